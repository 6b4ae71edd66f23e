# Words used everywhere
page-announcements = Announcements
page-close = Close
page-cancel = Cancel
page-save = Save
page-send = Send
page-copy = Copy
page-share = Share
page-copied = Link copied.
page-not-copied = This page may not copy. Please copy the link yourself.
page-menu = Menu
page-home = Ludoteca, home page
page-to-start = Home
page-rules = Rules
page-rules-of = Rules of { $game }
page-docs = Documentation
page-rule = Rule { $rule }
page-lost = There is no page at this address.

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
page-bots-busy =
    { $count ->
        [one] The bots are busy: one decision comes before this one
       *[other] The bots are busy: { $count } decisions come before this one
    }
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
page-failed-why = The server’s log says why. This page goes on by itself.
page-offline = The server is not responding
page-offline-why = It may be off, or you may be offline. This page goes on by itself.
page-no-network = You are offline
page-no-network-why = This device has no network. The page goes on by itself when it is back.
page-restarting = The server is restarting
page-restarting-why = Your games are safe. The page goes on by itself in a moment.

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
page-table-laid = The table is ready
page-waiting-for =
    { $count ->
        [one] One seat is still free: invite someone, or let a bot play.
       *[other] { $count } seats are still free: invite people, or let bots play.
    }
page-all-seated = Everyone is seated.
page-seat-open = Free seat
page-seat-free = waiting for a player
page-program = program
page-seat-of = Who plays in seat { $number }
page-sit-here = Take this seat
page-you = you
page-bot = bot
page-here = online
page-not-here = away
page-absent = left the table
page-put-away = Close this table
page-invited = You’re invited!
page-sit-down = Join
page-playing-as = Playing as { $name }
page-guest = Guest { $number }

# At the table
page-connecting = Connecting…
page-reconnecting = Reconnecting…
page-your-turn = Your turn
page-turn-of = { $name } to move
page-thinking = { $name } is thinking
page-board = Board
page-beside = Next to the board
page-log = Log
page-chat = Chat
page-say = Say something kind…
page-phrases = Quick phrases
page-phrase-hello = Hello!
page-phrase-good_luck = Good luck!
page-phrase-nice_move = Nice move!
page-phrase-well_played = Well played!
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-thinking = Let me think…
page-phrase-hurry = Shall we go on?
page-phrase-again = Another game?
page-phrase-bye = Goodbye!
page-seats = Players at the table
page-watching =
    { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }
page-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
page-i-am = I am { $name }
page-no-table = There is no such table, or it is not public and you have no invitation.
page-gone = This table was closed, or you no longer have access to it.
page-no-drawing = This page can’t show that game.
page-line-undo = { $name } undid a move
page-line-resign = { $name } resigned
page-line-leave = { $name } left the table
page-line-return = { $name } came back to the table
page-line-expire = { $name } ran out of time
page-line-refuse = { $name } said no

# Looking back

# Asking the others
page-left = { $name } has left the table.
page-asked-undo =
    { $who ->
        [you] You asked to undo a move.
       *[other] { $name } wants to undo a move.
    }
page-asked-end =
    { $who ->
        [you] You asked to call off the game.
       *[other] { $name } wants to call off the game.
    }
page-asked-substitute =
    { $who ->
        [you] You asked to let a bot ({ $level }) take over for { $of }.
       *[other] { $name } wants to let a bot ({ $level }) take over for { $of }.
    }
page-agree = Agree
page-disagree = No
page-resign = Resign
page-leave = Leave the table

# Hints

# Keys
page-keys = Keyboard shortcuts

# The end
page-over = Game over
page-you-won = You won!
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
page-tie-break = Tied on points – decided by the rules for ties.
page-rematch = Play again
page-rematch-invited = { $name } has not answered
page-rematch-accepted = { $name } accepts
page-rematch-declined = { $name } declines
page-replay = Replay
page-result = Result

# Replay
page-download = Download the match

# Rules page
page-search-rules = Search the rules
page-rules-found =
    { $count ->
        [0] no rules found
        [one] one rule
       *[other] { $count } rules
    }
page-contents = Contents
page-overview = At a glance
page-numbered-rules = The rules in full
page-back = Back

# Refusals, by their code
page-refused-offline = The server can’t be reached right now.
page-refused-http = There is no Ludoteca server at this address.
page-refused-lost = The connection was lost for a moment. Please try again.
page-refused-stale = The table has changed. Please choose again.
page-refused-turn = It is not your turn.
page-refused-time = Your time is up.
page-refused-over = The match is over.
page-refused-phase = That is not possible now.
page-refused-unreadable = That is not a move in this game.
page-refused-watching = Spectators can’t do that.
page-refused-ask = The other players have to agree to this.
page-refused-asked = Another request is still waiting for an answer.
page-refused-rated = This is not possible at a rated table.
page-refused-hints = There are no hints at this table.
page-refused-slow_down = Please slow down a little.
page-refused-taken = This is already taken. Please choose another.
page-refused-invitation = You need a valid invitation for this table.
page-refused-table = There is no such table, or it is not public and you have no invitation.
page-refused-host = Only the host of the table can do this.
page-refused-illegal = The rules do not allow this.
page-refused-name = This name can’t be used. Names have 1 to 24 characters: letters of one alphabet, digits and spaces.
page-refused-seat = This is not your seat.
page-refused-absent = The player in this seat has left the table.
page-refused-undo = There is nothing to undo.
page-refused-failed = Something went wrong on the server. Please try again.
page-refused-text = This text can’t be sent.
page-refused-game = This server doesn’t have that game.
page-refused-chat = There is no chat at this table.
page-refused-match = There is no such match.
page-refused-account = Rated tables need a clock and accounts.
