# What is refused, and why

## Games, options, seats

errors-or = { $one } or { $other }
errors-seat = Seat { $seat }
errors-nearest = Did you mean “{ $name }”?
errors-no-game = There is no game { $game }. Choose one of: { $games }.
errors-no-lesson = There is no lesson for { $game }. Choose one of: { $games }.
errors-empty-game = The folder of { $game } contains no game: its __init__.py does not define GAME.
errors-misnamed-game = The game { $game } is called { $name } in { $module }. Give it the same name in both places.
errors-broken-game = The game { $game } cannot be loaded from { $module } ({ $problem }). Repair its code or uninstall its package.
errors-new-game-name = A game’s name has 2 to { $most } small letters, with single underscores between words, for example { $example }, not { $name }.
errors-new-game-known = There is a game { $name } already. Choose another name.
errors-new-game-module = Python has something called { $name } already, so a game cannot have this name. Choose another one, for example { $example }.
errors-new-game-folder = { $folder } exists and is not an empty folder. Name another folder: ludoteca new-game NAME FOLDER.
errors-player-count = { $game } is for { $least } to { $most } players, not { $count }.
errors-exact-player-count = { $game } is for { $most } players, not { $count }.
errors-no-option = { $game } has no option { $option }. Choose one of: { $options }.
errors-no-options = { $game } has no option { $option }. It has no options.
errors-bad-choice = The option { $option } of { $game } can be { $choices }, not { $value }.
errors-choice-players = With { $players } players, the option { $option } of { $game } can be { $choices }, not { $value }.
errors-no-seat = This table has seats 0 to { $last }, not { $seat }.
errors-no-action = An action of { $game } is a text or a number from 0 to { $last }, not { $action }.
errors-no-score-sheet = There is no score sheet for { $game }.
errors-bad-seed = A seed is a whole number, 0 or more, or bytes, not { $seed }.
errors-long-seed = A seed has at most { $bits } bits.

## Positions

errors-no-position = A position of { $game } is a JSON object with "game": "{ $name }".
errors-position-options = The options of a position are a JSON object.
errors-position-extra = A position of { $game } has no { $name }.
errors-position-lacks = { $name } is missing in the position.
errors-position-flag = { $name } in the position must be true or false, not { $value }.
errors-position-list = { $name } in the position must be a list of { $length }, not { $value }.
errors-position-number = { $name } in the position must be a whole number from { $least } to { $most }, not { $value }.
errors-position-luck = The luck in the position is not a generator: leave it out to draw a new one.

## Matches in files

errors-no-match = A match is a JSON object with "format": "{ $format }".
errors-match-unfinished = Only a finished match can be written: its seed is secret until then.
errors-match-setting = This match could not have been set up: { $why }
errors-match-again = This match cannot be replayed: { $why }
errors-match-nested = This is not a match: it is nested too deeply.
errors-match-entry = Entry { $number } was not possible: { $why }
errors-match-caused = Entry { $number } did not cause what the file says: tiles, cards or points were changed.
errors-match-promise = The seed does not match the published hash: its SHA-256 differs.
errors-fair-record = The record of how the seed came about is incomplete or does not fit the match.
errors-fair-commitment = The server’s secret does not match its commitment, which binds the table, the game and the options.
errors-fair-contribution = The number of seat { $seat } does not match its commitment, which binds the table, the options and the seats.
errors-fair-seed = The seed does not follow from the server’s secret and the players’ numbers.
errors-fair-own-commitment = The server’s commitment is not the one that was seen here before the match.
errors-fair-own-number = The record does not contain the number that was sent from here, or the commitments that were shown before.
errors-fair-own-round = The record says that this seat did not reveal its number in round { $round }, or does not mention the round. It was sent from here: either the connection failed, or the server left it out.
errors-match-running = The match in the file is not over.
errors-match-result = The result in the file is not the result of the match.
errors-match-digest = The file was changed after it was written: its digest differs.
errors-match-differs = { $name } in the file is not what the match was set up with.
errors-match-extra = A match has no { $name }.
errors-match-rules = This match was played by version { $rules } of the rules; this is version { $here }.
errors-match-seed = 'seed' must be hexadecimal digits, two for each byte.
errors-match-seats = 'seats' and 'people' must have the same length.
errors-match-kinds = An entry is one of { $kinds }, not { $kind }.
errors-match-missing = { $name } is missing.
errors-match-no-text = { $name } must be a text.
errors-match-no-list = { $name } must be a list.
errors-match-no-object = { $name } must be an object.
errors-match-no-flag = { $name } must be true or false.
errors-match-number = Expected whole numbers from 0 to { $largest }, but found something else.
errors-seat-holder = Seat { $seat } must be held by either a person or a bot.
errors-no-person = At least one seat must be held by a person. Bots alone play in the arena.
errors-clock-none = A table without a clock has no amount and no increment.
errors-clock-kind = A clock can be none, move, bank or days, not { $kind }.
errors-clock-amount = A { $kind } clock needs an amount from 1 to { $most }, not { $amount }.
errors-clock-increment = An increment is 0 to 3600 seconds, and only a bank clock has one.

## What may come next in a match

errors-over = The match is over.
errors-entry-kind = There is no entry of the kind { $kind }.
errors-entry-count = This match has { $count } entries, so it cannot be shown after { $entries }.
errors-seats = This table has seats 0 to { $last }.
errors-time-negative = The time of a decision cannot be negative.
errors-seat-left = The person at seat { $seat } has left.
errors-turn = It is the turn of seat { $turn }, not of seat { $seat }.
errors-time-up = Seat { $seat } is out of time.
errors-time-left = Seat { $seat } still has time.
errors-seat-person = There is no person at seat { $seat }.
errors-undo-ask = You cannot undo this by yourself: ask the others.
errors-undo-target = { $count } actions were played: an undo must leave fewer of them, not { $to }.
errors-still-asked = Another question is still waiting for an answer.
errors-question = A question is about one of these: { $topics }.
errors-rated-undo = At a rated table you can only undo actions of your own current turn.
errors-rated-end = This match is rated: play on or resign.
errors-nobody-left = Nobody has left seat { $seat }.
errors-nobody-asked = Nobody asked anything.
errors-agreed = You have already agreed.
errors-no-return = Nobody has left seat { $seat }, or a bot has taken it over.

## Players and training

errors-no-player = There is no player { $player }. Choose one of: { $players }.
errors-bad-budget = A budget is in seconds, like 0.25s, or in iterations, like 5000, not { $budget }.
errors-no-budget = { $player } does not think ahead and takes no budget: write just { $name }.
errors-unlearned-game = There is no learned evaluation of { $game }, so { $player } cannot play it.
errors-unlearned-table = There is no learned evaluation of { $game } for { $count } players.
errors-nothing-to-decide = The match is over, so there is nothing to decide.
errors-nothing-to-advise = The match is over, so there are no hints.
errors-nothing-to-analyze = There is nothing to analyze: the match has no moves.
errors-no-features = { $game } has no features to learn from.
errors-training-broken = { $file } is not a training run that can be continued. Remove it to start again.
errors-training-other = { $file } belongs to another training run ({ $training }). Choose another folder.
errors-training-table = { $game } cannot be played with { $count } players.
errors-training-matches = Training needs at least one match, not { $count }.
errors-training-sizes = { $matches } numbers of matches do not fit { $tables } table sizes: give one number, or one for each size.

## Arenas

errors-arena-no-players = An arena needs players, separated by commas: --players greedy,random
errors-arena-alone = { $player } alone has nobody to play against. Name two players, for example: { $command }
errors-arena-twins = { $player } is named twice: name each player once, and set the number of seats with --seats.
errors-arena-seats = This game has { $least } to { $most } seats, not { $count }.
errors-arena-schedule = A schedule is one of { $schedules }, not { $schedule }.
errors-arena-swiss = A Swiss schedule needs more players than the { $seats } seats of a table.
errors-arena-stages = Only the Swiss schedule has stages, at least one.
errors-arena-limit = The time limit must be more than { $limit } s.
errors-arena-no-matches = An arena needs at least one match, not { $count }.
errors-arena-matches = At least one match is needed, not { $count }.
errors-arena-jobs = An arena needs at least one process, not { $count }.
errors-arena-died = A process died. The matches played so far are kept: run the same command to continue.
errors-arena-hopeless = The arena stops because none of the first rounds could be played: { $why } (A script that runs an arena needs `if __name__ == '__main__':` around it.)
errors-arena-no-cluster = No Ray cluster answers at { $address }. Start one with ray start --head, or use local.
errors-arena-format = Data can be written as { $formats }, not as { $format }.
errors-arena-no-budget = { $name } takes no budget: leave out @{ $budget }.
errors-arena-not-loaded = { $file } cannot be loaded: { $why }
errors-arena-class = { $file } is a file. Name its class, too: { $players }
errors-arena-no-class = { $file } has no class { $name } with a method choose(self, state, dice).
errors-arena-no-file = There is no file { $file }.
errors-arena-no-program = There is no program { $program } to start for { $player }.
errors-arena-line = Line { $number } of { $file } is damaged: remove it, or choose another --out folder.
errors-arena-no-results = { $file } contains no arena results: choose another --out folder.
errors-arena-other-version = { $file } contains results of another arena, played with another version of Ludoteca. Choose another --out folder, or remove this one.
errors-arena-other = { $file } contains results of another arena: its { $name } is { $found }, not { $wanted }. Choose another --out folder.
errors-arena-other-settings = { $folder } contains results for other settings ({ $names }). Choose another --out folder, or remove this one.
errors-arena-more-settings = { $folder } contains results for other settings (more of them). Choose another --out folder, or remove this one.
errors-contest-missing = There is no { $file }. Create one with ludoteca leaderboard FOLDER --new lanterns.
errors-contest-exists = { $file } already exists: edit it, or choose another folder.
errors-contest-toml = { $file } cannot be read: { $why }
errors-contest-key = { $file }: there is no setting { $key }. Settings: { $keys }.
errors-contest-value = { $file }: { $value } does not fit the setting { $key }.
errors-contest-game = { $file } does not name a game: add game = "lanterns".
errors-contest-entries = { $file } needs at least two entries under [entries], each with a name and a player: "My bot" = "mybot.py:MyBot"
errors-contest-twins = { $file }: two entries have the same player { $player }. Give each entry its own.
errors-contest-large = { $count } line-ups are too many for one contest; the limit is { $most }. Use fewer entries, or two seats.

## Where a server keeps its data

errors-storage-full = The disk is full, so { $file } cannot grow. Free some space and try again.
errors-storage-locked = Another program locked { $file } for too long. Close that program and try again.
errors-storage-readonly = { $file } is not writable. Check who owns it and its folder.
errors-storage-unopened = { $file } cannot be opened. Check that it and its folder exist and are writable.
errors-storage-forbidden = { $file } cannot be read: permission denied. Run the command as the user that the server runs as; deploy/ludoteca-admin does that.
errors-storage-no-database = { $file } is not a database. Choose another file.
errors-storage-damaged = { $file } is damaged. Replace it with a backup, using ludoteca restore.
errors-storage-disk = The disk failed while { $file } was in use. Check the disk and try again.
errors-storage-unused = { $place } cannot be used: { $why }.
errors-storage-unreached = { $place } cannot be reached: { $why }. Check that it is running.
errors-storage-busy = The database is too busy. Try again in a moment.
errors-storage-served = A server is running on { $file }. Stop it and try again.
errors-storage-second-server = Another server already uses { $file }. Stop it, or give this one a file of its own with --data or LUDOTECA_DATA. Several processes on the same data need PostgreSQL (--database and --bus).
errors-storage-replaced = { $file } is being replaced by a backup. Try again when that is done.
errors-storage-folder = { $folder } is a folder. Name a file in it, for example { $file }.
errors-storage-itself = { $file } is the database itself. Name another file.
errors-storage-no-backup = { $file } is the database itself. Name a backup of it.
errors-storage-exists = { $file } already exists. Choose another name, or replace it with --overwrite.
errors-storage-nothing = There is no database at { $file }. Check its name.
errors-storage-which = There is more than one data file. Choose one: { $files }
errors-storage-unnamed = There is no data at { $file }. Name the data file of your server with --data.
errors-storage-empty = { $file } is empty, so there is nothing to copy.
errors-storage-not-empty = { $place } already contains data. Create a new database with createdb and name that one.
errors-storage-not-moved = Some rows of { $table } did not arrive, so nothing was moved. Try again.
errors-storage-bus = The bus cannot be used: { $why }. Check that Redis is running at this address.
errors-storage-no-bus = The bus cannot be reached at { $place }. Check that Redis is running there.
errors-storage-foreign = { $file } is another program’s database. Choose another file.
errors-storage-newer = { $place } was written by a newer Ludoteca, as version { $found }, but this one knows only versions up to { $known }. Update Ludoteca, or restore an older backup.
errors-storage-not-whole = { $file } could not be upgraded without damage, so it was left as it was. Please report this.
errors-postgres-readonly = { $place } is read-only. Make it writable, or name the primary server.
errors-postgres-full = The disk of { $place } is full. Free some space and try again.
errors-postgres-crowded = { $place } has too many connections. Allow more (max_connections), or start fewer processes.
errors-postgres-password = { $place } does not accept this user name and password. Check the address of the database.
errors-postgres-user = { $place } does not accept this user. Check the address of the database and pg_hba.conf.
errors-postgres-none = There is no database { $place }. Create it with createdb, or check its name.
errors-postgres-rights = This user may not change { $place }. Make the user the owner of the database.
errors-postgres-busy = { $place } is too busy. Try again in a moment.
errors-postgres-foreign = { $place } is another program’s database. Create one for Ludoteca.
