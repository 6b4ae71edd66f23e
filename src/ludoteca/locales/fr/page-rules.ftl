# What only the page with the rules of a game needs; it is loaded with it

page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] aucune règle trouvée
        [one] une règle
       *[other] { $count } règles
    }
page-rules-contents = Sommaire
page-rules-overview = En bref
page-rules-numbered = Les règles complètes
page-rules-back = Retour
