# Le bas de la page d’accueil, chargé quand il devient visible.
page-start-more = Apprendre et s’entraîner
page-start-real-table = Autour d’une vraie table
page-start-real-table-why = Mettre en place, trancher une question, compter les points.
page-start-mistakes = Mes erreurs
page-start-mistakes-why = Trouvez de meilleurs coups dans vos propres parties.
page-start-mistakes-open = Voir mes erreurs
page-start-daily = Partie du jour
page-start-daily-why = Une partie par jour, la même pour tout le monde.
page-start-puzzles = Problèmes
page-start-puzzles-why = Trouvez le meilleur coup, la fin gagnante, l’objectif caché.
