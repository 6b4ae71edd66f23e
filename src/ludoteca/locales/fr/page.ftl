# Words used everywhere
page-announcements = Annonces
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-copy = Copier
page-share = Partager
page-copied = Lien copié.
page-not-copied = Votre navigateur n’autorise pas la copie : sélectionnez le lien et copiez-le vous-même.
page-menu = Menu
page-home = Ludoteca, page d’accueil
page-to-start = Accueil
page-learn = Apprendre
page-rules = Règles
page-rules-of = Règles de { $game }
page-daily = Partie du jour
page-real-of = { $game } autour d’une vraie table
page-puzzles-of = Problèmes de { $game }
page-docs = Documentation
page-docs-away = Documentation (en ligne seulement)
page-rule = Règle { $rule }
page-lost = Il n’y a pas de page à cette adresse.
page-update = Il y a une nouvelle version de Ludoteca. Rechargez la page pour continuer.
page-reload = Recharger
page-unloaded = Cet écran n’a pas pu être chargé. Sans réseau, il ne fonctionne que s’il a déjà été enregistré.

# Settings
page-settings = Réglages
page-name = Votre nom
page-name-kept-as = Nom enregistré : { $name }
page-name-who = Quel est votre nom ?
page-language = Langue
page-theme = Apparence
page-theme-light = Mode clair
page-theme-dark = Mode sombre
page-auto = Automatique
page-light = Clair
page-dark = Sombre
page-speed = Animations
page-slow = Lentes
page-normal = Normales
page-fast = Rapides
page-none = Aucune
page-at-once = Jouer tout de suite
page-at-once-why = Pour les experts : pas de bouton Confirmer, et une tuile posée ne peut plus être tournée.
page-letters = Lettres sur les couleurs
page-letters-why = Chaque couleur et chaque objet affiche aussi sa lettre.
page-sounds = Sons
page-letter-keys = Raccourcis clavier
page-letter-keys-why = S score, G objectifs, L dernier coup, M coups possibles, H conseil, U annuler.
page-notifications = Notifications
page-notifications-why = Me prévenir quand c’est mon tour et que cet onglet est en arrière-plan.
page-notifications-denied = Votre navigateur n’autorise pas les notifications de cette page.

# The start page
page-what-to-play = À quoi joue-t-on ?
page-press-play = Appuyez sur Jouer et c’est parti.
page-no-account = Sans compte.
page-unofficial-why = Ludoteca est un projet de fans non officiel, sans lien avec les auteurs ni les éditeurs. Si un jeu vous plaît, achetez le vrai.
page-static = Sans compte ni serveur : contre les bots, ou ensemble sur un seul appareil.
page-static-why = Cette copie n’a pas de serveur : les parties restent sur cet appareil.
page-opens-soon = Votre table s’ouvrira dès que tout sera prêt.
page-play = Jouer
page-invite = Inviter
page-same-device = Même appareil
page-same-device-why = Vous jouez à tour de rôle sur un seul appareil. Ce qui est secret reste caché pendant que vous le passez.
page-more = Options
page-players = Joueurs
page-people = Personnes
page-bots = Bots
page-and-bots = Bots en plus
page-player = Joueur { $number }
page-begin = Commencer
page-lay-table = Nouvelle partie de { $game }
page-lay = Ouvrir une table
page-who-plays = Qui d’autre joue ?
page-invited-person = Une personne que vous invitez
page-person-here = Quelqu’un sur cet appareil
page-name-of = Nom du joueur { $number }
page-bot-of = Bot : { $level }
page-clock = Pendule
page-clock-none = Aucune
page-clock-minute = 1 minute par tour
page-clock-minutes = 3 minutes par tour
page-clock-bank = 10 minutes par personne
page-clock-days = 3 jours par tour
page-public = Table publique
page-public-why = Tout le monde peut jouer ou regarder.
page-rated = Classée
page-rated-why = Le résultat compte pour la cote de chacun. Ni conseils, ni annulations.
page-clock-turn = { $time } par tour
page-clock-each = { $time } par personne
page-hints = Conseils autorisés
page-no-hints = Sans conseils
page-bot-for = { $name } (bot)
page-rated-clock = Choisissez d’abord une pendule : une partie classée en demande une.
page-rated-account = Une partie classée demande une pendule, et un compte pour chacun.
page-rated-create = Créer un compte ou se connecter
page-programs = Programmes admis
page-chat-why = Les joueurs de cette table peuvent s’écrire.
page-my-tables = Vos tables
page-tab-games = Mes parties
page-tab-leaderboard = Classement
page-tab-profile = Profil
page-tab-account = Compte
page-open-tables = Jouer ou regarder
page-no-open-tables = Aucune table publique pour l’instant. Ouvrez-en une !
page-finished-tables = Terminées
page-seats-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
page-watch = Regarder
page-join = Rejoindre
page-join-by-link = Rejoindre avec un lien
page-join-by-link-why = collez le lien que vous avez reçu
page-join-link = Lien vers la table
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
page-failed-why = Le journal du serveur dit pourquoi. Cette page continuera d’elle-même dès que le serveur fonctionnera.
page-offline = Le serveur ne répond pas
page-offline-why = Il est peut-être éteint, ou votre connexion est coupée. Cette page continuera d’elle-même dès que le serveur répondra.
page-offline-play = Vous pouvez toujours jouer contre les bots et sur un seul appareil. Les tables ouvertes, les invitations et les cotes reviendront d’elles-mêmes.
page-no-network = Vous êtes hors ligne
page-no-network-why = Cet appareil n’a pas de réseau. La page continuera d’elle-même à son retour.
page-restarting = Le serveur redémarre
page-restarting-why = Vos parties sont en sécurité. La page continuera d’elle-même dans un instant.

# Levels of bots
page-level-novice = Novice
page-level-apprentice = Apprenti
page-level-adept = Adepte
page-level-artisan = Artisan
page-level-master = Maître
page-level-novice-why = Tout en douceur. Un bon premier adversaire, qu’un enfant peut battre.
page-level-apprentice-why = Connaît le jeu, mais laisse échapper quelques coups.
page-level-adept-why = Juge bien, mais n’anticipe guère.
page-level-artisan-why = Anticipe et punit les erreurs.
page-level-master-why = Le plus fort. Réfléchit jusqu’à une seconde par coup.

# Before the match
page-seat-open = Place libre
page-program = programme
page-you = vous
page-bot = bot
page-invited = Vous avez une invitation !
page-playing-as = Vous jouez sous le nom de { $name }
page-guest = Invité { $number }

# At the table
page-your-turn = À vous
page-turn-of = À { $name } de jouer
page-chat = Discussion

# The end
page-over = Partie terminée
page-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
page-ended-resigned =
    { $who ->
        [you] Vous avez abandonné.
        [other] { $name } a abandonné.
       *[unknown] La partie s’est terminée par un abandon.
    }
page-ended-time = Le temps est écoulé.
page-ended-ended = La partie a été arrêtée.
page-ended-aborted = Un joueur n’a pas joué de premier coup : la partie ne compte pas.
page-me = Vous
page-total = Total
page-replay = Revoir
page-analysis = Analyse

# Replay
page-download = Télécharger la partie

# Refusals, by their code
page-refused-offline = Le serveur est injoignable pour l’instant.
page-refused-http = Il n’y a pas de serveur Ludoteca à cette adresse.
page-refused-lost = La connexion a été perdue un instant. Réessayez.
page-refused-slow_down = Un peu plus doucement, s’il vous plaît.
page-refused-name = Ce nom ne convient pas. Un nom compte de 1 à 24 caractères : lettres d’un même alphabet, chiffres et espaces.
page-refused-failed = Une erreur s’est produite sur le serveur. Réessayez.
