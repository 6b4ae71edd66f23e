# Puzzles
errors-puzzles-none = { $game } n’a pas de problèmes. Jeux avec des problèmes : { $games }.
errors-puzzles-unknown = { $game } n’a pas de problème { $puzzle }. Pour les voir tous : ludoteca puzzles list { $name }.
errors-puzzles-no-finder = On ne peut pas créer de problèmes pour { $game }, seulement pour : { $games }.
errors-puzzles-no-kind = Pour ce jeu, il n’y a pas de type { $kind }. Choisissez parmi : { $kinds }.
errors-puzzles-other = { $folder } contient des problèmes du type { $kind } créés avec une autre graine que { $seed }. Choisissez un autre dossier avec --out.
errors-puzzles-line = Cette ligne n’est pas un problème de { $game } : { $why }.
errors-puzzles-field = Le problème { $puzzle } est endommagé : { $name } ne peut pas être { $value }.
errors-puzzles-log = Le problème { $puzzle } est endommagé : son action { $number } enfreint les règles. { $why }
errors-puzzles-choice = Répondez par l’un de { $choices }, pas par { $answer }.
