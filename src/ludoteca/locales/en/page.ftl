# Words that stand everywhere
page-announcements = What happens
page-close = Close
page-cancel = Not now
page-save = Save
page-send = Send
page-copy = Copy
page-share = Share
page-copied = The link is copied.
page-not-copied = The browser does not let this page copy: mark the link and copy it yourself.
page-menu = Menu
page-home = Ludoteca, start page
page-to-start = Start page
page-rules = Rules
page-rules-of = Rules of { $game }
page-rule = Rule { $rule }
page-lost = There is nothing at this address.

# Settings
page-settings = Settings
page-name = Your name
page-name-kept = You are called so from now on.
page-name-who = Who are you?
page-language = Language
page-theme = Light or dark
page-theme-light = Make it light
page-theme-dark = Make it dark
page-auto = Automatic
page-light = Light
page-dark = Dark
page-speed = Animations
page-slow = Slow
page-normal = Normal
page-fast = Fast
page-none = None
page-confirming = Confirm each turn
page-confirming-why = Nothing is sent before you say so.
page-letters = Letters beside colours
page-letters-why = Every colour and item also shows its letter.
page-sounds = Sounds
page-letter-keys = Letter keys
page-letter-keys-why = S, G, L, M and H answer questions at the table.
page-notifications = Notifications
page-notifications-why = When it is your turn and you look elsewhere.
page-notifications-denied = The browser does not allow notifications for this page.

# The start page
page-what-to-play = What shall we play?
page-press-play = Press Play and the table is laid.
page-no-account = No account, no questions.
page-opens-soon = Your table opens as soon as everything is ready.
page-play = Play
page-invite = Invite
page-same-device = Same device
page-same-device-why = You take turns with one device; each hand is covered while it is passed on.
page-more = More
page-players = Players
page-people = People
page-bots = Bots
page-and-bots = And bots
page-player = Player { $number }
page-begin = Begin
page-lay-table = A table of { $game }
page-lay = Lay the table
page-who-plays = Who plays with you
page-invited-person = A person you invite
page-person-here = Somebody at this device
page-name-of = Name of player { $number }
page-bot-of = Bot: { $level }
page-clock = Clock
page-clock-none = None
page-clock-minute = 1 minute a turn
page-clock-minutes = 3 minutes a turn
page-clock-bank = 10 minutes a match
page-clock-days = 3 days a turn
page-public = Public table
page-public-why = Anybody may join or watch.
page-rated = Rated
page-rated-why = The result counts for everybody’s rating; no hints, no take-backs.
page-chat-why = People at the table can write to each other.
page-my-tables = Your tables
page-open-tables = Join or watch
page-no-open-tables = No public table just now. Lay one.
page-finished-tables = Finished
page-seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
page-watch = Watch
page-join = Join
page-join-by-link = Join with a link
page-join-by-link-why = paste what a friend sent you
page-join-link = The link you were sent
page-join-unreadable = This is no link to a table.

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
page-failed-why = Its host can find the reason in the server’s log. This page will continue by itself once the server is running.
page-offline = The server is not responding
page-offline-why = It may be switched off, or your connection is down. This page will continue by itself once the server responds.

# Levels of bots
page-level-novice = Novice
page-level-apprentice = Apprentice
page-level-adept = Adept
page-level-artisan = Artisan
page-level-master = Master
page-level-novice-why = A gentle first opponent; children win, too.
page-level-apprentice-why = Knows the game and overlooks a few things.
page-level-adept-why = Judges well and hardly thinks ahead.
page-level-artisan-why = Thinks ahead and punishes mistakes.
page-level-master-why = The strongest: thinks up to a second a move.

# Before the match
page-table-laid = The table is laid
page-waiting-for =
    { $count ->
        [one] One seat is still free: invite somebody, or let a bot play.
       *[other] { $count } seats are still free: invite people, or let bots play.
    }
page-all-seated = Everybody is seated.
page-seat-open = Free seat
page-seat-free = waits for somebody
page-seat-of = Who plays on seat { $number }
page-sit-here = Sit here
page-you = you
page-bot = bot
page-here = here
page-not-here = not here
page-absent = has left
page-fill-and-begin = Begin with bots ({ $level })
page-put-away = Put the table away
page-get-up = Get up
page-host-begins = The host begins the match.
page-come-by-link = This table is not public: come by an invitation.
page-invited = You are invited to a table
page-invited-why = What shall the others call you?
page-sit-down = Come in
page-playing-as = You are { $name }
page-invite-why = Who opens this link sits down here. It works once, on any device.
page-invite-watch = Invite to watch
page-invite-watch-why = Who opens this link can watch the match, and sees nobody’s secrets.
page-invite-link = Link
page-invite-qr = QR code of the link
page-invite-text = Play with me?

# At the table
page-connecting = Connecting
page-reconnecting = Reconnecting …
page-your-turn = Your turn
page-turn-of = { $name } to move
page-thinking = { $name } is thinking
page-board = Board
page-beside = Beside the board
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-jump = Look at this moment
page-log-and-chat = Log and chat
page-chat = Chat
page-chat-empty = Say hello.
page-chat-off = Nobody talks here.
page-chat-mute = Mute
page-chat-muted = You hear no more of { $name }.
page-chat-report = Report
page-chat-report-reason = Reported at the table
page-chat-reported = The host of this house will look at it.
page-say = Say something kind …
page-phrases = Quick phrases
page-phrase-hello = Hello!
page-phrase-good_luck = Good luck!
page-phrase-nice_move = Nice move!
page-phrase-well_played = Well played!
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-thinking = Let me think …
page-phrase-hurry = Shall we go on?
page-phrase-again = Once more?
page-phrase-bye = Goodbye!
page-seats = Who is at the table
page-watching =
    { $count ->
        [one] one person watches
       *[other] { $count } people watch
    }
page-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
page-pass-device = Pass the device to { $name }
page-pass-device-why = What is secret stays covered until you are there.
page-i-am = I am { $name }
page-no-table = There is no such table, or it is not public and you were not invited.
page-gone = The service has closed this table to this page.
page-no-drawing = This page cannot draw that game.
page-line-undo = { $name } took a move back
page-line-resign = { $name } gave up
page-line-leave = { $name } left the table
page-line-return = { $name } came back
page-line-expire = { $name } ran out of time
page-line-refuse = { $name } said no

# Looking back
page-looking-back = Looking back
page-position = { $entry } of { $of }
page-step-back = One step back
page-step-on = One step on
page-play-on = Play
page-pause = Pause
page-back-to-now = Back to now
page-away =
    { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
page-show-me = Show me

# Asking the others
page-ask-undo = Take my last move back
page-ask-substitute = Let a bot play on
page-ask-substitute-why = { $name } has left. Which bot shall play on?
page-ask-end = End without a result
page-left = { $name } has left the table.
page-you-left = You have left the table.
page-come-back = Come back
page-asked-undo = { $name } wants to take a move back.
page-asked-end = { $name } wants to end the match without a result.
page-asked-substitute = { $name } proposes a bot ({ $level }) for { $of }.
page-agree = Agree
page-disagree = No
page-take-back-question = Never mind
page-resign = Give up
page-resign-sure = Give up this match?
page-resign-why = A bot plays on for you, and you come last.
page-resign-why-rated = A bot plays on for you, and you come last; it counts for your rating.
page-leave = Leave the table
page-leave-sure = Leave for good?
page-leave-why = To come back later, just close the page. If you leave, the others may go on with a bot.
page-leave-why-rated = At a rated table leaving is giving up. To come back later, just close the page.
page-end-sure = End the match?
page-end-why = If everybody agrees, the match ends without a result.
page-end-why-rated = If everybody agrees, the match ends without a result and does not count.

# Hints
page-hint = Hint
page-hint-thinking = The house is thinking …
page-hint-chance = { $win } to win, about { $points } points
page-hint-play = Play it
page-hint-more =
    { $count ->
        [one] one more reason
       *[other] { $count } more reasons
    }

# Keys
page-keys = Keys
page-key-s = Score
page-key-g = Goals
page-key-l = Last move
page-key-m = What I may do
page-key-h = Hint
page-key-command = Type a move
page-key-help = This help
page-keys-more = Arrow keys walk over the board, Enter or Space choose, Escape puts back.
page-command = A move, as the log writes it

# The end
page-over = Game over
page-you-won = You have won!
page-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
page-ended-resigned = The match ended because somebody gave up.
page-ended-time = The match ended because the time was up.
page-ended-ended = The match was ended without a result.
page-count = How the points add up
page-me = You
page-total = Total
page-tie-break = Equal points: what the rules say about a tie decides.
page-skip = Skip
page-rematch = Play again
page-rematch-awaited = The table is laid again: they wait for you.
page-replay = Replay
page-look-at-board = Look at the board
page-result = Result

# Replay
page-eyes = Seen by
page-eyes-none = who watches
page-to-begin = To the beginning
page-to-end = To the end
page-scrub = Moment of the match
page-share-position = Share this position
page-replay-speed = Speed
page-not-finished = This match is not over yet.
page-download = Download the match

# Rules page
page-search-rules = Search the rules
page-rules-found =
    { $count ->
        [0] no rule says this
        [one] one rule
       *[other] { $count } rules
    }
page-contents = Contents
page-back = Back

# Refusals, by their code
page-refused-offline = The service cannot be reached just now.
page-refused-http = What answers there is no Ludoteca: look at the address.
page-refused-lost = The connection was lost for a moment. Try again.
page-refused-stale = Somebody was quicker: look again and choose anew.
page-refused-turn = It is not your turn.
page-refused-time = Your time is up.
page-refused-over = The match is over.
page-refused-phase = That is not possible now.
page-refused-unreadable = That is no move of this game.
page-refused-watching = You are watching: only who sits at the table can do that.
page-refused-ask = The others have to agree to this.
page-refused-asked = Another question is open.
page-refused-rated = This is not possible at a rated table.
page-refused-slow_down = A little slower, please.
page-refused-taken = Somebody else has this already: choose another.
page-refused-invitation = You need a valid invitation for this table.
page-refused-table = There is no such table, or it is not public and you were not invited.
page-refused-host = Only the host of the table can do this.
page-refused-illegal = The rules do not allow this.
page-refused-name = This name cannot be used: 1 to 24 letters of one script, digits, spaces.
page-refused-seat = This is not your seat.
page-refused-absent = This seat’s person has left the table.
page-refused-undo = There is nothing to take back.
page-refused-failed = Something went wrong in the service. Try again.
page-refused-text = This text cannot be sent.
page-refused-game = There is no such game here.
page-refused-chat = There is no chat at this table.
page-refused-match = There is no such match.
