# Jak grać, na jednej stronie; i ćwiczenia
lanterns-how-place-title = Umieść kafel
lanterns-how-place = W swojej turze umieść jeden z trzech kafli jeziora obok już leżących, dowolnie obrócony. Potem dociągnij nowy.
lanterns-how-facing-title = Każdy bierze kartę
lanterns-how-facing = Każdy bok nowego kafla jest skierowany w czyjąś stronę. Wszyscy biorą kartę lampionu w kolorze po swojej stronie, zaczynając od ciebie. Jeśli kolor się skończył, karty nie ma.
lanterns-how-match-title = Dopasuj kolory
lanterns-how-match = Tam, gdzie stykają się takie same kolory, bierzesz jeszcze jedną kartę tego koloru. Każda platforma na pasujących kaflach, także na twoim, daje żeton łaski.
lanterns-how-sets-title = Dokonaj poświęcenia
lanterns-how-sets = Raz w turze, przed kaflem, możesz oddać zestaw: cztery z jednego rodzaju, trzy pary albo siedem różnych. Żeton z wierzchu stosu to twój honor. Mając ponad 12 kart, najpierw poświęć zestaw albo odrzuć nadmiar.
lanterns-how-exchange-title = Wymień kartę
lanterns-how-exchange = Raz w turze, przed poświęceniem, możesz zapłacić dwa żetony łaski, oddać kartę i wziąć inną, w innym kolorze.
lanterns-how-end-title = Koniec
lanterns-how-end = Gdy wszystkie kafle leżą, każdy ma ostatnią turę na wymianę i poświęcenie. Wygrywa, kto ma najwięcej honoru; przy remisie decydują żetony łaski, potem karty lampionów.
lanterns-how-ask-left = Siedzisz na dole i umieszczasz kafel w złotej ramce. Którą kartę bierze osoba po lewej?
lanterns-how-ask-favor = Umieszczasz kafel w złotej ramce. Ile dostajesz żetonów łaski?
lanterns-how-ask-cards = Umieszczasz kafel w złotej ramce; w zasobach została jedna czarna karta. Ile kart bierzesz?
