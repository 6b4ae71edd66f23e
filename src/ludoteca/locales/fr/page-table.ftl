# What the page needs only at a table and in a replay; it is loaded with them

page-table-fill-and-begin = Commencer avec des bots ({ $level })
page-table-get-up = Libérer ma place
page-table-host-begins = En attente de l’hôte pour commencer.
page-table-come-by-link = Cette table n’est pas publique : il faut une invitation.
page-table-invited-why = Sous quel nom jouez-vous ?
page-table-invite-why = La personne qui ouvre ce lien prend cette place. Il fonctionne une fois, sur n’importe quel appareil.
page-table-invite-watch = Inviter à regarder
page-table-invite-watch-why = Ce lien permet de regarder la partie, sans voir les tuiles ni les objectifs cachés.
page-table-invite-link = Lien
page-table-invite-qr = Code QR du lien
page-table-invite-text = On joue ensemble ?
page-table-log-empty = Il ne s’est encore rien passé.
page-table-log-jump = Aller à ce coup
page-table-log-and-chat = Journal et discussion
page-table-chat-empty = Dites bonjour.
page-table-chat-off = La discussion est désactivée à cette table.
page-table-chat-watching = La discussion est réservée aux joueurs.
page-table-chat-mute = Masquer
page-table-chat-muted = Les messages de { $name } sont masqués.
page-table-chat-report = Signaler
page-table-chat-report-reason = Signalé depuis la table
page-table-chat-reported = Merci. L’hôte du serveur en est informé.
page-table-pass-device = Passez l’appareil à { $name }
page-table-pass-device-why = Ce qui est secret reste caché jusqu’à ce que vous appuyiez sur le bouton.
page-table-looking-back = Positions précédentes
page-table-position = { $entry } sur { $of }
page-table-step-back = Un pas en arrière
page-table-step-on = Un pas en avant
page-table-play-on = Lecture
page-table-pause = Pause
page-table-back-to-now = Revenir à la partie
page-table-away =
    { $count ->
        [one] Il s’est passé une chose pendant votre absence.
       *[other] Il s’est passé { $count } choses pendant votre absence.
    }
page-table-show-me = Voir
page-table-ask-undo = Annuler le coup
page-table-ask-substitute = Confier la place à un bot
page-table-ask-substitute-why = { $name } a quitté la table. Quel bot prend le relais ?
page-table-ask-end = Arrêter la partie
page-table-you-left = Vous avez quitté la table.
page-table-come-back = Revenir à la table
page-table-hint = Conseil
page-table-hint-thinking = Recherche d’un bon coup…
page-table-hint-chance = { $win } de chances de gagner · environ { $points } points
page-table-hint-play = Jouer ce coup
page-table-hint-more =
    { $count ->
        [one] une autre raison
       *[other] { $count } autres raisons
    }
page-table-keys-more = Les flèches parcourent le plateau, Entrée ou Espace sélectionne, Échap annule la sélection.
page-table-rematch-awaited = Une revanche ? Les autres vous attendent.
page-table-look-at-board = Voir le plateau
page-table-eyes = Point de vue
page-table-eyes-none = Spectateur
page-table-to-begin = Au début
page-table-to-end = À la fin
page-table-scrub = Position dans la partie
page-table-share-position = Partager cette position
page-table-replay-speed = Vitesse
page-table-not-finished = Cette partie n’est pas encore terminée.

# Anywhere at the table
page-table-send = Envoyer
page-table-bots-busy =
    { $count ->
        [one] Les bots sont occupés : il y a une décision avant celle-ci
       *[other] Les bots sont occupés : il y a { $count } décisions avant celle-ci
    }

# Before the match
page-table-laid = La table est prête
page-table-waiting-for =
    { $count ->
        [one] Une place est encore libre : invitez quelqu’un ou faites jouer un bot.
       *[other] { $count } places sont encore libres : invitez du monde ou faites jouer des bots.
    }
page-table-all-seated = Toutes les places sont prises.
page-table-seat-free = en attente de quelqu’un
page-table-seat-of = Qui joue à la place { $number }
page-table-sit-here = Prendre cette place
page-table-here = en ligne
page-table-not-here = hors ligne
page-table-absent = a quitté la table
page-table-put-away = Fermer la table
page-table-sit-down = Rejoindre

# At the table
page-table-connecting = Connexion…
page-table-reconnecting = Reconnexion…
page-table-thinking = { $name } réfléchit
page-table-board = Plateau
page-table-beside = À côté du plateau
page-table-log = Journal
page-table-say = Écrivez quelque chose de gentil…
page-table-phrases = Phrases toutes prêtes
page-table-phrase-hello = Bonjour !
page-table-phrase-good_luck = Bonne chance !
page-table-phrase-nice_move = Joli coup !
page-table-phrase-well_played = Bien joué !
page-table-phrase-thanks = Merci !
page-table-phrase-sorry = Oups, pardon !
page-table-phrase-thinking = Laissez-moi réfléchir…
page-table-phrase-hurry = On continue ?
page-table-phrase-again = Encore une partie ?
page-table-phrase-bye = Au revoir !
page-table-seats = Qui est à la table
page-table-watching =
    { $count ->
        [one] une personne regarde la partie
       *[other] { $count } personnes regardent la partie
    }
page-table-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
page-table-i-am = Je suis { $name }
page-table-no-table = Cette table n’existe pas, ou elle n’est pas publique et vous n’avez pas d’invitation.
page-table-gone = Cette table a été fermée, ou vous n’y avez plus accès.
page-table-no-drawing = Cette page ne peut pas afficher ce jeu.
page-table-line-undo =
    { $who ->
        [you] Vous avez annulé un coup
       *[other] { $name } a annulé un coup
    }
page-table-line-resign =
    { $who ->
        [you] Vous avez abandonné
       *[other] { $name } a abandonné
    }
page-table-line-leave =
    { $who ->
        [you] Vous avez quitté la table
       *[other] { $name } a quitté la table
    }
page-table-line-return =
    { $who ->
        [you] Vous êtes de retour à la table
       *[other] { $name } est de retour à la table
    }
page-table-line-expire =
    { $who ->
        [you] Vous n’avez plus de temps
       *[other] { $name } n’a plus de temps
    }
page-table-line-refuse =
    { $who ->
        [you] Vous avez dit non
       *[other] { $name } a dit non
    }

# Asking the others
page-table-left = { $name } a quitté la table.
page-table-asked-undo =
    { $who ->
        [you] Vous avez demandé à annuler un coup.
       *[other] { $name } veut annuler un coup.
    }
page-table-asked-end =
    { $who ->
        [you] Vous avez demandé à arrêter la partie.
       *[other] { $name } veut arrêter la partie.
    }
page-table-asked-substitute =
    { $who ->
        [you] Vous proposez un bot ({ $level }) à la place de { $of }.
       *[other] { $name } propose un bot ({ $level }) à la place de { $of }.
    }
page-table-agree = D’accord
page-table-disagree = Non
page-table-resign = Abandonner
page-table-leave = Quitter la table
page-table-keys = Raccourcis clavier

# The end
page-table-you-won = Vous avez gagné !
page-table-tie-break = Égalité de points : la règle de départage décide.
page-table-to-daily = Vers la partie du jour
page-table-rematch = Revanche
page-table-rematch-invited = { $name } n’a pas encore répondu
page-table-rematch-accepted = { $name } veut rejouer
page-table-rematch-declined = { $name } ne veut pas rejouer
page-table-result = Résultat
page-table-mistakes = Apprendre de mes erreurs
