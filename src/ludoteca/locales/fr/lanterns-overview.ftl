# The overview before the rules
lanterns-overview-place = Ajoutez une tuile au lac, dans le sens de votre choix.
lanterns-overview-facing = Chacun prend une lanterne de la couleur qui lui fait face.
lanterns-overview-match = Là où les couleurs se rejoignent, vous gagnez une lanterne de plus. Un symbole y ajoute un bateau.
lanterns-overview-sets = Une fois par tour, avant de poser, rendez une combinaison contre des points : carré, triple paire ou multicolore (les sept couleurs).
lanterns-overview-exchange = Pour deux bateaux, échangez une lanterne contre une autre couleur.
lanterns-overview-end = Après la dernière tuile, chacun joue un dernier tour. Qui a le plus de points l’emporte.
