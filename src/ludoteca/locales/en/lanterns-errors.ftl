# What is refused in positions and typed actions of Lanterns

## Positions

lanterns-errors-sides = Every seat needs a side of its own, out of N, E, S and W, not { $sides } (LA-2.2).
lanterns-errors-clockwise = The seats must go clockwise (N, E, S, W), not { $sides } (LA-2.7).
lanterns-errors-lake = The lake is a list of 1 to { $most } tiles in the order they were placed, the start tile first.
lanterns-errors-tile = A tile of the lake is an object like { $example }.
lanterns-errors-start = The start tile is tile 0, at 0,0, and comes first in the lake (LA-2.1).
lanterns-errors-one-place = Two tiles are at { $x },{ $y } (LA-3.5).
lanterns-errors-floats = Tile { $tile } at { $x },{ $y } touches none of the tiles placed before it (LA-3.5).
lanterns-errors-stack = After { $laid } tiles the draw stack must hold { $count } (LA-2.3).
lanterns-errors-hand = After { $laid } tiles seat { $seat } must hold { $count } (LA-4.6), not { $tiles }.
lanterns-errors-twice = Tile { $tile } appears twice: then the colors would not be on 20 sides each (LA-1.1).
lanterns-errors-cards = The cards of seat { $seat } must be numbers by color ({ $colours }), not { $cards }.
lanterns-errors-supply = The players hold { $held } { $colour } cards, but with { $players } players there are only { $there } (LA-2.4).
lanterns-errors-dedications = The dedications are a list of those made so far, in order, at most one for each turn (LA-3.6).
lanterns-errors-dedication = A dedication is an object like { $example }.
lanterns-errors-worth = The next dedication for { $kind } is worth { $value }, not { $found } (LA-3.2, LA-3.3).
lanterns-errors-turn = After { $laid } tiles it is the turn of seat { $turn }, not { $seat } (LA-2.7).
lanterns-errors-over = The match is over when every player has taken a final turn (LA-5.1).
lanterns-errors-step = The step of a turn must be one of { $steps }, not { $step }.
lanterns-errors-final-step = A final turn ends with a dedication and has no discards, so its step cannot be { $step } (LA-5.3).
lanterns-errors-discarded = A player who has discarded holds at least 12 cards (LA-3.4).
lanterns-errors-dedicated = A player who has made a dedication holds a token for it (LA-3.2).

## Typed actions

-how = Write for example: x purple red, d four red, d pairs red blue green, d seven, discard blue, p 7 r2 @ 1,-2, or pass.
lanterns-errors-no-action = { $text } is not an action of Lanterns. { -how }
lanterns-errors-no-colour = { $word } is not a color. The colors are { $colours }.
lanterns-errors-no-dedication = 'd { $words }' is not a dedication. { -how }
lanterns-errors-no-placement = 'p { $text }' is not a placement. { -how }
lanterns-errors-no-rotation = The rotation is missing: r0 to r3, the number of quarter turns clockwise. Write for example: { $example }

## Score sheets

lanterns-errors-sheet-players = A sheet has a row for each player, { $least } to { $most } of them, not { $count }.
lanterns-errors-sheet-name = { $name } is the name of two players. Give each player a different name.
lanterns-errors-sheet-row = { $row } is not a row of a sheet. Write for example: Ada 10 8 4 / 2 / 5 (tokens, favor, cards).
lanterns-errors-sheet-token = There is no dedication token worth { $token }: they are worth { $least } to { $most } (LA-1.3).
lanterns-errors-sheet-tokens =
    { $most ->
        [one] The box has only one dedication token worth { $token }, not { $count } (LA-1.3).
       *[other] The box has only { $most } dedication tokens worth { $token }, not { $count } (LA-1.3).
    }
lanterns-errors-sheet-goal = Lanterns has no personal goals. Leave out --goal.
