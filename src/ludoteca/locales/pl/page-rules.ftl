# What only the page with the rules of a game needs; it is loaded with it

page-rules-search = Szukaj w zasadach
page-rules-found =
    { $count ->
        [0] nie znaleziono zasad
        [one] jedna zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }
page-rules-contents = Spis treści
page-rules-overview = W skrócie
page-rules-numbered = Pełne zasady
page-rules-back = Wstecz
