# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = Ciche jezioro, święto świateł.
lanterns-box-more = Obracaj kafle z rozwagą: każdy wokół jeziora dostaje lampion.
lanterns-box-credits = The Harvest Festival; autor: Christopher Chung, wydawcy: Foxtrot Games i Renegade Game Studios
lanterns-box-option-dealing = Pierwszy lampion dostaje
lanterns-box-option-dealing-why = Ma znaczenie, gdy kończą się karty jakiegoś koloru.
lanterns-box-option-dealing-active = aktywny gracz
lanterns-box-option-dealing-start = gracz startowy
lanterns-box-option-seating = Miejsca wokół jeziora
lanterns-box-option-seating-why = Które boki jeziora zostają puste przy dwóch lub trzech graczach.
lanterns-box-option-seating-opposite = { $players ->
        [3] niebieski bok pusty
        [4] wszystkie cztery boki
       *[other] naprzeciw siebie
    }
lanterns-box-option-seating-adjacent = obok siebie (czerwony i biały)
lanterns-box-option-seating-adjacent-blue = obok siebie (czerwony i niebieski)
lanterns-box-option-seating-empty-white = biały bok pusty
lanterns-box-option-seating-empty-black = czarny bok pusty
