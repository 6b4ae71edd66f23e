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
page-play-only-here = Questo link funziona solo su questo computer, perché il server non accetta altri dispositivi. Per invitare qualcuno, fermalo e avvialo con
page-play-other-address = Hai aperto la pagina a un indirizzo che funziona solo su questo computer. Il link usa invece { $address }, che funziona nella tua rete.
page-play-resign-why =
    { $how ->
        [duel] La partita finisce e vince { $name }.
        [end] La partita finisce, perché non gioca nessun’altra persona. Finisci all’ultimo posto.
       *[bot] La partita continua. Un bot, indicato come tale, gioca al tuo posto e tu finisci all’ultimo posto.
    }{ $rated ->
        [true] { " " }Il risultato conta per la classifica.
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
        [you] Vinci: chi abbandona finisce all’ultimo posto, quali che siano i suoi punti.
       *[other] Vince { $name }: chi abbandona finisce all’ultimo posto, quali che siano i suoi punti.
    }
page-play-tied = Parità a { $count }: { $names }.
page-play-shared = Sono in parità anche in tutto ciò che decide i pareggi e vincono insieme.
page-play-ratings = Classifica
page-play-rating = { $name }: { $before } → { $after }
page-play-hint-chance = Circa { $win } di vincere e { $points } punti, se tutti giocano come un bot forte
page-play-hint-why = Perché?
page-unrated = Amichevole
page-private = Su invito
page-no-clock = Senza orologio
page-refused-hints = A questo tavolo non ci sono consigli.
page-key-u = Annulla
page-asked-undo =
    { $who ->
        [you] Hai chiesto di annullare una mossa.
       *[other] { $name } vuole annullare una mossa.
    }
page-asked-end =
    { $who ->
        [you] Hai chiesto di interrompere la partita.
       *[other] { $name } vuole interrompere la partita.
    }
page-asked-substitute =
    { $who ->
        [you] Hai proposto un bot ({ $level }) al posto di { $of }.
       *[other] { $name } propone un bot ({ $level }) al posto di { $of }.
    }
page-key-s = Punteggio
page-key-g = Obiettivi
page-key-l = Ultima mossa
page-key-m = Mosse possibili
page-key-h = Consiglio
page-key-command = Scrivi una mossa
page-key-help = Questo aiuto
