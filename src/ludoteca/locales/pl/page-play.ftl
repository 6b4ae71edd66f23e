# What the page needs at a table: undo, invitations, watching, results, hints

page-play-undone = Ruch został cofnięty
page-play-undone-line = Cofnięty:
page-play-spectating = Oglądasz grę
page-play-terms = Warunki gry
page-play-closed = Stół został zamknięty przez gospodarza.
page-play-close-sure = Zamknąć ten stół?
page-play-close-why = Wszyscy przy stole dostaną wiadomość, a zaproszenia stracą ważność.
page-play-invited = { $name } zaprasza cię do gry: { $game }
page-play-invited-watch = { $name } zaprasza cię do oglądania gry: { $game }
page-play-only-here = Ten link działa tylko na tym komputerze, bo serwer nie przyjmuje innych urządzeń. Aby kogoś zaprosić, zatrzymaj go i uruchom poleceniem
page-play-other-address = Ta strona jest otwarta pod adresem, który działa tylko na tym komputerze. Link używa zamiast tego { $address }, co działa w twojej sieci.
page-play-resign-why =
    { $how ->
        [duel] Partia się kończy i wygrywa { $name }.
        [end] Partia się kończy, bo nie gra już żadna inna osoba. Zajmujesz ostatnie miejsce.
       *[bot] Partia toczy się dalej. Twoje miejsce przejmuje bot, oznaczony jako bot, a ty kończysz na ostatnim miejscu.
    }{ $rated ->
        [true] { " " }Wynik liczy się do twojego rankingu.
       *[false] { "" }
    }
page-play-gone-resign =
    { $who ->
        [you] Poddajesz partię.
       *[other] { $name } poddaje partię.
    }
page-play-gone-expire =
    { $who ->
        [you] Twój czas się skończył.
       *[other] { $name }: czas się skończył.
    }
page-play-gone-leave =
    { $who ->
        [you] Opuszczasz stół.
       *[other] { $name } opuszcza stół.
    }
page-play-last-standing =
    { $who ->
        [you] Przy stole zostajesz tylko ty, więc wygrywasz.
       *[other] Przy stole zostaje tylko { $name } i wygrywa.
    }
page-play-ahead =
    { $who ->
        [you] Twoja przewaga: { $count ->
            [one] jeden punkt
            [few] { $count } punkty
           *[other] { $count } punktów
        }.
       *[other] { $name } wygrywa z przewagą: { $count ->
            [one] jeden punkt
            [few] { $count } punkty
           *[other] { $count } punktów
        }.
    }
page-play-won-behind =
    { $who ->
        [you] Wygrywasz: kto się poddaje, zajmuje ostatnie miejsce bez względu na punkty.
       *[other] Wygrywa { $name }: kto się poddaje, zajmuje ostatnie miejsce bez względu na punkty.
    }
page-play-tied = Remis, po { $count }: { $names }.
page-play-shared = Równe jest też wszystko, co rozstrzyga remisy, więc zwycięstwo jest wspólne.
page-play-ratings = Ranking
page-play-rating = { $name }: { $before } → { $after }
page-play-hint-chance = Szansa na wygraną około { $win }, około { $points } pkt, jeśli wszyscy grają jak silny bot
page-play-hint-why = Dlaczego?
page-unrated = Towarzyska
page-private = Na zaproszenie
page-no-clock = Bez zegara
page-refused-hints = Przy tym stole nie ma podpowiedzi.
page-key-u = Cofnij
page-asked-undo =
    { $who ->
        [you] Prosisz o cofnięcie ruchu.
       *[other] { $name } chce cofnąć ruch.
    }
page-asked-end =
    { $who ->
        [you] Prosisz o przerwanie partii.
       *[other] { $name } chce przerwać partię.
    }
page-asked-substitute =
    { $who ->
        [you] Proponujesz bota ({ $level }) na miejsce: { $of }.
       *[other] { $name } proponuje bota ({ $level }) na miejsce: { $of }.
    }
page-key-s = Punkty
page-key-g = Cele
page-key-l = Ostatni ruch
page-key-m = Możliwe ruchy
page-key-h = Podpowiedź
page-key-command = Wpisz ruch
page-key-help = Ta pomoc
