# Lanternes : la fête des lanternes

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
lanterns-points-four = Carré
lanterns-points-pairs = Triple paire
lanterns-points-seven = Multicolore
lanterns-tie-break = Égalité de points de victoire : les bateaux départagent, puis les cartes Lanterne.

## Le lac

lanterns-lake = Le lac, avec votre côté en bas
lanterns-lake-of = Le lac, avec le côté de { $name } en bas
lanterns-fit = Montrer tout le lac
lanterns-at-top = { $colour } en haut
lanterns-at-right = { $colour } à droite
lanterns-at-bottom = { $colour } en bas
lanterns-at-left = { $colour } à gauche
lanterns-cell-open = Emplacement libre, touche : { $sides }
lanterns-touching = touche : { $sides }
lanterns-cell-ghost = Votre tuile ici, touche : { $sides }. Vous gagneriez : { $gains }
lanterns-cell-tile =
    { $kind ->
        [start] Tuile de départ : { $sides }
        [platform] Tuile avec un symbole : { $sides }
       *[plain] Tuile : { $sides }
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
lanterns-to-move = joue maintenant
lanterns-seat-open =
    { $who ->
        [you] Vos cartes et vos bateaux
       *[other] Cartes et bateaux de { $name }
    }
lanterns-seat-honor = Points de victoire : { $honor }
lanterns-seat-rest = Bateaux : { $favor } · cartes : { $cards } · tuiles : { $tiles }
lanterns-close = Fermer
lanterns-hand = Vos tuiles
lanterns-hand-number = Tuile { $number } : { $tile }
lanterns-hand-tile =
    { $kind ->
        [platform] { $sides }, avec un symbole
       *[plain] { $sides }
    }

## Un tour

lanterns-steps = Étapes du tour
lanterns-step-exchange = Échange
lanterns-step-dedicate = Récompense
lanterns-step-place = Tuile
lanterns-step-discard = Défausse
lanterns-step-pass = Dernier tour
lanterns-step-ready = { $value } points
lanterns-advice-wait = Ce n’est pas encore votre tour
lanterns-advice-choose = Choisissez une tuile, puis un emplacement
lanterns-advice-place = Choisissez un emplacement
lanterns-advice-discard =
    { $dedication ->
        [yes] { $count } cartes : prenez une récompense, ou défaussez jusqu’à 12
       *[no] { $count } cartes : défaussez jusqu’à 12. Une récompense aiderait aussi, mais vous n’avez pas de combinaison
    }
lanterns-advice-pass = Dernier échange, dernière récompense
lanterns-would-gain = Vous gagneriez
lanterns-preview = Vous gagneriez : { $gains }
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
lanterns-how-to-rotate =
    { $pointer ->
        [touch] Touchez la tuile pour la tourner, puis confirmez.
       *[mouse] Tournez-la avec la molette, un clic ou R, puis confirmez.
    }
lanterns-key-choose = Choisir une tuile ; encore une fois pour la tourner
lanterns-key-lake = De vos tuiles au lac et retour
lanterns-key-rotate = Tourner la tuile ; avec Maj dans l’autre sens
lanterns-key-zoom = Agrandir, réduire, voir tout le lac
lanterns-key-enter = Poser la tuile ; encore une fois pour confirmer
lanterns-tie-favor =
    { $who ->
        [you] Vous avez plus de bateaux ({ $count } contre { $next }).
       *[other] { $name } a plus de bateaux ({ $count } contre { $next }).
    }
lanterns-tie-cards =
    { $who ->
        [you] Les bateaux sont à égalité aussi, mais vous avez plus de cartes Lanterne ({ $count } contre { $next }).
       *[other] Les bateaux sont à égalité aussi, mais { $name } a plus de cartes Lanterne ({ $count } contre { $next }).
    }
lanterns-undo = Annuler
lanterns-clear = Effacer
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
lanterns-dedicate-which-four = Quelle couleur ?
lanterns-dedicate-which-pairs = Quelles trois paires ?
lanterns-dedicate-do = Prendre

## Réserve et récompenses

lanterns-panel-supply = Réserve
lanterns-panel-four = Carré
lanterns-panel-dedications = Récompenses
lanterns-supply-each = sur { $count } par couleur
lanterns-draw-stack =
    { $count ->
        [0] Plus de tuile Lac dans la pioche. Chaque joueur en pose { $each } en tout.
        [one] { $count } tuile Lac dans la pioche. Chaque joueur en pose { $each } en tout.
       *[other] { $count } tuiles Lac dans la pioche. Chaque joueur en pose { $each } en tout.
    }
lanterns-then = puis { $values }
lanterns-then-always = puis toujours 4

## Où l’on en est, et ce que l’on peut demander

lanterns-progress = manche { $round } sur { $rounds }
lanterns-progress-final = derniers tours
lanterns-progress-over = terminée
lanterns-score =
    { $who ->
        [you] Vous avez { $honor ->
            [one] { $honor } point de victoire
           *[other] { $honor } points de victoire
        }, { $favor ->
            [one] { $favor } bateau
           *[other] { $favor } bateaux
        } et { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
       *[other] { $name } a { $honor ->
            [one] { $honor } point de victoire
           *[other] { $honor } points de victoire
        }, { $favor ->
            [one] { $favor } bateau
           *[other] { $favor } bateaux
        } et { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
    }
lanterns-goal = La prochaine récompense « { $kind } » vaut { $value } points.
lanterns-goal-cards = Vous avez { $cards }.
lanterns-moves-none = Ce n’est pas votre tour.
lanterns-moves-exchange = Vous pouvez échanger une carte.
lanterns-moves-dedicate = Vous pouvez prendre une récompense : { $kinds }.
lanterns-moves-discard = Vous devez défausser une carte.
lanterns-moves-place =
    { $tiles ->
        [one] Vous pouvez poser votre tuile ({ $places } emplacements possibles).
       *[other] Vous pouvez poser une de vos { $tiles } tuiles ({ $places } emplacements possibles).
    }
lanterns-moves-pass = Vous pouvez finir votre dernier tour.

## Les actions en mots

lanterns-do-place = Poser une tuile
lanterns-do-place-tile = Poser la tuile { $number }, { $colour } vers vous
lanterns-do-exchange = Échanger { $given } contre { $taken }
lanterns-do-dedicate = Récompense « { $kind } » : { $value } points
lanterns-do-dedicate-of = Récompense « { $kind } » : { $value } points, avec { $colours }
lanterns-do-discard = Défausser { $colour }
lanterns-do-pass = Finir le dernier tour

## Le journal

lanterns-log-place =
    { $who ->
        [you] Vous avez posé une tuile
       *[other] { $name } a posé une tuile
    }
lanterns-log-place-matched =
    { $who ->
        [you] Vous avez posé une tuile, appariement : { $cards }
       *[other] { $name } a posé une tuile, appariement : { $cards }
    }
lanterns-log-place-favor =
    { $who ->
        [you] Vous avez posé une tuile, appariement : { $cards } ({ $favor })
       *[other] { $name } a posé une tuile, appariement : { $cards } ({ $favor })
    }
lanterns-log-favor =
    { $count ->
        [one] +{ $count } bateau
       *[other] +{ $count } bateaux
    }
lanterns-log-honor =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
lanterns-log-dealt =
    { $who ->
        [you] Vous prenez { $colour }
       *[other] { $name } prend { $colour }
    }
lanterns-log-missed =
    { $who ->
        [you] Vous ne prenez rien : { $colour } est épuisé
       *[other] { $name } ne prend rien : { $colour } est épuisé
    }
lanterns-log-exchange =
    { $who ->
        [you] Vous avez échangé { $given } contre { $taken }
       *[other] { $name } a échangé { $given } contre { $taken }
    }
lanterns-log-dedicate =
    { $who ->
        [you] Vous avez pris la récompense « { $kind } » ({ $honor })
       *[other] { $name } a pris la récompense « { $kind } » ({ $honor })
    }
lanterns-log-discard =
    { $who ->
        [you] Vous avez défaussé { $colour }
       *[other] { $name } a défaussé { $colour }
    }
lanterns-log-pass =
    { $who ->
        [you] Vous avez fini votre dernier tour
       *[other] { $name } a fini son dernier tour
    }
lanterns-log-final = La dernière tuile est posée : chaque joueur a un dernier tour
lanterns-log-over = La fête est finie

## Raisons pour et contre une action

lanterns-reason-dedication = { $value } points pour « { $dedication } »
lanterns-reason-set-given =
    { $who ->
        [you] vous donne { $colour }, qui complète « { $dedication } » à { $value } points
       *[other] donne à { $name } { $colour }, qui complète « { $dedication } » à { $value } points
    }
lanterns-reason-ready = complète « { $dedication } », qui vaut { $value } points
lanterns-reason-stack-wanted =
    { $who ->
        [you] la prochaine récompense « { $dedication } » vaut { $to } au lieu de { $from }, et il vous manque peu
       *[other] la prochaine récompense « { $dedication } » vaut { $to } au lieu de { $from }, et il manque peu à { $name }
    }
lanterns-reason-out-wanted =
    { $who ->
        [you] { $colour } est épuisé, et il vous en faut pour « { $dedication } » à { $value } points
       *[other] { $colour } est épuisé, et il en faut à { $name } pour « { $dedication } » à { $value } points
    }
lanterns-reason-exchange = une carte change de couleur : { $given } → { $colour }
lanterns-reason-cards = cartes : { $colours }
lanterns-reason-favor =
    { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
lanterns-reason-near = à une carte de « { $dedication } » à { $value } points : { $colours }
lanterns-reason-stack-left =
    { $who ->
        [you] vous laisse « { $dedication } » à { $value } points
       *[other] laisse « { $dedication } » à { $value } points à { $name }
    }
lanterns-reason-colour-back =
    { $who ->
        [you] { $colour } revient dans la réserve, et il vous en faut pour « { $dedication } » à { $value } points
       *[other] { $colour } revient dans la réserve, et il en faut à { $name } pour « { $dedication } » à { $value } points
    }
lanterns-reason-missed =
    { $who ->
        [you] { $colour } est épuisé : rien pour vous
       *[other] { $colour } est épuisé : rien pour { $name }
    }
lanterns-reason-card-given =
    { $who ->
        [you] vous donne { $colour }
       *[other] donne { $colour } à { $name }
    }
lanterns-reason-stack = la prochaine récompense « { $dedication } » vaut { $to } au lieu de { $from }
lanterns-reason-out = { $colour } est épuisé

## Pourquoi quelque chose n’est pas permis

lanterns-refusal-no-such-action = Cette action n’existe pas.
lanterns-refusal-is-over = La partie est terminée.
lanterns-refusal-already-exchanged = Vous avez déjà échangé une carte pendant ce tour.
lanterns-refusal-exchange-too-late = On ne peut échanger une carte qu’avant la récompense et avant la défausse.
lanterns-refusal-no-favor = Un échange coûte 2 bateaux.
lanterns-refusal-not-held = Vous n’avez pas de carte de la couleur à donner.
lanterns-refusal-same-colour = Il faut prendre une autre couleur.
lanterns-refusal-not-in-supply = Il n’y a plus de carte de cette couleur dans la réserve.
lanterns-refusal-already-dedicated = Vous avez déjà pris une récompense pendant ce tour.
lanterns-refusal-dedication-too-late = On ne peut prendre une récompense qu’avant la défausse.
lanterns-refusal-no-set = Vous n’avez pas les cartes de cette combinaison.
lanterns-refusal-same-pair = Les trois paires doivent être de trois couleurs différentes.
lanterns-refusal-no-need-to-discard = On ne défausse qu’avec plus de 12 cartes, avant de poser une tuile.
lanterns-refusal-discard-not-held = Vous n’avez pas de carte de cette couleur.
lanterns-refusal-must-place = Un tour se termine par la pose d’une tuile ; on ne peut passer que pendant le dernier tour.
lanterns-refusal-too-many-cards = Vous avez plus de 12 cartes : prenez une récompense ou défaussez avant de poser une tuile.
lanterns-refusal-no-tile = Cette tuile n’est pas dans votre main.
lanterns-refusal-not-open = Une tuile va sur un emplacement vide, à côté d’une tuile déjà posée.
lanterns-refusal-no-more-tiles = On ne pose plus de tuiles pendant les derniers tours.
