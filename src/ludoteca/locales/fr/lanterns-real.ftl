# Lanternes à la vraie table.

## Mise en place

lanterns-real-setup-start = Placez la tuile de départ au centre, son côté rouge face à un joueur tiré au sort.
lanterns-real-setup-sides =
    { $players ->
        [2] Installez-vous sur deux côtés différents de la tuile.
        [3] Installez-vous sur trois côtés différents de la tuile. Un côté reste vide.
       *[other] Installez-vous sur les quatre côtés de la tuile.
    }
lanterns-real-setup-tiles = Mélangez les { $all } tuiles Lac. Distribuez-en { $hand } à chacun, en secret. Formez une pioche de { $stack } et remettez-en { $out } dans la boîte sans les regarder.
lanterns-real-setup-cards = Mettez { $cards } cartes Lanterne de chaque couleur dans la réserve.
lanterns-real-setup-tokens =
    { $players ->
        [2] Retirez les cartes Récompense à trois ou quatre points rouges.
        [3] Retirez les cartes Récompense à quatre points rouges.
       *[other] Utilisez toutes les cartes Récompense.
    } Triez chaque pile, la plus haute valeur au-dessus.
lanterns-real-setup-favor = Posez les bateaux à portée de main. Personne n’en a au début.
lanterns-real-setup-first-cards = Chacun prend dans la réserve une carte de la couleur du côté qui lui fait face. Les cartes restent visibles.
lanterns-real-setup-begin = La personne qui a la carte rouge commence. On joue dans le sens horaire.

## Questions

lanterns-real-ask-match = Puis-je poser une tuile là où aucune couleur ne correspond ?
lanterns-real-answer-match = Tout emplacement voisin d’une tuile convient, dans n’importe quel sens. Les appariements ne donnent qu’un bonus.
lanterns-real-ask-exchange-late = Puis-je échanger une carte après une récompense ?
lanterns-real-answer-exchange-late = L’ordre est : échange, récompense, tuile.
lanterns-real-ask-two-dedications = Puis-je prendre deux récompenses dans un tour ?
lanterns-real-answer-two-dedications = Au plus un échange et une récompense par tour.
lanterns-real-ask-exchange-missing = Puis-je échanger contre une couleur épuisée ?
lanterns-real-answer-exchange-missing = On prend une carte d’une autre couleur présente dans la réserve.
lanterns-real-ask-place-over = Puis-je poser une tuile avec plus de 12 cartes ?
lanterns-real-answer-place-over = Revenez d’abord à 12 : par une récompense, ou en défaussant des cartes de votre choix.
lanterns-real-ask-hold-over = Puis-je avoir plus de 12 cartes entre deux tours ?
lanterns-real-answer-hold-over = La limite ne compte qu’au moment de poser une tuile.
lanterns-real-ask-discard = Puis-je défausser des cartes inutiles ?
lanterns-real-answer-discard = Seulement au-dessus de 12 cartes, et seulement jusqu’à 12.
lanterns-real-ask-empty-stack = Puis-je prendre une récompense dont la pile est vide ?
lanterns-real-answer-empty-stack = Une pile vide rapporte toujours 4.
lanterns-real-ask-favor-without-card = J’apparie une tuile à symbole, mais la couleur est épuisée. Ai-je droit au bateau ?
lanterns-real-answer-favor-without-card = L’appariement compte pour les bateaux, même sans carte.
lanterns-real-ask-favor-without-match = Ma tuile a un symbole mais aucune couleur ne correspond. Ai-je droit au bateau ?
lanterns-real-answer-favor-without-match = Un symbole ne rapporte que si sa tuile est appariée.
lanterns-real-ask-others-turn = Est-ce que je prends une carte pendant le tour des autres ?
lanterns-real-answer-others-turn = Chaque tuile donne à tous une carte de la couleur qui leur fait face, s’il en reste.
lanterns-real-ask-owed = Une couleur est épuisée. Aurai-je la carte plus tard ?
lanterns-real-answer-owed = Aucune carte n’est due.
lanterns-real-ask-final-tile = Pose-t-on une tuile au dernier tour ?
lanterns-real-answer-final-tile = Au dernier tour, on peut seulement échanger une carte et prendre une récompense.
lanterns-real-ask-leftovers = Les bateaux et les cartes qui restent comptent-ils ?
lanterns-real-answer-leftovers = Les bateaux et les cartes qui restent ne comptent qu’en cas d’égalité : les bateaux d’abord, puis les cartes.

## La feuille de score

lanterns-real-sheet-tokens = Cartes Récompense
lanterns-real-sheet-add = Ajouter une carte valant { $value }
lanterns-real-sheet-drop = Retirer la carte valant { $value }
lanterns-real-sheet-none = aucune pour l’instant
lanterns-real-sheet-favor = Bateaux restants
lanterns-real-sheet-cards = Cartes Lanterne restantes
lanterns-real-sheet-honor = Points de victoire
