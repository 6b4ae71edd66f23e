# My Shelfie przy stole.

shelfie-you = Ty
shelfie-your-shelf = Twój regał
shelfie-room = Salon
shelfie-columns = Kolumny twojego regału
shelfie-column = Kolumna { $column }
shelfie-column-holds = od dołu: { $tiles }
shelfie-column-empty = pusta
shelfie-column-room =
    { $count ->
        [0] pełna
       *[other] miejsca na kafelki: { $count }
    }
shelfie-column-brings =
    { $points ->
        [one] daje { $points } punkt
        [few] daje { $points } punkty
       *[other] daje { $points } punktów
    }
shelfie-first-chair = krzesło pierwszego gracza
shelfie-to-move = ma ruch
shelfie-open-shelf = Otwórz regał

## Choosing

shelfie-choice = Twój wybór
shelfie-choose-tiles = Weź od jednego do trzech kafelków w linii
shelfie-choose-column = Wybierz kolumnę
shelfie-into-column = Do kolumny { $column }
shelfie-waiting = { $name } wybiera…
shelfie-over = Koniec gry
shelfie-swap = Zamień kafelki { $first } i { $second }
shelfie-confirm = Zatwierdź
shelfie-put-back = Odłóż
shelfie-undo = Cofnij
shelfie-say-chosen = Wybrane, od najniższego: { $tiles }. Kolumny z miejscem: { $columns }
shelfie-say-put-back = Wszystko odłożone
shelfie-cell-empty = { $cell }, puste
shelfie-cell-resting = { $cell }, { $item }
shelfie-cell-free = { $cell }, { $item }, wolny kafelek
shelfie-cell-addable = { $cell }, { $item }, można dołożyć
shelfie-cell-chosen = { $cell }, { $item }, wybrany, numer { $order }
shelfie-cell-walled = { $cell }, { $item }, bez wolnego boku

## Items

shelfie-empty = puste
shelfie-item-cats =
    { $count ->
        [one] kot
        [few] koty
       *[other] kotów
    }
shelfie-item-books =
    { $count ->
        [one] książka
        [few] książki
       *[other] książek
    }
shelfie-item-games =
    { $count ->
        [one] gra
        [few] gry
       *[other] gier
    }
shelfie-item-frames =
    { $count ->
        [one] ramka
        [few] ramki
       *[other] ramek
    }
shelfie-item-trophies =
    { $count ->
        [one] trofeum
        [few] trofea
       *[other] trofeów
    }
shelfie-item-plants =
    { $count ->
        [one] roślina
        [few] rośliny
       *[other] roślin
    }

## Common goals

shelfie-goal-1 = Dwa kwadraty
shelfie-goal-1-help = Dwie osobne grupy tego samego rodzaju, każda z kwadratem 2 × 2 kafelki.
shelfie-goal-1-help-english = Dwie osobne grupy, każda z kwadratem 2 × 2 kafelki jednego rodzaju.
shelfie-goal-2 = Dwie barwne kolumny
shelfie-goal-2-help = Dwie pełne kolumny, każda z sześciu różnych rodzajów.
shelfie-goal-3 = Cztery czwórki
shelfie-goal-3-help = Cztery grupy co najmniej czterech stykających się kafelków jednego rodzaju.
shelfie-goal-4 = Sześć par
shelfie-goal-4-help = Sześć grup co najmniej dwóch stykających się kafelków jednego rodzaju.
shelfie-goal-5 = Trzy skromne kolumny
shelfie-goal-5-help = Trzy pełne kolumny, każda z najwyżej trzech rodzajów.
shelfie-goal-6 = Dwa barwne rzędy
shelfie-goal-6-help = Dwa pełne rzędy, każdy z pięciu różnych rodzajów.
shelfie-goal-7 = Cztery skromne rzędy
shelfie-goal-7-help = Cztery pełne rzędy, każdy z najwyżej trzech rodzajów.
shelfie-goal-8 = Cztery rogi
shelfie-goal-8-help = Jeden rodzaj we wszystkich czterech rogach regału.
shelfie-goal-9 = Osiem takich samych
shelfie-goal-9-help = Osiem kafelków jednego rodzaju, gdziekolwiek.
shelfie-goal-10 = Krzyż
shelfie-goal-10-help = Pięć kafelków jednego rodzaju w kształcie litery X.
shelfie-goal-11 = Przekątna
shelfie-goal-11-help = Pięć kafelków jednego rodzaju na przekątnej.
shelfie-goal-12 = Schody
shelfie-goal-12-help = Kolumny rosną lub maleją po jednym kafelku; rodzaje dowolne.
shelfie-goal-met = osiągnięty
shelfie-tokens-left = Pozostałe żetony punktacji: { $tokens }
shelfie-no-tokens = brak żetonów

## One's own goal, the end, the bag

shelfie-personal-goal = Cel osobisty
shelfie-personal-right = dobrze ułożone miejsca: { $count } z 6
shelfie-personal-ladder = Punkty za jedno do sześciu miejsc
shelfie-end-token = Żeton końca gry
shelfie-end-token-help = za pierwszy pełny regał
shelfie-end-token-of = pierwszy pełny regał: { $name }
shelfie-bag =
    { $count ->
        [one] { $count } kafelek w woreczku
        [few] { $count } kafelki w woreczku
       *[other] { $count } kafelków w woreczku
    }

## Points

shelfie-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
shelfie-points-open =
    { $points ->
        [one] { $name }: { $points } punkt. Pokaż sumę
        [few] { $name }: { $points } punkty. Pokaż sumę
       *[other] { $name }: { $points } punktów. Pokaż sumę
    }
shelfie-points-tokens = cele wspólne
shelfie-points-end_token = żeton końca gry
shelfie-points-personal = cel osobisty
shelfie-points-groups = grupy
shelfie-sum = Punkty
shelfie-sum-group = { $count } { $item } razem
shelfie-sum-secret = Cel osobisty pozostaje tajny do końca.
shelfie-sum-groups-help = Stykające się kafelki jednego rodzaju: 3 dają 2 punkty, 4 dają 3, 5 daje 5, 6 lub więcej daje 8.
shelfie-chip-token = żeton punktacji
shelfie-chip-missing =
    { $count ->
        [one] brakuje jednego kafelka
       *[other] brakuje { $count } kafelków
    }
shelfie-chip-refill = salon się zapełni
shelfie-chip-over = gra się kończy

## Panels

shelfie-panel-goals = Cele
shelfie-panel-shelves = Regały

## What happened

shelfie-line-column = kolumna { $column }
shelfie-line-goal = osiąga cel „{ $goal }”
shelfie-line-end-token = jako pierwszy zapełnia regał
shelfie-line-return =
    { $count ->
        [one] { $count } kafelek wraca do woreczka
        [few] { $count } kafelki wracają do woreczka
       *[other] { $count } kafelków wraca do woreczka
    }
shelfie-line-refill = Salon uzupełniono
shelfie-line-end = Koniec gry
shelfie-say-insert =
    { $who ->
        [you] Wkładasz do kolumny { $column }: { $tiles }.
       *[other] { $name } wkłada do kolumny { $column }: { $tiles }.
    }
shelfie-say-goal =
    { $who ->
        [you] Osiągasz cel wspólny „{ $goal }”, punkty: { $points }.
       *[other] { $name } osiąga cel wspólny „{ $goal }”, punkty: { $points }.
    }
shelfie-say-end-token =
    { $who ->
        [you] Twój regał jest pierwszy pełny: 1 punkt. Kolejka zostanie dokończona.
       *[other] { $name } ma pierwszy pełny regał: 1 punkt. Kolejka zostanie dokończona.
    }
shelfie-progress = kolejka { $round }
shelfie-progress-last = ostatnia kolejka
shelfie-progress-over = koniec
shelfie-action = { $tiles } ({ $cells }) do kolumny { $column }

## Why an action is good or bad

shelfie-reason-common_goal = cel wspólny „{ $goal }”, punkty: { $value }
shelfie-reason-goal_opened = { $name } może osiągnąć „{ $goal }”, punkty: { $value }
shelfie-reason-goal_denied = { $name } nie może teraz osiągnąć „{ $goal }”, punkty: { $value }
shelfie-reason-personal = miejsce { $to } celu osobistego ({ $item }): { $value } więcej
shelfie-reason-group = grupa { $to } kafelków ({ $item }): { $value } więcej
shelfie-reason-end_token = { $value } punkt za pierwszy pełny regał
shelfie-reason-last_turns =
    { $count ->
        [0] kończy grę od razu
        [one] pozostałym zostaje jeszcze jeden ruch
        [few] pozostałym zostają jeszcze { $count } ruchy
       *[other] pozostałym zostaje jeszcze { $count } ruchów
    }
shelfie-reason-goal_near = „{ $goal }”, wart { $value }: { $to } z { $of } kafelków na miejscu
shelfie-reason-token_wanted = { $name }, blisko celu „{ $goal }”, dostanie żeton { $to } zamiast { $from }
shelfie-reason-group_denied = { $name } traci szansę na dodatkowe punkty: { $value } ({ $item })
shelfie-reason-group_opened = { $name } zyskuje szansę na dodatkowe punkty: { $value } ({ $item })
shelfie-reason-end_near =
    { $missing ->
        [one] do pełnego regału brakuje jednego miejsca
       *[other] do pełnego regału brakuje { $missing } miejsc
    }
shelfie-reason-group_open = przygotowuje grupę { $to } kafelków ({ $item }): { $value } więcej
shelfie-reason-token = następny żeton celu „{ $goal }” ma wartość { $to } zamiast { $from }
shelfie-reason-refill = salon zapełni się dla pozostałych

## Answers to questions

shelfie-answer-score-seat =
    { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
       *[other] { $name }: { $points } punktów
    }
shelfie-answer-score-sum = Cele wspólne { $tokens }, żeton końca gry { $end }, cel osobisty { $personal }, grupy { $groups }.
shelfie-answer-goal = { $goal }: { $help } Pozostałe żetony: { $tokens }. Masz { $done } z { $of } kafelków.
shelfie-answer-goal-watched = { $goal }: { $help } Pozostałe żetony: { $tokens }.
shelfie-answer-personal = Cel osobisty: dobrze ułożone miejsca: { $count } z 6. Brakuje jeszcze: { $wanted }.
shelfie-answer-place = { $item } w kolumnie { $column }, rząd { $row } od góry
shelfie-answer-wait = To nie twój ruch.
shelfie-answer-free = Wolne kafelki: { $tiles }.
shelfie-answer-columns = Kolumny z miejscem na jeden: { $one }; na dwa: { $two }; na trzy: { $three }.

## Refusals

shelfie-refusal-no-such-action = Nie ma takiej akcji.
shelfie-refusal-is-over = Gra jest skończona.
shelfie-refusal-no-tile = Na jednym z tych pól nie ma kafelka.
shelfie-refusal-walled-in = Ten kafelek nie miał na początku tury wolnego boku: z czterech stron leżą inne kafelki.
shelfie-refusal-too-many = Żadna kolumna twojego regału nie ma miejsca na tyle kafelków.
shelfie-refusal-no-room = Ta kolumna nie ma miejsca na wszystkie kafelki, które bierzesz.
shelfie-refusal-one-to-three = Bierze się jeden, dwa lub trzy kafelki.
shelfie-refusal-not-a-line = Kafelki, które bierzesz, leżą w jednej prostej linii i każdy styka się z następnym.
