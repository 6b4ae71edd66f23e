# Lanterns at the real table.

## Setting up

lanterns-real-setup-start = Put the start tile in the middle, so that one player faces its red side. Choose at random who that is.
lanterns-real-setup-sides =
    { $players ->
        [2] Sit on two different sides of the tile.
        [3] Sit on three different sides of the tile. One side stays empty.
       *[other] Sit on the four sides of the tile.
    }
lanterns-real-setup-tiles = Shuffle the { $all } lake tiles. Deal { $hand } to each player, secretly. Stack { $stack } for drawing, and return { $out } to the box unseen.
lanterns-real-setup-cards = Put { $cards } lantern cards of each color in the supply.
lanterns-real-setup-tokens =
    { $players ->
        [2] Remove the dedication tokens with three or four dots.
        [3] Remove the dedication tokens with four dots.
       *[other] Use all dedication tokens.
    } Sort each stack, the highest on top.
lanterns-real-setup-favor = Put the favor tokens within reach. Nobody starts with any.
lanterns-real-setup-first-cards = Each player takes one card from the supply, in the color of the side facing them. Cards stay face up.
lanterns-real-setup-begin = The player with the red card starts. Play clockwise.

## Questions

lanterns-real-ask-match = May I place a tile where no color matches?
lanterns-real-answer-match = Any space next to a tile will do, with any side up. Matches only bring a bonus.
lanterns-real-ask-exchange-late = May I exchange a card after a dedication?
lanterns-real-answer-exchange-late = The order is exchange, dedication, tile.
lanterns-real-ask-two-dedications = May I make two dedications in one turn?
lanterns-real-answer-two-dedications = One exchange and one dedication per turn, at most.
lanterns-real-ask-exchange-missing = May I exchange for a color that has run out?
lanterns-real-answer-exchange-missing = You take a card of another color that is in the supply.
lanterns-real-ask-place-over = May I place a tile while I have more than 12 cards?
lanterns-real-answer-place-over = First go down to 12: make a dedication, or discard cards of your choice.
lanterns-real-ask-hold-over = May I have more than 12 cards between turns?
lanterns-real-answer-hold-over = The limit only counts when you are about to place a tile.
lanterns-real-ask-discard = May I discard cards I do not need?
lanterns-real-answer-discard = Only when you have more than 12, and only down to 12.
lanterns-real-ask-empty-stack = May I make a dedication when its tokens have run out?
lanterns-real-answer-empty-stack = An empty stack always pays 4.
lanterns-real-ask-favor-without-card = My match has a platform, but its color has run out. Do I get favor?
lanterns-real-answer-favor-without-card = The match counts for favor, even without a card.
lanterns-real-ask-favor-without-match = My tile has a platform but matches nothing. Do I get favor?
lanterns-real-answer-favor-without-match = Platforms only pay for tiles that match.
lanterns-real-ask-others-turn = Do I get a card on another player’s turn?
lanterns-real-answer-others-turn = Each tile gives every player a card in the color facing them, if there is one left.
lanterns-real-ask-owed = A color has run out. Do I get the card later?
lanterns-real-answer-owed = No card is owed.
lanterns-real-ask-final-tile = Do I place a tile in my final turn?
lanterns-real-answer-final-tile = In the final turn you may only exchange and dedicate.
lanterns-real-ask-leftovers = Do leftover favor tokens and cards count?
lanterns-real-answer-leftovers = Leftover favor tokens and cards only break ties: favor tokens first, then cards.

## The score sheet

lanterns-real-sheet-tokens = Dedication tokens
lanterns-real-sheet-add = Add a token worth { $value }
lanterns-real-sheet-drop = Remove the token worth { $value }
lanterns-real-sheet-none = none yet
lanterns-real-sheet-favor = Favor tokens left
lanterns-real-sheet-cards = Lantern cards left
lanterns-real-sheet-honor = Honor
