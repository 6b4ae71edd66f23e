# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = Un lac immobile, une fête de lumières.
lanterns-box-more = Orientez bien chaque tuile : tout le monde autour de l’eau reçoit une lanterne.
lanterns-box-option-dealing = Qui prend la première lanterne
lanterns-box-option-dealing-why = Cela compte quand il ne reste que peu de cartes d’une couleur.
lanterns-box-option-dealing-active = qui pose la tuile
lanterns-box-option-dealing-start = le premier joueur
lanterns-box-option-seating = Comment s’assoient deux joueurs
lanterns-box-option-seating-why = Seulement à deux.
lanterns-box-option-seating-opposite = face à face
lanterns-box-option-seating-adjacent = côte à côte
