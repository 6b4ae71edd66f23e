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
lanterns-you = Ty
lanterns-points-four = Cztery z jednego rodzaju
lanterns-points-pairs = Trzy pary
lanterns-points-seven = Siedem różnych

## Jezioro

lanterns-lake = Jezioro, twój bok na dole
lanterns-lake-of = Jezioro, na dole bok: { $name }
lanterns-fit = Pokaż całe jezioro
lanterns-at-top = { $colour } u góry
lanterns-at-right = { $colour } po prawej
lanterns-at-bottom = { $colour } na dole
lanterns-at-left = { $colour } po lewej
lanterns-cell-open = Wolne miejsce, dotyka: { $sides }
lanterns-cell-ghost = Tutaj twój kafel, dotyka: { $sides }. Zysk: { $gains }
lanterns-cell-tile =
    { $kind ->
        [start] Startowy kafel: { $sides }
        [platform] Kafel z platformą: { $sides }
       *[plain] Kafel: { $sides }
    }{ $last ->
        [yes] . Położony jako ostatni
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
lanterns-to-move = na ruchu
lanterns-seat-open = { $name }: co tu leży
lanterns-seat-honor = Honor: { $honor }
lanterns-seat-rest = Łaska: { $favor } · karty: { $cards } · kafle: { $tiles }
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
lanterns-step-exchange = Wymień
lanterns-step-dedicate = Poświęć
lanterns-step-place = Połóż
lanterns-step-discard = Odrzuć
lanterns-step-pass = Ostatnia tura
lanterns-step-ready = { $value } gotowe
lanterns-advice-wait = To jeszcze nie twoja tura
lanterns-advice-choose = Wybierz kafel, potem miejsce
lanterns-advice-place = Wybierz miejsce dla kafla
lanterns-advice-discard = Kart: { $count }. Odrzuć do 12
lanterns-advice-pass = Ostatnia wymiana, ostatnie poświęcenie
lanterns-would-gain = Zysk
lanterns-gain-card = { $count } { $colour }
lanterns-gain-favor = { $count } łaski
lanterns-gain-honor = { $count } honoru
lanterns-gain-nothing = nic
lanterns-rotate = Obróć kafel (R)
lanterns-undo = Cofnij
lanterns-sent = Wysłano
lanterns-do-confirm-now = Potwierdź
lanterns-do-discard-now = Odrzuć
lanterns-do-pass-now = Koniec tury
lanterns-discard-one = Odrzuć { $colour }, masz { $count }
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
lanterns-panel-four = Cztery jednakowe
lanterns-panel-dedications = Poświęcenia
lanterns-supply-each = z { $count } w kolorze
lanterns-draw-stack =
    { $count ->
        [0] Stos dociągania jest pusty; każdy kładzie po { $each }.
        [one] Do dociągnięcia { $count } kafel jeziora; każdy kładzie po { $each }.
        [few] Do dociągnięcia { $count } kafle jeziora; każdy kładzie po { $each }.
       *[other] Do dociągnięcia { $count } kafli jeziora; każdy kładzie po { $each }.
    }
lanterns-then = potem { $values }
lanterns-then-always = potem zawsze 4

## Jak daleko zaszliśmy i o co można zapytać

lanterns-progress = runda { $round } z { $rounds }
lanterns-progress-final = ostatnie tury
lanterns-progress-over = koniec
lanterns-score =
    { $who ->
        [you] Masz honor: { $honor }, łaska: { $favor }, karty: { $cards }.
       *[other] { $name } ma honor: { $honor }, łaska: { $favor }, karty: { $cards }.
    }
lanterns-goal = Następne poświęcenie, { $kind }: { $value }.
lanterns-goal-cards = Masz: { $cards }.
lanterns-moves-none = To nie twoja tura.
lanterns-moves-exchange = Możesz wymienić kartę.
lanterns-moves-dedicate = Możesz poświęcić: { $kinds }.
lanterns-moves-discard = Musisz odrzucić kartę.
lanterns-moves-place = Możesz położyć kafel; kafli do wyboru: { $tiles }, miejsc: { $places }.
lanterns-moves-pass = Możesz zakończyć ostatnią turę.

## Akcje słowami

lanterns-do-place = Połóż kafel
lanterns-do-place-tile = Połóż kafel { $number }, do siebie: { $colour }
lanterns-do-exchange = Wymień: { $given } na { $taken }
lanterns-do-dedicate = Poświęć { $kind }, honor: { $value }
lanterns-do-dedicate-of = Poświęć { $kind }, honor: { $value } ({ $colours })
lanterns-do-discard = Odrzuć: { $colour }
lanterns-do-pass = Zakończ ostatnią turę

## Dziennik

lanterns-log-place =
    { $who ->
        [you] { $name } kładziesz kafel
       *[other] { $name } kładzie kafel
    }
lanterns-log-matched = dopasowanie: { $cards }
lanterns-log-favor = +{ $count } łaski
lanterns-log-honor = +{ $count } honoru
lanterns-log-dealt =
    { $who ->
        [you] Bierzesz: { $colour }
       *[other] { $name } bierze: { $colour }
    }
lanterns-log-missed =
    { $who ->
        [you] Nie bierzesz karty, brak koloru: { $colour }
       *[other] { $name } nie bierze karty, brak koloru: { $colour }
    }
lanterns-log-exchange =
    { $who ->
        [you] { $name } wymieniasz: { $given } na { $taken }
       *[other] { $name } wymienia: { $given } na { $taken }
    }
lanterns-log-dedicate =
    { $who ->
        [you] { $name } poświęcasz: { $kind }
       *[other] { $name } poświęca: { $kind }
    }
lanterns-log-discard =
    { $who ->
        [you] { $name } odrzucasz: { $colours }
       *[other] { $name } odrzuca: { $colours }
    }
lanterns-log-pass =
    { $who ->
        [you] { $name } kończysz ostatnią turę
       *[other] { $name } kończy ostatnią turę
    }
lanterns-log-final = Ostatni kafel leży: każdy ma jeszcze ostatnią turę
lanterns-log-over = Święto dobiegło końca

## Za i przeciw

lanterns-reason-dedication = { $value } honoru za { $dedication }
lanterns-reason-set-given =
    { $who ->
        [you] daje ci kolor { $colour }, który dopełnia { $dedication } za { $value }
       *[other] { $name } dostaje kolor { $colour }, który dopełnia { $dedication } za { $value }
    }
lanterns-reason-ready = dopełnia { $dedication }, do poświęcenia za { $value }
lanterns-reason-stack-wanted =
    { $who ->
        [you] następne { $dedication } daje { $to } zamiast { $from }, a tobie niewiele do tego brakuje
       *[other] następne { $dedication } daje { $to } zamiast { $from }; niewiele brakuje do tego graczowi { $name }
    }
lanterns-reason-out-wanted =
    { $who ->
        [you] skończył się { $colour }, potrzebny ci na { $dedication } za { $value }
       *[other] skończył się { $colour }; { $name } potrzebuje go na { $dedication } za { $value }
    }
lanterns-reason-exchange = { $colour } zamiast { $given }, za { $count } żetony łaski
lanterns-reason-cards = karty: { $colours }
lanterns-reason-favor =
    { $count ->
        [one] { $count } żeton łaski
        [few] { $count } żetony łaski
       *[other] { $count } żetonów łaski
    }
lanterns-reason-near = brakuje jednej karty na { $dedication } za { $value }: { $colours }
lanterns-reason-stack-left =
    { $who ->
        [you] zostawia ci { $dedication } za { $value }
       *[other] { $name } może wziąć { $dedication } za { $value }
    }
lanterns-reason-colour-back =
    { $who ->
        [you] { $colour } wraca do zasobów, potrzebny ci na { $dedication } za { $value }
       *[other] { $colour } wraca do zasobów; { $name } potrzebuje go na { $dedication } za { $value }
    }
lanterns-reason-missed =
    { $who ->
        [you] nie dostajesz koloru { $colour }: brak
       *[other] { $name } nie dostaje koloru { $colour }: brak
    }
lanterns-reason-card-given =
    { $who ->
        [you] daje ci kolor { $colour }
       *[other] { $name } dostaje kolor { $colour }
    }
lanterns-reason-stack = następne { $dedication } daje { $to } zamiast { $from }
lanterns-reason-out = skończył się { $colour }

## Dlaczego czegoś nie wolno

lanterns-refusal-no-such-action = Nie ma takiej akcji.
lanterns-refusal-is-over = Partia jest skończona.
lanterns-refusal-already-exchanged = W tej turze karta została już wymieniona.
lanterns-refusal-exchange-too-late = Wymiana następuje przed poświęceniem i przed odrzucaniem.
lanterns-refusal-no-favor = Wymiana kosztuje 2 żetony łaski.
lanterns-refusal-not-held = Nie masz karty w kolorze, który chcesz oddać.
lanterns-refusal-same-colour = Wymienia się na inny kolor.
lanterns-refusal-not-in-supply = W zasobach nie ma karty w tym kolorze.
lanterns-refusal-already-dedicated = W tej turze dokonano już poświęcenia.
lanterns-refusal-dedication-too-late = Poświęcenie następuje przed odrzucaniem.
lanterns-refusal-no-set = Nie masz kart do tego zestawu.
lanterns-refusal-same-pair = Trzy pary są w trzech różnych kolorach.
lanterns-refusal-no-need-to-discard = Karty odrzuca się tylko powyżej 12, przed położeniem kafla.
lanterns-refusal-discard-not-held = Nie masz karty w tym kolorze.
lanterns-refusal-must-place = Turę kończy położenie kafla; spasować można tylko w ostatniej turze.
lanterns-refusal-too-many-cards = Masz więcej niż 12 kart: odrzuć karty przed położeniem kafla.
lanterns-refusal-no-tile = Nie masz takiego kafla na ręce.
lanterns-refusal-not-open = Kafel kładzie się na wolnym miejscu obok leżącego kafla.
lanterns-refusal-no-more-tiles = W ostatnich turach nie kładzie się kafli.
