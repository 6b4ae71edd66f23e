# The face that draws any game from what the game describes.

generic-choice = Your choice
generic-choose = Choose an action
generic-choose-next = Choose what to do next
generic-actions = Actions
generic-confirm = Confirm
generic-cancel = Cancel
generic-undo = Undo move
generic-sending = Sending…
generic-waiting = Waiting for { $name }
generic-over = The match is over
generic-pieces = Pieces
generic-empty = empty
generic-several = { $count } × { $piece }
generic-cell-still = { $place }: { $content }
generic-cell-open = { $place }: { $content }, can be chosen
generic-cell-shown = { $place }: { $content }, chosen
generic-picture = Text picture: { $picture }
generic-answer-moves = You can do one of these: { $actions }.
generic-answer-wait = It is not your turn.
