# Lanterns in the terminal
lanterns-terminal-how =
    Actions:
      x purple red            exchange: pay 2 favor, give a purple card, take a red one
      d four red              dedicate four of a kind; also: d pairs red blue green, d seven
      discard blue            discard a card, if you have more than twelve
      p 7 r2 @ 1,-2           place tile 7, turned two quarters clockwise, at x 1 (east), y -2 (south)
      pass                    end a final turn
    The picture: letters are the colors of the sides (K black, O orange, R red, B blue, G green, W white, P purple),
    a star is a platform that pays favor, o is the start tile, + is a place where a tile can go.
lanterns-terminal-keys = Digits choose a tile, arrows a place, r turns the tile, d lists exchanges and dedications.
lanterns-terminal-owns = honor { $honor } favor { $favor }
lanterns-terminal-hand = Your tiles (sides clockwise from the north; a star pays favor):
lanterns-terminal-side-n = north
lanterns-terminal-side-e = east
lanterns-terminal-side-s = south
lanterns-terminal-side-w = west
