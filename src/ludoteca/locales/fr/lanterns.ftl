# Lanterns : la fête des lanternes

## Les mots de la règle

lanterns-colour-black = noir
lanterns-colour-orange = orange
lanterns-colour-red = rouge
lanterns-colour-blue = bleu
lanterns-colour-green = vert
lanterns-colour-white = blanc
lanterns-colour-purple = violet
lanterns-kind-four = carré
lanterns-kind-pairs = triple paire
lanterns-kind-seven = multicolore
lanterns-honor = points de victoire
lanterns-favor = bateaux
lanterns-out = épuisé
lanterns-you = Vous
lanterns-points-four = Carré
lanterns-points-pairs = Triple paire
lanterns-points-seven = Multicolore

## Le lac

lanterns-lake = Le lac, votre côté en bas
lanterns-lake-of = Le lac, le côté de { $name } en bas
lanterns-fit = Montrer tout le lac
lanterns-at-top = { $colour } en haut
lanterns-at-right = { $colour } à droite
lanterns-at-bottom = { $colour } en bas
lanterns-at-left = { $colour } à gauche
lanterns-cell-open = Place libre, touche { $sides }
lanterns-cell-ghost = Votre tuile ici, touche { $sides }. Vous gagneriez : { $gains }
lanterns-cell-tile =
    { $kind ->
        [start] Tuile de départ : { $sides }
        [platform] Tuile avec un symbole : { $sides }
       *[plain] Tuile : { $sides }
    }{ $last ->
        [yes] . Posée en dernier
       *[no] { "" }
    }

## Les côtés de la table

lanterns-your-side = Votre côté
lanterns-your-cards = Vos cartes Lanterne
lanterns-cards-of = Cartes Lanterne de { $name }
lanterns-card-count =
    { $count ->
        [one] { $count } carte sur 12
       *[other] { $count } cartes sur 12
    }
lanterns-card-sum =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
lanterns-count = { $count } { $colour }
lanterns-no-cards = aucune carte
lanterns-to-move = au tour
lanterns-seat-open = { $name } : ce qui est là
lanterns-seat-honor = Points de victoire : { $honor }
lanterns-seat-rest = Bateaux : { $favor } · cartes : { $cards } · tuiles : { $tiles }
lanterns-close = Fermer
lanterns-hand = Vos tuiles
lanterns-hand-number = Tuile { $number } : { $tile }
lanterns-hand-tile =
    { $kind ->
        [platform] { $sides }, avec un symbole
       *[plain] { $sides }
    }

## Un tour

lanterns-steps = Étapes du tour
lanterns-step-exchange = Échanger
lanterns-step-dedicate = Récompense
lanterns-step-place = Poser
lanterns-step-discard = Défausser
lanterns-step-pass = Dernier tour
lanterns-step-ready = { $value } à prendre
lanterns-advice-wait = Ce n’est pas encore votre tour
lanterns-advice-choose = Une tuile, puis une place
lanterns-advice-place = Et maintenant, une place
lanterns-advice-discard = { $count } cartes : défaussez jusqu’à 12
lanterns-advice-pass = Dernier échange, dernière récompense
lanterns-would-gain = Vous gagneriez
lanterns-gain-card = { $count } { $colour }
lanterns-gain-favor =
    { $number ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
lanterns-gain-honor =
    { $number ->
        [one] { $count } point
       *[other] { $count } points
    }
lanterns-gain-nothing = rien
lanterns-rotate = Tourner la tuile (R)
lanterns-undo = Reprendre
lanterns-sent = Envoyé
lanterns-do-confirm-now = Confirmer
lanterns-do-discard-now = Défausser
lanterns-do-pass-now = Finir le tour
lanterns-discard-one = Défausser { $colour }, vous en avez { $count }
lanterns-exchange-title = Échanger une carte Lanterne
lanterns-exchange-give = Donnez une de vos cartes et 2 bateaux
lanterns-exchange-take = Prenez une autre couleur dans la réserve
lanterns-exchange-do = Échanger
lanterns-dedicate-title = Prendre une récompense
lanterns-dedicate-which-four = Quelle couleur ?
lanterns-dedicate-which-pairs = Quelles trois paires ?
lanterns-dedicate-do = Prendre

## Réserve et récompenses

lanterns-panel-supply = Réserve
lanterns-panel-four = Carré
lanterns-panel-dedications = Récompenses
lanterns-supply-each = sur { $count } par couleur
lanterns-draw-stack =
    { $count ->
        [0] Plus de tuile Lac dans la pioche ; chacun en pose { $each }.
        [one] { $count } tuile Lac dans la pioche ; chacun en pose { $each }.
       *[other] { $count } tuiles Lac dans la pioche ; chacun en pose { $each }.
    }
lanterns-then = puis { $values }
lanterns-then-always = puis toujours 4

## Où l’on en est, et ce que l’on peut demander

lanterns-progress = manche { $round } sur { $rounds }
lanterns-progress-final = derniers tours
lanterns-progress-over = terminée
lanterns-score =
    { $who ->
        [you] Vous avez { $honor } points de victoire, { $favor } bateaux et { $cards } cartes.
       *[other] { $name } a { $honor } points de victoire, { $favor } bateaux et { $cards } cartes.
    }
lanterns-goal = Récompense suivante, { $kind } : { $value } points.
lanterns-goal-cards = Vous avez { $cards }.
lanterns-moves-none = Ce n’est pas votre tour.
lanterns-moves-exchange = Vous pouvez échanger une carte.
lanterns-moves-dedicate = Vous pouvez prendre une récompense : { $kinds }.
lanterns-moves-discard = Vous devez défausser une carte.
lanterns-moves-place = Vous pouvez poser une de vos tuiles ({ $tiles }) sur une des { $places } places.
lanterns-moves-pass = Vous pouvez finir votre dernier tour.

## Les actions en mots

lanterns-do-place = Poser une tuile
lanterns-do-place-tile = Poser la tuile { $number }, { $colour } vers vous
lanterns-do-exchange = Échanger { $given } contre { $taken }
lanterns-do-dedicate = Récompense { $kind } : { $value } points
lanterns-do-dedicate-of = Récompense { $kind } : { $value } points, avec { $colours }
lanterns-do-discard = Défausser { $colour }
lanterns-do-pass = Finir le dernier tour

## Le journal

lanterns-log-place =
    { $who ->
        [you] { $name } avez posé une tuile
       *[other] { $name } a posé une tuile
    }
lanterns-log-matched = appariement { $cards }
lanterns-log-favor =
    { $count ->
        [one] +{ $count } bateau
       *[other] +{ $count } bateaux
    }
lanterns-log-honor = +{ $count } points
lanterns-log-dealt =
    { $who ->
        [you] Vous prenez { $colour }
       *[other] { $name } prend { $colour }
    }
lanterns-log-missed =
    { $who ->
        [you] Vous ne prenez rien : { $colour } est épuisé
       *[other] { $name } ne prend rien : { $colour } est épuisé
    }
lanterns-log-exchange =
    { $who ->
        [you] { $name } avez échangé { $given } contre { $taken }
       *[other] { $name } a échangé { $given } contre { $taken }
    }
lanterns-log-dedicate =
    { $who ->
        [you] { $name } avez pris une récompense : { $kind }
       *[other] { $name } a pris une récompense : { $kind }
    }
lanterns-log-discard =
    { $who ->
        [you] { $name } avez défaussé { $colours }
       *[other] { $name } a défaussé { $colours }
    }
lanterns-log-pass =
    { $who ->
        [you] { $name } avez fini votre dernier tour
       *[other] { $name } a fini son dernier tour
    }
lanterns-log-final = La dernière tuile est posée : chacun a un dernier tour
lanterns-log-over = La fête est finie

## Raisons pour et contre une action

lanterns-reason-dedication = { $value } points pour { $dedication }
lanterns-reason-set-given =
    { $who ->
        [you] vous donne { $colour }, qui complète { $dedication } à { $value }
       *[other] donne à { $name } { $colour }, qui complète { $dedication } à { $value }
    }
lanterns-reason-ready = complète { $dedication }, une récompense de { $value }
lanterns-reason-stack-wanted =
    { $who ->
        [you] la prochaine récompense { $dedication } vaut { $to } au lieu de { $from }, et vous en êtes proche
       *[other] la prochaine récompense { $dedication } vaut { $to } au lieu de { $from }, et { $name } en est proche
    }
lanterns-reason-out-wanted =
    { $who ->
        [you] { $colour } est épuisé, et il vous le faut pour { $dedication } à { $value }
       *[other] { $colour } est épuisé, et il le faut à { $name } pour { $dedication } à { $value }
    }
lanterns-reason-exchange = { $colour } au lieu de { $given }, pour { $count } bateaux
lanterns-reason-cards = cartes : { $colours }
lanterns-reason-favor =
    { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
lanterns-reason-near = à une carte de { $dedication } à { $value } : { $colours }
lanterns-reason-stack-left =
    { $who ->
        [you] vous laisse { $dedication } à { $value }
       *[other] laisse { $dedication } à { $value } à { $name }
    }
lanterns-reason-colour-back =
    { $who ->
        [you] { $colour } revient dans la réserve, et il vous le faut pour { $dedication } à { $value }
       *[other] { $colour } revient dans la réserve, et il le faut à { $name } pour { $dedication } à { $value }
    }
lanterns-reason-missed =
    { $who ->
        [you] vous ne prenez pas { $colour } : épuisé
       *[other] { $name } ne prend pas { $colour } : épuisé
    }
lanterns-reason-card-given =
    { $who ->
        [you] vous donne { $colour }
       *[other] donne { $colour } à { $name }
    }
lanterns-reason-stack = la prochaine récompense { $dedication } vaut { $to } au lieu de { $from }
lanterns-reason-out = { $colour } est épuisé

## Pourquoi quelque chose n’est pas permis

lanterns-refusal-no-such-action = Cette action n’existe pas.
lanterns-refusal-is-over = La partie est finie.
lanterns-refusal-already-exchanged = Vous avez déjà échangé une carte pendant ce tour.
lanterns-refusal-exchange-too-late = L’échange vient avant la récompense et avant la défausse.
lanterns-refusal-no-favor = Un échange coûte 2 bateaux.
lanterns-refusal-not-held = Vous n’avez pas de carte de la couleur à donner.
lanterns-refusal-same-colour = On échange contre une autre couleur.
lanterns-refusal-not-in-supply = La réserve n’a plus la couleur voulue.
lanterns-refusal-already-dedicated = Vous avez déjà pris une récompense pendant ce tour.
lanterns-refusal-dedication-too-late = La récompense vient avant la défausse.
lanterns-refusal-no-set = Vous n’avez pas les cartes de cette combinaison.
lanterns-refusal-same-pair = Les trois paires sont de trois couleurs différentes.
lanterns-refusal-no-need-to-discard = On ne défausse qu’au-dessus de 12 cartes, avant de poser une tuile.
lanterns-refusal-discard-not-held = Vous n’avez pas de carte de cette couleur.
lanterns-refusal-must-place = Un tour finit par la pose d’une tuile ; seul un dernier tour peut être passé.
lanterns-refusal-too-many-cards = Vous avez plus de 12 cartes : défaussez avant de poser une tuile.
lanterns-refusal-no-tile = Cette tuile n’est pas dans votre main.
lanterns-refusal-not-open = Une tuile va sur une place vide à côté d’une tuile déjà posée.
lanterns-refusal-no-more-tiles = On ne pose plus de tuile dans les derniers tours.
