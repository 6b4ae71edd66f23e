# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = A still lake, a festival of lights.
lanterns-box-more = Turn each tile with care: everyone around the water gets a lantern.
lanterns-box-option-dealing = Who takes the first lantern
lanterns-box-option-dealing-why = It matters when the last cards of a colour are dealt.
lanterns-box-option-dealing-active = who places the tile
lanterns-box-option-dealing-start = the start player
lanterns-box-option-seating = How two players sit
lanterns-box-option-seating-why = Only for a table of two.
lanterns-box-option-seating-opposite = face to face
lanterns-box-option-seating-adjacent = side by side
