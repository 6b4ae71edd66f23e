# What commands say

## Mistakes on the command line

commands-try-help = Help: { $command }
commands-no-command = There is no command “{ $command }”.
commands-no-option = There is no option { $option }.
commands-only-files = backup and restore are for data files. Save a PostgreSQL database with { $backup }, and restore it with { $restore }.
commands-option-alone = The option { $option } needs a value.
commands-missing = Missing: { $what }.
commands-too-much = Too many arguments: { $words }.
commands-bad-value = This value does not fit { $what }.
commands-bad-number = { $what } needs a number.
commands-bad-range = { $what } needs a number from { $least } to { $most }.
commands-bad-least = { $what } needs a number, at least { $least }.
commands-no-language = There is no language “{ $language }”. Choose one of: { $languages }.
commands-no-game = There is no game “{ $game }”. Choose one of: { $games }.
commands-which-game = There is no terminal here. To play in a browser, run ludoteca play --page. To play line by line, name the game: ludoteca play { $games }
commands-name-game = There is no terminal here to ask which game. Name it: { $command } { $games }
commands-no-player = There is no player “{ $player }”. Choose one of: { $players }.
commands-bad-option = Write an option as name=value, for example rulebook=english, not “{ $text }”.
commands-no-such-option = { $game } has no option “{ $option }”. Choose one of: { $options }.
commands-bad-choice = The option { $option } can be { $choices }, not “{ $value }”.
commands-choice-players = With { $players } players, the option { $option } can be { $choices }, not “{ $value }”.
commands-player-count = { $game } is for { $least } to { $most } players, not { $count }.
commands-no-seat = This table has seats 0 to { $last }, not { $seat }.
commands-too-many = You and { $others } others do not fit at a table with { $seats } seats.
commands-bad-seed = A seed is a whole number, 0 or more, not { $seed }.
commands-bad-promise = The SHA-256 of --promise has 64 digits 0–9 and a–f, not “{ $text }”.
commands-position-alone = A position already sets the game, the seats and the options: use --from without them.
commands-new-alone = With --new, give only the address of a server, like http://127.0.0.1:8000
commands-no-clock = There is no clock “{ $clock }”. Choose one of: { $clocks }.
commands-no-link = “{ $link }” is not a link to a table. A link looks like http://127.0.0.1:8000/table/fegqx5vpstvs
commands-no-server-address = “{ $server }” is not the address of a server. It looks like http://127.0.0.1:8000
commands-no-rule = No rule of { $game } has this number or contains “{ $text }”. The whole book: { $command }
commands-no-step = There is no step { $step }. The lesson has { $count } steps.
commands-no-exercise = There is no exercise { $step }. There are { $count }.
commands-no-exercises = There are no exercises for { $game }.
commands-learn-continue = To continue: { $command }
commands-learn-exercises = Questions about the rules: { $command }
commands-no-picture = A picture is a .png or .svg file, not “{ $file }”.
commands-no-quick-retry = Mistakes are only known after the whole analysis. Leave out --quick or --retry.

## Files

commands-file-fails = { $file } cannot be used: { $why }.
commands-file-unread = { $file } cannot be read: { $why }.
commands-no-json = { $file } is not valid JSON: see line { $line }, character { $column }.
commands-no-text = { $file } is not UTF-8 text.
commands-no-document = { $file } cannot be read as JSON: it is nested too deeply, or a number in it is too long.
commands-why-missing = it does not exist
commands-why-forbidden = permission denied
commands-why-folder = it is a folder
commands-why-no-folder = it is not a folder
commands-why-full = the disk is full
commands-no-position = A position is a JSON object with a "game".
commands-file-exists = { $file } already exists: choose another name, or replace it with --overwrite.
commands-written = Written to { $file }.
commands-kept-as = Saved as { $name }.
commands-match-over = This match is over. To replay it: { $command }
commands-type-rows = Type the rows from top to bottom, then press Ctrl-D.

## Verifying a match

commands-does-not-hold = This match is not valid. { $why }
commands-proof-who = { $game }, { $count } players: { $names }.
commands-proof-noted = The seed matches the hash you noted: its SHA-256 is { $promise }.
commands-proof-in-file = The seed matches the hash in the file (compare it with the one you noted): its SHA-256 is { $promise }.
commands-proof-fair-noted = The server’s secret matches the commitment you noted: { $promise }.
commands-proof-fair-in-file = The server’s secret matches the commitment in the file (compare it with the one you noted): { $promise }.
commands-proof-fair-numbers = The seed comes from that secret and from random numbers of { $names }, so nobody chose it.
commands-proof-fair-alone = The seed comes from that secret only: no player contributed to it.
commands-proof-fair-refused = Round { $round } was discarded: { $names } did not reveal a number.
commands-proof-fair-interrupted = Round { $round } was discarded: the server was interrupted.
commands-proof-actions = All { $count } actions followed the rules (version { $rules }), and every tile came from the seed.
commands-proof-no-result = It ended without a result.
commands-proof-points = Won by { $winners }. Points: { $points }.
commands-proof-resigned = Won by { $winners }: the others resigned.
commands-proof-time = Won by { $winners }: the others ran out of time.

## On this computer

commands-default-choice = { $choice } (default)
commands-preparing = Preparing { $games } for this computer. This happens only once.
commands-seconds-left = { $seconds ->
    [one] about { $seconds } second left
   *[other] about { $seconds } seconds left
}
commands-page-not-built = The page has not been built. Run make play in Ludoteca’s folder, or install Ludoteca with pip install ".[server]"
commands-port-moved = Port { $wanted } is in use, so Ludoteca uses { $port }.
commands-page-runs = Ludoteca is running at { $address }
commands-page-network = Other devices in your network can open:
commands-page-no-network = This computer is not connected to a network, so other devices cannot reach it.
commands-page-opens = Opening it in your browser.
commands-page-open-yourself = Open this address in a browser.
commands-page-tunnel = You are connected over ssh. Run this on your own computer, then open the address there: { $command }
commands-page-stop = Press Ctrl-C to stop.
commands-open-yourself = There is no browser here. Open { $address } yourself.

## At a server

commands-table-laid = Your table is ready: { $address }
commands-invitation = For player { $number }: { $link }

## The doctor

commands-doctor-ok = ok
commands-doctor-note = note
commands-doctor-bad = error
commands-doctor-libraries = libraries
commands-doctor-rules = rules
commands-doctor-cache = cache
commands-doctor-matches = matches
commands-doctor-database = database
commands-doctor-journal = journal
commands-doctor-clock = clock
commands-doctor-page = page
commands-doctor-terminal = terminal
commands-doctor-slow = without numba the rules are not compiled and run slowly
commands-doctor-missing = missing: { $names }
commands-doctor-install = reinstall ludoteca: pip install .
commands-doctor-uncompiled = not compiled
commands-doctor-unset = to compile them, unset LUDOTECA_PURE and NUMBA_DISABLE_JIT
commands-doctor-unwritable = { $place } is not writable
commands-doctor-unreadable = { $place } is not readable and writable
commands-doctor-other-place = choose another place with { $variable }
commands-doctor-warm = compiled
commands-doctor-cold = not compiled yet: { $parts }
commands-doctor-warm-up = run this once, for a few seconds: { $command }
commands-doctor-saved = { $count } in { $place }
commands-doctor-no-match = { $file } is not a match written by Ludoteca
commands-doctor-move-away = move it to another folder
commands-doctor-no-database = none yet; ludoteca serve creates { $place }
commands-doctor-torn = the last { $bytes } bytes of { $place } are not a complete transaction, as after a power cut
commands-doctor-left-out = the next start skips them; everything stored earlier is safe
commands-doctor-clock-behind = the newest data is from { $latest }, but the system clock says { $now }
commands-doctor-clock-correct = correct the system clock, then restart the server
commands-doctor-clock-jumped = the system clock jumped { $count ->
    [one] once
   *[other] { $count } times
}, most recently on { $last } by { $seconds } s; the server did not follow it
commands-doctor-not-built = not built
commands-doctor-build = build it with make page; the terminal works without it
commands-doctor-built = built
commands-doctor-built-unseen = built; no browser here, so ludoteca play --page prints the address to open
commands-doctor-no-screen = no full screen here, but line mode works; languages { $languages }
commands-doctor-screen = { $size }; languages { $languages }
commands-doctor-too-small = the full screen needs 80 × 24

## Serving

commands-serves = Ludoteca is running at { $address } with its data in { $place }. Press Ctrl-C to stop.
commands-new-file = { $file } (a new file)
commands-served = Stopped. Everything that was confirmed is stored.
commands-worker-thinks = This worker computes the moves of bots. Press Ctrl-C to stop.
commands-workers-alone = Workers need Redis: name it with --bus redis://…
commands-worker-alone = A worker needs Redis: name it with --bus redis://…
commands-bad-database = Write a database as an address like postgresql://ludoteca@localhost/ludoteca, or name a file with --data.
commands-bus-alone = A bus connects several processes, which need a shared database: name it with --database postgresql://…
commands-data-or-database = The data is either in a file or in a PostgreSQL database: use --data or --database (LUDOTECA_DATABASE), not both.
commands-bad-bus = Write a bus as an address like redis://localhost:6379.
commands-bad-proxy = Write a proxy as an address like 127.0.0.1 or a network like 10.0.0.0/8, not { $proxy }.
commands-bad-host-name = Write a host name like play.example.org, without https://, port or path, not { $given }.
commands-bad-origin = Write an origin like https://play.example.org, with https:// or http:// and without a path, not { $given }.
commands-bad-metrics = Write who may read the metrics as an address like 10.0.0.7, a network like 10.0.0.0/8, or a token of at least { $least } characters, not { $given }.
commands-port-taken = Port { $port } on { $host } is in use. Stop the program that uses it, or choose another port with --port.
commands-no-listening = Ludoteca cannot listen on { $address }: { $why }. Choose another address with --host or --port.
commands-report = { $when }  table { $table }, { $name }: { $text }
commands-no-reports = There are no reports.
commands-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
commands-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
commands-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
commands-backed-up = Saved { $tables } with { $entries }, and { $people } ({ $size } MB) to { $file }.
commands-restored = Restored { $tables } with { $entries }, and { $people } ({ $size } MB) to { $file }.
commands-replaced = The old data is kept as { $file }.
commands-moved = Moved { $tables } with { $entries }, and { $people }.
commands-moved-next = From now on, start the server with: { $command }

## Studying

commands-stopped = Stopped. The matches played so far are kept. To continue: { $command }
commands-stopped-learning = Stopped. What was learned so far is kept. To continue: { $command }
commands-report-lies = Report with pictures: { $file }
commands-contest-made = { $file } is ready: add your entries there, then run ludoteca leaderboard { $folder }
commands-leaderboard-written = Leaderboard: { $file }
commands-generating = { $game }, { $count } players
commands-generated = { $count } matches are in { $folder } ({ $size } MB); { $file } describes them.
commands-studying = Studying { $game }
commands-bad-sizes = Write table sizes and matches as numbers with commas, like 2,3,4, not { $players } and { $matches }.
commands-trained = Weights, curve and picture are in { $folder }.
commands-new-game-created = The game { $name } is in { $folder } ({ $count } files). Next:
commands-new-game-install = install it, so that every command finds it
commands-new-game-play = play it in the terminal
commands-new-game-serve = play it on the page
commands-new-game-test = run its tests (needs ludoteca[testing])
commands-new-game-unwritable = { $folder } cannot be written: { $reason }
commands-table-size = { $count } players
commands-against-greedy = { $share } against greedy
commands-no-measure = There is no measurement “{ $name }”. Choose one of: { $names }.
commands-measuring = Measuring { $what }
commands-no-plot = Only the server can be plotted: measure it too.
commands-no-clone = { $folder } is not a clone of Ludoteca that has been set up: { $file } is missing there. Run make in that clone first.

## More on this computer

commands-seat = Seat { $seat }
commands-completes = { $shell } will complete ludoteca in new terminals: { $file }
commands-cache-unwritable = { $place } is not writable, so compiled code cannot be kept. Choose another folder with LUDOTECA_CACHE.
commands-uncompiled = The rules are not compiled here, so there is nothing to prepare.
commands-compiled = The compiled code is in { $place }.
commands-not-compiled = { $games } could not be compiled. The lines above say why.
