# Ciò che viene rifiutato in librerie, posizioni e azioni scritte di My Shelfie

## Shelves

shelfie-errors-shelf = Una libreria sono { $rows } righe di { $columns } caratteri, prima la riga in alto.
shelfie-errors-item = { $letter } non è un oggetto. Una libreria si scrive con { $letters } (gatti libri giochi cornici trofei piante) e . per una casella vuota.
shelfie-errors-floats = La tessera in riga { $row }, colonna { $column } è sospesa: la casella sotto è vuota (SH-1.3).
shelfie-errors-common-goal = Gli obiettivi comuni sono le carte da 1 a { $last }, non { $number }.
shelfie-errors-personal-goal = Gli obiettivi personali sono le carte da 1 a { $last }, non { $number }.

## Positions

shelfie-errors-room = Il soggiorno sono nove righe di nove caratteri: - nessuna casella, . vuota, o un oggetto.
shelfie-errors-cell = { $letter } non può stare in riga { $row }, colonna { $column } del soggiorno: serve uno di { $allowed } (SH-1.1).
shelfie-errors-bag = Sul tavolo ci sono { $count } tessere { $letter }, ma ne esistono solo { $all } (SH-1.2).
shelfie-errors-common-twice = Ogni obiettivo comune c’è una volta sola, ma { $cards } ne nomina uno due volte (SH-2.1).
shelfie-errors-personal-twice = Ogni obiettivo personale c’è una volta sola, ma { $cards } ne nomina uno due volte (SH-2.3).
shelfie-errors-tokens = I gettoni del posto { $seat } sono { $goals } numeri, ciascuno 0 o uno di { $stack } (SH-2.2).
shelfie-errors-taken = I gettoni si prendono dall’alto: { $gone } non può essere ciò che manca di { $stack } (SH-4.1).
shelfie-errors-end-token = Il gettone di fine è di chi ha riempito per primo una libreria, e prima di nessuno (SH-4.2).
shelfie-errors-over = La partita è finita quando, piena una libreria, toccherebbe al primo giocatore (SH-5.1).
shelfie-errors-full = Solo chi ha già giocato in questo giro può aver riempito la libreria (SH-5.1).
shelfie-errors-empty = Durante la partita il soggiorno non è mai vuoto (SH-4.3, SH-4.4).

## Typed actions

-how = Scrivi per esempio: take c4 c5 c6 > 2 (le caselle dalla tessera più bassa in su, poi la colonna da 1 a 5).
shelfie-errors-no-action = { $text } non è un’azione di My Shelfie. { -how }
shelfie-errors-no-column = Una libreria ha le colonne da 1 a { $last }, non { $column }.
shelfie-errors-no-cell = Il soggiorno non ha una casella { $cell }. { -how }
