# A result as a picture
page-share-title = Partager ce résultat
page-share-save = Enregistrer l’image
page-share-copy = Copier l’image
page-share-copied = Image copiée.
page-share-link = Copier le lien pour la revoir
page-share-why = Toute personne ayant le lien peut revoir la partie.
page-share-failed = L’image n’a pas pu être créée.
page-share-unofficial = Projet de fans non officiel
