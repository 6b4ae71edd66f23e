# Ludoteca in the terminal

## Saved matches

terminal-saved = The match is saved. Go on with: { $command }
terminal-look-back = Look at it again: { $replay } — where it turned: { $analyse }
terminal-no-matches = No match is saved yet. Begin one: ludoteca play
terminal-nothing-waits = No match is waiting to go on. Begin one: ludoteca play
terminal-no-match-in = { $file } is no match that Ludoteca has written.
terminal-no-such-match = No match is saved as “{ $name }”, and there is no such file. ludoteca matches lists them.
terminal-state-over = over
terminal-state-waits =
    { $count ->
        [one] { $count } action played
       *[other] { $count } actions played
    }

## The line mode

terminal-welcome = Type help if you want to know more.
terminal-help =
    Questions:
      moves text              the legal actions (those that contain the text)
      what ACTION             what an action would bring
      hint                    the best actions, with your chances and the reasons
      undo                    take your last action back
      show, score, goals      the table, the points, what there is to reach
      log                     what has happened
      rule NUMBER             a rule of the rulebook, or every rule with a word
      help                    this
      quit                    stop here; the match is saved
terminal-help-chat =
    With the others:
      say TEXT                say something to everybody
      yes, no                 answer what somebody asks
terminal-moves-all = Moves: { $moves }
terminal-moves-some = { $count } moves, among them: { $moves }
terminal-no-move = No legal action contains “{ $text }”.
terminal-no-rule = No rule has the number or contains “{ $text }”.
terminal-what = Type: what ACTION
terminal-refused = That does not work. { $why }
terminal-undone = Taken back.
terminal-nobody-asked = Nobody asked anything.
terminal-press-enter = Press Enter when you are there.
terminal-yes-or-no = Answer yes or no.
terminal-sense-gain = gain
terminal-sense-threat = plan
terminal-sense-denial = denial
terminal-sense-gift = gift

## The full screen

terminal-menu-resume = Go on: { $game } with { $names }
terminal-menu-keys = ↑ ↓ and Enter choose, Escape goes back; the mouse works too.
terminal-key-help = Help
terminal-key-hint = Hint
terminal-key-undo = Undo
terminal-key-deeds = More moves
terminal-key-log = Log
terminal-key-rules = Rules
terminal-key-type = Type
terminal-key-zoom = Zoom
terminal-key-chat = Say
terminal-key-quit = Leave
terminal-key-play = Play
terminal-key-score = Score
terminal-key-goals = Goals
terminal-key-moves = What I may do
terminal-key-back = Back
terminal-key-eyes = Other eyes
terminal-key-walk = One step
terminal-key-ends = First, last
terminal-key-run = Play, pause
terminal-keys-more = Every move can also be made with the mouse: click, click again to turn or reorder, then press Enter or click what it would bring. Close this with Escape.
terminal-enter = Enter plays it
terminal-told = { $name }: { $what }
terminal-find-rule = A number or a word
terminal-type-here = A move or a question, as in the line mode; help tells more
terminal-too-small = This terminal is too small: { $width } × { $height } is needed. The line mode works in any: ludoteca play --plain

## At a service

terminal-key-table = Table
terminal-help-parting =
    To stop for good:
      resign                  give up; a bot plays on for you
      leave                   get up for good; the others decide how to go on
      end                     ask the others to end the match without a result
terminal-sure = Are you sure? Then type: { $words }
terminal-leave-why = To come back later, just press q. If you leave, the others may go on with a bot.
terminal-leave-why-rated = At a rated table leaving is giving up. To come back later, just press q.
terminal-again = Type again to play once more with the same people; Enter leaves.
terminal-rematch-join = Press t to join them.
terminal-waiting = Waiting for the match to begin. Ctrl-C leaves; you keep your seat.
terminal-who = Who is there: { $names }
terminal-no-tables = No public table just now, and none of yours.

## Looking at a match again

terminal-chances = chances to win
terminal-turns = Turning points:
terminal-no-turns = No action cost anybody much.
terminal-turn = { $ply }: { $name } played { $action } and lost { $loss } of the chances
terminal-better = better: { $action }
