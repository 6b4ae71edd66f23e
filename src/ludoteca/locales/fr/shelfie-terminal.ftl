# My Shelfie dans le terminal
shelfie-terminal-how =
    Actions :
      take c4 c5 c6 > 2       prendre ces tuiles et les mettre dans la colonne 2, celle de c4 d’abord
    Le dessin : C chats, B livres, G jeux, F cadres, T trophées, P plantes ; un point est une case vide ; les petites
    lettres sur votre bibliothèque montrent votre objectif personnel.
shelfie-terminal-keys = Les flèches vont à une tuile libre, espace la prend ou la remet, les chiffres choisissent la colonne, o change l’ordre.
shelfie-terminal-groups = groupes
shelfie-terminal-group = { $size } { $item } : { $points }
shelfie-terminal-no-groups = aucun
shelfie-terminal-in-all = total : { $points }
shelfie-terminal-personal = objectif personnel { $card } : { $count } cases sur 6, points : { $points }
shelfie-terminal-total = total sans jetons : { $points }
shelfie-terminal-met = objectifs communs atteints :
shelfie-terminal-none-met = objectifs communs atteints : aucun
shelfie-terminal-goal = { $card } : { $help }
shelfie-terminal-goal-english = { $card } : { $help } (seulement dans la règle anglaise)
