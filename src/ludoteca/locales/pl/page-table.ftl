# What the page needs only at a table and in a replay; it is loaded with them

page-table-fill-and-begin = Zacznij z botami ({ $level })
page-table-get-up = Zwolnij moje miejsce
page-table-host-begins = Czekamy, aż gospodarz rozpocznie partię.
page-table-come-by-link = Ten stół nie jest publiczny. Potrzebne jest zaproszenie.
page-table-invited-why = Jak się do ciebie zwracać?
page-table-invite-why = Osoba, która otworzy ten link, zajmie to miejsce. Działa raz, na dowolnym urządzeniu.
page-table-invite-watch = Zaproś do oglądania
page-table-invite-watch-why = Każdy, kto ma ten link, może oglądać, ale nie widzi zakrytych kafli ani celów.
page-table-invite-link = Link
page-table-invite-qr = Kod QR linku
page-table-invite-text = Zagrasz ze mną?
page-table-log-empty = Jeszcze nic się nie wydarzyło.
page-table-log-jump = Przejdź do tego ruchu
page-table-log-and-chat = Dziennik i czat
page-table-chat-empty = Przywitaj się.
page-table-chat-off = Czat przy tym stole jest wyłączony.
page-table-chat-watching = Czat jest tylko dla graczy.
page-table-chat-mute = Wycisz
page-table-chat-muted = Wiadomości od { $name } są ukryte.
page-table-chat-report = Zgłoś
page-table-chat-report-reason = Zgłoszono przy stole
page-table-chat-reported = Dziękujemy. Osoba prowadząca serwer dostała zgłoszenie.
page-table-pass-device = Podaj urządzenie: { $name }
page-table-pass-device-why = To, co tajne, pozostaje zakryte, aż naciśniesz przycisk.
page-table-looking-back = Wcześniejsze pozycje
page-table-position = { $entry } z { $of }
page-table-step-back = Krok wstecz
page-table-step-on = Krok naprzód
page-table-play-on = Odtwarzaj
page-table-pause = Pauza
page-table-back-to-now = Wróć do bieżącej pozycji
page-table-away =
    { $count ->
        [one] Podczas twojej nieobecności wydarzyła się jedna rzecz.
        [few] Podczas twojej nieobecności wydarzyły się { $count } rzeczy.
       *[other] Podczas twojej nieobecności wydarzyło się { $count } rzeczy.
    }
page-table-show-me = Pokaż
page-table-ask-undo = Cofnij ruch
page-table-ask-substitute = Oddaj miejsce botowi
page-table-ask-substitute-why = { $name } nie gra już przy tym stole. Który bot ma grać dalej?
page-table-ask-end = Przerwij partię
page-table-you-left = Nie grasz już przy tym stole.
page-table-come-back = Wróć do stołu
page-table-hint = Podpowiedź
page-table-hint-thinking = Szukam dobrego ruchu…
page-table-hint-chance = Szansa na wygraną { $win } · około { $points } pkt
page-table-hint-play = Zagraj ten ruch
page-table-hint-more =
    { $count ->
        [one] jeszcze jeden powód
        [few] jeszcze { $count } powody
       *[other] jeszcze { $count } powodów
    }
page-table-keys-more = Strzałki przesuwają po planszy, Enter lub spacja wybiera, Escape czyści wybór.
page-table-rematch-awaited = Rewanż? Pozostali na ciebie czekają.
page-table-look-at-board = Pokaż planszę
page-table-eyes = Punkt widzenia
page-table-eyes-none = Widz
page-table-to-begin = Na początek
page-table-to-end = Na koniec
page-table-scrub = Pozycja w partii
page-table-share-position = Udostępnij tę pozycję
page-table-replay-speed = Tempo
page-table-not-finished = Ta partia jeszcze trwa.

# Anywhere at the table
page-table-send = Wyślij
page-table-bots-busy =
    { $count ->
        [one] Boty są zajęte: przed tą decyzją jest jeszcze jedna
        [few] Boty są zajęte: przed tą decyzją są jeszcze { $count }
       *[other] Boty są zajęte: przed tą decyzją jest jeszcze { $count }
    }

# Before the match
page-table-laid = Stół jest gotowy
page-table-waiting-for =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo daj zagrać botowi.
        [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo daj zagrać botom.
       *[other] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo daj zagrać botom.
    }
page-table-all-seated = Wszystkie miejsca są zajęte.
page-table-seat-free = czeka na gracza
page-table-seat-of = Kto gra na miejscu { $number }
page-table-sit-here = Zajmij to miejsce
page-table-here = online
page-table-not-here = offline
page-table-absent = miejsce opuszczone
page-table-put-away = Zamknij stół
page-table-sit-down = Dołącz

# At the table
page-table-connecting = Łączenie…
page-table-reconnecting = Ponowne łączenie…
page-table-thinking = { $name } myśli
page-table-board = Plansza
page-table-beside = Obok planszy
page-table-log = Dziennik
page-table-say = Napisz coś miłego…
page-table-phrases = Gotowe zwroty
page-table-phrase-hello = Cześć!
page-table-phrase-good_luck = Powodzenia!
page-table-phrase-nice_move = Ładny ruch!
page-table-phrase-well_played = Dobra gra!
page-table-phrase-thanks = Dziękuję!
page-table-phrase-sorry = Przepraszam!
page-table-phrase-thinking = Daj mi pomyśleć…
page-table-phrase-hurry = Gramy dalej?
page-table-phrase-again = Jeszcze jedna partia?
page-table-phrase-bye = Do zobaczenia!
page-table-seats = Kto jest przy stole
page-table-watching =
    { $count ->
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
       *[other] ogląda { $count } osób
    }
page-table-days =
    { $count ->
        [one] jeden dzień
       *[other] { $count } dni
    }
page-table-i-am = To ja, { $name }
page-table-no-table = Nie ma takiego stołu albo nie jest publiczny, a nie masz zaproszenia.
page-table-gone = Ten stół został zamknięty albo nie masz już do niego dostępu.
page-table-no-drawing = Ta strona nie potrafi pokazać tej gry.
page-table-line-undo =
    { $who ->
        [you] Cofasz ruch
       *[other] { $name } cofa ruch
    }
page-table-line-resign =
    { $who ->
        [you] Poddajesz partię
       *[other] { $name } poddaje partię
    }
page-table-line-leave =
    { $who ->
        [you] Odchodzisz od stołu
       *[other] { $name } odchodzi od stołu
    }
page-table-line-return =
    { $who ->
        [you] Wracasz do stołu
       *[other] { $name } wraca do stołu
    }
page-table-line-expire =
    { $who ->
        [you] Koniec twojego czasu
       *[other] Koniec czasu: { $name }
    }
page-table-line-refuse =
    { $who ->
        [you] Nie zgadzasz się
       *[other] { $name } się nie zgadza
    }

# Asking the others
page-table-left = { $name } nie gra już przy tym stole.
page-table-asked-undo =
    { $who ->
        [you] Prosisz o cofnięcie ruchu.
       *[other] { $name } chce cofnąć ruch.
    }
page-table-asked-end =
    { $who ->
        [you] Prosisz o przerwanie partii.
       *[other] { $name } chce przerwać partię.
    }
page-table-asked-substitute =
    { $who ->
        [you] Proponujesz bota ({ $level }) na miejsce gracza { $of }.
       *[other] { $name } proponuje bota ({ $level }) na miejsce gracza { $of }.
    }
page-table-agree = Zgoda
page-table-disagree = Nie
page-table-resign = Poddaj partię
page-table-leave = Odejdź od stołu
page-table-keys = Skróty klawiszowe

# The end
page-table-you-won = Zwycięstwo!
page-table-tie-break = Remis punktowy: rozstrzygają zasady remisu.
page-table-to-daily = Do rozdania dnia
page-table-rematch = Zagraj jeszcze raz
page-table-rematch-invited = { $name }: jeszcze bez odpowiedzi
page-table-rematch-accepted = { $name } chce zagrać jeszcze raz
page-table-rematch-declined = { $name } rezygnuje
page-table-result = Wynik
page-table-mistakes = Ucz się na swoich błędach
