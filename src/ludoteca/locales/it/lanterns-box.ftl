# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = Un lago immobile, una festa di luci.
lanterns-box-more = Orienta bene ogni tessera: tutti intorno all’acqua ricevono una lanterna.
lanterns-box-option-dealing = Chi prende la prima lanterna
lanterns-box-option-dealing-why = Conta quando si distribuiscono le ultime carte di un colore.
lanterns-box-option-dealing-active = chi piazza la tessera
lanterns-box-option-dealing-start = il primo giocatore
lanterns-box-option-seating = Come siedono due giocatori
lanterns-box-option-seating-why = Solo per un tavolo da due.
lanterns-box-option-seating-opposite = uno di fronte all’altro
lanterns-box-option-seating-adjacent = uno accanto all’altro
