# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = Un lago immobile, una festa di luci.
lanterns-box-more = Orienta bene ogni tessera: tutti intorno all’acqua ricevono una lanterna.
lanterns-box-option-dealing = Chi prende la prima lanterna
lanterns-box-option-dealing-why = Conta quando si distribuiscono le ultime carte di un colore.
lanterns-box-option-dealing-active = chi piazza la tessera
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
