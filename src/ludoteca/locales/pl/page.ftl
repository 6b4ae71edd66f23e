# Words used everywhere
page-announcements = Ogłoszenia
page-close = Zamknij
page-cancel = Anuluj
page-save = Zapisz
page-copy = Kopiuj
page-share = Udostępnij
page-copied = Link skopiowany.
page-not-copied = Przeglądarka nie pozwala tu kopiować: zaznacz link i skopiuj go ręcznie.
page-menu = Menu
page-home = Ludoteca, strona główna
page-to-start = Strona główna
page-learn = Nauka
page-rules = Zasady
page-rules-of = Zasady: { $game }
page-daily = Rozdanie dnia
page-real-of = { $game } przy prawdziwym stole
page-puzzles-of = Zadania: { $game }
page-docs = Dokumentacja
page-docs-away = Dokumentacja (tylko online)
page-rule = Zasada { $rule }
page-lost = Pod tym adresem nie ma strony.
page-update = Jest nowa wersja Ludoteki. Odśwież stronę, aby grać dalej.
page-reload = Odśwież
page-unloaded = Nie udało się wczytać tego ekranu. Bez sieci działa tylko wtedy, gdy został wcześniej zapisany.

# Settings
page-settings = Ustawienia
page-name = Twoje imię
page-name-kept-as = Zapisano: { $name }
page-name-who = Jak masz na imię?
page-language = Język
page-theme = Wygląd
page-theme-light = Tryb jasny
page-theme-dark = Tryb ciemny
page-auto = Automatycznie
page-light = Jasny
page-dark = Ciemny
page-speed = Animacje
page-slow = Wolne
page-normal = Zwykłe
page-fast = Szybkie
page-none = Bez animacji
page-at-once = Graj od razu
page-at-once-why = Dla zaawansowanych: bez potwierdzania; umieszczonego kafla nie można obrócić.
page-letters = Litery na kolorach
page-letters-why = Każdy kolor i przedmiot ma też swoją literę.
page-sounds = Dźwięki
page-letter-keys = Skróty klawiszowe
page-letter-keys-why = S punkty, G cele, L ostatni ruch, M możliwe ruchy, H podpowiedź, U cofnij.
page-notifications = Powiadomienia
page-notifications-why = Gdy przychodzi twoja kolej, a karta jest w tle.
page-notifications-denied = Przeglądarka nie pozwala na powiadomienia z tej strony.

# The start page
page-what-to-play = W co zagramy?
page-press-play = Naciśnij Graj i zaczynamy.
page-no-account = Konto niepotrzebne.
page-unofficial-why = Ludoteca to nieoficjalny projekt fanów, niezwiązany z autorami ani wydawcami. Jeśli gra ci się podoba, kup oryginał.
page-static = Bez konta i bez serwera: z botami albo razem na jednym urządzeniu.
page-static-why = Ta kopia nie ma serwera: partie zostają na tym urządzeniu.
page-opens-soon = Stół otworzy się, gdy tylko wszystko będzie gotowe.
page-play = Graj
page-invite = Zaproś
page-same-device = Jedno urządzenie
page-same-device-why = Gracie na zmianę na jednym urządzeniu. Gdy je sobie podajecie, to, co tajne, pozostaje zakryte.
page-more = Opcje
page-players = Gracze
page-people = Osoby
page-bots = Boty
page-and-bots = Plus boty
page-player = Gracz { $number }
page-begin = Zacznij
page-lay-table = Nowa partia: { $game }
page-lay = Otwórz stół
page-who-plays = Kto jeszcze gra?
page-invited-person = Ktoś, kogo zaprosisz
page-person-here = Ktoś na tym urządzeniu
page-name-of = Imię gracza { $number }
page-bot-of = Bot: { $level }
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-minute = 1 minuta na turę
page-clock-minutes = 3 minuty na turę
page-clock-bank = 10 minut na osobę
page-clock-days = 3 dni na turę
page-public = Stół publiczny
page-public-why = Każdy może dołączyć lub oglądać.
page-rated = Rankingowa
page-rated-why = Wynik liczy się do rankingu wszystkich graczy. Bez podpowiedzi i bez cofania.
page-clock-turn = { $time } na turę
page-clock-each = { $time } na osobę
page-hints = Podpowiedzi dozwolone
page-no-hints = Bez podpowiedzi
page-bot-for = { $name } (bot)
page-rated-clock = Najpierw wybierz zegar: partie rankingowe go wymagają.
page-rated-account = Partie rankingowe wymagają zegara i graczy z kontem.
page-rated-create = Załóż konto lub zaloguj się
page-programs = Programy mogą dołączyć
page-chat-why = Gracze przy stole mogą do siebie pisać.
page-my-tables = Twoje stoły
page-tab-games = Moje partie
page-tab-leaderboard = Ranking
page-tab-profile = Profil
page-tab-account = Konto
page-open-tables = Dołącz lub oglądaj
page-no-open-tables = Teraz nie ma publicznych stołów. Może otworzysz własny?
page-finished-tables = Zakończone
page-seats-free =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
page-watch = Oglądaj
page-join = Dołącz
page-join-by-link = Dołącz przez link
page-join-by-link-why = wklej otrzymany link
page-join-link = Link do stołu
page-join-unreadable = To nie jest link do stołu.

# While the server starts
page-preparing = Przygotowuję { $games }
page-preparing-games = Przygotowuję gry
page-preparing-players = Przygotowuję boty i podpowiedzi
page-once = To dzieje się tylko raz.
page-preparing-once = To dzieje się tylko raz, po instalacji lub aktualizacji.
page-starting = Serwer się uruchamia
page-time-minutes =
    { $count ->
        [one] jeszcze około minuty
       *[other] jeszcze około { $count } minut
    }
page-time-seconds =
    { $count ->
        [one] jeszcze około sekundy
       *[other] jeszcze około { $count } sekund
    }
page-time-few = jeszcze kilka sekund
page-time-almost = już prawie gotowe
page-ready = Można grać.
page-failed = Serwer nie mógł się uruchomić
page-failed-why = Przyczynę znajdzie w logu serwera osoba, która go prowadzi. Ta strona ruszy dalej sama, gdy serwer zacznie działać.
page-offline = Serwer nie odpowiada
page-offline-why = Może jest wyłączony albo nie masz połączenia. Ta strona ruszy dalej sama, gdy serwer odpowie.
page-offline-play = Nadal możesz grać z botami i na jednym urządzeniu. Otwarte stoły, zaproszenia i rankingi wrócą same.
page-no-network = Brak połączenia z siecią
page-no-network-why = To urządzenie nie jest połączone z siecią. Strona ruszy dalej sama, gdy sieć wróci.
page-restarting = Serwer uruchamia się ponownie
page-restarting-why = Twoje partie są bezpieczne. Strona za chwilę ruszy dalej sama.

# Levels of bots
page-level-novice = Nowicjusz
page-level-apprentice = Uczeń
page-level-adept = Adept
page-level-artisan = Rzemieślnik
page-level-master = Mistrz
page-level-novice-why = Łagodny. Dobry pierwszy przeciwnik, wygrywają z nim nawet dzieci.
page-level-apprentice-why = Zna grę, ale to i owo przeoczy.
page-level-adept-why = Dobrze ocenia, ale prawie nie myśli naprzód.
page-level-artisan-why = Myśli naprzód i wykorzystuje błędy.
page-level-master-why = Najsilniejszy. Myśli nad ruchem najwyżej sekundę.

# Before the match
page-seat-open = Wolne miejsce
page-program = program
page-you = ty
page-bot = bot
page-invited = Masz zaproszenie!
page-playing-as = Grasz jako { $name }
page-guest = Gość { $number }

# At the table
page-your-turn = Twoja tura
page-turn-of = Gra { $name }
page-chat = Czat

# The end
page-over = Koniec gry
page-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólna wygrana: { $names }
    }
page-ended-resigned =
    { $who ->
        [you] Partia poddana przez ciebie.
        [other] { $name } poddaje partię.
       *[unknown] Partia zakończona poddaniem.
    }
page-ended-time = Skończył się czas.
page-ended-ended = Partia została przerwana.
page-ended-aborted = Ktoś nie wykonał pierwszego ruchu, więc partia się nie liczy.
page-me = Ty
page-total = Razem
page-replay = Powtórka
page-analysis = Analiza

# Replay
page-download = Pobierz partię

# Refusals, by their code
page-refused-offline = Nie ma teraz połączenia z serwerem.
page-refused-http = Pod tym adresem nie ma serwera Ludoteki.
page-refused-lost = Połączenie na chwilę się zerwało. Spróbuj ponownie.
page-refused-slow_down = Trochę wolniej, proszę.
page-refused-name = Tego imienia nie można użyć. Imię ma od 1 do 24 znaków: litery jednego alfabetu, cyfry i odstępy.
page-refused-failed = Na serwerze coś poszło nie tak. Spróbuj ponownie.
