# At the real table: setting up, questions, and the score sheet.

page-real-title = At the real table
page-real-tools = Tools
page-real-setup = Set up
page-real-ask = May I?
page-real-score = Score
page-real-players = Players

## Setting up

page-real-setup-lead = Tick off each step as you go.
page-real-setup-done =
    { $count ->
        [one] { $count } of { $all } done
       *[other] { $count } of { $all } done
    }
page-real-setup-again = Start over

## Questions

page-real-ask-questions = Common questions
page-real-ask-tap = Tap it
page-real-ask-lead = Search, or tap a question.
page-real-ask-search = Search the questions
page-real-ask-none = No question matches. The numbered rules have more.
page-real-ask-rules = All rules
page-real-yes = Yes
page-real-no = No

## The score sheet

page-real-name = Name of player { $number }
page-real-player = Player { $number }
page-real-counting = Loading the rules…
page-real-no-engine = The rules cannot be loaded right now. Your sheet is kept; this page tries again by itself.
page-real-winner = { $names } wins
page-real-winners = { $names } share the win
page-real-incomplete = Points without personal goals. Choose a personal goal for everyone to see who wins.
page-real-clear = Clear the sheet
page-real-clear-sure = Clear this sheet?
page-real-clear-why = The results you kept stay.
page-real-keep = Keep this result
page-real-kept = Kept results
page-real-kept-now = Result kept on this device
page-real-remove = Remove this result
page-real-open = Open the sheet
page-real-share = Share
page-real-shared = Link copied. It opens this sheet on any device.
page-real-bad-link = This link contains no score sheet that can be read.
page-real-from-link = You opened a sheet from a link or from your games. The one you were filling in is kept.
page-real-back-to-mine = Back to my sheet
page-real-why = How the points add up
page-real-more = One more
page-real-less = One less
