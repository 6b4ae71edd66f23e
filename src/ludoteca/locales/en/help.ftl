# What --help says

## Headings and words of every help

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-variable = [environment: { $value }]
help-required = [required]
help-word-game = GAME
help-word-match = MATCH
help-word-file = FILE
help-word-folder = FOLDER
help-word-language = LANGUAGE
help-word-number = NUMBER
help-word-text = TEXT
help-word-rule = RULE
help-word-row = ROW
help-word-database = DATABASE
help-panel-play = To play
help-panel-matches = Matches that were played or are waiting
help-panel-table = At a real table
help-panel-computer = This computer
help-panel-host = For hosts
help-panel-study = To study and to measure

## The command itself

help-ludoteca = Ludoteca: Lanterns and My Shelfie, to play and to study. Unofficial. Try: **ludoteca play shelfie**
help-option-help = Show this help.
help-option-version = Show the version.
help-option-install-completion = Let your shell complete commands, games, levels and saved matches.
help-option-show-completion = Show what --install-completion would install, to copy or change it.
help-option-lang = en, it, fr or pl; else LUDOTECA_LANG, else your system’s.
help-option-json = Write JSON, for programs.
help-argument-game = its name; **ludoteca games** lists them
help-argument-match = a name from **ludoteca matches**, or a file

## Playing

help-play =
    Play a match in the terminal, or with --page in the browser.

    Without a game you are asked. Programs are, from the gentlest to the strongest: novice, apprentice, adept (if you name none), artisan, master. Who is named last takes all seats that are left. The match is saved after every action: **ludoteca resume** goes on.

    Examples:

    - **ludoteca play shelfie**
    - **ludoteca play lanterns --with master --with novice**
    - **ludoteca play shelfie --with person** (two at one terminal)
    - **ludoteca play lanterns -o dealing=start --lang it**
    - **ludoteca play --page --host 0.0.0.0** (for other devices in your network too)
help-argument-play-game = its name; asked for if left out
help-option-players = Number of seats, yours included.
help-option-with = Who else plays, clockwise from you: a level, or person for somebody beside you.
help-option-seat = Your seat, counted from 0.
help-option-seed = Repeat a match: same seed, same tiles.
help-option-option = A table option, as name=value; **ludoteca games** lists them.
help-option-from = Begin with a position’s file.
help-option-plain = Line by line, without colours: for pipes and screen readers.
help-option-mono = No colours, letters and lines alone; so does NO_COLOR.
help-option-pace = Seconds that a program takes at least, for watching.
help-option-page = Start the page and open it in your browser; without a browser, print its address.
help-option-page-host = Where the page listens (implies --page); with 0.0.0.0 other devices in your network can play.
help-option-page-port = The page’s port (implies --page): 8000 if you name none. If it is in use, the next free one.
help-join =
    Sit down at a table of a service and play there; come back to your seat at any time with the same link.

    With the address of the service alone, the tables that are open and your own are listed (with --json for programs). With --new a table is laid there: the link for everybody you invite is shown, and the match begins as soon as everybody is there. Who you are is remembered for each service.

    Examples:

    - **ludoteca join http://127.0.0.1:8000**
    - **ludoteca join http://127.0.0.1:8000 --new lanterns --with person --with adept**
    - **ludoteca join http://127.0.0.1:8000/table/fegqx5vpstvs**
    - **ludoteca join 'http://127.0.0.1:8000/table/fegqx5vpstvs#invitation=…' --name NAME**
help-watch =
    Watch a table of a service; you see nobody’s secrets.

    Example:

    - **ludoteca watch http://127.0.0.1:8000/table/fegqx5vpstvs**
help-argument-link = a table’s link, an invitation, or the service alone
help-option-name = What the others call you.
help-option-new = Lay a new table of this game there.
help-option-new-with = Who else plays, clockwise from you: a level, or person for somebody you invite.
help-option-public = Anybody may join or watch.
help-option-clock = Thinking time: minute, minutes (3 a turn), bank (10 a match), days (3 a turn) or none.

## Matches

help-matches =
    List the matches that are saved on this computer, the one played last first.

    Examples:

    - **ludoteca matches**
    - **ludoteca matches --json**
help-resume =
    Go on with a saved match: the one you played last, or one by its name.

    Examples:

    - **ludoteca resume**
    - **ludoteca resume lanterns-20261116-201500 --plain**
help-replay =
    Look at a match step by step; in the line mode, tell it from beginning to end.

    Examples:

    - **ludoteca replay match.json**
    - **ludoteca replay shelfie-20261116-201500 --plain**
help-export =
    Write a saved match as JSON: to keep it, to send it, to go on with it elsewhere.

    A match that is not over contains its seed: whoever has the file can know every tile to come.

    Examples:

    - **ludoteca export lanterns-20261116-201500 sunday.json**, then elsewhere **ludoteca import sunday.json**
help-argument-export-target = the file to write, or - for standard output
help-option-overwrite = Replace the file if it exists.
help-import =
    Keep a match from a file among yours, after playing it through once to see that it is one.

    Exit code 1: it is no match that goes by the rules. Exit code 2: the file cannot be read.

    Example:

    - **ludoteca import sunday.json**, then **ludoteca resume** or **ludoteca replay**
help-argument-import-source = a match as JSON, or - for standard input
help-verify =
    Prove that a finished match went by the rules, with the tiles that were promised when it began.

    Exit code 1: the match does not hold. Exit code 2: the file cannot be read.

    Example:

    - **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
help-argument-verify-source = a finished match: JSON, - for standard input, or a name
help-option-promise = The SHA-256 you noted when the match began; else the one in the file.
help-analyse =
    Show everybody’s chance to win along a match, and its turning points with the better move.

    The chances are what somebody who watches could know, estimated by the strongest program and averaged over a round: a few percent more or less mean nothing. Give it more seconds for a closer look.

    Examples:

    - **ludoteca analyse shelfie-20261116-201500**
    - **ludoteca analyse match.json --picture chances.svg**
help-option-picture = Draw the chances into this PNG or SVG.
help-option-seconds = Thinking time for each position.
help-option-points = So many turning points at the most.

## At a real table

help-games = List the games, their options and their authors.
help-rules =
    Show the numbered rulebook of a game, or one rule of it.

    Examples:

    - **ludoteca rules lanterns LA-3.4**
    - **ludoteca rules shelfie --lang it**
help-argument-rule = a number like LA-3.4 or LA-3, or a word to look for
help-score =
    Count the points of a real table, explained.

    Example:

    - **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C cats, B books, G games, F frames, T trophies, P plants, a dot for an empty cell)
help-argument-rows = the rows of a shelf, top first; or on standard input
help-option-goal = Number of the personal goal card.
help-show =
    Draw a position.

    Example:

    - **ludoteca show position.json --seat 1**
help-argument-position = a position as JSON, or - for standard input
help-option-eyes = See it with the eyes of a seat; else of whose turn it is.

## This computer

help-doctor =
    Look whether everything is in order: what is installed, which cache, which data, is everything warm.

    Exit code 1: something is bad, and its line says what to do.

    Examples:

    - **ludoteca doctor**
    - **ludoteca doctor --json**
help-option-quiet = Say only what is not in order.
help-warm = Compile games now, for example while an image is built. Several games are compiled at the same time.
help-argument-warm-games = which games; all if left out
help-option-warm-all = also what programs need: batches and playouts

## For hosts

help-serve =
    Serve the page, tables for people and bots, from one file of data; or as one of many processes on PostgreSQL.

    Stop it with Ctrl-C: what was confirmed is stored, and everybody goes on when it is back.

    Examples:

    - **ludoteca serve**
    - **ludoteca serve --host 0.0.0.0 --port 8000 --data club.sqlite3**
    - behind a proxy with https: **ludoteca serve --secure --proxy 127.0.0.1**
    - each of several processes: **ludoteca serve --port 8001 --database postgresql://ludoteca@db/ludoteca --bus redis://bus**
help-option-data = The file with all data; made if it is not there.
help-option-database = A PostgreSQL database in place of the file, for several processes.
help-option-bus = Redis, by which several processes talk to each other.
help-option-host = Where to listen; 0.0.0.0 for the whole network.
help-option-port = Which port.
help-option-origin = Another origin whose pages may use the service, like https://example.org.
help-option-proxy = The address of a proxy whose X-Forwarded-For is believed.
help-option-secure = Cookies over https only.
help-option-limits = Rate limits; without them only for measuring.
help-option-thinkers = Bots that think at once; else one core is left free.
help-option-workers = Let bots think in processes of their own: ludoteca worker.
help-option-bot-pace = Seconds that a bot takes at least.
help-option-open = Open the page in the browser.
help-worker =
    Think for the bots of a service whose processes were started with **--workers**: on any machine, in any number.

    It needs Redis and nothing else: each job holds what the bot’s seat knows, and no more. It can be stopped or killed at any time: another worker, or the service itself, then thinks in its place.

    Example:

    - **ludoteca worker --bus redis://bus**, and **ludoteca serve --workers --bus redis://bus --database postgresql://ludoteca@db/ludoteca**
help-option-worker-thinkers = Bots that think at once; else one for each core.
help-backup =
    Save everything a service keeps into one file, also while people play.

    The copy is one moment of the database, and is checked before it gets its name: a backup that is there is whole. Keep it as secret as the database: the seeds of running matches are in it.

    Example:

    - **ludoteca backup sunday.backup**
    - every night: **ludoteca backup --overwrite /mnt/disk/ludoteca.backup**
help-argument-backup-target = the file to write
help-option-kept-data = The service’s database; else LUDOTECA_DATA, else in your data folder.
help-restore =
    Put a backup in the place of a service’s database. Stop the service first.

    The backup is checked before anything is touched, and the file that is replaced is kept beside the new one. Matches that were running go on where the backup has them; nobody’s clock is charged for the time between.

    Example:

    - **ludoteca restore sunday.backup**
help-argument-backup-source = a file that **ludoteca backup** has made
help-move-data =
    Move everything from a service’s file into a PostgreSQL database. Stop the service first.

    All of it arrives or nothing; the file stays as it is. Then start the service with **--database**: matches go on where they were, links and logins stay valid, and nobody’s clock is charged for the time between.

    Example:

    - **createdb ludoteca**, then **ludoteca move-data postgresql://ludoteca@localhost/ludoteca**
help-argument-empty-database = an empty one, like postgresql://ludoteca@localhost/ludoteca
help-openapi = Print the service’s contract: OpenAPI, with the messages of the socket among its schemas.
help-reports = Show what people have reported in chats, the newest first.

## To study and to measure

help-arena =
    Let players meet in many matches, and see who is better and how sure that is.

    A player is a name, with a budget for each decision if you like: **flat@5000** thinks for 5000 iterations, **master@0.25s** for 0.25 CPU seconds of one core, so that a busy machine changes nothing. Every table is dealt once for each turn of the seats. With more players than seats all combinations meet; with fewer, the last one named takes the seats that are left. Interrupted, the same command goes on where it stopped; with more matches, it adds them.

    Two players: **ludoteca arena lanterns --players greedy,random --matches 200**

    One against three: **ludoteca arena shelfie --players greedy,random --seats 4**

    An option and a seed: **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**

    Your own bot against all levels: **ludoteca arena lanterns --player mybot.py:MyBot --player novice --player adept --seats 2 --schedule gauntlet**

    A program in any language: **ludoteca arena lanterns -p random --player 'program:sh examples/bot.sh'**
help-option-arena-players = Who meets, with commas: master,flat@5000,greedy.
help-option-arena-player = One more, also from outside: bot.py:MyBot, openspiel-ismcts@50, 'program:sh bot.sh'.
help-option-arena-matches = For each line-up, rounded up to whole rounds.
help-option-schedule = robin (all meet all), gauntlet (the first one named meets all) or swiss.
help-option-stages = Of a Swiss schedule; else as many as usually tell the best.
help-option-limit = Seconds for a decision of a player from outside.
help-option-arena-seats = At each table; else one for each player.
help-option-arena-seed = Another seed deals other tables.
help-option-arena-jobs = Matches at the same time; else one a core.
help-option-ray = Play on a Ray cluster: its address, auto, or local to start one here.
help-option-arena-out = Folder of the results; else a new one under arena/.
help-train =
    Learn a game by self-play: less than an hour for one game on two cores.

    The folder then holds the weights (weights.npz), what made them (training.json) and the curve (training.svg). Copied into the game’s folder, the weights are what all levels play with. Interrupted, the same command goes on where it stopped.

    Example:

    - **ludoteca train shelfie --players 2,3,4 --matches 240000,120000,240000**
help-option-train-players = For which table sizes, with commas.
help-option-train-matches = One number for all table sizes, or one for each, with commas.
help-option-train-seed = Another seed, another way to learn.
help-option-train-jobs = Table sizes at the same time; else one a core.
help-option-train-out = Folder of the training; else training/GAME.
help-generate =
    Play many matches and write them as data to learn from, one row for each decision.

    Each row tells what the seat to move knew, what was legal, what it did, every seat’s chance to win, and how the match ended; docs/data.md describes the columns. Interrupted, the same command goes on where it stopped.

    Examples:

    - **ludoteca generate lanterns --matches 100000**
    - **ludoteca generate shelfie -n 3 -f jsonl -p greedy**
help-option-generate-matches = How many; more later are added.
help-option-format = parquet or jsonl.
help-option-who = Who plays all seats: a level, greedy, random, master@200.
help-option-generate-players = How many play.
help-option-other-seed = Another seed, other matches.
help-option-jobs = Processes at the same time; else one a core.
help-option-out = Folder of the results.
help-study =
    Study how balanced a game is: seats, sources of points, milestones, lengths, ties, and what the options change.

    Every number of players is played with the usual options, and with each option changed alone. Some minutes for tens of thousands of matches; interrupted, the same command goes on where it stopped, and with more matches it adds them.

    Examples:

    - **ludoteca study lanterns**
    - **ludoteca study shelfie --matches 10000 --player adept**
help-option-study-matches = At each table: sizes times options.
help-bench =
    Measure rules, players, environments and the service: decisions and moves per CPU second, delays, memory, starts.

    Measure on a quiet machine. The service runs on one core, and what loads it on another.

    Environments are measured beside those of PettingZoo and OpenSpiel, where these are installed (make bench does it).

    Examples:

    - **ludoteca bench --only rules**
    - **ludoteca bench --only service --plot load.svg**
help-option-only = rules, players, environments, service or starts; else all.
help-option-plot = Draw how the service grows with busy tables into this SVG.
