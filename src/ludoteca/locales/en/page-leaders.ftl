# The leaderboard
page-leaders-why = Rated games against people and bots count; the ratings of bots are fixed. New players rise as the rating becomes certain.
page-leaders-none = Nobody has played a rated game yet. With an account you can be the first.
page-leaders-away = The leaderboard compares people who play rated games, and those are played on a server.
page-leaders-rank = Place
page-leaders-player = Player
page-leaders-rating = Rating
