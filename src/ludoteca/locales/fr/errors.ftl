# Ce qui est refusé, et pourquoi

## Games, options, seats

errors-or = { $one } ou { $other }
errors-seat = Place { $seat }
errors-nearest = Vouliez-vous dire « { $name } » ?
errors-no-game = Le jeu { $game } n’existe pas ici. Choisissez parmi : { $games }.
errors-no-lesson = Il n’y a pas de leçon pour { $game }. Choisissez parmi : { $games }.
errors-empty-game = Le dossier de { $game } ne contient pas de jeu : son __init__.py ne définit pas GAME.
errors-misnamed-game = Le jeu { $game } s’appelle { $name } dans { $module }. Donnez-lui le même nom aux deux endroits.
errors-broken-game = Impossible de charger le jeu { $game } depuis { $module } ({ $problem }). Corrigez son code ou désinstallez son paquet.
errors-new-game-name = Le nom d’un jeu a de 2 à { $most } lettres minuscules, avec un seul tiret bas entre les mots, par exemple { $example }, et non { $name }.
errors-new-game-known = Il y a déjà un jeu { $name }. Choisissez un autre nom.
errors-new-game-module = Python connaît déjà quelque chose qui s’appelle { $name }, donc un jeu ne peut pas porter ce nom. Choisissez-en un autre, par exemple { $example }.
errors-new-game-folder = { $folder } existe et n’est pas un dossier vide. Indiquez un autre dossier : ludoteca new-game NOM DOSSIER.
errors-player-count = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }.
errors-exact-player-count = { $game } se joue à { $most } joueurs, pas à { $count }.
errors-no-option = { $game } n’a pas d’option { $option }. Choisissez parmi : { $options }.
errors-no-options = { $game } n’a pas d’option { $option }. Il n’en a aucune.
errors-bad-choice = L’option { $option } de { $game } peut valoir { $choices }, mais pas { $value }.
errors-choice-players = À { $players } joueurs, l’option { $option } de { $game } peut valoir { $choices }, mais pas { $value }.
errors-no-seat = Les places de cette table vont de 0 à { $last } : il n’y a pas de place { $seat }.
errors-no-action = Une action de { $game } est un texte ou un nombre de 0 à { $last }, et non { $action }.
errors-no-score-sheet = Il n’y a pas de feuille de score pour { $game }.
errors-bad-seed = Une graine est un nombre entier, 0 ou plus, ou des octets, et non { $seed }.
errors-long-seed = Une graine a au plus { $bits } bits.

## Positions

errors-no-position = Une position de { $game } est un objet JSON avec "game": "{ $name }".
errors-position-options = Les options de la position sont un objet JSON.
errors-position-extra = Une position de { $game } n’a pas de { $name }.
errors-position-lacks = Il manque { $name } à la position.
errors-position-flag = { $name } dans la position doit être true ou false, et non { $value }.
errors-position-list = { $name } dans la position doit être une liste de { $length }, et non { $value }.
errors-position-number = { $name } dans la position doit être un nombre entier de { $least } à { $most }, et non { $value }.
errors-position-luck = "luck" dans la position n’est pas un générateur : supprimez-le pour en tirer un nouveau.

## Matches in files

errors-no-match = Une partie est un objet JSON avec "format": "{ $format }".
errors-match-unfinished = Seule une partie terminée peut être écrite : jusque-là, sa graine est secrète.
errors-match-setting = Cette partie n’a pas pu être préparée ainsi : { $why }
errors-match-again = Impossible de revoir cette partie : { $why }
errors-match-nested = Ce n’est pas une partie : elle est imbriquée trop profondément.
errors-match-entry = L’entrée { $number } n’était pas possible : { $why }
errors-match-caused = L’entrée { $number } n’a pas causé ce que dit le fichier : des tuiles, des cartes ou des points ont été modifiés.
errors-match-promise = La graine ne correspond pas à l’empreinte publiée : son SHA-256 diffère.
errors-fair-record = Le compte rendu du tirage est incomplet ou ne correspond pas à la partie.
errors-fair-commitment = Le secret du serveur ne correspond pas à son engagement, qui lie la table, le jeu et les options.
errors-fair-contribution = Le nombre de la place { $seat } ne correspond pas à son engagement, qui lie la table, les options et les places.
errors-fair-seed = La graine ne découle pas du secret du serveur et des nombres des joueurs.
errors-fair-own-commitment = L’engagement du serveur n’est pas celui qui a été vu ici avant la partie.
errors-fair-own-number = Dans le compte rendu, il manque le nombre envoyé d’ici, ou les engagements ne sont pas ceux qui ont été montrés avant.
errors-fair-own-round = D’après le compte rendu, cette place n’a pas révélé son nombre au tirage { $round }, ou ce tirage n’y figure pas. Le nombre a été envoyé d’ici : soit la connexion a échoué, soit le serveur l’a écarté.
errors-match-running = La partie du fichier n’est pas terminée.
errors-match-result = Le résultat du fichier n’est pas celui de la partie.
errors-match-digest = Le fichier a été modifié après son écriture : son empreinte diffère.
errors-match-differs = { $name } dans le fichier ne correspond pas à la préparation de la partie.
errors-match-extra = Une partie n’a pas de { $name }.
errors-match-rules = Cette partie a été jouée avec la version { $rules } des règles ; ici, c’est la version { $here }.
errors-match-seed = 'seed' doit être en chiffres hexadécimaux, deux par octet.
errors-match-seats = 'seats' et 'people' doivent avoir la même longueur.
errors-match-kinds = Le type d’entrée { $kind } n’existe pas. Types possibles : { $kinds }.
errors-match-missing = Il manque { $name }.
errors-match-no-text = { $name } doit être un texte.
errors-match-no-list = { $name } doit être une liste.
errors-match-no-object = { $name } doit être un objet.
errors-match-no-flag = { $name } doit être true ou false.
errors-match-number = Il faut des nombres entiers de 0 à { $largest }, mais il y a autre chose.
errors-seat-holder = La place { $seat } doit être soit à une personne, soit à un bot.
errors-no-person = Une place au moins doit être à une personne. Pour des parties entre bots seulement, il y a l’arène.
errors-clock-none = Une table sans pendule n’a ni temps ni incrément.
errors-clock-kind = Une pendule peut être none, move, bank ou days, mais pas { $kind }.
errors-clock-amount = Une pendule { $kind } demande un temps de 1 à { $most }, et non { $amount }.
errors-clock-increment = Un incrément va de 0 à 3600 secondes, et seulement avec bank.

## What may come next in a match

errors-over = La partie est terminée.
errors-entry-kind = Il n’existe pas d’entrée du type { $kind }.
errors-entry-count = Cette partie a { $count } entrées : impossible de la montrer après { $entries }.
errors-seats = Les places de cette table vont de 0 à { $last }.
errors-time-negative = Le temps d’une décision ne peut pas être négatif.
errors-seat-left = La personne de la place { $seat } a quitté la table.
errors-turn = C’est le tour de la place { $turn }, pas de la place { $seat }.
errors-time-up = Le temps de la place { $seat } est écoulé.
errors-time-left = La place { $seat } a encore du temps.
errors-seat-person = Il n’y a pas de personne à la place { $seat }.
errors-undo-ask = Vous ne pouvez pas annuler cela sans l’accord des autres : demandez-leur.
errors-undo-target = { $count } actions ont été jouées : une annulation doit en laisser moins, et non { $to }.
errors-still-asked = Une autre demande attend encore une réponse.
errors-question = Une demande porte sur l’un de ces sujets : { $topics }.
errors-rated-undo = À une table classée, on ne peut annuler que des actions de son tour en cours.
errors-rated-end = Cette partie est classée : continuez ou abandonnez.
errors-nobody-left = Personne n’a quitté la place { $seat }.
errors-nobody-asked = Personne n’a rien demandé.
errors-agreed = Vous avez déjà accepté.
errors-no-return = Personne n’a quitté la place { $seat }, ou un bot l’a reprise.

## Players and training

errors-no-player = Le joueur { $player } n’existe pas. Choisissez parmi : { $players }.
errors-bad-budget = Un budget est en secondes, comme 0.25s, ou en itérations, comme 5000, et non { $budget }.
errors-no-budget = { $player } n’anticipe pas et n’accepte pas de budget : écrivez seulement { $name }.
errors-unlearned-game = Il n’y a pas d’évaluation apprise de { $game } : { $player } ne peut pas y jouer.
errors-unlearned-table = Il n’y a pas d’évaluation apprise de { $game } pour { $count } joueurs.
errors-nothing-to-decide = La partie est terminée : il n’y a rien à décider.
errors-nothing-to-advise = La partie est terminée : il n’y a plus de conseils.
errors-nothing-to-analyze = Il n’y a rien à analyser : la partie n’a aucun coup.
errors-no-features = { $game } n’a pas de caractéristiques pour l’apprentissage.
errors-training-broken = { $file } ne contient pas un apprentissage qui puisse être repris. Supprimez-le pour recommencer.
errors-training-other = { $file } appartient à un autre apprentissage ({ $training }). Choisissez un autre dossier.
errors-training-table = { $game } ne se joue pas à { $count }.
errors-training-matches = Un apprentissage demande au moins une partie, et non { $count }.
errors-training-sizes = { $matches } nombres de parties ne correspondent pas à { $tables } tailles de table : donnez un seul nombre, ou un par taille.

## Arenas

errors-arena-no-players = Une arène demande des joueurs, séparés par des virgules : --players greedy,random
errors-arena-alone = { $player } n’a personne contre qui jouer. Indiquez deux joueurs, par exemple : { $command }
errors-arena-twins = { $player } est nommé deux fois : nommez chaque joueur une fois, et indiquez le nombre de places avec --seats.
errors-arena-seats = Ce jeu a de { $least } à { $most } places, pas { $count }.
errors-arena-schedule = Le calendrier { $schedule } n’existe pas. Choisissez parmi : { $schedules }.
errors-arena-swiss = Un tournoi suisse demande plus de joueurs que les { $seats } places d’une table.
errors-arena-stages = Seul le tournoi suisse a des rondes, une au moins.
errors-arena-limit = La limite de temps doit être supérieure à { $limit } s.
errors-arena-no-matches = Une arène demande au moins une partie, et non { $count }.
errors-arena-matches = Il faut au moins une partie, et non { $count }.
errors-arena-jobs = Une arène demande au moins un processus, et non { $count }.
errors-arena-died = Un processus s’est arrêté brutalement. Les parties déjà jouées sont gardées : relancez la même commande pour continuer.
errors-arena-hopeless = L’arène s’arrête, car aucun des premiers tours n’a pu être joué : { $why } (Un script qui lance une arène doit l’entourer de `if __name__ == '__main__':`.)
errors-arena-no-cluster = Aucune grappe Ray ne répond à { $address }. Lancez-en une avec ray start --head, ou utilisez local.
errors-arena-format = Les données peuvent être écrites en { $formats }, mais pas en { $format }.
errors-arena-no-budget = { $name } n’accepte pas de budget : supprimez @{ $budget }.
errors-arena-not-loaded = Impossible de charger { $file } : { $why }
errors-arena-class = { $file } est un fichier. Indiquez aussi sa classe : { $players }
errors-arena-no-class = { $file } n’a pas de classe { $name } avec une méthode choose(self, state, dice).
errors-arena-no-file = Le fichier { $file } n’existe pas.
errors-arena-no-program = Le programme { $program }, à lancer pour { $player }, n’existe pas.
errors-arena-line = La ligne { $number } de { $file } est endommagée : supprimez-la, ou choisissez un autre dossier avec --out.
errors-arena-no-results = { $file } ne contient pas les résultats d’une arène : choisissez un autre dossier avec --out.
errors-arena-other-version = { $file } contient les résultats d’une autre arène, jouée avec une autre version de Ludoteca. Choisissez un autre dossier avec --out, ou supprimez celui-ci.
errors-arena-other = { $file } contient les résultats d’une autre arène : { $name } est { $found }, pas { $wanted }. Choisissez un autre dossier avec --out.
errors-arena-other-settings = { $folder } contient des résultats pour d’autres réglages ({ $names }). Choisissez un autre dossier avec --out, ou supprimez celui-ci.
errors-arena-more-settings = { $folder } contient des résultats pour d’autres réglages, plus nombreux. Choisissez un autre dossier avec --out, ou supprimez celui-ci.
errors-contest-missing = { $file } n’existe pas. Créez-le avec ludoteca leaderboard DOSSIER --new lanterns.
errors-contest-exists = { $file } existe déjà : modifiez-le, ou choisissez un autre dossier.
errors-contest-toml = Impossible de lire { $file } : { $why }
errors-contest-key = { $file } : le réglage { $key } n’existe pas. Réglages : { $keys }.
errors-contest-value = { $file } : { $value } ne convient pas au réglage { $key }.
errors-contest-game = { $file } n’indique pas de jeu : ajoutez game = "lanterns".
errors-contest-entries = { $file } demande au moins deux inscriptions sous [entries], chacune avec un nom et un joueur : "Mon bot" = "mybot.py:MyBot"
errors-contest-twins = { $file } : deux inscriptions ont le même joueur { $player }. Donnez à chacune le sien.
errors-contest-large = { $count } compositions, c’est trop pour un concours : la limite est de { $most }. Réduisez le nombre d’inscriptions, ou prenez deux places.

## Where a server keeps its data

errors-storage-full = Le disque est plein : { $file } ne peut plus grandir. Libérez de la place et réessayez.
errors-storage-locked = Un autre programme a verrouillé { $file } trop longtemps. Fermez ce programme et réessayez.
errors-storage-readonly = { $file } n’est pas accessible en écriture. Vérifiez à qui appartiennent le fichier et son dossier.
errors-storage-unopened = Impossible d’ouvrir { $file }. Vérifiez que le fichier et son dossier existent et sont accessibles en écriture.
errors-storage-forbidden = Impossible de lire { $file } : accès refusé. Lancez la commande sous l’utilisateur du serveur ; deploy/ludoteca-admin le fait.
errors-storage-no-database = { $file } n’est pas une base de données. Choisissez un autre fichier.
errors-storage-damaged = { $file } est endommagé. Remplacez-le par une sauvegarde avec ludoteca restore.
errors-storage-disk = Erreur du disque pendant l’utilisation de { $file }. Vérifiez le disque et réessayez.
errors-storage-unused = Impossible d’utiliser { $place } : { $why }.
errors-storage-unreached = { $place } est injoignable : { $why }. Vérifiez que le serveur fonctionne.
errors-storage-busy = La base de données est trop occupée. Réessayez dans un instant.
errors-storage-served = Un serveur utilise { $file }. Arrêtez ce serveur et réessayez.
errors-storage-second-server = Un autre serveur utilise déjà { $file }. Arrêtez cet autre serveur, ou donnez à celui-ci son propre fichier avec --data ou LUDOTECA_DATA. Pour plusieurs processus sur les mêmes données, il faut PostgreSQL (--database et --bus).
errors-storage-replaced = { $file } est en cours de remplacement par une sauvegarde. Réessayez quand ce sera fini.
errors-storage-folder = { $folder } est un dossier. Indiquez un fichier dans ce dossier, par exemple { $file }.
errors-storage-itself = { $file } est la base de données elle-même. Indiquez un autre fichier.
errors-storage-no-backup = { $file } est la base de données elle-même. Indiquez une sauvegarde.
errors-storage-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec --overwrite.
errors-storage-nothing = Aucune base de données à l’emplacement { $file }. Vérifiez le nom.
errors-storage-which = Il y a plusieurs fichiers de données. Choisissez-en un : { $files }
errors-storage-unnamed = Aucune donnée à l’emplacement { $file }. Indiquez le fichier de données de votre serveur avec --data.
errors-storage-empty = { $file } est vide : il n’y a rien à copier.
errors-storage-not-empty = { $place } contient déjà des données. Créez une nouvelle base avec createdb et indiquez celle-là.
errors-storage-not-moved = Certaines lignes de { $table } ne sont pas arrivées : rien n’a été déplacé. Réessayez.
errors-storage-bus = Impossible d’utiliser le bus : { $why }. Vérifiez que Redis fonctionne à cette adresse.
errors-storage-no-bus = Le bus est injoignable à l’adresse { $place }. Vérifiez que Redis y fonctionne.
errors-storage-foreign = { $file } est la base de données d’un autre programme. Choisissez un autre fichier.
errors-storage-newer = { $place } a été écrit par une version plus récente de Ludoteca, au format { $found } ; celle-ci ne connaît que les formats jusqu’à { $known }. Mettez Ludoteca à jour, ou restaurez une sauvegarde plus ancienne.
errors-storage-not-whole = { $file } n’a pas pu passer sans dommage à la nouvelle version et n’a pas été modifié. Merci de le signaler.
errors-postgres-readonly = { $place } est en lecture seule. Autorisez l’écriture, ou indiquez le serveur primaire.
errors-postgres-full = Le disque de { $place } est plein. Libérez de la place et réessayez.
errors-postgres-crowded = { $place } a trop de connexions. Autorisez-en plus (max_connections), ou lancez moins de processus.
errors-postgres-password = { $place } refuse ce nom d’utilisateur et ce mot de passe. Vérifiez l’adresse de la base de données.
errors-postgres-user = { $place } refuse cet utilisateur. Vérifiez l’adresse de la base de données et pg_hba.conf.
errors-postgres-none = La base { $place } n’existe pas. Créez-la avec createdb, ou vérifiez son nom.
errors-postgres-rights = Cet utilisateur n’a pas le droit de modifier { $place }. Faites-en le propriétaire de la base.
errors-postgres-busy = { $place } est trop occupée. Réessayez dans un instant.
errors-postgres-foreign = { $place } est la base de données d’un autre programme. Créez-en une pour Ludoteca.
