# Czy mogę wziąć te kafelki? Odpowiedź przy prawdziwym stole

shelfie-judge-tap = Dotknięcie wskazuje
shelfie-judge-take = Co chcę wziąć
shelfie-judge-board = Gdzie leżą kafelki
shelfie-judge-room = Salon
shelfie-judge-tile = { $cell }, kafelek
shelfie-judge-empty = { $cell }, puste
shelfie-judge-wanted = { $cell }, kafelek do wzięcia
shelfie-judge-shelf = Wolne miejsca na moim regale: { $free }
shelfie-judge-shelf-how = Ile kafelków jest w każdej kolumnie?
shelfie-judge-column = Kolumna { $column }
shelfie-judge-clear = Zapełnij planszę od nowa
shelfie-judge-task = Dotknij kafelków, które chcesz wziąć. Jeśli plansza nie jest już pełna, najpierw wskaż, gdzie leżą kafelki.
shelfie-judge-columns = Trafiają do jednej kolumny: { $columns }.
shelfie-judge-most =
    { $count ->
        [0] Twój regał jest pełny.
        [one] W najmniej zapełnionej kolumnie jest jedno wolne miejsce.
        [few] W najmniej zapełnionej kolumnie są { $count } wolne miejsca.
        [many] W najmniej zapełnionej kolumnie jest { $count } wolnych miejsc.
       *[other] W najmniej zapełnionej kolumnie jest { $count } wolnego miejsca.
    }
