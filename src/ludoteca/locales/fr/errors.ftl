# Ce qui est refusé, et pourquoi

## Games, options, seats

errors-or = { $one } ou { $other }
errors-no-game = Il n’y a pas de jeu { $game }. Il y a : { $games }.
errors-empty-game = Le dossier de { $game } ne contient pas de jeu : son __init__.py n’offre pas de GAME.
errors-player-count = { $game } se joue de { $least } à { $most } joueurs, pas { $count }.
errors-no-option = { $game } n’a pas d’option { $option }. Ses options : { $options }.
errors-no-options = { $game } n’a pas d’option { $option }. Il n’en a aucune.
errors-bad-choice = L’option { $option } de { $game } est { $choices }, pas { $value }.
errors-choice-players = À { $players } joueurs, l’option { $option } de { $game } est { $choices }, pas { $value }.
errors-no-seat = Les places de cette table vont de 0 à { $last }, pas { $seat }.
errors-no-action = Les actions de { $game } sont des textes ou les nombres de 0 à { $last }, pas { $action }.
errors-no-score-sheet = Il n’y a pas de feuille de score pour { $game }.
errors-bad-seed = Une graine est un nombre entier à partir de 0, ou des octets ; pas { $seed }.
errors-long-seed = Une graine a { $bits } bits au plus.

## Positions

errors-no-position = Une position de { $game } est un objet JSON avec "game": "{ $name }".
errors-position-options = Les options de la position sont un objet JSON.
errors-position-extra = Une position de { $game } n’a pas de { $name }.
errors-position-lacks = Il manque { $name } à la position.
errors-position-flag = { $name } de la position est true ou false, pas { $value }.
errors-position-list = { $name } de la position est une liste de { $length }, pas { $value }.
errors-position-number = { $name } de la position est un nombre entier de { $least } à { $most }, pas { $value }.
errors-position-luck = La "luck" de la position n’est pas un générateur : ôtez-la pour en tirer un nouveau.

## Matches in files

errors-no-match = Une partie est un objet JSON avec "format": "{ $format }".
errors-match-unfinished = Seule une partie terminée peut être écrite : sa graine est secrète jusque-là.
errors-match-setting = Cette partie n’a pas pu être préparée ainsi : { $why }
errors-match-again = Cette partie ne peut pas être rejouée : { $why }
errors-match-nested = Ce n’est pas une partie : elle est imbriquée trop profondément.
errors-match-entry = L’entrée { $number } n’était pas possible : { $why }
errors-match-caused = L’entrée { $number } n’a pas causé ce que dit le fichier : des tuiles, des cartes ou des points ont été changés.
errors-match-promise = La graine n’est pas celle qui était promise : son SHA-256 diffère.
errors-match-running = La partie du fichier n’est pas allée jusqu’à sa fin.
errors-match-result = Le résultat du fichier n’est pas celui de la partie.
errors-match-digest = Le fichier a été changé après son écriture : son empreinte diffère.
errors-match-differs = { $name } dans le fichier n’est pas ce avec quoi la partie a été préparée.
errors-match-extra = Une partie n’a pas de { $name }.
errors-match-rules = Cette partie a été jouée avec la version { $rules } des règles ; ici, c’est la version { $here }.
errors-match-seed = 'seed' s’écrit en chiffres hexadécimaux, deux par octet.
errors-match-seats = 'seats' et 'people' parlent du même nombre de places.
errors-match-kinds = Les types d’entrées sont { $kinds }, pas { $kind }.
errors-match-missing = Il manque { $name }.
errors-match-no-text = { $name } n’est pas du bon type : il faut un texte.
errors-match-no-list = { $name } n’est pas du bon type : il faut une liste.
errors-match-no-object = { $name } n’est pas du bon type : il faut un objet.
errors-match-no-flag = { $name } n’est pas du bon type : il faut true ou false.
errors-match-number = Il faut des nombres entiers de 0 à { $largest }, et il y a autre chose.
errors-seat-holder = La place { $seat } est à une personne ou à un bot, l’un des deux.
errors-no-person = Une place au moins est à une personne : les bots seuls jouent dans l’arène.
errors-clock-none = Une table sans pendule n’a ni temps ni incrément.
errors-clock-kind = Une pendule est none, move, bank ou days, pas { $kind }.
errors-clock-amount = Une pendule { $kind } a un temps de 1 à { $most }, pas { $amount }.
errors-clock-increment = Un incrément va de 0 à 3600 secondes, et seule bank en a un.

## What may come next in a match

errors-over = La partie est terminée.
errors-entry-kind = Une partie ne connaît pas d’entrée du type { $kind }.
errors-entry-count = Cette partie a { $count } entrées : elle ne peut pas être vue après { $entries }.
errors-seats = Les places de cette table vont de 0 à { $last }.
errors-time-negative = Personne ne décide en moins de rien.
errors-seat-left = La personne de la place { $seat } est partie.
errors-turn = Ce n’est pas le tour de la place { $seat }, mais de la place { $turn }.
errors-time-up = Le temps de la place { $seat } est écoulé.
errors-time-left = Le temps de la place { $seat } n’est pas écoulé.
errors-seat-person = Personne n’occupe la place { $seat }.
errors-undo-ask = Ceci ne peut pas être repris librement : demandez aux autres s’ils sont d’accord.
errors-undo-target = { $count } actions ont été jouées : une reprise en laisse moins, pas { $to }.
errors-still-asked = Une autre question est encore ouverte.
errors-question = Une question porte sur { $topics }.
errors-rated-undo = À une table classée, on ne reprend que son propre tour en cours.
errors-rated-end = Cette partie classée compte : continuez ou abandonnez.
errors-nobody-left = Personne n’a quitté la place { $seat }.
errors-nobody-asked = Personne n’a rien demandé.
errors-agreed = Vous avez déjà accepté.
errors-no-return = Personne n’a quitté la place { $seat }, ou un bot y joue maintenant.

## Players and training

errors-no-player = Il n’y a pas de joueur { $player }. Il y a : { $players }.
errors-bad-budget = Un budget est en secondes, comme 0.25s, ou en itérations, comme 5000 ; pas { $budget }.
errors-no-budget = { $player } ne réfléchit pas et ne prend pas de budget : écrivez seulement { $name }.
errors-unlearned-game = Il n’y a pas d’évaluation apprise de { $game } : { $player } ne peut pas y jouer.
errors-unlearned-table = Il n’y a pas d’évaluation apprise de { $game } pour { $count } joueurs.
errors-nothing-to-decide = La partie est terminée : il n’y a rien à décider.
errors-nothing-to-advise = La partie est terminée : il n’y a plus rien à conseiller.
errors-no-features = { $game } n’a pas de caractéristiques à apprendre.
errors-training-broken = { $file } n’est pas un apprentissage qui puisse être repris : ôtez-le pour recommencer.
errors-training-other = { $file } contient un autre apprentissage ({ $training }) : choisissez un autre dossier.
errors-training-table = Il n’y a pas de table de { $game } pour { $count } joueurs.
errors-training-matches = Un apprentissage demande une partie ou plus, pas { $count }.
errors-training-sizes = { $matches } nombres de parties ne vont pas avec { $tables } tailles de table.

## Arenas

errors-arena-no-players = Une arène demande des joueurs, séparés par des virgules : --players greedy,random
errors-arena-twins = { $player } est nommé deux fois : nommez chacun une fois, et --seats dit combien prennent place.
errors-arena-seats = Le jeu a de { $least } à { $most } places, pas { $count }.
errors-arena-schedule = Un calendrier est { $schedules } ; pas { $schedule }.
errors-arena-swiss = Un tournoi suisse demande plus de joueurs que les { $seats } places d’une table.
errors-arena-stages = Les rondes, une ou plus, ne vont qu’avec le tournoi suisse.
errors-arena-limit = Une décision prend du temps : la limite est de plus de { $limit } s.
errors-arena-no-matches = Une arène a une partie ou plus, pas { $count }.
errors-arena-matches = Il y a une partie ou plus, pas { $count }.
errors-arena-jobs = Une arène est jouée par un processus ou plus, pas { $count }.
errors-arena-died = Un processus est mort. Ce qui a été joué est gardé : la même commande continue.
errors-arena-hopeless = L’arène s’arrête, car aucun des premiers tours n’a pu être joué : { $why } (Un script qui tient une arène demande `if __name__ == '__main__':` autour d’elle.)
errors-arena-no-ray = Ray n’est pas installé : pip install 'ludoteca[ray]'
errors-arena-no-cluster = Aucune grappe Ray ne répond à { $address } : ray start --head en lance une, ou dites local.
errors-arena-format = Les données s’écrivent en { $formats }, pas en { $format }.
errors-arena-no-arrow = Parquet a besoin d’Arrow : pip install 'ludoteca[data]', ou prenez --format jsonl.
errors-arena-no-budget = { $name } ne prend pas de budget : ôtez @{ $budget }.
errors-arena-not-loaded = { $file } ne peut pas être chargé : { $why }
errors-arena-no-class = { $file } n’a pas de classe { $name } avec une méthode choose(self, state, dice).
errors-arena-no-file = Il n’y a pas de fichier { $file }.
errors-arena-no-program = Il n’y a pas de programme { $program } à lancer pour { $player }.
errors-arena-line = La ligne { $number } de { $file } est abîmée : ôtez-la, ou choisissez un autre dossier avec --out.
errors-arena-no-results = { $file } ne contient pas les résultats d’une arène : choisissez un autre dossier avec --out.
errors-arena-other-version = { $file } contient les résultats d’une autre arène : joués par une autre version de Ludoteca. Choisissez un autre dossier avec --out, ou ôtez celui-ci.
errors-arena-other = { $file } contient les résultats d’une autre arène : { $name } est { $found }, pas { $wanted }. Choisissez un autre dossier avec --out.
errors-arena-other-settings = { $folder } contient les résultats d’autres réglages ({ $names }) : choisissez un autre dossier avec --out, ou ôtez celui-ci.
errors-arena-more-settings = { $folder } contient les résultats d’autres réglages (davantage) : choisissez un autre dossier avec --out, ou ôtez celui-ci.

## Where a service keeps its data

errors-storage-full = Le disque est plein et { $file } ne peut pas grandir : libérez de la place, puis réessayez.
errors-storage-locked = { $file } a été verrouillé trop longtemps par un autre programme : fermez ce qui l’utilise, puis réessayez.
errors-storage-readonly = { $file } ne peut pas être écrit : regardez à qui sont le fichier et son dossier.
errors-storage-unopened = { $file } ne peut pas être ouvert : regardez si le fichier et son dossier existent et peuvent être écrits.
errors-storage-no-database = { $file } n’est pas une base de données : choisissez un autre fichier.
errors-storage-damaged = { $file } est endommagé : mettez une sauvegarde à sa place avec ludoteca restore.
errors-storage-disk = Le disque a failli pendant l’usage de { $file } : vérifiez le disque, puis réessayez.
errors-storage-unused = { $place } est inutilisable : { $why }.
errors-storage-unreached = { $place } est injoignable : { $why }. Regardez s’il tourne.
errors-storage-busy = La base de données est trop occupée : réessayez dans un instant.
errors-storage-served = Un service tourne sur { $file } : arrêtez-le d’abord, puis réessayez.
errors-storage-replaced = { $file } est justement remplacé par une sauvegarde : réessayez quand c’est fini.
errors-storage-folder = { $folder } est un dossier : nommez-y un fichier, par exemple { $file }.
errors-storage-itself = { $file } est la base de données elle-même : nommez un autre fichier.
errors-storage-no-backup = { $file } est la base de données elle-même : nommez-en une sauvegarde.
errors-storage-exists = { $file } existe déjà : choisissez un autre nom, ou remplacez-le avec --overwrite.
errors-storage-nothing = Il n’y a pas de base de données dans { $file } : vérifiez le nom.
errors-storage-empty = { $file } est vide : il n’y a rien à copier.
errors-storage-not-empty = { $place } contient déjà des données : créez une nouvelle base avec createdb et nommez-la.
errors-storage-not-moved = Toutes les lignes de { $table } ne sont pas arrivées, donc rien n’a été déplacé : réessayez.
errors-storage-bus = Le bus est inutilisable : { $why }. Regardez si Redis tourne à cette adresse.
errors-storage-foreign = { $file } est la base de données d’un autre programme : choisissez un autre fichier.
errors-storage-newer = { $place } a été écrit par une Ludoteca plus récente, en version { $found }, et celle-ci connaît les versions jusqu’à { $known } : mettez Ludoteca à jour, ou restaurez une sauvegarde d’alors.
errors-storage-not-whole = { $file } ne serait pas entier en nouvelle version, et reste comme il était : signalez-le, s’il vous plaît.
errors-postgres-readonly = { $place } est en lecture seule : rendez-la inscriptible, ou nommez le serveur primaire.
errors-postgres-full = Le disque de { $place } est plein : libérez de la place, puis réessayez.
errors-postgres-crowded = { $place } a trop de connexions : permettez-en plus (max_connections), ou lancez moins de processus.
errors-postgres-password = { $place } n’accepte pas le nom et le mot de passe : regardez l’adresse de la base de données.
errors-postgres-user = { $place } ne laisse pas entrer cet utilisateur : regardez l’adresse de la base de données et pg_hba.conf.
errors-postgres-none = Il n’y a pas de base { $place } : créez-la avec createdb, ou regardez son nom.
errors-postgres-rights = L’utilisateur ne peut pas changer { $place } : faites que la base soit la sienne.
errors-postgres-busy = { $place } est trop occupée : réessayez dans un instant.
errors-postgres-foreign = { $place } est la base de données d’un autre programme : créez-en une pour Ludoteca seule.
