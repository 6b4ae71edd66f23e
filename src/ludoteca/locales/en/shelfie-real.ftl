# My Shelfie at the real table.

## Setting up

shelfie-setup-room = Put the living room in the middle. With { $players } players { $cells } of its spaces are in play. Fill each with a tile drawn from the bag.
shelfie-setup-shelves = Give everyone an empty shelf.
shelfie-setup-common = Draw two common goals. In a first game, one is enough.
shelfie-setup-tokens = Stack the scoring tokens { $tokens } on each common goal, the highest on top.
shelfie-setup-personal = Deal everyone one personal goal, secretly. Return the rest to the box unseen.
shelfie-setup-end = Put the end-of-game token beside the board.
shelfie-setup-begin = Choose the first player at random: they get the chair. Play clockwise.

## Questions

shelfie-ask-one = May I take a single tile?
shelfie-answer-one = You take one, two or three tiles.
shelfie-ask-skip = May I skip my turn?
shelfie-answer-skip = You must take at least one tile.
shelfie-ask-diagonal = May I take tiles that touch only at a corner?
shelfie-answer-diagonal = The tiles form one straight line, side by side.
shelfie-ask-gap = May I take two tiles with a gap between them?
shelfie-answer-gap = A line never jumps an empty space.
shelfie-ask-enclosed = May I take a tile that becomes free only because I take its neighbor?
shelfie-answer-enclosed = Every tile needs a free side when your turn starts.
shelfie-ask-split = May I put my tiles into two columns?
shelfie-answer-split = All of them go into one column.
shelfie-ask-order = May I choose the order of my tiles?
shelfie-answer-order = Any order. The first one lies lowest.
shelfie-ask-too-many = May I take three tiles if no column has room for three?
shelfie-answer-too-many = Never more tiles than your roomiest column can hold.
shelfie-ask-both-goals = May I take tokens for both common goals in one turn?
shelfie-answer-both-goals = One token for each goal you meet.
shelfie-ask-same-goal = May I score the same common goal twice?
shelfie-answer-same-goal = One token per goal and player.
shelfie-ask-broken = My pattern is broken now. May I keep the token?
shelfie-answer-broken = A token stays yours.
shelfie-ask-corner-refill = The tiles left touch only at corners. Is the living room refilled?
shelfie-answer-corner-refill = It is refilled when no tile has a neighbor side by side.
shelfie-ask-last-round = Someone has filled their shelf. Does the round go on?
shelfie-answer-last-round = Until the player to the right of the first player has played. Everyone gets the same number of turns.
shelfie-ask-large-group = Is a group of eight worth more than a group of six?
shelfie-answer-large-group = Six or more tiles are worth 8 points.
shelfie-ask-two-groups = Do two groups of the same item both count?
shelfie-answer-two-groups = Every group of three or more counts.

## The score sheet

shelfie-sheet-goal = Common goal { $number }
shelfie-sheet-choose-goal = Choose a common goal
shelfie-sheet-no-goal = None
shelfie-sheet-personal = Personal goal
shelfie-sheet-choose-personal = Choose a personal goal
shelfie-sheet-card = Card { $card }
shelfie-sheet-token = Token for { $goal }
shelfie-sheet-end = Filled their shelf first
shelfie-sheet-first = First player
shelfie-sheet-item = Tile
shelfie-sheet-remove = Remove
shelfie-sheet-drop = Column { $column }: put in a tile
shelfie-sheet-take = Column { $column }: remove the top tile
shelfie-sheet-tap = Choose a tile, then tap a column. Keys: C B G F T P, then 1 to 5.
shelfie-sheet-of = Shelf of { $name }
shelfie-sheet-tie = Of tied players the last in turn order wins.
