# My Shelfie à la table.

shelfie-your-shelf = Votre bibliothèque
shelfie-room = Le salon
shelfie-columns = Colonnes de votre bibliothèque
shelfie-column = Colonne { $column }
shelfie-column-holds = de bas en haut : { $tiles }
shelfie-column-empty = vide
shelfie-column-room =
    { $count ->
        [0] pleine
       *[other] place pour { $count }
    }
shelfie-column-brings =
    { $points ->
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
shelfie-first-chair = chaise du premier joueur
shelfie-to-move = joue maintenant
shelfie-open-shelf = Voir la bibliothèque

## Choosing

shelfie-choice = Votre choix
shelfie-choose-tiles = Prenez une à trois tuiles alignées
shelfie-choose-column = Choisissez une colonne
shelfie-into-column = Dans la colonne { $column }
shelfie-waiting = { $name } choisit…
shelfie-over = La partie est terminée
shelfie-swap = Échanger les tuiles { $first } et { $second }
shelfie-confirm = Confirmer
shelfie-put-back = Effacer
shelfie-undo = Annuler
shelfie-key-column = Choisir une colonne pour les tuiles sélectionnées
shelfie-key-enter = Sélectionner une tuile ; sur Confirmer, jouer le coup
shelfie-tie-turn = En cas d’égalité, la victoire revient à qui joue en dernier dans l’ordre du tour : { $name }.
shelfie-say-chosen = Sélection, la plus basse d’abord : { $tiles }. Colonnes avec assez de place : { $columns }
shelfie-say-put-back = Sélection effacée
shelfie-cell-empty = { $cell }, vide
shelfie-cell-resting = { $cell }, { $item }
shelfie-cell-free = { $cell }, { $item }, libre
shelfie-cell-addable = { $cell }, { $item }, peut s’ajouter
shelfie-cell-chosen = { $cell }, { $item }, tuile sélectionnée, numéro { $order }
shelfie-cell-walled = { $cell }, { $item }, aucun côté libre

## Items

shelfie-empty = vide
shelfie-item-cats =
    { $count ->
        [one] chat
       *[other] chats
    }
shelfie-item-books =
    { $count ->
        [one] livre
       *[other] livres
    }
shelfie-item-games =
    { $count ->
        [one] jeu
       *[other] jeux
    }
shelfie-item-frames =
    { $count ->
        [one] cadre
       *[other] cadres
    }
shelfie-item-trophies =
    { $count ->
        [one] trophée
       *[other] trophées
    }
shelfie-item-plants =
    { $count ->
        [one] plante
       *[other] plantes
    }

## Common goals

shelfie-goal-1 = Deux carrés
shelfie-goal-1-help = Deux groupes séparés du même type, avec chacun un carré de 2 × 2 tuiles.
shelfie-goal-1-help-english = Deux groupes séparés, avec chacun un carré de 2 × 2 tuiles d’un même type.
shelfie-goal-2 = Deux colonnes variées
shelfie-goal-2-help = Deux colonnes pleines, avec six types différents chacune.
shelfie-goal-3 = Quatre quatuors
shelfie-goal-3-help = Quatre groupes d’au moins quatre tuiles adjacentes du même type.
shelfie-goal-4 = Six paires
shelfie-goal-4-help = Six groupes d’au moins deux tuiles adjacentes du même type.
shelfie-goal-5 = Trois colonnes sobres
shelfie-goal-5-help = Trois colonnes pleines, avec trois types au plus chacune.
shelfie-goal-6 = Deux rangées variées
shelfie-goal-6-help = Deux rangées pleines, avec cinq types différents chacune.
shelfie-goal-7 = Quatre rangées sobres
shelfie-goal-7-help = Quatre rangées pleines, avec trois types au plus chacune.
shelfie-goal-8 = Quatre coins
shelfie-goal-8-help = Le même type aux quatre coins de la bibliothèque.
shelfie-goal-9 = Huit identiques
shelfie-goal-9-help = Huit tuiles du même type, n’importe où.
shelfie-goal-10 = Une croix
shelfie-goal-10-help = Cinq tuiles du même type qui forment un X.
shelfie-goal-11 = Une diagonale
shelfie-goal-11-help = Cinq tuiles du même type en diagonale.
shelfie-goal-12 = Un escalier
shelfie-goal-12-help = La hauteur des colonnes monte ou descend d’une tuile à chaque fois ; types au choix.
shelfie-goal-met = atteint
shelfie-tokens-left = Jetons de points restants : { $tokens }
shelfie-no-tokens = plus de jeton

## One’s own goal, the end, the bag

shelfie-personal-goal = Objectif personnel
shelfie-personal-right =
    { $count ->
        [one] { $count } case juste sur 6
       *[other] { $count } cases justes sur 6
    }
shelfie-personal-ladder = Points pour une à six cases
shelfie-end-token = Jeton de fin de partie
shelfie-end-token-help = pour la première bibliothèque pleine
shelfie-end-token-of = première bibliothèque pleine : { $name }
shelfie-bag =
    { $count ->
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }

## Points

shelfie-points =
    { $count ->
        [one] point
       *[other] points
    }
shelfie-points-open =
    { $points ->
        [one] { $name } : { $points } point. Voir le détail
       *[other] { $name } : { $points } points. Voir le détail
    }
shelfie-points-tokens = Objectifs communs
shelfie-points-end_token = Jeton de fin de partie
shelfie-points-personal = Objectif personnel
shelfie-points-groups = Groupes
shelfie-tie-break = Égalité de points : la victoire revient à qui joue en dernier dans l’ordre du tour.
shelfie-sum = Points
shelfie-sum-group = Groupe de { $count } { $item }
shelfie-sum-secret = Les objectifs personnels restent secrets jusqu’à la fin.
shelfie-sum-groups-help = Tuiles adjacentes du même type : 3 rapportent 2 points, 4 en rapportent 3, 5 en rapportent 5, 6 ou plus en rapportent 8.
shelfie-chip-token = jeton de points
shelfie-chip-missing =
    { $count ->
        [one] encore une tuile
       *[other] encore { $count } tuiles
    }
shelfie-chip-refill = remplissage du salon
shelfie-chip-over = la partie se termine
shelfie-preview =
    { $after ->
        [one] { $before } → { $after } point
       *[other] { $before } → { $after } points
    }
shelfie-preview-source = { $points } { $source }
shelfie-preview-goal = { $goal } { $done }/{ $of }

## Panels

shelfie-panel-goals = Objectifs
shelfie-panel-shelves = Bibliothèques

## What happened

shelfie-log-return =
    { $count ->
        [one] { $count } tuile retourne dans le sac
       *[other] { $count } tuiles retournent dans le sac
    }
shelfie-log-refill = Le salon a été rempli
shelfie-log-end = La partie est terminée
shelfie-log-insert =
    { $who ->
        [you] Vous avez inséré dans la colonne { $column } : { $tiles }
       *[other] { $name } a inséré dans la colonne { $column } : { $tiles }
    }
shelfie-log-goal =
    { $who ->
        [you] Vous avez atteint l’objectif commun « { $goal } » ({ $points })
       *[other] { $name } a atteint l’objectif commun « { $goal } » ({ $points })
    }
shelfie-log-end-token =
    { $who ->
        [you] Votre bibliothèque est la première pleine ({ $points }). C’est la dernière manche
       *[other] La bibliothèque de { $name } est la première pleine ({ $points }). C’est la dernière manche
    }
shelfie-log-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
shelfie-progress = manche { $round }
shelfie-progress-last = dernière manche
shelfie-progress-over = terminée
shelfie-action = Insérer dans la colonne { $column } : { $tiles }

## Why an action is good or bad

shelfie-reason-common_goal = { $value } points pour l’objectif commun « { $goal } »
shelfie-reason-goal_opened =
    { $who ->
        [you] vous permet d’atteindre « { $goal } » pour { $value } points
       *[other] permet à { $name } d’atteindre « { $goal } » pour { $value } points
    }
shelfie-reason-goal_denied =
    { $who ->
        [you] vous empêche d’atteindre « { $goal } » pour { $value } points
       *[other] empêche { $name } d’atteindre « { $goal } » pour { $value } points
    }
shelfie-reason-personal =
    { $to ->
        [1] { $to }re case
       *[other] { $to }e case
    } de l’objectif personnel ({ $item }) : { $value ->
        [one] +{ $value } point
       *[other] +{ $value } points
    }
shelfie-reason-group =
    groupe de { $to } { $item } : { $value ->
        [one] +{ $value } point
       *[other] +{ $value } points
    }
shelfie-reason-end_token = { $value } point pour la première bibliothèque pleine
shelfie-reason-last_turns =
    { $count ->
        [0] met fin à la partie tout de suite
        [1] laisse encore un tour aux autres
       *[other] laisse encore { $count } tours aux autres
    }
shelfie-reason-goal_near =
    { $to ->
        [one] « { $goal } », qui vaut { $value } points : { $to } tuile en place sur { $of }
       *[other] « { $goal } », qui vaut { $value } points : { $to } tuiles en place sur { $of }
    }
shelfie-reason-token_wanted =
    { $who ->
        [you] il vous manque peu pour « { $goal } » : le prochain jeton vaut { $to } au lieu de { $from }
       *[other] il manque peu à { $name } pour « { $goal } » : le prochain jeton vaut { $to } au lieu de { $from }
    }
shelfie-reason-group_denied =
    { $who ->
        [you] vous prive de { $value } points possibles ({ $item })
       *[other] prive { $name } de { $value } points possibles ({ $item })
    }
shelfie-reason-group_opened =
    { $who ->
        [you] vous offre { $value } points de plus ({ $item })
       *[other] offre à { $name } { $value } points de plus ({ $item })
    }
shelfie-reason-end_near =
    { $missing ->
        [1] il manque une case pour remplir la bibliothèque
       *[other] il manque { $missing } cases pour remplir la bibliothèque
    }
shelfie-reason-group_open =
    prépare un groupe de { $to } { $item } : { $value ->
        [one] +{ $value } point
       *[other] +{ $value } points
    }
shelfie-reason-token = le prochain jeton de « { $goal } » vaut { $to } au lieu de { $from }
shelfie-reason-refill = remplit le salon pour les autres

## Answers to questions

shelfie-answer-score-seat =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
shelfie-answer-score-sum = Objectifs communs { $tokens }, jeton de fin de partie { $end }, objectif personnel { $personal }, groupes { $groups }.
shelfie-answer-goal =
    { $goal } : { $help } Jetons restants : { $tokens }. Vous avez { $done ->
        [one] { $done } tuile
       *[other] { $done } tuiles
    } sur { $of }.
shelfie-answer-goal-watched = { $goal } : { $help } Jetons restants : { $tokens }.
shelfie-answer-personal =
    Objectif personnel : { $count ->
        [one] { $count } case juste
       *[other] { $count } cases justes
    } sur 6. Il manque encore : { $wanted }.
shelfie-answer-place = { $item } dans la colonne { $column }, rangée { $row } depuis le haut
shelfie-answer-wait = Ce n’est pas votre tour.
shelfie-answer-free = Tuiles libres : { $tiles }.
shelfie-answer-columns = Colonnes avec place pour une : { $one } ; pour deux : { $two } ; pour trois : { $three }.

## Refusals

shelfie-refusal-no-such-action = Cette action n’existe pas.
shelfie-refusal-is-over = La partie est terminée.
shelfie-refusal-no-tile = Il n’y a pas de tuile sur l’une de ces cases.
shelfie-refusal-walled-in = Chaque tuile que vous prenez doit avoir un côté libre au début du tour.
shelfie-refusal-too-many = Aucune colonne de votre bibliothèque n’a de place pour autant de tuiles.
shelfie-refusal-no-room = Cette colonne n’a pas de place pour toutes les tuiles que vous prenez.
shelfie-refusal-one-to-three = Prenez une, deux ou trois tuiles.
shelfie-refusal-not-a-line = Les tuiles que vous prenez doivent former une ligne droite, chacune adjacente à la suivante.
