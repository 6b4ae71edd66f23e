# My Shelfie nel terminale
shelfie-terminal-how =
    Azioni:
      take c4 c5 c6 > 2       prendi queste tessere e mettile nella colonna 2, per prima quella di c4
    Il disegno: C gatti, B libri, G giochi, F cornici, T trofei, P piante; un punto è uno spazio vuoto; le lettere
    minuscole sulla tua libreria mostrano il tuo obiettivo personale.
shelfie-terminal-keys = Le frecce vanno a una tessera libera, spazio la prende o la rimette, le cifre scelgono la colonna, «o» cambia ordine.
shelfie-terminal-groups = gruppi
shelfie-terminal-group = { $size } { $item }: { $points }
shelfie-terminal-no-groups = nessuno
shelfie-terminal-in-all = totale: { $points }
shelfie-terminal-personal = obiettivo personale { $card }: { $count } spazi su 6, punti: { $points }
shelfie-terminal-total = totale senza tessere Punteggio: { $points }
shelfie-terminal-met = obiettivi comuni raggiunti:
shelfie-terminal-none-met = obiettivi comuni raggiunti: nessuno
shelfie-terminal-goal = { $card }: { $help }
shelfie-terminal-goal-english = { $card }: { $help } (solo nel regolamento inglese)
shelfie-terminal-key-tile = Tessera
shelfie-terminal-key-take = Prendi
shelfie-terminal-key-return = Rimetti
shelfie-terminal-key-column = Colonna
shelfie-terminal-key-order = Ordine
shelfie-terminal-missing-tiles = Prendi prima una tessera: le frecce la raggiungono, Spazio la prende.
shelfie-terminal-missing-column = Scegli una colonna: { $columns }.
shelfie-terminal-no-room =
    { $count ->
        [one] La colonna { $column } è piena. Colonne con spazio: { $columns }.
       *[other] La colonna { $column } non ha spazio per { $count } tessere. Colonne con spazio: { $columns }.
    }
