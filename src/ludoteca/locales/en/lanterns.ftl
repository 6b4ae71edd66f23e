# Lanterns: The Harvest Festival

## Words of the rulebook

lanterns-colour-black = black
lanterns-colour-orange = orange
lanterns-colour-red = red
lanterns-colour-blue = blue
lanterns-colour-green = green
lanterns-colour-white = white
lanterns-colour-purple = purple
lanterns-kind-four = four of a kind
lanterns-kind-pairs = three pairs
lanterns-kind-seven = seven unique
lanterns-honor = honor
lanterns-favor = favor tokens
lanterns-out = out
lanterns-points-four = Four of a kind
lanterns-points-pairs = Three pairs
lanterns-points-seven = Seven unique
lanterns-tie-break = Tied on honor – decided by favor tokens, then by lantern cards.

## The lake

lanterns-lake = The lake, with your side at the bottom
lanterns-lake-of = The lake, with the side of { $name } at the bottom
lanterns-fit = Show the whole lake
lanterns-at-top = { $colour } above
lanterns-at-right = { $colour } on the right
lanterns-at-bottom = { $colour } below
lanterns-at-left = { $colour } on the left
lanterns-cell-open = Empty space, touching { $sides }
lanterns-touching = touching { $sides }
lanterns-cell-ghost = Your tile here, touching { $sides }. You would gain: { $gains }
lanterns-cell-tile =
    { $kind ->
        [start] Start tile: { $sides }
        [platform] Tile with a platform: { $sides }
       *[plain] Tile: { $sides }
    }{ $last ->
        [yes] . Placed last
       *[no] { "" }
    }

## Sides of the table

lanterns-your-side = Your side
lanterns-your-cards = Your lantern cards
lanterns-cards-of = Lantern cards of { $name }
lanterns-card-count = { $count } of 12 cards
lanterns-card-sum =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
lanterns-count = { $count } { $colour }
lanterns-no-cards = no cards
lanterns-to-move = to move
lanterns-seat-open =
    { $who ->
        [you] Your cards and tokens
       *[other] { $name }’s cards and tokens
    }
lanterns-seat-honor = Honor: { $honor }
lanterns-seat-rest = Favor: { $favor } · cards: { $cards } · tiles: { $tiles }
lanterns-close = Close
lanterns-hand = Your tiles
lanterns-hand-number = Tile { $number }: { $tile }
lanterns-hand-tile =
    { $kind ->
        [platform] { $sides }, with a platform
       *[plain] { $sides }
    }

## A turn

lanterns-steps = Steps of the turn
lanterns-step-exchange = Exchange
lanterns-step-dedicate = Dedicate
lanterns-step-place = Place
lanterns-step-discard = Discard
lanterns-step-pass = Final turn
lanterns-step-ready = { $value } honor
lanterns-advice-wait = Not your turn yet
lanterns-advice-choose = Choose a tile, then a space
lanterns-advice-place = Choose a space for the tile
lanterns-advice-discard =
    { $dedication ->
        [yes] { $count } cards: make a dedication, or discard down to 12
       *[no] { $count } cards: discard down to 12. A dedication would help too, but you have no set
    }
lanterns-advice-pass = Your last exchange and dedication
lanterns-would-gain = You would gain
lanterns-preview = You would gain: { $gains }
lanterns-gain-card = { $count } { $colour }
lanterns-gain-favor = { $count } favor
lanterns-gain-honor = { $count } honor
lanterns-gain-nothing = nothing
lanterns-rotate = Rotate the tile (R)
lanterns-how-to-rotate =
    { $pointer ->
        [touch] Tap the tile to turn it, then confirm.
       *[mouse] Turn it with the wheel, a click or R, then confirm.
    }
lanterns-key-choose = Choose a tile; again to turn it
lanterns-key-lake = From your tiles to the lake and back
lanterns-key-rotate = Turn the tile; with Shift the other way
lanterns-key-zoom = Zoom in, zoom out, show the whole lake
lanterns-key-enter = Put the tile down; again to confirm
lanterns-tie-favor =
    { $who ->
        [you] You have more favor tokens ({ $count } to { $next }).
       *[other] { $name } has more favor tokens ({ $count } to { $next }).
    }
lanterns-tie-cards =
    { $who ->
        [you] Favor tokens are equal too, but you have more lantern cards ({ $count } to { $next }).
       *[other] Favor tokens are equal too, but { $name } has more lantern cards ({ $count } to { $next }).
    }
lanterns-undo = Undo
lanterns-clear = Clear
lanterns-sent = Sent
lanterns-do-confirm-now = Confirm
lanterns-do-discard-now = Discard
lanterns-do-pass-now = End turn
lanterns-discard-one = Discard { $colour }, you have { $count }
lanterns-exchange-title = Exchange a lantern card
lanterns-exchange-give = Give one of your cards and 2 favor tokens
lanterns-exchange-take = Take another color from the supply
lanterns-exchange-do = Exchange
lanterns-dedicate-title = Make a dedication
lanterns-dedicate-which-four = Which color?
lanterns-dedicate-which-pairs = Which three pairs?
lanterns-dedicate-do = Dedicate

## Supply and dedications

lanterns-panel-supply = Supply
lanterns-panel-four = Four of a kind
lanterns-panel-dedications = Dedications
lanterns-supply-each = of { $count } each
lanterns-draw-stack =
    { $count ->
        [0] No lake tiles left to draw. Each player places { $each } in all.
        [one] { $count } lake tile left to draw. Each player places { $each } in all.
       *[other] { $count } lake tiles left to draw. Each player places { $each } in all.
    }
lanterns-then = then { $values }
lanterns-then-always = then always 4

## How far it is, and what can be asked

lanterns-progress = round { $round } of { $rounds }
lanterns-progress-final = final turns
lanterns-progress-over = finished
lanterns-score =
    { $who ->
        [you] You have { $honor } honor, { $favor } favor and { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
       *[other] { $name } has { $honor } honor, { $favor } favor and { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
    }
lanterns-goal = The next { $kind } is worth { $value } honor.
lanterns-goal-cards = You have { $cards }.
lanterns-moves-none = It is not your turn.
lanterns-moves-exchange = You can exchange a card.
lanterns-moves-dedicate = You can dedicate { $kinds }.
lanterns-moves-discard = You must discard a card.
lanterns-moves-place =
    { $tiles ->
        [one] You can place your tile in one of { $places } spaces.
       *[other] You can place one of { $tiles } tiles in one of { $places } spaces.
    }
lanterns-moves-pass = You can end your final turn.

## Actions in words

lanterns-do-place = Place a tile
lanterns-do-place-tile = Place tile { $number } with { $colour } facing you
lanterns-do-exchange = Exchange { $given } for { $taken }
lanterns-do-dedicate = Dedicate { $kind } for { $value } honor
lanterns-do-dedicate-of = Dedicate { $kind } for { $value } honor: { $colours }
lanterns-do-discard = Discard { $colour }
lanterns-do-pass = End the final turn

## The log

lanterns-log-place = { $name } placed a tile
lanterns-log-place-matched = { $name } placed a tile, matching { $cards }
lanterns-log-place-favor = { $name } placed a tile, matching { $cards } ({ $favor })
lanterns-log-favor = +{ $count } favor
lanterns-log-honor = +{ $count } honor
lanterns-log-dealt =
    { $who ->
        [you] You take { $colour }
       *[other] { $name } takes { $colour }
    }
lanterns-log-missed =
    { $who ->
        [you] You get nothing: { $colour } has run out
       *[other] { $name } gets nothing: { $colour } has run out
    }
lanterns-log-exchange = { $name } exchanged { $given } for { $taken }
lanterns-log-dedicate = { $name } dedicated { $kind } ({ $honor })
lanterns-log-discard = { $name } discarded { $colour }
lanterns-log-pass =
    { $who ->
        [you] You ended your final turn
       *[other] { $name } ended their final turn
    }
lanterns-log-final = The last tile is down: everyone takes one final turn
lanterns-log-over = The festival is over

## Reasons for and against an action

lanterns-reason-dedication = { $value } honor for { $dedication }
lanterns-reason-set-given =
    { $who ->
        [you] gives you the { $colour } card that completes { $dedication }, worth { $value }
       *[other] gives { $name } the { $colour } card that completes { $dedication }, worth { $value }
    }
lanterns-reason-ready = completes { $dedication }, worth { $value } honor
lanterns-reason-stack-wanted =
    { $who ->
        [you] the next { $dedication } is worth { $to } instead of { $from }, and you are close to it
       *[other] the next { $dedication } is worth { $to } instead of { $from }, and { $name } is close to it
    }
lanterns-reason-out-wanted =
    { $who ->
        [you] { $colour } runs out, and you need it for { $dedication }, worth { $value }
       *[other] { $colour } runs out, and { $name } needs it for { $dedication }, worth { $value }
    }
lanterns-reason-exchange = exchanges { $given } for { $colour }
lanterns-reason-cards = cards: { $colours }
lanterns-reason-favor = { $count } favor
lanterns-reason-near = one card short of { $dedication }, worth { $value }: { $colours }
lanterns-reason-stack-left =
    { $who ->
        [you] leaves you { $dedication } for { $value }
       *[other] leaves { $dedication } for { $value } to { $name }
    }
lanterns-reason-colour-back =
    { $who ->
        [you] { $colour } is back in the supply, and you need it for { $dedication }, worth { $value }
       *[other] { $colour } is back in the supply, and { $name } needs it for { $dedication }, worth { $value }
    }
lanterns-reason-missed =
    { $who ->
        [you] you get no { $colour }: it has run out
       *[other] { $name } gets no { $colour }: it has run out
    }
lanterns-reason-card-given =
    { $who ->
        [you] gives you { $colour }
       *[other] gives { $colour } to { $name }
    }
lanterns-reason-stack = the next { $dedication } is worth { $to } instead of { $from }
lanterns-reason-out = { $colour } runs out

## Why something is not allowed

lanterns-refusal-no-such-action = There is no such action.
lanterns-refusal-is-over = The match is over.
lanterns-refusal-already-exchanged = You have already exchanged a card this turn.
lanterns-refusal-exchange-too-late = You can only exchange a card before making a dedication or discarding.
lanterns-refusal-no-favor = An exchange costs 2 favor tokens.
lanterns-refusal-not-held = You have no card of the color you want to give.
lanterns-refusal-same-colour = You must take a different color.
lanterns-refusal-not-in-supply = The supply has no card of the color you want.
lanterns-refusal-already-dedicated = You have already made a dedication this turn.
lanterns-refusal-dedication-too-late = You can only make a dedication before discarding.
lanterns-refusal-no-set = You don’t have the cards for that set.
lanterns-refusal-same-pair = Three pairs must be in three different colors.
lanterns-refusal-no-need-to-discard = You only discard if you have more than 12 cards, before placing a tile.
lanterns-refusal-discard-not-held = You have no card of that color.
lanterns-refusal-must-place = A turn ends with placing a tile; only a final turn can be passed.
lanterns-refusal-too-many-cards = You have more than 12 cards: make a dedication or discard before you place a tile.
lanterns-refusal-no-tile = That tile is not in your hand.
lanterns-refusal-not-open = A tile goes in an empty space next to a tile that is already on the lake.
lanterns-refusal-no-more-tiles = No tiles are placed in the final turns.
