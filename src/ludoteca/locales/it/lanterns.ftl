# Lanterns: la festa del raccolto

## Parole del regolamento

lanterns-colour-black = nero
lanterns-colour-orange = arancione
lanterns-colour-red = rosso
lanterns-colour-blue = blu
lanterns-colour-green = verde
lanterns-colour-white = bianco
lanterns-colour-purple = viola
lanterns-kind-four = quattro di un colore
lanterns-kind-pairs = tre coppie
lanterns-kind-seven = sette uniche
lanterns-honor = onore
lanterns-favor = gettoni Privilegio
lanterns-out = finito
lanterns-you = Tu
lanterns-points-four = Quattro di un colore
lanterns-points-pairs = Tre coppie
lanterns-points-seven = Sette uniche

## Il lago

lanterns-lake = Il lago, il tuo lato è in basso
lanterns-lake-of = Il lago, in basso il lato di { $name }
lanterns-fit = Mostra tutto il lago
lanterns-at-top = { $colour } in alto
lanterns-at-right = { $colour } a destra
lanterns-at-bottom = { $colour } in basso
lanterns-at-left = { $colour } a sinistra
lanterns-cell-open = Posto libero, tocca { $sides }
lanterns-cell-ghost = La tua tessera qui, tocca { $sides }. Otterresti: { $gains }
lanterns-cell-tile =
    { $kind ->
        [start] Tessera iniziale: { $sides }
        [platform] Tessera con piattaforma: { $sides }
       *[plain] Tessera: { $sides }
    }{ $last ->
        [yes] . Piazzata per ultima
       *[no] { "" }
    }

## I lati del tavolo

lanterns-your-side = Il tuo lato
lanterns-your-cards = Le tue carte Lanterna
lanterns-cards-of = Carte Lanterna di { $name }
lanterns-card-count =
    { $count ->
        [one] { $count } carta su 12
       *[other] { $count } carte su 12
    }
lanterns-card-sum =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
lanterns-count = { $count } { $colour }
lanterns-no-cards = nessuna carta
lanterns-to-move = di turno
lanterns-seat-open = { $name }: che cosa c’è davanti
lanterns-seat-honor = Onore: { $honor }
lanterns-seat-rest = Privilegi: { $favor } · carte: { $cards } · tessere: { $tiles }
lanterns-close = Chiudi
lanterns-hand = Le tue tessere
lanterns-hand-number = Tessera { $number }: { $tile }
lanterns-hand-tile =
    { $kind ->
        [platform] { $sides }, con piattaforma
       *[plain] { $sides }
    }

## Il turno

lanterns-steps = Fasi del turno
lanterns-step-exchange = Cambiare
lanterns-step-dedicate = Dedicare
lanterns-step-place = Piazzare
lanterns-step-discard = Scartare
lanterns-step-pass = Turno finale
lanterns-step-ready = { $value } pronti
lanterns-advice-wait = Non è ancora il tuo turno
lanterns-advice-choose = Scegli una tessera, poi un posto
lanterns-advice-place = Scegli un posto per la tessera
lanterns-advice-discard = { $count } carte: scarta fino a 12
lanterns-advice-pass = Ultimo cambio, ultima dedica
lanterns-would-gain = Otterresti
lanterns-gain-card = { $count } { $colour }
lanterns-gain-favor = { $count } Privilegio
lanterns-gain-honor = { $count } onore
lanterns-gain-nothing = niente
lanterns-rotate = Gira la tessera (R)
lanterns-undo = Annulla
lanterns-sent = Inviato
lanterns-do-confirm-now = Conferma
lanterns-do-discard-now = Scarta
lanterns-do-pass-now = Fine turno
lanterns-discard-one = Scarta { $colour }, ne hai { $count }
lanterns-exchange-title = Cambiare una carta Lanterna
lanterns-exchange-give = Dai una tua carta e 2 gettoni Privilegio
lanterns-exchange-take = Prendi un altro colore dalla riserva
lanterns-exchange-do = Cambia
lanterns-dedicate-title = Fare una dedica
lanterns-dedicate-which-four = Quale colore?
lanterns-dedicate-which-pairs = Quali tre coppie?
lanterns-dedicate-do = Dedica

## Riserva e dediche

lanterns-panel-supply = Riserva
lanterns-panel-four = Quattro uguali
lanterns-panel-dedications = Dediche
lanterns-supply-each = su { $count } per colore
lanterns-draw-stack =
    { $count ->
        [0] Nessuna tessera Lago da pescare; ognuno ne piazza { $each }.
        [one] { $count } tessera Lago da pescare; ognuno ne piazza { $each }.
       *[other] { $count } tessere Lago da pescare; ognuno ne piazza { $each }.
    }
lanterns-then = poi { $values }
lanterns-then-always = poi sempre 4

## A che punto si è, e che cosa si può chiedere

lanterns-progress = giro { $round } di { $rounds }
lanterns-progress-final = turni finali
lanterns-progress-over = finita
lanterns-score =
    { $who ->
        [you] Hai { $honor } di onore, { $favor } Privilegi e { $cards } carte.
       *[other] { $name } ha { $honor } di onore, { $favor } Privilegi e { $cards } carte.
    }
lanterns-goal = Per { $kind } la prossima dedica vale { $value }.
lanterns-goal-cards = In mano: { $cards }.
lanterns-moves-none = Non è il tuo turno.
lanterns-moves-exchange = Puoi cambiare una carta.
lanterns-moves-dedicate = Puoi dedicare { $kinds }.
lanterns-moves-discard = Devi scartare una carta.
lanterns-moves-place = Puoi piazzare una di { $tiles } tessere in uno di { $places } posti.
lanterns-moves-pass = Puoi terminare il tuo turno finale.

## Le azioni in parole

lanterns-do-place = Piazza una tessera
lanterns-do-place-tile = Piazza la tessera { $number } con il { $colour } verso di te
lanterns-do-exchange = Cambia { $given } con { $taken }
lanterns-do-dedicate = Dedica { $kind } per { $value } di onore
lanterns-do-dedicate-of = Dedica { $kind } per { $value } di onore: { $colours }
lanterns-do-discard = Scarta { $colour }
lanterns-do-pass = Termina il turno finale

## Il diario

lanterns-log-place =
    { $who ->
        [you] { $name } hai piazzato una tessera
       *[other] { $name } ha piazzato una tessera
    }
lanterns-log-matched = corrispondenze: { $cards }
lanterns-log-favor = +{ $count } Privilegio
lanterns-log-honor = +{ $count } onore
lanterns-log-dealt =
    { $who ->
        [you] Prendi { $colour }
       *[other] { $name } prende { $colour }
    }
lanterns-log-missed =
    { $who ->
        [you] Non prendi niente: { $colour } è finito
       *[other] { $name } non prende niente: { $colour } è finito
    }
lanterns-log-exchange =
    { $who ->
        [you] { $name } hai cambiato { $given } con { $taken }
       *[other] { $name } ha cambiato { $given } con { $taken }
    }
lanterns-log-dedicate =
    { $who ->
        [you] { $name } hai dedicato { $kind }
       *[other] { $name } ha dedicato { $kind }
    }
lanterns-log-discard =
    { $who ->
        [you] { $name } hai scartato { $colours }
       *[other] { $name } ha scartato { $colours }
    }
lanterns-log-pass =
    { $who ->
        [you] { $name } hai terminato il turno finale
       *[other] { $name } ha terminato il turno finale
    }
lanterns-log-final = L’ultima tessera è piazzata: ognuno ha un turno finale
lanterns-log-over = La festa è finita

## Ragioni per un’azione e contro

lanterns-reason-dedication = { $value } di onore per { $dedication }
lanterns-reason-set-given =
    { $who ->
        [you] ti dà { $colour }, che completa { $dedication } da { $value }
       *[other] dà a { $name } { $colour }, che completa { $dedication } da { $value }
    }
lanterns-reason-ready = completa { $dedication }, da dedicare per { $value }
lanterns-reason-stack-wanted =
    { $who ->
        [you] la prossima dedica { $dedication } vale { $to } invece di { $from }, e tu ci sei vicino
       *[other] la prossima dedica { $dedication } vale { $to } invece di { $from }, e { $name } ci è vicino
    }
lanterns-reason-out-wanted =
    { $who ->
        [you] { $colour } è finito, e ti serve per { $dedication } da { $value }
       *[other] { $colour } è finito, e serve a { $name } per { $dedication } da { $value }
    }
lanterns-reason-exchange = { $colour } al posto di { $given }, per { $count } gettoni Privilegio
lanterns-reason-cards = carte: { $colours }
lanterns-reason-favor =
    { $count ->
        [one] { $count } gettone Privilegio
       *[other] { $count } gettoni Privilegio
    }
lanterns-reason-near = manca una carta per { $dedication } da { $value }: { $colours }
lanterns-reason-stack-left =
    { $who ->
        [you] ti lascia { $dedication } da { $value }
       *[other] lascia { $dedication } da { $value } a { $name }
    }
lanterns-reason-colour-back =
    { $who ->
        [you] { $colour } torna nella riserva, e ti serve per { $dedication } da { $value }
       *[other] { $colour } torna nella riserva, e serve a { $name } per { $dedication } da { $value }
    }
lanterns-reason-missed =
    { $who ->
        [you] non prendi { $colour }: è finito
       *[other] { $name } non prende { $colour }: è finito
    }
lanterns-reason-card-given =
    { $who ->
        [you] ti dà { $colour }
       *[other] dà { $colour } a { $name }
    }
lanterns-reason-stack = la prossima dedica { $dedication } vale { $to } invece di { $from }
lanterns-reason-out = { $colour } è finito

## Perché qualcosa non è permesso

lanterns-refusal-no-such-action = Questa azione non esiste.
lanterns-refusal-is-over = La partita è finita.
lanterns-refusal-already-exchanged = In questo turno hai già cambiato una carta.
lanterns-refusal-exchange-too-late = Il cambio viene prima della dedica e prima di scartare.
lanterns-refusal-no-favor = Un cambio costa 2 gettoni Privilegio.
lanterns-refusal-not-held = Non hai carte del colore che vuoi dare.
lanterns-refusal-same-colour = Si cambia con un colore diverso.
lanterns-refusal-not-in-supply = Nella riserva non c’è il colore che vuoi.
lanterns-refusal-already-dedicated = In questo turno hai già fatto una dedica.
lanterns-refusal-dedication-too-late = La dedica viene prima di scartare.
lanterns-refusal-no-set = Non hai le carte di questa combinazione.
lanterns-refusal-same-pair = Le tre coppie sono di tre colori diversi.
lanterns-refusal-no-need-to-discard = Si scarta solo oltre le 12 carte, prima di piazzare una tessera.
lanterns-refusal-discard-not-held = Non hai carte di questo colore.
lanterns-refusal-must-place = Il turno finisce piazzando una tessera; solo un turno finale si può passare.
lanterns-refusal-too-many-cards = Hai più di 12 carte: scarta prima di piazzare una tessera.
lanterns-refusal-no-tile = Questa tessera non è nella tua mano.
lanterns-refusal-not-open = Una tessera va in un posto vuoto accanto a una tessera già piazzata.
lanterns-refusal-no-more-tiles = Nei turni finali non si piazzano tessere.
