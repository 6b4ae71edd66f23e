# The overview before the rules
lanterns-overview-place = Umieść kafel na jeziorze, dowolnie obrócony.
lanterns-overview-facing = Każdy bierze lampion w kolorze skierowanym w jego stronę.
lanterns-overview-match = Tam, gdzie stykają się takie same kolory, dostajesz dodatkowy lampion. Platforma daje też żeton łaski.
lanterns-overview-sets = Raz w turze, przed umieszczeniem kafla, oddaj zestaw za honor: cztery takie same, trzy pary albo wszystkie siedem kolorów.
lanterns-overview-exchange = Za dwa żetony łaski wymienisz lampion na inny kolor.
lanterns-overview-end = Po ostatnim kaflu każdy ma jeszcze jedną turę. Wygrywa, kto ma najwięcej honoru.
