# My Shelfie przy stole.

shelfie-your-shelf = Twój regał
shelfie-room = Salon
shelfie-columns = Kolumny twojego regału
shelfie-column = Kolumna { $column }
shelfie-column-holds = od dołu: { $tiles }
shelfie-column-empty = pusta
shelfie-column-room =
    { $count ->
        [0] pełna
       *[other] wolne pola: { $count }
    }
shelfie-column-brings =
    { $points ->
        [one] daje { $points } punkt
        [few] daje { $points } punkty
       *[other] daje { $points } punktów
    }
shelfie-first-chair = krzesło pierwszego gracza
shelfie-to-move = teraz gra
shelfie-open-shelf = Pokaż regał

## Choosing

shelfie-choice = Twój wybór
shelfie-choose-tiles = Weź od jednego do trzech kafelków w linii
shelfie-choose-column = Wybierz kolumnę
shelfie-into-column = Do kolumny { $column }
shelfie-waiting = { $name } wybiera…
shelfie-over = Koniec partii
shelfie-swap = Zamień kafelki { $first } i { $second }
shelfie-confirm = Potwierdź
shelfie-put-back = Wyczyść
shelfie-undo = Cofnij
shelfie-key-column = Wybierz kolumnę dla zaznaczonych kafelków
shelfie-key-enter = Zaznacz kafelek; na przycisku Potwierdź: wykonaj ruch
shelfie-tie-turn = Przy remisie wygrywa ostatnia osoba w kolejności tur: { $name }.
shelfie-say-chosen = Wybrane, od najniższego: { $tiles }. Kolumny z miejscem: { $columns }
shelfie-say-put-back = Wybór wyczyszczony
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
shelfie-goal-2-help = Dwie pełne kolumny, w każdej sześć różnych rodzajów.
shelfie-goal-3 = Cztery czwórki
shelfie-goal-3-help = Cztery grupy co najmniej czterech sąsiadujących kafelków jednego rodzaju.
shelfie-goal-4 = Sześć par
shelfie-goal-4-help = Sześć grup co najmniej dwóch sąsiadujących kafelków jednego rodzaju.
shelfie-goal-5 = Trzy skromne kolumny
shelfie-goal-5-help = Trzy pełne kolumny, w każdej najwyżej trzy rodzaje.
shelfie-goal-6 = Dwa barwne rzędy
shelfie-goal-6-help = Dwa pełne rzędy, w każdym pięć różnych rodzajów.
shelfie-goal-7 = Cztery skromne rzędy
shelfie-goal-7-help = Cztery pełne rzędy, w każdym najwyżej trzy rodzaje.
shelfie-goal-8 = Cztery rogi
shelfie-goal-8-help = Ten sam rodzaj we wszystkich czterech rogach regału.
shelfie-goal-9 = Osiem takich samych
shelfie-goal-9-help = Osiem kafelków jednego rodzaju, gdziekolwiek.
shelfie-goal-10 = Krzyż
shelfie-goal-10-help = Pięć kafelków jednego rodzaju w kształcie litery X.
shelfie-goal-11 = Przekątna
shelfie-goal-11-help = Pięć kafelków jednego rodzaju na przekątnej.
shelfie-goal-12 = Schody
shelfie-goal-12-help = Kolumny rosną lub maleją po jednym kafelku; rodzaje dowolne.
shelfie-goal-met = cel osiągnięty
shelfie-tokens-left = Pozostałe żetony punktacji: { $tokens }
shelfie-no-tokens = brak żetonów

## One’s own goal, the end, the bag

shelfie-personal-goal = Cel osobisty
shelfie-personal-right = trafione pola: { $count } z 6
shelfie-personal-ladder = Punkty za jedno do sześciu pól
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
        [one] { $name }: { $points } punkt. Pokaż szczegóły
        [few] { $name }: { $points } punkty. Pokaż szczegóły
       *[other] { $name }: { $points } punktów. Pokaż szczegóły
    }
shelfie-points-tokens = Cele wspólne
shelfie-points-end_token = Żeton końca gry
shelfie-points-personal = Cel osobisty
shelfie-points-groups = Grupy
shelfie-tie-break = Remis punktowy: z remisujących wygrywa ostatni w kolejności tur.
shelfie-sum = Punkty
shelfie-sum-group = Grupa: { $count } { $item }
shelfie-sum-secret = Cele osobiste pozostają tajne do końca gry.
shelfie-sum-groups-help = Sąsiadujące kafelki jednego rodzaju: 3 dają 2 punkty, 4 dają 3, 5 daje 5, 6 lub więcej daje 8.
shelfie-chip-token = żeton punktacji
shelfie-chip-missing =
    { $count ->
        [one] brakuje jednego kafelka
       *[other] brakuje { $count } kafelków
    }
shelfie-chip-refill = uzupełnienie salonu
shelfie-chip-over = partia się kończy
shelfie-preview =
    { $after ->
        [one] { $before } → { $after } punkt
        [few] { $before } → { $after } punkty
       *[other] { $before } → { $after } punktów
    }
shelfie-preview-source = { $points } { $source }
shelfie-preview-goal = { $goal } { $done }/{ $of }

## Panels

shelfie-panel-goals = Cele
shelfie-panel-shelves = Regały

## What happened

shelfie-log-return =
    { $count ->
        [one] { $count } kafelek wraca do woreczka
        [few] { $count } kafelki wracają do woreczka
       *[other] { $count } kafelków wraca do woreczka
    }
shelfie-log-refill = Salon został uzupełniony
shelfie-log-end = Koniec partii
shelfie-log-insert =
    { $who ->
        [you] Wkładasz do kolumny { $column }: { $tiles }
       *[other] { $name } wkłada do kolumny { $column }: { $tiles }
    }
shelfie-log-goal =
    { $who ->
        [you] Osiągasz cel wspólny „{ $goal }” ({ $points })
       *[other] { $name } osiąga cel wspólny „{ $goal }” ({ $points })
    }
shelfie-log-end-token =
    { $who ->
        [you] Masz pierwszy pełny regał ({ $points }). To ostatnia runda
       *[other] { $name } ma pierwszy pełny regał ({ $points }). To ostatnia runda
    }
shelfie-log-points =
    { $count ->
        [one] +{ $count } punkt
        [few] +{ $count } punkty
       *[other] +{ $count } punktów
    }
shelfie-progress = runda { $round }
shelfie-progress-last = ostatnia runda
shelfie-progress-over = koniec
shelfie-action = Włóż do kolumny { $column }: { $tiles }

## Why an action is good or bad

shelfie-reason-common_goal = cel wspólny „{ $goal }”: +{ $value } pkt
shelfie-reason-goal_opened =
    { $who ->
        [you] możesz osiągnąć „{ $goal }” za { $value } pkt
       *[other] { $name } może osiągnąć „{ $goal }” za { $value } pkt
    }
shelfie-reason-goal_denied =
    { $who ->
        [you] nie możesz teraz osiągnąć „{ $goal }” za { $value } pkt
       *[other] { $name } nie może teraz osiągnąć „{ $goal }” za { $value } pkt
    }
shelfie-reason-personal = { $to }. pole celu osobistego ({ $item }): +{ $value } pkt
shelfie-reason-group = grupa { $to } kafelków ({ $item }): +{ $value } pkt
shelfie-reason-end_token = { $value } punkt za pierwszy pełny regał
shelfie-reason-last_turns =
    { $count ->
        [0] kończy partię od razu
        [one] pozostałym zostaje jeszcze jedna tura
        [few] pozostałym zostają jeszcze { $count } tury
       *[other] pozostałym zostaje jeszcze { $count } tur
    }
shelfie-reason-goal_near = „{ $goal }” za { $value } pkt: { $to } z { $of } kafelków na miejscu
shelfie-reason-token_wanted =
    { $who ->
        [you] jesteś blisko celu „{ $goal }”: następny żeton jest wart { $to } zamiast { $from }
       *[other] { $name } jest blisko celu „{ $goal }”: następny żeton jest wart { $to } zamiast { $from }
    }
shelfie-reason-group_denied =
    { $who ->
        [you] tracisz szansę na +{ $value } pkt ({ $item })
       *[other] { $name } traci szansę na +{ $value } pkt ({ $item })
    }
shelfie-reason-group_opened =
    { $who ->
        [you] zyskujesz szansę na +{ $value } pkt ({ $item })
       *[other] { $name } zyskuje szansę na +{ $value } pkt ({ $item })
    }
shelfie-reason-end_near =
    { $missing ->
        [one] do pełnego regału brakuje jednego kafelka
       *[other] do pełnego regału brakuje { $missing } kafelków
    }
shelfie-reason-group_open = przygotowuje grupę { $to } kafelków ({ $item }): +{ $value } pkt
shelfie-reason-token = następny żeton celu „{ $goal }” jest wart { $to } zamiast { $from }
shelfie-reason-refill = uzupełnia salon dla pozostałych

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
shelfie-answer-personal = Cel osobisty, trafione pola: { $count } z 6. Brakuje jeszcze: { $wanted }.
shelfie-answer-place = { $item } w kolumnie { $column }, rząd { $row } od góry
shelfie-answer-wait = To nie twoja tura.
shelfie-answer-free = Wolne kafelki: { $tiles }.
shelfie-answer-columns = Kolumny z miejscem na jeden: { $one }; na dwa: { $two }; na trzy: { $three }.

## Refusals

shelfie-refusal-no-such-action = Nie ma takiej akcji.
shelfie-refusal-is-over = Partia jest skończona.
shelfie-refusal-no-tile = Na jednym z tych pól nie ma kafelka.
shelfie-refusal-walled-in = Każdy kafelek, który bierzesz, musi mieć na początku tury wolny bok.
shelfie-refusal-too-many = W żadnej kolumnie twojego regału nie zmieści się tyle kafelków.
shelfie-refusal-no-room = W tej kolumnie nie zmieszczą się wszystkie kafelki, które bierzesz.
shelfie-refusal-one-to-three = Weź jeden, dwa lub trzy kafelki.
shelfie-refusal-not-a-line = Kafelki, które bierzesz, muszą tworzyć prostą linię, każdy obok następnego.
