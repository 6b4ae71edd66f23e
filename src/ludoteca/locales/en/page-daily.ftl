page-daily-why = One match a day, the same for everybody: the same deal, the same opponent. Your first match of the day counts.
page-daily-games = Games
page-daily-against = You against { $level }.
page-daily-counts = Your first match counts. It is played without hints, and moves can only be undone within your turn.
page-daily-begun = You have begun today’s deal.
page-daily-past = This day is over. You can still play its deal for practice.
page-daily-given-up = You gave this one up. Practice as often as you like.
page-daily-won = { $margin ->
    [0] Won on the tiebreak
    [one] Won by { $margin } point
   *[other] Won by { $margin } points
  }
page-daily-lost = { $margin ->
    [0] Lost on the tiebreak
    [one] Lost by { $margin } point
   *[other] Lost by { $margin } points
  }
page-daily-play = Play today’s deal
page-daily-continue = Continue
page-daily-practice = Play for practice
page-daily-continue-practice = Continue practice
page-daily-share = Share result
page-daily-copied = Result copied.
page-daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
page-daily-next = { $count ->
    [one] Next deal in about { $count } hour
   *[other] Next deal in about { $count } hours
  }
page-daily-days = Last seven days
page-daily-today = Today
page-daily-compare = How the others did
page-daily-friends = Only people you have played with
page-daily-rank = Place
page-daily-player = Player
page-daily-points = Points
page-daily-margin = Margin
page-daily-nobody = Nobody here has played this deal yet.
page-daily-master-plays = The master is playing this deal on your device…
page-daily-later = When you have played, you can see what the master did with this deal.
page-daily-no-server = This site has no server, so results of other people cannot be compared here.
page-daily-offline = The server cannot be reached. Your result is submitted and compared as soon as it is back.
page-daily-public = Everybody on this server sees the names and results in this list.
