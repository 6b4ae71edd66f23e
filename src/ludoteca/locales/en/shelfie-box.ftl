# On the box
shelfie-box-title = My Shelfie
shelfie-box-lead = Cats, books and trophies on one shelf.
shelfie-box-more = Take them in a line, drop them in order, make the shelf look lived in.
shelfie-box-credits = by Matthew Dunstan and Phil Walker-Harding, published by Cranio Creations
shelfie-box-option-rulebook = Rules edition
shelfie-box-option-rulebook-why = The editions differ in how the living room is refilled and in one common goal.
shelfie-box-option-rulebook-italian = Italian
shelfie-box-option-rulebook-english = English
shelfie-box-option-first-game = Common goals
shelfie-box-option-first-game-why = One is enough for a first game.
shelfie-box-option-first-game-false = two
shelfie-box-option-first-game-true = one
