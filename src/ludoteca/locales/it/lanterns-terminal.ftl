# Lanterns nel terminale
lanterns-terminal-how =
    Azioni:
      x purple red            cambio: paga 2 gettoni Privilegio, dai una carta viola, prendine una rossa
      d four red              dedica quattro di un colore; anche: d pairs red blue green, d seven
      discard blue            scarta una carta, oltre le dodici
      p 7 r2 @ 1,-2           piazza la tessera 7, girata di due quarti in senso orario, a x 1 (est), y -2 (sud)
      pass                    termina un turno finale
    Il disegno: le lettere sono i colori dei lati (K nero, O arancione, R rosso, B blu, G verde, W bianco, P viola),
    un asterisco è una piattaforma che dà Privilegi, o la tessera iniziale, + un posto dove si può piazzare.
lanterns-terminal-keys = Le cifre scelgono una tessera, le frecce un posto, r gira la tessera, d elenca cambi e dediche.
lanterns-terminal-owns = onore { $honor } privil. { $favor }
lanterns-terminal-hand = Le tue tessere (lati da nord in senso orario; l’asterisco dà Privilegi):
lanterns-terminal-side-n = nord
lanterns-terminal-side-e = est
lanterns-terminal-side-s = sud
lanterns-terminal-side-w = ovest
lanterns-terminal-credits = The Harvest Festival; di Christopher Chung, pubblicato da Foxtrot Games e Renegade Game Studios
