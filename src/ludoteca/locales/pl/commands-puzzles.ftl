# What the command puzzles prints and refuses
commands-puzzles-welcome = Wpisz odpowiedź albo: help, hint (podpowiedź), log (wcześniejsze ruchy), show (odpowiedź), skip (pomiń), quit.
commands-puzzles-goals = Odpowiedz numerem celu osobistego: { $choices }.
commands-puzzles-other-moves = Inne dobre ruchy: { $count }
commands-puzzles-deeds = { $what } to ani list, ani make, ani rate. Aby rozwiązywać zadania, podaj tylko grę; poza tym: ludoteca puzzles list GRA, ludoteca puzzles make GRA, ludoteca puzzles rate GRA.
commands-puzzles-no-kind = Nie ma zadań rodzaju { $kind }. Wybierz spośród: { $kinds }.
commands-puzzles-which-kind = Jaki rodzaj? Dodaj --kind z jednym z: { $kinds }.
commands-puzzles-no-such = Nie ma zadań tego rodzaju i trudności.
commands-puzzles-no-effect = { $option } nic nie zmienia przy { $command }. Pomiń tę opcję.
commands-puzzles-list-which = Podaj też grę: ludoteca puzzles list { $games }
commands-puzzles-count =
    { $count ->
        [one] { $game }, { $kind }: { $count } zadanie
        [few] { $game }, { $kind }: { $count } zadania
       *[other] { $game }, { $kind }: { $count } zadań
    }
commands-puzzles-making = Tworzenie zadań ({ $kind })
commands-puzzles-made =
    { $count ->
        [one] { $count } zadanie jest w { $folder }.
        [few] { $count } zadania są w { $folder }.
       *[other] { $count } zadań jest w { $folder }.
    }
commands-puzzles-rating = Ocenianie zadań ({ $kind })
commands-puzzles-rated = Ocenione zadania: { $count }; z inną trudnością niż przedtem: { $changed }.
commands-puzzles-none-here = W { $folder } nie ma zadań rodzaju { $kind }. Aby je utworzyć: ludoteca puzzles make
