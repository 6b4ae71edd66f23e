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
lanterns-terminal-keys = Digits choose a tile, arrows a place, r turns the tile.
lanterns-terminal-owns = honor { $honor } favor { $favor }
lanterns-terminal-hand = Your tiles (sides clockwise from the north; a star pays favor), and how you type them:
lanterns-terminal-side-n = north
lanterns-terminal-side-e = east
lanterns-terminal-side-s = south
lanterns-terminal-side-w = west
lanterns-terminal-key-place = Place
lanterns-terminal-key-tile = Tile
lanterns-terminal-key-turn = Turn
lanterns-terminal-missing-place = Choose a place for your tile first: the arrow keys go from one to the next.
lanterns-terminal-final-turn = All tiles are placed. In your final turn you can exchange, dedicate or pass: press d.
lanterns-terminal-not-yet = You have more than 12 cards. Before you place a tile, make a dedication or discard: press d.
lanterns-terminal-too-many =
    { $way ->
        [dedication] You have { $count } cards. Before you place a tile, make a dedication, or discard { $more }.
       *[discard] You have { $count } cards. Before you place a tile, discard { $more }.
    }
lanterns-terminal-sheet = { $player }: honor { $honor } ({ $tokens }), favor { $favor }, cards { $cards }
lanterns-terminal-sheet-empty = Nobody has dedication tokens here. After each name, type what the tokens are worth: "Ada 10 8 4"
