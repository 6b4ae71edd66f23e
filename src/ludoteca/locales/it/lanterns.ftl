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
lanterns-points-four = Quattro di un colore
lanterns-points-pairs = Tre coppie
lanterns-points-seven = Sette uniche
lanterns-tie-break = Parità di onore: decidono i gettoni Privilegio, poi le carte Lanterna.

## Il lago

lanterns-lake = Il lago, con il tuo lato in basso
lanterns-lake-of = Il lago, con il lato di { $name } in basso
lanterns-fit = Mostra tutto il lago
lanterns-at-top = { $colour } in alto
lanterns-at-right = { $colour } a destra
lanterns-at-bottom = { $colour } in basso
lanterns-at-left = { $colour } a sinistra
lanterns-cell-open = Spazio libero, adiacente a: { $sides }
lanterns-touching = adiacente a: { $sides }
lanterns-cell-ghost = La tua tessera qui, adiacente a: { $sides }. Otterresti: { $gains }
lanterns-cell-tile =
    { $kind ->
        [start] Tessera iniziale: { $sides }
        [platform] Tessera con piattaforma: { $sides }
       *[plain] Tessera: { $sides }
    }{ $last ->
        [yes] . Posizionata per ultima
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
lanterns-seat-open =
    { $who ->
        [you] Le tue carte e i tuoi gettoni
       *[other] Carte e gettoni di { $name }
    }
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
lanterns-step-exchange = Cambio
lanterns-step-dedicate = Dedica
lanterns-step-place = Tessera
lanterns-step-discard = Scarto
lanterns-step-pass = Turno finale
lanterns-step-ready = { $value } onore
lanterns-advice-wait = Non è ancora il tuo turno
lanterns-advice-choose = Scegli una tessera, poi uno spazio
lanterns-advice-place = Scegli uno spazio per la tessera
lanterns-advice-discard =
    { $dedication ->
        [yes] { $count } carte: fai una dedica, oppure scarta fino ad averne 12
       *[no] { $count } carte: scarta fino ad averne 12. Servirebbe anche una dedica, ma non hai un set
    }
lanterns-advice-pass = Ultimo cambio, ultima dedica
lanterns-would-gain = Otterresti
lanterns-preview = Otterresti: { $gains }
lanterns-gain-card = { $count } { $colour }
lanterns-gain-favor =
    { $number ->
        [one] { $count } Privilegio
       *[other] { $count } Privilegi
    }
lanterns-gain-honor = { $count } onore
lanterns-gain-nothing = niente
lanterns-rotate = Ruota la tessera (R)
lanterns-how-to-rotate =
    { $pointer ->
        [touch] Tocca la tessera per ruotarla, poi conferma.
       *[mouse] Ruotala con la rotella, un clic o R, poi conferma.
    }
lanterns-key-choose = Scegli una tessera; di nuovo per ruotarla
lanterns-key-lake = Dalle tue tessere al lago e viceversa
lanterns-key-rotate = Ruota la tessera; con Maiusc nell’altro senso
lanterns-key-zoom = Ingrandisci, riduci, mostra tutto il lago
lanterns-key-enter = Posiziona la tessera; di nuovo per confermare
lanterns-tie-favor =
    { $who ->
        [you] Hai più gettoni Privilegio ({ $count } contro { $next }).
       *[other] { $name } ha più gettoni Privilegio ({ $count } contro { $next }).
    }
lanterns-tie-cards =
    { $who ->
        [you] Anche i gettoni Privilegio sono pari, ma hai più carte Lanterna ({ $count } contro { $next }).
       *[other] Anche i gettoni Privilegio sono pari, ma { $name } ha più carte Lanterna ({ $count } contro { $next }).
    }
lanterns-undo = Annulla
lanterns-clear = Azzera
lanterns-sent = Inviato
lanterns-do-confirm-now = Conferma
lanterns-do-discard-now = Scarta
lanterns-do-pass-now = Fine turno
lanterns-discard-one = Scarta { $colour }, ne hai { $count }
lanterns-exchange-title = Cambia una carta Lanterna
lanterns-exchange-give = Dai una tua carta e 2 gettoni Privilegio
lanterns-exchange-take = Prendi un altro colore dalla riserva
lanterns-exchange-do = Cambia
lanterns-dedicate-title = Fai una dedica
lanterns-dedicate-which-four = Quale colore?
lanterns-dedicate-which-pairs = Quali tre coppie?
lanterns-dedicate-do = Dedica

## Riserva e dediche

lanterns-panel-supply = Riserva
lanterns-panel-four = 4 di un colore
lanterns-panel-dedications = Dediche
lanterns-supply-each = su { $count } per colore
lanterns-draw-stack =
    { $count ->
        [0] Nessuna tessera Lago da pescare. Ogni giocatore ne posiziona { $each } in tutto.
        [one] { $count } tessera Lago da pescare. Ogni giocatore ne posiziona { $each } in tutto.
       *[other] { $count } tessere Lago da pescare. Ogni giocatore ne posiziona { $each } in tutto.
    }
lanterns-then = poi { $values }
lanterns-then-always = poi sempre 4

## A che punto si è, e che cosa si può chiedere

lanterns-progress = giro { $round } di { $rounds }
lanterns-progress-final = turni finali
lanterns-progress-over = finita
lanterns-score =
    { $who ->
        [you] Hai { $honor } di onore, { $favor ->
            [one] { $favor } Privilegio
           *[other] { $favor } Privilegi
        } e { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
       *[other] { $name } ha { $honor } di onore, { $favor ->
            [one] { $favor } Privilegio
           *[other] { $favor } Privilegi
        } e { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
    }
lanterns-goal = La prossima dedica «{ $kind }» vale { $value } di onore.
lanterns-goal-cards = Hai { $cards }.
lanterns-moves-none = Non è il tuo turno.
lanterns-moves-exchange = Puoi cambiare una carta.
lanterns-moves-dedicate = Puoi dedicare { $kinds }.
lanterns-moves-discard = Devi scartare una carta.
lanterns-moves-place =
    { $tiles ->
        [one] Puoi posizionare la tua tessera in uno di { $places } spazi.
       *[other] Puoi posizionare una di { $tiles } tessere in uno di { $places } spazi.
    }
lanterns-moves-pass = Puoi terminare il turno finale.

## Le azioni in parole

lanterns-do-place = Posiziona una tessera
lanterns-do-place-tile = Posiziona la tessera { $number }, { $colour } verso di te
lanterns-do-exchange = Cambia { $given } con { $taken }
lanterns-do-dedicate = Dedica { $kind } per { $value } di onore
lanterns-do-dedicate-of = Dedica { $kind } per { $value } di onore: { $colours }
lanterns-do-discard = Scarta { $colour }
lanterns-do-pass = Termina il turno finale

## Il diario

lanterns-log-place =
    { $who ->
        [you] Hai posizionato una tessera
       *[other] { $name } ha posizionato una tessera
    }
lanterns-log-place-matched =
    { $who ->
        [you] Hai posizionato una tessera, corrispondenze: { $cards }
       *[other] { $name } ha posizionato una tessera, corrispondenze: { $cards }
    }
lanterns-log-place-favor =
    { $who ->
        [you] Hai posizionato una tessera, corrispondenze: { $cards } ({ $favor })
       *[other] { $name } ha posizionato una tessera, corrispondenze: { $cards } ({ $favor })
    }
lanterns-log-favor =
    { $count ->
        [one] +{ $count } Privilegio
       *[other] +{ $count } Privilegi
    }
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
        [you] Hai cambiato { $given } con { $taken }
       *[other] { $name } ha cambiato { $given } con { $taken }
    }
lanterns-log-dedicate =
    { $who ->
        [you] Hai dedicato { $kind } ({ $honor })
       *[other] { $name } ha dedicato { $kind } ({ $honor })
    }
lanterns-log-discard =
    { $who ->
        [you] Hai scartato { $colour }
       *[other] { $name } ha scartato { $colour }
    }
lanterns-log-pass =
    { $who ->
        [you] Hai terminato il turno finale
       *[other] { $name } ha terminato il turno finale
    }
lanterns-log-final = L’ultima tessera è sul lago: ogni giocatore ha un turno finale
lanterns-log-over = La festa è finita

## Ragioni per un’azione e contro

lanterns-reason-dedication = { $value } di onore per «{ $dedication }»
lanterns-reason-set-given =
    { $who ->
        [you] ti dà la carta di colore { $colour } che completa «{ $dedication }» da { $value }
       *[other] dà a { $name } la carta di colore { $colour } che completa «{ $dedication }» da { $value }
    }
lanterns-reason-ready = completa «{ $dedication }», che vale { $value } di onore
lanterns-reason-stack-wanted =
    { $who ->
        [you] la prossima dedica «{ $dedication }» vale { $to } invece di { $from }, e ti manca poco
       *[other] la prossima dedica «{ $dedication }» vale { $to } invece di { $from }, e a { $name } manca poco
    }
lanterns-reason-out-wanted =
    { $who ->
        [you] { $colour } è finito, e ti serve per «{ $dedication }» da { $value }
       *[other] { $colour } è finito, e serve a { $name } per «{ $dedication }» da { $value }
    }
lanterns-reason-exchange = una carta passa da { $given } a { $colour }
lanterns-reason-cards = carte: { $colours }
lanterns-reason-favor =
    { $count ->
        [one] { $count } gettone Privilegio
       *[other] { $count } gettoni Privilegio
    }
lanterns-reason-near = manca una carta per «{ $dedication }» da { $value }: { $colours }
lanterns-reason-stack-left =
    { $who ->
        [you] ti lascia «{ $dedication }» da { $value }
       *[other] lascia a { $name } «{ $dedication }» da { $value }
    }
lanterns-reason-colour-back =
    { $who ->
        [you] { $colour } torna nella riserva, e ti serve per «{ $dedication }» da { $value }
       *[other] { $colour } torna nella riserva, e serve a { $name } per «{ $dedication }» da { $value }
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
lanterns-reason-stack = la prossima dedica «{ $dedication }» vale { $to } invece di { $from }
lanterns-reason-out = { $colour } è finito

## Perché qualcosa non è permesso

lanterns-refusal-no-such-action = Questa azione non esiste.
lanterns-refusal-is-over = La partita è finita.
lanterns-refusal-already-exchanged = Hai già cambiato una carta in questo turno.
lanterns-refusal-exchange-too-late = Puoi cambiare una carta solo prima della dedica e prima di scartare.
lanterns-refusal-no-favor = Un cambio costa 2 gettoni Privilegio.
lanterns-refusal-not-held = Non hai carte del colore che vuoi dare.
lanterns-refusal-same-colour = Devi prendere un colore diverso.
lanterns-refusal-not-in-supply = Nella riserva non ci sono carte del colore che vuoi.
lanterns-refusal-already-dedicated = Hai già fatto una dedica in questo turno.
lanterns-refusal-dedication-too-late = Puoi fare una dedica solo prima di scartare.
lanterns-refusal-no-set = Non hai le carte di questo set.
lanterns-refusal-same-pair = Le tre coppie devono essere di tre colori diversi.
lanterns-refusal-no-need-to-discard = Si scarta solo con più di 12 carte, prima di posizionare una tessera.
lanterns-refusal-discard-not-held = Non hai carte di questo colore.
lanterns-refusal-must-place = Il turno finisce posizionando una tessera; si può passare solo in un turno finale.
lanterns-refusal-too-many-cards = Hai più di 12 carte: fai una dedica o scarta prima di posizionare una tessera.
lanterns-refusal-no-tile = Questa tessera non è nella tua mano.
lanterns-refusal-not-open = Una tessera va in uno spazio vuoto adiacente a una tessera già posizionata.
lanterns-refusal-no-more-tiles = Nei turni finali non si posizionano tessere.
