# Ludoteca w terminalu

## Zapisane partie

terminal-saved = Partia jest zapisana. Aby grać dalej: { $command }
terminal-saved-elsewhere = Partia jest zapisana w { $file }. Aby grać dalej: { $command }
terminal-nowhere = Nie można zapisać partii: w { $folder } ani w { $here } nie można zapisywać. Wybierz inne miejsce zmienną XDG_DATA_HOME.
terminal-look-back = Aby ją obejrzeć: { $replay } — punkty zwrotne: { $analyse }
terminal-no-matches = Nie ma zapisanych partii. Rozpocznij nową: ludoteca play
terminal-nothing-waits = Nie ma partii do kontynuowania. Rozpocznij nową: ludoteca play
terminal-no-match-in = { $file } to nie partia zapisana przez Ludotekę.
terminal-no-deal-in = { $file } powinien zawierać to rozdanie, ale to nie partia zapisana przez Ludotekę. Aby zacząć rozdanie od nowa, przenieś plik do innego folderu.
terminal-no-such-match = Nie ma zapisanej partii „{ $name }” ani takiego pliku. ludoteca matches podaje listę partii.
terminal-state-over = zakończona
terminal-state-waits = rozegrane akcje: { $count }

## Wiersz po wierszu

terminal-welcome = Wpisz help, aby dowiedzieć się więcej.
terminal-help =
    Pytania:
      moves tekst             dozwolone akcje (tylko te, które zawierają tekst)
      what AKCJA              co zrobi akcja
      hint                    najlepsze akcje, twoje szanse i powody
      undo                    cofnij swoją ostatnią akcję
      show, score, goals      stół, punkty, cele
      log                     co się wydarzyło
      coordinates             pokaż położenie kafli także w dzienniku, tak jak się je wpisuje, albo je ukryj
      rule NUMER              zasada z instrukcji albo wszystkie z danym słowem
      help                    ta pomoc
      quit                    przerwij tutaj; partia jest zapisana
terminal-help-chat =
    Z innymi:
      say TEKST               napisz coś do wszystkich
      yes, no                 odpowiedz na pytanie
terminal-moves-all = Ruchy: { $moves }
terminal-moves-some = Ruchów: { $count }, między innymi: { $moves }
terminal-no-move = Żadna dozwolona akcja nie zawiera „{ $text }”.
terminal-no-rule = Żadna zasada nie ma tego numeru ani nie zawiera „{ $text }”.
terminal-what = Wpisz: what AKCJA
terminal-refused = Tak nie można. { $why }
terminal-undone = Cofnięto.
terminal-nobody-asked = Nikt o nic nie pytał.
terminal-press-enter = Naciśnij Enter, aby zacząć.
terminal-yes-or-no = Odpowiedz yes (tak) albo no (nie).
terminal-sense-gain = zysk
terminal-sense-threat = plan
terminal-sense-denial = przeszkoda
terminal-sense-gift = prezent

## Na pełnym ekranie

terminal-menu-resume = Graj dalej: { $game } ({ $names })
terminal-menu-keys = ↑ ↓ i Enter: wybór, Esc: powrót; mysz też działa.
terminal-key-help = Pomoc
terminal-key-hint = Podpowiedź
terminal-hint-equal = Szanse i punkty zakładają, że wszyscy grają równie dobrze.
terminal-key-undo = Cofnij
terminal-key-deeds = Inne ruchy
terminal-key-more = Inne
terminal-key-log = Dziennik
terminal-key-rules = Zasady
terminal-key-type = Wpisz
terminal-key-zoom = Powiększ
terminal-key-chat = Czat
terminal-key-quit = Wyjdź
terminal-key-play = Zagraj
terminal-key-score = Punkty
terminal-key-goals = Cele
terminal-key-moves = Moje ruchy
terminal-key-back = Wróć
terminal-key-eyes = Punkt widzenia
terminal-key-walk = Krok
terminal-key-ends = Początek, koniec
terminal-key-run = Odtwórz, pauza
terminal-keys-more = Każdy ruch można też wykonać myszą: kliknij, kliknij ponownie, aby obrócić lub zmienić kolejność, potem naciśnij Enter albo kliknij podgląd. Naciśnij Esc, aby zamknąć.
terminal-missing = Najpierw wybierz, co zagrać.
terminal-press-deeds = Naciśnij d.
terminal-loading = Wczytuję partię…
terminal-key-choose = Wybór
terminal-key-analyse = Analiza
terminal-key-coordinates = Współrzędne
terminal-look-at-table = Obejrzyj stół
terminal-coordinates =
    { $shown ->
        [yes] Plansza i dziennik pokazują teraz współrzędne, tak jak się je wpisuje.
       *[no] Współrzędne są ukryte.
    }
terminal-analyse-later = Partię można przeanalizować po jej końcu, jeśli toczyła się na tym komputerze.
terminal-analysing = Analizuję partię: { $done }
terminal-again-or = Wpisz again, aby zagrać jeszcze raz, replay, aby przeczytać przebieg partii, albo analyse, aby poznać jej punkty zwrotne; Enter kończy.
terminal-enter = Enter: zagraj
terminal-told = { $name }: { $what }
terminal-find-rule = Numer albo słowo
terminal-type-here = Ruch albo pytanie, jak w trybie wierszowym; wpisz help, aby dowiedzieć się więcej
terminal-too-small = Ten terminal jest za mały: potrzeba { $width } × { $height }. Tryb wierszowy działa w każdym: ludoteca play --plain

## At a server

terminal-key-table = Stół
terminal-help-parting =
    Aby skończyć na dobre:
      resign                  poddaj partię; twoje miejsce przejmie bot
      leave                   odejdź od stołu; inni zdecydują, co dalej
      end                     zaproponuj innym przerwanie partii bez wyniku
terminal-sure = Na pewno? Wpisz: { $words }
terminal-leave-why = Aby wrócić później, po prostu naciśnij q. Jeśli odejdziesz, inni mogą grać dalej z botem.
terminal-leave-why-rated = Przy stole rankingowym odejście oznacza poddanie partii. Aby wrócić później, po prostu naciśnij q.
terminal-again = Wpisz again, aby zagrać rewanż; naciśnij Enter, aby wyjść.
terminal-rematch-join = Naciśnij a, aby dołączyć.
terminal-invited = zaproszenie
terminal-waiting = Czekamy na początek partii. Naciśnij Ctrl-C, aby wyjść; miejsce pozostaje twoje.
terminal-who = Przy stole: { $names }
terminal-no-tables = Nie ma teraz stołów publicznych ani twoich.
terminal-fair-checked = Uczciwie: sprawdzono na tym komputerze.
terminal-fair-partly = Uczciwie, na ile ten komputer może to sprawdzić. Całą partię sprawdzi: { $command }
terminal-fair-wrong = Uwaga: rozdaniu nie można ufać. { $why }

## Analysis

terminal-chances = szanse na wygraną

## Lessons

terminal-learn-welcome = Wpisz akcję albo: help, show (o co prosi krok), rule, back, quit.
terminal-exercises-welcome = Wpisz odpowiedź lub jej początek albo: help, rule, show (odpowiedź), skip, quit. To, czego dotyczy pytanie, jest w nawiasach kwadratowych; samo pytanie mówi o „złotej ramce”, jak na stronie.
terminal-exercises-place = Ćwiczenie { $number } z { $count }
terminal-exercises-choose = Wybierz: { $options }
terminal-exercises-done = Dobre odpowiedzi: { $right } z { $count }.
terminal-retry-welcome = Wpisz akcję albo: help, show (odpowiedź), next, quit.
