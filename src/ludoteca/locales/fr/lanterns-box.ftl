# On the box
lanterns-box-title = Lanternes
lanterns-box-lead = Un lac immobile, une fête de lumières.
lanterns-box-more = Orientez bien chaque tuile : tout le monde autour du lac reçoit une lanterne.
lanterns-box-credits = The Harvest Festival ; de Christopher Chung, publié par Foxtrot Games et Renegade Game Studios
lanterns-box-option-dealing = Qui reçoit la première lanterne
lanterns-box-option-dealing-why = Cela compte quand une couleur s’épuise.
lanterns-box-option-dealing-active = le joueur actif
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
