# My Shelfie à la vraie table.

## Mise en place

shelfie-real-setup-room = Placez le plateau Salon au centre. À { $players }, { $cells } cases sont en jeu. Remplissez-les de tuiles piochées dans le sac.
shelfie-real-setup-shelves = Donnez à chacun une bibliothèque vide.
shelfie-real-setup-common = Tirez deux objectifs communs. Pour une première partie, un seul suffit.
shelfie-real-setup-tokens = Empilez les jetons de points { $tokens } sur chaque objectif commun, le plus haut au-dessus.
shelfie-real-setup-personal = Donnez à chacun un objectif personnel, en secret. Remettez les autres dans la boîte sans les regarder.
shelfie-real-setup-end = Posez le jeton de fin de partie à côté du plateau.
shelfie-real-setup-begin = Tirez au sort qui commence et reçoit la chaise. On joue dans le sens horaire.

## Questions

shelfie-real-ask-one = Puis-je prendre une seule tuile ?
shelfie-real-answer-one = On prend une, deux ou trois tuiles.
shelfie-real-ask-skip = Puis-je passer mon tour ?
shelfie-real-answer-skip = Il faut prendre au moins une tuile.
shelfie-real-ask-diagonal = Puis-je prendre des tuiles qui ne se touchent que par un coin ?
shelfie-real-answer-diagonal = Les tuiles forment une ligne droite, côte à côte.
shelfie-real-ask-gap = Puis-je prendre deux tuiles séparées par une case vide ?
shelfie-real-answer-gap = Une ligne ne saute jamais une case vide.
shelfie-real-ask-enclosed = Puis-je prendre une tuile qui ne se libère que parce que je prends sa voisine ?
shelfie-real-answer-enclosed = Chaque tuile doit avoir un côté libre au début du tour.
shelfie-real-ask-split = Puis-je répartir mes tuiles dans deux colonnes ?
shelfie-real-answer-split = Toutes vont dans la même colonne.
shelfie-real-ask-order = Puis-je choisir l’ordre de mes tuiles ?
shelfie-real-answer-order = L’ordre est libre. La première est la plus basse.
shelfie-real-ask-too-many = Puis-je prendre trois tuiles si aucune colonne n’a trois places ?
shelfie-real-answer-too-many = Jamais plus de tuiles que n’en accepte la colonne la plus libre.
shelfie-real-ask-both-goals = Puis-je prendre les jetons des deux objectifs communs dans un même tour ?
shelfie-real-answer-both-goals = Un jeton pour chaque objectif atteint.
shelfie-real-ask-same-goal = Puis-je marquer deux fois le même objectif commun ?
shelfie-real-answer-same-goal = Un jeton par objectif et par personne.
shelfie-real-ask-broken = Mon motif n’y est plus. Puis-je garder le jeton ?
shelfie-real-answer-broken = Le jeton reste à vous.
shelfie-real-ask-corner-refill = Les tuiles qui restent ne se touchent que par les coins. Remplit-on le salon ?
shelfie-real-answer-corner-refill = On le remplit quand aucune tuile n’en a une autre à côté d’elle.
shelfie-real-ask-last-round = Quelqu’un a rempli sa bibliothèque. Finit-on la manche ?
shelfie-real-answer-last-round = Jusqu’à la personne à droite du premier joueur. Tout le monde joue le même nombre de tours.
shelfie-real-ask-large-group = Un groupe de huit vaut-il plus qu’un groupe de six ?
shelfie-real-answer-large-group = Six tuiles ou plus valent 8 points.
shelfie-real-ask-two-groups = Deux groupes du même objet comptent-ils tous les deux ?
shelfie-real-answer-two-groups = Chaque groupe d’au moins trois tuiles compte.

## La feuille de score

shelfie-real-sheet-goal = Objectif commun { $number }
shelfie-real-sheet-choose-goal = Choisissez un objectif commun
shelfie-real-sheet-no-goal = Aucun
shelfie-real-sheet-personal = Objectif personnel
shelfie-real-sheet-choose-personal = Choisissez un objectif personnel
shelfie-real-sheet-card = Carte { $card }
shelfie-real-sheet-token = Jeton pour { $goal }
shelfie-real-sheet-end = Première bibliothèque remplie
shelfie-real-sheet-first = A commencé
shelfie-real-sheet-item = Tuile
shelfie-real-sheet-remove = Retirer
shelfie-real-sheet-drop = Colonne { $column } : insérer une tuile
shelfie-real-sheet-take = Colonne { $column } : retirer la tuile du haut
shelfie-real-sheet-tap = Choisissez une tuile, puis touchez une colonne. Touches : C B G F T P, puis 1 à 5.
shelfie-real-sheet-of = Bibliothèque de { $name }
shelfie-real-sheet-tie = En cas d’égalité, la victoire revient à qui joue en dernier dans l’ordre du tour.
