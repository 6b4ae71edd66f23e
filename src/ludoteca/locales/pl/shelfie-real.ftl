# My Shelfie przy prawdziwym stole.

## Przygotowanie

shelfie-real-setup-room = Połóżcie planszę salonu na środku. Przy { $players } graczach w grze jest { $cells } pól. Na każdym połóżcie kafelek dociągnięty z woreczka.
shelfie-real-setup-shelves = Dajcie każdemu pusty regał.
shelfie-real-setup-common = Wylosujcie dwa cele wspólne. W pierwszej partii wystarczy jeden.
shelfie-real-setup-tokens = Ułóżcie na każdym celu wspólnym żetony punktacji { $tokens }, najwyższy na wierzchu.
shelfie-real-setup-personal = Rozdajcie każdemu jeden zakryty cel osobisty. Resztę odłóżcie do pudełka bez oglądania.
shelfie-real-setup-end = Połóżcie żeton końca gry obok planszy.
shelfie-real-setup-begin = Wylosujcie, kto zaczyna: ta osoba dostaje krzesło. Gra toczy się zgodnie z ruchem wskazówek zegara.

## Pytania

shelfie-real-ask-one = Czy mogę wziąć tylko jeden kafelek?
shelfie-real-answer-one = Bierze się jeden, dwa albo trzy kafelki.
shelfie-real-ask-skip = Czy mogę pominąć turę?
shelfie-real-answer-skip = Trzeba wziąć przynajmniej jeden kafelek.
shelfie-real-ask-diagonal = Czy mogę wziąć kafelki, które stykają się tylko rogami?
shelfie-real-answer-diagonal = Kafelki tworzą prostą linię, jeden obok drugiego.
shelfie-real-ask-gap = Czy mogę wziąć dwa kafelki z przerwą między nimi?
shelfie-real-answer-gap = Linia nigdy nie przeskakuje pustego pola.
shelfie-real-ask-enclosed = Czy mogę wziąć kafelek, który staje się wolny dopiero po zabraniu sąsiada?
shelfie-real-answer-enclosed = Każdy kafelek musi mieć wolny bok na początku tury.
shelfie-real-ask-split = Czy mogę rozłożyć kafelki na dwie kolumny?
shelfie-real-answer-split = Wszystkie trafiają do jednej kolumny.
shelfie-real-ask-order = Czy mogę wybrać kolejność kafelków?
shelfie-real-answer-order = Kolejność jest dowolna. Pierwszy leży najniżej.
shelfie-real-ask-too-many = Czy mogę wziąć trzy kafelki, jeśli żadna kolumna nie ma miejsca na trzy?
shelfie-real-answer-too-many = Nigdy więcej kafelków, niż zmieści najmniej zapełniona kolumna.
shelfie-real-ask-both-goals = Czy mogę w jednej turze wziąć żetony obu celów wspólnych?
shelfie-real-answer-both-goals = Jeden żeton za każdy osiągnięty cel.
shelfie-real-ask-same-goal = Czy mogę dwa razy zdobyć punkty za ten sam cel wspólny?
shelfie-real-answer-same-goal = Jeden żeton na cel i osobę.
shelfie-real-ask-broken = Mój wzór jest już zepsuty. Czy mogę zatrzymać żeton?
shelfie-real-answer-broken = Żeton zostaje u ciebie.
shelfie-real-ask-corner-refill = Pozostałe kafelki stykają się tylko rogami. Czy uzupełniamy salon?
shelfie-real-answer-corner-refill = Salon uzupełnia się, gdy żaden kafelek nie styka się bokiem z innym.
shelfie-real-ask-last-round = Ktoś zapełnił regał. Czy gramy rundę do końca?
shelfie-real-answer-last-round = Gra trwa, aż zagra osoba po prawej stronie pierwszego gracza. Wszyscy mają tyle samo tur.
shelfie-real-ask-large-group = Czy grupa ośmiu jest warta więcej niż grupa sześciu?
shelfie-real-answer-large-group = Sześć lub więcej kafelków daje 8 punktów.
shelfie-real-ask-two-groups = Czy liczą się obie grupy tego samego przedmiotu?
shelfie-real-answer-two-groups = Liczy się każda grupa z co najmniej trzech kafelków.

## Arkusz punktacji

shelfie-real-sheet-goal = Cel wspólny { $number }
shelfie-real-sheet-choose-goal = Wybierz cel wspólny
shelfie-real-sheet-no-goal = Brak
shelfie-real-sheet-personal = Cel osobisty
shelfie-real-sheet-choose-personal = Wybierz cel osobisty
shelfie-real-sheet-card = Karta { $card }
shelfie-real-sheet-token = Żeton za { $goal }
shelfie-real-sheet-end = Pierwszy pełny regał
shelfie-real-sheet-first = Pierwszy gracz
shelfie-real-sheet-item = Kafelek
shelfie-real-sheet-remove = Usuń
shelfie-real-sheet-drop = Kolumna { $column }: włóż kafelek
shelfie-real-sheet-take = Kolumna { $column }: usuń górny kafelek
shelfie-real-sheet-tap = Wybierz kafelek, potem dotknij kolumny. Klawisze: C B G F T P, potem 1–5.
shelfie-real-sheet-of = Regał: { $name }
shelfie-real-sheet-tie = Przy remisie wygrywa ten z remisujących, kto gra najpóźniej w rundzie.
