# What only the page with the rules of a game needs; it is loaded with it

page-rules-search = Cerca nelle regole
page-rules-found =
    { $count ->
        [0] nessuna regola trovata
        [one] una regola
       *[other] { $count } regole
    }
page-rules-contents = Indice
page-rules-overview = In breve
page-rules-numbered = Le regole complete
page-rules-back = Indietro
