# Apprendre de ses erreurs

page-mistakes-title = Mes erreurs
page-mistakes-lead = Trouvez un meilleur coup dans des positions de vos propres parties. Une position est acquise quand votre première réponse a été bonne deux jours différents.
page-mistakes-learn-count = Apprendre de mes erreurs ({ $count })

## Une position

page-mistakes-place = Position { $number } sur { $count }
page-mistakes-task = Vous avez joué : { $action } ({ $cost } de chances de gagner). Trouvez un meilleur coup.
page-mistakes-judging = Examen de votre coup…
page-mistakes-best = Bravo ! C’est le meilleur coup.
page-mistakes-close = Bravo ! Ce coup vaut à peu près le meilleur.
page-mistakes-worse = Pas encore. Par rapport au meilleur coup : { $cost } de chances de gagner. Essayez encore.
page-mistakes-same = C’est le coup de la partie. Essayez-en un autre.
page-mistakes-answer = Le meilleur coup : { $action }
page-mistakes-show = Montrer la réponse
page-mistakes-next = Suivant
page-mistakes-finish = Terminer
page-mistakes-leave = Quitter
page-mistakes-again = Encore une fois
page-mistakes-result = Trouvées du premier coup : { $right } sur { $count }
page-mistakes-unreadable = Cette position ne peut pas être montrée avec les règles actuelles.

## Les erreurs d’une partie

page-mistakes-looking = Recherche de vos erreurs : { $done }
page-mistakes-none-here = Aucun de vos coups dans cette partie n’était une erreur. Bien joué !
page-mistakes-not-mine = Vous n’avez pas joué cette partie.

## Le paquet

page-mistakes-open = À apprendre
page-mistakes-today = Pour aujourd’hui
page-mistakes-mastered = Acquises
page-mistakes-practice = S’entraîner ({ $count })
page-mistakes-practice-all = S’entraîner sur toutes les positions à apprendre
page-mistakes-tomorrow = C’est tout pour aujourd’hui. Les positions à apprendre compteront de nouveau demain.
page-mistakes-empty = Aucune erreur pour l’instant. Elles sont recueillies quand vous ouvrez l’analyse d’une de vos parties.
page-mistakes-scan = Examiner mes dernières parties
page-mistakes-scanning = Partie { $number } sur { $count } : { $done }
page-mistakes-scanned =
    { $count ->
        [0] Aucune nouvelle erreur trouvée
        [one] Une nouvelle erreur trouvée
       *[other] { $count } nouvelles erreurs trouvées
    }
page-mistakes-stop = Arrêter
page-mistakes-game = Jeu
page-mistakes-all-games = Tous les jeux
page-mistakes-against = { $mark } contre { $names }, coup { $ply }
page-mistakes-right-once = juste une fois
page-mistakes-try = Essayer
page-mistakes-delete = Supprimer
page-mistakes-delete-all = Tout supprimer
page-mistakes-delete-sure = Supprimer toutes ces positions ?
page-mistakes-delete-why = Elles ne reviendront pas, même si vous rouvrez l’analyse.
