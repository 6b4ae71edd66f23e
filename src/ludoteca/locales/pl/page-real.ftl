# Przy prawdziwym stole: przygotowanie, pytania i arkusz punktacji.

page-real-title = Przy prawdziwym stole
page-real-tools = Narzędzia
page-real-setup = Przygotowanie
page-real-ask = Czy mogę?
page-real-score = Punktacja
page-real-players = Gracze

## Przygotowanie

page-real-setup-lead = Zaznaczaj kolejne kroki.
page-real-setup-done =
    { $count ->
        [one] { $count } z { $all }
       *[other] { $count } z { $all }
    }
page-real-setup-again = Od początku

## Pytania

page-real-ask-questions = Częste pytania
page-real-ask-tap = Wskaż na stole
page-real-ask-lead = Wyszukaj albo dotknij pytania.
page-real-ask-search = Szukaj w pytaniach
page-real-ask-none = Żadne pytanie nie pasuje. Więcej jest w numerowanych zasadach.
page-real-ask-rules = Wszystkie zasady
page-real-yes = Tak
page-real-no = Nie

## Arkusz punktacji

page-real-name = Imię gracza { $number }
page-real-player = Gracz { $number }
page-real-counting = Wczytywanie zasad…
page-real-no-engine = Nie można teraz wczytać zasad. Arkusz jest zapisany; strona spróbuje ponownie sama.
page-real-winner = Wygrywa { $names }
page-real-winners = Wspólna wygrana: { $names }
page-real-incomplete = Punkty bez celów osobistych. Wybierz cel osobisty każdego gracza, aby zobaczyć, kto wygrywa.
page-real-clear = Wyczyść arkusz
page-real-clear-sure = Wyczyścić ten arkusz?
page-real-clear-why = Zachowane wyniki zostaną.
page-real-keep = Zachowaj wynik
page-real-kept = Zachowane wyniki
page-real-kept-now = Wynik zachowany na tym urządzeniu
page-real-remove = Usuń ten wynik
page-real-open = Otwórz arkusz
page-real-share = Udostępnij
page-real-shared = Link skopiowany. Otwiera ten arkusz na każdym urządzeniu.
page-real-bad-link = Ten link nie zawiera arkusza, który można odczytać.
page-real-from-link = To arkusz z linku albo z twoich partii. Arkusz, który wypełniasz, jest zachowany.
page-real-back-to-mine = Wróć do mojego arkusza
page-real-why = Skąd te punkty
page-real-more = O jeden więcej
page-real-less = O jeden mniej
