# La veste che disegna qualsiasi gioco da ciò che il gioco descrive.

generic-choice = La tua scelta
generic-choose = Scegli un’azione
generic-choose-next = Scegli come continuare
generic-actions = Azioni
generic-confirm = Conferma
generic-cancel = Annulla
generic-undo = Ritira la mossa
generic-sending = Invio in corso…
generic-waiting = In attesa di { $name }
generic-over = La partita è finita
generic-pieces = Pezzi
generic-empty = vuoto
generic-several = { $count } × { $piece }
generic-cell-still = { $place }: { $content }
generic-cell-open = { $place }: { $content }, si può scegliere
generic-cell-shown = { $place }: { $content }, nella tua scelta
generic-picture = Disegno a caratteri: { $picture }
generic-answer-moves = Puoi fare una di queste azioni: { $actions }.
generic-answer-wait = Non è il tuo turno.
