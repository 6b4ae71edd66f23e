# On the box
shelfie-box-title = My Shelfie
shelfie-box-lead = Gatti, libri e trofei in una libreria.
shelfie-box-more = Prendili in fila, falli cadere in ordine, rendila accogliente.
shelfie-box-option-rulebook = Quale regolamento decide
shelfie-box-option-rulebook-why = Differiscono quando si riempie il soggiorno e in alcuni obiettivi.
shelfie-box-option-rulebook-italian = quello italiano
shelfie-box-option-rulebook-english = quello inglese
shelfie-box-option-first-game = Obiettivi comuni
shelfie-box-option-first-game-why = Per la prima partita ne basta uno.
shelfie-box-option-first-game-false = due
shelfie-box-option-first-game-true = uno
