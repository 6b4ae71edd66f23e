errors-site-no-page = La page n’a pas été générée : il n’y a rien à écrire. Dans le dossier de Ludoteca, lancez : make site
errors-site-no-engine = Les jeux pour navigateurs n’ont pas été générés : personne ne pourrait jouer sur le site. Dans le dossier de Ludoteca, lancez : make site
errors-site-no-folder = { $folder } est un fichier. Indiquez un dossier.
errors-site-foreign =
    { $count ->
        [one] { $folder } contient un fichier qui ne fait pas partie du site : { $file }. Déplacez-le, ou indiquez un autre dossier.
       *[other] { $folder } contient { $count } fichiers et dossiers qui ne font pas partie du site, dont { $file }. Indiquez un autre dossier, ou un dossier vide.
    }
