# What the command puzzles prints and refuses
commands-puzzles-welcome = Tapez votre réponse, ou : help, hint (un indice), log (les coups précédents), show (la réponse), skip (passer), quit.
commands-puzzles-goals = Répondez par le numéro d’un objectif personnel : { $choices }.
commands-puzzles-other-moves = Autres bons coups : { $count }
commands-puzzles-deeds = { $what } n’est ni list, ni make, ni rate. Pour résoudre des problèmes, indiquez seulement le jeu ; sinon : ludoteca puzzles list JEU, ludoteca puzzles make JEU, ludoteca puzzles rate JEU.
commands-puzzles-no-kind = Il n’y a pas de problèmes du type { $kind }. Choisissez parmi : { $kinds }.
commands-puzzles-which-kind = Quel type ? Ajoutez --kind et l’un de ces types : { $kinds }.
commands-puzzles-no-such = Il n’y a pas de problèmes de ce type et de cette difficulté.
commands-puzzles-no-effect = { $option } n’a pas d’effet avec { $command }. Retirez cette option.
commands-puzzles-list-which = Indiquez aussi le jeu : ludoteca puzzles list { $games }
commands-puzzles-count =
    { $count ->
        [one] { $game }, { $kind } : { $count } problème
       *[other] { $game }, { $kind } : { $count } problèmes
    }
commands-puzzles-making = Création de problèmes ({ $kind })
commands-puzzles-made =
    { $count ->
        [one] { $count } problème se trouve dans { $folder }.
       *[other] { $count } problèmes se trouvent dans { $folder }.
    }
commands-puzzles-rating = Évaluation des problèmes ({ $kind })
commands-puzzles-rated = Problèmes évalués : { $count } ; avec une autre difficulté qu’avant : { $changed }.
commands-puzzles-none-here = Il n’y a pas de problèmes du type { $kind } dans { $folder }. Pour en créer : ludoteca puzzles make
