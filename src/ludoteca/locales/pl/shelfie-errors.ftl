# Co zostaje odrzucone w regałach, pozycjach i wpisanych akcjach My Shelfie

## Shelves

shelfie-errors-shelf = Regał to rzędy: { $rows }, po tyle znaków: { $columns }, najpierw górny rząd.
shelfie-errors-item = { $letter } to nie przedmiot. Regał zapisuje się przez { $letters } (koty książki gry ramki trofea rośliny) i . jako puste pole.
shelfie-errors-floats = Kafelek w rzędzie { $row }, kolumnie { $column } wisi: pole pod nim jest puste (SH-1.3).
shelfie-errors-common-goal = Cele wspólne to karty od 1 do { $last }, nie { $number }.
shelfie-errors-personal-goal = Cele osobiste to karty od 1 do { $last }, nie { $number }.

## Positions

shelfie-errors-room = Salon to dziewięć rzędów po dziewięć znaków: - brak pola, . puste albo przedmiot.
shelfie-errors-cell = { $letter } nie może stać w rzędzie { $row }, kolumnie { $column } salonu: potrzebny jest jeden z { $allowed } (SH-1.1).
shelfie-errors-bag = Kafelków { $letter } leży na stole { $count }, a jest ich tylko { $all } (SH-1.2).
shelfie-errors-common-twice = Każdy cel wspólny jest tylko raz, a { $cards } podaje jeden dwa razy (SH-2.1).
shelfie-errors-personal-twice = Każdy cel osobisty jest tylko raz, a { $cards } podaje jeden dwa razy (SH-2.3).
shelfie-errors-tokens = Żetony miejsca { $seat } to liczby ({ $goals }), każda 0 albo jedna z { $stack } (SH-2.2).
shelfie-errors-taken = Żetony bierze się z góry: { $gone } nie może być tym, czego brakuje z { $stack } (SH-4.1).
shelfie-errors-end-token = Żeton końca ma ten, kto pierwszy zapełnił regał, a wcześniej nikt (SH-4.2).
shelfie-errors-over = Partia jest skończona, gdy po zapełnieniu regału przyszłaby tura pierwszego gracza (SH-5.1).
shelfie-errors-full = Regał może mieć pełny tylko ten, kto w tej rundzie już grał (SH-5.1).
shelfie-errors-empty = Podczas partii salon nigdy nie jest pusty (SH-4.3, SH-4.4).

## Typed actions

-how = Napisz na przykład: take c4 c5 c6 > 2 (pola od najniższego kafelka w górę, potem kolumna od 1 do 5).
shelfie-errors-no-action = { $text } to nie akcja w My Shelfie. { -how }
shelfie-errors-no-column = Regał ma kolumny od 1 do { $last }, nie { $column }.
shelfie-errors-no-cell = Salon nie ma pola { $cell }. { -how }
