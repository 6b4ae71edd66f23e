# My Shelfie in the terminal
shelfie-terminal-how =
    Actions:
      take c4 c5 c6 > 2       take these tiles and put them into column 2, the one from c4 first
    The picture: C cats, B books, G games, F frames, T trophies, P plants; a dot is an empty cell; small letters on your
    shelf show your personal goal.
shelfie-terminal-keys = Arrows go to a free tile, space takes it or puts it back, digits choose the column, o changes the order.
shelfie-terminal-groups = groups
shelfie-terminal-group = { $size } { $item }: { $points }
shelfie-terminal-no-groups = none
shelfie-terminal-in-all = total: { $points }
shelfie-terminal-personal = personal goal { $card }: { $count } of 6 cells, points: { $points }
shelfie-terminal-total = total without tokens: { $points }
shelfie-terminal-met = common goals met:
shelfie-terminal-none-met = common goals met: none
shelfie-terminal-goal = { $card }: { $help }
shelfie-terminal-goal-english = { $card }: { $help } (English rulebook only)
shelfie-terminal-key-tile = Tile
shelfie-terminal-key-take = Take
shelfie-terminal-key-return = Put back
shelfie-terminal-key-column = Column
shelfie-terminal-key-order = Order
shelfie-terminal-missing-tiles = Take a tile first: the arrow keys go to it, and Space takes it.
shelfie-terminal-missing-column = Choose a column: { $columns }.
shelfie-terminal-no-room =
    { $count ->
        [one] Column { $column } is full. Columns with room: { $columns }.
       *[other] Column { $column } has no room for { $count } tiles. Columns with room: { $columns }.
    }
