# The leaderboard
page-leaders-why = Contano le partite valide contro persone e bot; il punteggio dei bot è fisso. Chi è nuovo sale man mano che il punteggio diventa sicuro.
page-leaders-none = Nessuno ha ancora giocato una partita valida. Con un account puoi iniziare tu.
page-leaders-away = La classifica confronta chi gioca partite valide, e queste si giocano su un server.
page-leaders-rank = Posto
page-leaders-player = Giocatore
page-leaders-rating = Punteggio
