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
help-word-name = NAME
help-word-folder = FOLDER
help-word-day = DAY
help-word-language = LANGUAGE
help-word-number = NUMBER
help-word-text = TEXT
help-word-rule = RULE
help-word-row = ROW
help-word-database = DATABASE
help-word-puzzles = GAME|list|make|rate
help-panel-play = Play
help-panel-matches = Saved matches
help-panel-table = Help at a real table
help-panel-computer = This computer
help-panel-host = Run a server
help-panel-study = Study and measure

## The command itself

help-ludoteca = Ludoteca: Lanterns and My Shelfie, to play and to study. Unofficial. Try: **ludoteca play shelfie**
help-option-help = Show this help.
help-option-version = Show the version.
help-option-install-completion = Let your shell complete commands, games, levels and saved matches.
help-option-show-completion = Show what --install-completion would install, to copy or change it.
help-option-lang = en, it, fr or pl. Default: LUDOTECA_LANG, then your system’s language.
help-option-json = Print JSON, for programs.
help-argument-games-game = name of the game to explain; without it, all games are listed
help-argument-game = name of the game; **ludoteca games** lists them
help-argument-match = a name from **ludoteca matches**, or a file

## Playing

help-play =
    Play a match in the terminal, or in the browser with --page.

    Without a game, you are asked for one. The levels of bots, from weakest to strongest: novice, apprentice, adept (the default), artisan, master. The last one named takes all remaining seats. The match is saved after every action; continue it with **ludoteca resume**.

    Examples:

    - **ludoteca play shelfie**
    - **ludoteca play lanterns --with master --with novice**
    - **ludoteca play shelfie --with person** (two at one terminal)
    - **ludoteca play lanterns -o dealing=start --lang it**
    - **ludoteca play --page --host 0.0.0.0** (for other devices in your network too)
help-argument-play-game = name of the game; without it, you are asked
help-daily =
    Play the deal of the day: one match against the same bot, with the same tiles for everybody. Your first match of the day counts, so it is played without hints. Leave at any time; the same command continues. Afterwards you see what the master did with the same deal.

    Days begin at midnight UTC. With **--server**, a match that counts is submitted to a server and compared with the results there.

    Examples:

    - **ludoteca daily lanterns**
    - **ludoteca daily shelfie --server http://127.0.0.1:8000**
    - **ludoteca daily lanterns --date 2026-11-18 --practice**
help-option-date = A day like 2026-11-18; by default today (UTC). The deals of earlier days are for practice, unless you began them on their day.
help-option-practice = Play the deal again for practice, with hints and undo.
help-option-deal-server = Submit the result to the server at this address, and compare it.
help-learn =
    Play a guided first match, line by line. Type **show** to see what a step asks for. With **--exercises**, answer questions about the examples in the rulebook: LA-7 in Lanterns, SH-8 in My Shelfie.

    Examples:

    - **ludoteca learn lanterns**
    - **ludoteca learn shelfie --step 4 --lang it**
    - **ludoteca learn lanterns --exercises**
help-option-step = The step or the exercise to begin with.
help-option-exercises = Answer questions about the examples in the rulebook instead; the rules say what is right, and why.
help-puzzles =
    Solve puzzles, one after the other: easy ones first, without those you have already solved. Type **hint** for a hint, **show** for the answer.

    With **list**, list them; with **make**, make new ones from matches of bots. The same command gives the same puzzles, and after an interruption it continues. With **rate**, recompute the difficulty of the puzzles that you made.

    Examples:

    - **ludoteca puzzles shelfie**
    - **ludoteca puzzles lanterns --kind exact --difficulty 3**
    - **ludoteca puzzles shelfie --puzzle turn-2-0**
    - **ludoteca puzzles list lanterns**
    - **ludoteca puzzles make lanterns --kind exact --count 100 --seed 7**
    - **ludoteca puzzles rate lanterns --kind exact**
help-argument-puzzles = the game whose puzzles you solve, or **list**, **make** or **rate**; without it, you are asked
help-argument-puzzles-game = with **list**, **make** or **rate**: the game
help-option-puzzle-kind = Only this kind: exact (no luck is left), best (the best move), turn (what brings most now), reader (which personal goal; My Shelfie).
help-option-puzzle-difficulty = Only this difficulty, from 1 (very easy) to 5 (very hard).
help-option-puzzle = One puzzle, by its name from **ludoteca puzzles list**.
help-option-puzzle-count = With make: how many to make.
help-option-players = Number of seats, including yours.
help-option-with = Who else plays, clockwise from you: a level, or person for someone next to you.
help-option-seat = Your seat, counting from 0.
help-option-seed = Repeat a match: same seed, same tiles.
help-option-option = A table option, as name=value; **ludoteca games** lists them.
help-option-from = Start from a position in a file.
help-option-plain = Line by line, without colors: for pipes and screen readers.
help-option-mono = No colors, only letters and lines; the same as NO_COLOR.
help-option-pace = Minimum seconds for a bot’s move, so that you can follow.
help-option-page = Start the page and open it in your browser; without a browser, print its address.
help-option-page-host = Where the page listens (implies --page); with 0.0.0.0 other devices in your network can play.
help-option-page-port = The page’s port (implies --page). Default: 8000, or the next free one.
help-join =
    Join a table on a server. The same link brings you back to your seat at any time.

    With only the address of a server, list its open tables and your own (as JSON with --json). With --new, open a table there: you get a link for each person you invite, and the match starts when everyone is there. Every server remembers you.

    Examples:

    - **ludoteca join http://127.0.0.1:8000**
    - **ludoteca join http://127.0.0.1:8000 --new lanterns --with person --with adept**
    - **ludoteca join http://127.0.0.1:8000/table/fegqx5vpstvs**
    - **ludoteca join 'http://127.0.0.1:8000/table/fegqx5vpstvs#invitation=…' --name NAME**
help-watch =
    Watch a table on a server, without seeing hidden tiles or goals.

    Example:

    - **ludoteca watch http://127.0.0.1:8000/table/fegqx5vpstvs**
help-argument-link = link to a table, invitation, or address of a server
help-option-name = The name that others see.
help-option-new = Open a new table of this game there.
help-option-new-with = Who else plays, clockwise from you: a level, or person for someone you invite.
help-option-public = Anyone can join or watch.
help-option-clock = Time to think: minute (1 per turn), minutes (3 per turn), bank (10 per match), days (3 per turn) or none.

## Matches

help-matches =
    List the matches saved on this computer, most recent first.

    Examples:

    - **ludoteca matches**
    - **ludoteca matches --json**
help-resume =
    Continue a saved match: the most recent one, or one by its name.

    Examples:

    - **ludoteca resume**
    - **ludoteca resume lanterns-20261116-201500 --plain**
help-replay =
    Replay a match step by step; in line mode, print it from start to end.

    Examples:

    - **ludoteca replay match.json**
    - **ludoteca replay shelfie-20261116-201500 --plain**
help-export =
    Write a saved match as JSON: to keep it, to send it, or to continue it elsewhere.

    A match that is not over contains its seed: anyone who has the file can find out every tile to come.

    Examples:

    - **ludoteca export lanterns-20261116-201500 sunday.json**, then elsewhere **ludoteca import sunday.json**
help-argument-export-target = the file to write, or - for standard output
help-option-overwrite = Replace the file if it exists.
help-import =
    Add a match from a file to your saved matches, after playing it through to check it.

    Exit code 1: the match does not follow the rules. Exit code 2: the file cannot be read.

    Example:

    - **ludoteca import sunday.json**, then **ludoteca resume** or **ludoteca replay**
help-argument-import-source = a match as JSON, or - for standard input
help-verify =
    Prove that a finished match followed the rules, and that its tiles come from the seed whose hash was published at the start.

    Exit code 1: the match is not valid. Exit code 2: the file cannot be read.

    Example:

    - **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
help-argument-verify-source = a finished match: JSON, - for standard input, or a name
help-option-promise = The SHA-256 you noted when the match started. Default: the one in the file.
help-analyse =
    Show why a match ended as it did: everyone’s win chances, what each decision cost, what luck brought, and the turning points with the better move.

    For each player, three numbers add up: luck, own errors, and gifts from others. A decision is judged only by what its player could know. Chances are estimates: a difference under two points means nothing. An interrupted analysis continues where it stopped.

    Examples:

    - **ludoteca analyse shelfie-20261116-201500**
    - **ludoteca analyse match.json --picture chances.svg**
    - **ludoteca analyse match.json --retry**
help-option-picture = Draw the win chances into this PNG or SVG file.
help-option-quick-analysis = Only take one look at each position; takes less than a second.
help-option-retry = Try the mistakes of the people in this match again, line by line, with the answers hidden.
help-option-analysis-iterations = How long to search each decision.
help-option-analysis-seed = Seed of the analysis: the same seed gives the same result.
help-option-points = Maximum number of turning points.

## At a real table

help-games =
    List the games and their options. With the name of a game, explain it: its authors, what each option does, and what to type.

    Example:

    - **ludoteca games lanterns**
help-rules =
    Show the numbered rulebook of a game, or one of its rules.

    Examples:

    - **ludoteca rules lanterns LA-3.4**
    - **ludoteca rules shelfie --lang it**
help-argument-rule = number, like LA-3.4 or LA-3, or a word to look for
help-score =
    Score a real table and explain the points.

    Examples:

    - **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C cats, B books, G games, F frames, T trophies, P plants, a dot for an empty cell)
    - **ludoteca score shelfie "Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1" "Bruno ..... ..... CC... CCB.. CCBTT GGGTT / 2 / 8"** (a row for each player, the first player first: name, shelf, personal goal, then the tokens for common goals, and 1 for the end-of-game token)
    - **ludoteca score lanterns "Ada 10 8 4 / 2 / 5" "Bruno 9 9 4 / 1"** (dedication tokens, then favor tokens and cards left)
help-argument-rows = rows of a shelf, top first, or a row for each player; or on standard input
help-option-goal = Number of the personal goal card.
help-show =
    Draw a position.

    Example:

    - **ludoteca show position.json --seat 1**
help-argument-position = position as JSON, or - for standard input
help-option-eyes = Show what this seat sees. Default: the seat to move.

## This computer

help-doctor =
    Check that everything works: libraries, compiled rules, data, the page and the terminal.

    Exit code 1: something is wrong, and its line says what to do.

    Examples:

    - **ludoteca doctor**
    - **ludoteca doctor --json**
help-option-quiet = Print only what needs attention.
help-warm =
    Compile the rules now, for example while building an image. Several games are compiled at the same time.

    Example:

    - **ludoteca warm lanterns**
help-argument-warm-games = games to compile; without any, all of them
help-option-warm-all = Also compile what research needs: batches and playouts.

## For hosts

help-serve =
    Run a server with the page, tables for people, and bots. Its data is in one file, or in PostgreSQL for several processes.

    Stop it with Ctrl-C: everything that was confirmed is stored, and matches continue when the server is back.

    Examples:

    - **ludoteca serve**
    - **ludoteca serve --host 0.0.0.0 --port 8000 --data club.sqlite3**
    - behind a proxy with https: **ludoteca serve --secure --proxy 127.0.0.1**
    - each of several processes: **ludoteca serve --port 8001 --database postgresql://ludoteca@db/ludoteca --bus redis://bus**
help-option-data = The file with all data; created if it does not exist.
help-option-database = A PostgreSQL database instead of the file, for several processes.
help-option-bus = Redis server that connects several processes.
help-option-host = Address to listen on; 0.0.0.0 for the whole network.
help-option-port = Port to listen on.
help-option-origin = Another origin whose pages may use the server, like https://example.org.
help-option-proxy = Address of a proxy whose X-Forwarded-For is trusted.
help-option-host-name = A name under which the server may be used, like play.example.org; may be repeated. Default: any name.
help-option-metrics = Who may read /metrics: an address, a network, or a token of at least 16 characters; may be repeated. Default: this computer.
help-option-secure = Cookies over https only.
help-option-limits = Limit requests. Turn this off only for measurements.
help-option-thinkers = Number of bots that think at the same time. Default: all cores but one.
help-option-workers = Let bots think in separate processes: ludoteca worker.
help-option-bot-pace = Minimum seconds for a bot’s move.
help-option-open = Open the page in the browser.
help-worker =
    Compute the moves of bots for a server whose processes were started with **--workers**. Run any number of workers, on any machine.

    A worker needs only Redis: each job contains what the bot’s seat knows and nothing more. You can stop or kill a worker at any time: another worker, or the server itself, takes over.

    Example:

    - **ludoteca worker --bus redis://bus**, and **ludoteca serve --workers --bus redis://bus --database postgresql://ludoteca@db/ludoteca**
help-option-worker-thinkers = Number of bots that think at the same time. Default: one per core.
help-backup =
    Save all data of a server into one file, even while people play.

    The backup is a snapshot of the database. It is checked before it gets its name, so every backup that you find is complete. Keep it as secret as the database: it contains the seeds of running matches.

    Example:

    - **ludoteca backup sunday.backup**
    - every night: **ludoteca backup --overwrite /mnt/disk/ludoteca.backup**
help-argument-backup-target = the file to write
help-option-kept-data = The server’s database. Default: LUDOTECA_DATA, then the file of the running server, then the file in your data folder.
help-restore =
    Replace a server’s database with a backup. Stop the server first.

    The backup is checked before anything is changed, and the old file is kept next to the new one. Running matches continue from the backup, and the time in between is not charged to anyone’s clock.

    Example:

    - **ludoteca restore sunday.backup**
help-argument-backup-source = a file made by **ludoteca backup**
help-move-data =
    Move all data from a server’s file into a PostgreSQL database. Stop the server first.

    Either everything is moved or nothing, and the file stays as it is. Then start the server with **--database**: matches continue, links and logins stay valid, and the time in between is not charged to anyone’s clock.

    Example:

    - **createdb ludoteca**, then **ludoteca move-data postgresql://ludoteca@localhost/ludoteca**
help-argument-empty-database = an empty database, like postgresql://ludoteca@localhost/ludoteca
help-openapi =
    Print the server’s OpenAPI contract; its schemas include the messages of the socket.

    Example:

    - **ludoteca openapi > openapi.json**
help-reports =
    Show what people have reported in chats, newest first.

    Example:

    - **ludoteca reports --data club.sqlite3**

## To study and to measure

help-arena =
    Let players meet in many matches, to see which is better and how certain that is.

    A player is a name, optionally with a budget for each decision: **flat@5000** thinks for 5000 iterations, **master@0.25s** for 0.25 CPU seconds of one core, so that a busy machine does not matter. Every deal is played once for each rotation of the seats. With more players than seats, all combinations meet; with fewer, the last one named takes the remaining seats. After an interruption, the same command continues; with more matches, it adds them.

    Two players: **ludoteca arena lanterns --players greedy,random --matches 200**

    One against three: **ludoteca arena shelfie --players greedy,random --seats 4**

    An option and a seed: **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**

    Your own bot against all levels: **ludoteca arena lanterns --player mybot.py:MyBot --player novice --player adept --seats 2 --schedule gauntlet**

    A program in any language: **ludoteca arena lanterns -p random --player 'program:sh examples/bot.sh'**
help-option-arena-players = Players, separated by commas: master,flat@5000,greedy.
help-option-arena-player = One more player; it can be your own: bot.py:MyBot, openspiel-ismcts@50, 'program:sh bot.sh'.
help-option-arena-matches = Matches for each line-up, rounded up to full rounds.
help-option-schedule = robin (all meet all), gauntlet (the first one meets all others) or swiss.
help-option-stages = Stages of a Swiss schedule. Default: enough to find the best player.
help-option-limit = Seconds for a decision of an external player.
help-option-arena-seats = Seats at each table. Default: one for each player.
help-option-arena-seed = Another seed gives other deals.
help-option-arena-jobs = Number of matches at the same time. Default: one per core.
help-option-ray = Play on a Ray cluster: its address, auto, or local to start one here.
help-option-arena-out = Folder for the results. Default: a new one in arena/.
help-leaderboard =
    Run a small open contest: play the matches that are missing, and write the leaderboard.

    The folder contains **contest.toml**, which lists the game and the entries: players of Ludoteca, Python classes, or programs in any language. All entries meet in pairs (or in tables of more seats) and play the same deals from every seat, so that luck is shared. The leaderboard (**leaderboard.md**, **leaderboard.json**) gives every entry’s share of victories with its 95% interval.

    After an interruption, the same command continues. When you add or change an entry, only its matches are played.

    Begin: **ludoteca leaderboard contest --new lanterns**

    Add an entry to contest/contest.toml, then: **ludoteca leaderboard contest**
help-argument-contest = The folder of the contest.
help-option-new-contest = Create the folder with a contest.toml for this game.
help-train =
    Learn a game by self-play: less than an hour for one game on two cores.

    The folder will contain the weights (weights.npz), how they were made (training.json) and the learning curve (training.svg). When you copy the weights into the game’s folder, all levels use them. After an interruption, the same command continues.

    Example:

    - **ludoteca train shelfie --players 2,3,4 --matches 240000,120000,240000**
help-option-train-players = Table sizes, separated by commas.
help-option-train-matches = One number for all table sizes, or one for each, separated by commas.
help-option-train-seed = Another seed gives a different result.
help-option-train-jobs = Number of table sizes to train at the same time. Default: one per core.
help-option-train-out = Folder for the training. Default: training/GAME.
help-site =
    Write the page as a static site: a folder that any web host can serve, in its root or in any other folder.

    Visitors play both games against bots of all levels, or together on one device. Their own browsers compute everything, and matches stay there; after the first visit the site works without a network. There is no server, so there are no invitations, accounts or ratings.

    The documentation is in the folder docs. Repeat the command after an update: it replaces the files that it wrote before, and touches no others.

    Examples:

    - **ludoteca site public**
    - **python -m http.server --directory public** shows it on this computer
help-argument-site-folder = The folder to write: a new or empty one, or one that this command wrote before.
help-new-game =
    Create a game of your own: a small package that you can play, test and change.

    The new game is three in a row for two players. It works in the terminal, on the page, with bots and in the research tools at once, and it passes the tests that every game has to pass. Then change its rulebook, its rules and its texts, one after the other. docs/tutorials/your-own-game.md shows every step, docs/game-contract.md lists what a game has to promise.

    To play without installing the package, name the folder with its source: **LUDOTECA_GAMES=pebbles/src ludoteca play pebbles**.

    Examples:

    - **ludoteca new-game pebbles**
    - **ludoteca new-game tic_tac games/tic_tac**
help-argument-new-game-name = The name of the game: small letters, and underscores between words.
help-argument-new-game-folder = The folder to create. Default: the name of the game.
help-generate =
    Play many matches and write them as training data, one row for each decision.

    Each row contains what the seat to move knew, what was legal, what it did, every seat’s win chance, and how the match ended; docs/data.md describes the columns. After an interruption, the same command continues.

    Examples:

    - **ludoteca generate lanterns --matches 100000**
    - **ludoteca generate shelfie -n 3 -f jsonl -p greedy**
help-option-generate-matches = Number of matches; you can add more later.
help-option-format = parquet or jsonl.
help-option-who = The player for all seats: a level, greedy, random, master@200.
help-option-generate-players = Number of players.
help-option-other-seed = Another seed gives other matches.
help-option-jobs = Number of processes. Default: one per core.
help-option-out = Folder for the results.
help-study =
    Study how balanced a game is: seats, sources of points, milestones, lengths, ties, and the effect of each option.

    Every number of players is played with the default options, and with each option changed by itself. Tens of thousands of matches take a few minutes. After an interruption, the same command continues; with more matches, it adds them.

    Examples:

    - **ludoteca study lanterns**
    - **ludoteca study shelfie --matches 10000 --player adept**
help-option-study-matches = Matches for each combination of table size and options, rounded up to multiples of 250.
help-bench =
    Measure rules, players, environments and the server: decisions and moves per CPU second, delays, memory, startup times.

    Measure on a quiet machine. The server runs on one core, and its load on another.

    Environments are measured next to those of PettingZoo and OpenSpiel, if these are installed (make bench installs them).

    Examples:

    - **ludoteca bench --only rules**
    - **ludoteca bench --only service --plot load.svg**
help-option-only = **rules**, **players**, **environments**, **service**, **moves** or **starts**. Default: all.
help-option-plot = Draw how the server scales with busy tables into this SVG file.
help-option-bench-database = An empty PostgreSQL database, to measure **moves** there too.
help-option-beside = Another clone of Ludoteca, set up with make, to measure **moves** there too, for example before a change.
