# Ce que dit --help

## Headings and words of every help

help-usage = Usage :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE …
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = [par défaut : { $value }]
help-variable = [environnement : { $value }]
help-required = [nécessaire]
help-word-game = JEU
help-word-match = PARTIE
help-word-file = FICHIER
help-word-folder = DOSSIER
help-word-language = LANGUE
help-word-number = NOMBRE
help-word-text = TEXTE
help-word-rule = RÈGLE
help-word-row = LIGNE
help-word-database = BASE
help-panel-play = Pour jouer
help-panel-matches = Parties jouées ou en attente
help-panel-table = À une vraie table
help-panel-computer = Cet ordinateur
help-panel-host = Pour les hôtes
help-panel-study = Pour étudier et mesurer

## The command itself

help-ludoteca = Ludoteca : Lanterns et My Shelfie, à jouer et à étudier. Projet non officiel. Essayez : **ludoteca play shelfie**
help-option-help = Affiche cette aide.
help-option-version = Affiche la version.
help-option-install-completion = Permet au shell de compléter commandes, jeux, niveaux et parties enregistrées.
help-option-show-completion = Montre ce que --install-completion installerait, pour le copier ou le modifier.
help-option-lang = en, it, fr ou pl ; sinon LUDOTECA_LANG, sinon celle du système.
help-option-json = Écrit du JSON, pour les programmes.
help-argument-game = son nom ; **ludoteca games** en donne la liste
help-argument-match = un nom de **ludoteca matches**, ou un fichier

## Playing

help-play =
    Joue une partie dans le terminal, ou avec --page dans le navigateur.

    Sans nom de jeu, on vous le demande. Les programmes, du plus doux au plus fort : novice, apprentice, adept (si vous n’en nommez aucun), artisan, master. Le dernier nommé prend toutes les places qui restent. La partie est enregistrée après chaque action : **ludoteca resume** la reprend.

    Exemples :

    - **ludoteca play shelfie**
    - **ludoteca play lanterns --with master --with novice**
    - **ludoteca play shelfie --with person** (à deux devant un terminal)
    - **ludoteca play lanterns -o dealing=start --lang fr**
    - **ludoteca play --page --host 0.0.0.0** (aussi pour les autres appareils de votre réseau)
help-argument-play-game = son nom ; demandé s’il manque
help-option-players = Nombre de places, la vôtre comprise.
help-option-with = Qui d’autre joue, dans le sens horaire à partir de vous : un niveau, ou person pour quelqu’un à côté de vous.
help-option-seat = Votre place, comptée à partir de 0.
help-option-seed = Répète une partie : même graine, mêmes tuiles.
help-option-option = Une option de la table, comme nom=valeur ; **ludoteca games** en donne la liste.
help-option-from = Commence par le fichier d’une position.
help-option-plain = Ligne par ligne, sans couleurs : pour les tubes et les lecteurs d’écran.
help-option-mono = Aucune couleur, des lettres et des lignes seules ; comme NO_COLOR.
help-option-pace = Les secondes qu’un programme prend au moins, pour pouvoir suivre.
help-option-page = Lance la page et l’ouvre dans votre navigateur ; sans navigateur, affiche son adresse.
help-option-page-host = Où la page écoute (implique --page) ; avec 0.0.0.0, les autres appareils de votre réseau peuvent jouer.
help-option-page-port = Le port de la page (implique --page) : 8000 par défaut. S’il est occupé, le suivant qui est libre.
help-join =
    Prenez place à une table d’un service pour y jouer ; le même lien vous ramène à votre place à tout moment.

    Avec l’adresse du service seule, les tables ouvertes et les vôtres sont listées (avec --json pour les programmes). Avec --new, une table y est dressée : le lien pour chaque personne invitée s’affiche, et la partie commence dès que tout le monde est là. Chaque service se souvient de vous.

    Exemples :

    - **ludoteca join http://127.0.0.1:8000**
    - **ludoteca join http://127.0.0.1:8000 --new lanterns --with person --with adept**
    - **ludoteca join http://127.0.0.1:8000/table/fegqx5vpstvs**
    - **ludoteca join 'http://127.0.0.1:8000/table/fegqx5vpstvs#invitation=…' --name NOM**
help-watch =
    Regardez une table d’un service ; vous ne voyez les secrets de personne.

    Exemple :

    - **ludoteca watch http://127.0.0.1:8000/table/fegqx5vpstvs**
help-argument-link = le lien d’une table, une invitation, ou le service seul
help-option-name = Comment les autres vous appellent.
help-option-new = Y dresse une nouvelle table de ce jeu.
help-option-new-with = Qui d’autre joue, dans le sens horaire à partir de vous : un niveau, ou person pour quelqu’un que vous invitez.
help-option-public = Tout le monde peut venir ou regarder.
help-option-clock = Temps de réflexion : minute (1 par tour), minutes (3 par tour), bank (10 par partie), days (3 jours par tour) ou none (aucun).

## Matches

help-matches =
    Liste les parties enregistrées sur cet ordinateur, la dernière jouée d’abord.

    Exemples :

    - **ludoteca matches**
    - **ludoteca matches --json**
help-resume =
    Reprend une partie enregistrée : la dernière jouée, ou une autre par son nom.

    Exemples :

    - **ludoteca resume**
    - **ludoteca resume lanterns-20261116-201500 --plain**
help-replay =
    Regarde une partie pas à pas ; ligne par ligne, la raconte du début à la fin.

    Exemples :

    - **ludoteca replay match.json**
    - **ludoteca replay shelfie-20261116-201500 --plain**
help-export =
    Écrit une partie enregistrée en JSON : pour la garder, l’envoyer, la continuer ailleurs.

    Une partie inachevée contient sa graine : qui a le fichier peut connaître toutes les tuiles à venir.

    Exemples :

    - **ludoteca export lanterns-20261116-201500 dimanche.json**, puis ailleurs **ludoteca import dimanche.json**
help-argument-export-target = le fichier à écrire, ou - pour la sortie standard
help-option-overwrite = Remplace le fichier s’il existe.
help-import =
    Garde parmi les vôtres une partie d’un fichier, après l’avoir rejouée une fois pour la vérifier.

    Code de sortie 1 : ce n’est pas une partie conforme aux règles. Code 2 : le fichier est illisible.

    Exemple :

    - **ludoteca import dimanche.json**, puis **ludoteca resume** ou **ludoteca replay**
help-argument-import-source = une partie en JSON, ou - pour l’entrée standard
help-verify =
    Prouve qu’une partie terminée a suivi les règles, avec les tuiles promises au début.

    Code de sortie 1 : la partie ne tient pas. Code 2 : le fichier est illisible.

    Exemple :

    - **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
help-argument-verify-source = une partie terminée : JSON, - pour l’entrée standard, ou un nom
help-option-promise = Le SHA-256 que vous avez noté au début ; sinon celui du fichier.
help-analyse =
    Montre les chances de chacun au fil d’une partie, et ses tournants avec le meilleur coup.

    Les chances sont ce que pourrait savoir un spectateur, estimées par le programme le plus fort et moyennées sur un tour de table : quelques pour cent ne veulent rien dire. Donnez-lui plus de secondes pour y regarder de plus près.

    Exemples :

    - **ludoteca analyse shelfie-20261116-201500**
    - **ludoteca analyse match.json --picture chances.svg**
help-option-picture = Dessine les chances dans ce PNG ou SVG.
help-option-seconds = Temps de réflexion pour chaque position.
help-option-points = Pas plus de tournants que cela.

## At a real table

help-games = Liste les jeux, leurs options et leurs auteurs.
help-rules =
    Montre les règles numérotées d’un jeu, ou une seule.

    Exemples :

    - **ludoteca rules lanterns LA-3.4**
    - **ludoteca rules shelfie --lang fr**
help-argument-rule = un numéro comme LA-3.4 ou LA-3, ou un mot à chercher
help-score =
    Compte les points d’une vraie table, en expliquant.

    Exemple :

    - **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C chats, B livres, G jeux, F cadres, T trophées, P plantes, un point pour une case vide)
help-argument-rows = les rangées d’une étagère, d’en haut ; ou sur l’entrée standard
help-option-goal = Numéro de la carte objectif personnel.
help-show =
    Dessine une position.

    Exemple :

    - **ludoteca show position.json --seat 1**
help-argument-position = une position en JSON, ou - pour l’entrée standard
help-option-eyes = Vue par les yeux d’une place ; sinon de qui doit jouer.

## This computer

help-doctor =
    Vérifie que tout est en ordre : ce qui est installé, quel cache, quelles données, si tout est prêt.

    Code de sortie 1 : quelque chose ne va pas, et sa ligne dit que faire.

    Exemples :

    - **ludoteca doctor**
    - **ludoteca doctor --json**
help-option-quiet = Ne dit que ce qui n’est pas en ordre.
help-warm = Compile les jeux maintenant, par exemple pendant la construction d’une image. Plusieurs jeux sont compilés en même temps.
help-argument-warm-games = quels jeux ; tous s’il n’y en a pas
help-option-warm-all = aussi ce dont les programmes ont besoin : lots et parties simulées

## For hosts

help-serve =
    Offre la page et des tables pour gens et bots, depuis un seul fichier de données ; ou comme l’un de plusieurs processus sur PostgreSQL.

    Ctrl-C l’arrête : ce qui est confirmé est gardé, et chacun continue à son retour.

    Exemples :

    - **ludoteca serve**
    - **ludoteca serve --host 0.0.0.0 --port 8000 --data club.sqlite3**
    - derrière un proxy en https : **ludoteca serve --secure --proxy 127.0.0.1** ; chacun de plusieurs processus : **ludoteca serve --port 8001 --database postgresql://ludoteca@db/ludoteca --bus redis://bus**
help-option-data = Le fichier de toutes les données ; créé s’il n’existe pas.
help-option-database = Une base PostgreSQL à la place du fichier, pour plusieurs processus.
help-option-bus = Redis, par lequel plusieurs processus se parlent.
help-option-host = Où écouter ; 0.0.0.0 pour tout le réseau.
help-option-port = Quel port.
help-option-origin = Une autre origine dont les pages peuvent utiliser le service, comme https://example.org.
help-option-proxy = L’adresse d’un proxy dont on croit le X-Forwarded-For.
help-option-secure = Cookies par https seulement.
help-option-limits = Limites de débit ; sans elles seulement pour mesurer.
help-option-thinkers = Bots qui réfléchissent à la fois ; sinon un cœur reste libre.
help-option-workers = Les bots réfléchissent dans leurs propres processus : ludoteca worker.
help-option-bot-pace = Les secondes qu’un bot prend au moins.
help-option-open = Ouvre la page dans le navigateur.
help-worker =
    Réfléchit pour les bots d’un service dont les processus ont été lancés avec **--workers** : sur n’importe quelle machine, en n’importe quel nombre.

    Il lui faut Redis et rien d’autre : chaque tâche contient ce que sait la place du bot, et rien de plus. On peut l’arrêter ou le tuer à tout moment : un autre worker, ou le service lui-même, réfléchit alors à sa place.

    Exemple :

    - **ludoteca worker --bus redis://bus**, et **ludoteca serve --workers --bus redis://bus --database postgresql://ludoteca@db/ludoteca**
help-option-worker-thinkers = Bots qui réfléchissent à la fois ; sinon un par cœur.
help-backup =
    Sauve en un fichier tout ce qu’un service garde, même pendant qu’on joue.

    La copie est un seul instant de la base, vérifiée avant de recevoir son nom : une sauvegarde qui est là est entière. Gardez-la aussi secrète que la base : elle contient les graines des parties en cours.

    Exemple :

    - **ludoteca backup dimanche.backup** ; chaque nuit : **ludoteca backup --overwrite /mnt/disk/ludoteca.backup**
help-argument-backup-target = le fichier à écrire
help-option-kept-data = La base du service ; sinon LUDOTECA_DATA, sinon dans votre dossier de données.
help-restore =
    Met une sauvegarde à la place de la base d’un service. Arrêtez d’abord le service.

    La sauvegarde est vérifiée avant de toucher à quoi que ce soit, et le fichier remplacé reste à côté du nouveau. Les parties en cours reprennent où la sauvegarde les a ; le temps écoulé n’est compté à personne.

    Exemple :

    - **ludoteca restore dimanche.backup**
help-argument-backup-source = un fichier fait par **ludoteca backup**
help-move-data =
    Déplace tout du fichier d’un service dans une base PostgreSQL. Arrêtez d’abord le service.

    Tout arrive ou rien ; le fichier reste tel quel. Lancez ensuite le service avec **--database** : les parties reprennent où elles étaient, liens et connexions restent valables, et le temps écoulé n’est compté à personne.

    Exemple :

    - **createdb ludoteca**, puis **ludoteca move-data postgresql://ludoteca@localhost/ludoteca**
help-argument-empty-database = une base vide, comme postgresql://ludoteca@localhost/ludoteca
help-openapi = Imprime le contrat du service : OpenAPI, avec les messages du socket parmi ses schémas.
help-reports = Montre ce qui a été signalé dans les discussions, le plus récent d’abord.

## To study and to measure

help-arena =
    Fait se rencontrer des joueurs en de nombreuses parties, pour voir qui est meilleur et à quel point c’est sûr.

    Un joueur est un nom, avec si vous voulez un budget par décision : **flat@5000** réfléchit 5000 itérations, **master@0.25s** 0,25 seconde de processeur, si bien qu’une machine occupée ne change rien. Chaque table est distribuée une fois pour chaque rotation des places. Avec plus de joueurs que de places, toutes les combinaisons se rencontrent ; avec moins, le dernier nommé prend les places qui restent. Interrompue, la même commande reprend où elle s’était arrêtée ; avec plus de parties, elle les ajoute.

    Deux joueurs : **ludoteca arena lanterns --players greedy,random --matches 200**

    Un contre trois : **ludoteca arena shelfie --players greedy,random --seats 4**

    Une option et une graine : **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**

    Votre bot contre tous les niveaux : **ludoteca arena lanterns --player mybot.py:MyBot --player novice --player adept --seats 2 --schedule gauntlet**

    Un programme en tout langage : **ludoteca arena lanterns -p random --player 'program:sh examples/bot.sh'**
help-option-arena-players = Qui se rencontre, avec des virgules : master,flat@5000,greedy.
help-option-arena-player = Un de plus, même du dehors : bot.py:MyBot, openspiel-ismcts@50, 'program:sh bot.sh'.
help-option-arena-matches = Pour chaque composition, arrondi à des tours entiers.
help-option-schedule = robin (tous contre tous), gauntlet (le premier nommé contre tous) ou swiss.
help-option-stages = Rondes d’un tournoi suisse ; sinon autant qu’il en faut d’ordinaire.
help-option-limit = Secondes pour la décision d’un joueur du dehors.
help-option-arena-seats = À chaque table ; sinon une par joueur.
help-option-arena-seed = Une autre graine distribue d’autres tables.
help-option-arena-jobs = Parties à la fois ; sinon une par cœur.
help-option-ray = Joue sur une grappe Ray : son adresse, auto, ou local pour en lancer une ici.
help-option-arena-out = Dossier des résultats ; sinon un nouveau sous arena/.
help-train =
    Apprend un jeu en jouant contre soi-même : moins d’une heure par jeu sur deux cœurs.

    Le dossier contient ensuite les poids (weights.npz), ce qui les a faits (training.json) et la courbe (training.svg). Copiés dans le dossier du jeu, les poids servent à tous les niveaux. Interrompue, la même commande reprend où elle s’était arrêtée.

    Exemple :

    - **ludoteca train shelfie --players 2,3,4 --matches 240000,120000,240000**
help-option-train-players = Pour quelles tailles de table, avec des virgules.
help-option-train-matches = Un nombre pour toutes les tailles, ou un pour chacune, avec des virgules.
help-option-train-seed = Une autre graine, une autre façon d’apprendre.
help-option-train-jobs = Tailles à la fois ; sinon une par cœur.
help-option-train-out = Dossier de l’apprentissage ; sinon training/JEU.
help-generate =
    Joue de nombreuses parties et les écrit comme données d’apprentissage, une ligne par décision.

    Chaque ligne dit ce que savait la place au trait, ce qui était permis, ce qu’elle a fait, les chances de chaque place et la fin de la partie ; docs/data.md décrit les colonnes. Interrompue, la même commande reprend où elle s’était arrêtée.

    Exemples :

    - **ludoteca generate lanterns --matches 100000**
    - **ludoteca generate shelfie -n 3 -f jsonl -p greedy**
help-option-generate-matches = Combien ; d’autres s’ajoutent plus tard.
help-option-format = parquet ou jsonl.
help-option-who = Qui joue à toutes les places : un niveau, greedy, random, master@200.
help-option-generate-players = Combien jouent.
help-option-other-seed = Une autre graine, d’autres parties.
help-option-jobs = Processus à la fois ; sinon un par cœur.
help-option-out = Dossier des résultats.
help-study =
    Étudie l’équilibre d’un jeu : places, sources de points, étapes, durées, égalités, et ce que changent les options.

    Chaque nombre de joueurs est joué avec les options habituelles, et avec chaque option changée seule. Quelques minutes pour des dizaines de milliers de parties ; interrompue, la même commande reprend où elle s’était arrêtée, et avec plus de parties elle les ajoute.

    Exemples :

    - **ludoteca study lanterns**
    - **ludoteca study shelfie --matches 10000 --player adept**
help-option-study-matches = À chaque table : tailles fois options.
help-bench =
    Mesure règles, joueurs, environnements et service : décisions et coups par seconde de processeur, délais, mémoire, démarrages.

    Mesurez sur une machine tranquille. Le service tourne sur un cœur, et ce qui le charge sur un autre.

    Les environnements sont mesurés à côté de ceux de PettingZoo et d’OpenSpiel, s’ils sont installés (make bench le fait).

    Exemples :

    - **ludoteca bench --only rules**
    - **ludoteca bench --only service --plot load.svg**
help-option-only = rules, players, environments, service ou starts ; sinon tout.
help-option-plot = Dessine dans ce SVG comment le service grandit avec les tables actives.
