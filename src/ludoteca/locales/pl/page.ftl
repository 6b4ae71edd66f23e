# Words that stand everywhere
page-announcements = Co się dzieje
page-close = Zamknij
page-cancel = Nie teraz
page-save = Zapisz
page-send = Wyślij
page-copy = Kopiuj
page-share = Udostępnij
page-copied = Link skopiowany.
page-not-copied = Przeglądarka nie pozwala kopiować: zaznacz link i skopiuj go samodzielnie.
page-menu = Menu
page-home = Ludoteca, strona główna
page-to-start = Strona główna
page-rules = Zasady
page-rules-of = Zasady: { $game }
page-rule = Zasada { $rule }
page-lost = Pod tym adresem nic nie ma.

# Settings
page-settings = Ustawienia
page-name = Twoje imię
page-name-kept = Od teraz tak się nazywasz.
page-name-who = Kim jesteś?
page-language = Język
page-theme = Jasny czy ciemny
page-theme-light = Włącz jasny wygląd
page-theme-dark = Włącz ciemny wygląd
page-auto = Automatycznie
page-light = Jasny
page-dark = Ciemny
page-speed = Animacje
page-slow = Wolne
page-normal = Zwykłe
page-fast = Szybkie
page-none = Bez animacji
page-confirming = Potwierdzaj każdą turę
page-confirming-why = Nic nie zostanie wysłane bez twojej zgody.
page-letters = Litery obok kolorów
page-letters-why = Każdy kolor i przedmiot pokazuje też swoją literę.
page-sounds = Dźwięki
page-letter-keys = Klawisze literowe
page-letter-keys-why = S, G, L, M i H odpowiadają na pytania przy stole.
page-notifications = Powiadomienia
page-notifications-why = Gdy twoja tura, a patrzysz gdzie indziej.
page-notifications-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.

# The start page
page-what-to-play = W co zagramy?
page-press-play = Naciśnij Graj i stół jest gotowy.
page-no-account = Bez konta, bez pytań.
page-opens-soon = Stół otworzy się, gdy tylko wszystko będzie gotowe.
page-play = Graj
page-invite = Zaproś
page-same-device = Jedno urządzenie
page-same-device-why = Gracie na zmianę na jednym urządzeniu; sekrety są zakryte, gdy je podajecie.
page-more = Więcej
page-players = Gracze
page-people = Osoby
page-bots = Boty
page-and-bots = Oraz boty
page-player = Gracz { $number }
page-begin = Zaczynajmy
page-lay-table = Stół do gry: { $game }
page-lay = Przygotuj stół
page-who-plays = Kto gra z tobą
page-invited-person = Zaproszona osoba
page-person-here = Ktoś przy tym urządzeniu
page-name-of = Imię gracza { $number }
page-bot-of = Bot: { $level }
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-minute = 1 minuta na turę
page-clock-minutes = 3 minuty na turę
page-clock-bank = 10 minut na partię
page-clock-days = 3 dni na turę
page-public = Stół publiczny
page-public-why = Każdy może dołączyć lub oglądać.
page-rated = Rankingowa
page-rated-why = Wynik liczy się do rankingu; bez podpowiedzi i cofania.
page-chat-why = Osoby przy stole mogą do siebie pisać.
page-my-tables = Twoje stoły
page-open-tables = Dołącz lub oglądaj
page-no-open-tables = Teraz nie ma publicznych stołów. Przygotuj własny.
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
page-join-by-link-why = wklej to, co przysłał znajomy
page-join-link = Otrzymany link
page-join-unreadable = To nie jest link do stołu.

# While the server starts
page-preparing = Przygotowuję { $games }
page-preparing-games = Przygotowuję gry
page-preparing-players = Przygotowuję boty i podpowiedzi
page-once = Dzieje się tak tylko raz.
page-preparing-once = Dzieje się tak tylko raz, po instalacji lub aktualizacji.
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

# Levels of bots
page-level-novice = Nowicjusz
page-level-apprentice = Uczeń
page-level-adept = Adept
page-level-artisan = Rzemieślnik
page-level-master = Mistrz
page-level-novice-why = Łagodny pierwszy przeciwnik: dzieci też wygrywają.
page-level-apprentice-why = Zna grę, ale to i owo przeoczy.
page-level-adept-why = Dobrze ocenia, ale prawie nie patrzy naprzód.
page-level-artisan-why = Myśli naprzód i karze błędy.
page-level-master-why = Najsilniejszy: myśli do sekundy nad ruchem.

# Before the match
page-table-laid = Stół jest gotowy
page-waiting-for =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo wstaw bota.
        [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo wstaw boty.
       *[other] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo wstaw boty.
    }
page-all-seated = Wszyscy siedzą.
page-seat-open = Wolne miejsce
page-seat-free = czeka na kogoś
page-seat-of = Kto gra na miejscu { $number }
page-sit-here = Usiądź tutaj
page-you = ty
page-bot = bot
page-here = jest tutaj
page-not-here = nie ma
page-absent = opuszczone
page-fill-and-begin = Zacznij z botami ({ $level })
page-put-away = Sprzątnij stół
page-get-up = Wstań od stołu
page-host-begins = Partię rozpocznie gospodarz.
page-come-by-link = Ten stół nie jest publiczny: potrzebne jest zaproszenie.
page-invited = Czeka na ciebie miejsce przy stole
page-invited-why = Jak mają się do ciebie zwracać?
page-sit-down = Wejdź
page-playing-as = Grasz jako { $name }
page-invite-why = Kto otworzy ten link, siada tutaj. Działa raz, na dowolnym urządzeniu.
page-invite-watch = Zaproś do oglądania
page-invite-watch-why = Kto otworzy ten link, może oglądać partię i nie widzi niczyich sekretów.
page-invite-link = Link
page-invite-qr = Kod QR linku
page-invite-text = Zagrasz ze mną?

# At the table
page-connecting = Łączenie
page-reconnecting = Ponowne łączenie …
page-your-turn = Twoja tura
page-turn-of = Ruch: { $name }
page-thinking = { $name } myśli
page-board = Plansza
page-beside = Obok planszy
page-log = Dziennik
page-log-empty = Jeszcze nic się nie wydarzyło.
page-log-jump = Zobacz ten moment
page-log-and-chat = Dziennik i czat
page-chat = Czat
page-chat-empty = Przywitaj się.
page-chat-off = Tutaj się nie rozmawia.
page-chat-mute = Wycisz
page-chat-muted = Nie zobaczysz więcej wiadomości od: { $name }.
page-chat-report = Zgłoś
page-chat-report-reason = Zgłoszono przy stole
page-chat-reported = Gospodarz tego domu to sprawdzi.
page-say = Powiedz coś miłego …
page-phrases = Gotowe zwroty
page-phrase-hello = Cześć!
page-phrase-good_luck = Powodzenia!
page-phrase-nice_move = Ładny ruch!
page-phrase-well_played = Dobra gra!
page-phrase-thanks = Dziękuję!
page-phrase-sorry = Przepraszam!
page-phrase-thinking = Daj mi pomyśleć …
page-phrase-hurry = Gramy dalej?
page-phrase-again = Jeszcze raz?
page-phrase-bye = Do zobaczenia!
page-seats = Kto jest przy stole
page-watching =
    { $count ->
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
       *[other] ogląda { $count } osób
    }
page-days =
    { $count ->
        [one] jeden dzień
       *[other] { $count } dni
    }
page-pass-device = Podaj urządzenie: { $name }
page-pass-device-why = Sekrety pozostaną zakryte, aż tu będziesz.
page-i-am = To ja, { $name }
page-no-table = Nie ma takiego stołu albo nie jest publiczny i nie masz zaproszenia.
page-gone = Serwis zamknął ten stół dla tej strony.
page-no-drawing = Ta strona nie umie narysować tej gry.
page-line-undo = { $name }: ruch cofnięty
page-line-resign = { $name }: poddanie partii
page-line-leave = { $name }: odejście od stołu
page-line-return = { $name }: powrót do stołu
page-line-expire = { $name }: koniec czasu
page-line-refuse = { $name }: odmowa

# Looking back
page-looking-back = Spojrzenie wstecz
page-position = { $entry } z { $of }
page-step-back = Krok wstecz
page-step-on = Krok naprzód
page-play-on = Odtwarzaj
page-pause = Pauza
page-back-to-now = Wróć do teraz
page-away =
    { $count ->
        [one] Podczas nieobecności wydarzyła się jedna rzecz.
        [few] Podczas nieobecności wydarzyły się { $count } rzeczy.
       *[other] Podczas nieobecności wydarzyło się { $count } rzeczy.
    }
page-show-me = Pokaż

# Asking the others
page-ask-undo = Cofnij mój ostatni ruch
page-ask-substitute = Niech gra dalej bot
page-ask-substitute-why = { $name }: miejsce opuszczone. Który bot ma grać dalej?
page-ask-end = Zakończ bez wyniku
page-left = { $name }: to miejsce zostało opuszczone.
page-you-left = Twoje miejsce jest puste.
page-come-back = Wróć
page-asked-undo = { $name } chce cofnąć ruch.
page-asked-end = { $name } chce zakończyć partię bez wyniku.
page-asked-substitute = { $name } proponuje bota ({ $level }) zamiast: { $of }.
page-agree = Zgoda
page-disagree = Nie
page-take-back-question = Nieważne
page-resign = Poddaj partię
page-resign-sure = Poddać tę partię?
page-resign-why = Za ciebie gra bot, a ty zajmujesz ostatnie miejsce.
page-resign-why-rated = Za ciebie gra bot, a ty zajmujesz ostatnie miejsce; liczy się to do rankingu.
page-leave = Odejdź od stołu
page-leave-sure = Odejść na dobre?
page-leave-why = Aby wrócić później, po prostu zamknij stronę. Jeśli odejdziesz, inni mogą grać dalej z botem.
page-leave-why-rated = Przy stole rankingowym odejście oznacza poddanie. Aby wrócić później, po prostu zamknij stronę.
page-end-sure = Zakończyć partię?
page-end-why = Jeśli wszyscy się zgodzą, partia skończy się bez wyniku.
page-end-why-rated = Jeśli wszyscy się zgodzą, partia skończy się bez wyniku i nie będzie się liczyć.

# Hints
page-hint = Podpowiedź
page-hint-thinking = Dom myśli …
page-hint-chance = { $win } na wygraną, około { $points } pkt
page-hint-play = Zagraj to
page-hint-more =
    { $count ->
        [one] jeszcze jeden powód
        [few] jeszcze { $count } powody
       *[other] jeszcze { $count } powodów
    }

# Keys
page-keys = Klawisze
page-key-s = Punkty
page-key-g = Cele
page-key-l = Ostatni ruch
page-key-m = Co mogę zrobić
page-key-h = Podpowiedź
page-key-command = Wpisz ruch
page-key-help = Ta pomoc
page-keys-more = Strzałki przesuwają po planszy, Enter lub spacja wybierają, Escape odkłada.
page-command = Ruch, tak jak zapisuje go dziennik

# The end
page-over = Koniec gry
page-you-won = Wygrana!
page-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają razem: { $names }
    }
page-ended-resigned = Partia skończyła się poddaniem.
page-ended-time = Partia skończyła się z powodu czasu.
page-ended-ended = Partia została zakończona bez wyniku.
page-count = Jak sumują się punkty
page-me = Ty
page-total = Razem
page-tie-break = Przy remisie rozstrzygają zasady.
page-skip = Pomiń
page-rematch = Zagraj jeszcze raz
page-rematch-awaited = Stół znów jest gotowy: czekają na ciebie.
page-replay = Powtórka
page-look-at-board = Obejrzyj planszę
page-result = Wynik

# Replay
page-eyes = Oczami
page-eyes-none = widza
page-to-begin = Na początek
page-to-end = Na koniec
page-scrub = Moment partii
page-share-position = Udostępnij tę pozycję
page-replay-speed = Tempo
page-not-finished = Ta partia jeszcze trwa.
page-download = Pobierz partię

# Rules page
page-search-rules = Szukaj w zasadach
page-rules-found =
    { $count ->
        [0] żadna zasada o tym nie mówi
        [one] jedna zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }
page-contents = Spis treści
page-back = Wstecz

# Refusals, by their code
page-refused-offline = Serwis jest teraz nieosiągalny.
page-refused-http = Pod tym adresem odpowiada coś innego niż Ludoteca: sprawdź adres.
page-refused-lost = Połączenie zostało na chwilę utracone. Spróbuj ponownie.
page-refused-stale = Ktoś zdążył wcześniej: spójrz jeszcze raz i wybierz ponownie.
page-refused-turn = To nie twoja tura.
page-refused-time = Twój czas minął.
page-refused-over = Partia jest skończona.
page-refused-phase = Teraz nie jest to możliwe.
page-refused-unreadable = To nie jest ruch w tej grze.
page-refused-watching = Oglądasz: może to zrobić tylko osoba przy stole.
page-refused-ask = Na to muszą się zgodzić pozostali.
page-refused-asked = Inne pytanie czeka na odpowiedź.
page-refused-rated = Przy stole rankingowym to niemożliwe.
page-refused-slow_down = Trochę wolniej, proszę.
page-refused-taken = Ktoś inny już to ma: wybierz coś innego.
page-refused-invitation = Do tego stołu potrzebne jest ważne zaproszenie.
page-refused-table = Nie ma takiego stołu albo nie jest publiczny i nie masz zaproszenia.
page-refused-host = Może to zrobić tylko gospodarz stołu.
page-refused-illegal = Zasady na to nie pozwalają.
page-refused-name = Tego imienia nie można użyć: od 1 do 24 liter jednego pisma, cyfr, odstępów.
page-refused-seat = To nie twoje miejsce.
page-refused-absent = Osoba z tego miejsca odeszła od stołu.
page-refused-undo = Nie ma czego cofnąć.
page-refused-failed = Coś poszło nie tak w serwisie. Spróbuj ponownie.
page-refused-text = Tego tekstu nie można wysłać.
page-refused-game = Nie ma tu takiej gry.
page-refused-chat = Przy tym stole nie ma czatu.
page-refused-match = Nie ma takiej partii.
