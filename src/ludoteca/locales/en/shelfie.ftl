# My Shelfie at the table.

shelfie-you = You
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
        [one] brings { $points } point
       *[other] brings { $points } points
    }
shelfie-first-chair = first player's chair
shelfie-to-move = to move
shelfie-open-shelf = Open the shelf

## Choosing

shelfie-choice = Your choice
shelfie-choose-tiles = Take one to three tiles in a line
shelfie-choose-column = Choose a column
shelfie-into-column = Into column { $column }
shelfie-waiting = { $name } is choosing…
shelfie-over = The match is over
shelfie-swap = Swap tiles { $first } and { $second }
shelfie-confirm = Confirm
shelfie-put-back = Put back
shelfie-undo = Undo
shelfie-say-chosen = Chosen, the lowest first: { $tiles }. Columns with room: { $columns }
shelfie-say-put-back = Everything put back
shelfie-cell-empty = { $cell }, empty
shelfie-cell-resting = { $cell }, { $item }
shelfie-cell-free = { $cell }, { $item }, free
shelfie-cell-addable = { $cell }, { $item }, can be added
shelfie-cell-chosen = { $cell }, { $item }, chosen, number { $order }
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
shelfie-goal-1-help = Two separate groups of the same type, each with a square of 2 × 2 tiles.
shelfie-goal-1-help-english = Two separate groups, each with a square of 2 × 2 tiles of one type.
shelfie-goal-2 = Two colourful columns
shelfie-goal-2-help = Two full columns, each of six different types.
shelfie-goal-3 = Four fours
shelfie-goal-3-help = Four groups of at least four touching tiles of one type.
shelfie-goal-4 = Six pairs
shelfie-goal-4-help = Six groups of at least two touching tiles of one type.
shelfie-goal-5 = Three quiet columns
shelfie-goal-5-help = Three full columns, each of at most three types.
shelfie-goal-6 = Two colourful rows
shelfie-goal-6-help = Two full rows, each of five different types.
shelfie-goal-7 = Four quiet rows
shelfie-goal-7-help = Four full rows, each of at most three types.
shelfie-goal-8 = Four corners
shelfie-goal-8-help = One type in all four corners of the shelf.
shelfie-goal-9 = Eight alike
shelfie-goal-9-help = Eight tiles of one type, anywhere.
shelfie-goal-10 = A cross
shelfie-goal-10-help = Five tiles of one type in the shape of an X.
shelfie-goal-11 = A diagonal
shelfie-goal-11-help = Five tiles of one type on a diagonal.
shelfie-goal-12 = A staircase
shelfie-goal-12-help = Column heights rise or fall by one, step by step; any types.
shelfie-goal-met = reached
shelfie-tokens-left = Scoring tokens left: { $tokens }
shelfie-no-tokens = no token left

## One's own goal, the end, the bag

shelfie-personal-goal = Personal goal
shelfie-personal-right = { $count } of 6 places right
shelfie-personal-ladder = Points for one to six places
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
        [one] { $name }: { $points } point. Show the sum
       *[other] { $name }: { $points } points. Show the sum
    }
shelfie-points-tokens = common goals
shelfie-points-end_token = end-of-game token
shelfie-points-personal = personal goal
shelfie-points-groups = groups
shelfie-sum = Points
shelfie-sum-group = { $count } { $item } together
shelfie-sum-secret = The personal goal is secret until the end.
shelfie-sum-groups-help = Touching tiles of one type: 3 bring 2 points, 4 bring 3, 5 bring 5, 6 or more bring 8.
shelfie-chip-token = scoring token
shelfie-chip-missing =
    { $count ->
        [one] one tile to go
       *[other] { $count } tiles to go
    }
shelfie-chip-refill = the room is refilled
shelfie-chip-over = the match ends

## Panels

shelfie-panel-goals = Goals
shelfie-panel-shelves = Shelves

## What happened

shelfie-line-column = column { $column }
shelfie-line-goal = reached “{ $goal }”
shelfie-line-end-token = filled the shelf first
shelfie-line-return =
    { $count ->
        [one] { $count } tile went back into the bag
       *[other] { $count } tiles went back into the bag
    }
shelfie-line-refill = The living room was refilled
shelfie-line-end = The match is over
shelfie-say-insert =
    { $who ->
        [you] You put { $tiles } into column { $column }.
       *[other] { $name } puts { $tiles } into column { $column }.
    }
shelfie-say-goal =
    { $who ->
        [you] You reach the common goal “{ $goal }”: { $points } points.
       *[other] { $name } reaches the common goal “{ $goal }”: { $points } points.
    }
shelfie-say-end-token =
    { $who ->
        [you] You are the first to fill the shelf: 1 point. The round is played to its end.
       *[other] { $name } is the first to fill the shelf: 1 point. The round is played to its end.
    }
shelfie-progress = round { $round }
shelfie-progress-last = last round
shelfie-progress-over = over
shelfie-action = { $tiles } ({ $cells }) into column { $column }

## Why an action is good or bad

shelfie-reason-common_goal = { $value } points for the common goal “{ $goal }”
shelfie-reason-goal_opened = lets { $name } reach “{ $goal }” for { $value } points
shelfie-reason-goal_denied = keeps { $name } from reaching “{ $goal }” for { $value } points
shelfie-reason-personal = place { $to } of the personal goal ({ $item }): { $value } more
shelfie-reason-group = a group of { $to } ({ $item }): { $value } more
shelfie-reason-end_token = { $value } point for the first full shelf
shelfie-reason-last_turns =
    { $count ->
        [0] ends the match at once
        [one] leaves the others one more turn
       *[other] leaves the others { $count } more turns
    }
shelfie-reason-goal_near = “{ $goal }”, worth { $value }: { $to } of { $of } tiles in place
shelfie-reason-token_wanted = leaves { $name }, who is near “{ $goal }”, a token of { $to } instead of { $from }
shelfie-reason-group_denied = keeps { $name } from { $value } more points ({ $item })
shelfie-reason-group_opened = lets { $name } have { $value } more points ({ $item })
shelfie-reason-end_near =
    { $missing ->
        [one] one place left to a full shelf
       *[other] { $missing } places left to a full shelf
    }
shelfie-reason-group_open = prepares a group of { $to } ({ $item }): { $value } more
shelfie-reason-token = the next token of “{ $goal }” is { $to } instead of { $from }
shelfie-reason-refill = the room is refilled for the others

## Answers to questions

shelfie-answer-score-seat =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
shelfie-answer-score-sum = Common goals { $tokens }, end-of-game token { $end }, personal goal { $personal }, groups { $groups }.
shelfie-answer-goal = { $goal }: { $help } Tokens left: { $tokens }. You have { $done } of { $of } tiles.
shelfie-answer-goal-watched = { $goal }: { $help } Tokens left: { $tokens }.
shelfie-answer-personal = Personal goal: { $count } of 6 places right. Still wanted: { $wanted }.
shelfie-answer-place = { $item } in column { $column }, row { $row } from the top
shelfie-answer-wait = It is not your turn.
shelfie-answer-free = Free tiles: { $tiles }.
shelfie-answer-columns = Columns with room for one: { $one }; for two: { $two }; for three: { $three }.

## Refusals

shelfie-refusal-no-such-action = There is no such action.
shelfie-refusal-is-over = The match is over.
shelfie-refusal-no-tile = There is no tile on one of these cells.
shelfie-refusal-walled-in = This tile had no free side at the start of the turn: tiles lie on all four sides of it.
shelfie-refusal-too-many = No column of your shelf has room for so many tiles.
shelfie-refusal-no-room = This column has no room for all the tiles you take.
shelfie-refusal-one-to-three = You take one, two or three tiles.
shelfie-refusal-not-a-line = The tiles you take lie in one straight line, each touching the next.
