# Lanternes à la vraie table.

## Mise en place

lanterns-setup-start = Placez la tuile de départ au centre, son côté rouge face à un joueur. Choisissez-le au hasard.
lanterns-setup-sides =
    { $players ->
        [2] Installez-vous sur deux côtés différents de la tuile.
        [3] Installez-vous sur trois côtés différents de la tuile. Un côté reste vide.
       *[other] Installez-vous sur les quatre côtés de la tuile.
    }
lanterns-setup-tiles = Mélangez les { $all } tuiles Lac. Distribuez-en { $hand } à chacun, en secret. Formez une pioche de { $stack } et remettez-en { $out } dans la boîte sans les regarder.
lanterns-setup-cards = Mettez { $cards } cartes Lanterne de chaque couleur dans la réserve.
lanterns-setup-tokens =
    { $players ->
        [2] Retirez les cartes Récompense à trois ou quatre points rouges.
        [3] Retirez les cartes Récompense à quatre points rouges.
       *[other] Utilisez toutes les cartes Récompense.
    } Triez chaque pile, la plus haute valeur au-dessus.
lanterns-setup-favor = Posez les bateaux à portée de main. Personne n’en a au début.
lanterns-setup-first-cards = Chacun prend dans la réserve une carte de la couleur du côté qui lui fait face. Les cartes restent visibles.
lanterns-setup-begin = Qui a la carte rouge commence. On joue dans le sens horaire.

## Questions

lanterns-ask-match = Puis-je poser une tuile là où aucune couleur ne correspond ?
lanterns-answer-match = Tout emplacement voisin d’une tuile convient, dans n’importe quel sens. Les correspondances ne donnent qu’un bonus.
lanterns-ask-exchange-late = Puis-je échanger une carte après une récompense ?
lanterns-answer-exchange-late = L’ordre est : échange, récompense, tuile.
lanterns-ask-two-dedications = Puis-je prendre deux récompenses dans un tour ?
lanterns-answer-two-dedications = Au plus un échange et une récompense par tour.
lanterns-ask-exchange-missing = Puis-je échanger contre une couleur épuisée ?
lanterns-answer-exchange-missing = On prend une carte d’une autre couleur présente dans la réserve.
lanterns-ask-place-over = Puis-je poser une tuile avec plus de 12 cartes ?
lanterns-answer-place-over = Revenez d’abord à 12 : par une récompense, ou en défaussant des cartes de votre choix.
lanterns-ask-hold-over = Puis-je avoir plus de 12 cartes entre deux tours ?
lanterns-answer-hold-over = La limite ne compte qu’au moment de poser une tuile.
lanterns-ask-discard = Puis-je défausser des cartes inutiles ?
lanterns-answer-discard = Seulement au-dessus de 12 cartes, et seulement jusqu’à 12.
lanterns-ask-empty-stack = Puis-je prendre une récompense dont la pile est vide ?
lanterns-answer-empty-stack = Une pile vide rapporte toujours 4.
lanterns-ask-favor-without-card = Ma correspondance a un symbole, mais sa couleur est épuisée. Ai-je un bateau ?
lanterns-answer-favor-without-card = La correspondance compte pour les bateaux, même sans carte.
lanterns-ask-favor-without-match = Ma tuile a un symbole mais ne correspond à rien. Ai-je un bateau ?
lanterns-answer-favor-without-match = Les symboles ne rapportent que si la tuile correspond.
lanterns-ask-others-turn = Ai-je une carte pendant le tour des autres ?
lanterns-answer-others-turn = Chaque tuile donne à tous une carte de la couleur qui leur fait face, s’il en reste.
lanterns-ask-owed = Une couleur est épuisée. Aurai-je la carte plus tard ?
lanterns-answer-owed = Aucune carte n’est due.
lanterns-ask-final-tile = Pose-t-on une tuile au dernier tour ?
lanterns-answer-final-tile = Au dernier tour, on peut seulement échanger une carte et prendre une récompense.
lanterns-ask-leftovers = Les bateaux et les cartes qui restent comptent-ils ?
lanterns-answer-leftovers = Seulement en cas d’égalité : les bateaux d’abord, puis les cartes.

## La feuille de score

lanterns-sheet-tokens = Cartes Récompense
lanterns-sheet-add = Ajouter une carte valant { $value }
lanterns-sheet-drop = Retirer la carte valant { $value }
lanterns-sheet-none = aucune pour l’instant
lanterns-sheet-favor = Bateaux restants
lanterns-sheet-cards = Cartes Lanterne restantes
lanterns-sheet-honor = Points de victoire
