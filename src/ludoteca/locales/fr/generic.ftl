# L’apparence qui dessine n’importe quel jeu d’après ce que le jeu décrit.

generic-choice = Votre choix
generic-choose = Choisissez une action
generic-choose-next = Choisissez la suite
generic-actions = Actions
generic-confirm = Confirmer
generic-cancel = Annuler
generic-undo = Reprendre le coup
generic-sending = Envoi…
generic-waiting = En attente de { $name }
generic-over = La partie est terminée
generic-pieces = Pièces
generic-empty = vide
generic-several = { $count } × { $piece }
generic-cell-still = { $place } : { $content }
generic-cell-open = { $place } : { $content }, disponible
generic-cell-shown = { $place } : { $content }, dans votre choix
generic-picture = Image en caractères : { $picture }
generic-answer-moves = Vous pouvez choisir parmi ces actions : { $actions }.
generic-answer-wait = Ce n’est pas votre tour.
