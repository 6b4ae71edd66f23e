# Ce que disent les commandes

## What is typed wrongly

commands-try-help = Aide : { $command }
commands-no-command = Il n’y a pas de commande « { $command } ».
commands-no-option = Il n’y a pas d’option { $option } ici.
commands-option-alone = Il manque quelque chose après { $option }.
commands-missing = Il manque quelque chose : { $what }.
commands-too-much = Ceci est de trop : { $words }.
commands-bad-value = Cela ne convient pas à { $what }.
commands-bad-number = { $what } demande un nombre.
commands-bad-range = { $what } demande un nombre de { $least } à { $most }.
commands-no-language = Il n’y a pas de langue « { $language } » ici. Il y a : { $languages }.
commands-no-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
commands-which-game = Il n’y a pas de terminal ici. Pour jouer dans un navigateur, lancez ludoteca play --page. Pour jouer ligne par ligne, indiquez le jeu : ludoteca play { $games }
commands-no-player = Il n’y a pas de joueur « { $player } ». Il y a : { $players }.
commands-bad-option = Une option s’écrit nom=valeur, par exemple rulebook=english ; pas « { $text } ».
commands-no-such-option = { $game } n’a pas d’option « { $option } ». Il y a : { $options }.
commands-bad-choice = L’option { $option } est { $choices }, pas « { $value } ».
commands-choice-players = À { $players } joueurs, l’option { $option } est { $choices }, pas « { $value } ».
commands-player-count = { $game } se joue de { $least } à { $most } joueurs, pas { $count }.
commands-no-seat = Les places de cette table vont de 0 à { $last }, pas { $seat }.
commands-too-many = { $others } autres et vous, c’est plus que les { $seats } places de cette table.
commands-bad-seed = Une graine est un nombre entier à partir de 0, pas { $seed }.
commands-position-alone = Une position apporte son jeu, ses places et ses options : donnez --from ou bien ceux-là.
commands-new-alone = Avec --new vient l’adresse d’un service seule, comme http://127.0.0.1:8000
commands-no-clock = Il n’y a pas de pendule « { $clock } ». Il y a : { $clocks }.
commands-no-link = « { $link } » n’est pas le lien d’une table. Il ressemble à http://127.0.0.1:8000/table/fegqx5vpstvs
commands-no-rule = Aucune règle de { $game } n’a ce numéro ni ne contient « { $text } ».
commands-no-picture = Une image est un .png ou un .svg, pas « { $file } ».

## Files

commands-file-fails = { $file } est inutilisable : { $why }.
commands-file-unread = { $file } est illisible : { $why }.
commands-no-json = { $file } n’est pas du JSON : regarde à la ligne { $line }, caractère { $column }.
commands-no-text = { $file } n’est pas un texte en UTF-8.
commands-no-document = { $file } ne se lit pas comme du JSON : il est imbriqué trop profondément, ou contient un nombre sans fin.
commands-why-missing = il n’existe pas
commands-why-forbidden = tu n’en as pas le droit
commands-why-folder = c’est un dossier
commands-why-no-folder = ce n’est pas un dossier
commands-why-full = le disque est plein
commands-no-position = Une position est un objet JSON qui nomme son "game".
commands-file-exists = { $file } existe déjà : choisissez un autre nom, ou remplacez-le avec --overwrite.
commands-written = Écrit dans { $file }.
commands-kept-as = Gardée sous le nom { $name }.
commands-match-over = Cette partie est terminée. Pour la revoir : { $command }
commands-type-rows = Tapez les rangées d’en haut, puis Ctrl-D.

## A match proved

commands-does-not-hold = Cette partie ne tient pas. { $why }
commands-proof-who = { $game }, { $count } joueurs : { $names }.
commands-proof-noted = La graine correspond à la promesse que vous avez notée : son SHA-256 est { $promise }.
commands-proof-in-file = La graine correspond à la promesse du fichier (comparez-la à ce que vous avez noté) : son SHA-256 est { $promise }.
commands-proof-actions = Les { $count } actions ont toutes suivi les règles (version { $rules }), et chaque tuile est venue comme il fallait.
commands-proof-no-result = Elle a fini sans résultat.
commands-proof-points = Victoire de { $winners }. Points : { $points }.
commands-proof-resigned = Victoire de { $winners } : les autres ont abandonné.
commands-proof-time = Victoire de { $winners } : le temps des autres était écoulé.

## On this computer

commands-game-line = { $name } : { $title }, de { $least } à { $most } joueurs. { $credits }
commands-default-choice = { $choice } (par défaut)
commands-preparing = Préparation de { $games } pour cet ordinateur. Cela n’arrive qu’une fois.
commands-seconds-left = { $seconds ->
    [one] environ { $seconds } seconde
   *[other] environ { $seconds } secondes
}
commands-page-not-built = La page n’a pas été construite. Lancez make play dans le dossier de Ludoteca, ou installez Ludoteca avec pip install .
commands-port-moved = Le port { $wanted } est occupé : Ludoteca utilise le { $port }.
commands-page-runs = Ludoteca fonctionne à l’adresse { $address }
commands-page-network = Les autres appareils de votre réseau peuvent ouvrir :
commands-page-no-network = Cet ordinateur n’est relié à aucun réseau : les autres appareils ne peuvent pas l’atteindre.
commands-page-opens = Elle s’ouvre dans votre navigateur.
commands-page-open-yourself = Ouvrez cette adresse dans un navigateur.
commands-page-tunnel = Vous êtes sur un autre ordinateur par ssh. Lancez cette commande sur le vôtre, puis ouvrez-y l’adresse : { $command }
commands-page-stop = Appuyez sur Ctrl-C pour l’arrêter.
commands-open-yourself = Il n’y a pas de navigateur ici : ouvrez vous-même { $address }.

## At a service

commands-table-laid = La table est dressée : { $address }
commands-invitation = Pour le joueur { $number } : { $link }

## The doctor

commands-doctor-ok = ok
commands-doctor-note = note
commands-doctor-bad = mal
commands-doctor-libraries = bibliothèques
commands-doctor-rules = règles
commands-doctor-cache = cache
commands-doctor-matches = parties
commands-doctor-database = base de données
commands-doctor-journal = journal
commands-doctor-page = page
commands-doctor-terminal = terminal
commands-doctor-slow = sans numba les règles tournent non compilées et lentement
commands-doctor-missing = manquent : { $names }
commands-doctor-install = réinstallez ludoteca : pip install .
commands-doctor-uncompiled = elles tournent non compilées
commands-doctor-unset = pour la vitesse, retirez LUDOTECA_PURE et NUMBA_DISABLE_JIT
commands-doctor-unwritable = { $place } n’est pas accessible en écriture
commands-doctor-unreadable = { $place } n’est pas accessible en lecture et écriture
commands-doctor-other-place = { $variable } indique un autre endroit
commands-doctor-warm = prêt
commands-doctor-cold = pas encore compilé : { $parts }
commands-doctor-warm-up = une fois, quelques secondes : { $command }
commands-doctor-saved = { $count } dans { $place }
commands-doctor-no-database = aucune encore ; ludoteca serve crée { $place }
commands-doctor-torn = les { $bytes } derniers octets de { $place } ne forment pas une transaction entière, comme après une coupure de courant
commands-doctor-left-out = le prochain démarrage les laisse de côté ; ce qui était gardé avant reste
commands-doctor-not-built = pas construite
commands-doctor-build = make page la construit ; le terminal s’en passe
commands-doctor-built = construite
commands-doctor-built-unseen = construite ; pas de navigateur ici, ludoteca play --page affiche donc l’adresse à ouvrir
commands-doctor-no-screen = pas de plein écran ici, ligne par ligne fonctionne ; langues { $languages }
commands-doctor-screen = { $size } ; langues { $languages }
commands-doctor-too-small = le plein écran demande 80 × 24

## Serving

commands-serves = Ludoteca sert sur { $address } avec les données dans { $place }. Ctrl-C l’arrête.
commands-served = Arrêtée. Tout ce qui a été confirmé est enregistré.
commands-worker-thinks = Ce worker réfléchit pour les bots. Ctrl-C l’arrête.
commands-workers-alone = On s’adresse aux workers par Redis : nommez-le avec --bus redis://…
commands-worker-alone = On s’adresse à un worker par Redis : nommez-le avec --bus redis://…
commands-bad-database = Une base de données est une adresse comme postgresql://ludoteca@localhost/ludoteca ; un fichier se nomme avec --data.
commands-bus-alone = Un bus est pour plusieurs processus, et ceux-ci partagent une base de données : nommez-la avec --database postgresql://…
commands-bad-bus = Un bus est une adresse comme redis://localhost:6379.
commands-bad-proxy = Un proxy est une adresse comme 127.0.0.1 ou un réseau comme 10.0.0.0/8, pas { $proxy }.
commands-port-taken = Le port { $port } de { $host } est occupé. Arrêtez le programme qui l’utilise, ou choisissez un autre port avec --port.
commands-no-listening = Ludoteca ne peut pas écouter sur { $address } : { $why }. Choisissez une autre adresse avec --host ou --port.
commands-report = { $when }  table { $table }, { $name } : { $text }
commands-no-reports = Personne n’a rien signalé.
commands-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
commands-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
commands-people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
commands-backed-up = Enregistrés dans { $file } : { $tables } avec { $entries }, et { $people } ({ $size } Mo).
commands-restored = Restaurés dans { $file } : { $tables } avec { $entries }, et { $people } ({ $size } Mo).
commands-replaced = Ce qui s’y trouvait avant est gardé sous le nom { $file }.
commands-moved = Déplacés : { $tables } avec { $entries }, et { $people }.
commands-moved-next = Lancez maintenant chaque processus du service avec --database, en nommant { $place }.

## Studying

commands-stopped = Arrêté. Ce qui a été joué est gardé ; continuez avec : { $command }
commands-stopped-learning = Arrêté. Ce qui a été appris est gardé ; continuez avec : { $command }
commands-report-lies = Le rapport avec les images : { $file }
commands-generating = { $game }, { $count } joueurs
commands-generated = { $count } parties sont dans { $folder } ({ $size } Mo) ; { $file } les décrit.
commands-studying = Étude de { $game }
commands-bad-sizes = Les tailles de table et les parties sont des nombres avec des virgules, comme 2,3,4 ; pas { $players } et { $matches }.
commands-trained = Les poids, la courbe et l’image sont dans { $folder }.
commands-table-size = { $count } joueurs
commands-against-greedy = { $share } contre greedy
commands-no-measure = Il n’y a rien à mesurer du nom de { $name } : choisissez { $names }.
commands-measuring = Mesure : { $what }
commands-no-plot = Seul le service est dessiné : mesurez-le aussi.

## More on this computer

commands-seat = Place { $seat }
commands-completes = { $shell } complète ludoteca dès le prochain terminal : { $file }
commands-cache-unwritable = { $place } ne peut pas être écrit, donc le code compilé ne peut pas être gardé ; LUDOTECA_CACHE le déplace.
commands-uncompiled = Ici, les règles tournent sans compilation : il n’y a rien à préparer.
commands-compiled = Le code compilé est dans { $place }.
commands-not-compiled = Impossible de compiler { $games }. Les lignes ci-dessus disent pourquoi.
