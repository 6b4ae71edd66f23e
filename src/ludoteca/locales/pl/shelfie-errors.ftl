# Co zostaje odrzucone w regałach, pozycjach i wpisanych akcjach My Shelfie

## Shelves

shelfie-errors-shelf = Regał to { $rows } rzędów po { $columns } znaków, najpierw górny rząd.
shelfie-errors-item = { $letter } to nie przedmiot. Zapisz regał znakami { $letters } (koty książki gry ramki trofea rośliny) i . jako puste pole.
shelfie-errors-floats = Kafelek w rzędzie { $row }, kolumnie { $column } wisi: pole pod nim jest puste (SH-1.3).
shelfie-errors-common-goal = Karty celów wspólnych mają numery od 1 do { $last }: karty { $number } nie ma.
shelfie-errors-personal-goal = Karty celów osobistych mają numery od 1 do { $last }: karty { $number } nie ma.
shelfie-errors-sheet-players = Arkusz ma po jednym wierszu na osobę: od { $least } do { $most }, nie { $count }. Jeden regał zapisuje się bez imienia, słowami ({ $rows }): PP... PPPP. FFPPB FGGGB FTCCC TTTCC
shelfie-errors-sheet-row = { $row } nie jest wierszem arkusza. Wpisz imię, regał, cel osobisty i żetony, na przykład: Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1
shelfie-errors-sheet-name = Imię { $name } jest w dwóch wierszach. Wpisz inne imię dla każdej osoby.
shelfie-errors-sheet-token = Przy { $players } osobach nie ma żetonu wartego { $token }: są warte { $stack }, a 1 to żeton końca gry (SH-2.2).
shelfie-errors-sheet-tokens =
    { $most ->
        [one] Jest tylko jeden żeton wart { $token }, a nie { $count } (SH-2.2).
        [few] Są tylko { $most } żetony warte { $token }, a nie { $count } (SH-2.2).
       *[other] Jest tylko { $most } żetonów wartych { $token }, a nie { $count } (SH-2.2).
    }
shelfie-errors-sheet-goals = Cele wspólne są { $most }, a każdy daje osobie tylko jeden żeton: { $tokens } to za dużo (SH-4.1).
shelfie-errors-sheet-goal = Przy kilku osobach cel osobisty jest w każdym wierszu, a nie w --goal. Wpisz na przykład: Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1

## Positions

shelfie-errors-room = Salon to dziewięć rzędów po dziewięć znaków: - brak pola, . puste albo przedmiot.
shelfie-errors-cell = { $letter } nie może być w rzędzie { $row }, kolumnie { $column } salonu: potrzebny jest jeden z { $allowed } (SH-1.1).
shelfie-errors-bag = Kafelków { $letter } jest na stole { $count }, a w grze jest ich tylko { $all } (SH-1.2).
shelfie-errors-common-twice = Każdy cel wspólny istnieje tylko raz, a { $cards } zawiera jeden dwa razy (SH-2.1).
shelfie-errors-personal-twice = Każdy cel osobisty istnieje tylko raz, a { $cards } zawiera jeden dwa razy (SH-2.3).
shelfie-errors-tokens = Żetony miejsca { $seat } zapisuje się liczbami, po jednej na każdy z celów ({ $goals }): 0 albo jedna z { $stack } (SH-2.2).
shelfie-errors-taken = Żetony bierze się z góry: w { $stack } nie może brakować { $gone } (SH-4.1).
shelfie-errors-end-token = Żeton końca gry dostaje gracz, który zapełnił regał przed innymi; wcześniej nie ma go nikt (SH-4.2).
shelfie-errors-over = Partia jest zakończona, gdy regał jest pełny i znów byłaby tura pierwszego gracza (SH-5.1).
shelfie-errors-full = Pełny regał mogą mieć tylko gracze, którzy w tej rundzie już grali (SH-5.1).
shelfie-errors-empty = Podczas partii salon nigdy nie jest pusty (SH-4.3, SH-4.4).

## Typed actions

-how = Wpisz na przykład: take c4 c5 c6 > 2 (pola od najniższego kafelka w górę, potem kolumna od 1 do 5).
shelfie-errors-no-action = { $text } to nie akcja gry My Shelfie. { -how }
shelfie-errors-no-column = Regał ma kolumny od 1 do { $last }: kolumny { $column } nie ma.
shelfie-errors-no-cell = Salon nie ma pola { $cell }. { -how }
