# Ciò che viene rifiutato in posizioni e azioni scritte di Lanterns

## Positions

lanterns-errors-sides = Ogni posto deve avere un lato diverso, fra N, E, S e W, non { $sides } (LA-2.2).
lanterns-errors-clockwise = I posti devono andare in senso orario (N, E, S, W), non { $sides } (LA-2.7).
lanterns-errors-lake = Il lago è una lista da 1 a { $most } tessere nell’ordine in cui sono state posizionate, prima quella iniziale.
lanterns-errors-tile = Una tessera del lago è un oggetto come { $example }.
lanterns-errors-start = La tessera iniziale è la 0, sta in 0,0 ed è la prima del lago (LA-2.1).
lanterns-errors-one-place = In { $x },{ $y } ci sono due tessere (LA-3.5).
lanterns-errors-floats = La tessera { $tile } in { $x },{ $y } è isolata: non tocca nessuna tessera posizionata prima (LA-3.5).
lanterns-errors-stack = Dopo { $laid } tessere la pila di pesca deve contenerne { $count } (LA-2.3).
lanterns-errors-hand = Dopo { $laid } tessere il posto { $seat } deve averne { $count } (LA-4.6), non { $tiles }.
lanterns-errors-twice = La tessera { $tile } compare due volte: così i colori non sarebbero su 20 lati ciascuno (LA-1.1).
lanterns-errors-cards = Le carte del posto { $seat } devono essere numeri per colore ({ $colours }), non { $cards }.
lanterns-errors-supply = Le carte in mano di colore { $colour } sono { $held }, ma in { $players } giocatori ce ne sono { $there } (LA-2.4).
lanterns-errors-dedications = Le dediche sono la lista di quelle fatte finora, in ordine, al massimo una per turno (LA-3.6).
lanterns-errors-dedication = Una dedica è un oggetto come { $example }.
lanterns-errors-worth = La prossima dedica per { $kind } vale { $value }, non { $found } (LA-3.2, LA-3.3).
lanterns-errors-turn = Dopo { $laid } tessere tocca al posto { $turn }, non { $seat } (LA-2.7).
lanterns-errors-over = La partita è finita quando tutti hanno fatto il turno finale (LA-5.1).
lanterns-errors-step = La fase di un turno deve essere una di { $steps }, non { $step }.
lanterns-errors-final-step = Un turno finale si chiude con una dedica e non ha scarti: la fase non può essere { $step } (LA-5.3).
lanterns-errors-discarded = Chi ha scartato ha almeno 12 carte (LA-3.4).
lanterns-errors-dedicated = Chi ha fatto una dedica ne ha il gettone (LA-3.2).

## Typed actions

-how = Scrivi per esempio: x purple red, d four red, d pairs red blue green, d seven, discard blue, p 7 r2 @ 1,-2, o pass.
lanterns-errors-no-action = { $text } non è un’azione di Lanterns. { -how }
lanterns-errors-no-colour = { $word } non è un colore. I colori sono { $colours }.
lanterns-errors-no-dedication = 'd { $words }' non è una dedica. { -how }
lanterns-errors-no-placement = 'p { $text }' non è un posizionamento. { -how }
lanterns-errors-no-rotation = Manca la rotazione: da r0 a r3, il numero di quarti di giro in senso orario. Scrivi per esempio: { $example }

## Fogli dei punti

lanterns-errors-sheet-players = Un foglio ha una riga per ogni persona, da { $least } a { $most }, non { $count }.
lanterns-errors-sheet-name = { $name } è il nome di due righe. Scrivi un nome diverso per ogni persona.
lanterns-errors-sheet-row = { $row } non è una riga del foglio. Scrivi per esempio: Ada 10 8 4 / 2 / 5 (gettoni Dedica, gettoni Privilegio, carte).
lanterns-errors-sheet-token = Non c’è un gettone Dedica che vale { $token }: valgono da { $least } a { $most } (LA-1.3).
lanterns-errors-sheet-tokens =
    { $most ->
        [one] Nella scatola c’è un solo gettone Dedica che vale { $token }, non { $count } (LA-1.3).
       *[other] Nella scatola ci sono solo { $most } gettoni Dedica che valgono { $token }, non { $count } (LA-1.3).
    }
lanterns-errors-sheet-goal = Lanterns non ha obiettivi personali. Togli --goal.
