# Tavoli su questo dispositivo, senza server
page-local-here = Su questo dispositivo
page-local-delete = Elimina
page-local-delete-sure = Eliminare questa partita?
page-local-delete-why = { $match }. Si trova solo su questo dispositivo e non si può recuperare.
page-local-continue = Continua qui
page-local-closed-4404 = Questa partita non è su questo dispositivo.
page-local-closed-4409 = Questa partita è iniziata con un’altra versione delle regole e qui non può continuare.
page-local-closed-4410 = Questa partita continua in un’altra scheda.
page-local-closed-4411 = Questo gioco non si può ancora caricare senza rete. Basta collegarsi una volta, poi funziona anche offline.
page-local-full = Su questo dispositivo non c’è più spazio: l’ultima mossa non è salvata. Lascia aperta questa scheda. Appena c’è spazio, viene salvato tutto.
page-local-private = Questa finestra non salva nulla. La partita dura finché non chiudi la scheda.
