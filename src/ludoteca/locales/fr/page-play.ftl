# What the page needs at a table: undo, invitations, watching, results, hints

page-play-undone = Le coup a été annulé
page-play-undone-line = Annulé :
page-play-spectating = Vous regardez
page-play-terms = Réglages de la table
page-play-closed = La personne qui avait ouvert la table l’a fermée.
page-play-close-sure = Fermer la table ?
page-play-close-why = Tout le monde à la table est prévenu, et les invitations ne sont plus valables.
page-play-invited = { $name } vous invite à jouer à { $game }
page-play-invited-watch = { $name } vous invite à regarder une partie de { $game }
page-play-only-here = Ce lien ne fonctionne que sur cet ordinateur, car le serveur n’accepte pas d’autres appareils. Pour inviter quelqu’un, arrêtez-le et lancez-le avec
page-play-other-address = Vous avez ouvert cette page à une adresse qui ne fonctionne que sur cet ordinateur. Le lien utilise plutôt { $address }, qui fonctionne sur votre réseau.
page-play-resign-why =
    { $how ->
        [duel] La partie se termine et la victoire revient à { $name }.
        [end] La partie se termine, car personne d’autre ne joue. Vous finissez à la dernière place.
       *[bot] La partie continue. Un bot, indiqué comme tel, joue à votre place et vous finissez à la dernière place.
    }{ $rated ->
        [true] { " " }Le résultat compte pour votre cote.
        [first] { " " }Le résultat compte pour votre cote, même avant votre premier coup.
       *[false] { "" }
    }
page-play-gone-resign =
    { $who ->
        [you] Vous avez abandonné.
       *[other] { $name } a abandonné.
    }
page-play-gone-expire =
    { $who ->
        [you] Votre temps est écoulé.
       *[other] Le temps de { $name } est écoulé.
    }
page-play-gone-leave =
    { $who ->
        [you] Vous avez quitté la table.
       *[other] { $name } a quitté la table.
    }
page-play-last-standing =
    { $who ->
        [you] Il ne reste que vous : la victoire est à vous.
       *[other] Il ne reste que { $name } : la victoire lui revient.
    }
page-play-ahead =
    { $who ->
        [you] Vous avez { $count ->
            [one] un point
           *[other] { $count } points
        } d’avance.
       *[other] { $name } a { $count ->
            [one] un point
           *[other] { $count } points
        } d’avance.
    }
page-play-won-behind =
    { $who ->
        [you] Vous gagnez : qui abandonne finit à la dernière place, quel que soit son score.
       *[other] { $name } gagne : qui abandonne finit à la dernière place, quel que soit son score.
    }
page-play-tied = Égalité à { $count } : { $names }.
page-play-shared = Tout ce qui départage est égal aussi : la victoire est partagée.
page-play-ratings = Cotes
page-play-rating = { $name } : { $before } → { $after } ({ $change })
page-play-hint-chance = { $bound ->
        [under] Moins de { $win }
        [over] Plus de { $win }
       *[about] Environ { $win }
    } de chances de gagner et { $points } points, si tout le monde joue au même niveau
page-play-hint-why = Pourquoi ?
page-play-unrated = Non classée
page-play-private = Sur invitation
page-play-no-clock = Sans pendule
page-play-key-u = Annuler
page-play-key-s = Score
page-play-key-g = Objectifs
page-play-key-l = Dernier coup
page-play-key-m = Coups possibles
page-play-key-h = Conseil
page-play-key-command = Saisir un coup
page-play-key-help = Cette aide
page-play-resign-sure = Abandonner cette partie ?
page-play-leave-sure = Quitter la table pour de bon ?
page-play-leave-why = Pour revenir plus tard, fermez simplement la page. Si vous quittez la table, les autres peuvent continuer avec un bot.
page-play-leave-why-rated = À une table classée, quitter la table revient à abandonner. Pour revenir plus tard, fermez simplement la page.
page-play-end-sure = Arrêter la partie ?
page-play-end-why = Si tout le monde est d’accord, la partie s’arrête sans résultat.
page-play-end-why-rated = Si tout le monde est d’accord, la partie s’arrête sans résultat et ne compte pas.
page-play-command = Saisir un coup
page-play-take-back-question = Laisser tomber
page-play-count = Détail des points
page-play-skip = Passer
page-play-warn-on = M’avertir avant une erreur
page-play-warn-off = Ne plus m’avertir
