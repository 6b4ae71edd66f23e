# On the box
shelfie-box-title = My Shelfie
shelfie-box-lead = Gatti, libri e trofei in una libreria.
shelfie-box-more = Prendili in linea, inseriscili in ordine, rendi la libreria accogliente.
shelfie-box-credits = di Matthew Dunstan e Phil Walker-Harding, pubblicato da Cranio Creations
shelfie-box-option-rulebook = Edizione del regolamento
shelfie-box-option-rulebook-why = Le edizioni differiscono nel ripristino del soggiorno e in un obiettivo comune.
shelfie-box-option-rulebook-italian = italiana
shelfie-box-option-rulebook-english = inglese
shelfie-box-option-first-game = Obiettivi comuni
shelfie-box-option-first-game-why = Per la prima partita ne basta uno.
shelfie-box-option-first-game-false = due
shelfie-box-option-first-game-true = uno
