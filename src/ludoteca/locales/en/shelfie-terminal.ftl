# My Shelfie in the terminal
shelfie-terminal-how =
    Actions:
      take c4 c5 c6 > 2       take these tiles and put them into column 2, the one from c4 lowest
    The picture: C cats, B books, G games, F frames, T trophies, P plants; a dot is an empty cell; small letters on your
    shelf are what your personal goal wants there.
shelfie-terminal-keys = Arrows walk to a free tile, space takes it or puts it back, digits choose the column, o changes the order.
