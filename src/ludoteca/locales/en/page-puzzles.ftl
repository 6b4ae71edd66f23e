# Puzzles, on the page and in the terminal
page-puzzles-title = Puzzles
page-puzzles-none = There are no puzzles for this game.
page-puzzles-unknown = There is no such puzzle.
page-puzzles-offline = The puzzle could not be loaded. Check the connection and try again.
page-puzzles-again = Try again
page-puzzles-choose = Choose puzzles
page-puzzles-kind = Kind
page-puzzles-kind-all = All
page-puzzles-kind-exact = The end
page-puzzles-kind-best = Best move
page-puzzles-kind-turn = This turn
page-puzzles-kind-reader = Hidden goal
page-puzzles-kind-all-why = Easy ones first.
page-puzzles-kind-exact-why = No luck is left: which move wins for sure?
page-puzzles-kind-best-why = In the middle of a match, one move is clearly ahead.
page-puzzles-kind-turn-why = Find what brings the most right now. Good to begin with.
page-puzzles-kind-reader-why = Read a shelf: which personal goal is behind it?
page-puzzles-difficulty = Difficulty
page-puzzles-difficulty-0 = any
page-puzzles-difficulty-1 = very easy
page-puzzles-difficulty-2 = easy
page-puzzles-difficulty-3 = medium
page-puzzles-difficulty-4 = hard
page-puzzles-difficulty-5 = very hard
page-puzzles-found-novice = Even a novice finds it.
page-puzzles-found-apprentice = An apprentice finds it.
page-puzzles-found-adept = An adept finds it.
page-puzzles-found-artisan = An artisan finds it; weaker players do not.
page-puzzles-found-master = Only the master finds it.
page-puzzles-found-nobody = Even the master often misses it.
page-puzzles-ask-win-lanterns = No luck is left. Which move wins, whatever the others do?
page-puzzles-ask-win-shelfie = It is the last turn. Which move wins, whatever personal goals the others have?
page-puzzles-ask-best = Which move gives you the best chance to win?
page-puzzles-ask-points = Which move scores the most points right now?
page-puzzles-ask-honor = How do you gain the most honor this turn? Make the first step.
page-puzzles-ask-gain = Which placement brings you the most cards and favor tokens together?
page-puzzles-ask-goal = Which personal goal does { $name } have? Look at the shelf and at how it was filled.
page-puzzles-right-win = Now nobody can stop you.
page-puzzles-right-best = Your chance to win is now about { $best }%.
page-puzzles-right-points =
    { $best ->
        [one] It scores { $best } point.
       *[other] It scores { $best } points.
    }
page-puzzles-right-honor = It leads to { $best } honor this turn.
page-puzzles-right-gain = It brings { $best } cards and tokens in all.
page-puzzles-right-goal = The way the shelf was filled made it { $best }% likely, and it is right.
page-puzzles-wrong-win = This does not win for sure. Try another move.
page-puzzles-wrong-best = Another move is clearly better. Try again.
page-puzzles-wrong-chance = This lowers your chance to win by { $cost } percentage points. Try another move.
page-puzzles-wrong-points = More points are possible. Try again.
page-puzzles-wrong-honor = More honor is possible this turn. Try again.
page-puzzles-wrong-gain = Another placement brings more. Try again.
page-puzzles-wrong-goal = Not this one. Compare the cells again.
page-puzzles-hint = Hint
page-puzzles-answer = Show the answer
page-puzzles-hint-count =
    { $count ->
        [one] { $count } of { $all } moves wins.
       *[other] { $count } of { $all } moves win.
    }
page-puzzles-hint-points =
    { $best ->
        [one] Look for { $best } point.
       *[other] Look for { $best } points.
    }
page-puzzles-hint-honor = You can gain { $best } honor.
page-puzzles-hint-gain = Look for { $best } cards and tokens in all.
page-puzzles-hint-reason-gain = It brings you something at once.
page-puzzles-hint-reason-threat = It prepares something for a later turn.
page-puzzles-hint-reason-denial = It takes something away from the others.
page-puzzles-hint-reason-gift = It gives the others something, and is still the best.
page-puzzles-hint-reason-none = It is a quiet move: think of the turns after it.
page-puzzles-hint-column = The tiles go into column { $column }.
page-puzzles-hint-exchange = Begin with an exchange.
page-puzzles-hint-dedicate = Make a dedication.
page-puzzles-hint-discard = Discard a card.
page-puzzles-hint-place = Place a tile. Watch which side faces whom.
page-puzzles-hint-pass = End your turn.
page-puzzles-hint-cells = Count for each picture how many of its cells hold the item it shows.
page-puzzles-hint-fewer = It is one of these:
page-puzzles-answer-is = The answer: { $move }
page-puzzles-next = Next puzzle
page-puzzles-play-on = Play on from here
page-puzzles-share = Copy the link
page-puzzles-streak = { $count } in a row
page-puzzles-best-streak = Longest: { $count }
page-puzzles-progress = { $solved } of { $count } solved
page-puzzles-all-solved = You have solved all of them.
page-puzzles-goal-number = Personal goal { $number }
page-puzzles-leave = Leave the puzzles
page-puzzles-compare = Compare the goals
page-puzzles-compare-short = Compare
page-puzzles-shelf-of = The shelf of { $name }
page-puzzles-mine = My own mistakes
