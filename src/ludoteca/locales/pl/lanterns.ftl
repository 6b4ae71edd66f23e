# Lanterns: święto plonów

## Słowa z instrukcji

lanterns-colour-black = czarny
lanterns-colour-orange = pomarańczowy
lanterns-colour-red = czerwony
lanterns-colour-blue = niebieski
lanterns-colour-green = zielony
lanterns-colour-white = biały
lanterns-colour-purple = purpurowy
lanterns-kind-four = cztery z jednego rodzaju
lanterns-kind-pairs = trzy pary
lanterns-kind-seven = siedem różnych
lanterns-honor = honor
lanterns-favor = żetony łaski
lanterns-out = brak
lanterns-points-four = Cztery z jednego rodzaju
lanterns-points-pairs = Trzy pary
lanterns-points-seven = Siedem różnych
lanterns-tie-break = Równy honor: rozstrzygają żetony łaski, potem karty lampionów.

## Jezioro

lanterns-lake = Jezioro, twoja strona na dole
lanterns-lake-of = Jezioro, na dole strona gracza { $name }
lanterns-fit = Pokaż całe jezioro
lanterns-at-top = { $colour } u góry
lanterns-at-right = { $colour } po prawej
lanterns-at-bottom = { $colour } na dole
lanterns-at-left = { $colour } po lewej
lanterns-cell-open = Wolne miejsce, styka się z: { $sides }
lanterns-touching = styka się z: { $sides }
lanterns-cell-ghost = Tutaj twój kafel, styka się z: { $sides }. Zysk: { $gains }
lanterns-cell-tile =
    { $kind ->
        [start] Startowy kafel: { $sides }
        [platform] Kafel z platformą: { $sides }
       *[plain] Kafel: { $sides }
    }{ $last ->
        [yes] . Umieszczony jako ostatni
       *[no] { "" }
    }

## Boki stołu

lanterns-your-side = Twoja strona
lanterns-your-cards = Twoje karty lampionów
lanterns-cards-of = Karty lampionów: { $name }
lanterns-card-count =
    { $count ->
        [one] { $count } karta z 12
        [few] { $count } karty z 12
       *[other] { $count } kart z 12
    }
lanterns-card-sum =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
lanterns-count = { $count } × { $colour }
lanterns-no-cards = brak kart
lanterns-to-move = teraz gra
lanterns-seat-open =
    { $who ->
        [you] Twoje karty i żetony
       *[other] Karty i żetony: { $name }
    }
lanterns-seat-honor = Honor: { $honor }
lanterns-seat-rest = Żetony łaski: { $favor } · karty: { $cards } · kafle: { $tiles }
lanterns-close = Zamknij
lanterns-hand = Twoje kafle
lanterns-hand-number = Kafel { $number }: { $tile }
lanterns-hand-tile =
    { $kind ->
        [platform] { $sides }, z platformą
       *[plain] { $sides }
    }

## Tura

lanterns-steps = Kroki tury
lanterns-step-exchange = Wymiana
lanterns-step-dedicate = Poświęcenie
lanterns-step-place = Kafel
lanterns-step-discard = Odrzucanie
lanterns-step-pass = Ostatnia tura
lanterns-step-ready = honor { $value }
lanterns-advice-wait = To jeszcze nie twoja tura
lanterns-advice-choose = Wybierz kafel, potem miejsce
lanterns-advice-place = Wybierz miejsce dla kafla
lanterns-advice-discard =
    { $dedication ->
        [yes] Masz ponad 12 kart ({ $count }): dokonaj poświęcenia albo odrzuć nadmiar
       *[no] Masz ponad 12 kart ({ $count }): odrzuć nadmiar. Pomogłoby też poświęcenie, ale nie masz zestawu
    }
lanterns-advice-pass = Ostatnia wymiana, ostatnie poświęcenie
lanterns-would-gain = Zysk
lanterns-preview = Zysk: { $gains }
lanterns-gain-card = { $count } { $colour }
lanterns-gain-favor =
    { $number ->
        [one] { $count } żeton łaski
        [few] { $count } żetony łaski
       *[other] { $count } żetonów łaski
    }
lanterns-gain-honor = { $count } honoru
lanterns-gain-nothing = nic
lanterns-rotate = Obróć kafel (R)
lanterns-how-to-rotate =
    { $pointer ->
        [touch] Dotknij kafla, aby go obrócić, potem potwierdź.
       *[mouse] Obróć go kółkiem, kliknięciem lub klawiszem R, potem potwierdź.
    }
lanterns-key-choose = Wybierz kafel; ponownie, aby go obrócić
lanterns-key-lake = Od twoich kafli do jeziora i z powrotem
lanterns-key-rotate = Obróć kafel; z Shift w drugą stronę
lanterns-key-zoom = Powiększ, zmniejsz, pokaż całe jezioro
lanterns-key-enter = Połóż kafel; ponownie, aby potwierdzić
lanterns-tie-favor =
    { $who ->
        [you] Masz więcej żetonów łaski ({ $count } do { $next }).
       *[other] { $name } ma więcej żetonów łaski ({ $count } do { $next }).
    }
lanterns-tie-cards =
    { $who ->
        [you] Żetonów łaski jest też po równo, ale masz więcej kart lampionów ({ $count } do { $next }).
       *[other] Żetonów łaski jest też po równo, ale { $name } ma więcej kart lampionów ({ $count } do { $next }).
    }
lanterns-undo = Cofnij
lanterns-clear = Wyczyść
lanterns-sent = Wysłano
lanterns-do-confirm-now = Potwierdź
lanterns-do-discard-now = Odrzuć
lanterns-do-pass-now = Zakończ turę
lanterns-discard-one = Odrzuć: { $colour }, masz { $count }
lanterns-exchange-title = Wymień kartę lampionu
lanterns-exchange-give = Oddaj jedną kartę i 2 żetony łaski
lanterns-exchange-take = Weź inny kolor z zasobów
lanterns-exchange-do = Wymień
lanterns-dedicate-title = Dokonaj poświęcenia
lanterns-dedicate-which-four = Który kolor?
lanterns-dedicate-which-pairs = Które trzy pary?
lanterns-dedicate-do = Poświęć

## Zasoby i poświęcenia

lanterns-panel-supply = Zasoby
lanterns-panel-four = 4 jednego koloru
lanterns-panel-dedications = Poświęcenia
lanterns-supply-each = po { $count } w każdym kolorze
lanterns-draw-stack =
    { $count ->
        [0] Stos dociągania jest pusty. Każdy gracz umieszcza łącznie { $each }.
        [one] Do dociągnięcia { $count } kafel jeziora. Każdy gracz umieszcza łącznie { $each }.
        [few] Do dociągnięcia { $count } kafle jeziora. Każdy gracz umieszcza łącznie { $each }.
       *[other] Do dociągnięcia { $count } kafli jeziora. Każdy gracz umieszcza łącznie { $each }.
    }
lanterns-then = potem { $values }
lanterns-then-always = potem zawsze 4

## Jak daleko zaszliśmy i o co można zapytać

lanterns-progress = runda { $round } z { $rounds }
lanterns-progress-final = ostatnie tury
lanterns-progress-over = koniec
lanterns-score =
    { $who ->
        [you] Masz { $honor } honoru, żetony łaski: { $favor }, karty: { $cards }.
       *[other] { $name } ma { $honor } honoru, żetony łaski: { $favor }, karty: { $cards }.
    }
lanterns-goal = Następny żeton „{ $kind }” jest wart { $value }.
lanterns-goal-cards = Masz: { $cards }.
lanterns-moves-none = To nie twoja tura.
lanterns-moves-exchange = Możesz wymienić kartę.
lanterns-moves-dedicate = Możesz poświęcić: { $kinds }.
lanterns-moves-discard = Musisz odrzucić kartę.
lanterns-moves-place = Możesz umieścić kafel; kafli do wyboru: { $tiles }, miejsc: { $places }.
lanterns-moves-pass = Możesz zakończyć ostatnią turę.

## Akcje słowami

lanterns-do-place = Umieść kafel
lanterns-do-place-tile = Umieść kafel { $number }, w twoją stronę: { $colour }
lanterns-do-exchange = Wymień: { $given } na { $taken }
lanterns-do-dedicate = Poświęć „{ $kind }” za { $value } honoru
lanterns-do-dedicate-of = Poświęć „{ $kind }” za { $value } honoru: { $colours }
lanterns-do-discard = Odrzuć: { $colour }
lanterns-do-pass = Zakończ ostatnią turę

## Dziennik

lanterns-log-place =
    { $who ->
        [you] Umieszczasz kafel
       *[other] { $name } umieszcza kafel
    }
lanterns-log-place-matched =
    { $who ->
        [you] Umieszczasz kafel, dopasowanie: { $cards }
       *[other] { $name } umieszcza kafel, dopasowanie: { $cards }
    }
lanterns-log-place-favor =
    { $who ->
        [you] Umieszczasz kafel, dopasowanie: { $cards } ({ $favor })
       *[other] { $name } umieszcza kafel, dopasowanie: { $cards } ({ $favor })
    }
lanterns-log-favor =
    { $count ->
        [one] +{ $count } żeton łaski
        [few] +{ $count } żetony łaski
       *[other] +{ $count } żetonów łaski
    }
lanterns-log-honor = +{ $count } honoru
lanterns-log-dealt =
    { $who ->
        [you] Bierzesz: { $colour }
       *[other] { $name } bierze: { $colour }
    }
lanterns-log-missed =
    { $who ->
        [you] Nie dostajesz karty, zabrakło koloru: { $colour }
       *[other] { $name } nie dostaje karty, zabrakło koloru: { $colour }
    }
lanterns-log-exchange =
    { $who ->
        [you] Wymieniasz: { $given } na { $taken }
       *[other] { $name } wymienia: { $given } na { $taken }
    }
lanterns-log-dedicate =
    { $who ->
        [you] Poświęcasz: { $kind } ({ $honor })
       *[other] { $name } poświęca: { $kind } ({ $honor })
    }
lanterns-log-discard =
    { $who ->
        [you] Odrzucasz: { $colour }
       *[other] { $name } odrzuca: { $colour }
    }
lanterns-log-pass =
    { $who ->
        [you] Kończysz ostatnią turę
       *[other] { $name } kończy ostatnią turę
    }
lanterns-log-final = Ostatni kafel jest na jeziorze: każdy ma jeszcze jedną, ostatnią turę
lanterns-log-over = Święto dobiegło końca

## Za i przeciw

lanterns-reason-dedication = { $value } honoru za „{ $dedication }”
lanterns-reason-set-given =
    { $who ->
        [you] daje ci kolor { $colour }, który dopełnia „{ $dedication }” za { $value }
       *[other] { $name } dostaje kolor { $colour }, który dopełnia „{ $dedication }” za { $value }
    }
lanterns-reason-ready = dopełnia „{ $dedication }” za { $value } honoru
lanterns-reason-stack-wanted =
    { $who ->
        [you] następny żeton „{ $dedication }” jest wart { $to } zamiast { $from }, a tobie niewiele do niego brakuje
       *[other] następny żeton „{ $dedication }” jest wart { $to } zamiast { $from }; { $name } jest blisko
    }
lanterns-reason-out-wanted =
    { $who ->
        [you] kończy się { $colour }, potrzebny ci na „{ $dedication }” za { $value }
       *[other] kończy się { $colour }; { $name } potrzebuje go na „{ $dedication }” za { $value }
    }
lanterns-reason-exchange = karta zmienia kolor: { $given } → { $colour }
lanterns-reason-cards = karty: { $colours }
lanterns-reason-favor =
    { $count ->
        [one] { $count } żeton łaski
        [few] { $count } żetony łaski
       *[other] { $count } żetonów łaski
    }
lanterns-reason-near = brakuje jednej karty na „{ $dedication }” za { $value }: { $colours }
lanterns-reason-stack-left =
    { $who ->
        [you] zostawia ci „{ $dedication }” za { $value }
       *[other] { $name } może wziąć „{ $dedication }” za { $value }
    }
lanterns-reason-colour-back =
    { $who ->
        [you] { $colour } wraca do zasobów, potrzebny ci na „{ $dedication }” za { $value }
       *[other] { $colour } wraca do zasobów; { $name } potrzebuje go na „{ $dedication }” za { $value }
    }
lanterns-reason-missed =
    { $who ->
        [you] nie dostajesz karty, zabrakło koloru: { $colour }
       *[other] { $name } nie dostaje karty, zabrakło koloru: { $colour }
    }
lanterns-reason-card-given =
    { $who ->
        [you] daje ci kolor { $colour }
       *[other] { $name } dostaje kolor { $colour }
    }
lanterns-reason-stack = następny żeton „{ $dedication }” jest wart { $to } zamiast { $from }
lanterns-reason-out = kończy się { $colour }

## Dlaczego czegoś nie wolno

lanterns-refusal-no-such-action = Nie ma takiej akcji.
lanterns-refusal-is-over = Partia jest skończona.
lanterns-refusal-already-exchanged = W tej turze masz już za sobą wymianę karty.
lanterns-refusal-exchange-too-late = Kartę można wymienić tylko przed poświęceniem i przed odrzucaniem.
lanterns-refusal-no-favor = Wymiana kosztuje 2 żetony łaski.
lanterns-refusal-not-held = Nie masz karty w kolorze, który chcesz oddać.
lanterns-refusal-same-colour = Trzeba wziąć inny kolor.
lanterns-refusal-not-in-supply = W zasobach nie ma karty w tym kolorze.
lanterns-refusal-already-dedicated = W tej turze masz już za sobą poświęcenie.
lanterns-refusal-dedication-too-late = Poświęcenia można dokonać tylko przed odrzucaniem.
lanterns-refusal-no-set = Nie masz kart do tego zestawu.
lanterns-refusal-same-pair = Trzy pary muszą być w trzech różnych kolorach.
lanterns-refusal-no-need-to-discard = Karty odrzuca się tylko wtedy, gdy jest ich więcej niż 12, przed umieszczeniem kafla.
lanterns-refusal-discard-not-held = Nie masz karty w tym kolorze.
lanterns-refusal-must-place = Turę kończy umieszczenie kafla; spasować można tylko w ostatniej turze.
lanterns-refusal-too-many-cards = Masz więcej niż 12 kart: dokonaj poświęcenia albo odrzuć karty, zanim umieścisz kafel.
lanterns-refusal-no-tile = Nie masz takiego kafla na ręce.
lanterns-refusal-not-open = Kafel umieszcza się na wolnym miejscu obok kafla, który już leży na jeziorze.
lanterns-refusal-no-more-tiles = W ostatnich turach nie umieszcza się kafli.
