# Tables sur cet appareil, sans serveur
page-local-here = Sur cet appareil
page-local-delete = Supprimer
page-local-delete-sure = Supprimer cette partie ?
page-local-delete-why = { $match }. Elle se trouve uniquement sur cet appareil et ne pourra pas être récupérée.
page-local-continue = Continuer ici
page-local-closed-4404 = Cette partie n’est pas sur cet appareil.
page-local-closed-4409 = Cette partie a commencé avec une autre version des règles et ne peut pas continuer ici.
page-local-closed-4410 = Cette partie continue dans un autre onglet.
page-local-closed-4411 = Ce jeu ne peut pas encore être chargé sans réseau. Connectez-vous une fois à Internet, et il fonctionnera ensuite hors ligne.
page-local-full = Il n’y a plus de place sur cet appareil : la partie ne peut pas être enregistrée. Gardez cet onglet ouvert. Dès qu’il y aura de la place, tout sera enregistré.
page-local-private = Cette fenêtre n’enregistre rien. Votre partie dure jusqu’à la fermeture de l’onglet.
