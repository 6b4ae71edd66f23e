# My Shelfie dans le terminal
shelfie-terminal-how =
    Actions :
      take c4 c5 c6 > 2       prendre ces tuiles et les mettre dans la colonne 2, celle de c4 d’abord
    Le dessin : C chats, B livres, G jeux, F cadres, T trophées, P plantes ; un point est une case vide ; les petites
    lettres sur votre bibliothèque montrent votre objectif personnel.
shelfie-terminal-keys = Les flèches vont à une tuile libre, espace la prend ou la remet, les chiffres choisissent la colonne, o change l’ordre.
shelfie-terminal-groups = groupes
shelfie-terminal-group = { $size } { $item } : { $points }
shelfie-terminal-no-groups = aucun
shelfie-terminal-in-all = total : { $points }
shelfie-terminal-personal = objectif personnel { $card } : { $count } cases sur 6, points : { $points }
shelfie-terminal-total = total sans jetons : { $points }
shelfie-terminal-met = objectifs communs atteints :
shelfie-terminal-none-met = objectifs communs atteints : aucun
shelfie-terminal-goal = { $card } : { $help }
shelfie-terminal-goal-english = { $card } : { $help } (édition anglaise seulement)
shelfie-terminal-key-tile = Tuile
shelfie-terminal-key-take = Prendre
shelfie-terminal-key-return = Remettre
shelfie-terminal-key-column = Colonne
shelfie-terminal-key-order = Ordre
shelfie-terminal-missing-tiles = Prenez d’abord une tuile : les flèches y mènent, Espace la prend.
shelfie-terminal-missing-column = Choisissez une colonne : { $columns }.
shelfie-terminal-no-room =
    { $count ->
        [one] La colonne { $column } est pleine. Colonnes avec de la place : { $columns }.
       *[other] La colonne { $column } n’a pas de place pour { $count } tuiles. Colonnes avec de la place : { $columns }.
    }
