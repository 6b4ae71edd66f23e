# Puzzles
errors-puzzles-none = { $game } nie ma zadań. Gry z zadaniami: { $games }.
errors-puzzles-unknown = { $game } nie ma zadania { $puzzle }. Wszystkie pokazuje: ludoteca puzzles list { $name }.
errors-puzzles-no-finder = Nie można tworzyć zadań do { $game }, tylko do: { $games }.
errors-puzzles-no-kind = Dla tej gry nie ma rodzaju { $kind }. Wybierz spośród: { $kinds }.
errors-puzzles-other = { $folder } zawiera zadania rodzaju { $kind } utworzone z innym ziarnem niż { $seed }. Wybierz inny folder opcją --out.
errors-puzzles-line = Ten wiersz nie jest zadaniem do { $game }: { $why }.
errors-puzzles-field = Zadanie { $puzzle } jest uszkodzone: { $name } nie może być { $value }.
errors-puzzles-log = Zadanie { $puzzle } jest uszkodzone: jego akcja { $number } łamie zasady. { $why }
errors-puzzles-choice = Odpowiedz jedną z liczb { $choices }, nie { $answer }.
