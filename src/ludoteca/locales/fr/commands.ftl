# Ce que disent les commandes

## Mistakes on the command line

commands-try-help = Aide : { $command }
commands-no-command = La commande « { $command } » n’existe pas.
commands-no-option = L’option { $option } n’existe pas.
commands-only-files = backup et restore servent aux fichiers de données. Sauvegardez une base PostgreSQL avec { $backup } et restaurez-la avec { $restore }.
commands-option-alone = L’option { $option } demande une valeur.
commands-missing = Il manque : { $what }.
commands-too-much = Trop d’arguments : { $words }.
commands-bad-value = Cette valeur ne convient pas à { $what }.
commands-bad-number = { $what } demande un nombre.
commands-bad-range = { $what } demande un nombre de { $least } à { $most }.
commands-bad-least = { $what } demande un nombre, au moins { $least }.
commands-no-language = La langue « { $language } » n’existe pas ici. Choisissez parmi : { $languages }.
commands-no-game = Le jeu « { $game } » n’existe pas ici. Choisissez parmi : { $games }.
commands-which-game = Il n’y a pas de terminal ici. Pour jouer dans un navigateur, lancez ludoteca play --page. Pour jouer ligne par ligne, indiquez le jeu : ludoteca play { $games }
commands-name-game = Sans terminal, Ludoteca ne peut pas vous demander le jeu. Indiquez-le : { $command } { $games }
commands-no-player = Le joueur « { $player } » n’existe pas. Choisissez parmi : { $players }.
commands-bad-option = Écrivez une option sous la forme nom=valeur, par exemple rulebook=english, et non « { $text } ».
commands-no-such-option = { $game } n’a pas d’option « { $option } ». Choisissez parmi : { $options }.
commands-bad-choice = L’option { $option } peut valoir { $choices }, mais pas « { $value } ».
commands-choice-players = À { $players } joueurs, l’option { $option } peut valoir { $choices }, mais pas « { $value } ».
commands-player-count = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }.
commands-no-seat = Les places de cette table vont de 0 à { $last } : il n’y a pas de place { $seat }.
commands-too-many = Cette table n’a que { $seats } places : pas assez pour vous et { $others } de plus.
commands-bad-seed = Une graine est un nombre entier, 0 ou plus, et non { $seed }.
commands-bad-promise = Le SHA-256 de --promise a 64 chiffres 0–9 et a–f, et non « { $text } ».
commands-position-alone = Une position fixe déjà le jeu, les places et les options : ne les ajoutez pas à --from.
commands-new-alone = Avec --new, donnez seulement l’adresse d’un serveur, comme http://127.0.0.1:8000
commands-no-clock = La pendule « { $clock } » n’existe pas. Choisissez parmi : { $clocks }.
commands-no-link = « { $link } » n’est pas le lien d’une table. Un lien ressemble à http://127.0.0.1:8000/table/fegqx5vpstvs
commands-no-server-address = « { $server } » n’est pas l’adresse d’un serveur. Une adresse ressemble à http://127.0.0.1:8000
commands-no-rule = Aucune règle de { $game } n’a ce numéro ni ne contient « { $text } ». Toutes les règles : { $command }
commands-no-step = Il n’y a pas d’étape { $step }. La leçon compte { $count } étapes.
commands-no-exercise = Il n’y a pas d’exercice { $step }. Il y en a { $count }.
commands-no-exercises = Il n’y a pas d’exercices pour { $game }.
commands-learn-continue = Pour continuer : { $command }
commands-learn-exercises = Questions sur les règles : { $command }
commands-no-picture = Une image est un fichier .png ou .svg, et non « { $file } ».
commands-no-quick-retry = Les erreurs ne sont connues qu’après l’analyse complète. Retirez --quick ou --retry.

## Files

commands-file-fails = Impossible d’utiliser { $file } : { $why }.
commands-file-unread = Impossible de lire { $file } : { $why }.
commands-no-json = { $file } n’est pas du JSON valide : voyez la ligne { $line }, caractère { $column }.
commands-no-text = { $file } n’est pas un texte en UTF-8.
commands-no-document = Impossible de lire { $file } comme du JSON : l’imbrication est trop profonde, ou un nombre est trop long.
commands-why-missing = il n’existe pas
commands-why-forbidden = accès refusé
commands-why-folder = c’est un dossier
commands-why-no-folder = ce n’est pas un dossier
commands-why-full = le disque est plein
commands-no-position = Une position est un objet JSON avec "game".
commands-file-exists = { $file } existe déjà : choisissez un autre nom, ou remplacez-le avec --overwrite.
commands-written = Écrit dans { $file }.
commands-kept-as = Partie enregistrée sous le nom { $name }.
commands-match-over = Cette partie est terminée. Pour la revoir : { $command }
commands-type-rows = Tapez les rangées de haut en bas, puis Ctrl-D.

## Verifying a match

commands-does-not-hold = Cette partie n’est pas valable. { $why }
commands-proof-who = { $game }, { $count } joueurs : { $names }.
commands-proof-noted = La graine correspond à l’empreinte que vous avez notée : son SHA-256 est { $promise }.
commands-proof-in-file = La graine correspond à l’empreinte du fichier (comparez-la à celle que vous avez notée) : son SHA-256 est { $promise }.
commands-proof-fair-noted = Le secret du serveur correspond à l’engagement que vous avez noté : { $promise }.
commands-proof-fair-in-file = Le secret du serveur correspond à l’engagement du fichier (comparez-le à celui que vous avez noté) : { $promise }.
commands-proof-fair-numbers = La graine vient de ce secret et des nombres aléatoires de { $names } : personne ne l’a choisie.
commands-proof-fair-alone = La graine vient seulement de ce secret : aucun joueur n’y a contribué.
commands-proof-fair-refused = Le tirage { $round } a été écarté : nombre non révélé par { $names }.
commands-proof-fair-interrupted = Le tirage { $round } a été écarté : le serveur a été interrompu.
commands-proof-actions = Les { $count } actions ont toutes suivi les règles (version { $rules }), et chaque tuile vient de la graine.
commands-proof-no-result = Elle s’est terminée sans résultat.
commands-proof-points = Victoire de { $winners }. Points : { $points }.
commands-proof-resigned = Victoire de { $winners } par abandon.
commands-proof-time = Victoire de { $winners } au temps.

## On this computer

commands-default-choice = { $choice } (par défaut)
commands-preparing = Préparation de { $games } pour cet ordinateur. Cela n’arrive qu’une fois.
commands-seconds-left = { $seconds ->
    [one] environ { $seconds } seconde
   *[other] environ { $seconds } secondes
}
commands-page-not-built = La page n’a pas été construite. Lancez make play dans le dossier de Ludoteca, ou installez Ludoteca avec pip install ".[server]"
commands-port-moved = Le port { $wanted } est occupé : Ludoteca utilise le { $port }.
commands-page-runs = Ludoteca fonctionne à l’adresse { $address }
commands-page-network = Les autres appareils de votre réseau peuvent ouvrir :
commands-page-no-network = Cet ordinateur n’est relié à aucun réseau : les autres appareils ne peuvent pas l’atteindre.
commands-page-opens = Ouverture dans votre navigateur.
commands-page-open-yourself = Ouvrez cette adresse dans un navigateur.
commands-page-tunnel = Vous êtes sur un autre ordinateur par ssh. Lancez cette commande sur le vôtre, puis ouvrez-y l’adresse : { $command }
commands-page-stop = Appuyez sur Ctrl-C pour l’arrêter.
commands-open-yourself = Il n’y a pas de navigateur ici. Ouvrez vous-même { $address }.

## At a server

commands-table-laid = Votre table est prête : { $address }
commands-invitation = Pour le joueur { $number } : { $link }

## The doctor

commands-doctor-ok = ok
commands-doctor-note = à noter
commands-doctor-bad = erreur
commands-doctor-libraries = bibliothèques
commands-doctor-rules = règles
commands-doctor-cache = cache
commands-doctor-matches = parties
commands-doctor-database = base de données
commands-doctor-journal = journal
commands-doctor-clock = horloge
commands-doctor-page = page
commands-doctor-terminal = terminal
commands-doctor-slow = sans numba, les règles ne sont pas compilées et tournent lentement
commands-doctor-missing = il manque : { $names }
commands-doctor-install = réinstallez ludoteca : pip install .
commands-doctor-uncompiled = pas compilées
commands-doctor-unset = pour les compiler, supprimez LUDOTECA_PURE et NUMBA_DISABLE_JIT
commands-doctor-unwritable = { $place } n’est pas accessible en écriture
commands-doctor-unreadable = { $place } n’est pas accessible en lecture et écriture
commands-doctor-other-place = choisissez un autre endroit avec { $variable }
commands-doctor-warm = compilé
commands-doctor-cold = pas encore compilé : { $parts }
commands-doctor-warm-up = à lancer une fois, quelques secondes : { $command }
commands-doctor-saved = { $count } dans { $place }
commands-doctor-no-match = { $file } n’est pas une partie écrite par Ludoteca
commands-doctor-move-away = déplacez-le dans un autre dossier
commands-doctor-no-database = aucune pour l’instant ; ludoteca serve crée { $place }
commands-doctor-torn = les { $bytes } derniers octets de { $place } ne forment pas une transaction complète, comme après une coupure de courant
commands-doctor-left-out = le prochain démarrage les ignore ; tout ce qui était enregistré avant est intact
commands-doctor-clock-behind = les données les plus récentes datent du { $latest }, mais l’horloge du système indique { $now }
commands-doctor-clock-correct = corrigez l’horloge du système, puis redémarrez le serveur
commands-doctor-clock-jumped = l’horloge du système a sauté { $count ->
    [one] une fois
   *[other] { $count } fois
}, la dernière fois le { $last }, de { $seconds } s ; le serveur ne l’a pas suivie
commands-doctor-not-built = pas construite
commands-doctor-build = construisez-la avec make page ; le terminal fonctionne sans elle
commands-doctor-built = construite
commands-doctor-built-unseen = construite ; pas de navigateur ici, ludoteca play --page affiche donc l’adresse à ouvrir
commands-doctor-no-screen = pas de plein écran ici, mais le mode ligne par ligne fonctionne ; langues { $languages }
commands-doctor-screen = { $size } ; langues { $languages }
commands-doctor-too-small = le plein écran demande 80 × 24

## Serving

commands-serves = Ludoteca fonctionne à l’adresse { $address } avec les données dans { $place }. Appuyez sur Ctrl-C pour l’arrêter.
commands-new-file = { $file } (nouveau fichier)
commands-served = Serveur arrêté. Tout ce qui a été confirmé est enregistré.
commands-worker-thinks = Ce worker réfléchit pour les bots. Appuyez sur Ctrl-C pour l’arrêter.
commands-workers-alone = Les workers ont besoin de Redis : indiquez-le avec --bus redis://…
commands-worker-alone = Un worker a besoin de Redis : indiquez-le avec --bus redis://…
commands-bad-database = Indiquez la base de données par une adresse, par exemple postgresql://ludoteca@localhost/ludoteca, ou un fichier avec --data.
commands-bus-alone = Un bus relie plusieurs processus, qui ont besoin d’une base de données commune : indiquez-la avec --database postgresql://…
commands-data-or-database = Les données sont soit dans un fichier, soit dans une base PostgreSQL : utilisez --data ou --database (LUDOTECA_DATABASE), pas les deux.
commands-bad-bus = Indiquez le bus par une adresse, par exemple redis://localhost:6379.
commands-bad-proxy = Indiquez le proxy par une adresse, par exemple 127.0.0.1, ou par un réseau, par exemple 10.0.0.0/8, et non { $proxy }.
commands-bad-host-name = Écrivez le nom d’hôte comme play.example.org, sans https://, port ni chemin, et non { $given }.
commands-bad-origin = Écrivez une origine comme https://play.example.org, avec https:// ou http:// et sans chemin, et non { $given }.
commands-bad-metrics = Indiquez qui peut lire les métriques par une adresse, par exemple 10.0.0.7, par un réseau, par exemple 10.0.0.0/8, ou par un jeton d’au moins { $least } caractères, et non { $given }.
commands-port-taken = Le port { $port } de { $host } est occupé. Arrêtez le programme qui l’utilise, ou choisissez un autre port avec --port.
commands-no-listening = Ludoteca ne peut pas écouter sur { $address } : { $why }. Choisissez une autre adresse avec --host ou --port.
commands-report = { $when }  table { $table }, { $name } : { $text }
commands-no-reports = Il n’y a aucun signalement.
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
commands-backed-up = Données sauvegardées dans { $file } : { $tables } avec { $entries }, et { $people } ({ $size } Mo).
commands-restored = Données restaurées dans { $file } : { $tables } avec { $entries }, et { $people } ({ $size } Mo).
commands-replaced = Les anciennes données sont gardées sous le nom { $file }.
commands-moved = Données déplacées : { $tables } avec { $entries }, et { $people }.
commands-moved-next = Désormais, lancez le serveur avec : { $command }

## Studying

commands-stopped = Arrêté. Les parties déjà jouées sont gardées. Pour continuer : { $command }
commands-stopped-learning = Arrêté. Ce qui a été appris est gardé. Pour continuer : { $command }
commands-report-lies = Rapport illustré : { $file }
commands-contest-made = { $file } est prêt : ajoutez-y vos inscriptions, puis lancez ludoteca leaderboard { $folder }
commands-leaderboard-written = Classement : { $file }
commands-generating = { $game }, { $count } joueurs
commands-generated = { $count } parties sont dans { $folder } ({ $size } Mo) ; { $file } les décrit.
commands-studying = Étude de { $game }
commands-bad-sizes = Écrivez les tailles de table et les nombres de parties en les séparant par des virgules, comme 2,3,4, et non { $players } et { $matches }.
commands-trained = Les poids, la courbe et l’image sont dans { $folder }.
commands-new-game-created = Le jeu { $name } est dans { $folder } ({ $count } fichiers). Ensuite :
commands-new-game-install = installez-le, pour que chaque commande le trouve
commands-new-game-play = jouez-y dans le terminal
commands-new-game-serve = jouez-y sur la page
commands-new-game-test = lancez ses tests (il faut ludoteca[testing])
commands-new-game-unwritable = Impossible d’écrire dans { $folder } : { $reason }
commands-table-size = { $count } joueurs
commands-against-greedy = { $share } contre greedy
commands-no-measure = La mesure « { $name } » n’existe pas. Choisissez parmi : { $names }.
commands-measuring = Mesure : { $what }
commands-no-plot = Le graphique ne concerne que le serveur : mesurez-le aussi.
commands-no-clone = { $folder } n’est pas un clone de Ludoteca prêt à l’emploi : { $file } y manque. Lancez d’abord make dans ce clone.

## More on this computer

commands-seat = Place { $seat }
commands-completes = { $shell } complétera ludoteca dans les nouveaux terminaux : { $file }
commands-cache-unwritable = { $place } n’est pas accessible en écriture : le code compilé ne peut pas être gardé. Choisissez un autre dossier avec LUDOTECA_CACHE.
commands-uncompiled = Ici, les règles ne sont pas compilées : il n’y a rien à préparer.
commands-compiled = Le code compilé est dans { $place }.
commands-not-compiled = Impossible de compiler { $games }. Les lignes ci-dessus disent pourquoi.
