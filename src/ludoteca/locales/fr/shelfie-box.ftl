# On the box
shelfie-box-title = My Shelfie
shelfie-box-lead = Chats, livres et trophées dans une bibliothèque.
shelfie-box-more = Prenez-les en ligne, rangez-les dans l’ordre et donnez-lui vie.
shelfie-box-credits = de Matthew Dunstan et Phil Walker-Harding, publié par Cranio Creations
shelfie-box-option-rulebook = Édition des règles
shelfie-box-option-rulebook-why = Les éditions diffèrent pour le remplissage du salon et pour un objectif commun.
shelfie-box-option-rulebook-italian = italienne
shelfie-box-option-rulebook-english = anglaise
shelfie-box-option-first-game = Objectifs communs
shelfie-box-option-first-game-why = Pour une première partie, un seul suffit.
shelfie-box-option-first-game-false = deux
shelfie-box-option-first-game-true = un
