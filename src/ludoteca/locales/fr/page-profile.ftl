# Profiles
page-profile-public = Visible par tous : seules les parties classées y figurent.
page-profile-empty = Vos statistiques apparaîtront ici après votre première partie terminée.
page-profile-away = Un profil résume les parties jouées sur un serveur.
page-profile-matches = Parties
page-profile-victories = Gagnées
page-profile-run = Victoires de suite
page-profile-longest-run = Plus longue série
page-profile-ratings = Cotes
page-profile-rating-in = Cote à { $game }
page-profile-rated-matches =
    { $count ->
        [one] après une partie classée
       *[other] après { $count } parties classées
    }
page-profile-curve = Évolution de la cote sur { $count } parties classées : maintenant { $now }, maximum { $best }
page-profile-by-size = Par jeu et nombre de joueurs
page-profile-best = Record
page-profile-mean = Moyenne
page-profile-sources = Points par partie, selon leur origine
page-profile-goals = Objectifs favoris
page-profile-opponents = Adversaires les plus fréquents
page-profile-unknown = Il n’y a pas de profil public à ce nom.
