# Réglages : ce qui marche sans réseau. Chargé avec cet écran.

page-offline-copy = Sans réseau
page-offline-storing = La page est en cours d’enregistrement sur cet appareil…
page-offline-all = Tout est enregistré sur cet appareil : les deux jeux, les bots, les règles et toutes les langues marchent sans réseau.
page-offline-page = La page, les règles et les tables sur un seul appareil marchent sans réseau. Les bots sont enregistrés la première fois que vous jouez contre eux.
page-offline-none = La page n’a pas pu être enregistrée sur cet appareil. Elle réessaiera à votre prochaine visite.
page-offline-no-engine = La page et les règles marchent sans réseau. Les jeux suivront dès que le serveur les aura préparés.
page-offline-outdated = La dernière version n’a pas encore pu être enregistrée. La précédente marche sans réseau.
page-offline-full = Il n’y a pas assez de place sur cet appareil pour enregistrer la page.
page-offline-insecure = Ce navigateur n’enregistre la page qu’en HTTPS.
page-offline-install = Pour installer Ludoteca comme une application, choisissez « Installer » ou « Sur l’écran d’accueil » dans le menu du navigateur.
