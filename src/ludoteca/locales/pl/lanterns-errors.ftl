# Co zostaje odrzucone w pozycjach i wpisanych akcjach Lanterns

## Positions

lanterns-errors-sides = Każde miejsce musi mieć własny bok spośród N, E, S i W, a nie { $sides } (LA-2.2).
lanterns-errors-clockwise = Miejsca muszą iść zgodnie z ruchem wskazówek zegara (N, E, S, W), a nie { $sides } (LA-2.7).
lanterns-errors-lake = Jezioro to lista od 1 do { $most } kafli w kolejności umieszczenia, najpierw kafel startowy.
lanterns-errors-tile = Kafel jeziora to obiekt taki jak { $example }.
lanterns-errors-start = Kafel startowy to kafel 0, na polu 0,0, pierwszy w jeziorze (LA-2.1).
lanterns-errors-one-place = Na { $x },{ $y } są dwa kafle (LA-3.5).
lanterns-errors-floats = Kafel { $tile } na { $x },{ $y } nie dotyka żadnego kafla umieszczonego wcześniej (LA-3.5).
lanterns-errors-stack = Gdy liczba umieszczonych kafli to { $laid }, w stosie dociągania musi ich być { $count } (LA-2.3).
lanterns-errors-hand = Gdy liczba umieszczonych kafli to { $laid }, miejsce { $seat } musi ich mieć { $count } (LA-4.6), a nie { $tiles }.
lanterns-errors-twice = Kafel { $tile } występuje dwa razy: wtedy nie każdy kolor byłby na 20 bokach (LA-1.1).
lanterns-errors-cards = Karty miejsca { $seat } muszą być liczbami według koloru ({ $colours }), a nie { $cards }.
lanterns-errors-supply = Gracze mają za dużo kart koloru { $colour }: { $held }, a przy { $players } graczach jest ich tylko { $there } (LA-2.4).
lanterns-errors-dedications = Poświęcenia to lista dotychczasowych, po kolei, najwyżej jedno na turę (LA-3.6).
lanterns-errors-dedication = Poświęcenie to obiekt taki jak { $example }.
lanterns-errors-worth = Następne poświęcenie za { $kind } jest warte { $value }, nie { $found } (LA-3.2, LA-3.3).
lanterns-errors-turn = Gdy liczba umieszczonych kafli to { $laid }, jest tura miejsca { $turn }, a nie { $seat } (LA-2.7).
lanterns-errors-over = Partia jest zakończona, gdy wszyscy rozegrali ostatnią turę (LA-5.1).
lanterns-errors-step = Krok tury to jeden z { $steps }, a nie { $step }.
lanterns-errors-final-step = Ostatnia tura kończy się poświęceniem i nie ma w niej odrzucania: krok nie może być { $step } (LA-5.3).
lanterns-errors-discarded = Gracz, który odrzucał karty, ma ich co najmniej 12 (LA-3.4).
lanterns-errors-dedicated = Gracz, który dokonał poświęcenia, ma za nie żeton (LA-3.2).

## Typed actions

-how = Wpisz na przykład: x purple red, d four red, d pairs red blue green, d seven, discard blue, p 7 r2 @ 1,-2 albo pass.
lanterns-errors-no-action = { $text } to nie akcja gry Lanterns. { -how }
lanterns-errors-no-colour = { $word } to nie kolor. Kolory to { $colours }.
lanterns-errors-no-dedication = 'd { $words }' to nie poświęcenie. { -how }
lanterns-errors-no-placement = 'p { $text }' to nie umieszczenie kafla. { -how }
lanterns-errors-no-rotation = Brakuje obrotu: od r0 do r3, czyli liczby ćwierćobrotów w prawo. Wpisz na przykład: { $example }

## Arkusze punktacji

lanterns-errors-sheet-players = Arkusz ma po jednym wierszu na osobę: od { $least } do { $most }, nie { $count }.
lanterns-errors-sheet-name = Imię { $name } jest w dwóch wierszach. Wpisz inne imię dla każdej osoby.
lanterns-errors-sheet-row = { $row } nie jest wierszem arkusza. Wpisz na przykład: Ada 10 8 4 / 2 / 5 (żetony, łaska, karty).
lanterns-errors-sheet-token = Nie ma żetonu poświęcenia wartego { $token }: są warte od { $least } do { $most } (LA-1.3).
lanterns-errors-sheet-tokens =
    { $most ->
        [one] W pudełku jest tylko jeden żeton poświęcenia wart { $token }, a nie { $count } (LA-1.3).
        [few] W pudełku są tylko { $most } żetony poświęcenia warte { $token }, a nie { $count } (LA-1.3).
       *[other] W pudełku jest tylko { $most } żetonów poświęcenia wartych { $token }, a nie { $count } (LA-1.3).
    }
lanterns-errors-sheet-goal = W Lanterns nie ma celów osobistych. Pomiń --goal.
