page-daily-why = Une partie par jour, la même pour tout le monde : même donne, même adversaire. Votre première partie de la journée compte.
page-daily-games = Jeux
page-daily-against = Vous contre { $level }.
page-daily-counts = Votre première partie compte. Elle se joue sans conseils, et un coup ne s’annule que pendant votre tour.
page-daily-begun = Vous avez commencé la partie d’aujourd’hui.
page-daily-past = Cette journée est terminée. Vous pouvez encore jouer sa partie pour vous entraîner.
page-daily-given-up = Vous avez abandonné cette partie. Entraînez-vous autant que vous voulez.
page-daily-won = { $margin ->
    [0] Victoire au départage
    [one] Victoire de { $margin } point
   *[other] Victoire de { $margin } points
  }
page-daily-lost = { $margin ->
    [0] Défaite au départage
    [one] Défaite de { $margin } point
   *[other] Défaite de { $margin } points
  }
page-daily-play = Jouer la partie du jour
page-daily-continue = Continuer
page-daily-practice = Jouer pour s’entraîner
page-daily-continue-practice = Continuer l’entraînement
page-daily-share = Partager le résultat
page-daily-copied = Résultat copié.
page-daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
  }
page-daily-next = { $count ->
    [one] Prochaine partie dans environ { $count } heure
   *[other] Prochaine partie dans environ { $count } heures
  }
page-daily-days = Les sept derniers jours
page-daily-today = Aujourd’hui
page-daily-compare = Les résultats des autres
page-daily-friends = Seulement les personnes avec qui vous avez joué
page-daily-rank = Rang
page-daily-player = Joueur
page-daily-points = Points
page-daily-margin = Écart
page-daily-nobody = Personne ici n’a encore joué cette partie.
page-daily-master-plays = Le maître joue cette partie sur votre appareil…
page-daily-later = Quand vous aurez joué, vous pourrez voir ce que le maître a fait de cette donne.
page-daily-no-server = Ce site n’a pas de serveur : vous ne pouvez pas vous y comparer aux autres.
page-daily-offline = Le serveur est injoignable. Votre résultat sera envoyé et comparé dès qu’il sera de retour.
page-daily-public = Tout le monde sur ce serveur voit les noms et les résultats de cette liste.
