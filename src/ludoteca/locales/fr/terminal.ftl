# Ludoteca dans le terminal

## Parties enregistrées

terminal-saved = La partie est enregistrée. Pour continuer : { $command }
terminal-saved-elsewhere = La partie est enregistrée dans { $file }. Pour continuer : { $command }
terminal-nowhere = La partie ne peut pas être enregistrée : ni { $folder } ni { $here } ne sont accessibles en écriture. Choisissez un autre endroit avec XDG_DATA_HOME.
terminal-look-back = Pour la revoir : { $replay } — ses tournants : { $analyse }
terminal-no-matches = Aucune partie enregistrée. Pour en commencer une : ludoteca play
terminal-nothing-waits = Aucune partie à continuer. Pour en commencer une : ludoteca play
terminal-no-match-in = { $file } n’est pas une partie écrite par Ludoteca.
terminal-no-deal-in = { $file } devrait contenir cette partie du jour, mais ce n’est pas une partie écrite par Ludoteca. Pour la recommencer, déplacez le fichier dans un autre dossier.
terminal-no-such-match = Aucune partie enregistrée ne s’appelle « { $name } », et ce fichier n’existe pas. ludoteca matches donne la liste des parties.
terminal-state-over = terminée
terminal-state-waits = actions jouées : { $count }

## Ligne par ligne

terminal-welcome = Tapez help pour en savoir plus.
terminal-help =
    Questions :
      moves texte             les actions permises (seulement celles qui contiennent le texte)
      what ACTION             ce que ferait une action
      hint                    les meilleures actions, vos chances et les raisons
      undo                    annuler votre dernière action
      show, score, goals      la table, les points, les objectifs
      log                     ce qui s’est passé
      coordinates             montrer aussi dans le journal la place des tuiles, telle qu’on la tape, ou la masquer
      rule NUMÉRO             une règle du livret, ou toutes celles qui contiennent un mot
      help                    cette aide
      quit                    s’arrêter ici ; la partie est enregistrée
terminal-help-chat =
    Avec les autres :
      say TEXTE               écrire à toute la table
      yes, no                 répondre à une question
terminal-moves-all = Coups : { $moves }
terminal-moves-some = { $count } coups, dont : { $moves }
terminal-no-move = Aucune action permise ne contient « { $text } ».
terminal-no-rule = Aucune règle n’a ce numéro ni ne contient « { $text } ».
terminal-what = Tapez : what ACTION
terminal-refused = Ce n’est pas possible. { $why }
terminal-undone = Action annulée.
terminal-nobody-asked = Personne n’a rien demandé.
terminal-press-enter = Appuyez sur Entrée pour commencer.
terminal-yes-or-no = Répondez yes (oui) ou no (non).
terminal-sense-gain = gain
terminal-sense-threat = projet
terminal-sense-denial = obstacle
terminal-sense-gift = cadeau

## En plein écran

terminal-menu-resume = Continuer : { $game } avec { $names }
terminal-menu-keys = ↑ ↓ et Entrée pour choisir, Échap pour revenir ; ou à la souris.
terminal-key-help = Aide
terminal-key-hint = Conseil
terminal-hint-equal = Chances et points supposent que tout le monde joue au même niveau.
terminal-key-undo = Annuler
terminal-key-deeds = Autres coups
terminal-key-more = Autres
terminal-key-log = Journal
terminal-key-rules = Règles
terminal-key-type = Taper
terminal-key-zoom = Zoom
terminal-key-chat = Discuter
terminal-key-quit = Quitter
terminal-key-play = Jouer
terminal-key-score = Points
terminal-key-goals = Objectifs
terminal-key-moves = Mes coups
terminal-key-back = Retour
terminal-key-eyes = Point de vue
terminal-key-walk = Un pas
terminal-key-ends = Début, fin
terminal-key-run = Lecture, pause
terminal-keys-more = Chaque coup peut se jouer à la souris : un clic, un autre pour tourner ou réordonner, puis Entrée ou un clic sur l’aperçu. Appuyez sur Échap pour fermer.
terminal-missing = Choisissez d’abord un coup.
terminal-press-deeds = Appuyez sur d.
terminal-loading = Chargement de la partie…
terminal-key-choose = Choisir
terminal-key-analyse = Analyser
terminal-key-coordinates = Coordonnées
terminal-look-at-table = Regarder la table
terminal-coordinates =
    { $shown ->
        [yes] Le plateau et le journal montrent maintenant les coordonnées, telles qu’on les tape.
       *[no] Les coordonnées sont masquées.
    }
terminal-analyse-later = Vous pourrez analyser la partie à la fin, si elle se joue sur cet ordinateur.
terminal-analysing = Analyse de la partie : { $done }
terminal-again-or = Tapez again pour une revanche, replay pour revoir la partie ou analyse pour ses tournants ; appuyez sur Entrée pour quitter.
terminal-enter = Entrée le joue
terminal-told = { $name } : { $what }
terminal-find-rule = Un numéro ou un mot
terminal-type-here = Un coup ou une question, comme en mode ligne par ligne ; tapez help pour en savoir plus
terminal-too-small = Ce terminal est trop petit : il faut { $width } × { $height }. Le mode ligne par ligne fonctionne partout : ludoteca play --plain

## At a server

terminal-key-table = Table
terminal-help-parting =
    Pour arrêter pour de bon :
      resign                  abandonner ; un bot prend votre place
      leave                   quitter la table ; les autres décident de la suite
      end                     proposer aux autres d’arrêter la partie sans résultat
terminal-sure = Vous confirmez ? Tapez : { $words }
terminal-leave-why = Pour revenir plus tard, appuyez simplement sur q. Si vous quittez la table, les autres peuvent continuer avec un bot.
terminal-leave-why-rated = À une table classée, quitter la table revient à abandonner. Pour revenir plus tard, appuyez simplement sur q.
terminal-again = Tapez again pour une revanche ; appuyez sur Entrée pour quitter.
terminal-rematch-join = Appuyez sur a pour les rejoindre.
terminal-invited = sans réponse
terminal-waiting = En attente du début de la partie. Appuyez sur Ctrl-C pour quitter ; votre place reste à vous.
terminal-who = À la table : { $names }
terminal-no-tables = Il n’y a ni table publique ni table à vous en ce moment.
terminal-fair-checked = Équitable : vérifié sur cet ordinateur.
terminal-fair-partly = Équitable, pour autant que cet ordinateur puisse le vérifier. Pour vérifier toute la partie : { $command }
terminal-fair-wrong = Attention : le tirage n’est pas fiable. { $why }

## Analysis

terminal-chances = chances de gagner

## Lessons

terminal-learn-welcome = Tapez une action, ou bien : help, show (ce que demande l’étape), rule, back, quit.
terminal-exercises-welcome = Tapez votre réponse ou son début, ou bien : help, rule, show (la réponse), skip, quit. L’objet de la question est entre crochets : c’est le « cadre doré » de la page.
terminal-exercises-place = Exercice { $number } sur { $count }
terminal-exercises-choose = Choisissez parmi : { $options }
terminal-exercises-done = Bonnes réponses : { $right } sur { $count }.
terminal-retry-welcome = Tapez une action, ou bien : help, show (la réponse), next, quit.
