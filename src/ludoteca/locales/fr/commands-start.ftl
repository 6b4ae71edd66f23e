# Ce que dit ludoteca sans commande
commands-start-steps =
    Ludoteca : Lanternes et My Shelfie, contre des bots ou entre amis. Pour commencer :

      ludoteca play                   jouer ici, dans le terminal ; un menu demande le reste
      ludoteca play --page            jouer dans le navigateur
      ludoteca play shelfie --with novice
                                      commencer tout de suite, contre le bot le plus faible
      ludoteca learn                  une première partie guidée
      ludoteca resume                 continuer votre dernière partie
      ludoteca games                  les jeux et leurs options
      ludoteca rules lanterns         lire les règles

    ludoteca --help donne toutes les commandes ; ludoteca play --help en explique une.
