# My Shelfie nel terminale
shelfie-terminal-how =
    Azioni:
      take c4 c5 c6 > 2       prendi queste tessere e mettile nella colonna 2, quella di c4 più in basso
    Il disegno: C gatti, B libri, G giochi, F cornici, T trofei, P piante; un punto è una casella vuota; le lettere
    minuscole sulla tua libreria sono ciò che vuole lì il tuo obiettivo personale.
shelfie-terminal-keys = Le frecce vanno a una tessera libera, spazio la prende o la rimette, le cifre scelgono la colonna, o cambia l’ordine.
shelfie-terminal-credits = di Matthew Dunstan e Phil Walker-Harding, pubblicato da Cranio Creations
shelfie-terminal-groups = gruppi
shelfie-terminal-no-groups = nessuno
shelfie-terminal-in-all = in tutto: { $points }
shelfie-terminal-personal = obiettivo personale { $card }: { $count } caselle su 6, punti: { $points }
shelfie-terminal-total = totale senza gettoni: { $points }
shelfie-terminal-met = obiettivi comuni raggiunti:
shelfie-terminal-none-met = obiettivi comuni raggiunti: nessuno
shelfie-terminal-english = solo nel regolamento inglese
