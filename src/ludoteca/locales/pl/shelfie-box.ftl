# On the box
shelfie-box-title = My Shelfie
shelfie-box-lead = Koty, książki i trofea na jednym regale.
shelfie-box-more = Bierz je w rzędzie, wkładaj po kolei, niech będzie przytulnie.
shelfie-box-option-rulebook = Która instrukcja rozstrzyga
shelfie-box-option-rulebook-why = Różnią się przy uzupełnianiu salonu i w kilku celach.
shelfie-box-option-rulebook-italian = włoska
shelfie-box-option-rulebook-english = angielska
shelfie-box-option-first-game = Cele wspólne
shelfie-box-option-first-game-why = Na pierwszą grę wystarczy jeden.
shelfie-box-option-first-game-false = dwa
shelfie-box-option-first-game-true = jeden
