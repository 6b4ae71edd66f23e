# The lower part of the start page, loaded when it is scrolled into view.
page-start-more = Learn and practice
page-start-real-table = At the real table
page-start-real-table-why = Set up, settle questions, count the points.
page-start-mistakes = My mistakes
page-start-mistakes-why = Find better moves in your own matches.
page-start-mistakes-open = Open the deck
page-start-daily = Daily deal
page-start-daily-why = A deal a day, the same for everybody.
page-start-puzzles = Puzzles
page-start-puzzles-why = Find the best move, the forced win, the hidden goal.
