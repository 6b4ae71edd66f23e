# What the command puzzles prints and refuses
commands-puzzles-welcome = Scrivi la risposta, oppure: help, hint (suggerimento), log (le mosse precedenti), show (la risposta), skip (salta), quit.
commands-puzzles-goals = Rispondi con il numero di un obiettivo personale: { $choices }.
commands-puzzles-other-moves = Altre mosse giuste: { $count }
commands-puzzles-deeds = { $what } non è né list né make né rate. Per risolvere rompicapo indica solo il gioco; altrimenti: ludoteca puzzles list GIOCO, ludoteca puzzles make GIOCO, ludoteca puzzles rate GIOCO.
commands-puzzles-no-kind = Non ci sono rompicapo del tipo { $kind }. Scegli fra: { $kinds }.
commands-puzzles-which-kind = Quale tipo? Aggiungi --kind con uno fra: { $kinds }.
commands-puzzles-no-such = Non ci sono rompicapo di questo tipo e difficoltà.
commands-puzzles-no-effect = { $option } non ha effetto con { $command }. Toglilo.
commands-puzzles-list-which = Indica anche il gioco: ludoteca puzzles list { $games }
commands-puzzles-count =
    { $count ->
        [one] { $game }, { $kind }: { $count } rompicapo
       *[other] { $game }, { $kind }: { $count } rompicapo
    }
commands-puzzles-making = Creazione di rompicapo ({ $kind })
commands-puzzles-made =
    { $count ->
        [one] { $count } rompicapo è in { $folder }.
       *[other] { $count } rompicapo sono in { $folder }.
    }
commands-puzzles-rating = Valutazione dei rompicapo ({ $kind })
commands-puzzles-rated = Rompicapo valutati: { $count }; con una difficoltà diversa da prima: { $changed }.
commands-puzzles-none-here = In { $folder } non ci sono rompicapo del tipo { $kind }. Per crearne: ludoteca puzzles make
