# What the command puzzles prints and refuses
commands-puzzles-welcome = Type your answer, or: help, hint, log (the moves before), show (the answer), skip, quit.
commands-puzzles-goals = Answer with the number of a personal goal: { $choices }.
commands-puzzles-other-moves = Other right moves: { $count }
commands-puzzles-deeds = { $what } is not list, make or rate. To solve puzzles, name only the game; otherwise: ludoteca puzzles list GAME, ludoteca puzzles make GAME, ludoteca puzzles rate GAME.
commands-puzzles-no-kind = There are no puzzles of the kind { $kind }. Choose one of: { $kinds }.
commands-puzzles-which-kind = Which kind? Add --kind with one of: { $kinds }.
commands-puzzles-no-such = There are no puzzles of this kind and difficulty.
commands-puzzles-no-effect = { $option } has no effect with { $command }. Leave it out.
commands-puzzles-list-which = Name the game too: ludoteca puzzles list { $games }
commands-puzzles-count =
    { $count ->
        [one] { $game }, { $kind }: { $count } puzzle
       *[other] { $game }, { $kind }: { $count } puzzles
    }
commands-puzzles-making = Making puzzles ({ $kind })
commands-puzzles-made =
    { $count ->
        [one] { $count } puzzle is in { $folder }.
       *[other] { $count } puzzles are in { $folder }.
    }
commands-puzzles-rating = Rating puzzles ({ $kind })
commands-puzzles-rated = Puzzles rated: { $count }; difficulty changed: { $changed }.
commands-puzzles-none-here = There are no puzzles of the kind { $kind } in { $folder }. To make some: ludoteca puzzles make
