# Puzzles
errors-puzzles-none = { $game } non ha problemi. Giochi con problemi: { $games }.
errors-puzzles-unknown = { $game } non ha il problema { $puzzle }. Per vederli tutti: ludoteca puzzles list { $name }.
errors-puzzles-no-finder = Non si possono creare problemi per { $game }, solo per: { $games }.
errors-puzzles-no-kind = Per questo gioco non c’è il tipo { $kind }. Scegli fra: { $kinds }.
errors-puzzles-other = { $folder } contiene problemi del tipo { $kind } creati con un seme diverso da { $seed }. Scegli un’altra cartella con --out.
errors-puzzles-line = Questa riga non è un problema di { $game }: { $why }.
errors-puzzles-field = Il problema { $puzzle } è danneggiato: { $name } non può essere { $value }.
errors-puzzles-log = Il problema { $puzzle } è danneggiato: la sua azione { $number } viola le regole. { $why }
errors-puzzles-choice = Rispondi con uno fra { $choices }, non con { $answer }.
