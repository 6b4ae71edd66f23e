# Puis-je prendre cette récompense ou faire cet échange ? Une réponse à la vraie table

lanterns-judge-ask = Que voulez-vous faire ?
lanterns-judge-step = Déjà fait pendant ce tour
lanterns-judge-step-turn = rien
lanterns-judge-step-exchanged = un échange
lanterns-judge-step-dedicated = une récompense
lanterns-judge-cards = Mes cartes Lanterne
lanterns-judge-give = Je donne
lanterns-judge-take = Je prends
lanterns-judge-supply = La réserve a cette couleur
lanterns-judge-favor = Mes bateaux
lanterns-judge-yes-exchange = Payez deux bateaux et échangez la carte.
lanterns-judge-yes-four = Rendez quatre cartes d’une couleur et prenez la première carte Récompense.
lanterns-judge-yes-pairs = Rendez deux cartes de trois couleurs et prenez la première carte Récompense.
lanterns-judge-yes-seven = Rendez une carte de chaque couleur et prenez la première carte Récompense.
