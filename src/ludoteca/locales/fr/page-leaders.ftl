# The leaderboard
page-leaders-why = Les parties classées contre des personnes et des bots comptent ; la cote des bots est fixe. Les nouveaux montent à mesure que leur cote devient sûre.
page-leaders-none = Personne n’a encore joué de partie classée. Avec un compte, vous pouvez lancer la première.
page-leaders-away = Le classement compare ceux qui jouent des parties classées, et celles-ci se jouent sur un serveur.
page-leaders-rank = Rang
page-leaders-player = Joueur
page-leaders-rating = Cote
