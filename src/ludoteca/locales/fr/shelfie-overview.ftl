# The overview before the rules
shelfie-overview-take = Prenez une à trois tuiles en ligne droite. Chacune doit avoir un côté libre.
shelfie-overview-drop = Glissez-les dans une colonne de votre bibliothèque, dans l’ordre voulu.
shelfie-overview-common = Objectifs communs : plus vous les atteignez tôt, plus ils rapportent.
shelfie-overview-personal = Votre objectif personnel : les bons objets aux bons endroits.
shelfie-overview-groups = Les groupes d’au moins trois objets identiques rapportent 2, 3, 5 ou 8 points.
shelfie-overview-end = La première bibliothèque pleine donne un point, et la partie s’arrête à la fin de la manche.
