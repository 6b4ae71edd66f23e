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
page-table-pass-device-why = What is secret stays hidden until you press the button.
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
