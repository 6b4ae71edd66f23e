# Ce qui est refusé dans les bibliothèques, positions et actions tapées de My Shelfie

## Shelves

shelfie-errors-shelf = Une bibliothèque a { $rows } rangées de { $columns } caractères, celle du haut d’abord.
shelfie-errors-item = { $letter } n’est pas un objet. Écrivez une bibliothèque avec { $letters } (chats livres jeux cadres trophées plantes) et . pour une case vide.
shelfie-errors-floats = La tuile en rangée { $row }, colonne { $column } flotte : la case du dessous est vide (SH-1.3).
shelfie-errors-common-goal = Les cartes objectif commun vont de 1 à { $last } : il n’y a pas de carte { $number }.
shelfie-errors-personal-goal = Les cartes objectif personnel vont de 1 à { $last } : il n’y a pas de carte { $number }.
shelfie-errors-sheet-players = Une feuille a une ligne par personne, de { $least } à { $most }, pas { $count }. Une seule bibliothèque, c’est { $rows } mots sans nom : PP... PPPP. FFPPB FGGGB FTCCC TTTCC
shelfie-errors-sheet-row = { $row } n’est pas une ligne de feuille. Écrivez le nom, la bibliothèque, l’objectif personnel et les jetons, par exemple : Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1
shelfie-errors-sheet-name = { $name } est le nom de deux lignes. Donnez à chaque personne un nom différent.
shelfie-errors-sheet-token = À { $players }, il n’y a pas de jeton valant { $token } : ils valent { $stack }, et 1 est le jeton de fin de partie (SH-2.2).
shelfie-errors-sheet-tokens =
    { $most ->
        [one] Il n’y a qu’un jeton valant { $token }, pas { $count } (SH-2.2).
       *[other] Il n’y a que { $most } jetons valant { $token }, pas { $count } (SH-2.2).
    }
shelfie-errors-sheet-goals = Il y a { $most } objectifs communs, et chacun rapporte un seul jeton par personne : { $tokens }, c’est trop (SH-4.1).
shelfie-errors-sheet-goal = À plusieurs, l’objectif personnel est dans chaque ligne, pas dans --goal. Écrivez par exemple : Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1

## Positions

shelfie-errors-room = Le salon a neuf rangées de neuf caractères : - pas de case, . case vide, ou un objet.
shelfie-errors-cell = { $letter } ne peut pas être en rangée { $row }, colonne { $column } du salon : il y faut l’un des caractères { $allowed } (SH-1.1).
shelfie-errors-bag = { $count } tuiles { $letter } sont en jeu, mais il n’y en a que { $all } (SH-1.2).
shelfie-errors-common-twice = Chaque objectif commun n’existe qu’en un exemplaire, mais { $cards } en contient un deux fois (SH-2.1).
shelfie-errors-personal-twice = Chaque objectif personnel n’existe qu’en un exemplaire, mais { $cards } en contient un deux fois (SH-2.3).
shelfie-errors-tokens = Les jetons de la place { $seat } doivent être { $goals } nombres, chacun 0 ou un de { $stack } (SH-2.2).
shelfie-errors-taken = Les jetons se prennent par le haut : { $gone } ne peut pas manquer à { $stack } (SH-4.1).
shelfie-errors-end-token = Le jeton de fin de partie revient à la première place qui a rempli sa bibliothèque, et à personne avant (SH-4.2).
shelfie-errors-over = La partie est terminée quand une bibliothèque est pleine et que ce serait de nouveau au premier joueur (SH-5.1).
shelfie-errors-full = Seules les places qui ont déjà joué dans cette manche peuvent avoir une bibliothèque pleine (SH-5.1).
shelfie-errors-empty = Le salon n’est jamais vide pendant la partie (SH-4.3, SH-4.4).

## Typed actions

-how = Écrivez par exemple : take c4 c5 c6 > 2 (les cases à partir de la tuile la plus basse, puis la colonne de 1 à 5).
shelfie-errors-no-action = { $text } n’est pas une action de My Shelfie. { -how }
shelfie-errors-no-column = Une bibliothèque a les colonnes 1 à { $last } : il n’y a pas de colonne { $column }.
shelfie-errors-no-cell = Le salon n’a pas de case { $cell }. { -how }
