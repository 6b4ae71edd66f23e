# Dolna część strony głównej, wczytywana, gdy staje się widoczna.
page-start-more = Nauka i ćwiczenia
page-start-real-table = Przy prawdziwym stole
page-start-real-table-why = Przygotowanie, wątpliwości, liczenie punktów.
page-start-mistakes = Moje błędy
page-start-mistakes-why = Znajdź lepsze ruchy we własnych partiach.
page-start-mistakes-open = Zobacz błędy
page-start-daily = Rozdanie dnia
page-start-daily-why = Jedno rozdanie dziennie, takie samo dla wszystkich.
page-start-puzzles = Zadania
page-start-puzzles-why = Znajdź najlepszy ruch, wygraną końcówkę, ukryty cel.
