# My Shelfie al tavolo vero.

## Preparazione

shelfie-real-setup-room = Mettete al centro la plancia Soggiorno. In { $players } si usano { $cells } spazi. Riempiteli con tessere pescate dal sacchetto.
shelfie-real-setup-shelves = Date a ognuno una libreria vuota.
shelfie-real-setup-common = Pescate due obiettivi comuni. Per la prima partita ne basta uno.
shelfie-real-setup-tokens = Impilate su ogni obiettivo comune le tessere Punteggio { $tokens }, la più alta in cima.
shelfie-real-setup-personal = Date a ognuno un obiettivo personale, coperto. Rimettete gli altri nella scatola senza guardarli.
shelfie-real-setup-end = Mettete la tessera Fine Partita accanto alla plancia.
shelfie-real-setup-begin = Scegliete a caso chi comincia: riceve la sedia. Si gioca in senso orario.

## Domande

shelfie-real-ask-one = Posso prendere una sola tessera?
shelfie-real-answer-one = Si prendono una, due o tre tessere.
shelfie-real-ask-skip = Posso saltare il turno?
shelfie-real-answer-skip = Bisogna prendere almeno una tessera.
shelfie-real-ask-diagonal = Posso prendere tessere che si toccano solo per un angolo?
shelfie-real-answer-diagonal = Le tessere formano una linea retta, una accanto all’altra.
shelfie-real-ask-gap = Posso prendere due tessere con uno spazio vuoto in mezzo?
shelfie-real-answer-gap = Una linea non salta mai uno spazio vuoto.
shelfie-real-ask-enclosed = Posso prendere una tessera che si libera solo perché prendo la sua vicina?
shelfie-real-answer-enclosed = Ogni tessera deve avere un lato libero all’inizio del turno.
shelfie-real-ask-split = Posso mettere le tessere in due colonne?
shelfie-real-answer-split = Vanno tutte nella stessa colonna.
shelfie-real-ask-order = Posso scegliere l’ordine delle tessere?
shelfie-real-answer-order = L’ordine è libero. La prima sta più in basso.
shelfie-real-ask-too-many = Posso prendere tre tessere se nessuna colonna ha posto per tre?
shelfie-real-answer-too-many = Mai più tessere di quante ne entrano nella colonna più libera.
shelfie-real-ask-both-goals = Posso prendere le tessere Punteggio di entrambi gli obiettivi comuni in un turno?
shelfie-real-answer-both-goals = Una tessera Punteggio per ogni obiettivo completato.
shelfie-real-ask-same-goal = Posso completare due volte lo stesso obiettivo comune?
shelfie-real-answer-same-goal = Una sola tessera Punteggio a testa per ogni obiettivo.
shelfie-real-ask-broken = Lo schema ora è rotto. Posso tenere la tessera Punteggio?
shelfie-real-answer-broken = La tessera Punteggio resta tua.
shelfie-real-ask-corner-refill = Le tessere rimaste si toccano solo per gli angoli. Si riempie il soggiorno?
shelfie-real-answer-corner-refill = Si riempie quando nessuna tessera ne ha un’altra di fianco.
shelfie-real-ask-last-round = Qualcuno ha riempito la libreria. Si finisce il giro?
shelfie-real-answer-last-round = Fino a chi siede alla destra del primo giocatore. Tutti giocano lo stesso numero di turni.
shelfie-real-ask-large-group = Un gruppo di otto vale più di uno di sei?
shelfie-real-answer-large-group = Sei o più tessere valgono 8 punti.
shelfie-real-ask-two-groups = Due gruppi dello stesso oggetto contano entrambi?
shelfie-real-answer-two-groups = Conta ogni gruppo di almeno tre tessere.

## Il foglio segnapunti

shelfie-real-sheet-goal = Obiettivo comune { $number }
shelfie-real-sheet-choose-goal = Scegli un obiettivo comune
shelfie-real-sheet-no-goal = Nessuno
shelfie-real-sheet-personal = Obiettivo personale
shelfie-real-sheet-choose-personal = Scegli un obiettivo personale
shelfie-real-sheet-card = Carta { $card }
shelfie-real-sheet-token = Tessera Punteggio per { $goal }
shelfie-real-sheet-end = Prima libreria piena
shelfie-real-sheet-first = Primo giocatore
shelfie-real-sheet-item = Tessera
shelfie-real-sheet-remove = Togli
shelfie-real-sheet-drop = Colonna { $column }: inserisci una tessera
shelfie-real-sheet-take = Colonna { $column }: togli la tessera in cima
shelfie-real-sheet-tap = Scegli una tessera, poi tocca una colonna. Tasti: C B G F T P, poi da 1 a 5.
shelfie-real-sheet-of = Libreria di { $name }
shelfie-real-sheet-tie = In caso di parità vince chi gioca per ultimo nel giro.
