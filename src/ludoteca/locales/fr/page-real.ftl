# À la vraie table : mise en place, questions et feuille de score.

page-real-title = Autour d’une vraie table
page-real-tools = Outils
page-real-setup = Mise en place
page-real-ask = Puis-je ?
page-real-score = Score
page-real-players = Joueurs

## Mise en place

page-real-setup-lead = Cochez chaque étape au fur et à mesure.
page-real-setup-done =
    { $count ->
        [one] { $count } sur { $all }
       *[other] { $count } sur { $all }
    }
page-real-setup-again = Recommencer

## Questions

page-real-ask-questions = Questions fréquentes
page-real-ask-tap = Toucher la table
page-real-ask-lead = Cherchez, ou touchez une question.
page-real-ask-search = Chercher dans les questions
page-real-ask-none = Aucune question ne correspond. Les règles numérotées en disent plus.
page-real-ask-rules = Toutes les règles
page-real-yes = Oui
page-real-no = Non

## La feuille de score

page-real-name = Nom du joueur { $number }
page-real-player = Joueur { $number }
page-real-counting = Chargement des règles…
page-real-no-engine = Impossible de charger les règles pour l’instant. Votre feuille est conservée ; la page réessaie d’elle-même.
page-real-winner = { $names } gagne
page-real-winners = Victoire partagée : { $names }
page-real-incomplete = Points sans les objectifs personnels. Choisissez l’objectif personnel de chacun pour voir qui gagne.
page-real-clear = Vider la feuille
page-real-clear-sure = Vider cette feuille ?
page-real-clear-why = Les résultats conservés ne sont pas effacés.
page-real-keep = Conserver ce résultat
page-real-kept = Résultats conservés
page-real-kept-now = Résultat conservé sur cet appareil
page-real-remove = Supprimer ce résultat
page-real-open = Ouvrir la feuille
page-real-share = Partager
page-real-shared = Lien copié. Il ouvre cette feuille sur n’importe quel appareil.
page-real-bad-link = Ce lien ne contient pas de feuille de score lisible.
page-real-from-link = Vous avez ouvert une feuille depuis un lien ou depuis vos parties. Celle que vous remplissiez est conservée.
page-real-back-to-mine = Revenir à ma feuille
page-real-why = Le détail des points
page-real-more = Un de plus
page-real-less = Un de moins
