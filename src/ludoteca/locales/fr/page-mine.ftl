# My games
page-mine-running = En cours
page-mine-filters = Parties à afficher
page-mine-game = Jeu
page-mine-all-games = Tous les jeux
page-mine-all-sizes = Tout nombre de joueurs
page-mine-size =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
page-mine-against = Adversaires
page-mine-all-opponents = Tous les adversaires
page-mine-people = Avec d’autres personnes
page-mine-bots = Contre des bots seulement
page-mine-all-rated = Classées ou non
page-mine-unrated = Non classées
page-mine-outcome = Résultat
page-mine-all-outcomes = Gagnées ou non
page-mine-outcome-won = Gagnées
page-mine-outcome-lost = Perdues
page-mine-found =
    { $count ->
        [one] une partie trouvée
       *[other] { $count } parties trouvées
    }
page-mine-none = Pas encore de partie terminée. Jouez-en une, vous la retrouverez ici.
page-mine-none-filtered = Aucune partie ne correspond à ces filtres.
page-mine-away = Les parties du serveur apparaîtront ici dès qu’il répondra.
page-mine-clear = Tout afficher
page-mine-more = Afficher les parties plus anciennes
page-mine-won = Victoire
page-mine-place = { $rank }e place
page-mine-keep = Ces parties sont liées à ce navigateur.
page-mine-keep-how = Les garder avec un compte
page-mine-somebody = Joueur supprimé
page-mine-mistakes = Mes erreurs
