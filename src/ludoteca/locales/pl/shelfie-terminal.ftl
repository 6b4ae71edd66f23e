# My Shelfie w terminalu
shelfie-terminal-how =
    Akcje:
      take c4 c5 c6 > 2       weź te kafelki i włóż je do kolumny 2, najpierw ten z c4
    Rysunek: C koty, B książki, G gry, F ramki, T trofea, P rośliny; kropka to puste pole; małe litery na twoim regale
    pokazują twój cel osobisty.
shelfie-terminal-keys = Strzałki prowadzą do wolnego kafelka, spacja bierze go lub odkłada, cyfry wybierają kolumnę, o zmienia kolejność.
shelfie-terminal-groups = grupy
shelfie-terminal-group = { $size } { $item }: { $points }
shelfie-terminal-no-groups = brak
shelfie-terminal-in-all = razem: { $points }
shelfie-terminal-personal = cel osobisty { $card }, trafione pola: { $count } z 6, punkty: { $points }
shelfie-terminal-total = suma bez żetonów: { $points }
shelfie-terminal-met = osiągnięte cele wspólne:
shelfie-terminal-none-met = osiągnięte cele wspólne: brak
shelfie-terminal-goal = { $card }: { $help }
shelfie-terminal-goal-english = { $card }: { $help } (tylko w angielskiej instrukcji)
shelfie-terminal-key-tile = Kafelek
shelfie-terminal-key-take = Weź
shelfie-terminal-key-return = Odłóż
shelfie-terminal-key-column = Kolumna
shelfie-terminal-key-order = Kolejność
shelfie-terminal-missing-tiles = Najpierw weź kafelek: strzałki prowadzą do niego, spacja go bierze.
shelfie-terminal-missing-column = Wybierz kolumnę: { $columns }.
shelfie-terminal-no-room =
    { $count ->
        [one] Kolumna { $column } jest pełna. Kolumny z miejscem: { $columns }.
       *[other] W kolumnie { $column } nie ma miejsca na tyle kafelków ({ $count }). Kolumny z miejscem: { $columns }.
    }
