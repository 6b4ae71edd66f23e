# Words used everywhere
page-announcements = Announcements
page-close = Close
page-cancel = Cancel
page-save = Save
page-copy = Copy
page-share = Share
page-copied = Link copied.
page-not-copied = Your browser did not allow copying. Please copy the link yourself.
page-menu = Menu
page-home = Ludoteca, home page
page-to-start = Home
page-learn = Learn
page-rules = Rules
page-rules-of = Rules of { $game }
page-daily = Daily deal
page-real-of = { $game } at the real table
page-puzzles-of = Puzzles of { $game }
page-docs = Documentation
page-docs-away = Documentation (only online)
page-rule = Rule { $rule }
page-lost = There is no page at this address.
page-update = Ludoteca has a new version. Reload the page to continue.
page-reload = Reload
page-unloaded = This screen could not be loaded. Without a network, it works only if it was stored before.

# Settings
page-settings = Settings
page-name = Your name
page-name-kept-as = Name saved: { $name }
page-name-who = What’s your name?
page-language = Language
page-theme = Appearance
page-theme-light = Light mode
page-theme-dark = Dark mode
page-auto = Automatic
page-light = Light
page-dark = Dark
page-speed = Animations
page-slow = Slow
page-normal = Normal
page-fast = Fast
page-none = None
page-at-once = Play at once
page-at-once-why = For experts: no Confirm, and a placed tile can’t be turned.
page-letters = Letters on colors
page-letters-why = Every color and item also shows its letter.
page-sounds = Sounds
page-letter-keys = Keyboard shortcuts
page-letter-keys-why = S score, G goals, L last move, M my options, H hint, U undo.
page-notifications = Notifications
page-notifications-why = Tell me when it’s my turn and this tab is in the background.
page-notifications-denied = Your browser doesn’t allow notifications from this page.

# The start page
page-what-to-play = What shall we play?
page-press-play = Press Play and you’re in.
page-no-account = No account needed.
page-unofficial-why = Ludoteca is an unofficial fan project, not affiliated with the authors or publishers. If you like a game, buy the real one.
page-static = No account, no server: against bots, or together on one device.
page-static-why = This copy has no server: matches stay on this device.
page-opens-soon = Your table opens as soon as everything is ready.
page-play = Play
page-invite = Invite
page-same-device = Same device
page-same-device-why = You take turns on one device. Secrets stay hidden while you pass it on.
page-more = Options
page-players = Players
page-people = People
page-bots = Bots
page-and-bots = Plus bots
page-player = Player { $number }
page-begin = Start
page-lay-table = New game of { $game }
page-lay = Open a table
page-who-plays = Who else is playing?
page-invited-person = Someone you invite
page-person-here = Someone on this device
page-name-of = Name of player { $number }
page-bot-of = Bot: { $level }
page-clock = Clock
page-clock-none = None
page-clock-minute = 1 minute per turn
page-clock-minutes = 3 minutes per turn
page-clock-bank = 10 minutes per player
page-clock-days = 3 days per turn
page-public = Public table
page-public-why = Anyone can join or watch.
page-rated = Rated
page-rated-why = The result counts toward everyone’s rating. No hints, no undo.
page-clock-turn = { $time } per turn
page-clock-each = { $time } per player
page-hints = Hints allowed
page-no-hints = No hints
page-bot-for = { $name } (bot)
page-rated-clock = Choose a clock first: rated games need one.
page-rated-account = Rated games need a clock and accounts.
page-rated-create = Create an account or log in
page-programs = Programs may join
page-chat-why = The players at the table can write to each other.
page-my-tables = Your tables
page-tab-games = My games
page-tab-leaderboard = Leaderboard
page-tab-profile = Profile
page-tab-account = Account
page-open-tables = Join or watch
page-no-open-tables = No public tables right now. Open one?
page-finished-tables = Finished
page-seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
page-watch = Watch
page-join = Join
page-join-by-link = Join with a link
page-join-by-link-why = paste the link a friend sent you
page-join-link = The link you were sent
page-join-unreadable = This is not a link to a table.

# While the server starts
page-preparing = Preparing { $games }
page-preparing-games = Preparing the games
page-preparing-players = Getting bots and hints ready
page-once = This happens only once.
page-preparing-once = This happens only once, after installing or updating.
page-starting = The server is starting
page-time-minutes =
    { $count ->
        [one] about a minute left
       *[other] about { $count } minutes left
    }
page-time-seconds =
    { $count ->
        [one] about one second left
       *[other] about { $count } seconds left
    }
page-time-few = a few seconds left
page-time-almost = almost done
page-ready = Ready to play.
page-failed = The server could not start
page-failed-why = The server’s log says why. This page continues by itself.
page-offline = The server is not responding
page-offline-why = It may be off, or you may be offline. This page continues by itself.
page-offline-play = You can still play against bots and on one device. Open tables, invitations and ratings return with the server.
page-no-network = You are offline
page-no-network-why = This device has no network. The page continues by itself when it is back.
page-restarting = The server is restarting
page-restarting-why = Your games are safe. The page continues by itself in a moment.

# Levels of bots
page-level-novice = Novice
page-level-apprentice = Apprentice
page-level-adept = Adept
page-level-artisan = Artisan
page-level-master = Master
page-level-novice-why = Gentle. A good first opponent, beatable by children.
page-level-apprentice-why = Knows the game, but overlooks a few things.
page-level-adept-why = Good judgment, but hardly looks ahead.
page-level-artisan-why = Looks ahead and punishes mistakes.
page-level-master-why = The strongest. Thinks for up to a second per move.

# Before the match
page-seat-open = Free seat
page-program = program
page-you = you
page-bot = bot
page-invited = You’re invited!
page-playing-as = Playing as { $name }
page-guest = Guest { $number }

# At the table
page-your-turn = Your turn
page-turn-of = { $name } to move
page-chat = Chat

# The end
page-over = Game over
page-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
page-ended-resigned =
    { $who ->
        [you] You resigned.
        [other] { $name } resigned.
       *[unknown] The game ended by resignation.
    }
page-ended-time = Time ran out.
page-ended-ended = The game was called off.
page-ended-aborted = Not counted: a player never made a move.
page-me = You
page-total = Total
page-replay = Replay
page-analysis = Analysis

# Replay
page-download = Download the match

# Refusals, by their code
page-refused-offline = The server can’t be reached right now.
page-refused-http = There is no Ludoteca server at this address.
page-refused-lost = The connection was lost for a moment. Please try again.
page-refused-slow_down = Please slow down a little.
page-refused-name = This name can’t be used. Names have 1 to 24 characters: letters of one alphabet, digits and spaces.
page-refused-failed = Something went wrong on the server. Please try again.
