# Lanterns nel terminale
lanterns-terminal-how =
    Azioni:
      x purple red            cambio: paga 2 gettoni Privilegio, dai una carta viola, prendine una rossa
      d four red              dedica quattro di un colore; anche: d pairs red blue green, d seven
      discard blue            scarta una carta, se ne hai più di dodici
      p 7 r2 @ 1,-2           posiziona la tessera 7, girata di due quarti in senso orario, a x 1 (est), y -2 (sud)
      pass                    termina un turno finale
    Il disegno: le lettere sono i colori dei lati (K nero, O arancione, R rosso, B blu, G verde, W bianco, P viola),
    un asterisco è una piattaforma che dà Privilegi, «o» la tessera iniziale, + uno spazio libero per una tessera.
lanterns-terminal-keys = Le cifre scelgono una tessera, le frecce uno spazio, r gira la tessera.
lanterns-terminal-owns = onore { $honor } privil. { $favor }
lanterns-terminal-hand = Le tue tessere (lati in senso orario da nord; l’asterisco dà Privilegi) e come si scrivono:
lanterns-terminal-side-n = nord
lanterns-terminal-side-e = est
lanterns-terminal-side-s = sud
lanterns-terminal-side-w = ovest
lanterns-terminal-key-place = Dove
lanterns-terminal-key-tile = Tessera
lanterns-terminal-key-turn = Gira
lanterns-terminal-missing-place = Scegli prima uno spazio per la tessera: le frecce vanno dall’uno all’altro.
lanterns-terminal-final-turn = Tutte le tessere sono posizionate. Nel turno finale puoi cambiare una carta, fare una dedica o passare: premi d.
lanterns-terminal-not-yet = Hai più di 12 carte. Prima di posizionare una tessera, fai una dedica o scarta: premi d.
lanterns-terminal-too-many =
    { $way ->
        [dedication] Hai { $count } carte. Prima di posizionare una tessera, fai una dedica oppure scartane { $more }.
       *[discard] Hai { $count } carte. Prima di posizionare una tessera, scartane { $more }.
    }
lanterns-terminal-sheet = { $player }: onore { $honor } ({ $tokens }), Privilegi { $favor }, carte { $cards }
lanterns-terminal-sheet-empty = Qui nessuno ha gettoni Dedica. Dopo ogni nome scrivi il valore dei gettoni: "Ada 10 8 4"
