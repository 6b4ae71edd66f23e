# Puzzles, on the page and in the terminal
page-puzzles-title = Rompicapo
page-puzzles-none = Non ci sono rompicapo per questo gioco.
page-puzzles-unknown = Questo rompicapo non esiste.
page-puzzles-offline = Non è stato possibile caricare il rompicapo. Controlla la connessione e riprova.
page-puzzles-again = Riprova
page-puzzles-choose = Scegli i rompicapo
page-puzzles-kind = Tipo
page-puzzles-kind-all = Tutti
page-puzzles-kind-exact = Il finale
page-puzzles-kind-best = La mossa migliore
page-puzzles-kind-turn = Questo turno
page-puzzles-kind-reader = Obiettivo nascosto
page-puzzles-kind-all-why = Prima i più facili.
page-puzzles-kind-exact-why = Il caso non conta più: quale mossa vince di sicuro?
page-puzzles-kind-best-why = A metà partita, una mossa è chiaramente migliore.
page-puzzles-kind-turn-why = Trova ciò che rende di più adesso. Ideale per cominciare.
page-puzzles-kind-reader-why = Leggi una libreria: a quale obiettivo personale punta?
page-puzzles-difficulty = Difficoltà
page-puzzles-difficulty-0 = qualsiasi
page-puzzles-difficulty-1 = molto facile
page-puzzles-difficulty-2 = facile
page-puzzles-difficulty-3 = medio
page-puzzles-difficulty-4 = difficile
page-puzzles-difficulty-5 = molto difficile
page-puzzles-found-novice = Lo risolve anche un novizio.
page-puzzles-found-apprentice = Lo risolve un apprendista.
page-puzzles-found-adept = Lo risolve un esperto.
page-puzzles-found-artisan = Lo risolve un artigiano, i livelli più deboli no.
page-puzzles-found-master = Lo risolve solo il maestro.
page-puzzles-found-nobody = Spesso sfugge anche al maestro.
page-puzzles-ask-win-lanterns = Il caso non conta più. Quale mossa vince, qualunque cosa facciano gli altri?
page-puzzles-ask-win-shelfie = È l’ultimo turno. Quale mossa vince, qualunque obiettivo personale abbiano gli altri?
page-puzzles-ask-best = Quale mossa ti dà la migliore probabilità di vittoria?
page-puzzles-ask-points = Quale mossa dà più punti adesso?
page-puzzles-ask-honor = Come ottieni più onore in questo turno? Fai il primo passo.
page-puzzles-ask-gain = Quale posizionamento ti dà in tutto più carte e gettoni Privilegio?
page-puzzles-ask-goal = Che obiettivo personale ha { $name }? Guarda la libreria e come si è riempita.
page-puzzles-right-win = Ora nessuno può fermarti.
page-puzzles-right-best = Probabilità di vittoria ora: circa { $best }%.
page-puzzles-right-points =
    { $best ->
        [one] Dà { $best } punto.
       *[other] Dà { $best } punti.
    }
page-puzzles-right-honor = Così ottieni { $best } di onore in questo turno.
page-puzzles-right-gain = Ti dà in tutto { $best } fra carte e gettoni.
page-puzzles-right-goal = È proprio questo. Probabilità, da come si è riempita la libreria: { $best }%.
page-puzzles-wrong-win = Così la vittoria non è sicura. Prova un’altra mossa.
page-puzzles-wrong-best = Un’altra mossa è chiaramente migliore. Riprova.
page-puzzles-wrong-chance = Costo di questa mossa: { $cost }% di probabilità di vittoria. Provane un’altra.
page-puzzles-wrong-points = Si possono fare più punti. Riprova.
page-puzzles-wrong-honor = In questo turno si può ottenere più onore. Riprova.
page-puzzles-wrong-gain = Un altro posizionamento rende di più. Riprova.
page-puzzles-wrong-goal = Non è questo. Confronta di nuovo gli spazi.
page-puzzles-hint = Suggerimento
page-puzzles-answer = Mostra la risposta
page-puzzles-hint-count =
    { $count ->
        [one] Vince { $count } mossa su { $all }.
       *[other] Vincono { $count } mosse su { $all }.
    }
page-puzzles-hint-points =
    { $best ->
        [one] Cerca una mossa da { $best } punto.
       *[other] Cerca una mossa da { $best } punti.
    }
page-puzzles-hint-honor = Puoi ottenere { $best } di onore.
page-puzzles-hint-gain = Cerca una mossa che dia in tutto { $best } fra carte e gettoni.
page-puzzles-hint-reason-gain = Ti porta subito qualcosa.
page-puzzles-hint-reason-threat = Prepara qualcosa per un turno successivo.
page-puzzles-hint-reason-denial = Toglie qualcosa agli altri.
page-puzzles-hint-reason-gift = Regala qualcosa agli altri, eppure è la migliore.
page-puzzles-hint-reason-none = È una mossa tranquilla: pensa ai turni successivi.
page-puzzles-hint-column = Le tessere vanno nella colonna { $column }.
page-puzzles-hint-exchange = Comincia con un cambio.
page-puzzles-hint-dedicate = Fai una dedica.
page-puzzles-hint-discard = Scarta una carta.
page-puzzles-hint-place = Posiziona una tessera. Attenzione a quale colore ha davanti ciascuno.
page-puzzles-hint-pass = Termina il tuo turno.
page-puzzles-hint-cells = Conta per ogni figura quanti spazi contengono l’oggetto mostrato.
page-puzzles-hint-fewer = È uno di questi:
page-puzzles-answer-is = La risposta: { $move }
page-puzzles-next = Prossimo rompicapo
page-puzzles-play-on = Continua la partita
page-puzzles-share = Copia il link
page-puzzles-streak = { $count } di fila
page-puzzles-best-streak = Record: { $count }
page-puzzles-progress = Risolti { $solved } su { $count }
page-puzzles-all-solved = Li hai risolti tutti.
page-puzzles-goal-number = Obiettivo personale { $number }
page-puzzles-leave = Esci dai rompicapo
page-puzzles-compare = Confronta gli obiettivi
page-puzzles-compare-short = Confronta
page-puzzles-shelf-of = La libreria di { $name }
page-puzzles-mine = I miei errori
