# Puzzles
errors-puzzles-none = { $game } non ha rompicapo. Giochi con rompicapo: { $games }.
errors-puzzles-unknown = { $game } non ha il rompicapo { $puzzle }. Per vederli tutti: ludoteca puzzles list { $name }.
errors-puzzles-no-finder = Non si possono creare rompicapo per { $game }, solo per: { $games }.
errors-puzzles-no-kind = Per questo gioco non c’è il tipo { $kind }. Scegli fra: { $kinds }.
errors-puzzles-other = { $folder } contiene rompicapo del tipo { $kind } creati con un seme diverso da { $seed }. Scegli un’altra cartella con --out.
errors-puzzles-line = Questa riga non è un rompicapo di { $game }: { $why }.
errors-puzzles-field = Il rompicapo { $puzzle } è danneggiato: { $name } non può essere { $value }.
errors-puzzles-log = Il rompicapo { $puzzle } è danneggiato: la sua azione { $number } viola le regole. { $why }
errors-puzzles-choice = Rispondi con uno fra { $choices }, non con { $answer }.
