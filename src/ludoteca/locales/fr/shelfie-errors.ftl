# Ce qui est refusé dans les bibliothèques, positions et actions tapées de My Shelfie

## Shelves

shelfie-errors-shelf = Une bibliothèque, ce sont { $rows } rangées de { $columns } caractères, celle du haut d’abord.
shelfie-errors-item = { $letter } n’est pas un objet. Une bibliothèque s’écrit avec { $letters } (chats livres jeux cadres trophées plantes) et . pour une case vide.
shelfie-errors-floats = La tuile en rangée { $row }, colonne { $column } flotte : la case du dessous est vide (SH-1.3).
shelfie-errors-common-goal = Les objectifs communs sont les cartes 1 à { $last }, pas { $number }.
shelfie-errors-personal-goal = Les objectifs personnels sont les cartes 1 à { $last }, pas { $number }.

## Positions

shelfie-errors-room = Le salon, ce sont neuf rangées de neuf caractères : - pas de case, . vide, ou un objet.
shelfie-errors-cell = { $letter } ne peut pas être en rangée { $row }, colonne { $column } du salon : il faut un de { $allowed } (SH-1.1).
shelfie-errors-bag = { $count } tuiles { $letter } sont sur la table, mais il n’y en a que { $all } (SH-1.2).
shelfie-errors-common-twice = Chaque objectif commun n’est là qu’une fois, mais { $cards } en nomme un deux fois (SH-2.1).
shelfie-errors-personal-twice = Chaque objectif personnel n’est là qu’une fois, mais { $cards } en nomme un deux fois (SH-2.3).
shelfie-errors-tokens = Les jetons de la place { $seat } sont { $goals } nombres, chacun 0 ou un de { $stack } (SH-2.2).
shelfie-errors-taken = Les jetons se prennent par le haut : { $gone } ne peut pas être ce qui manque de { $stack } (SH-4.1).
shelfie-errors-end-token = Le jeton de fin est à qui a rempli le premier une bibliothèque, et à personne avant (SH-4.2).
shelfie-errors-over = La partie est finie quand, une bibliothèque remplie, ce serait le tour du premier joueur (SH-5.1).
shelfie-errors-full = Seuls ceux qui ont joué dans ce tour de table peuvent avoir rempli leur bibliothèque (SH-5.1).
shelfie-errors-empty = Le salon n’est jamais vide pendant la partie (SH-4.3, SH-4.4).

## Typed actions

-how = Écrivez par exemple : take c4 c5 c6 > 2 (les cases à partir de la tuile la plus basse, puis la colonne de 1 à 5).
shelfie-errors-no-action = { $text } n’est pas une action de My Shelfie. { -how }
shelfie-errors-no-column = Une bibliothèque a les colonnes 1 à { $last }, pas { $column }.
shelfie-errors-no-cell = Le salon n’a pas de case { $cell }. { -how }
