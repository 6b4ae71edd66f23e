# Ce que la commande daily affiche et refuse
commands-daily-title = { $game }, partie du { $day }
commands-daily-practicing = Cette partie sert d’entraînement : elle ne compte pas, et l’on peut demander des conseils et annuler des coups.
commands-daily-none = { $game } n’a pas de partie du jour : il faut un jeu à deux.
commands-daily-early = La partie du { $day } n’est pas encore ouverte : nous sommes le { $today } (UTC).
commands-daily-first = Votre première partie de la journée compte, et elle n’est pas encore terminée. Jouez-la d’abord : { $command }
commands-daily-server = Pour vous comparer aux personnes d’un serveur : { $command }
commands-daily-not-sent = Cette partie n’a pas été envoyée : seule la première de la journée compte, si elle a été commencée ce jour-là (UTC).
commands-daily-practice = Pour vous entraîner sur la même donne : { $command }
