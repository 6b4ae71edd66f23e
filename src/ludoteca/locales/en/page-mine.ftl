# My games
page-mine-running = Running
page-mine-filters = Which games to show
page-mine-game = Game
page-mine-all-games = All games
page-mine-all-sizes = Any number of players
page-mine-size =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
page-mine-against = Opponents
page-mine-all-opponents = Any opponents
page-mine-people = With people
page-mine-bots = Against bots only
page-mine-all-rated = Rated or not
page-mine-unrated = Not rated
page-mine-outcome = Result
page-mine-all-outcomes = Won or not
page-mine-outcome-won = Won
page-mine-outcome-lost = Lost
page-mine-found =
    { $count ->
        [one] one match found
       *[other] { $count } matches found
    }
page-mine-none = No finished games yet. Play one, and it will be here.
page-mine-none-filtered = No game matches these filters.
page-mine-away = Games on the server appear here as soon as it answers.
page-mine-clear = Show all
page-mine-more = Show older games
page-mine-won = Won
page-mine-place = Place { $rank }
page-mine-keep = These games are tied to this browser.
page-mine-keep-how = Keep them with an account
page-mine-somebody = Deleted player
page-mine-mistakes = My mistakes
