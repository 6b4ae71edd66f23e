# My Shelfie al tavolo vero.

## Preparazione

shelfie-setup-room = Mettete al centro la plancia Soggiorno. In { $players } si usano { $cells } spazi. Riempiteli con tessere pescate dal sacchetto.
shelfie-setup-shelves = Date a ognuno una libreria vuota.
shelfie-setup-common = Pescate due obiettivi comuni. Per la prima partita ne basta uno.
shelfie-setup-tokens = Impilate su ogni obiettivo comune le tessere Punteggio { $tokens }, la più alta in cima.
shelfie-setup-personal = Date a ognuno un obiettivo personale, coperto. Rimettete gli altri nella scatola senza guardarli.
shelfie-setup-end = Mettete la tessera Fine Partita accanto alla plancia.
shelfie-setup-begin = Scegliete a caso chi comincia: riceve la sedia. Si gioca in senso orario.

## Domande

shelfie-ask-one = Posso prendere una sola tessera?
shelfie-answer-one = Si prendono una, due o tre tessere.
shelfie-ask-skip = Posso saltare il turno?
shelfie-answer-skip = Bisogna prendere almeno una tessera.
shelfie-ask-diagonal = Posso prendere tessere che si toccano solo per un angolo?
shelfie-answer-diagonal = Le tessere formano una linea retta, una accanto all’altra.
shelfie-ask-gap = Posso prendere due tessere con uno spazio vuoto in mezzo?
shelfie-answer-gap = Una linea non salta mai uno spazio vuoto.
shelfie-ask-enclosed = Posso prendere una tessera che si libera solo perché prendo la sua vicina?
shelfie-answer-enclosed = Ogni tessera deve avere un lato libero all’inizio del turno.
shelfie-ask-split = Posso mettere le tessere in due colonne?
shelfie-answer-split = Vanno tutte nella stessa colonna.
shelfie-ask-order = Posso scegliere l’ordine delle tessere?
shelfie-answer-order = L’ordine è libero. La prima sta più in basso.
shelfie-ask-too-many = Posso prendere tre tessere se nessuna colonna ha posto per tre?
shelfie-answer-too-many = Mai più tessere di quante ne entrano nella colonna più libera.
shelfie-ask-both-goals = Posso prendere le tessere di entrambi gli obiettivi comuni in un turno?
shelfie-answer-both-goals = Una tessera per ogni obiettivo completato.
shelfie-ask-same-goal = Posso completare due volte lo stesso obiettivo comune?
shelfie-answer-same-goal = Una tessera per obiettivo a testa.
shelfie-ask-broken = Lo schema ora è rotto. Posso tenere la tessera?
shelfie-answer-broken = La tessera resta tua.
shelfie-ask-corner-refill = Le tessere rimaste si toccano solo per gli angoli. Si riempie il soggiorno?
shelfie-answer-corner-refill = Si riempie quando nessuna tessera ne ha un’altra di fianco.
shelfie-ask-last-round = Qualcuno ha riempito la libreria. Si finisce il giro?
shelfie-answer-last-round = Fino a chi siede alla destra del primo giocatore. Tutti giocano lo stesso numero di turni.
shelfie-ask-large-group = Un gruppo di otto vale più di uno di sei?
shelfie-answer-large-group = Sei o più tessere valgono 8 punti.
shelfie-ask-two-groups = Due gruppi dello stesso oggetto contano entrambi?
shelfie-answer-two-groups = Conta ogni gruppo di almeno tre tessere.

## Il foglio segnapunti

shelfie-sheet-goal = Obiettivo comune { $number }
shelfie-sheet-choose-goal = Scegli un obiettivo comune
shelfie-sheet-no-goal = Nessuno
shelfie-sheet-personal = Obiettivo personale
shelfie-sheet-choose-personal = Scegli un obiettivo personale
shelfie-sheet-card = Carta { $card }
shelfie-sheet-token = Tessera per { $goal }
shelfie-sheet-end = Prima libreria piena
shelfie-sheet-first = Primo giocatore
shelfie-sheet-item = Tessera
shelfie-sheet-remove = Togli
shelfie-sheet-drop = Colonna { $column }: inserisci una tessera
shelfie-sheet-take = Colonna { $column }: togli la tessera in cima
shelfie-sheet-tap = Scegli una tessera, poi tocca una colonna. Tasti: C B G F T P, poi da 1 a 5.
shelfie-sheet-of = Libreria di { $name }
shelfie-sheet-tie = In caso di parità vince chi gioca per ultimo nel giro.
