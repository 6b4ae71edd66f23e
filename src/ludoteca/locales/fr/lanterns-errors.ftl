# Ce qui est refusé dans les positions et les actions tapées de Lanternes

## Positions

lanterns-errors-sides = Chaque place doit avoir son propre côté, parmi N, E, S et W, et non { $sides } (LA-2.2).
lanterns-errors-clockwise = Les places doivent aller dans le sens horaire (N, E, S, W), et non { $sides } (LA-2.7).
lanterns-errors-lake = Le lac est une liste de 1 à { $most } tuiles dans l’ordre où elles ont été posées, la tuile de départ d’abord.
lanterns-errors-tile = Une tuile du lac est un objet comme { $example }.
lanterns-errors-start = La tuile de départ est la tuile 0, en 0,0, et vient en premier dans le lac (LA-2.1).
lanterns-errors-one-place = Deux tuiles sont en { $x },{ $y } (LA-3.5).
lanterns-errors-floats = La tuile { $tile } en { $x },{ $y } est isolée : elle ne touche aucune tuile posée avant (LA-3.5).
lanterns-errors-stack = Après { $laid } tuiles, la pioche doit en contenir { $count } (LA-2.3).
lanterns-errors-hand = Après { $laid } tuiles, la place { $seat } doit en avoir { $count } (LA-4.6), et non { $tiles }.
lanterns-errors-twice = La tuile { $tile } apparaît deux fois : les couleurs ne seraient alors pas sur 20 côtés chacune (LA-1.1).
lanterns-errors-cards = Les cartes de la place { $seat } doivent être des nombres par couleur ({ $colours }), et non { $cards }.
lanterns-errors-supply = Couleur { $colour } : les joueurs ont { $held } cartes, mais à { $players } joueurs il n’y en a que { $there } (LA-2.4).
lanterns-errors-dedications = Les récompenses sont la liste de celles déjà prises, dans l’ordre, une au plus par tour (LA-3.6).
lanterns-errors-dedication = Une récompense est un objet comme { $example }.
lanterns-errors-worth = La prochaine récompense pour { $kind } vaut { $value }, pas { $found } (LA-3.2, LA-3.3).
lanterns-errors-turn = Après { $laid } tuiles, c’est le tour de la place { $turn }, pas de la place { $seat } (LA-2.7).
lanterns-errors-over = La partie est terminée quand chacun a joué son dernier tour (LA-5.1).
lanterns-errors-step = L’étape d’un tour ne peut pas être { $step }. Étapes possibles : { $steps }.
lanterns-errors-final-step = Un dernier tour finit par une récompense et n’a pas de défausse : l’étape ne peut pas être { $step } (LA-5.3).
lanterns-errors-discarded = Une place qui a défaussé a au moins 12 cartes (LA-3.4).
lanterns-errors-dedicated = Une place qui a pris une récompense en a la carte (LA-3.2).

## Typed actions

-how = Écrivez par exemple : x purple red, d four red, d pairs red blue green, d seven, discard blue, p 7 r2 @ 1,-2, ou pass.
lanterns-errors-no-action = { $text } n’est pas une action de Lanternes. { -how }
lanterns-errors-no-colour = { $word } n’est pas une couleur. Les couleurs sont { $colours }.
lanterns-errors-no-dedication = 'd { $words }' n’est pas une récompense. { -how }
lanterns-errors-no-placement = 'p { $text }' n’est pas une pose. { -how }
lanterns-errors-no-rotation = Il manque la rotation : de r0 à r3, le nombre de quarts de tour dans le sens horaire. Écrivez par exemple : { $example }

## Feuilles de score

lanterns-errors-sheet-players = Une feuille a une ligne par personne, de { $least } à { $most }, pas { $count }.
lanterns-errors-sheet-name = { $name } est le nom de deux lignes. Donnez à chaque personne un nom différent.
lanterns-errors-sheet-row = { $row } n’est pas une ligne de feuille. Écrivez par exemple : Ada 10 8 4 / 2 / 5 (récompenses, bateaux, cartes).
lanterns-errors-sheet-token = Il n’y a pas de carte Récompense valant { $token } : elles valent de { $least } à { $most } (LA-1.3).
lanterns-errors-sheet-tokens =
    { $most ->
        [one] La boîte n’a qu’une carte Récompense valant { $token }, pas { $count } (LA-1.3).
       *[other] La boîte n’a que { $most } cartes Récompense valant { $token }, pas { $count } (LA-1.3).
    }
lanterns-errors-sheet-goal = Lanternes n’a pas d’objectifs personnels. Retirez --goal.
