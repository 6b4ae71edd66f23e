# My Shelfie à la vraie table.

## Mise en place

shelfie-setup-room = Placez le plateau Salon au centre. À { $players }, { $cells } cases sont en jeu. Remplissez-les de tuiles piochées dans le sac.
shelfie-setup-shelves = Donnez à chacun une bibliothèque vide.
shelfie-setup-common = Tirez deux objectifs communs. Pour une première partie, un seul suffit.
shelfie-setup-tokens = Empilez les jetons de points { $tokens } sur chaque objectif commun, le plus haut au-dessus.
shelfie-setup-personal = Donnez à chacun un objectif personnel, en secret. Remettez les autres dans la boîte sans les regarder.
shelfie-setup-end = Posez le jeton de fin de partie à côté du plateau.
shelfie-setup-begin = Tirez au sort qui commence et reçoit la chaise. On joue dans le sens horaire.

## Questions

shelfie-ask-one = Puis-je prendre une seule tuile ?
shelfie-answer-one = On prend une, deux ou trois tuiles.
shelfie-ask-skip = Puis-je passer mon tour ?
shelfie-answer-skip = Il faut prendre au moins une tuile.
shelfie-ask-diagonal = Puis-je prendre des tuiles qui ne se touchent que par un coin ?
shelfie-answer-diagonal = Les tuiles forment une ligne droite, côte à côte.
shelfie-ask-gap = Puis-je prendre deux tuiles séparées par une case vide ?
shelfie-answer-gap = Une ligne ne saute jamais une case vide.
shelfie-ask-enclosed = Puis-je prendre une tuile qui ne se libère que parce que je prends sa voisine ?
shelfie-answer-enclosed = Chaque tuile doit avoir un côté libre au début du tour.
shelfie-ask-split = Puis-je répartir mes tuiles dans deux colonnes ?
shelfie-answer-split = Toutes vont dans la même colonne.
shelfie-ask-order = Puis-je choisir l’ordre de mes tuiles ?
shelfie-answer-order = L’ordre est libre. La première est la plus basse.
shelfie-ask-too-many = Puis-je prendre trois tuiles si aucune colonne n’a trois places ?
shelfie-answer-too-many = Jamais plus de tuiles que n’en accepte la colonne la plus libre.
shelfie-ask-both-goals = Puis-je prendre les jetons des deux objectifs communs dans un même tour ?
shelfie-answer-both-goals = Un jeton pour chaque objectif atteint.
shelfie-ask-same-goal = Puis-je marquer deux fois le même objectif commun ?
shelfie-answer-same-goal = Un jeton par objectif et par personne.
shelfie-ask-broken = Mon motif n’y est plus. Puis-je garder le jeton ?
shelfie-answer-broken = Le jeton reste à vous.
shelfie-ask-corner-refill = Les tuiles qui restent ne se touchent que par les coins. Remplit-on le salon ?
shelfie-answer-corner-refill = On le remplit quand aucune tuile n’en a une autre à côté d’elle.
shelfie-ask-last-round = Quelqu’un a rempli sa bibliothèque. Finit-on le tour de table ?
shelfie-answer-last-round = Jusqu’à la personne à droite de qui a commencé. Tout le monde joue le même nombre de tours.
shelfie-ask-large-group = Un groupe de huit vaut-il plus qu’un groupe de six ?
shelfie-answer-large-group = Six tuiles ou plus valent 8 points.
shelfie-ask-two-groups = Deux groupes du même objet comptent-ils tous les deux ?
shelfie-answer-two-groups = Chaque groupe d’au moins trois tuiles compte.

## La feuille de score

shelfie-sheet-goal = Objectif commun { $number }
shelfie-sheet-choose-goal = Choisissez un objectif commun
shelfie-sheet-no-goal = Aucun
shelfie-sheet-personal = Objectif personnel
shelfie-sheet-choose-personal = Choisissez un objectif personnel
shelfie-sheet-card = Carte { $card }
shelfie-sheet-token = Jeton pour { $goal }
shelfie-sheet-end = Première bibliothèque remplie
shelfie-sheet-first = A commencé
shelfie-sheet-item = Tuile
shelfie-sheet-remove = Retirer
shelfie-sheet-drop = Colonne { $column } : insérer une tuile
shelfie-sheet-take = Colonne { $column } : retirer la tuile du haut
shelfie-sheet-tap = Choisissez une tuile, puis touchez une colonne. Touches : C B G F T P, puis 1 à 5.
shelfie-sheet-of = Bibliothèque de { $name }
shelfie-sheet-tie = En cas d’égalité, le dernier dans l’ordre du tour gagne.
