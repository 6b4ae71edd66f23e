# Le bas de la page d’accueil, chargé quand il devient visible.
page-start-more = Apprendre et s’exercer
page-start-real-table = À la vraie table
page-start-real-table-why = Mettre en place, trancher une question, compter les points.
page-start-puzzles = Problèmes
page-start-puzzles-why = Trouvez le meilleur coup, la fin gagnante, l’objectif caché.
