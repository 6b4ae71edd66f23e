# Czy mogę wykonać to poświęcenie albo tę wymianę? Odpowiedź przy prawdziwym stole

lanterns-judge-ask = Co chcesz zrobić?
lanterns-judge-step = Dotąd w tej turze
lanterns-judge-step-turn = nic
lanterns-judge-step-exchanged = wymiana karty
lanterns-judge-step-dedicated = poświęcenie
lanterns-judge-cards = Moje karty lampionów
lanterns-judge-give = Oddaję
lanterns-judge-take = Biorę
lanterns-judge-supply = Ten kolor jest w zasobach
lanterns-judge-favor = Moje żetony łaski
lanterns-judge-yes-exchange = Zapłać dwa żetony łaski i wymień kartę.
lanterns-judge-yes-four = Oddaj cztery karty jednego koloru i weź żeton z wierzchu.
lanterns-judge-yes-pairs = Oddaj po dwie karty trzech kolorów i weź żeton z wierzchu.
lanterns-judge-yes-seven = Oddaj po jednej karcie każdego koloru i weź żeton z wierzchu.
