# Puzzles, on the page and in the terminal
page-puzzles-title = Zadania
page-puzzles-none = Nie ma zadań do tej gry.
page-puzzles-unknown = Nie ma takiego zadania.
page-puzzles-offline = Nie udało się wczytać zadania. Sprawdź połączenie i spróbuj ponownie.
page-puzzles-again = Spróbuj ponownie
page-puzzles-choose = Wybierz zadania
page-puzzles-kind = Rodzaj
page-puzzles-kind-all = Wszystkie
page-puzzles-kind-exact = Końcówka
page-puzzles-kind-best = Najlepszy ruch
page-puzzles-kind-turn = Ta tura
page-puzzles-kind-reader = Ukryty cel
page-puzzles-kind-all-why = Najpierw łatwe.
page-puzzles-kind-exact-why = Nie ma już losowości: który ruch na pewno wygrywa?
page-puzzles-kind-best-why = W środku partii jeden ruch jest wyraźnie najlepszy.
page-puzzles-kind-turn-why = Znajdź to, co teraz daje najwięcej. Dobre na początek.
page-puzzles-kind-reader-why = Odczytaj regał: jaki cel osobisty się za nim kryje?
page-puzzles-difficulty = Trudność
page-puzzles-difficulty-0 = dowolna
page-puzzles-difficulty-1 = bardzo łatwe
page-puzzles-difficulty-2 = łatwe
page-puzzles-difficulty-3 = średnie
page-puzzles-difficulty-4 = trudne
page-puzzles-difficulty-5 = bardzo trudne
page-puzzles-found-novice = Znajduje to nawet nowicjusz.
page-puzzles-found-apprentice = Znajduje to uczeń.
page-puzzles-found-adept = Znajduje to adept.
page-puzzles-found-artisan = Znajduje to rzemieślnik, słabsze poziomy nie.
page-puzzles-found-master = Znajduje to tylko mistrz.
page-puzzles-found-nobody = Często przeoczy to nawet mistrz.
page-puzzles-ask-win-lanterns = Nie ma już losowości. Który ruch wygrywa bez względu na to, co zrobią inni?
page-puzzles-ask-win-shelfie = To ostatnia tura. Który ruch wygrywa bez względu na cele osobiste innych?
page-puzzles-ask-best = Który ruch daje największą szansę na wygraną?
page-puzzles-ask-points = Który ruch daje teraz najwięcej punktów?
page-puzzles-ask-honor = Jak zdobyć najwięcej honoru w tej turze? Wykonaj pierwszy krok.
page-puzzles-ask-gain = Jak umieścić kafel, by dostać łącznie najwięcej kart i żetonów łaski?
page-puzzles-ask-goal = Jaki cel osobisty ma { $name }? Przyjrzyj się regałowi i temu, jak się zapełniał.
page-puzzles-right-win = Teraz nikt ci nie przeszkodzi.
page-puzzles-right-best = Szansa na wygraną to teraz około { $best }%.
page-puzzles-right-points =
    { $best ->
        [one] Daje { $best } punkt.
        [few] Daje { $best } punkty.
       *[other] Daje { $best } punktów.
    }
page-puzzles-right-honor = Prowadzi w tej turze do { $best } honoru.
page-puzzles-right-gain = Daje łącznie karty i żetony: { $best }.
page-puzzles-right-goal = Sposób zapełniania regału dawał temu celowi { $best }% szans – i to właśnie on.
page-puzzles-wrong-win = To nie daje pewnej wygranej. Spróbuj innego ruchu.
page-puzzles-wrong-best = Inny ruch jest wyraźnie lepszy. Spróbuj ponownie.
page-puzzles-wrong-chance = Ten ruch kosztuje { $cost }% szans na wygraną. Spróbuj innego.
page-puzzles-wrong-points = Można zdobyć więcej punktów. Spróbuj ponownie.
page-puzzles-wrong-honor = W tej turze można zdobyć więcej honoru. Spróbuj ponownie.
page-puzzles-wrong-gain = Inaczej umieszczony kafel daje więcej. Spróbuj ponownie.
page-puzzles-wrong-goal = Nie ten. Porównaj pola jeszcze raz.
page-puzzles-hint = Podpowiedź
page-puzzles-answer = Pokaż odpowiedź
page-puzzles-hint-count =
    { $count ->
        [one] Wygrywa { $count } ruch z { $all }.
        [few] Wygrywają { $count } ruchy z { $all }.
       *[other] Wygrywa { $count } ruchów z { $all }.
    }
page-puzzles-hint-points =
    { $best ->
        [one] Szukaj ruchu za { $best } punkt.
        [few] Szukaj ruchu za { $best } punkty.
       *[other] Szukaj ruchu za { $best } punktów.
    }
page-puzzles-hint-honor = Możesz zdobyć { $best } honoru.
page-puzzles-hint-gain = Szukaj łącznie kart i żetonów: { $best }.
page-puzzles-hint-reason-gain = Od razu coś daje.
page-puzzles-hint-reason-threat = Przygotowuje coś na późniejszą turę.
page-puzzles-hint-reason-denial = Odbiera coś innym.
page-puzzles-hint-reason-gift = Daje coś innym, a mimo to jest najlepszy.
page-puzzles-hint-reason-none = To spokojny ruch: pomyśl o następnych turach.
page-puzzles-hint-column = Kafelki trafiają do kolumny { $column }.
page-puzzles-hint-exchange = Zacznij od wymiany.
page-puzzles-hint-dedicate = Dokonaj poświęcenia.
page-puzzles-hint-discard = Odrzuć kartę.
page-puzzles-hint-place = Umieść kafel. Zwróć uwagę, który bok jest skierowany w czyją stronę.
page-puzzles-hint-pass = Zakończ turę.
page-puzzles-hint-cells = Policz dla każdego obrazka, ile pól zawiera pokazany przedmiot.
page-puzzles-hint-fewer = To jeden z tych:
page-puzzles-answer-is = Odpowiedź: { $move }
page-puzzles-next = Następne zadanie
page-puzzles-play-on = Graj dalej od tego miejsca
page-puzzles-share = Kopiuj link
page-puzzles-streak = { $count } z rzędu
page-puzzles-best-streak = Rekord: { $count }
page-puzzles-progress = Rozwiązane: { $solved } z { $count }
page-puzzles-all-solved = Wszystkie rozwiązane.
page-puzzles-goal-number = Cel osobisty { $number }
page-puzzles-leave = Wyjdź z zadań
page-puzzles-compare = Porównaj cele
page-puzzles-compare-short = Porównaj
page-puzzles-shelf-of = Regał: { $name }
page-puzzles-mine = Moje błędy
