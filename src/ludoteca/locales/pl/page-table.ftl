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
page-table-you-left = Twoje miejsce przy stole jest puste.
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
