# On the box
shelfie-box-title = My Shelfie
shelfie-box-lead = Chats, livres et trophées sur une bibliothèque.
shelfie-box-more = Prenez-les en ligne, glissez-les dans l’ordre, rendez-la vivante.
shelfie-box-option-rulebook = Quel livret décide
shelfie-box-option-rulebook-why = Ils diffèrent quand on remplit le salon et pour quelques objectifs.
shelfie-box-option-rulebook-italian = l’italien
shelfie-box-option-rulebook-english = l’anglais
shelfie-box-option-first-game = Objectifs communs
shelfie-box-option-first-game-why = Pour une première partie, un seul suffit.
shelfie-box-option-first-game-false = deux
shelfie-box-option-first-game-true = un
