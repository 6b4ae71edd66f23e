# How to play, on one page; and the exercises
lanterns-how-place-title = Place a tile
lanterns-how-place = On your turn, place one of your three lake tiles next to those already there, turned as you like. Then draw a new one.
lanterns-how-facing-title = Everyone takes a card
lanterns-how-facing = Each side of the new tile faces a player. Everyone takes a lantern card in the color that faces them, you first. If a color has run out, there is no card.
lanterns-how-match-title = Match colors
lanterns-how-match = Where two sides of the same color touch, you take one more card of that color. Each platform on the tiles that match, yours included, brings a favor token.
lanterns-how-sets-title = Make a dedication
lanterns-how-sets = Once a turn, before the tile, you may return a set: four of a kind, three pairs or seven unique. The top token of its stack is your honor. With more than 12 cards you have to dedicate or discard before you place a tile.
lanterns-how-exchange-title = Exchange a card
lanterns-how-exchange = Once a turn, before a dedication, you may pay two favor tokens, return a card and take one of another color.
lanterns-how-end-title = The end
lanterns-how-end = When all tiles are placed, everyone has one final turn to exchange and dedicate. The most honor wins; in a tie, favor tokens decide, then lantern cards.
lanterns-how-ask-left = You sit at the bottom and place the tile with the golden frame. Which card does the player on the left take?
lanterns-how-ask-favor = You place the tile with the golden frame. How many favor tokens do you get?
lanterns-how-ask-cards = You place the tile with the golden frame; the supply has one black card left. How many cards do you take?
