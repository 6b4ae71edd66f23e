errors-site-no-page = La pagina non è stata generata, quindi non c’è nulla da scrivere. Nella cartella di Ludoteca, esegui: make site
errors-site-no-engine = I giochi per il browser non sono stati generati, quindi sul sito non si potrebbe giocare. Nella cartella di Ludoteca, esegui: make site
errors-site-no-folder = { $folder } è un file. Indica una cartella.
errors-site-foreign =
    { $count ->
        [one] { $folder } contiene un file che non fa parte del sito: { $file }. Spostalo, o indica un’altra cartella.
       *[other] { $folder } contiene { $count } file e cartelle che non fanno parte del sito, tra cui { $file }. Indica un’altra cartella, o una vuota.
    }
