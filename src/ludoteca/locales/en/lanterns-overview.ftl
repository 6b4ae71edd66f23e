# The overview before the rules
lanterns-overview-place = Add a tile to the lake, turned as you like.
lanterns-overview-facing = Everyone takes a lantern in the color that faces them.
lanterns-overview-match = Where colors meet, you get an extra lantern. A platform adds a favor token.
lanterns-overview-sets = Once a turn, before placing, return a set for honor: four alike, three pairs or all seven colors.
lanterns-overview-exchange = Pay two favor tokens to exchange one lantern for another color.
lanterns-overview-end = After the last tile everyone has one final turn. The most honor wins.
