# What people read. Add it.ftl, fr.ftl or pl.ftl with the same messages for other languages.
# $name is a player; $who is "you" if that player is the reader.

starter-box-title = Starter
starter-box-lead = Three stones in a line.
starter-box-more = A first game of your own.

starter-board = The board
starter-dark-stone = dark stone
starter-light-stone = light stone

starter-action = Place a stone on { $place }
starter-preview-line = This makes a line
starter-preview-stone = One more stone on the board

starter-event-place = { $who ->
    [you] You placed a stone on { $place }
   *[other] { $name } placed a stone on { $place }
}
starter-event-line = { $who ->
    [you] You have a line
   *[other] { $name } has a line
}
starter-event-full = The board is full
