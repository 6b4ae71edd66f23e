# Puzzles, on the page and in the terminal
page-puzzles-title = Problèmes
page-puzzles-none = Il n’y a pas de problèmes pour ce jeu.
page-puzzles-unknown = Ce problème n’existe pas.
page-puzzles-offline = Le problème n’a pas pu être chargé. Vérifiez la connexion et réessayez.
page-puzzles-again = Réessayer
page-puzzles-choose = Choisir les problèmes
page-puzzles-kind = Type
page-puzzles-kind-all = Tous
page-puzzles-kind-exact = La fin
page-puzzles-kind-best = Le meilleur coup
page-puzzles-kind-turn = Ce tour
page-puzzles-kind-reader = Objectif caché
page-puzzles-kind-all-why = Les faciles d’abord.
page-puzzles-kind-exact-why = Plus aucun hasard : quel coup gagne à coup sûr ?
page-puzzles-kind-best-why = En pleine partie, un coup est nettement meilleur.
page-puzzles-kind-turn-why = Trouvez ce qui rapporte le plus maintenant. Idéal pour débuter.
page-puzzles-kind-reader-why = Lisez une bibliothèque : quel objectif personnel vise-t-elle ?
page-puzzles-difficulty = Difficulté
page-puzzles-difficulty-0 = toutes
page-puzzles-difficulty-1 = très facile
page-puzzles-difficulty-2 = facile
page-puzzles-difficulty-3 = moyen
page-puzzles-difficulty-4 = difficile
page-puzzles-difficulty-5 = très difficile
page-puzzles-found-novice = Même un novice le trouve.
page-puzzles-found-apprentice = Un apprenti le trouve.
page-puzzles-found-adept = Un adepte le trouve.
page-puzzles-found-artisan = Un artisan le trouve, les niveaux plus faibles non.
page-puzzles-found-master = Seul le maître le trouve.
page-puzzles-found-nobody = Même le maître le manque souvent.
page-puzzles-ask-win-lanterns = Plus aucun hasard. Quel coup gagne, quoi que fassent les autres ?
page-puzzles-ask-win-shelfie = C’est le dernier tour. Quel coup gagne, quels que soient les objectifs personnels des autres ?
page-puzzles-ask-best = Quel coup vous donne le plus de chances de gagner ?
page-puzzles-ask-points = Quel coup rapporte le plus de points tout de suite ?
page-puzzles-ask-honor = Comment gagner le plus de points ce tour-ci ? Jouez la première action.
page-puzzles-ask-gain = Quelle pose vous rapporte le plus de cartes et de bateaux au total ?
page-puzzles-ask-goal = Quel objectif personnel a { $name } ? Observez sa bibliothèque et la façon dont elle s’est remplie.
page-puzzles-right-win = Plus personne ne peut vous arrêter.
page-puzzles-right-best = Vos chances de gagner sont maintenant d’environ { $best } %.
page-puzzles-right-points =
    { $best ->
        [one] Cela rapporte { $best } point.
       *[other] Cela rapporte { $best } points.
    }
page-puzzles-right-honor = Cela mène à { $best } points ce tour-ci.
page-puzzles-right-gain = Cela rapporte { $best } cartes et bateaux en tout.
page-puzzles-right-goal = Vu la façon dont la bibliothèque s’est remplie, c’était probable à { $best } %, et c’est bien lui.
page-puzzles-wrong-win = Ce coup ne gagne pas à coup sûr. Essayez-en un autre.
page-puzzles-wrong-best = Un autre coup est nettement meilleur. Réessayez.
page-puzzles-wrong-chance = Ce coup vous coûte { $cost } % de chances de gagner. Essayez-en un autre.
page-puzzles-wrong-points = On peut marquer plus de points. Réessayez.
page-puzzles-wrong-honor = On peut gagner plus de points ce tour-ci. Réessayez.
page-puzzles-wrong-gain = Une autre pose rapporte plus. Réessayez.
page-puzzles-wrong-goal = Ce n’est pas celui-ci. Comparez encore les cases.
page-puzzles-hint = Indice
page-puzzles-answer = Montrer la réponse
page-puzzles-hint-count =
    { $count ->
        [one] { $count } coup sur { $all } gagne.
       *[other] { $count } coups sur { $all } gagnent.
    }
page-puzzles-hint-points =
    { $best ->
        [one] Cherchez un coup à { $best } point.
       *[other] Cherchez un coup à { $best } points.
    }
page-puzzles-hint-honor = Vous pouvez gagner { $best } points.
page-puzzles-hint-gain = Cherchez { $best } cartes et bateaux en tout.
page-puzzles-hint-reason-gain = Il vous rapporte quelque chose tout de suite.
page-puzzles-hint-reason-threat = Il prépare quelque chose pour un tour suivant.
page-puzzles-hint-reason-denial = Il prive les autres de quelque chose.
page-puzzles-hint-reason-gift = Il donne quelque chose aux autres, et reste le meilleur.
page-puzzles-hint-reason-none = C’est un coup tranquille : pensez aux tours suivants.
page-puzzles-hint-column = Les tuiles vont dans la colonne { $column }.
page-puzzles-hint-exchange = Commencez par un échange.
page-puzzles-hint-dedicate = Prenez une récompense.
page-puzzles-hint-discard = Défaussez une carte.
page-puzzles-hint-place = Posez une tuile. Regardez quel côté fait face à qui.
page-puzzles-hint-pass = Terminez votre tour.
page-puzzles-hint-cells = Comptez pour chaque image combien de cases contiennent l’objet montré.
page-puzzles-hint-fewer = C’est l’un de ceux-ci :
page-puzzles-answer-is = La réponse : { $move }
page-puzzles-next = Problème suivant
page-puzzles-play-on = Jouer la suite
page-puzzles-share = Copier le lien
page-puzzles-streak = { $count } d’affilée
page-puzzles-best-streak = Record : { $count }
page-puzzles-progress = Résolus : { $solved } sur { $count }
page-puzzles-all-solved = Vous les avez tous résolus.
page-puzzles-goal-number = Objectif personnel { $number }
page-puzzles-leave = Quitter les problèmes
page-puzzles-compare = Comparer les objectifs
page-puzzles-compare-short = Comparer
page-puzzles-shelf-of = La bibliothèque de { $name }
page-puzzles-mine = Mes erreurs
