# Lanternes dans le terminal
lanterns-terminal-how =
    Actions :
      x purple red            échange : payer 2 bateaux, donner une carte violette, prendre une rouge
      d four red              prendre la récompense d’un carré ; aussi : d pairs red blue green, d seven
      discard blue            défausser une carte, si vous en avez plus de douze
      p 7 r2 @ 1,-2           poser la tuile 7, tournée de deux quarts vers la droite, en x 1 (est), y -2 (sud)
      pass                    terminer un dernier tour
    Le dessin : les lettres sont les couleurs des côtés (K noir, O orange, R rouge, B bleu, G vert, W blanc, P violet),
    une étoile est un symbole qui rapporte des bateaux, o la tuile de départ, + un emplacement libre.
lanterns-terminal-keys = Les chiffres choisissent une tuile, les flèches un emplacement, r la tourne.
lanterns-terminal-owns = points { $honor } bat. { $favor }
lanterns-terminal-hand = Vos tuiles (côtés dans le sens horaire depuis le nord ; l’étoile rapporte des bateaux), et comment les taper :
lanterns-terminal-side-n = nord
lanterns-terminal-side-e = est
lanterns-terminal-side-s = sud
lanterns-terminal-side-w = ouest
lanterns-terminal-key-place = Place
lanterns-terminal-key-tile = Tuile
lanterns-terminal-key-turn = Tourner
lanterns-terminal-missing-place = Choisissez d’abord un emplacement pour la tuile : les flèches vont de l’un à l’autre.
lanterns-terminal-final-turn = Toutes les tuiles sont posées. Au dernier tour, vous pouvez échanger, prendre une récompense ou passer : appuyez sur d.
lanterns-terminal-not-yet = Vous avez plus de 12 cartes. Avant de poser une tuile, prenez une récompense ou défaussez : appuyez sur d.
lanterns-terminal-too-many =
    { $way ->
        [dedication] Vous avez { $count } cartes. Avant de poser une tuile, prenez une récompense ou défaussez-en { $more }.
       *[discard] Vous avez { $count } cartes. Avant de poser une tuile, défaussez-en { $more }.
    }
lanterns-terminal-sheet = { $player } : { $honor } points ({ $tokens }), bateaux { $favor }, cartes { $cards }
lanterns-terminal-sheet-empty = Personne n’a de récompense ici. Après chaque nom, tapez la valeur des récompenses : "Ada 10 8 4"
