# Puzzles
errors-puzzles-none = { $game } has no puzzles. Games with puzzles: { $games }.
errors-puzzles-unknown = { $game } has no puzzle { $puzzle }. To see all of them: ludoteca puzzles list { $name }.
errors-puzzles-no-finder = No puzzles can be made for { $game }, only for: { $games }.
errors-puzzles-no-kind = There is no kind { $kind } for this game. Choose one of: { $kinds }.
errors-puzzles-other = { $folder } contains puzzles of the kind { $kind } that were made with another seed than { $seed }. Choose another --out folder.
errors-puzzles-line = This line is not a puzzle of { $game }: { $why }.
errors-puzzles-field = The puzzle { $puzzle } is damaged: { $name } cannot be { $value }.
errors-puzzles-log = The puzzle { $puzzle } is damaged: its action { $number } breaks the rules. { $why }
errors-puzzles-choice = Answer with one of { $choices }, not with { $answer }.
