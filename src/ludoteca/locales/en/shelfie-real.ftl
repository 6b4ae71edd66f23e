# My Shelfie at the real table.

## Setting up

shelfie-real-setup-room = Put the living room in the middle. With { $players } players { $cells } of its spaces are in play. Fill each with a tile drawn from the bag.
shelfie-real-setup-shelves = Give everyone an empty shelf.
shelfie-real-setup-common = Draw two common goals. In a first game, one is enough.
shelfie-real-setup-tokens = Stack the scoring tokens { $tokens } on each common goal, the highest on top.
shelfie-real-setup-personal = Deal everyone one personal goal, secretly. Return the rest to the box unseen.
shelfie-real-setup-end = Put the end-of-game token beside the board.
shelfie-real-setup-begin = Choose the first player at random: they get the chair. Play clockwise.

## Questions

shelfie-real-ask-one = May I take a single tile?
shelfie-real-answer-one = You take one, two or three tiles.
shelfie-real-ask-skip = May I skip my turn?
shelfie-real-answer-skip = You must take at least one tile.
shelfie-real-ask-diagonal = May I take tiles that touch only at a corner?
shelfie-real-answer-diagonal = The tiles form one straight line, side by side.
shelfie-real-ask-gap = May I take two tiles with a gap between them?
shelfie-real-answer-gap = A line never jumps an empty space.
shelfie-real-ask-enclosed = May I take a tile that becomes free only because I take its neighbor?
shelfie-real-answer-enclosed = Every tile needs a free side when your turn starts.
shelfie-real-ask-split = May I put my tiles into two columns?
shelfie-real-answer-split = All of them go into one column.
shelfie-real-ask-order = May I choose the order of my tiles?
shelfie-real-answer-order = Any order. The first one goes to the bottom.
shelfie-real-ask-too-many = May I take three tiles if no column has room for three?
shelfie-real-answer-too-many = Never more tiles than your roomiest column can hold.
shelfie-real-ask-both-goals = May I take tokens for both common goals in one turn?
shelfie-real-answer-both-goals = One token for each goal you meet.
shelfie-real-ask-same-goal = May I score the same common goal twice?
shelfie-real-answer-same-goal = One token per goal and player.
shelfie-real-ask-broken = My pattern is broken now. May I keep the token?
shelfie-real-answer-broken = A token stays yours.
shelfie-real-ask-corner-refill = The tiles left touch only at corners. Is the living room refilled?
shelfie-real-answer-corner-refill = It is refilled when no tile has a neighbor side by side.
shelfie-real-ask-last-round = Someone has filled their shelf. Does the round go on?
shelfie-real-answer-last-round = Until the player to the right of the first player has played. Everyone gets the same number of turns.
shelfie-real-ask-large-group = Is a group of eight worth more than a group of six?
shelfie-real-answer-large-group = Six or more tiles are worth 8 points.
shelfie-real-ask-two-groups = Do two groups of the same item both count?
shelfie-real-answer-two-groups = Every group of three or more counts.

## The score sheet

shelfie-real-sheet-goal = Common goal { $number }
shelfie-real-sheet-choose-goal = Choose a common goal
shelfie-real-sheet-no-goal = None
shelfie-real-sheet-personal = Personal goal
shelfie-real-sheet-choose-personal = Choose a personal goal
shelfie-real-sheet-card = Card { $card }
shelfie-real-sheet-token = Token for { $goal }
shelfie-real-sheet-end = Filled their shelf first
shelfie-real-sheet-first = First player
shelfie-real-sheet-item = Tile
shelfie-real-sheet-remove = Remove
shelfie-real-sheet-drop = Column { $column }: put in a tile
shelfie-real-sheet-take = Column { $column }: remove the top tile
shelfie-real-sheet-tap = Choose a tile, then tap a column. Keys: C B G F T P, then 1 to 5.
shelfie-real-sheet-of = Shelf of { $name }
shelfie-real-sheet-tie = Among tied players, the last in turn order wins.
