# What the page needs at a table: undo, invitations, watching, results, hints

page-play-undone = Ruch został cofnięty
page-play-undone-line = Cofnięto:
page-play-spectating = Oglądasz grę
page-play-terms = Warunki gry
page-play-closed = Gospodarz zamknął ten stół.
page-play-close-sure = Zamknąć ten stół?
page-play-close-why = Wszyscy przy stole dostaną wiadomość, a zaproszenia stracą ważność.
page-play-invited = { $name } zaprasza cię do gry: { $game }
page-play-invited-watch = { $name } zaprasza cię do oglądania gry: { $game }
page-play-only-here = Ten link działa tylko na tym komputerze, bo serwer nie przyjmuje połączeń z innych urządzeń. Aby kogoś zaprosić, zatrzymaj serwer i uruchom go poleceniem
page-play-other-address = Ta strona jest otwarta pod adresem, który działa tylko na tym komputerze. Link zawiera zamiast niego { $address }: ten adres działa w twojej sieci.
page-play-resign-why =
    { $how ->
        [duel] Partia się kończy i wygrywa { $name }.
        [end] Partia się kończy, bo nie gra już żadna inna osoba. Zajmujesz ostatnie miejsce.
       *[bot] Partia toczy się dalej. Twoje miejsce przejmuje bot, oznaczony jako bot, a ty kończysz na ostatnim miejscu.
    }{ $rated ->
        [true] { " " }Wynik liczy się do twojego rankingu.
        [first] { " " }Wynik liczy się do twojego rankingu, nawet przed twoim pierwszym ruchem.
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
        [you] Odchodzisz od stołu.
       *[other] { $name } odchodzi od stołu.
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
page-play-shared = Nic nie rozstrzyga remisu, więc zwycięstwo jest wspólne.
page-play-ratings = Ranking
page-play-rating = { $name }: { $before } → { $after } ({ $change })
page-play-hint-chance = Szansa na wygraną { $bound ->
        [under] poniżej { $win }
        [over] powyżej { $win }
       *[about] około { $win }
    }, około { $points } pkt, jeśli wszyscy grają równie dobrze
page-play-hint-why = Dlaczego?
page-play-unrated = Towarzyska
page-play-private = Na zaproszenie
page-play-no-clock = Bez zegara
page-play-key-u = Cofnij
page-play-key-s = Punkty
page-play-key-g = Cele
page-play-key-l = Ostatni ruch
page-play-key-m = Możliwe ruchy
page-play-key-h = Podpowiedź
page-play-key-command = Wpisz ruch
page-play-key-help = Ta pomoc
page-play-resign-sure = Poddać tę partię?
page-play-leave-sure = Odejść na dobre?
page-play-leave-why = Aby wrócić później, po prostu zamknij stronę. Jeśli odejdziesz, inni mogą grać dalej z botem.
page-play-leave-why-rated = Przy stole rankingowym odejście oznacza poddanie. Aby wrócić później, po prostu zamknij stronę.
page-play-end-sure = Przerwać partię?
page-play-end-why = Jeśli wszyscy się zgodzą, partia skończy się bez wyniku.
page-play-end-why-rated = Jeśli wszyscy się zgodzą, partia skończy się bez wyniku i nie będzie się liczyć.
page-play-command = Wpisz ruch
page-play-take-back-question = Nieważne
page-play-count = Szczegóły punktacji
page-play-skip = Pomiń
page-play-warn-on = Ostrzegaj przed błędami
page-play-warn-off = Nie ostrzegaj
