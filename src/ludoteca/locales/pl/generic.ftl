# Wygląd, który rysuje każdą grę z tego, co gra o sobie opisuje.

generic-choice = Twój wybór
generic-choose = Wybierz ruch
generic-choose-next = Wybierz, co dalej
generic-actions = Ruchy
generic-confirm = Potwierdź
generic-cancel = Anuluj
generic-undo = Cofnij
generic-sending = Wysyłanie…
generic-waiting = Teraz gra: { $name }
generic-over = Partia skończona
generic-pieces = Pionki
generic-empty = puste
generic-several = { $count } × { $piece }
generic-cell-still = { $place }: { $content }
generic-cell-open = { $place }: { $content }, można wybrać
generic-cell-shown = { $place }: { $content }, wybrane
generic-picture = Obraz ze znaków: { $picture }
generic-answer-moves = Możliwe ruchy: { $actions }.
generic-answer-wait = To nie twoja tura.
