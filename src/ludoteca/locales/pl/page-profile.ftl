# Profiles
page-profile-public = Widoczne dla wszystkich: obejmuje tylko partie rankingowe.
page-profile-empty = Statystyki pojawią się tu po pierwszej zakończonej partii.
page-profile-away = Profil podsumowuje partie rozegrane na serwerze.
page-profile-matches = Partie
page-profile-victories = Wygrane
page-profile-run = Wygrane z rzędu
page-profile-longest-run = Najdłuższa seria
page-profile-ratings = Rankingi
page-profile-rating-in = Ranking w { $game }
page-profile-rated-matches =
    { $count ->
        [one] po jednej partii rankingowej
        [few] po { $count } partiach rankingowych
       *[other] po { $count } partiach rankingowych
    }
page-profile-curve = Ranking w { $count } partiach rankingowych: teraz { $now }, najwyżej { $best }
page-profile-by-size = Według gry i liczby graczy
page-profile-best = Rekord
page-profile-mean = Średnia
page-profile-sources = Punkty na partię, według źródła
page-profile-goals = Ulubione cele
page-profile-opponents = Najczęstsi przeciwnicy
page-profile-unknown = Nie ma publicznego profilu o tej nazwie.
