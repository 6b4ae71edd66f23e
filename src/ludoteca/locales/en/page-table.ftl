# What the page needs only at a table and in a replay; it is loaded with them

page-table-fill-and-begin = Start with bots ({ $level })
page-table-get-up = Give up my seat
page-table-host-begins = Waiting for the host to start.
page-table-come-by-link = This table is not public. You need an invitation.
page-table-invited-why = What should we call you?
page-table-invite-why = Anyone who opens this link takes this seat. It works once, on any device.
page-table-invite-watch = Invite to watch
page-table-invite-watch-why = Anyone with this link can watch, without seeing hidden tiles or goals.
page-table-invite-link = Link
page-table-invite-qr = QR code of the link
page-table-invite-text = Want to play?
page-table-log-empty = Nothing has happened yet.
page-table-log-jump = Go to this move
page-table-log-and-chat = Log and chat
page-table-chat-empty = Say hello.
page-table-chat-off = Chat is off at this table.
page-table-chat-watching = Only the players can chat here.
page-table-chat-mute = Mute
page-table-chat-muted = { $name } is muted.
page-table-chat-report = Report
page-table-chat-report-reason = Reported at the table
page-table-chat-reported = Thanks. The server’s host has been told.
page-table-pass-device = Pass the device to { $name }
page-table-pass-device-why = Secrets stay hidden until you press the button.
page-table-looking-back = Earlier positions
page-table-position = { $entry } of { $of }
page-table-step-back = One step back
page-table-step-on = One step forward
page-table-play-on = Play
page-table-pause = Pause
page-table-back-to-now = Back to the game
page-table-away =
    { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
page-table-show-me = Show me
page-table-ask-undo = Undo move
page-table-ask-substitute = Let a bot take over
page-table-ask-substitute-why = { $name } has left. Which bot should take over?
page-table-ask-end = Call off the game
page-table-you-left = You have left the table.
page-table-come-back = Come back
page-table-hint = Hint
page-table-hint-thinking = Looking for a good move…
page-table-hint-chance = Win chance { $win } · about { $points } points
page-table-hint-play = Play this move
page-table-hint-more =
    { $count ->
        [one] one more reason
       *[other] { $count } more reasons
    }
page-table-keys-more = The arrow keys move around the board, Enter or Space selects, Escape clears the selection.
page-table-rematch-awaited = Rematch? The others are waiting for you.
page-table-look-at-board = Show the board
page-table-eyes = View as
page-table-eyes-none = Spectator
page-table-to-begin = To the start
page-table-to-end = To the end
page-table-scrub = Position in the match
page-table-share-position = Share this position
page-table-replay-speed = Speed
page-table-not-finished = This match is not over yet.

# Anywhere at the table
page-table-send = Send
page-table-bots-busy =
    { $count ->
        [one] The bots are busy: one decision comes before this one
       *[other] The bots are busy: { $count } decisions come before this one
    }

# Before the match
page-table-laid = The table is ready
page-table-waiting-for =
    { $count ->
        [one] One seat is still free: invite someone, or let a bot play.
       *[other] { $count } seats are still free: invite people, or let bots play.
    }
page-table-all-seated = Everyone is seated.
page-table-seat-free = waiting for a player
page-table-seat-of = Who plays in seat { $number }
page-table-sit-here = Take this seat
page-table-here = online
page-table-not-here = away
page-table-absent = left the table
page-table-put-away = Close this table
page-table-sit-down = Join

# At the table
page-table-connecting = Connecting…
page-table-reconnecting = Reconnecting…
page-table-thinking = { $name } is thinking
page-table-board = Board
page-table-beside = Next to the board
page-table-log = Log
page-table-say = Say something kind…
page-table-phrases = Quick phrases
page-table-phrase-hello = Hello!
page-table-phrase-good_luck = Good luck!
page-table-phrase-nice_move = Nice move!
page-table-phrase-well_played = Well played!
page-table-phrase-thanks = Thank you!
page-table-phrase-sorry = Sorry!
page-table-phrase-thinking = Let me think…
page-table-phrase-hurry = Shall we go on?
page-table-phrase-again = Another game?
page-table-phrase-bye = Goodbye!
page-table-seats = Players at the table
page-table-watching =
    { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }
page-table-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
page-table-i-am = I am { $name }
page-table-no-table = There is no such table, or it is not public and you have no invitation.
page-table-gone = This table was closed, or you no longer have access to it.
page-table-no-drawing = This page can’t show that game.
page-table-line-undo = { $name } undid a move
page-table-line-resign = { $name } resigned
page-table-line-leave = { $name } left the table
page-table-line-return = { $name } came back to the table
page-table-line-expire = { $name } ran out of time
page-table-line-refuse = { $name } said no

# Asking the others
page-table-left = { $name } has left the table.
page-table-asked-undo =
    { $who ->
        [you] You asked to undo a move.
       *[other] { $name } wants to undo a move.
    }
page-table-asked-end =
    { $who ->
        [you] You asked to call off the game.
       *[other] { $name } wants to call off the game.
    }
page-table-asked-substitute =
    { $who ->
        [you] You asked to let a bot ({ $level }) take over for { $of }.
       *[other] { $name } wants to let a bot ({ $level }) take over for { $of }.
    }
page-table-agree = Agree
page-table-disagree = No
page-table-resign = Resign
page-table-leave = Leave the table
page-table-keys = Keyboard shortcuts

# The end
page-table-you-won = You won!
page-table-tie-break = Tied on points – decided by the rules for ties.
page-table-to-daily = To the daily deal
page-table-rematch = Play again
page-table-rematch-invited = { $name } has not answered
page-table-rematch-accepted = { $name } accepts
page-table-rematch-declined = { $name } declines
page-table-result = Result
page-table-mistakes = Learn from my mistakes
