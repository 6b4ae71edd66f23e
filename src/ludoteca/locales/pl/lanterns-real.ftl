# Lanterns przy prawdziwym stole.

## Przygotowanie

lanterns-real-setup-start = Połóżcie startowy kafel jeziora na środku, czerwonym bokiem do losowo wybranej osoby.
lanterns-real-setup-sides =
    { $players ->
        [2] Usiądźcie przy dwóch różnych bokach kafla.
        [3] Usiądźcie przy trzech różnych bokach kafla. Jeden bok zostaje pusty.
       *[other] Usiądźcie przy czterech bokach kafla.
    }
lanterns-real-setup-tiles = Potasujcie { $all } kafli jeziora. Rozdajcie każdemu po { $hand }, zakryte. Ułóżcie stos dociągania z { $stack }, a { $out } odłóżcie do pudełka bez oglądania.
lanterns-real-setup-cards = Połóżcie w zasobach po { $cards } kart lampionów każdego koloru.
lanterns-real-setup-tokens =
    { $players ->
        [2] Odłóżcie do pudełka żetony poświęcenia z trzema lub czterema kropkami.
        [3] Odłóżcie do pudełka żetony poświęcenia z czterema kropkami.
       *[other] Użyjcie wszystkich żetonów poświęcenia.
    } Ułóżcie każdy stos tak, by najwyższa wartość była na wierzchu.
lanterns-real-setup-favor = Połóżcie żetony łaski w zasięgu ręki. Na początku nikt ich nie ma.
lanterns-real-setup-first-cards = Każdy bierze z zasobów jedną kartę w kolorze boku zwróconego w jego stronę. Karty leżą odkryte.
lanterns-real-setup-begin = Zaczyna osoba z czerwoną kartą. Gra toczy się zgodnie z ruchem wskazówek zegara.

## Pytania

lanterns-real-ask-match = Czy mogę umieścić kafel tam, gdzie nie pasuje żaden kolor?
lanterns-real-answer-match = Kafel może leżeć w każdym wolnym miejscu obok innego, dowolnie obrócony. Dopasowanie daje tylko bonus.
lanterns-real-ask-exchange-late = Czy mogę wymienić kartę po poświęceniu?
lanterns-real-answer-exchange-late = Kolejność to: wymiana, poświęcenie, kafel.
lanterns-real-ask-two-dedications = Czy mogę dokonać dwóch poświęceń w jednej turze?
lanterns-real-answer-two-dedications = Najwyżej jedna wymiana i jedno poświęcenie na turę.
lanterns-real-ask-exchange-missing = Czy mogę wymienić kartę na kolor, którego nie ma w zasobach?
lanterns-real-answer-exchange-missing = Bierze się kartę innego koloru, który jest w zasobach.
lanterns-real-ask-place-over = Czy mogę umieścić kafel, mając ponad 12 kart?
lanterns-real-answer-place-over = Najpierw trzeba zejść do 12: przez poświęcenie albo odrzucenie wybranych kart.
lanterns-real-ask-hold-over = Czy między turami mogę mieć ponad 12 kart?
lanterns-real-answer-hold-over = Limit obowiązuje tylko tuż przed umieszczeniem kafla.
lanterns-real-ask-discard = Czy mogę odrzucić niepotrzebne karty?
lanterns-real-answer-discard = Tylko mając ponad 12 kart i tylko do 12.
lanterns-real-ask-empty-stack = Czy mogę dokonać poświęcenia, gdy skończyły się jego żetony?
lanterns-real-answer-empty-stack = Pusty stos zawsze daje 4.
lanterns-real-ask-favor-without-card = Dopasowany kafel ma platformę, ale kart tego koloru już nie ma. Czy dostaję żeton łaski?
lanterns-real-answer-favor-without-card = Dopasowanie liczy się do żetonów łaski nawet bez karty.
lanterns-real-ask-favor-without-match = Mój kafel ma platformę, ale do niczego nie pasuje. Czy dostaję żeton łaski?
lanterns-real-answer-favor-without-match = Platforma daje żeton łaski tylko na dopasowanym kaflu.
lanterns-real-ask-others-turn = Czy dostaję kartę w turze innych?
lanterns-real-answer-others-turn = Każdy kafel daje wszystkim kartę w kolorze zwróconym w ich stronę, jeśli jest jeszcze w zasobach.
lanterns-real-ask-owed = Kolor się skończył. Czy dostanę kartę później?
lanterns-real-answer-owed = Taka karta nie należy się później.
lanterns-real-ask-final-tile = Czy w ostatniej turze umieszczam kafel?
lanterns-real-answer-final-tile = W ostatniej turze można tylko wymienić kartę i dokonać poświęcenia.
lanterns-real-ask-leftovers = Czy liczą się pozostałe żetony łaski i karty?
lanterns-real-answer-leftovers = Pozostałe żetony łaski i karty liczą się tylko przy remisie: najpierw żetony łaski, potem karty.

## Arkusz punktacji

lanterns-real-sheet-tokens = Żetony poświęcenia
lanterns-real-sheet-add = Dodaj żeton o wartości { $value }
lanterns-real-sheet-drop = Usuń żeton o wartości { $value }
lanterns-real-sheet-none = jeszcze brak
lanterns-real-sheet-favor = Pozostałe żetony łaski
lanterns-real-sheet-cards = Pozostałe karty lampionów
lanterns-real-sheet-honor = Honor
