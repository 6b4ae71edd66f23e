# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = Un lago immobile, una festa di luci.
lanterns-box-more = Orienta bene ogni tessera: chiunque sieda intorno al lago riceve una lanterna.
lanterns-box-credits = The Harvest Festival; di Christopher Chung, pubblicato da Foxtrot Games e Renegade Game Studios
lanterns-box-option-dealing = Chi riceve la prima lanterna
lanterns-box-option-dealing-why = Conta quando un colore sta per finire.
lanterns-box-option-dealing-active = il giocatore di turno
lanterns-box-option-dealing-start = il primo giocatore
lanterns-box-option-seating = Disposizione dei posti
lanterns-box-option-seating-why = Quali lati del lago restano vuoti in due o in tre.
lanterns-box-option-seating-opposite = { $players ->
        [3] lato blu vuoto
        [4] tutti e quattro i lati
       *[other] faccia a faccia
    }
lanterns-box-option-seating-adjacent = fianco a fianco (rosso e bianco)
lanterns-box-option-seating-adjacent-blue = fianco a fianco (rosso e blu)
lanterns-box-option-seating-empty-white = lato bianco vuoto
lanterns-box-option-seating-empty-black = lato nero vuoto
