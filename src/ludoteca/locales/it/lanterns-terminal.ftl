# Lanterns nel terminale
lanterns-terminal-how =
    Azioni:
      x purple red            cambio: paga 2 gettoni Privilegio, dai una carta viola, prendine una rossa
      d four red              dedica quattro di un colore; anche: d pairs red blue green, d seven
      discard blue            scarta una carta, se ne hai più di dodici
      p 7 r2 @ 1,-2           posiziona la tessera 7, girata di due quarti in senso orario, a x 1 (est), y -2 (sud)
      pass                    termina un turno finale
    Il disegno: le lettere sono i colori dei lati (K nero, O arancione, R rosso, B blu, G verde, W bianco, P viola),
    un asterisco è una piattaforma che dà Privilegi, o è la tessera iniziale, + uno spazio libero per una tessera.
lanterns-terminal-keys = Le cifre scelgono una tessera, le frecce uno spazio, r gira la tessera, d elenca cambi e dediche.
lanterns-terminal-owns = onore { $honor } privil. { $favor }
lanterns-terminal-hand = Le tue tessere (lati in senso orario da nord; l’asterisco dà Privilegi):
lanterns-terminal-side-n = nord
lanterns-terminal-side-e = est
lanterns-terminal-side-s = sud
lanterns-terminal-side-w = ovest
