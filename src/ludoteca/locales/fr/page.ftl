# Words that stand everywhere
page-announcements = Ce qui se passe
page-close = Fermer
page-cancel = Pas maintenant
page-save = Enregistrer
page-send = Envoyer
page-copy = Copier
page-share = Partager
page-copied = Le lien est copié.
page-not-copied = Le navigateur ne permet pas de copier : sélectionnez le lien et copiez-le vous-même.
page-menu = Menu
page-home = Ludoteca, page d’accueil
page-to-start = Accueil
page-rules = Règles
page-rules-of = Règles de { $game }
page-rule = Règle { $rule }
page-lost = Il n’y a rien à cette adresse.

# Settings
page-settings = Réglages
page-name = Votre nom
page-name-kept = C’est votre nom désormais.
page-name-who = Qui êtes-vous ?
page-language = Langue
page-theme = Clair ou sombre
page-theme-light = Passer en clair
page-theme-dark = Passer en sombre
page-auto = Automatique
page-light = Clair
page-dark = Sombre
page-speed = Animations
page-slow = Lentes
page-normal = Normales
page-fast = Rapides
page-none = Aucune
page-confirming = Confirmer chaque tour
page-confirming-why = Rien n’est envoyé avant votre accord.
page-letters = Des lettres près des couleurs
page-letters-why = Chaque couleur et chaque objet montre aussi sa lettre.
page-sounds = Sons
page-letter-keys = Touches de lettres
page-letter-keys-why = S, G, L, M et H répondent à des questions à la table.
page-notifications = Notifications
page-notifications-why = Quand c’est à vous et que vous regardez ailleurs.
page-notifications-denied = Le navigateur n’autorise pas les notifications pour cette page.

# The start page
page-what-to-play = À quoi joue-t-on ?
page-press-play = Appuyez sur Jouer et la table est mise.
page-no-account = Sans compte, sans questions.
page-opens-soon = Votre table s’ouvrira dès que tout sera prêt.
page-play = Jouer
page-invite = Inviter
page-same-device = Même appareil
page-same-device-why = Vous vous passez un seul appareil ; les secrets sont cachés pendant l’échange.
page-more = Plus
page-players = Joueurs
page-people = Personnes
page-bots = Bots
page-and-bots = Et des bots
page-player = Joueur { $number }
page-begin = Commencer
page-lay-table = Une table de { $game }
page-lay = Mettre la table
page-who-plays = Qui joue avec vous
page-invited-person = Une personne invitée
page-person-here = Quelqu’un à cet appareil
page-name-of = Nom du joueur { $number }
page-bot-of = Bot : { $level }
page-clock = Pendule
page-clock-none = Aucune
page-clock-minute = 1 minute par tour
page-clock-minutes = 3 minutes par tour
page-clock-bank = 10 minutes par partie
page-clock-days = 3 jours par tour
page-public = Table publique
page-public-why = Tout le monde peut jouer ou regarder.
page-rated = Classée
page-rated-why = Le résultat compte pour le classement ; ni conseils, ni coups repris.
page-chat-why = Les joueurs de la table peuvent s’écrire.
page-my-tables = Vos tables
page-open-tables = Jouer ou regarder
page-no-open-tables = Aucune table publique pour l’instant. Mettez-en une.
page-finished-tables = Terminées
page-seats-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
page-watch = Regarder
page-join = Rejoindre
page-join-by-link = Rejoindre avec un lien
page-join-by-link-why = collez ce qu’un ami vous a envoyé
page-join-link = Le lien que vous avez reçu
page-join-unreadable = Ce n’est pas un lien vers une table.

# While the server starts
page-preparing = Nous préparons { $games }
page-preparing-games = Nous préparons les jeux
page-preparing-players = Nous préparons les bots et les conseils
page-once = Cela n’arrive qu’une fois.
page-preparing-once = Cela n’arrive qu’une fois, après une installation ou une mise à jour.
page-starting = Le serveur démarre
page-time-minutes =
    { $count ->
        [one] encore une minute environ
       *[other] encore { $count } minutes environ
    }
page-time-seconds =
    { $count ->
        [one] encore une seconde environ
       *[other] encore { $count } secondes environ
    }
page-time-few = encore quelques secondes
page-time-almost = presque terminé
page-ready = Tout est prêt.
page-failed = Le serveur n’a pas pu démarrer
page-failed-why = La personne qui l’héberge en trouvera la raison dans le journal du serveur. Cette page continuera d’elle-même dès que le serveur fonctionnera.
page-offline = Le serveur ne répond pas
page-offline-why = Il est peut-être éteint, ou votre connexion est coupée. Cette page continuera d’elle-même dès que le serveur répondra.

# Levels of bots
page-level-novice = Novice
page-level-apprentice = Apprenti
page-level-adept = Adepte
page-level-artisan = Artisan
page-level-master = Maître
page-level-novice-why = Tout doux : même un enfant peut le battre.
page-level-apprentice-why = Connaît le jeu et laisse échapper quelques coups.
page-level-adept-why = Juge bien et n’anticipe guère.
page-level-artisan-why = Anticipe et punit les erreurs.
page-level-master-why = Le plus fort : réfléchit jusqu’à une seconde par coup.

# Before the match
page-table-laid = La table est mise
page-waiting-for =
    { $count ->
        [one] Une place est encore libre : invitez quelqu’un ou laissez jouer un bot.
       *[other] { $count } places sont encore libres : invitez du monde ou laissez jouer des bots.
    }
page-all-seated = Tout le monde est assis.
page-seat-open = Place libre
page-seat-free = attend quelqu’un
page-seat-of = Qui joue à la place { $number }
page-sit-here = S’asseoir ici
page-you = vous
page-bot = bot
page-here = présent
page-not-here = absent
page-absent = est parti
page-fill-and-begin = Commencer avec des bots ({ $level })
page-put-away = Ranger la table
page-get-up = Se lever
page-host-begins = L’hôte lancera la partie.
page-come-by-link = Cette table n’est pas publique : il faut une invitation.
page-invited = Une place vous attend à table
page-invited-why = Comment les autres doivent-ils vous appeler ?
page-sit-down = Entrer
page-playing-as = Vous êtes { $name }
page-invite-why = La personne qui ouvre ce lien s’assied ici. Il sert une fois, sur n’importe quel appareil.
page-invite-watch = Inviter à regarder
page-invite-watch-why = Ce lien permet de regarder la partie, sans voir les secrets de personne.
page-invite-link = Lien
page-invite-qr = Code QR du lien
page-invite-text = On joue ensemble ?

# At the table
page-connecting = Connexion
page-reconnecting = Reconnexion …
page-your-turn = À vous
page-turn-of = Au tour de { $name }
page-thinking = { $name } réfléchit
page-board = Plateau
page-beside = À côté du plateau
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-log-jump = Revoir ce moment
page-log-and-chat = Journal et discussion
page-chat = Discussion
page-chat-empty = Dites bonjour.
page-chat-off = Ici, on ne discute pas.
page-chat-mute = Ne plus entendre
page-chat-muted = Vous n’entendrez plus { $name }.
page-chat-report = Signaler
page-chat-report-reason = Signalé à la table
page-chat-reported = L’hôte de cette maison va regarder.
page-say = Dites quelque chose de gentil …
page-phrases = Phrases toutes prêtes
page-phrase-hello = Bonjour !
page-phrase-good_luck = Bonne chance !
page-phrase-nice_move = Joli coup !
page-phrase-well_played = Bien joué !
page-phrase-thanks = Merci !
page-phrase-sorry = Désolé !
page-phrase-thinking = Laissez-moi réfléchir …
page-phrase-hurry = On continue ?
page-phrase-again = Encore une ?
page-phrase-bye = Au revoir !
page-seats = Qui est à la table
page-watching =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
page-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
page-pass-device = Passez l’appareil à { $name }
page-pass-device-why = Ce qui est secret reste caché jusqu’à votre arrivée.
page-i-am = Je suis { $name }
page-no-table = Cette table n’existe pas, ou elle n’est pas publique et vous n’êtes pas invité.
page-gone = Le service a fermé cette table à cette page.
page-no-drawing = Cette page ne sait pas dessiner ce jeu.
page-line-undo = { $name } a repris un coup
page-line-resign = { $name } a abandonné
page-line-leave = { $name } a quitté la table
page-line-return = { $name } est revenu
page-line-expire = { $name } n’a plus de temps
page-line-refuse = { $name } a dit non

# Looking back
page-looking-back = Retour en arrière
page-position = { $entry } sur { $of }
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-play-on = Lire
page-pause = Pause
page-back-to-now = Revenir au présent
page-away =
    { $count ->
        [one] Il s’est passé une chose pendant votre absence.
       *[other] Il s’est passé { $count } choses pendant votre absence.
    }
page-show-me = Montrez-moi

# Asking the others
page-ask-undo = Reprendre mon dernier coup
page-ask-substitute = Laisser jouer un bot
page-ask-substitute-why = { $name } est parti. Quel bot continue ?
page-ask-end = Finir sans résultat
page-left = { $name } a quitté la table.
page-you-left = Vous avez quitté la table.
page-come-back = Revenir
page-asked-undo = { $name } veut reprendre un coup.
page-asked-end = { $name } veut finir la partie sans résultat.
page-asked-substitute = { $name } propose un bot ({ $level }) à la place de { $of }.
page-agree = D’accord
page-disagree = Non
page-take-back-question = Laisser tomber
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ?
page-resign-why = Un bot joue à votre place et vous finissez dernier.
page-resign-why-rated = Un bot joue à votre place et vous finissez dernier ; cela compte pour le classement.
page-leave = Quitter la table
page-leave-sure = Partir pour de bon ?
page-leave-why = Pour revenir plus tard, fermez simplement la page. Si vous partez, les autres peuvent continuer avec un bot.
page-leave-why-rated = À une table classée, partir c’est abandonner. Pour revenir plus tard, fermez simplement la page.
page-end-sure = Finir la partie ?
page-end-why = Si tout le monde est d’accord, la partie finit sans résultat.
page-end-why-rated = Si tout le monde est d’accord, la partie finit sans résultat et ne compte pas.

# Hints
page-hint = Conseil
page-hint-thinking = La maison réfléchit …
page-hint-chance = { $win } de gagner, environ { $points } points
page-hint-play = Le jouer
page-hint-more =
    { $count ->
        [one] une raison de plus
       *[other] { $count } raisons de plus
    }

# Keys
page-keys = Touches
page-key-s = Score
page-key-g = Objectifs
page-key-l = Dernier coup
page-key-m = Ce que je peux faire
page-key-h = Conseil
page-key-command = Écrire un coup
page-key-help = Cette aide
page-keys-more = Les flèches parcourent le plateau, Entrée ou Espace choisissent, Échap remet en place.
page-command = Un coup, comme l’écrit le journal

# The end
page-over = Partie terminée
page-you-won = Vous avez gagné !
page-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
page-ended-resigned = La partie s’est terminée par un abandon.
page-ended-time = La partie s’est terminée au temps.
page-ended-ended = La partie a été arrêtée sans résultat.
page-count = Le détail des points
page-me = Vous
page-total = Total
page-tie-break = À égalité, la règle du départage décide.
page-skip = Passer
page-rematch = Revanche
page-rematch-awaited = La table est remise : on vous attend.
page-replay = Revoir
page-look-at-board = Voir le plateau
page-result = Résultat

# Replay
page-eyes = Vu par
page-eyes-none = qui regarde
page-to-begin = Au début
page-to-end = À la fin
page-scrub = Moment de la partie
page-share-position = Partager cette position
page-replay-speed = Vitesse
page-not-finished = Cette partie n’est pas encore terminée.
page-download = Télécharger la partie

# Rules page
page-search-rules = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] aucune règle n’en parle
        [one] une règle
       *[other] { $count } règles
    }
page-contents = Sommaire
page-back = Retour

# Refusals, by their code
page-refused-offline = Le service est injoignable pour l’instant.
page-refused-http = Ce qui répond là n’est pas une Ludoteca : vérifiez l’adresse.
page-refused-lost = La connexion a été perdue un instant. Réessayez.
page-refused-stale = Quelqu’un a été plus rapide : regardez à nouveau et choisissez.
page-refused-turn = Ce n’est pas votre tour.
page-refused-time = Votre temps est écoulé.
page-refused-over = La partie est terminée.
page-refused-phase = Ce n’est pas possible maintenant.
page-refused-unreadable = Ce n’est pas un coup de ce jeu.
page-refused-watching = Vous regardez : seuls les joueurs assis le peuvent.
page-refused-ask = Les autres doivent être d’accord.
page-refused-asked = Une autre question est ouverte.
page-refused-rated = Ce n’est pas possible à une table classée.
page-refused-slow_down = Un peu plus doucement, s’il vous plaît.
page-refused-taken = Quelqu’un d’autre l’a déjà : choisissez autre chose.
page-refused-invitation = Il faut une invitation valable pour cette table.
page-refused-table = Cette table n’existe pas, ou elle n’est pas publique et vous n’êtes pas invité.
page-refused-host = Seul l’hôte de la table peut le faire.
page-refused-illegal = Les règles ne le permettent pas.
page-refused-name = Ce nom ne convient pas : de 1 à 24 lettres d’une même écriture, chiffres, espaces.
page-refused-seat = Ce n’est pas votre place.
page-refused-absent = La personne de cette place a quitté la table.
page-refused-undo = Il n’y a rien à reprendre.
page-refused-failed = Quelque chose s’est mal passé dans le service. Réessayez.
page-refused-text = Ce texte ne peut pas être envoyé.
page-refused-game = Ce jeu n’existe pas ici.
page-refused-chat = Il n’y a pas de discussion à cette table.
page-refused-match = Cette partie n’existe pas.
