# Ludoteca in the terminal

## Saved matches

terminal-saved = The match is saved. To continue: { $command }
terminal-saved-elsewhere = The match is saved in { $file }. To continue: { $command }
terminal-nowhere = The match cannot be saved: neither { $folder } nor { $here } is writable. Choose another place with XDG_DATA_HOME.
terminal-look-back = To replay it: { $replay } — its turning points: { $analyse }
terminal-no-matches = There are no saved matches. Start one: ludoteca play
terminal-nothing-waits = There is no match to continue. Start one: ludoteca play
terminal-no-match-in = { $file } is not a match written by Ludoteca.
terminal-no-deal-in = { $file } should contain this deal, but it is not a match written by Ludoteca. To begin the deal again, move the file to another folder.
terminal-no-such-match = There is no saved match “{ $name }” and no such file. ludoteca matches lists all matches.
terminal-state-over = over
terminal-state-waits =
    { $count ->
        [one] { $count } action played
       *[other] { $count } actions played
    }

## The line mode

terminal-welcome = Type help for help.
terminal-help =
    Questions:
      moves text              the legal actions (only those that contain the text)
      what ACTION             what an action would do
      hint                    the best actions, with your chances and the reasons
      undo                    undo your last action
      show, score, goals      the table, the points, the goals
      log                     what has happened
      coordinates             show places in the log as you type them, or hide them again
      rule NUMBER             a rule by its number, or every rule that contains a word
      help                    this help
      quit                    stop here; the match is saved
terminal-help-chat =
    With the others:
      say TEXT                say something to everyone
      yes, no                 answer a question
terminal-moves-all = Moves: { $moves }
terminal-moves-some = { $count } moves, among them: { $moves }
terminal-no-move = No legal action contains “{ $text }”.
terminal-no-rule = No rule has this number or contains “{ $text }”.
terminal-what = Type: what ACTION
terminal-refused = You can’t do that. { $why }
terminal-undone = Undone.
terminal-nobody-asked = Nobody asked anything.
terminal-press-enter = Press Enter when you are ready.
terminal-yes-or-no = Answer yes or no.
terminal-sense-gain = gain
terminal-sense-threat = plan
terminal-sense-denial = denial
terminal-sense-gift = gift

## The full screen

terminal-menu-resume = Continue: { $game } with { $names }
terminal-menu-keys = ↑ ↓ and Enter choose, Escape goes back; the mouse works too.
terminal-key-help = Help
terminal-key-hint = Hint
terminal-hint-equal = Chances and points assume that everyone plays equally well.
terminal-key-undo = Undo
terminal-key-deeds = More moves
terminal-key-more = More
terminal-key-log = Log
terminal-key-rules = Rules
terminal-key-type = Type
terminal-key-zoom = Zoom
terminal-key-chat = Say
terminal-key-quit = Leave
terminal-key-play = Play
terminal-key-score = Score
terminal-key-goals = Goals
terminal-key-moves = My moves
terminal-key-back = Back
terminal-key-eyes = Point of view
terminal-key-walk = One step
terminal-key-ends = Start, end
terminal-key-run = Play, pause
terminal-keys-more = You can make every move with the mouse: click, click again to turn or reorder, then press Enter or click the preview. Press Escape to close this.
terminal-missing = Choose what to play first.
terminal-press-deeds = Press d.
terminal-loading = Loading the match…
terminal-key-choose = Choose
terminal-key-analyse = Analyze
terminal-key-coordinates = Coordinates
terminal-look-at-table = Look at the table
terminal-coordinates =
    { $shown ->
        [yes] The board and the log now show coordinates, as you type them.
       *[no] The coordinates are hidden.
    }
terminal-analyse-later = You can analyze the match when it is over, if it was played on this computer.
terminal-analysing = Analyzing the match: { $done }
terminal-again-or = Type again for a rematch, replay to read the match again, or analyse for its turning points; press Enter to leave.
terminal-enter = Enter plays it
terminal-told = { $name }: { $what }
terminal-find-rule = A number or a word
terminal-type-here = A move or a question, as in line mode; type help for more
terminal-too-small = This terminal is too small: { $width } × { $height } is needed. Line mode works in any terminal: ludoteca play --plain

## At a server

terminal-key-table = Table
terminal-help-parting =
    To stop for good:
      resign                  give up; a bot takes over your seat
      leave                   leave the table; the others decide how to continue
      end                     ask the others to end the match without a result
terminal-sure = Are you sure? Type: { $words }
terminal-leave-why = To come back later, just press q. If you leave, the others can continue with a bot.
terminal-leave-why-rated = If you leave a rated table, you resign. To come back later, just press q.
terminal-again = Type again for a rematch; press Enter to leave.
terminal-rematch-join = Press a to join them.
terminal-invited = invited
terminal-waiting = Waiting for the match to start. Press Ctrl-C to leave; you keep your seat.
terminal-who = At the table: { $names }
terminal-no-tables = There are no public tables right now, and you have none.
terminal-fair-checked = Fair: checked on this computer.
terminal-fair-partly = Fair, as far as this computer can check. Check the whole match with: { $command }
terminal-fair-wrong = Warning: the deal cannot be trusted. { $why }

## Analysis

terminal-chances = win chances

## Lessons

terminal-learn-welcome = Type an action, or: help, show (what the step asks for), rule, back, quit.
terminal-exercises-welcome = Type your answer or its beginning, or: help, rule, show (the answer), skip, quit. What a question is about is in brackets; it says “golden frame”, as on the page.
terminal-exercises-place = Exercise { $number } of { $count }
terminal-exercises-choose = Choose one of: { $options }
terminal-exercises-done = { $right } of { $count } answers were right.
terminal-retry-welcome = Type an action, or: help, show (the answer), next, quit.
