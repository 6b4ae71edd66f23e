# On the box
lanterns-box-title = Lanterns
lanterns-box-lead = Un lac immobile, une fête de lumières.
lanterns-box-more = Orientez bien chaque tuile : tout le monde autour de l’eau reçoit une lanterne.
lanterns-box-option-dealing = Qui prend la première lanterne
lanterns-box-option-dealing-why = Cela compte quand il ne reste que peu de cartes d’une couleur.
lanterns-box-option-dealing-active = qui pose la tuile
lanterns-box-option-dealing-start = le premier joueur
lanterns-box-option-seating = Places autour du lac
lanterns-box-option-seating-why = Les côtés du lac qui restent libres à deux ou à trois.
lanterns-box-option-seating-opposite = { $players ->
        [3] côté bleu libre
        [4] les quatre côtés
       *[other] face à face
    }
lanterns-box-option-seating-adjacent = côte à côte (rouge et blanc)
lanterns-box-option-seating-adjacent-blue = côte à côte (rouge et bleu)
lanterns-box-option-seating-empty-white = côté blanc libre
lanterns-box-option-seating-empty-black = côté noir libre
