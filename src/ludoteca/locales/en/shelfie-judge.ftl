# May I take these tiles? Answered at the real table

shelfie-judge-tap = Tap to mark
shelfie-judge-take = Tiles I want to take
shelfie-judge-board = Spaces with a tile
shelfie-judge-room = Living room
shelfie-judge-tile = { $cell }, tile
shelfie-judge-empty = { $cell }, empty
shelfie-judge-wanted = { $cell }, tile to take
shelfie-judge-shelf = Free spaces on my shelf: { $free }
shelfie-judge-shelf-how = How many tiles are in each column?
shelfie-judge-column = Column { $column }
shelfie-judge-clear = Fill the board again
shelfie-judge-task = Tap the tiles you want to take. If the board is no longer full, first mark the spaces with a tile.
shelfie-judge-columns = They go into one column: { $columns }.
shelfie-judge-most =
    { $count ->
        [0] Your shelf is full.
        [one] Your roomiest column has one free space.
       *[other] Your roomiest column has { $count } free spaces.
    }
