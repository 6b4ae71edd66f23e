# Profiles
page-profile-public = Everyone can see this: it shows rated games only.
page-profile-empty = Your statistics appear here after your first finished game.
page-profile-away = A profile sums up the games that were played on a server.
page-profile-matches = Games
page-profile-victories = Won
page-profile-run = Wins in a row
page-profile-longest-run = Longest streak
page-profile-ratings = Ratings
page-profile-rating-in = Rating in { $game }
page-profile-rated-matches =
    { $count ->
        [one] after one rated game
       *[other] after { $count } rated games
    }
page-profile-curve = Rating over { $count } rated games: now { $now }, best { $best }
page-profile-by-size = By game and number of players
page-profile-best = Best score
page-profile-mean = Average
page-profile-sources = Points per game, by source
page-profile-goals = Favorite goals
page-profile-opponents = Most frequent opponents
page-profile-unknown = There is no public profile with this name.
