# Learning from one's own mistakes

page-mistakes-title = My mistakes
page-mistakes-lead = Find a better move in positions from your own matches. A position is mastered when your first answer was right on two different days.
page-mistakes-learn-count = Learn from my mistakes ({ $count })

## One position

page-mistakes-place = Position { $number } of { $count }
page-mistakes-task = You played: { $action } ({ $cost } chance to win). Find a better move.
page-mistakes-judging = Looking at your move…
page-mistakes-best = Right! This is the best move.
page-mistakes-close = Right! This is about as good as the best move.
page-mistakes-worse = Not yet. Compared with the best move: { $cost } chance to win. Try again.
page-mistakes-same = This is the move from the match. Try another one.
page-mistakes-answer = The best move: { $action }
page-mistakes-show = Show the answer
page-mistakes-next = Next
page-mistakes-finish = Finish
page-mistakes-leave = Leave
page-mistakes-again = Once more
page-mistakes-result = { $right } of { $count } right at the first try
page-mistakes-unreadable = This position cannot be shown with the current version of the rules.

## The mistakes of one match

page-mistakes-looking = Looking for your mistakes: { $done }
page-mistakes-none-here = None of your moves in this match was a mistake. Well played!
page-mistakes-not-mine = You did not play in this match.

## The deck

page-mistakes-open = Open
page-mistakes-today = For today
page-mistakes-mastered = Mastered
page-mistakes-practice = Practice ({ $count })
page-mistakes-practice-all = Practice all open ones
page-mistakes-tomorrow = That is all for today. The open positions count again tomorrow.
page-mistakes-empty = No mistakes here yet. They are collected when you open the analysis of one of your matches.
page-mistakes-scan = Look through my last matches
page-mistakes-scanning = Match { $number } of { $count }: { $done }
page-mistakes-scanned =
    { $count ->
        [0] No new mistakes found
        [one] One new mistake found
       *[other] { $count } new mistakes found
    }
page-mistakes-stop = Stop
page-mistakes-game = Game
page-mistakes-all-games = All games
page-mistakes-against = { $mark } against { $names }, move { $ply }
page-mistakes-right-once = right once
page-mistakes-try = Try
page-mistakes-delete = Delete
page-mistakes-delete-all = Delete all
page-mistakes-delete-sure = Delete all these positions?
page-mistakes-delete-why = They will not come back, even if you open the analysis again.
