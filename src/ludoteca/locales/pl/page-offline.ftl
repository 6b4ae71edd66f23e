# Ustawienia: co działa bez sieci. Ładowane z tym ekranem.

page-offline-copy = Bez sieci
page-offline-storing = Strona jest zapisywana na tym urządzeniu…
page-offline-all = Wszystko jest zapisane na tym urządzeniu: obie gry, boty, zasady i wszystkie języki działają bez sieci.
page-offline-page = Strona, zasady i stoły na jednym urządzeniu działają bez sieci. Boty zostaną zapisane, gdy zagrasz z nimi po raz pierwszy.
page-offline-none = Nie udało się zapisać strony na tym urządzeniu. Kolejna próba nastąpi przy następnej wizycie.
page-offline-no-engine = Strona i zasady działają bez sieci. Gry też będą działać, gdy serwer je przygotuje.
page-offline-outdated = Nie udało się jeszcze zapisać najnowszej wersji. Poprzednia działa bez sieci.
page-offline-full = Na tym urządzeniu brakuje miejsca, żeby zapisać stronę.
page-offline-insecure = Ta przeglądarka zapisuje stronę tylko przez HTTPS.
page-offline-install = Aby zainstalować Ludotekę jako aplikację, wybierz w menu przeglądarki „Zainstaluj” albo „Dodaj do ekranu głównego”.
