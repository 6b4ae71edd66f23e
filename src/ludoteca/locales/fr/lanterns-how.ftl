# Comment jouer, en une page ; et les exercices
lanterns-how-place-title = Posez une tuile
lanterns-how-place = À votre tour, posez l’une de vos trois tuiles Lac à côté de celles déjà en place, dans le sens de votre choix. Piochez-en ensuite une autre.
lanterns-how-facing-title = Tout le monde prend une carte
lanterns-how-facing = Chaque côté de la nouvelle tuile fait face à quelqu’un. Tout le monde prend une carte Lanterne de la couleur qui lui fait face, en commençant par vous. Si une couleur est épuisée, il n’y a pas de carte.
lanterns-how-match-title = Appariez les couleurs
lanterns-how-match = Là où deux couleurs identiques se touchent, prenez une carte de plus de cette couleur. Chaque symbole sur les tuiles appariées, la vôtre comprise, donne un bateau.
lanterns-how-sets-title = Prenez une récompense
lanterns-how-sets = Une fois par tour, avant la tuile, vous pouvez rendre une combinaison : carré, triple paire ou multicolore. La première carte de la pile donne vos points. Avec plus de 12 cartes, il faut en rendre ou en défausser avant de poser une tuile.
lanterns-how-exchange-title = Échangez une carte
lanterns-how-exchange = Une fois par tour, avant une récompense, vous pouvez payer deux bateaux, rendre une carte et en prendre une d’une autre couleur.
lanterns-how-end-title = La fin
lanterns-how-end = Quand toutes les tuiles sont posées, chacun joue un dernier tour pour échanger et prendre une récompense. Qui a le plus de points l’emporte ; à égalité, les bateaux départagent, puis les cartes Lanterne.
lanterns-how-ask-left = Votre place est en bas et vous posez la tuile au cadre doré. Quelle carte va à la personne de gauche ?
lanterns-how-ask-favor = Vous posez la tuile au cadre doré. Combien de bateaux recevez-vous ?
lanterns-how-ask-cards = Vous posez la tuile au cadre doré ; il reste une seule carte noire dans la réserve. Combien de cartes prenez-vous ?
