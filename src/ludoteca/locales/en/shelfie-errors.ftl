# What is refused in shelves, positions and typed actions of My Shelfie

## Shelves

shelfie-errors-shelf = A shelf is { $rows } rows of { $columns } characters, top row first.
shelfie-errors-item = { $letter } is not an item. Write a shelf with { $letters } (cats books games frames trophies plants) and . for an empty cell.
shelfie-errors-floats = The tile in row { $row }, column { $column } floats: the cell below it is empty (SH-1.3).
shelfie-errors-common-goal = The common goal cards are 1 to { $last }, not { $number }.
shelfie-errors-personal-goal = The personal goal cards are 1 to { $last }, not { $number }.
shelfie-errors-sheet-players = A sheet has a row for each player, { $least } to { $most } of them, not { $count }. One shelf alone is { $rows } words without a name: PP... PPPP. FFPPB FGGGB FTCCC TTTCC
shelfie-errors-sheet-row = { $row } is not a row of a sheet. Write the name, the shelf, the personal goal and the tokens, for example: Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1
shelfie-errors-sheet-name = { $name } is the name of two players. Give each player a different name.
shelfie-errors-sheet-token = With { $players } players there is no scoring token worth { $token }: they are worth { $stack }, and 1 is the end-of-game token (SH-2.2).
shelfie-errors-sheet-tokens =
    { $most ->
        [one] There is only one scoring token worth { $token }, not { $count } (SH-2.2).
       *[other] There are only { $most } scoring tokens worth { $token }, not { $count } (SH-2.2).
    }
shelfie-errors-sheet-goals = There are { $most } common goals, and each brings a player one token: { $tokens } is too many (SH-4.1).
shelfie-errors-sheet-goal = With several players, the personal goal is in each row, not in --goal. Write for example: Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1

## Positions

shelfie-errors-room = The living room is nine rows of nine characters: - for no cell, . for an empty one, or an item.
shelfie-errors-cell = { $letter } cannot be in row { $row }, column { $column } of the living room: expected one of { $allowed } (SH-1.1).
shelfie-errors-bag = { $count } tiles of { $letter } are on the table, but there are only { $all } (SH-1.2).
shelfie-errors-common-twice = Each common goal exists only once, but { $cards } names one twice (SH-2.1).
shelfie-errors-personal-twice = Each personal goal exists only once, but { $cards } names one twice (SH-2.3).
shelfie-errors-tokens = The tokens of seat { $seat } must be { $goals } numbers, each 0 or one of { $stack } (SH-2.2).
shelfie-errors-taken = Tokens are taken from the top: { $gone } cannot be missing from { $stack } (SH-4.1).
shelfie-errors-end-token = The end-of-game token belongs to the first player who filled a shelf, and to nobody before that (SH-4.2).
shelfie-errors-over = The match is over when a shelf is full and the next turn would be the first player’s (SH-5.1).
shelfie-errors-full = Only players who have had their turn in this round can have a full shelf (SH-5.1).
shelfie-errors-empty = The living room is never empty during a match (SH-4.3, SH-4.4).

## Typed actions

-how = Write for example: take c4 c5 c6 > 2 (cells from the lowest tile up, then the column 1 to 5).
shelfie-errors-no-action = { $text } is not an action of My Shelfie. { -how }
shelfie-errors-no-column = A shelf has columns 1 to { $last }, not { $column }.
shelfie-errors-no-cell = The living room has no cell { $cell }. { -how }
