# What is refused in shelves, positions and typed actions of My Shelfie

## Shelves

shelfie-errors-shelf = A shelf is { $rows } rows of { $columns } characters, top row first.
shelfie-errors-item = { $letter } is no item. A shelf is written with { $letters } (cats books games frames trophies plants) and . for an empty cell.
shelfie-errors-floats = The tile in row { $row }, column { $column } floats: the cell below it is empty (SH-1.3).
shelfie-errors-common-goal = The common goals are the cards 1 to { $last }, not { $number }.
shelfie-errors-personal-goal = The personal goals are the cards 1 to { $last }, not { $number }.

## Positions

shelfie-errors-room = The living room is nine rows of nine characters: - no cell, . empty, or an item.
shelfie-errors-cell = { $letter } cannot stand in row { $row }, column { $column } of the living room: expected one of { $allowed } (SH-1.1).
shelfie-errors-bag = { $count } tiles of { $letter } lie on the table, but there are only { $all } (SH-1.2).
shelfie-errors-common-twice = Each common goal is there only once, but { $cards } names one twice (SH-2.1).
shelfie-errors-personal-twice = Each personal goal is there only once, but { $cards } names one twice (SH-2.3).
shelfie-errors-tokens = The tokens of seat { $seat } are { $goals } numbers, each 0 or one of { $stack } (SH-2.2).
shelfie-errors-taken = Tokens are taken from the top: { $gone } cannot be what is gone of { $stack } (SH-4.1).
shelfie-errors-end-token = The end token lies with the first player who filled a shelf, and with nobody before (SH-4.2).
shelfie-errors-over = The match is over when, after a shelf was filled, it would be the first player's turn (SH-5.1).
shelfie-errors-full = Only players who have had their turn in this round can have filled their shelf (SH-5.1).
shelfie-errors-empty = The living room is never empty while the match runs (SH-4.3, SH-4.4).

## Typed actions

-how = Write for example: take c4 c5 c6 > 2 (cells from the lowest tile up, then the column 1 to 5).
shelfie-errors-no-action = { $text } is no action of My Shelfie. { -how }
shelfie-errors-no-column = A shelf has the columns 1 to { $last }, not { $column }.
shelfie-errors-no-cell = The living room has no cell { $cell }. { -how }
