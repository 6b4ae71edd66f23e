# On the box
shelfie-box-title = My Shelfie
shelfie-box-lead = Koty, książki i trofea na jednym regale.
shelfie-box-more = Bierz je w linii, wkładaj po kolei, niech będzie przytulnie.
shelfie-box-credits = autorzy: Matthew Dunstan i Phil Walker-Harding, wydawca: Cranio Creations
shelfie-box-option-rulebook = Wydanie instrukcji
shelfie-box-option-rulebook-why = Wydania różnią się uzupełnianiem salonu i jednym celem wspólnym.
shelfie-box-option-rulebook-italian = włoskie
shelfie-box-option-rulebook-english = angielskie
shelfie-box-option-first-game = Cele wspólne
shelfie-box-option-first-game-why = Na pierwszą partię wystarczy jeden.
shelfie-box-option-first-game-false = dwa
shelfie-box-option-first-game-true = jeden
