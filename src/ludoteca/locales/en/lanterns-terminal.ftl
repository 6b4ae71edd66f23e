# Lanterns in the terminal
lanterns-terminal-how =
    Actions:
      x purple red            exchange: pay 2 favor, give a purple card, take a red one
      d four red              dedicate four of a kind; also: d pairs red blue green, d seven
      discard blue            discard a card, above twelve
      p 7 r2 @ 1,-2           place tile 7, turned two quarters clockwise, at x 1 (east), y -2 (south)
      pass                    end a final turn
    The picture: letters are the colours of the sides (K black, O orange, R red, B blue, G green, W white, P purple),
    a star is a platform that pays favor, o the start tile, + a place where a tile can go.
lanterns-terminal-keys = Digits choose a tile, arrows a place, r turns the tile, d lists exchanges and dedications.
lanterns-terminal-owns = honor { $honor } favor { $favor }
lanterns-terminal-hand = Your tiles (sides from the north clockwise; a star pays favor):
lanterns-terminal-side-n = north
lanterns-terminal-side-e = east
lanterns-terminal-side-s = south
lanterns-terminal-side-w = west
lanterns-terminal-credits = The Harvest Festival; by Christopher Chung, published by Foxtrot Games and Renegade Game Studios
