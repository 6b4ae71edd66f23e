# Ce que dit ludoteca games
commands-games-head = { $name } : { $title }, de { $least } à { $most } joueurs
commands-games-head-exact = { $name } : { $title }, { $players } joueurs
commands-games-more = Ce que font les options : { $command }
commands-games-options = Options, à écrire sous la forme -o nom=choix :
commands-games-default = par défaut
commands-games-only = seulement à { $players } joueurs
commands-games-with = à { $players } joueurs { $what }
commands-games-play = Pour jouer : { $command }
commands-games-rules = Les règles : { $command }
