# La parte inferiore della pagina iniziale, caricata quando diventa visibile.
page-start-more = Impara e allenati
page-start-real-table = Al tavolo vero
page-start-real-table-why = Prepara il gioco, chiarisci i dubbi, conta i punti.
page-start-mistakes = I miei errori
page-start-mistakes-why = Trova mosse migliori nelle tue partite.
page-start-mistakes-open = Apri il mazzo
page-start-daily = Partita del giorno
page-start-daily-why = Una partita al giorno, uguale per tutti.
page-start-puzzles = Rompicapo
page-start-puzzles-why = Trova la mossa migliore, il finale vincente, l’obiettivo nascosto.
