# The leaderboard
page-leaders-why = Liczą się partie rankingowe z ludźmi i botami; ranking botów jest stały. Nowi gracze awansują, gdy ich ranking staje się pewniejszy.
page-leaders-none = Nikt jeszcze nie rozegrał partii rankingowej. Z kontem możesz zagrać pierwszą.
page-leaders-away = Ranking porównuje grających partie rankingowe, a te rozgrywa się na serwerze.
page-leaders-rank = Miejsce
page-leaders-player = Gracz
page-leaders-rating = Ranking
