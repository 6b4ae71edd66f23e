# Posso prendere queste tessere? Una risposta al tavolo vero

shelfie-judge-tap = Un tocco indica
shelfie-judge-take = Cosa voglio prendere
shelfie-judge-board = Dove ci sono tessere
shelfie-judge-room = Soggiorno
shelfie-judge-tile = { $cell }, tessera
shelfie-judge-empty = { $cell }, vuoto
shelfie-judge-wanted = { $cell }, tessera da prendere
shelfie-judge-shelf = Spazi liberi nella mia libreria: { $free }
shelfie-judge-shelf-how = Quante tessere ci sono in ogni colonna?
shelfie-judge-column = Colonna { $column }
shelfie-judge-clear = Riempi di nuovo la plancia
shelfie-judge-task = Tocca le tessere che vuoi prendere. Se la plancia non è più piena, indica prima dove ci sono tessere.
shelfie-judge-columns = Vanno in una sola colonna: { $columns }.
shelfie-judge-most =
    { $count ->
        [0] La tua libreria è piena.
        [one] Nella tua colonna più libera c’è un solo spazio.
       *[other] Nella tua colonna più libera ci sono { $count } spazi.
    }
