# Lessons, how to play, and exercises
page-learn-how-to-play = How to play
page-learn-none = There is no lesson for this game.
page-learn-step = Step { $number } of { $count }
page-learn-right = Well done!
page-learn-next = Continue
page-learn-show-me = Show me
page-learn-back = Previous step
page-learn-restart = Start over
page-learn-leave = Leave the lesson
page-learn-play = Play a match
page-learn-exercises = Exercises
