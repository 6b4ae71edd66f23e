# On the box
shelfie-box-title = My Shelfie
shelfie-box-lead = Cats, books and trophies on one shelf.
shelfie-box-more = Take them in line, drop them in order, make it look lived in.
shelfie-box-option-rulebook = Whose rulebook decides
shelfie-box-option-rulebook-why = They differ when the living room is refilled and in some goals.
shelfie-box-option-rulebook-italian = the Italian one
shelfie-box-option-rulebook-english = the English one
shelfie-box-option-first-game = Common goals
shelfie-box-option-first-game-why = For a first game one is enough.
shelfie-box-option-first-game-false = two
shelfie-box-option-first-game-true = one
