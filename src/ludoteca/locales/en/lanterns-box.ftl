# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = A still lake, a festival of lights.
lanterns-box-more = Turn each tile with care: everyone around the water gets a lantern.
lanterns-box-credits = The Harvest Festival; by Christopher Chung, published by Foxtrot Games and Renegade Game Studios
lanterns-box-option-dealing = Lanterns are dealt first to
lanterns-box-option-dealing-why = This matters when a color is running out.
lanterns-box-option-dealing-active = the active player
lanterns-box-option-dealing-start = the start player
lanterns-box-option-seating = Seating
lanterns-box-option-seating-why = Which sides of the lake stay empty with two or three players.
lanterns-box-option-seating-opposite = { $players ->
        [3] blue side empty
        [4] all four sides
       *[other] face to face
    }
lanterns-box-option-seating-adjacent = side by side (red and white)
lanterns-box-option-seating-adjacent-blue = side by side (red and blue)
lanterns-box-option-seating-empty-white = white side empty
lanterns-box-option-seating-empty-black = black side empty
