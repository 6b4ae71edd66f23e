# The leaderboard
page-leaders-why = Liczą się partie rankingowe z ludźmi i botami; ranking botów jest stały. Nowi gracze awansują, gdy ich wynik staje się pewniejszy.
page-leaders-none = Nikt jeszcze nie rozegrał partii rankingowej. Z kontem możesz zacząć.
page-leaders-rank = Miejsce
page-leaders-player = Gracz
page-leaders-rating = Ranking
