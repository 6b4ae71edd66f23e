# Nauka na własnych błędach

page-mistakes-title = Moje błędy
page-mistakes-lead = Znajdź lepszy ruch w pozycjach z własnych partii. Pozycja jest opanowana, gdy pierwsza odpowiedź była dobra w dwóch różnych dniach.
page-mistakes-learn-count = Ucz się na swoich błędach ({ $count })

## Jedna pozycja

page-mistakes-place = Pozycja { $number } z { $count }
page-mistakes-task = Ruch z partii: { $action } ({ $cost } szans na wygraną). Znajdź lepszy.
page-mistakes-judging = Oceniam ruch…
page-mistakes-best = Dobrze! To najlepszy ruch.
page-mistakes-close = Dobrze! Ten ruch jest mniej więcej tak dobry jak najlepszy.
page-mistakes-worse = Jeszcze nie. W porównaniu z najlepszym ten ruch kosztuje: { $cost } szans na wygraną. Spróbuj jeszcze raz.
page-mistakes-same = To ruch z partii. Spróbuj innego.
page-mistakes-answer = Najlepszy ruch: { $action }
page-mistakes-show = Pokaż odpowiedź
page-mistakes-next = Dalej
page-mistakes-finish = Zakończ
page-mistakes-leave = Wyjdź
page-mistakes-again = Jeszcze raz
page-mistakes-result = Dobrze za pierwszym razem: { $right } z { $count }
page-mistakes-unreadable = Tej pozycji nie da się pokazać przy obecnych zasadach.

## Błędy z jednej partii

page-mistakes-looking = Szukam twoich błędów: { $done }
page-mistakes-none-here = Żaden twój ruch w tej partii nie był błędem. Dobra gra!
page-mistakes-not-mine = To nie jest twoja partia.

## Talia

page-mistakes-open = Do opanowania
page-mistakes-today = Na dziś
page-mistakes-mastered = Opanowane
page-mistakes-practice = Ćwicz ({ $count })
page-mistakes-practice-all = Ćwicz wszystkie nieopanowane
page-mistakes-tomorrow = To wszystko na dziś. Nieopanowane pozycje znów będą się liczyć jutro.
page-mistakes-empty = Nie ma tu jeszcze błędów. Zbierają się, gdy otwierasz analizę swojej partii.
page-mistakes-scan = Przejrzyj moje ostatnie partie
page-mistakes-scanning = Partia { $number } z { $count }: { $done }
page-mistakes-scanned =
    { $count ->
        [0] Nie znaleziono nowych błędów
        [one] Znaleziono jeden nowy błąd
        [few] Znaleziono { $count } nowe błędy
        [many] Znaleziono { $count } nowych błędów
       *[other] Znaleziono { $count } nowego błędu
    }
page-mistakes-stop = Przerwij
page-mistakes-game = Gra
page-mistakes-all-games = Wszystkie gry
page-mistakes-against = { $mark }, ruch { $ply }, przeciwnicy: { $names }
page-mistakes-right-once = raz dobrze
page-mistakes-try = Spróbuj
page-mistakes-delete = Usuń
page-mistakes-delete-all = Usuń wszystkie
page-mistakes-delete-sure = Usunąć wszystkie te pozycje?
page-mistakes-delete-why = Nie wrócą, nawet po ponownym otwarciu analizy.
