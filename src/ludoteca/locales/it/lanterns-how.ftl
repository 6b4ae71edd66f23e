# Come si gioca, in una pagina; e gli esercizi
lanterns-how-place-title = Posiziona una tessera
lanterns-how-place = Nel tuo turno posiziona una delle tue tre tessere Lago accanto a quelle già presenti, girata come vuoi. Poi pescane un’altra.
lanterns-how-facing-title = Tutti prendono una carta
lanterns-how-facing = Ogni lato della nuova tessera è rivolto verso un giocatore. Tutti prendono una carta Lanterna del colore rivolto verso di loro, a partire da te. Se un colore è finito, niente carta.
lanterns-how-match-title = Fai combaciare i colori
lanterns-how-match = Dove si toccano colori uguali prendi un’altra carta di quel colore. Ogni piattaforma sulle tessere che combaciano, la tua compresa, dà un gettone Privilegio.
lanterns-how-sets-title = Fai una dedica
lanterns-how-sets = Una volta per turno, prima della tessera, puoi restituire un set: quattro di un colore, tre coppie o sette uniche. Il gettone in cima alla pila ti dà onore. Con più di 12 carte devi dedicare o scartare prima di posizionare.
lanterns-how-exchange-title = Cambia una carta
lanterns-how-exchange = Una volta per turno, prima di una dedica, puoi pagare due gettoni Privilegio, restituire una carta e prenderne una di un altro colore.
lanterns-how-end-title = La fine
lanterns-how-end = Quando tutte le tessere sono posizionate, ognuno ha un turno finale per cambiare e dedicare. Vince chi ha più onore; a parità decidono i gettoni Privilegio, poi le carte Lanterna.
lanterns-how-ask-left = Il tuo posto è in basso e posizioni la tessera con la cornice dorata. Quale carta prende chi sta a sinistra?
lanterns-how-ask-favor = Posizioni la tessera con la cornice dorata. Quanti gettoni Privilegio ricevi?
lanterns-how-ask-cards = Posizioni la tessera con la cornice dorata; nella riserva c’è una sola carta nera. Quante carte prendi?
