# What commands say

## What is typed wrongly

commands-try-help = Help: { $command }
commands-no-command = There is no command “{ $command }”.
commands-no-option = There is no option { $option } here.
commands-option-alone = Something has to follow { $option }.
commands-missing = Something is missing: { $what }.
commands-too-much = This is too much: { $words }.
commands-bad-value = This does not fit { $what }.
commands-bad-number = { $what } needs a number.
commands-bad-range = { $what } needs a number from { $least } to { $most }.
commands-no-language = There is no language “{ $language }” here. There are: { $languages }.
commands-no-game = There is no game “{ $game }”. There are: { $games }.
commands-which-game = There is no terminal here. To play in a browser, run ludoteca play --page. To play line by line, name the game: ludoteca play { $games }
commands-no-player = There is no player “{ $player }”. There are: { $players }.
commands-bad-option = An option is written name=value, for example rulebook=english; not “{ $text }”.
commands-no-such-option = { $game } has no table option “{ $option }”. There are: { $options }.
commands-bad-choice = The option { $option } is { $choices }, not “{ $value }”.
commands-choice-players = With { $players } players the option { $option } is { $choices }, not “{ $value }”.
commands-player-count = { $game } is for { $least } to { $most } players, not { $count }.
commands-no-seat = The seats of this table are 0 to { $last }, not { $seat }.
commands-too-many = { $others } others and you are more than the { $seats } seats of this table.
commands-bad-seed = A seed is a whole number from 0 up, not { $seed }.
commands-position-alone = A position brings its game, its seats and its options: give either --from or those.
commands-new-alone = With --new comes the address of a service alone, like http://127.0.0.1:8000
commands-no-clock = There is no clock “{ $clock }”. There are: { $clocks }.
commands-no-link = “{ $link }” is no link to a table. It looks like http://127.0.0.1:8000/table/fegqx5vpstvs
commands-no-rule = No rule of { $game } has the number or contains “{ $text }”.
commands-no-picture = A picture is a .png or an .svg, not “{ $file }”.

## Files

commands-file-fails = { $file } cannot be used: { $why }.
commands-file-unread = { $file } cannot be read: { $why }.
commands-no-json = { $file } is no JSON: look at line { $line }, character { $column }.
commands-no-text = { $file } is no text in UTF-8.
commands-no-document = { $file } cannot be read as JSON: it is nested too deeply, or holds a number without end.
commands-why-missing = it is not there
commands-why-forbidden = you may not
commands-why-folder = it is a folder
commands-why-no-folder = it is no folder
commands-why-full = the disk is full
commands-no-position = A position is a JSON object that names its "game".
commands-file-exists = { $file } exists already: choose another name, or replace it with --overwrite.
commands-written = Written to { $file }.
commands-kept-as = Kept as { $name }.
commands-match-over = This match is over. Look at it again: { $command }
commands-type-rows = Type the rows, top first, then press Ctrl-D.

## A match proved

commands-does-not-hold = This match does not hold. { $why }
commands-proof-who = { $game }, { $count } players: { $names }.
commands-proof-noted = The seed fits the promise you noted: its SHA-256 is { $promise }.
commands-proof-in-file = The seed fits the promise in the file (compare it with what you noted): its SHA-256 is { $promise }.
commands-proof-actions = All { $count } actions went by the rules (version { $rules }), and every tile came as it had to.
commands-proof-no-result = It was ended without a result.
commands-proof-points = Won by { $winners }. Points: { $points }.
commands-proof-resigned = Won by { $winners }: the others gave up.
commands-proof-time = Won by { $winners }: the time of the others was up.

## On this computer

commands-game-line = { $name }: { $title }, { $least } to { $most } players. { $credits }
commands-default-choice = { $choice } (default)
commands-preparing = Preparing { $games } for this computer. This happens only once.
commands-seconds-left = { $seconds ->
    [one] about { $seconds } second left
   *[other] about { $seconds } seconds left
}
commands-page-not-built = The page has not been built. Run make play in Ludoteca’s folder, or install Ludoteca with pip install .
commands-port-moved = Port { $wanted } is in use, so Ludoteca takes { $port }.
commands-page-runs = Ludoteca is running at { $address }
commands-page-network = Other devices in your network can open:
commands-page-no-network = This computer is not connected to a network, so other devices cannot reach it.
commands-page-opens = Opening it in your browser.
commands-page-open-yourself = Open this address in a browser.
commands-page-tunnel = You are connected over ssh. Run this on your own computer, then open the address there: { $command }
commands-page-stop = Press Ctrl-C to stop.
commands-open-yourself = There is no browser to open here: open { $address } yourself.

## At a service

commands-table-laid = The table is laid: { $address }
commands-invitation = For player { $number }: { $link }

## The doctor

commands-doctor-ok = ok
commands-doctor-note = note
commands-doctor-bad = bad
commands-doctor-libraries = libraries
commands-doctor-rules = rules
commands-doctor-cache = cache
commands-doctor-matches = matches
commands-doctor-database = database
commands-doctor-journal = journal
commands-doctor-page = page
commands-doctor-terminal = terminal
commands-doctor-slow = without numba the rules run uncompiled and slowly
commands-doctor-missing = missing: { $names }
commands-doctor-install = install ludoteca again: pip install .
commands-doctor-uncompiled = they run uncompiled
commands-doctor-unset = unset LUDOTECA_PURE and NUMBA_DISABLE_JIT for speed
commands-doctor-unwritable = { $place } cannot be written
commands-doctor-unreadable = { $place } cannot be read and written
commands-doctor-other-place = { $variable } names another place
commands-doctor-warm = warm
commands-doctor-cold = not compiled yet: { $parts }
commands-doctor-warm-up = once, some seconds: { $command }
commands-doctor-saved = { $count } in { $place }
commands-doctor-no-database = none yet; ludoteca serve makes { $place }
commands-doctor-torn = the last { $bytes } bytes of { $place } are no whole transaction, as after a power cut
commands-doctor-left-out = the next start leaves them out; what was stored before is kept
commands-doctor-not-built = not built
commands-doctor-build = make page builds it; the terminal works without
commands-doctor-built = built
commands-doctor-built-unseen = built; no browser here, so ludoteca play --page prints the address to open
commands-doctor-no-screen = no full screen here, the line mode works; languages { $languages }
commands-doctor-screen = { $size }; languages { $languages }
commands-doctor-too-small = the full screen needs 80 × 24

## Serving

commands-serves = Ludoteca serves on { $address } with the data in { $place }. Ctrl-C ends it.
commands-served = Ended. Everything that was confirmed is stored.
commands-worker-thinks = This worker thinks for bots. Ctrl-C ends it.
commands-workers-alone = Workers are asked over Redis: name it with --bus redis://…
commands-worker-alone = A worker is asked over Redis: name it with --bus redis://…
commands-bad-database = A database is an address like postgresql://ludoteca@localhost/ludoteca; a file is named with --data.
commands-bus-alone = A bus is for several processes, and these share a database: name it with --database postgresql://…
commands-bad-bus = A bus is an address like redis://localhost:6379.
commands-bad-proxy = A proxy is an address like 127.0.0.1 or a network like 10.0.0.0/8, not { $proxy }.
commands-port-taken = Port { $port } on { $host } is in use. Stop the program that uses it, or choose another port with --port.
commands-no-listening = Ludoteca cannot listen on { $address }: { $why }. Choose another address with --host or --port.
commands-report = { $when }  table { $table }, { $name }: { $text }
commands-no-reports = Nobody has reported anything.
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
commands-replaced = What was there before is kept as { $file }.
commands-moved = Moved { $tables } with { $entries }, and { $people }.
commands-moved-next = Now start every process of the service with --database, naming { $place }.

## Studying

commands-stopped = Stopped. What was played is kept; go on with: { $command }
commands-stopped-learning = Stopped. What was learnt is kept; go on with: { $command }
commands-report-lies = The report with pictures: { $file }
commands-generating = { $game }, { $count } players
commands-generated = { $count } matches lie in { $folder } ({ $size } MB); { $file } describes them.
commands-studying = Studying { $game }
commands-bad-sizes = Table sizes and matches are numbers with commas, like 2,3,4; not { $players } and { $matches }.
commands-trained = Weights, curve and picture lie in { $folder }.
commands-table-size = { $count } players
commands-against-greedy = { $share } against greedy
commands-no-measure = There is nothing to measure by the name of { $name }: choose { $names }.
commands-measuring = Measuring { $what }
commands-no-plot = Only the service is drawn: measure it too.

## More on this computer

commands-seat = Seat { $seat }
commands-completes = { $shell } completes ludoteca from the next terminal on: { $file }
commands-cache-unwritable = { $place } cannot be written, so compiled code cannot be kept; LUDOTECA_CACHE moves it.
commands-uncompiled = The rules run uncompiled here: there is nothing to prepare.
commands-compiled = The compiled code is in { $place }.
commands-not-compiled = { $games } could not be compiled. The lines above say why.
