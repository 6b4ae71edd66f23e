# My games
page-mine-running = In corso
page-mine-filters = Quali partite mostrare
page-mine-game = Gioco
page-mine-all-games = Tutti i giochi
page-mine-all-sizes = Qualsiasi numero di giocatori
page-mine-size =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
page-mine-against = Avversari
page-mine-all-opponents = Qualsiasi avversario
page-mine-people = Con altre persone
page-mine-bots = Solo contro bot
page-mine-all-rated = Per la classifica o no
page-mine-unrated = Fuori classifica
page-mine-outcome = Esito
page-mine-all-outcomes = Vinte o no
page-mine-outcome-won = Vinte
page-mine-outcome-lost = Perse
page-mine-found =
    { $count ->
        [one] una partita trovata
       *[other] { $count } partite trovate
    }
page-mine-none = Ancora nessuna partita finita. Giocane una e la troverai qui.
page-mine-none-filtered = Nessuna partita corrisponde a questi filtri.
page-mine-away = Le partite sul server compariranno qui appena risponderà.
page-mine-clear = Mostra tutte
page-mine-more = Mostra partite più vecchie
page-mine-won = Vittoria
page-mine-place = { $rank }º posto
page-mine-keep = Queste partite sono legate a questo browser.
page-mine-keep-how = Conservale con un account
page-mine-somebody = Profilo eliminato
page-mine-mistakes = I miei errori
