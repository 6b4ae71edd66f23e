# Dolna część strony głównej, wczytywana, gdy staje się widoczna.
page-start-more = Nauka i ćwiczenia
page-start-real-table = Przy prawdziwym stole
page-start-real-table-why = Przygotowanie, wątpliwości, liczenie punktów.
page-start-puzzles = Zadania
page-start-puzzles-why = Znajdź najlepszy ruch, wygraną końcówkę, ukryty cel.
