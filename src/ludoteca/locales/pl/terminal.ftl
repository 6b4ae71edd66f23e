# Ludoteca w terminalu

## Zapisane partie

terminal-saved = Partia jest zapisana. Dalej: { $command }
terminal-look-back = Obejrzyj ją: { $replay } — punkty zwrotne: { $analyse }
terminal-no-matches = Nie ma zapisanych partii. Zacznij: ludoteca play
terminal-nothing-waits = Żadna partia nie czeka na dalszy ciąg. Zacznij: ludoteca play
terminal-no-match-in = { $file } to nie partia zapisana przez Ludotecę.
terminal-no-such-match = Nie ma partii zapisanej jako „{ $name }” ani takiego pliku. Listę podaje ludoteca matches.
terminal-state-over = zakończona
terminal-state-waits = rozegrane akcje: { $count }

## Wiersz po wierszu

terminal-welcome = Wpisz help, aby dowiedzieć się więcej.
terminal-help =
    Pytania:
      moves tekst             dozwolone akcje (te, które zawierają tekst)
      what AKCJA              co by dała akcja
      hint                    najlepsze akcje, twoje szanse i powody
      undo                    cofnij swoją ostatnią akcję
      show, score, goals      stół, punkty, cele
      log                     co się wydarzyło
      rule NUMER              zasada z instrukcji albo wszystkie z danym słowem
      help                    ta pomoc
      quit                    przerwij tutaj; partia jest zapisana
terminal-help-chat =
    Z innymi:
      say TEKST               powiedz coś wszystkim
      yes, no                 odpowiedz na pytanie
terminal-moves-all = Ruchy: { $moves }
terminal-moves-some = Ruchów: { $count }, między innymi: { $moves }
terminal-no-move = Żadna dozwolona akcja nie zawiera „{ $text }”.
terminal-no-rule = Żadna zasada nie ma tego numeru ani nie zawiera „{ $text }”.
terminal-what = Wpisz: what AKCJA
terminal-refused = Tak nie można. { $why }
terminal-undone = Cofnięte.
terminal-nobody-asked = Nikt o nic nie pytał.
terminal-press-enter = Naciśnij Enter, gdy będziesz na miejscu.
terminal-yes-or-no = Odpowiedz yes (tak) albo no (nie).
terminal-sense-gain = zysk
terminal-sense-threat = plan
terminal-sense-denial = przeszkoda
terminal-sense-gift = prezent

## Na pełnym ekranie

terminal-menu-resume = Graj dalej: { $game } ({ $names })
terminal-menu-keys = ↑ ↓ i Enter wybierają, Esc wraca; mysz też działa.
terminal-key-help = Pomoc
terminal-key-hint = Podpowiedź
terminal-key-undo = Cofnij
terminal-key-deeds = Inne ruchy
terminal-key-log = Dziennik
terminal-key-rules = Zasady
terminal-key-type = Wpisz
terminal-key-zoom = Powiększ
terminal-key-chat = Powiedz
terminal-key-quit = Wyjdź
terminal-key-play = Zagraj
terminal-key-score = Punkty
terminal-key-goals = Cele
terminal-key-moves = Co mogę zrobić
terminal-key-back = Wróć
terminal-key-eyes = Inne oczy
terminal-key-walk = Krok
terminal-key-ends = Początek, koniec
terminal-key-run = Odtwórz, pauza
terminal-keys-more = Każdy ruch można też wykonać myszą: kliknij, kliknij ponownie, aby obrócić lub zmienić kolejność, potem Enter albo kliknięcie w to, co by dał. Esc zamyka to okno.
terminal-enter = Enter zagrywa
terminal-told = { $name }: { $what }
terminal-find-rule = Numer albo słowo
terminal-type-here = Ruch albo pytanie, jak wiersz po wierszu; help powie więcej
terminal-too-small = Ten terminal jest za mały: potrzeba { $width } × { $height }. Wiersz po wierszu działa w każdym: ludoteca play --plain

## At a service

terminal-key-table = Stół
terminal-help-parting =
    Aby naprawdę skończyć:
      resign                  poddaj partię; za ciebie zagra bot
      leave                   odejdź od stołu; inni zdecydują, co dalej
      end                     zaproponuj innym koniec bez wyniku
terminal-sure = Na pewno? Wpisz: { $words }
terminal-leave-why = Aby wrócić później, po prostu naciśnij q. Jeśli odejdziesz, inni mogą grać dalej z botem.
terminal-leave-why-rated = Przy stole rankingowym odejście to poddanie partii. Aby wrócić później, po prostu naciśnij q.
terminal-again = Wpisz again, aby zagrać jeszcze raz z tymi samymi osobami; Enter wychodzi.
terminal-rematch-join = Naciśnij t, aby dołączyć.
terminal-waiting = Czekamy na początek partii. Ctrl-C wychodzi; miejsce pozostaje twoje.
terminal-who = Przy stole: { $names }
terminal-no-tables = Nie ma teraz publicznych stołów ani twoich.

## Looking at a match again

terminal-chances = szanse na wygraną
terminal-turns = Punkty zwrotne:
terminal-no-turns = Żadna akcja nie kosztowała wiele.
terminal-turn = { $ply }: { $name } zagrywa { $action } i traci { $loss } szans
terminal-better = lepiej: { $action }
