# Lanterns przy prawdziwym stole.

## Przygotowanie

lanterns-setup-start = Połóżcie startowy kafel jeziora na środku, czerwonym bokiem do jednego z graczy. Wybierzcie go losowo.
lanterns-setup-sides =
    { $players ->
        [2] Usiądźcie przy dwóch różnych bokach kafla.
        [3] Usiądźcie przy trzech różnych bokach kafla. Jeden bok zostaje pusty.
       *[other] Usiądźcie przy czterech bokach kafla.
    }
lanterns-setup-tiles = Potasujcie { $all } kafli jeziora. Rozdajcie po { $hand }, w tajemnicy. Ułóżcie stos dociągania z { $stack }, a { $out } odłóżcie do pudełka bez oglądania.
lanterns-setup-cards = Połóżcie w zasobach po { $cards } kart lampionów każdego koloru.
lanterns-setup-tokens =
    { $players ->
        [2] Usuńcie żetony poświęcenia z trzema lub czterema kropkami.
        [3] Usuńcie żetony poświęcenia z czterema kropkami.
       *[other] Użyjcie wszystkich żetonów poświęcenia.
    } Ułóżcie każdy stos tak, by najwyższa wartość była na wierzchu.
lanterns-setup-favor = Połóżcie żetony łaski w zasięgu ręki. Na początku nikt ich nie ma.
lanterns-setup-first-cards = Każdy bierze z zasobów jedną kartę w kolorze boku zwróconego w jego stronę. Karty leżą odkryte.
lanterns-setup-begin = Zaczyna osoba z czerwoną kartą. Gra toczy się zgodnie z ruchem wskazówek zegara.

## Pytania

lanterns-ask-match = Czy mogę położyć kafel tam, gdzie nie pasuje żaden kolor?
lanterns-answer-match = Wystarczy dowolne miejsce obok kafla, w dowolnym obrocie. Dopasowanie daje tylko bonus.
lanterns-ask-exchange-late = Czy mogę wymienić kartę po poświęceniu?
lanterns-answer-exchange-late = Kolejność to: wymiana, poświęcenie, kafel.
lanterns-ask-two-dedications = Czy mogę wykonać dwa poświęcenia w jednej turze?
lanterns-answer-two-dedications = Najwyżej jedna wymiana i jedno poświęcenie na turę.
lanterns-ask-exchange-missing = Czy mogę wymienić kartę na kolor, którego nie ma w zasobach?
lanterns-answer-exchange-missing = Bierze się kartę innego koloru, który jest w zasobach.
lanterns-ask-place-over = Czy mogę położyć kafel, mając ponad 12 kart?
lanterns-answer-place-over = Najpierw trzeba zejść do 12: przez poświęcenie albo odrzucenie wybranych kart.
lanterns-ask-hold-over = Czy między turami mogę mieć ponad 12 kart?
lanterns-answer-hold-over = Limit obowiązuje tylko tuż przed położeniem kafla.
lanterns-ask-discard = Czy mogę odrzucić niepotrzebne karty?
lanterns-answer-discard = Tylko mając ponad 12 kart i tylko do 12.
lanterns-ask-empty-stack = Czy mogę wykonać poświęcenie, gdy skończyły się jego żetony?
lanterns-answer-empty-stack = Pusty stos zawsze daje 4.
lanterns-ask-favor-without-card = Dopasowanie ma platformę, ale koloru już nie ma. Czy dostaję żeton łaski?
lanterns-answer-favor-without-card = Dopasowanie liczy się do żetonów łaski nawet bez karty.
lanterns-ask-favor-without-match = Mój kafel ma platformę, ale do niczego nie pasuje. Czy dostaję żeton łaski?
lanterns-answer-favor-without-match = Platformy płacą tylko za kafle, które pasują.
lanterns-ask-others-turn = Czy dostaję kartę w turze innych?
lanterns-answer-others-turn = Każdy kafel daje wszystkim kartę w kolorze zwróconym w ich stronę, jeśli jeszcze jest.
lanterns-ask-owed = Kolor się skończył. Czy dostanę kartę później?
lanterns-answer-owed = Żadna karta nie przechodzi na później.
lanterns-ask-final-tile = Czy w ostatniej turze kładę kafel?
lanterns-answer-final-tile = W ostatniej turze można tylko wymienić kartę i wykonać poświęcenie.
lanterns-ask-leftovers = Czy liczą się pozostałe żetony łaski i karty?
lanterns-answer-leftovers = Tylko przy remisie: najpierw żetony łaski, potem karty.

## Arkusz punktacji

lanterns-sheet-tokens = Żetony poświęcenia
lanterns-sheet-add = Dodaj żeton o wartości { $value }
lanterns-sheet-drop = Usuń żeton o wartości { $value }
lanterns-sheet-none = jeszcze brak
lanterns-sheet-favor = Pozostałe żetony łaski
lanterns-sheet-cards = Pozostałe karty lampionów
lanterns-sheet-honor = Honor
