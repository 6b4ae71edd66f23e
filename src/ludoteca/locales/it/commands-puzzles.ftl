# What the command puzzles prints and refuses
commands-puzzles-welcome = Scrivi la risposta, oppure: help, hint (suggerimento), show (la risposta), skip (salta), quit.
commands-puzzles-deeds = { $what } non è né list né make né rate. Per risolvere problemi indica solo il gioco; altrimenti: ludoteca puzzles list GIOCO, ludoteca puzzles make GIOCO, ludoteca puzzles rate GIOCO.
commands-puzzles-no-kind = Non ci sono problemi del tipo { $kind }. Scegli fra: { $kinds }.
commands-puzzles-which-kind = Quale tipo? Aggiungi --kind con uno fra: { $kinds }.
commands-puzzles-no-such = Non ci sono problemi di questo tipo e difficoltà.
commands-puzzles-no-effect = { $option } non ha effetto con { $command }. Toglilo.
commands-puzzles-list-which = Indica anche il gioco: ludoteca puzzles list { $games }
commands-puzzles-count =
    { $count ->
        [one] { $game }, { $kind }: { $count } problema
       *[other] { $game }, { $kind }: { $count } problemi
    }
commands-puzzles-making = Creazione di problemi ({ $kind })
commands-puzzles-made =
    { $count ->
        [one] { $count } problema è in { $folder }.
       *[other] { $count } problemi sono in { $folder }.
    }
commands-puzzles-rating = Valutazione dei problemi ({ $kind })
commands-puzzles-rated = Problemi valutati: { $count }; con una difficoltà diversa da prima: { $changed }.
commands-puzzles-none-here = In { $folder } non ci sono problemi del tipo { $kind }. Per crearne: ludoteca puzzles make
