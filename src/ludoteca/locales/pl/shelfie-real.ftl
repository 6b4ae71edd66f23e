# My Shelfie przy prawdziwym stole.

## Przygotowanie

shelfie-setup-room = Połóżcie planszę salonu na środku. Przy { $players } graczach w grze jest { $cells } pól. Na każdym połóżcie kafelek wylosowany z woreczka.
shelfie-setup-shelves = Dajcie każdemu pusty regał.
shelfie-setup-common = Wylosujcie dwa cele wspólne. W pierwszej partii wystarczy jeden.
shelfie-setup-tokens = Ułóżcie na każdym celu wspólnym żetony punktacji { $tokens }, najwyższy na wierzchu.
shelfie-setup-personal = Rozdajcie po jednym celu osobistym, w tajemnicy. Resztę odłóżcie do pudełka bez oglądania.
shelfie-setup-end = Połóżcie żeton końca gry obok planszy.
shelfie-setup-begin = Wylosujcie, kto zaczyna: ta osoba dostaje krzesło. Gra toczy się zgodnie z ruchem wskazówek zegara.

## Pytania

shelfie-ask-one = Czy mogę wziąć tylko jeden kafelek?
shelfie-answer-one = Bierze się jeden, dwa albo trzy kafelki.
shelfie-ask-skip = Czy mogę opuścić turę?
shelfie-answer-skip = Trzeba wziąć przynajmniej jeden kafelek.
shelfie-ask-diagonal = Czy mogę wziąć kafelki, które stykają się tylko rogami?
shelfie-answer-diagonal = Kafelki tworzą prostą linię, jeden obok drugiego.
shelfie-ask-gap = Czy mogę wziąć dwa kafelki z przerwą między nimi?
shelfie-answer-gap = Linia nigdy nie przeskakuje pustego pola.
shelfie-ask-enclosed = Czy mogę wziąć kafelek, który staje się wolny dopiero po zabraniu sąsiada?
shelfie-answer-enclosed = Każdy kafelek musi mieć wolny bok na początku tury.
shelfie-ask-split = Czy mogę rozłożyć kafelki na dwie kolumny?
shelfie-answer-split = Wszystkie trafiają do jednej kolumny.
shelfie-ask-order = Czy mogę wybrać kolejność kafelków?
shelfie-answer-order = Kolejność jest dowolna. Pierwszy leży najniżej.
shelfie-ask-too-many = Czy mogę wziąć trzy kafelki, jeśli żadna kolumna nie ma miejsca na trzy?
shelfie-answer-too-many = Nigdy więcej kafelków, niż zmieści najluźniejsza kolumna.
shelfie-ask-both-goals = Czy mogę w jednej turze wziąć żetony obu celów wspólnych?
shelfie-answer-both-goals = Jeden żeton za każdy osiągnięty cel.
shelfie-ask-same-goal = Czy mogę dwa razy zdobyć punkty za ten sam cel wspólny?
shelfie-answer-same-goal = Jeden żeton na cel i osobę.
shelfie-ask-broken = Mój wzór jest już zepsuty. Czy mogę zatrzymać żeton?
shelfie-answer-broken = Żeton zostaje u ciebie.
shelfie-ask-corner-refill = Pozostałe kafelki stykają się tylko rogami. Czy uzupełniamy salon?
shelfie-answer-corner-refill = Salon uzupełnia się, gdy żaden kafelek nie ma sąsiada bok w bok.
shelfie-ask-last-round = Ktoś zapełnił regał. Czy kończymy rundę?
shelfie-answer-last-round = Gra trwa, aż zagra osoba po prawej stronie gracza startowego. Wszyscy mają tyle samo tur.
shelfie-ask-large-group = Czy grupa ośmiu jest warta więcej niż grupa sześciu?
shelfie-answer-large-group = Sześć lub więcej kafelków daje 8 punktów.
shelfie-ask-two-groups = Czy liczą się obie grupy tego samego przedmiotu?
shelfie-answer-two-groups = Liczy się każda grupa z co najmniej trzech kafelków.

## Arkusz punktacji

shelfie-sheet-goal = Cel wspólny { $number }
shelfie-sheet-choose-goal = Wybierz cel wspólny
shelfie-sheet-no-goal = Brak
shelfie-sheet-personal = Cel osobisty
shelfie-sheet-choose-personal = Wybierz cel osobisty
shelfie-sheet-card = Karta { $card }
shelfie-sheet-token = Żeton za { $goal }
shelfie-sheet-end = Pierwszy pełny regał
shelfie-sheet-first = Gracz startowy
shelfie-sheet-item = Kafelek
shelfie-sheet-remove = Usuń
shelfie-sheet-drop = Kolumna { $column }: włóż kafelek
shelfie-sheet-take = Kolumna { $column }: usuń górny kafelek
shelfie-sheet-tap = Wybierz kafelek, potem dotknij kolumny. Klawisze: C B G F T P, potem 1–5.
shelfie-sheet-of = Regał: { $name }
shelfie-sheet-tie = Przy remisie wygrywa ten z remisujących, kto gra najpóźniej w rundzie.
