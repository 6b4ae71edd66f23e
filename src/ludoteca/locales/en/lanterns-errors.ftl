# What is refused in positions and typed actions of Lanterns

## Positions

lanterns-errors-sides = The seats' sides are different ones of N, E, S, W, not { $sides } (LA-2.2).
lanterns-errors-clockwise = Seats go clockwise (N, E, S, W), not { $sides } (LA-2.7).
lanterns-errors-lake = The lake is a list of 1 to { $most } tiles in the order they were laid, the start tile first.
lanterns-errors-tile = A tile of the lake is an object like { $example }.
lanterns-errors-start = The start tile is tile 0, lies at 0,0 and is the first of the lake; no other tile is (LA-2.1).
lanterns-errors-one-place = Two tiles lie at { $x },{ $y } (LA-3.5).
lanterns-errors-floats = Tile { $tile } at { $x },{ $y } floats: no tile laid before it touches it (LA-3.5).
lanterns-errors-stack = After { $laid } tiles the draw stack holds { $count } (LA-2.3).
lanterns-errors-hand = After { $laid } tiles seat { $seat } holds { $count } (LA-4.6), not { $tiles }.
lanterns-errors-twice = Tile { $tile } is there twice: the colours would not stand on 20 sides each (LA-1.1).
lanterns-errors-cards = The cards of seat { $seat } are numbers by colour ({ $colours }), not { $cards }.
lanterns-errors-supply = { $held } { $colour } cards are held, but with { $players } players there are { $there } (LA-2.4).
lanterns-errors-dedications = The dedications are a list of those made, in order, at most one for each turn so far (LA-3.6).
lanterns-errors-dedication = A dedication is an object like { $example }.
lanterns-errors-worth = The next dedication for { $kind } is worth { $value }, not { $found } (LA-3.2, LA-3.3).
lanterns-errors-turn = After { $laid } tiles it is the turn of seat { $turn }, not { $seat } (LA-2.7).
lanterns-errors-over = The match is over when every player has taken the final turn (LA-5.1).
lanterns-errors-step = The step of a turn is one of { $steps }, not { $step }.
lanterns-errors-final-step = A final turn ends with a dedication and has no discards: no seat is { $step } then (LA-5.3).
lanterns-errors-discarded = Whoever has discarded holds 12 cards at least (LA-3.4).
lanterns-errors-dedicated = Whoever has made a dedication has a token for it (LA-3.2).

## Typed actions

-how = Write for example: x purple red, d four red, d pairs red blue green, d seven, discard blue, p 7 r2 @ 1,-2, or pass.
lanterns-errors-no-action = { $text } is no action of Lanterns. { -how }
lanterns-errors-no-colour = { $word } is no colour. The colours are { $colours }.
lanterns-errors-no-dedication = 'd { $words }' is no dedication. { -how }
lanterns-errors-no-placement = 'p { $text }' is no placement. { -how }
