# Ciò che viene rifiutato in librerie, posizioni e azioni scritte di My Shelfie

## Shelves

shelfie-errors-shelf = Una libreria ha { $rows } righe di { $columns } caratteri, prima la riga in alto.
shelfie-errors-item = { $letter } non è un oggetto. Scrivi una libreria con { $letters } (gatti libri giochi cornici trofei piante) e . per uno spazio vuoto.
shelfie-errors-floats = La tessera in riga { $row }, colonna { $column } è sospesa: lo spazio sotto è vuoto (SH-1.3).
shelfie-errors-common-goal = Le carte obiettivo comune vanno da 1 a { $last }: { $number } non c’è.
shelfie-errors-personal-goal = Le carte obiettivo personale vanno da 1 a { $last }: { $number } non c’è.
shelfie-errors-sheet-players = Un foglio ha una riga per ogni persona, da { $least } a { $most }, non { $count }. Una libreria sola è { $rows } parole senza nome: PP... PPPP. FFPPB FGGGB FTCCC TTTCC
shelfie-errors-sheet-row = { $row } non è una riga del foglio. Scrivi nome, libreria, obiettivo personale e tessere Punteggio, per esempio: Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1
shelfie-errors-sheet-name = { $name } è il nome di due righe. Scrivi un nome diverso per ogni persona.
shelfie-errors-sheet-token = In { $players } non c’è una tessera Punteggio che vale { $token }: valgono { $stack }, e 1 è la tessera Fine Partita (SH-2.2).
shelfie-errors-sheet-tokens =
    { $most ->
        [one] C’è una sola tessera Punteggio che vale { $token }, non { $count } (SH-2.2).
       *[other] Ci sono solo { $most } tessere Punteggio che valgono { $token }, non { $count } (SH-2.2).
    }
shelfie-errors-sheet-goals = Gli obiettivi comuni sono { $most }, e ciascuno dà una sola tessera Punteggio a testa: { $tokens } sono troppe (SH-4.1).
shelfie-errors-sheet-goal = Con più persone l’obiettivo personale è in ogni riga, non in --goal. Scrivi per esempio: Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1

## Positions

shelfie-errors-room = Il soggiorno ha nove righe di nove caratteri: - nessuno spazio, . spazio vuoto, o un oggetto.
shelfie-errors-cell = { $letter } non può stare in riga { $row }, colonna { $column } del soggiorno: serve uno fra { $allowed } (SH-1.1).
shelfie-errors-bag = Sul tavolo ci sono { $count } tessere { $letter }, ma ne esistono solo { $all } (SH-1.2).
shelfie-errors-common-twice = Ogni obiettivo comune esiste una volta sola, ma { $cards } ne contiene uno due volte (SH-2.1).
shelfie-errors-personal-twice = Ogni obiettivo personale esiste una volta sola, ma { $cards } ne contiene uno due volte (SH-2.3).
shelfie-errors-tokens = Le tessere Punteggio del posto { $seat } devono essere { $goals } numeri, ciascuno 0 o uno di { $stack } (SH-2.2).
shelfie-errors-taken = Le tessere Punteggio si prendono dall’alto: da { $stack } non può mancare { $gone } (SH-4.1).
shelfie-errors-end-token = La tessera Fine Partita va a chi riempie una libreria prima degli altri; fino ad allora non è di nessuno (SH-4.2).
shelfie-errors-over = La partita è finita quando una libreria è piena e toccherebbe di nuovo al primo giocatore (SH-5.1).
shelfie-errors-full = Solo chi ha già giocato in questo giro può avere la libreria piena (SH-5.1).
shelfie-errors-empty = Durante la partita il soggiorno non è mai vuoto (SH-4.3, SH-4.4).

## Typed actions

-how = Scrivi per esempio: take c4 c5 c6 > 2 (gli spazi dalla tessera più bassa in su, poi la colonna da 1 a 5).
shelfie-errors-no-action = { $text } non è un’azione di My Shelfie. { -how }
shelfie-errors-no-column = Una libreria ha le colonne da 1 a { $last }: { $column } non c’è.
shelfie-errors-no-cell = Il soggiorno non ha uno spazio { $cell }. { -how }
