# Ludoteca dans le terminal

## Parties enregistrées

terminal-saved = La partie est enregistrée. Pour continuer : { $command }
terminal-look-back = Pour la revoir : { $replay } — ses tournants : { $analyse }
terminal-no-matches = Aucune partie enregistrée. Pour en commencer une : ludoteca play
terminal-nothing-waits = Aucune partie n’attend la suite. Pour en commencer une : ludoteca play
terminal-no-match-in = { $file } n’est pas une partie écrite par Ludoteca.
terminal-no-such-match = Aucune partie n’est enregistrée sous « { $name } », et il n’y a pas de tel fichier. ludoteca matches en donne la liste.
terminal-state-over = terminée
terminal-state-waits = actions jouées : { $count }

## Ligne par ligne

terminal-welcome = Tapez help pour en savoir plus.
terminal-help =
    Questions :
      moves texte             les actions permises (celles qui contiennent le texte)
      what ACTION             ce qu’une action apporterait
      hint                    les meilleures actions, vos chances et les raisons
      undo                    reprendre votre dernière action
      show, score, goals      la table, les points, les objectifs
      log                     ce qui s’est passé
      rule NUMÉRO             une règle du livret, ou toutes celles qui ont un mot
      help                    cette aide
      quit                    s’arrêter ici ; la partie est enregistrée
terminal-help-chat =
    Avec les autres :
      say TEXTE               dire quelque chose à tous
      yes, no                 répondre à une question
terminal-moves-all = Coups : { $moves }
terminal-moves-some = { $count } coups, dont : { $moves }
terminal-no-move = Aucune action permise ne contient « { $text } ».
terminal-no-rule = Aucune règle n’a ce numéro ni ne contient « { $text } ».
terminal-what = Tapez : what ACTION
terminal-refused = Ce n’est pas possible. { $why }
terminal-undone = C’est repris.
terminal-nobody-asked = Personne n’a rien demandé.
terminal-press-enter = Appuyez sur Entrée quand vous y êtes.
terminal-yes-or-no = Répondez yes (oui) ou no (non).
terminal-sense-gain = gain
terminal-sense-threat = projet
terminal-sense-denial = obstacle
terminal-sense-gift = cadeau

## En plein écran

terminal-menu-resume = Continuer : { $game } avec { $names }
terminal-menu-keys = ↑ ↓ et Entrée choisissent, Échap revient ; la souris aussi.
terminal-key-help = Aide
terminal-key-hint = Conseil
terminal-key-undo = Reprendre
terminal-key-deeds = Autres coups
terminal-key-log = Journal
terminal-key-rules = Règles
terminal-key-type = Taper
terminal-key-zoom = Zoom
terminal-key-chat = Dire
terminal-key-quit = Quitter
terminal-key-play = Jouer
terminal-key-score = Points
terminal-key-goals = Objectifs
terminal-key-moves = Ce que je peux faire
terminal-key-back = Retour
terminal-key-eyes = Autres yeux
terminal-key-walk = Un pas
terminal-key-ends = Début, fin
terminal-key-run = Lire, pause
terminal-keys-more = Chaque coup se joue aussi à la souris : un clic, un autre pour tourner ou réordonner, puis Entrée ou un clic sur ce qu’il apporterait. Échap ferme cette fenêtre.
terminal-enter = Entrée le joue
terminal-told = { $name } : { $what }
terminal-find-rule = Un numéro ou un mot
terminal-type-here = Un coup ou une question, comme ligne par ligne ; help en dit plus
terminal-too-small = Ce terminal est trop petit : il faut { $width } × { $height }. Ligne par ligne, tout terminal convient : ludoteca play --plain

## At a service

terminal-key-table = Table
terminal-help-parting =
    Pour arrêter vraiment :
      resign                  abandonner ; un bot joue à votre place
      leave                   quitter la table ; les autres décident de la suite
      end                     proposer aux autres de finir sans résultat
terminal-sure = Vraiment ? Alors tapez : { $words }
terminal-leave-why = Pour revenir plus tard, appuyez simplement sur q. Si vous partez, les autres peuvent continuer avec un bot.
terminal-leave-why-rated = À une table classée, partir c’est abandonner. Pour revenir plus tard, appuyez simplement sur q.
terminal-again = Tapez again pour rejouer avec les mêmes personnes ; Entrée quitte.
terminal-rematch-join = Appuyez sur t pour les rejoindre.
terminal-waiting = En attendant le début de la partie. Ctrl-C quitte ; votre place reste à vous.
terminal-who = Présents : { $names }
terminal-no-tables = Aucune table publique en ce moment, et aucune à vous.

## Looking at a match again

terminal-chances = chances de gagner
terminal-turns = Tournants de la partie :
terminal-no-turns = Aucune action n’a coûté beaucoup.
terminal-turn = { $ply } : { $name } a joué { $action } et perdu { $loss } de chances
terminal-better = mieux : { $action }
