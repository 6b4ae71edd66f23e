# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = Ciche jezioro, święto świateł.
lanterns-box-more = Obracaj kafle z rozwagą: każdy wokół wody dostaje lampion.
lanterns-box-option-dealing = Kto bierze pierwszy lampion
lanterns-box-option-dealing-why = Ma znaczenie, gdy rozdaje się ostatnie karty koloru.
lanterns-box-option-dealing-active = kto kładzie kafel
lanterns-box-option-dealing-start = gracz startowy
lanterns-box-option-seating = Jak siedzą dwaj gracze
lanterns-box-option-seating-why = Tylko przy dwóch graczach.
lanterns-box-option-seating-opposite = naprzeciw siebie
lanterns-box-option-seating-adjacent = obok siebie
