# My Shelfie at the table.

shelfie-your-shelf = Your shelf
shelfie-room = The living room
shelfie-columns = Columns of your shelf
shelfie-column = Column { $column }
shelfie-column-holds = from the bottom: { $tiles }
shelfie-column-empty = empty
shelfie-column-room =
    { $count ->
        [0] full
       *[other] room for { $count }
    }
shelfie-column-brings =
    { $points ->
        [one] scores { $points } point
       *[other] scores { $points } points
    }
shelfie-first-chair = first player’s chair
shelfie-to-move = to move
shelfie-open-shelf = Show the shelf

## Choosing

shelfie-choice = Your choice
shelfie-choose-tiles = Take one to three tiles in a line
shelfie-choose-column = Choose a column
shelfie-into-column = Into column { $column }
shelfie-waiting = { $name } is choosing…
shelfie-over = The match is over
shelfie-swap = Swap tiles { $first } and { $second }
shelfie-confirm = Confirm
shelfie-put-back = Clear
shelfie-undo = Undo
shelfie-key-column = Choose a column for the selected tiles
shelfie-key-enter = Select a tile; on Confirm, play the move
shelfie-tie-turn = Among the tied players, the last in turn order wins: { $name }.
shelfie-say-chosen = Selected, lowest first: { $tiles }. Columns with room: { $columns }
shelfie-say-put-back = Selection cleared
shelfie-cell-empty = { $cell }, empty
shelfie-cell-resting = { $cell }, { $item }
shelfie-cell-free = { $cell }, { $item }, free
shelfie-cell-addable = { $cell }, { $item }, can be added
shelfie-cell-chosen = { $cell }, { $item }, selected, number { $order }
shelfie-cell-walled = { $cell }, { $item }, no free side

## Items

shelfie-empty = empty
shelfie-item-cats =
    { $count ->
        [one] cat
       *[other] cats
    }
shelfie-item-books =
    { $count ->
        [one] book
       *[other] books
    }
shelfie-item-games =
    { $count ->
        [one] game
       *[other] games
    }
shelfie-item-frames =
    { $count ->
        [one] frame
       *[other] frames
    }
shelfie-item-trophies =
    { $count ->
        [one] trophy
       *[other] trophies
    }
shelfie-item-plants =
    { $count ->
        [one] plant
       *[other] plants
    }

## Common goals

shelfie-goal-1 = Two squares
shelfie-goal-1-help = Two separate groups of the same type, each containing a 2 × 2 square.
shelfie-goal-1-help-english = Two separate groups, each containing a 2 × 2 square of one type.
shelfie-goal-2 = Two colorful columns
shelfie-goal-2-help = Two full columns, each with six different types.
shelfie-goal-3 = Four fours
shelfie-goal-3-help = Four groups of at least four adjacent tiles of one type.
shelfie-goal-4 = Six pairs
shelfie-goal-4-help = Six groups of at least two adjacent tiles of one type.
shelfie-goal-5 = Three plain columns
shelfie-goal-5-help = Three full columns, each with at most three types.
shelfie-goal-6 = Two colorful rows
shelfie-goal-6-help = Two full rows, each with five different types.
shelfie-goal-7 = Four plain rows
shelfie-goal-7-help = Four full rows, each with at most three types.
shelfie-goal-8 = Four corners
shelfie-goal-8-help = The same type in all four corners of the shelf.
shelfie-goal-9 = Eight alike
shelfie-goal-9-help = Eight tiles of one type, anywhere.
shelfie-goal-10 = A cross
shelfie-goal-10-help = Five tiles of one type in the shape of an X.
shelfie-goal-11 = A diagonal
shelfie-goal-11-help = Five tiles of one type along a diagonal.
shelfie-goal-12 = A staircase
shelfie-goal-12-help = Column heights rise or fall one tile at a time; any types.
shelfie-goal-met = reached
shelfie-tokens-left = Scoring tokens left: { $tokens }
shelfie-no-tokens = no tokens left

## One’s own goal, the end, the bag

shelfie-personal-goal = Personal goal
shelfie-personal-right = { $count } of 6 spaces matched
shelfie-personal-ladder = Points for one to six spaces
shelfie-end-token = End-of-game token
shelfie-end-token-help = for the first full shelf
shelfie-end-token-of = first full shelf: { $name }
shelfie-bag =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }

## Points

shelfie-points =
    { $count ->
        [one] point
       *[other] points
    }
shelfie-points-open =
    { $points ->
        [one] { $name }: { $points } point. Show the breakdown
       *[other] { $name }: { $points } points. Show the breakdown
    }
shelfie-points-tokens = Common goals
shelfie-points-end_token = End-of-game token
shelfie-points-personal = Personal goal
shelfie-points-groups = Groups
shelfie-tie-break = Tied on points – the tied player who is last in turn order wins.
shelfie-sum = Points
shelfie-sum-group = Group of { $count } { $item }
shelfie-sum-secret = Personal goals are secret until the end.
shelfie-sum-groups-help = Adjacent tiles of one type: 3 score 2 points, 4 score 3, 5 score 5, 6 or more score 8.
shelfie-chip-token = scoring token
shelfie-chip-missing =
    { $count ->
        [one] one tile to go
       *[other] { $count } tiles to go
    }
shelfie-chip-refill = the living room is refilled
shelfie-chip-over = the game ends
shelfie-preview =
    { $after ->
        [one] { $before } → { $after } point
       *[other] { $before } → { $after } points
    }
shelfie-preview-source = { $points } { $source }
shelfie-preview-goal = { $goal } { $done }/{ $of }

## Panels

shelfie-panel-goals = Goals
shelfie-panel-shelves = Shelves

## What happened

shelfie-log-return =
    { $count ->
        [one] { $count } tile went back into the bag
       *[other] { $count } tiles went back into the bag
    }
shelfie-log-refill = The living room was refilled
shelfie-log-end = The match is over
shelfie-log-insert =
    { $who ->
        [you] You added to column { $column }: { $tiles }
       *[other] { $name } added to column { $column }: { $tiles }
    }
shelfie-log-goal =
    { $who ->
        [you] You reached the common goal “{ $goal }” ({ $points })
       *[other] { $name } reached the common goal “{ $goal }” ({ $points })
    }
shelfie-log-end-token =
    { $who ->
        [you] Your shelf is the first full one ({ $points }). This is the last round
       *[other] { $name } has the first full shelf ({ $points }). This is the last round
    }
shelfie-log-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
shelfie-progress = round { $round }
shelfie-progress-last = last round
shelfie-progress-over = over
shelfie-action = Add to column { $column }: { $tiles }

## Why an action is good or bad

shelfie-reason-common_goal = { $value } points for the common goal “{ $goal }”
shelfie-reason-goal_opened =
    { $who ->
        [you] lets you reach “{ $goal }” for { $value } points
       *[other] lets { $name } reach “{ $goal }” for { $value } points
    }
shelfie-reason-goal_denied =
    { $who ->
        [you] keeps you from reaching “{ $goal }” for { $value } points
       *[other] keeps { $name } from reaching “{ $goal }” for { $value } points
    }
shelfie-reason-personal =
    { $to ->
        [1] { $to }st personal-goal match
        [2] { $to }nd personal-goal match
        [3] { $to }rd personal-goal match
       *[other] { $to }th personal-goal match
    } ({ $item }): { $value ->
        [one] +{ $value } point
       *[other] +{ $value } points
    }
shelfie-reason-group =
    group of { $to } { $item }: { $value ->
        [one] +{ $value } point
       *[other] +{ $value } points
    }
shelfie-reason-end_token = { $value } point for the first full shelf
shelfie-reason-last_turns =
    { $count ->
        [0] ends the match at once
        [one] leaves the others one more turn
       *[other] leaves the others { $count } more turns
    }
shelfie-reason-goal_near = “{ $goal }”, worth { $value } points: { $to } of { $of } tiles in place
shelfie-reason-token_wanted =
    { $who ->
        [you] you are close to “{ $goal }”: the next token is worth { $to } instead of { $from }
       *[other] { $name } is close to “{ $goal }”: the next token is worth { $to } instead of { $from }
    }
shelfie-reason-group_denied =
    { $who ->
        [you] keeps you from scoring { $value } more points ({ $item })
       *[other] keeps { $name } from scoring { $value } more points ({ $item })
    }
shelfie-reason-group_opened =
    { $who ->
        [you] lets you score { $value } more points ({ $item })
       *[other] lets { $name } score { $value } more points ({ $item })
    }
shelfie-reason-end_near =
    { $missing ->
        [one] one space short of a full shelf
       *[other] { $missing } spaces short of a full shelf
    }
shelfie-reason-group_open =
    on the way to a group of { $to } { $item }: { $value ->
        [one] +{ $value } point
       *[other] +{ $value } points
    }
shelfie-reason-token = the next token for “{ $goal }” is worth { $to } instead of { $from }
shelfie-reason-refill = refills the living room for the others

## Answers to questions

shelfie-answer-score-seat =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
shelfie-answer-score-sum = Common goals { $tokens }, end-of-game token { $end }, personal goal { $personal }, groups { $groups }.
shelfie-answer-goal = { $goal }: { $help } Tokens left: { $tokens }. You have { $done } of { $of } tiles.
shelfie-answer-goal-watched = { $goal }: { $help } Tokens left: { $tokens }.
shelfie-answer-personal = Personal goal: { $count } of 6 spaces matched. Still needed: { $wanted }.
shelfie-answer-place = { $item } in column { $column }, row { $row } from the top
shelfie-answer-wait = It is not your turn.
shelfie-answer-free = Free tiles: { $tiles }.
shelfie-answer-columns = Columns with room for one: { $one }; for two: { $two }; for three: { $three }.

## Refusals

shelfie-refusal-no-such-action = There is no such action.
shelfie-refusal-is-over = The match is over.
shelfie-refusal-no-tile = There is no tile on one of these spaces.
shelfie-refusal-walled-in = Each tile you take must have a free side at the start of your turn.
shelfie-refusal-too-many = No column of your shelf has room for that many tiles.
shelfie-refusal-no-room = This column doesn’t have room for all the tiles you take.
shelfie-refusal-one-to-three = Take one, two or three tiles.
shelfie-refusal-not-a-line = The tiles you take must form a straight line, each adjacent to the next.
