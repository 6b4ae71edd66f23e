# What the page needs at a table: undo, invitations, watching, results, hints

page-play-undone = La mossa è stata annullata
page-play-undone-line = Annullata:
page-play-spectating = Stai guardando
page-play-terms = Condizioni del tavolo
page-play-closed = Chi ha aperto il tavolo lo ha chiuso.
page-play-close-sure = Chiudere il tavolo?
page-play-close-why = Chi è al tavolo riceve un avviso e gli inviti non valgono più.
page-play-invited = { $name } ti invita a giocare a { $game }
page-play-invited-watch = { $name } ti invita a guardare una partita a { $game }
page-play-only-here = Questo link funziona solo su questo computer, perché il server non accetta altri dispositivi. Per invitare qualcuno, ferma il server e riavvialo con
page-play-other-address = Hai aperto la pagina a un indirizzo che funziona solo su questo computer. Il link usa invece { $address }, che funziona nella tua rete.
page-play-resign-why =
    { $how ->
        [duel] La partita finisce e vince { $name }.
        [end] La partita finisce, perché non gioca nessun’altra persona. Finisci all’ultimo posto.
       *[bot] La partita continua. Un bot, indicato come tale, gioca al tuo posto e tu finisci all’ultimo posto.
    }{ $rated ->
        [true] { " " }Il risultato conta per la classifica.
        [first] { " " }Il risultato conta per la classifica, anche prima della tua prima mossa.
       *[false] { "" }
    }
page-play-gone-resign =
    { $who ->
        [you] Hai abbandonato.
       *[other] { $name } ha abbandonato.
    }
page-play-gone-expire =
    { $who ->
        [you] Hai esaurito il tempo.
       *[other] { $name } ha esaurito il tempo.
    }
page-play-gone-leave =
    { $who ->
        [you] Hai lasciato il tavolo.
       *[other] { $name } ha lasciato il tavolo.
    }
page-play-last-standing =
    { $who ->
        [you] Al tavolo resti solo tu: vinci.
       *[other] Al tavolo resta solo { $name }, che vince.
    }
page-play-ahead =
    { $who ->
        [you] Hai { $count ->
            [one] un punto
           *[other] { $count } punti
        } di vantaggio.
       *[other] { $name } ha { $count ->
            [one] un punto
           *[other] { $count } punti
        } di vantaggio.
    }
page-play-won-behind =
    { $who ->
        [you] Vinci: chi abbandona finisce all’ultimo posto, qualunque sia il suo punteggio.
       *[other] Vince { $name }: chi abbandona finisce all’ultimo posto, qualunque sia il suo punteggio.
    }
page-play-tied = Parità a { $count }: { $names }.
page-play-shared = Sono in parità anche in tutto ciò che decide i pareggi e vincono insieme.
page-play-ratings = Punteggi in classifica
page-play-rating = { $name }: { $before } → { $after } ({ $change })
page-play-hint-chance = Probabilità di vittoria { $bound ->
        [under] sotto il { $win }
        [over] oltre il { $win }
       *[about] circa { $win }
    }, circa { $points } punti, se tutti giocano ugualmente bene
page-play-hint-why = Perché?
page-play-unrated = Amichevole
page-play-private = Su invito
page-play-no-clock = Senza orologio
page-play-key-u = Annulla
page-play-key-s = Punteggio
page-play-key-g = Obiettivi
page-play-key-l = Ultima mossa
page-play-key-m = Mosse possibili
page-play-key-h = Consiglio
page-play-key-command = Scrivi una mossa
page-play-key-help = Questo aiuto
page-play-resign-sure = Abbandonare la partita?
page-play-leave-sure = Lasciare il tavolo definitivamente?
page-play-leave-why = Per tornare più tardi basta chiudere la pagina. Se lasci il tavolo, gli altri possono continuare con un bot.
page-play-leave-why-rated = A un tavolo con classifica, lasciare il tavolo significa abbandonare. Per tornare più tardi basta chiudere la pagina.
page-play-end-sure = Interrompere la partita?
page-play-end-why = Se tutti sono d’accordo, la partita finisce senza risultato.
page-play-end-why-rated = Se tutti sono d’accordo, la partita finisce senza risultato e non conta per la classifica.
page-play-command = Scrivi una mossa
page-play-take-back-question = Lascia stare
page-play-count = Dettaglio dei punti
page-play-skip = Salta
page-play-warn-on = Avvisami prima di un errore
page-play-warn-off = Non avvisarmi più
