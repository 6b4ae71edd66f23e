# What the page needs only at a table and in a replay; it is loaded with them

page-table-fill-and-begin = Commencer avec des bots ({ $level })
page-table-get-up = Libérer ma place
page-table-host-begins = En attente de l’hôte pour commencer.
page-table-come-by-link = Cette table n’est pas publique : il faut une invitation.
page-table-invited-why = Comment devons-nous vous appeler ?
page-table-invite-why = La personne qui ouvre ce lien prend cette place. Il fonctionne une fois, sur n’importe quel appareil.
page-table-invite-watch = Inviter à regarder
page-table-invite-watch-why = Ce lien permet de regarder la partie, sans voir les tuiles ni les objectifs cachés.
page-table-invite-link = Lien
page-table-invite-qr = Code QR du lien
page-table-invite-text = On joue ensemble ?
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
page-table-play-on = Lire
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
page-table-ask-substitute-why = { $name } a quitté la table. Quel bot prend le relais ?
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
page-table-keys-more = Les flèches déplacent sur le plateau, Entrée ou Espace sélectionne, Échap annule la sélection.
page-table-rematch-awaited = Une revanche ? Les autres vous attendent.
page-table-look-at-board = Voir le plateau
page-table-eyes = Point de vue
page-table-eyes-none = Spectateur
page-table-to-begin = Au début
page-table-to-end = À la fin
page-table-scrub = Position dans la partie
page-table-share-position = Partager cette position
page-table-replay-speed = Vitesse
page-table-not-finished = Cette partie n’est pas encore terminée.
