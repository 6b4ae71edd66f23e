commands-site-writing = Zapisywanie witryny w { $folder }…
commands-site-written =
    { $count ->
        [one] { $folder } zawiera { $count } plik ({ $size } MB).
        [few] { $folder } zawiera { $count } pliki ({ $size } MB).
       *[other] { $folder } zawiera { $count } plików ({ $size } MB).
    } Skopiuj ten folder na dowolny hosting: można tam grać z botami i na jednym urządzeniu.
commands-site-no-docs = Brakuje dokumentacji, bo nie została zbudowana. Aby ją dodać, uruchom: make docsite
commands-site-look = Aby obejrzeć ją na tym komputerze: { $command }
commands-site-unwritable = Nie można zapisać w { $folder }: { $reason }
