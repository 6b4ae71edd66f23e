# My Shelfie al tavolo.

shelfie-your-shelf = La tua libreria
shelfie-room = Il soggiorno
shelfie-columns = Colonne della tua libreria
shelfie-column = Colonna { $column }
shelfie-column-holds = dal basso: { $tiles }
shelfie-column-empty = vuota
shelfie-column-room =
    { $count ->
        [0] piena
       *[other] spazio per { $count }
    }
shelfie-column-brings =
    { $points ->
        [one] dà { $points } punto
       *[other] dà { $points } punti
    }
shelfie-first-chair = sedia del primo giocatore
shelfie-to-move = di turno
shelfie-open-shelf = Mostra la libreria

## Choosing

shelfie-choice = La tua scelta
shelfie-choose-tiles = Prendi da una a tre tessere in linea
shelfie-choose-column = Scegli una colonna
shelfie-into-column = Nella colonna { $column }
shelfie-waiting = { $name } sta scegliendo…
shelfie-over = La partita è finita
shelfie-swap = Scambia le tessere { $first } e { $second }
shelfie-confirm = Conferma
shelfie-put-back = Azzera
shelfie-undo = Annulla
shelfie-key-column = Scegli una colonna per le tessere selezionate
shelfie-key-enter = Seleziona una tessera; su Conferma, gioca la mossa
shelfie-tie-turn = In caso di parità vince chi gioca per ultimo nell’ordine di turno: { $name }.
shelfie-say-chosen = Selezionate, dalla più bassa: { $tiles }. Colonne con spazio: { $columns }
shelfie-say-put-back = Selezione annullata
shelfie-cell-empty = { $cell }, vuoto
shelfie-cell-resting = { $cell }, { $item }
shelfie-cell-free = { $cell }, { $item }, tessera libera
shelfie-cell-addable = { $cell }, { $item }, si può aggiungere
shelfie-cell-chosen = { $cell }, { $item }, tessera selezionata, numero { $order }
shelfie-cell-walled = { $cell }, { $item }, nessun lato libero

## Items

shelfie-empty = vuoto
shelfie-item-cats =
    { $count ->
        [one] gatto
       *[other] gatti
    }
shelfie-item-books =
    { $count ->
        [one] libro
       *[other] libri
    }
shelfie-item-games =
    { $count ->
        [one] gioco
       *[other] giochi
    }
shelfie-item-frames =
    { $count ->
        [one] cornice
       *[other] cornici
    }
shelfie-item-trophies =
    { $count ->
        [one] trofeo
       *[other] trofei
    }
shelfie-item-plants =
    { $count ->
        [one] pianta
       *[other] piante
    }

## Common goals

shelfie-goal-1 = Due quadrati
shelfie-goal-1-help = Due gruppi separati dello stesso tipo, ciascuno con un quadrato di 2 × 2 tessere.
shelfie-goal-1-help-english = Due gruppi separati, ciascuno con un quadrato di 2 × 2 tessere dello stesso tipo.
shelfie-goal-2 = Due colonne variopinte
shelfie-goal-2-help = Due colonne piene, ciascuna con sei tipi diversi.
shelfie-goal-3 = Quattro quartetti
shelfie-goal-3-help = Quattro gruppi di almeno quattro tessere adiacenti dello stesso tipo.
shelfie-goal-4 = Sei coppie
shelfie-goal-4-help = Sei gruppi di almeno due tessere adiacenti dello stesso tipo.
shelfie-goal-5 = Tre colonne sobrie
shelfie-goal-5-help = Tre colonne piene, ciascuna con al massimo tre tipi.
shelfie-goal-6 = Due righe variopinte
shelfie-goal-6-help = Due righe piene, ciascuna con cinque tipi diversi.
shelfie-goal-7 = Quattro righe sobrie
shelfie-goal-7-help = Quattro righe piene, ciascuna con al massimo tre tipi.
shelfie-goal-8 = Quattro angoli
shelfie-goal-8-help = Lo stesso tipo in tutti e quattro gli angoli della libreria.
shelfie-goal-9 = Otto uguali
shelfie-goal-9-help = Otto tessere dello stesso tipo, ovunque.
shelfie-goal-10 = Una croce
shelfie-goal-10-help = Cinque tessere dello stesso tipo che formano una X.
shelfie-goal-11 = Una diagonale
shelfie-goal-11-help = Cinque tessere dello stesso tipo in diagonale.
shelfie-goal-12 = Una scala
shelfie-goal-12-help = Le colonne salgono o scendono di una tessera alla volta; tipi qualsiasi.
shelfie-goal-met = raggiunto
shelfie-tokens-left = Tessere Punteggio rimaste: { $tokens }
shelfie-no-tokens = nessuna tessera rimasta

## One’s own goal, the end, the bag

shelfie-personal-goal = Obiettivo personale
shelfie-personal-right =
    { $count ->
        [one] { $count } spazio giusto su 6
       *[other] { $count } spazi giusti su 6
    }
shelfie-personal-ladder = Punti da uno a sei spazi
shelfie-end-token = Tessera Fine Partita
shelfie-end-token-help = per la prima libreria piena
shelfie-end-token-of = prima libreria piena: { $name }
shelfie-bag =
    { $count ->
        [one] { $count } tessera nel sacchetto
       *[other] { $count } tessere nel sacchetto
    }

## Points

shelfie-points =
    { $count ->
        [one] punto
       *[other] punti
    }
shelfie-points-open =
    { $points ->
        [one] { $name }: { $points } punto. Mostra il dettaglio
       *[other] { $name }: { $points } punti. Mostra il dettaglio
    }
shelfie-points-tokens = Obiettivi comuni
shelfie-points-end_token = Tessera Fine Partita
shelfie-points-personal = Obiettivo personale
shelfie-points-groups = Gruppi
shelfie-tie-break = Parità di punti: tra i giocatori in parità vince l’ultimo nell’ordine di turno.
shelfie-sum = Punti
shelfie-sum-group = Gruppo di { $count } ({ $item })
shelfie-sum-secret = Gli obiettivi personali restano segreti fino alla fine.
shelfie-sum-groups-help = Tessere adiacenti dello stesso tipo: 3 danno 2 punti, 4 ne danno 3, 5 ne danno 5, 6 o più ne danno 8.
shelfie-chip-token = tessera Punteggio
shelfie-chip-missing =
    { $count ->
        [one] manca una tessera
       *[other] mancano { $count } tessere
    }
shelfie-chip-refill = ripristino del soggiorno
shelfie-chip-over = la partita finisce
shelfie-preview =
    { $after ->
        [one] { $before } → { $after } punto
       *[other] { $before } → { $after } punti
    }
shelfie-preview-source = { $points } { $source }
shelfie-preview-goal = { $goal } { $done }/{ $of }

## Panels

shelfie-panel-goals = Obiettivi
shelfie-panel-shelves = Librerie

## What happened

shelfie-log-return =
    { $count ->
        [one] { $count } tessera torna nel sacchetto
       *[other] { $count } tessere tornano nel sacchetto
    }
shelfie-log-refill = Il soggiorno è stato ripristinato
shelfie-log-end = La partita è finita
shelfie-log-insert =
    { $who ->
        [you] Hai inserito nella colonna { $column }: { $tiles }
       *[other] { $name } ha inserito nella colonna { $column }: { $tiles }
    }
shelfie-log-goal =
    { $who ->
        [you] Hai raggiunto l’obiettivo comune «{ $goal }» ({ $points })
       *[other] { $name } ha raggiunto l’obiettivo comune «{ $goal }» ({ $points })
    }
shelfie-log-end-token =
    { $who ->
        [you] La tua libreria è la prima piena ({ $points }). Questo è l’ultimo giro
       *[other] La libreria di { $name } è la prima piena ({ $points }). Questo è l’ultimo giro
    }
shelfie-log-points =
    { $count ->
        [one] +{ $count } punto
       *[other] +{ $count } punti
    }
shelfie-progress = giro { $round }
shelfie-progress-last = ultimo giro
shelfie-progress-over = finita
shelfie-action = Inserisci nella colonna { $column }: { $tiles }

## Why an action is good or bad

shelfie-reason-common_goal = { $value } punti per l’obiettivo comune «{ $goal }»
shelfie-reason-goal_opened =
    { $who ->
        [you] ti permette di raggiungere «{ $goal }» per { $value } punti
       *[other] permette a { $name } di raggiungere «{ $goal }» per { $value } punti
    }
shelfie-reason-goal_denied =
    { $who ->
        [you] ti impedisce di raggiungere «{ $goal }» per { $value } punti
       *[other] impedisce a { $name } di raggiungere «{ $goal }» per { $value } punti
    }
shelfie-reason-personal =
    { $to }º spazio dell’obiettivo personale ({ $item }): { $value ->
        [one] +{ $value } punto
       *[other] +{ $value } punti
    }
shelfie-reason-group =
    gruppo di { $to } ({ $item }): { $value ->
        [one] +{ $value } punto
       *[other] +{ $value } punti
    }
shelfie-reason-end_token = { $value } punto per la prima libreria piena
shelfie-reason-last_turns =
    { $count ->
        [0] conclude subito la partita
        [one] lascia agli altri ancora un turno
       *[other] lascia agli altri ancora { $count } turni
    }
shelfie-reason-goal_near =
    { $to ->
        [one] «{ $goal }», che vale { $value } punti: { $to } tessera a posto su { $of }
       *[other] «{ $goal }», che vale { $value } punti: { $to } tessere a posto su { $of }
    }
shelfie-reason-token_wanted =
    { $who ->
        [you] ti manca poco per «{ $goal }»: la prossima tessera Punteggio vale { $to } invece di { $from }
       *[other] a { $name } manca poco per «{ $goal }»: la prossima tessera Punteggio vale { $to } invece di { $from }
    }
shelfie-reason-group_denied =
    { $who ->
        [you] ti toglie { $value } punti possibili ({ $item })
       *[other] toglie a { $name } { $value } punti possibili ({ $item })
    }
shelfie-reason-group_opened =
    { $who ->
        [you] ti offre { $value } punti in più ({ $item })
       *[other] offre a { $name } { $value } punti in più ({ $item })
    }
shelfie-reason-end_near =
    { $missing ->
        [one] manca uno spazio per riempire la libreria
       *[other] mancano { $missing } spazi per riempire la libreria
    }
shelfie-reason-group_open =
    prepara un gruppo di { $to } ({ $item }): { $value ->
        [one] +{ $value } punto
       *[other] +{ $value } punti
    }
shelfie-reason-token = la prossima tessera Punteggio di «{ $goal }» vale { $to } invece di { $from }
shelfie-reason-refill = ripristina il soggiorno per gli altri

## Answers to questions

shelfie-answer-score-seat =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }
shelfie-answer-score-sum = Obiettivi comuni { $tokens }, tessera Fine Partita { $end }, obiettivo personale { $personal }, gruppi { $groups }.
shelfie-answer-goal = { $goal }: { $help } Tessere Punteggio rimaste: { $tokens }. Hai { $done } tessere su { $of }.
shelfie-answer-goal-watched = { $goal }: { $help } Tessere Punteggio rimaste: { $tokens }.
shelfie-answer-personal =
    Obiettivo personale: { $count ->
        [one] { $count } spazio giusto
       *[other] { $count } spazi giusti
    } su 6. Mancano ancora: { $wanted }.
shelfie-answer-place = { $item } nella colonna { $column }, riga { $row } dall’alto
shelfie-answer-wait = Non è il tuo turno.
shelfie-answer-free = Tessere libere: { $tiles }.
shelfie-answer-columns = Colonne con spazio per una: { $one }; per due: { $two }; per tre: { $three }.

## Refusals

shelfie-refusal-no-such-action = Questa azione non esiste.
shelfie-refusal-is-over = La partita è finita.
shelfie-refusal-no-tile = Su uno di questi spazi non c’è nessuna tessera.
shelfie-refusal-walled-in = Ogni tessera che prendi deve avere un lato libero all’inizio del turno.
shelfie-refusal-too-many = Nessuna colonna della tua libreria ha spazio per così tante tessere.
shelfie-refusal-no-room = Questa colonna non ha spazio per tutte le tessere che prendi.
shelfie-refusal-one-to-three = Prendi una, due o tre tessere.
shelfie-refusal-not-a-line = Le tessere che prendi devono formare una linea retta, ciascuna adiacente alla successiva.
