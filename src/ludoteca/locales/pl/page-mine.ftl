# My games
page-mine-running = W toku
page-mine-filters = Które partie pokazać
page-mine-game = Gra
page-mine-all-games = Wszystkie gry
page-mine-all-sizes = Dowolna liczba graczy
page-mine-size =
    { $count ->
        [one] jeden gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
page-mine-against = Przeciwnicy
page-mine-all-opponents = Dowolni przeciwnicy
page-mine-people = Z ludźmi
page-mine-bots = Tylko z botami
page-mine-all-rated = Rankingowe i towarzyskie
page-mine-unrated = Towarzyska
page-mine-outcome = Wynik
page-mine-all-outcomes = Wszystkie wyniki
page-mine-outcome-won = Wygrane
page-mine-outcome-lost = Przegrane
page-mine-found =
    { $count ->
        [one] znaleziono jedną partię
        [few] znaleziono { $count } partie
       *[other] znaleziono { $count } partii
    }
page-mine-none = Nie ma jeszcze zakończonych partii. Zagraj, a znajdziesz ją tutaj.
page-mine-none-filtered = Żadna partia nie pasuje do tych filtrów.
page-mine-away = Partie z serwera pojawią się tutaj, gdy tylko odpowie.
page-mine-clear = Pokaż wszystkie
page-mine-more = Pokaż starsze partie
page-mine-won = Wygrana
page-mine-place = { $rank }. miejsce
page-mine-keep = Te partie są przypisane do tej przeglądarki.
page-mine-keep-how = Zachowaj je na koncie
page-mine-somebody = Usunięty gracz
page-mine-mistakes = Moje błędy
