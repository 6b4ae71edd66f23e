# What the page needs at a table: undo, invitations, watching, results, hints

page-play-undone = The move was undone
page-play-undone-line = Undone:
page-play-spectating = You are watching
page-play-terms = Terms of the table
page-play-closed = The host has closed this table.
page-play-close-sure = Close this table?
page-play-close-why = Everyone at the table is told, and invitations no longer work.
page-play-invited = { $name } invites you to play { $game }
page-play-invited-watch = { $name } invites you to watch { $game }
page-play-only-here = This link works only on this computer, because the server accepts no other devices. To invite others, stop it and start it with
page-play-other-address = You opened this page at an address that works only on this computer. The link uses { $address } instead, which works on your network.
page-play-resign-why =
    { $how ->
        [duel] The match ends, and { $name } wins.
        [end] The match ends, because no other person is playing. You finish last.
       *[bot] The match goes on. A bot takes over your seat, marked as a bot, and you finish last.
    }{ $rated ->
        [true] { " " }The result counts toward your rating.
        [first] { " " }The result counts toward your rating, even before your first move.
       *[false] { "" }
    }
page-play-gone-resign =
    { $who ->
        [you] You resigned.
       *[other] { $name } resigned.
    }
page-play-gone-expire =
    { $who ->
        [you] You ran out of time.
       *[other] { $name } ran out of time.
    }
page-play-gone-leave =
    { $who ->
        [you] You left.
       *[other] { $name } left.
    }
page-play-last-standing =
    { $who ->
        [you] You are the last one left, so you win.
       *[other] { $name } is the last one left and wins.
    }
page-play-ahead =
    { $who ->
        [you] You are { $count ->
            [one] one point
           *[other] { $count } points
        } ahead.
       *[other] { $name } is { $count ->
            [one] one point
           *[other] { $count } points
        } ahead.
    }
page-play-won-behind =
    { $who ->
        [you] You win: players who gave up come last, whatever their points.
       *[other] { $name } wins: players who gave up come last, whatever their points.
    }
page-play-tied = Tied at { $count }: { $names }.
page-play-shared = They are equal in every tiebreak, so they share the win.
page-play-ratings = Ratings
page-play-rating = { $name }: { $before } → { $after } ({ $change })
page-play-hint-chance = { $bound ->
        [under] Under { $win }
        [over] Over { $win }
       *[about] About { $win }
    } to win and { $points } points, if everyone plays equally well
page-play-hint-why = Why?
page-play-unrated = Unrated
page-play-private = By invitation
page-play-no-clock = No clock
page-play-key-u = Undo
page-play-key-s = Score
page-play-key-g = Goals
page-play-key-l = Last move
page-play-key-m = My options
page-play-key-h = Hint
page-play-key-command = Type a move
page-play-key-help = This help
page-play-resign-sure = Resign this game?
page-play-leave-sure = Leave for good?
page-play-leave-why = To come back later, just close the page. If you leave, the others can continue with a bot.
page-play-leave-why-rated = At a rated table, leaving means resigning. To come back later, just close the page.
page-play-end-sure = Call off the game?
page-play-end-why = If everyone agrees, the game ends without a result.
page-play-end-why-rated = If everyone agrees, the game ends without a result and does not count.
page-play-command = Type a move
page-play-take-back-question = Never mind
page-play-count = Score breakdown
page-play-skip = Skip
page-play-warn-on = Warn me before mistakes
page-play-warn-off = Stop warning me
