# Puis-je prendre ces tuiles ? Une réponse à la vraie table

shelfie-judge-tap = Un appui indique
shelfie-judge-take = Ce que je veux prendre
shelfie-judge-board = Où il y a des tuiles
shelfie-judge-room = Salon
shelfie-judge-tile = { $cell }, tuile
shelfie-judge-empty = { $cell }, vide
shelfie-judge-wanted = { $cell }, tuile à prendre
shelfie-judge-shelf = Places libres dans ma bibliothèque : { $free }
shelfie-judge-shelf-how = Combien de tuiles y a-t-il dans chaque colonne ?
shelfie-judge-column = Colonne { $column }
shelfie-judge-clear = Remplir à nouveau le plateau
shelfie-judge-task = Touchez les tuiles que vous voulez prendre. Si le plateau n’est plus plein, indiquez d’abord où il y a des tuiles.
shelfie-judge-columns = Elles vont toutes dans une colonne : { $columns }.
shelfie-judge-most =
    { $count ->
        [0] Votre bibliothèque est pleine.
        [one] Votre colonne la plus libre a { $count } place.
       *[other] Votre colonne la plus libre a { $count } places.
    }
