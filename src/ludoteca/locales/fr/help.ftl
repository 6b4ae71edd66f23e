# Ce que dit --help

## Headings and words of every help

help-usage = Usage :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE …
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = [par défaut : { $value }]
help-variable = [variable : { $value }]
help-required = [obligatoire]
help-word-game = JEU
help-word-match = PARTIE
help-word-file = FICHIER
help-word-name = NOM
help-word-folder = DOSSIER
help-word-day = JOUR
help-word-language = LANGUE
help-word-number = NOMBRE
help-word-text = TEXTE
help-word-rule = RÈGLE
help-word-row = LIGNE
help-word-database = BASE
help-word-puzzles = JEU|list|make|rate
help-panel-play = Jouer
help-panel-matches = Parties enregistrées
help-panel-table = Autour d’une vraie table
help-panel-computer = Cet ordinateur
help-panel-host = Gérer un serveur
help-panel-study = Étudier et mesurer

## The command itself

help-ludoteca = Ludoteca : Lanternes et My Shelfie, à jouer et à étudier. Projet non officiel. Essayez : **ludoteca play shelfie**
help-option-help = Affiche cette aide.
help-option-version = Affiche la version.
help-option-install-completion = Permet au shell de compléter les commandes, les jeux, les niveaux et les parties enregistrées.
help-option-show-completion = Montre ce que --install-completion installerait, pour le copier ou le modifier.
help-option-lang = en, it, fr ou pl. Par défaut : LUDOTECA_LANG, puis la langue du système.
help-option-json = Affiche du JSON, pour les programmes.
help-argument-games-game = nom du jeu à expliquer ; sans lui, tous les jeux sont affichés
help-argument-game = nom du jeu ; **ludoteca games** en donne la liste
help-argument-match = un nom de **ludoteca matches**, ou un fichier

## Playing

help-play =
    Joue une partie dans le terminal, ou dans le navigateur avec --page.

    Sans nom de jeu, on vous le demande. Les niveaux des bots, du plus faible au plus fort : novice, apprentice, adept (par défaut), artisan, master. Le dernier indiqué prend toutes les places restantes. La partie est enregistrée après chaque action ; reprenez-la avec **ludoteca resume**.

    Exemples :

    - **ludoteca play shelfie**
    - **ludoteca play lanterns --with master --with novice**
    - **ludoteca play shelfie --with person** (à deux devant un terminal)
    - **ludoteca play lanterns -o dealing=start --lang fr**
    - **ludoteca play --page --host 0.0.0.0** (aussi pour les autres appareils de votre réseau)
help-argument-play-game = nom du jeu ; sans lui, on vous le demande
help-daily =
    Joue la partie du jour : contre le même bot et avec les mêmes tuiles pour tout le monde. Votre première partie de la journée compte ; elle se joue donc sans conseils. Vous pouvez vous arrêter à tout moment : la même commande la continue. À la fin, vous voyez ce que le maître a fait de la même donne.

    La journée commence à minuit UTC. Avec **--server**, une partie qui compte est envoyée et comparée à celles des personnes du serveur.

    Exemples :

    - **ludoteca daily lanterns**
    - **ludoteca daily shelfie --server http://127.0.0.1:8000**
    - **ludoteca daily lanterns --date 2026-11-18 --practice**
help-option-date = Un jour comme 2026-11-18 ; par défaut, aujourd’hui (UTC). Les parties des jours passés servent d’entraînement, sauf si vous les avez commencées le jour même.
help-option-practice = Rejoue la partie pour s’entraîner, avec conseils et annulation.
help-option-deal-server = Adresse d’un serveur : y envoie le résultat et le compare.
help-learn =
    Joue une première partie guidée, ligne par ligne. Tapez **show** pour voir ce que demande une étape. Avec **--exercises**, pose des questions sur les exemples du livret : LA-7 pour Lanternes, SH-8 pour My Shelfie.

    Exemples :

    - **ludoteca learn lanterns**
    - **ludoteca learn shelfie --step 4 --lang fr**
    - **ludoteca learn lanterns --exercises**
help-option-step = Numéro de l’étape, ou de l’exercice, par où commencer.
help-option-exercises = Pose plutôt des questions sur les exemples du livret : les règles disent ce qui est juste, et pourquoi.
help-puzzles =
    Propose des problèmes à résoudre, l’un après l’autre : les faciles d’abord, sans ceux déjà résolus. Tapez **hint** pour un indice, **show** pour la réponse.

    Avec **list**, en donne la liste ; avec **make**, en crée à partir de parties de bots. La même commande donne les mêmes problèmes, et continue après une interruption. Avec **rate**, recalcule la difficulté de ceux que vous avez créés.

    Exemples :

    - **ludoteca puzzles shelfie**
    - **ludoteca puzzles lanterns --kind exact --difficulty 3**
    - **ludoteca puzzles shelfie --puzzle turn-2-0**
    - **ludoteca puzzles list lanterns**
    - **ludoteca puzzles make lanterns --kind exact --count 100 --seed 7**
    - **ludoteca puzzles rate lanterns --kind exact**
help-argument-puzzles = le jeu dont vous résolvez les problèmes, ou **list**, **make** ou **rate** ; sans lui, on vous le demande
help-argument-puzzles-game = avec **list**, **make** ou **rate** : le jeu
help-option-puzzle-kind = Seulement ce type : exact (plus aucun hasard), best (le meilleur coup), turn (ce qui rapporte le plus maintenant), reader (quel objectif personnel ; My Shelfie).
help-option-puzzle-difficulty = Seulement cette difficulté, de 1 (très facile) à 5 (très difficile).
help-option-puzzle = Un problème, par son nom de **ludoteca puzzles list**.
help-option-puzzle-count = Avec make : combien en créer.
help-option-players = Nombre de places, la vôtre comprise.
help-option-with = Qui d’autre joue, dans le sens horaire à partir de vous : un niveau, ou person pour quelqu’un à côté de vous.
help-option-seat = Votre place, comptée à partir de 0.
help-option-seed = Répète une partie : même graine, mêmes tuiles.
help-option-option = Une option de la table, sous la forme nom=valeur ; **ludoteca games** en donne la liste.
help-option-from = Commence à partir d’une position dans un fichier.
help-option-plain = Ligne par ligne, sans couleurs : pour les tubes et les lecteurs d’écran.
help-option-mono = Aucune couleur, seulement des lettres et des lignes ; comme NO_COLOR.
help-option-pace = Durée minimale du coup d’un bot, en secondes, pour pouvoir suivre.
help-option-page = Lance la page et l’ouvre dans votre navigateur ; sans navigateur, affiche son adresse.
help-option-page-host = Où la page écoute (implique --page) ; avec 0.0.0.0, les autres appareils de votre réseau peuvent jouer.
help-option-page-port = Le port de la page (implique --page). Par défaut : 8000, ou le suivant qui est libre.
help-join =
    Rejoint une table sur un serveur. Le même lien vous ramène à votre place à tout moment.

    Avec la seule adresse d’un serveur, liste ses tables ouvertes et les vôtres (en JSON avec --json). Avec --new, y ouvre une table : vous recevez un lien pour chaque personne invitée, et la partie commence quand tout le monde est là. Chaque serveur se souvient de vous.

    Exemples :

    - **ludoteca join http://127.0.0.1:8000**
    - **ludoteca join http://127.0.0.1:8000 --new lanterns --with person --with adept**
    - **ludoteca join http://127.0.0.1:8000/table/fegqx5vpstvs**
    - **ludoteca join 'http://127.0.0.1:8000/table/fegqx5vpstvs#invitation=…' --name NOM**
help-watch =
    Regarde une table sur un serveur, sans voir les tuiles ni les objectifs cachés.

    Exemple :

    - **ludoteca watch http://127.0.0.1:8000/table/fegqx5vpstvs**
help-argument-link = lien d’une table, invitation, ou adresse d’un serveur
help-option-name = Le nom que voient les autres.
help-option-new = Y ouvre une nouvelle table de ce jeu.
help-option-new-with = Qui d’autre joue, dans le sens horaire à partir de vous : un niveau, ou person pour quelqu’un que vous invitez.
help-option-public = Tout le monde peut jouer ou regarder.
help-option-clock = Temps de réflexion : minute (1 par tour), minutes (3 par tour), bank (10 par partie), days (3 jours par tour) ou none (aucun).

## Matches

help-matches =
    Liste les parties enregistrées sur cet ordinateur, la dernière jouée d’abord.

    Exemples :

    - **ludoteca matches**
    - **ludoteca matches --json**
help-resume =
    Reprend une partie enregistrée : la dernière jouée, ou une autre par son nom.

    Exemples :

    - **ludoteca resume**
    - **ludoteca resume lanterns-20261116-201500 --plain**
help-replay =
    Revoit une partie pas à pas ; en mode ligne par ligne, l’affiche du début à la fin.

    Exemples :

    - **ludoteca replay match.json**
    - **ludoteca replay shelfie-20261116-201500 --plain**
help-export =
    Écrit une partie enregistrée en JSON : pour la garder, l’envoyer ou la continuer ailleurs.

    Une partie inachevée contient sa graine : toute personne qui a le fichier peut connaître les tuiles à venir.

    Exemples :

    - **ludoteca export lanterns-20261116-201500 dimanche.json**, puis ailleurs **ludoteca import dimanche.json**
help-argument-export-target = le fichier à écrire, ou - pour la sortie standard
help-option-overwrite = Remplace le fichier s’il existe.
help-import =
    Ajoute à vos parties celle d’un fichier, après l’avoir rejouée pour la vérifier.

    Code de sortie 1 : la partie ne suit pas les règles. Code 2 : le fichier est illisible.

    Exemple :

    - **ludoteca import dimanche.json**, puis **ludoteca resume** ou **ludoteca replay**
help-argument-import-source = une partie en JSON, ou - pour l’entrée standard
help-verify =
    Prouve qu’une partie terminée a suivi les règles, et que ses tuiles viennent de la graine dont l’empreinte a été publiée au début.

    Code de sortie 1 : la partie n’est pas valable. Code 2 : le fichier est illisible.

    Exemple :

    - **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
help-argument-verify-source = une partie terminée : JSON, - pour l’entrée standard, ou un nom
help-option-promise = Le SHA-256 que vous avez noté au début. Par défaut : celui du fichier.
help-analyse =
    Montre pourquoi une partie s’est terminée ainsi : les chances de chacun, ce que chaque décision a coûté, ce que le hasard a apporté, et les tournants avec le meilleur coup.

    Pour chaque place, trois nombres s’additionnent : le hasard, ses propres erreurs et les cadeaux des autres. Une décision n’est jugée que sur ce qu’on pouvait savoir. Les chances sont des estimations : un écart de moins de deux points ne veut rien dire. Une analyse interrompue reprend où elle s’était arrêtée.

    Exemples :

    - **ludoteca analyse shelfie-20261116-201500**
    - **ludoteca analyse match.json --picture chances.svg**
    - **ludoteca analyse match.json --retry**
help-option-picture = Dessine les chances dans ce fichier PNG ou SVG.
help-option-quick-analysis = Ne jette qu’un coup d’œil à chaque position ; prend moins d’une seconde.
help-option-retry = Fait rejouer les erreurs des personnes de cette partie, ligne par ligne, réponses cachées.
help-option-analysis-iterations = Durée de recherche pour chaque décision.
help-option-analysis-seed = Graine de l’analyse : la même graine donne le même résultat.
help-option-points = Nombre maximal de tournants.

## At a real table

help-games =
    Liste les jeux et leurs options. Avec le nom d’un jeu, l’explique : ses auteurs, l’effet de chaque option et ce qu’il faut taper.

    Exemple :

    - **ludoteca games lanterns**
help-rules =
    Montre les règles numérotées d’un jeu, ou une seule.

    Exemples :

    - **ludoteca rules lanterns LA-3.4**
    - **ludoteca rules shelfie --lang fr**
help-argument-rule = numéro, comme LA-3.4 ou LA-3, ou mot à chercher
help-score =
    Compte les points d’une partie jouée autour d’une vraie table, et les explique.

    Exemples :

    - **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C chats, B livres, G jeux, F cadres, T trophées, P plantes, un point pour une case vide)
    - **ludoteca score shelfie "Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1" "Bruno ..... ..... CC... CCB.. CCBTT GGGTT / 2 / 8"** (une ligne par personne, en commençant par le premier joueur : nom, bibliothèque, objectif personnel, puis les jetons des objectifs communs, et 1 pour le jeton de fin de partie)
    - **ludoteca score lanterns "Ada 10 8 4 / 2 / 5" "Bruno 9 9 4 / 1"** (cartes Récompense, puis bateaux et cartes restants)
help-argument-rows = rangées d’une bibliothèque, de haut en bas, ou une ligne par personne ; ou sur l’entrée standard
help-option-goal = Numéro de la carte objectif personnel.
help-show =
    Dessine une position.

    Exemple :

    - **ludoteca show position.json --seat 1**
help-argument-position = une position en JSON, ou - pour l’entrée standard
help-option-eyes = Montre ce que voit cette place. Par défaut : la place dont c’est le tour.

## This computer

help-doctor =
    Vérifie que tout fonctionne : bibliothèques, règles compilées, données, page et terminal.

    Code de sortie 1 : quelque chose ne va pas, et la ligne concernée dit quoi faire.

    Exemples :

    - **ludoteca doctor**
    - **ludoteca doctor --json**
help-option-quiet = N’affiche que ce qui demande votre attention.
help-warm =
    Compile les règles maintenant, par exemple pendant la construction d’une image. Plusieurs jeux sont compilés en même temps.

    Exemple :

    - **ludoteca warm lanterns**
help-argument-warm-games = jeux à compiler ; sans indication, tous
help-option-warm-all = Compile aussi ce qui sert à la recherche : lots et parties simulées.

## For hosts

help-serve =
    Lance un serveur avec la page, des tables pour les joueurs et des bots. Ses données sont dans un fichier, ou dans PostgreSQL pour plusieurs processus.

    Arrêtez-le avec Ctrl-C : tout ce qui est confirmé est enregistré, et les parties continuent au retour du serveur.

    Exemples :

    - **ludoteca serve**
    - **ludoteca serve --host 0.0.0.0 --port 8000 --data club.sqlite3**
    - derrière un proxy en https : **ludoteca serve --secure --proxy 127.0.0.1**
    - pour chacun des processus, s’il y en a plusieurs : **ludoteca serve --port 8001 --database postgresql://ludoteca@db/ludoteca --bus redis://bus**
help-option-data = Le fichier de toutes les données ; créé s’il n’existe pas.
help-option-database = Une base PostgreSQL à la place du fichier, pour plusieurs processus.
help-option-bus = Redis, qui relie plusieurs processus.
help-option-host = Adresse d’écoute ; 0.0.0.0 pour tout le réseau.
help-option-port = Port d’écoute.
help-option-origin = Une autre origine dont les pages peuvent utiliser le serveur, comme https://example.org.
help-option-proxy = L’adresse d’un proxy dont l’en-tête X-Forwarded-For est accepté.
help-option-host-name = Un nom sous lequel on peut utiliser le serveur, comme play.example.org ; répétable. Par défaut : n’importe quel nom.
help-option-metrics = Qui peut lire /metrics : une adresse, un réseau ou un jeton d’au moins 16 caractères ; répétable. Par défaut : cet ordinateur.
help-option-secure = N’envoie les cookies que par https.
help-option-limits = Limite les requêtes. À désactiver seulement pour mesurer.
help-option-thinkers = Nombre de bots qui réfléchissent en même temps. Par défaut : tous les cœurs sauf un.
help-option-workers = Fait réfléchir les bots dans des processus séparés : ludoteca worker.
help-option-bot-pace = Durée minimale du coup d’un bot, en secondes.
help-option-open = Ouvre la page dans le navigateur.
help-worker =
    Réfléchit pour les bots d’un serveur dont les processus ont été lancés avec **--workers**. Lancez autant de workers que vous voulez, sur n’importe quelle machine.

    Un worker n’a besoin que de Redis : chaque tâche contient ce que sait la place du bot, et rien de plus. Vous pouvez arrêter un worker à tout moment : un autre worker, ou le serveur lui-même, prend le relais.

    Exemple :

    - **ludoteca worker --bus redis://bus**, et **ludoteca serve --workers --bus redis://bus --database postgresql://ludoteca@db/ludoteca**
help-option-worker-thinkers = Nombre de bots qui réfléchissent en même temps. Par défaut : un par cœur.
help-backup =
    Sauvegarde dans un fichier toutes les données d’un serveur, même pendant les parties.

    La sauvegarde est un instantané de la base, vérifié avant de recevoir son nom : toute sauvegarde présente est complète. Gardez-la aussi secrète que la base : elle contient les graines des parties en cours.

    Exemple :

    - **ludoteca backup dimanche.backup**
    - chaque nuit : **ludoteca backup --overwrite /mnt/disk/ludoteca.backup**
help-argument-backup-target = le fichier à écrire
help-option-kept-data = La base du serveur. Par défaut : LUDOTECA_DATA, puis le fichier du serveur qui tourne, puis le fichier dans votre dossier de données.
help-restore =
    Remplace la base d’un serveur par une sauvegarde. Arrêtez d’abord le serveur.

    La sauvegarde est vérifiée avant toute modification, et l’ancien fichier reste à côté du nouveau. Les parties en cours reprennent à partir de la sauvegarde ; le temps écoulé n’est compté à personne.

    Exemple :

    - **ludoteca restore dimanche.backup**
help-argument-backup-source = un fichier créé par **ludoteca backup**
help-move-data =
    Déplace toutes les données du fichier d’un serveur dans une base PostgreSQL. Arrêtez d’abord le serveur.

    Tout est déplacé, ou rien ; le fichier reste tel quel. Lancez ensuite le serveur avec **--database** : les parties continuent, liens et connexions restent valables, et le temps écoulé n’est compté à personne.

    Exemple :

    - **createdb ludoteca**, puis **ludoteca move-data postgresql://ludoteca@localhost/ludoteca**
help-argument-empty-database = une base vide, comme postgresql://ludoteca@localhost/ludoteca
help-openapi =
    Affiche le contrat OpenAPI du serveur, avec les messages du socket parmi ses schémas.

    Exemple :

    - **ludoteca openapi > openapi.json**
help-reports =
    Montre les signalements des discussions, les plus récents d’abord.

    Exemple :

    - **ludoteca reports --data club.sqlite3**

## To study and to measure

help-arena =
    Oppose des joueurs dans de nombreuses parties, pour voir lequel est le meilleur et avec quelle certitude.

    Un joueur est un nom, avec si vous voulez un budget par décision : **flat@5000** réfléchit 5000 itérations, **master@0.25s** 0,25 seconde de processeur, si bien qu’une machine occupée ne change rien. Chaque donne est jouée une fois pour chaque rotation des places. Avec plus de joueurs que de places, toutes les combinaisons se rencontrent ; avec moins, le dernier indiqué prend les places restantes. Après une interruption, la même commande continue ; avec plus de parties, elle les ajoute.

    Deux joueurs : **ludoteca arena lanterns --players greedy,random --matches 200**

    Un contre trois : **ludoteca arena shelfie --players greedy,random --seats 4**

    Une option et une graine : **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**

    Votre bot contre tous les niveaux : **ludoteca arena lanterns --player mybot.py:MyBot --player novice --player adept --seats 2 --schedule gauntlet**

    Un programme dans n’importe quel langage : **ludoteca arena lanterns -p random --player 'program:sh examples/bot.sh'**
help-option-arena-players = Joueurs, séparés par des virgules : master,flat@5000,greedy.
help-option-arena-player = Un joueur de plus, y compris le vôtre : bot.py:MyBot, openspiel-ismcts@50, 'program:sh bot.sh'.
help-option-arena-matches = Nombre de parties par composition, arrondi à un nombre de tours complets.
help-option-schedule = robin (tous contre tous), gauntlet (le premier contre tous les autres) ou swiss.
help-option-stages = Rondes d’un tournoi suisse. Par défaut : assez pour trouver le meilleur joueur.
help-option-limit = Temps maximal, en secondes, pour une décision d’un joueur externe.
help-option-arena-seats = Places à chaque table. Par défaut : une par joueur.
help-option-arena-seed = Avec une autre graine, les donnes changent.
help-option-arena-jobs = Nombre de parties jouées en même temps. Par défaut : une par cœur.
help-option-ray = Joue sur une grappe Ray : son adresse, auto, ou local pour en lancer une ici.
help-option-arena-out = Dossier des résultats. Par défaut : un nouveau dans arena/.
help-leaderboard =
    Organise un petit concours ouvert : joue les parties qui manquent et écrit le classement.

    Le dossier contient **contest.toml**, avec le jeu et les inscriptions : joueurs de Ludoteca, classes Python ou programmes dans n’importe quel langage. Les inscrits se rencontrent deux à deux (ou à des tables de plus de places) et jouent les mêmes donnes à chaque place, pour que la chance soit la même pour tous. Le classement (**leaderboard.md**, **leaderboard.json**) donne la part de victoires de chaque inscription avec son intervalle à 95 %.

    Après une interruption, la même commande continue. Si vous ajoutez ou changez une inscription, seules ses parties sont jouées.

    Pour commencer : **ludoteca leaderboard contest --new lanterns**

    Ajoutez une inscription à contest/contest.toml, puis : **ludoteca leaderboard contest**
help-argument-contest = Le dossier du concours.
help-option-new-contest = Crée le dossier avec un contest.toml pour ce jeu.
help-train =
    Apprend un jeu en jouant contre soi-même : moins d’une heure par jeu sur deux cœurs.

    Le dossier contiendra les poids (weights.npz), leur origine (training.json) et la courbe d’apprentissage (training.svg). Copiez les poids dans le dossier du jeu, et tous les niveaux jouent avec. Après une interruption, la même commande continue.

    Exemple :

    - **ludoteca train shelfie --players 2,3,4 --matches 240000,120000,240000**
help-option-train-players = Tailles de table, séparées par des virgules.
help-option-train-matches = Un nombre pour toutes les tailles, ou un pour chacune, séparés par des virgules.
help-option-train-seed = Une autre graine donne un autre apprentissage.
help-option-train-jobs = Nombre de tailles de table traitées en même temps. Par défaut : une par cœur.
help-option-train-out = Dossier de l’apprentissage. Par défaut : training/JEU.
help-site =
    Écrit la page comme un site statique : un dossier que n’importe quel hébergeur web peut servir, à la racine ou dans un autre dossier.

    On y joue aux deux jeux contre des bots de tous les niveaux, ou ensemble sur un seul appareil. Tout est calculé dans le navigateur et les parties y restent ; après la première visite, le site marche sans réseau. Il n’y a pas de serveur, donc ni invitations, ni comptes, ni cotes.

    La documentation est dans le dossier docs. Répétez la commande après une mise à jour : elle remplace les fichiers qu’elle avait écrits et n’en touche aucun autre.

    Exemples :

    - **ludoteca site public**
    - **python -m http.server --directory public** le montre sur cet ordinateur
help-argument-site-folder = Le dossier à écrire : nouveau, vide, ou déjà écrit par cette commande.
help-new-game =
    Crée un jeu à vous : un petit paquet à jouer, à tester et à modifier.

    Le nouveau jeu est un morpion pour deux joueurs. Il fonctionne tout de suite dans le terminal, sur la page, avec les bots et dans les outils de recherche, et il passe les tests que chaque jeu doit passer. Changez son livret, ses règles et ses textes, l’un après l’autre. docs/tutorials/your-own-game.md montre chaque étape, docs/game-contract.md énumère ce qu’un jeu doit garantir.

    Sans installer le paquet, indiquez le dossier de son code : **LUDOTECA_GAMES=pebbles/src ludoteca play pebbles**.

    Exemples :

    - **ludoteca new-game pebbles**
    - **ludoteca new-game tic_tac games/tic_tac**
help-argument-new-game-name = Le nom du jeu : des lettres minuscules, avec un tiret bas entre les mots.
help-argument-new-game-folder = Le dossier à créer. Par défaut : le nom du jeu.
help-generate =
    Joue de nombreuses parties et les écrit comme données d’apprentissage, une ligne par décision.

    Chaque ligne contient ce que savait la place dont c’était le tour, ce qui était permis, ce qu’elle a fait, les chances de chaque place et la fin de la partie ; docs/data.md décrit les colonnes. Après une interruption, la même commande continue.

    Exemples :

    - **ludoteca generate lanterns --matches 100000**
    - **ludoteca generate shelfie -n 3 -f jsonl -p greedy**
help-option-generate-matches = Nombre de parties ; vous pourrez en ajouter.
help-option-format = parquet ou jsonl.
help-option-who = Le joueur de toutes les places : un niveau, greedy, random, master@200.
help-option-generate-players = Nombre de joueurs.
help-option-other-seed = Une autre graine donne d’autres parties.
help-option-jobs = Nombre de processus en même temps. Par défaut : un par cœur.
help-option-out = Dossier des résultats.
help-study =
    Étudie l’équilibre d’un jeu : places, sources de points, étapes, durées, égalités, et l’effet de chaque option.

    Pour chaque nombre de joueurs, le jeu est joué avec les options par défaut, puis en changeant une option à la fois. Des dizaines de milliers de parties prennent quelques minutes. Après une interruption, la même commande continue ; avec plus de parties, elle les ajoute.

    Exemples :

    - **ludoteca study lanterns**
    - **ludoteca study shelfie --matches 10000 --player adept**
help-option-study-matches = Parties pour chaque combinaison de taille de table et d’options, arrondies au multiple de 250 supérieur.
help-bench =
    Mesure règles, joueurs, environnements et serveur : décisions et coups par seconde de processeur, délais, mémoire, démarrages.

    Mesurez sur une machine sans autre charge. Le serveur tourne sur un cœur, et sa charge sur un autre.

    Les environnements sont mesurés à côté de ceux de PettingZoo et d’OpenSpiel, s’ils sont installés (make bench les installe).

    Exemples :

    - **ludoteca bench --only rules**
    - **ludoteca bench --only service --plot load.svg**
help-option-only = **rules**, **players**, **environments**, **service**, **moves** ou **starts**. Par défaut : tout.
help-option-bench-database = Une base PostgreSQL vide, pour y mesurer aussi **moves**.
help-option-beside = Un autre clone de Ludoteca, préparé avec make, pour y mesurer aussi **moves**, par exemple avant une modification.
help-option-plot = Dessine dans ce fichier SVG le comportement du serveur quand le nombre de tables actives augmente.
