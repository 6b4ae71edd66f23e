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
lanterns-you = You
lanterns-points-four = Four of a kind
lanterns-points-pairs = Three pairs
lanterns-points-seven = Seven unique

## The lake

lanterns-lake = The lake, your side at the bottom
lanterns-lake-of = The lake, the side of { $name } at the bottom
lanterns-fit = Show the whole lake
lanterns-at-top = { $colour } above
lanterns-at-right = { $colour } on the right
lanterns-at-bottom = { $colour } below
lanterns-at-left = { $colour } on the left
lanterns-cell-open = Open place, touches { $sides }
lanterns-cell-ghost = Your tile here, touches { $sides }. You would gain: { $gains }
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
lanterns-seat-open = { $name }: what lies there
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
lanterns-step-ready = { $value } ready
lanterns-advice-wait = Not your turn yet
lanterns-advice-choose = Choose a tile, then a place
lanterns-advice-place = Choose a place for the tile
lanterns-advice-discard = { $count } cards: discard down to 12
lanterns-advice-pass = Last exchange, last dedication
lanterns-would-gain = You would gain
lanterns-gain-card = { $count } { $colour }
lanterns-gain-favor = { $count } favor
lanterns-gain-honor = { $count } honor
lanterns-gain-nothing = nothing
lanterns-rotate = Turn the tile (R)
lanterns-undo = Take back
lanterns-sent = Sent
lanterns-do-confirm-now = Confirm
lanterns-do-discard-now = Discard
lanterns-do-pass-now = End turn
lanterns-discard-one = Discard { $colour }, you hold { $count }
lanterns-exchange-title = Exchange a lantern card
lanterns-exchange-give = Give one of your cards and 2 favor tokens
lanterns-exchange-take = Take another colour from the supply
lanterns-exchange-do = Exchange
lanterns-dedicate-title = Make a dedication
lanterns-dedicate-which-four = Which colour?
lanterns-dedicate-which-pairs = Which three pairs?
lanterns-dedicate-do = Dedicate

## Supply and dedications

lanterns-panel-supply = Supply
lanterns-panel-four = Four of a kind
lanterns-panel-dedications = Dedications
lanterns-supply-each = of { $count } each
lanterns-draw-stack =
    { $count ->
        [0] No lake tile left to draw; everybody places { $each }.
        [one] { $count } lake tile left to draw; everybody places { $each }.
       *[other] { $count } lake tiles left to draw; everybody places { $each }.
    }
lanterns-then = then { $values }
lanterns-then-always = then always 4

## How far it is, and what can be asked

lanterns-progress = round { $round } of { $rounds }
lanterns-progress-final = final turns
lanterns-progress-over = finished
lanterns-score =
    { $who ->
        [you] You have { $honor } honor, { $favor } favor and { $cards } cards.
       *[other] { $name } has { $honor } honor, { $favor } favor and { $cards } cards.
    }
lanterns-goal = The next dedication of { $kind } pays { $value }.
lanterns-goal-cards = You hold { $cards }.
lanterns-moves-none = It is not your turn.
lanterns-moves-exchange = You may exchange a card.
lanterns-moves-dedicate = You may dedicate { $kinds }.
lanterns-moves-discard = You must discard a card.
lanterns-moves-place = You may place one of { $tiles } tiles on one of { $places } places.
lanterns-moves-pass = You may end your final turn.

## Actions in words

lanterns-do-place = Place a tile
lanterns-do-place-tile = Place tile { $number } with { $colour } towards you
lanterns-do-exchange = Exchange { $given } for { $taken }
lanterns-do-dedicate = Dedicate { $kind } for { $value } honor
lanterns-do-dedicate-of = Dedicate { $kind } for { $value } honor: { $colours }
lanterns-do-discard = Discard { $colour }
lanterns-do-pass = End the final turn

## The log

lanterns-log-place = { $name } placed a tile
lanterns-log-matched = matched { $cards }
lanterns-log-favor = +{ $count } favor
lanterns-log-honor = +{ $count } honor
lanterns-log-dealt =
    { $who ->
        [you] You take { $colour }
       *[other] { $name } takes { $colour }
    }
lanterns-log-missed =
    { $who ->
        [you] You get nothing: { $colour } is out
       *[other] { $name } gets nothing: { $colour } is out
    }
lanterns-log-exchange = { $name } exchanged { $given } for { $taken }
lanterns-log-dedicate = { $name } dedicated { $kind }
lanterns-log-discard = { $name } discarded { $colours }
lanterns-log-pass =
    { $who ->
        [you] { $name } ended your final turn
       *[other] { $name } ended the final turn
    }
lanterns-log-final = The last tile lies: everybody takes a final turn
lanterns-log-over = The festival is over

## Reasons for and against an action

lanterns-reason-dedication = { $value } honor for { $dedication }
lanterns-reason-set-given =
    { $who ->
        [you] gives you the { $colour } card that completes { $dedication }, worth { $value }
       *[other] gives { $name } the { $colour } card that completes { $dedication }, worth { $value }
    }
lanterns-reason-ready = completes { $dedication }, which can be dedicated for { $value }
lanterns-reason-stack-wanted =
    { $who ->
        [you] the next { $dedication } pays { $to } instead of { $from }, and you are near it
       *[other] the next { $dedication } pays { $to } instead of { $from }, and { $name } is near it
    }
lanterns-reason-out-wanted =
    { $who ->
        [you] { $colour } is out now, and you need it for { $dedication }, worth { $value }
       *[other] { $colour } is out now, and { $name } needs it for { $dedication }, worth { $value }
    }
lanterns-reason-exchange = { $colour } for { $given }, for { $count } favor
lanterns-reason-cards = cards: { $colours }
lanterns-reason-favor = { $count } favor
lanterns-reason-near = one card short of { $dedication }, worth { $value }: { $colours }
lanterns-reason-stack-left =
    { $who ->
        [you] leaves { $dedication } for { $value } to you
       *[other] leaves { $dedication } for { $value } to { $name }
    }
lanterns-reason-colour-back =
    { $who ->
        [you] { $colour } is back in the supply, and you need it for { $dedication }, worth { $value }
       *[other] { $colour } is back in the supply, and { $name } needs it for { $dedication }, worth { $value }
    }
lanterns-reason-missed =
    { $who ->
        [you] you get no { $colour }: it is out
       *[other] { $name } gets no { $colour }: it is out
    }
lanterns-reason-card-given =
    { $who ->
        [you] gives { $colour } to you
       *[other] gives { $colour } to { $name }
    }
lanterns-reason-stack = the next { $dedication } pays { $to } instead of { $from }
lanterns-reason-out = { $colour } is out now

## Why something is not allowed

lanterns-refusal-no-such-action = There is no such action.
lanterns-refusal-is-over = The match is over.
lanterns-refusal-already-exchanged = You have exchanged a card in this turn already.
lanterns-refusal-exchange-too-late = An exchange comes before the dedication and before discarding.
lanterns-refusal-no-favor = An exchange costs 2 favor tokens.
lanterns-refusal-not-held = You hold no card of the colour you want to give.
lanterns-refusal-same-colour = An exchange is for a different colour.
lanterns-refusal-not-in-supply = The supply has no card of the colour you want.
lanterns-refusal-already-dedicated = You have made a dedication in this turn already.
lanterns-refusal-dedication-too-late = A dedication comes before discarding.
lanterns-refusal-no-set = You do not hold the cards of that set.
lanterns-refusal-same-pair = Three pairs are of three different colours.
lanterns-refusal-no-need-to-discard = You discard only above 12 cards, before placing a tile.
lanterns-refusal-discard-not-held = You hold no card of that colour.
lanterns-refusal-must-place = A turn ends with the placement of a tile; only a final turn can be passed.
lanterns-refusal-too-many-cards = You hold more than 12 cards: discard before you place a tile.
lanterns-refusal-no-tile = There is no such tile in your hand.
lanterns-refusal-not-open = A tile goes to an empty place beside a tile that lies there.
lanterns-refusal-no-more-tiles = No tile is placed in the final turns.
