# What is refused, and why

## Games, options, seats

errors-or = { $one } or { $other }
errors-no-game = There is no game { $game }. There are: { $games }.
errors-empty-game = The folder of { $game } holds no game: its __init__.py offers no GAME.
errors-player-count = { $game } is for { $least } to { $most } players, not { $count }.
errors-no-option = { $game } has no option { $option }. Its options: { $options }.
errors-no-options = { $game } has no option { $option }. Its options: none.
errors-bad-choice = The option { $option } of { $game } is { $choices }, not { $value }.
errors-choice-players = With { $players } players the option { $option } of { $game } is { $choices }, not { $value }.
errors-no-seat = The seats of this table are 0 to { $last }, not { $seat }.
errors-no-action = Actions of { $game } are texts or the numbers 0 to { $last }, not { $action }.
errors-no-score-sheet = There is no score sheet for { $game }.
errors-bad-seed = A seed is a whole number from 0 up, or bytes; not { $seed }.
errors-long-seed = A seed has { $bits } bits at most.

## Positions

errors-no-position = A position of { $game } is a JSON object with "game": "{ $name }".
errors-position-options = The position's options are a JSON object.
errors-position-extra = A position of { $game } has no { $name }.
errors-position-lacks = The position lacks { $name }.
errors-position-flag = { $name } of the position is true or false, not { $value }.
errors-position-list = { $name } of the position is a list of { $length }, not { $value }.
errors-position-number = { $name } of the position is a whole number from { $least } to { $most }, not { $value }.
errors-position-luck = The position's luck is no generator: leave it out to draw a new one.

## Matches in files

errors-no-match = A match is a JSON object with "format": "{ $format }".
errors-match-unfinished = Only a finished match can be written: its seed is secret until then.
errors-match-setting = This match cannot have been set: { $why }
errors-match-again = This match cannot be played again: { $why }
errors-match-nested = This is no match: it is nested too deeply.
errors-match-entry = Entry { $number } was not possible: { $why }
errors-match-caused = Entry { $number } did not cause what the file says: tiles, cards or points were changed.
errors-match-promise = The seed is not the promised one: its SHA-256 differs.
errors-match-running = The match in the file did not come to its end.
errors-match-result = The result in the file is not how the match ended.
errors-match-digest = The file was changed after it was written: its digest differs.
errors-match-differs = { $name } in the file is not what the match was set with.
errors-match-extra = A match has no { $name }.
errors-match-rules = This match was played by version { $rules } of the rules; here they are version { $here }.
errors-match-seed = 'seed' is written as hexadecimal digits, two for each byte.
errors-match-seats = 'seats' and 'people' are about the same number of seats.
errors-match-kinds = The kinds of entries are { $kinds }, not { $kind }.
errors-match-missing = { $name } is missing.
errors-match-no-text = { $name } is of the wrong kind: a text is expected.
errors-match-no-list = { $name } is of the wrong kind: a list is expected.
errors-match-no-object = { $name } is of the wrong kind: an object is expected.
errors-match-no-flag = { $name } is of the wrong kind: true or false is expected.
errors-match-number = Whole numbers from 0 to { $largest } are expected, and something else stands there.
errors-seat-holder = Seat { $seat } is held by a person or by a bot, one of the two.
errors-no-person = At least one seat is held by a person: bots alone play in the arena.
errors-clock-none = A table without a clock has no amount and no increment.
errors-clock-kind = A clock is none, move, bank or days, not { $kind }.
errors-clock-amount = A clock of the kind { $kind } has an amount from 1 to { $most }, not { $amount }.
errors-clock-increment = An increment is 0 to 3600 seconds, and only a bank has one.

## What may come next in a match

errors-over = The match is over.
errors-entry-kind = A match knows no entry of the kind { $kind }.
errors-entry-count = This match has { $count } entries: it cannot be seen after { $entries }.
errors-seats = The seats of this table are 0 to { $last }.
errors-time-negative = Nobody decides in less than no time.
errors-seat-left = The person on seat { $seat } has left.
errors-turn = It is not the turn of seat { $seat }, but of seat { $turn }.
errors-time-up = The time of seat { $seat } is up.
errors-time-left = The time of seat { $seat } is not up.
errors-seat-person = No person sits on seat { $seat }.
errors-undo-ask = This cannot be taken back freely: ask the others whether they agree.
errors-undo-target = { $count } actions were played: an undo leaves fewer of them, not { $to }.
errors-still-asked = Another question is still open.
errors-question = A question is about { $topics }.
errors-rated-undo = At a rated table nothing is taken back but one's own open turn.
errors-rated-end = This rated match counts: play on or resign.
errors-nobody-left = Nobody has left seat { $seat }.
errors-nobody-asked = Nobody asked anything.
errors-agreed = You have agreed already.
errors-no-return = Nobody has left seat { $seat }, or a bot plays on for it.

## Players and training

errors-no-player = There is no player { $player }. There are: { $players }.
errors-bad-budget = A budget is seconds like 0.25s or iterations like 5000, not { $budget }.
errors-no-budget = { $player } does not think and takes no budget: write just { $name }.
errors-unlearned-game = There is no learned evaluation of { $game }: { $player } cannot play it.
errors-unlearned-table = There is no learned evaluation of { $game } for { $count } players.
errors-nothing-to-decide = The match is over: there is nothing to decide.
errors-nothing-to-advise = The match is over: there is nothing left to advise.
errors-no-features = { $game } has no features to learn from.
errors-training-broken = { $file } is no training that can be taken up: remove it to begin anew.
errors-training-other = { $file } holds another training ({ $training }): choose another folder.
errors-training-table = There is no table of { $game } for { $count } players.
errors-training-matches = A training takes one match or more, not { $count }.
errors-training-sizes = { $matches } numbers of matches do not fit { $tables } table sizes.

## Arenas

errors-arena-no-players = An arena needs players, with a comma between them: --players greedy,random
errors-arena-twins = { $player } is named twice: name each player once, and --seats says how many sit down.
errors-arena-seats = The game has { $least } to { $most } seats, not { $count }.
errors-arena-schedule = A schedule is { $schedules }; not { $schedule }.
errors-arena-swiss = A Swiss schedule needs more players than the { $seats } seats of a table.
errors-arena-stages = Stages, one or more, are for the Swiss schedule only.
errors-arena-limit = A decision takes some time: the limit is more than { $limit } s.
errors-arena-no-matches = An arena has one match or more, not { $count }.
errors-arena-matches = There is one match or more, not { $count }.
errors-arena-jobs = An arena is played by one process or more, not { $count }.
errors-arena-died = A process died. What was played is kept: the same command goes on.
errors-arena-hopeless = The arena stops, because none of the first rounds could be played: { $why } (A script that holds an arena needs `if __name__ == '__main__':` around it.)
errors-arena-no-ray = Ray is not installed: pip install 'ludoteca[ray]'
errors-arena-no-cluster = No Ray cluster answers at { $address }: ray start --head makes one, or say local.
errors-arena-format = Data is written as { $formats }, not as { $format }.
errors-arena-no-arrow = Parquet needs Arrow: pip install 'ludoteca[data]', or take --format jsonl.
errors-arena-no-budget = { $name } takes no budget: leave out @{ $budget }.
errors-arena-not-loaded = { $file } cannot be loaded: { $why }
errors-arena-no-class = { $file } has no class { $name } with a method choose(self, state, dice).
errors-arena-no-file = There is no file { $file }.
errors-arena-no-program = There is no program { $program } to be started for { $player }.
errors-arena-line = Line { $number } of { $file } is damaged: remove it, or choose another --out folder.
errors-arena-no-results = { $file } holds no results of an arena: choose another --out folder.
errors-arena-other-version = { $file } holds results of another arena: they were played by another version of Ludoteca. Choose another --out folder, or remove this one.
errors-arena-other = { $file } holds results of another arena: its { $name } is { $found }, not { $wanted }. Choose another --out folder.
errors-arena-other-settings = { $folder } holds results of other settings ({ $names }): choose another --out folder, or remove this one.
errors-arena-more-settings = { $folder } holds results of other settings (more of them): choose another --out folder, or remove this one.

## Where a service keeps its data

errors-storage-full = The disk is full, so { $file } cannot grow: free some space, then try again.
errors-storage-locked = { $file } was locked by another program for too long: close what uses it, then try again.
errors-storage-readonly = { $file } cannot be written: look whom it and its folder belong to.
errors-storage-unopened = { $file } cannot be opened: look whether it and its folder exist and may be written.
errors-storage-no-database = { $file } is no database: choose another file.
errors-storage-damaged = { $file } is damaged: put a backup in its place with ludoteca restore.
errors-storage-disk = The disk failed while { $file } was used: look after the disk, then try again.
errors-storage-unused = { $place } cannot be used: { $why }.
errors-storage-unreached = { $place } cannot be reached: { $why }. Look whether it runs.
errors-storage-busy = The database is too busy now: try again in a moment.
errors-storage-served = A service is running on { $file }: stop it first, then try again.
errors-storage-replaced = { $file } is being replaced by a backup just now: try again when that is done.
errors-storage-folder = { $folder } is a folder: name a file in it, for example { $file }.
errors-storage-itself = { $file } is the database itself: name another file.
errors-storage-no-backup = { $file } is the database itself: name a backup of it.
errors-storage-exists = { $file } exists already: choose another name, or say --overwrite to replace it.
errors-storage-nothing = There is no database at { $file }: look for its name.
errors-storage-empty = { $file } is empty: there is nothing to copy.
errors-storage-not-empty = { $place } holds data already: make a new database with createdb, and name it.
errors-storage-not-moved = Not all rows of { $table } have arrived, so nothing was moved: try again.
errors-storage-bus = The bus cannot be used: { $why }. Look whether Redis runs at this address.
errors-storage-foreign = { $file } is a database of another program: choose another file.
errors-storage-newer = { $place } was written by a newer Ludoteca, as version { $found }, and this one knows versions up to { $known }: update Ludoteca, or restore a backup of that time.
errors-storage-not-whole = { $file } would not be whole as a new version, and is left as it was: please report it.
errors-postgres-readonly = { $place } is read-only: let it be written again, or name the server that is the primary.
errors-postgres-full = The disk of { $place } is full: free some space, then try again.
errors-postgres-crowded = { $place } has too many connections: allow more (max_connections), or start fewer processes.
errors-postgres-password = { $place } does not accept the name and the password: look at the address of the database.
errors-postgres-user = { $place } does not let this user in: look at the address of the database and at pg_hba.conf.
errors-postgres-none = There is no such database as { $place }: make it with createdb, or look at its name.
errors-postgres-rights = The user may not change { $place }: let the database belong to them.
errors-postgres-busy = { $place } is too busy now: try again in a moment.
errors-postgres-foreign = { $place } is a database of another program: make one for Ludoteca alone.
