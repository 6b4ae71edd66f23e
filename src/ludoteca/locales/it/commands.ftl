# Ciò che dicono i comandi

## What is typed wrongly

commands-try-help = Aiuto: { $command }
commands-no-command = Non c’è nessun comando «{ $command }».
commands-no-option = Qui non c’è nessuna opzione { $option }.
commands-option-alone = Dopo { $option } manca qualcosa.
commands-missing = Manca qualcosa: { $what }.
commands-too-much = Questo è di troppo: { $words }.
commands-bad-value = Questo non va bene per { $what }.
commands-bad-number = { $what } vuole un numero.
commands-bad-range = { $what } vuole un numero da { $least } a { $most }.
commands-no-language = Qui non c’è la lingua «{ $language }». Ci sono: { $languages }.
commands-no-game = Non c’è nessun gioco «{ $game }». Ci sono: { $games }.
commands-which-game = Qui non c’è un terminale. Per giocare in un browser, esegui ludoteca play --page. Per giocare riga per riga, indica il gioco: ludoteca play { $games }
commands-no-player = Non c’è nessun giocatore «{ $player }». Ci sono: { $players }.
commands-bad-option = Un’opzione si scrive nome=valore, per esempio rulebook=english; non «{ $text }».
commands-no-such-option = { $game } non ha un’opzione «{ $option }». Ci sono: { $options }.
commands-bad-choice = L’opzione { $option } è { $choices }, non «{ $value }».
commands-choice-players = Con { $players } giocatori l’opzione { $option } è { $choices }, non «{ $value }».
commands-player-count = { $game } è per { $least }–{ $most } giocatori, non { $count }.
commands-no-seat = I posti di questo tavolo vanno da 0 a { $last }, non { $seat }.
commands-too-many = Altri { $others } e tu siete più dei { $seats } posti di questo tavolo.
commands-bad-seed = Un seme è un numero intero da 0 in su, non { $seed }.
commands-position-alone = Una posizione porta con sé gioco, posti e opzioni: dai --from oppure quelli.
commands-new-alone = Con --new va il solo indirizzo di un servizio, come http://127.0.0.1:8000
commands-no-clock = Non c’è nessun orologio «{ $clock }». Ci sono: { $clocks }.
commands-no-link = «{ $link }» non è il link di un tavolo. Somiglia a http://127.0.0.1:8000/table/fegqx5vpstvs
commands-no-rule = Nessuna regola di { $game } ha questo numero o contiene «{ $text }».
commands-no-picture = Un’immagine è un .png o un .svg, non «{ $file }».

## Files

commands-file-fails = { $file } non si può usare: { $why }.
commands-file-unread = { $file } non si può leggere: { $why }.
commands-no-json = { $file } non è JSON: guarda alla riga { $line }, carattere { $column }.
commands-no-text = { $file } non è un testo in UTF-8.
commands-no-document = { $file } non si può leggere come JSON: è annidato troppo in profondità, o contiene un numero senza fine.
commands-why-missing = non c’è
commands-why-forbidden = non ne hai il permesso
commands-why-folder = è una cartella
commands-why-no-folder = non è una cartella
commands-why-full = il disco è pieno
commands-no-position = Una posizione è un oggetto JSON che nomina il suo "game".
commands-file-exists = { $file } esiste già: scegli un altro nome, o sostituiscilo con --overwrite.
commands-written = Scritto in { $file }.
commands-kept-as = Conservata come { $name }.
commands-match-over = Questa partita è finita. Per riguardarla: { $command }
commands-type-rows = Scrivi le righe dall’alto, poi premi Ctrl-D.

## A match proved

commands-does-not-hold = Questa partita non regge. { $why }
commands-proof-who = { $game }, { $count } giocatori: { $names }.
commands-proof-noted = Il seme corrisponde alla promessa che hai annotato: il suo SHA-256 è { $promise }.
commands-proof-in-file = Il seme corrisponde alla promessa nel file (confrontala con ciò che hai annotato): il suo SHA-256 è { $promise }.
commands-proof-actions = Tutte le { $count } azioni hanno seguito le regole (versione { $rules }), e ogni tessera è venuta come doveva.
commands-proof-no-result = È finita senza risultato.
commands-proof-points = Vittoria di { $winners }. Punti: { $points }.
commands-proof-resigned = Vittoria di { $winners }: gli altri si sono arresi.
commands-proof-time = Vittoria di { $winners }: il tempo degli altri è scaduto.

## On this computer

commands-game-line = { $name }: { $title }, da { $least } a { $most } giocatori. { $credits }
commands-default-choice = { $choice } (di solito)
commands-preparing = Preparo { $games } per questo computer. Succede una volta sola.
commands-seconds-left = { $seconds ->
    [one] circa { $seconds } secondo
   *[other] circa { $seconds } secondi
}
commands-page-not-built = La pagina non è stata costruita. Esegui make play nella cartella di Ludoteca, oppure installa Ludoteca con pip install .
commands-port-moved = La porta { $wanted } è occupata, quindi Ludoteca usa la { $port }.
commands-page-runs = Ludoteca è in funzione su { $address }
commands-page-network = Gli altri dispositivi della tua rete possono aprire:
commands-page-no-network = Questo computer non è collegato a una rete, quindi gli altri dispositivi non possono raggiungerlo.
commands-page-opens = Si apre nel tuo browser.
commands-page-open-yourself = Apri questo indirizzo in un browser.
commands-page-tunnel = Sei su un altro computer tramite ssh. Esegui questo comando sul tuo, poi apri lì l’indirizzo: { $command }
commands-page-stop = Premi Ctrl-C per fermarla.
commands-open-yourself = Qui non c’è un browser da aprire: apri tu { $address }.

## At a service

commands-table-laid = Il tavolo è pronto: { $address }
commands-invitation = Per il giocatore { $number }: { $link }

## The doctor

commands-doctor-ok = ok
commands-doctor-note = nota
commands-doctor-bad = male
commands-doctor-libraries = librerie
commands-doctor-rules = regole
commands-doctor-cache = cache
commands-doctor-matches = partite
commands-doctor-database = database
commands-doctor-journal = giornale
commands-doctor-page = pagina
commands-doctor-terminal = terminale
commands-doctor-slow = senza numba le regole girano non compilate e lente
commands-doctor-missing = mancano: { $names }
commands-doctor-install = installa di nuovo ludoteca: pip install .
commands-doctor-uncompiled = girano non compilate
commands-doctor-unset = per la velocità togli LUDOTECA_PURE e NUMBA_DISABLE_JIT
commands-doctor-unwritable = { $place } non si può scrivere
commands-doctor-unreadable = { $place } non si può leggere e scrivere
commands-doctor-other-place = { $variable } indica un altro posto
commands-doctor-warm = pronto
commands-doctor-cold = non ancora compilato: { $parts }
commands-doctor-warm-up = una volta, qualche secondo: { $command }
commands-doctor-saved = { $count } in { $place }
commands-doctor-no-database = ancora nessuno; ludoteca serve crea { $place }
commands-doctor-torn = gli ultimi { $bytes } byte di { $place } non sono una transazione intera, come dopo un’interruzione di corrente
commands-doctor-left-out = il prossimo avvio li tralascia; ciò che era salvato prima resta
commands-doctor-not-built = non costruita
commands-doctor-build = la costruisce make page; il terminale ne fa a meno
commands-doctor-built = costruita
commands-doctor-built-unseen = costruita; qui non c’è un browser, quindi ludoteca play --page scrive l’indirizzo da aprire
commands-doctor-no-screen = qui niente schermo intero, riga per riga funziona; lingue { $languages }
commands-doctor-screen = { $size }; lingue { $languages }
commands-doctor-too-small = lo schermo intero vuole 80 × 24

## Serving

commands-serves = Ludoteca è in servizio su { $address } con i dati in { $place }. Ctrl-C la ferma.
commands-served = Fermata. Tutto ciò che è stato confermato è salvato.
commands-worker-thinks = Questo worker pensa per i bot. Ctrl-C lo ferma.
commands-workers-alone = Ai worker si chiede attraverso Redis: nominalo con --bus redis://…
commands-worker-alone = A un worker si chiede attraverso Redis: nominalo con --bus redis://…
commands-bad-database = Un database è un indirizzo come postgresql://ludoteca@localhost/ludoteca; un file si nomina con --data.
commands-bus-alone = Un bus serve a più processi, e questi condividono un database: nominalo con --database postgresql://…
commands-bad-bus = Un bus è un indirizzo come redis://localhost:6379.
commands-bad-proxy = Un proxy è un indirizzo come 127.0.0.1 o una rete come 10.0.0.0/8, non { $proxy }.
commands-port-taken = La porta { $port } su { $host } è occupata. Chiudi il programma che la usa, oppure scegli un’altra porta con --port.
commands-no-listening = Ludoteca non può mettersi in ascolto su { $address }: { $why }. Scegli un altro indirizzo con --host o --port.
commands-report = { $when }  tavolo { $table }, { $name }: { $text }
commands-no-reports = Nessuno ha segnalato niente.
commands-tables =
    { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }
commands-entries =
    { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
commands-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
commands-backed-up = Salvati in { $file }: { $tables } con { $entries }, e { $people } ({ $size } MB).
commands-restored = Ripristinati in { $file }: { $tables } con { $entries }, e { $people } ({ $size } MB).
commands-replaced = Ciò che c’era prima è conservato come { $file }.
commands-moved = Spostati: { $tables } con { $entries }, e { $people }.
commands-moved-next = Ora avvia ogni processo del servizio con --database, nominando { $place }.

## Studying

commands-stopped = Interrotto. Ciò che è stato giocato resta; continua con: { $command }
commands-stopped-learning = Interrotto. Ciò che è stato imparato resta; continua con: { $command }
commands-report-lies = Il rapporto con le figure: { $file }
commands-generating = { $game }, { $count } giocatori
commands-generated = { $count } partite sono in { $folder } ({ $size } MB); { $file } le descrive.
commands-studying = Studio { $game }
commands-bad-sizes = Grandezze di tavolo e partite sono numeri con virgole, come 2,3,4; non { $players } e { $matches }.
commands-trained = Pesi, curva e figura sono in { $folder }.
commands-table-size = { $count } giocatori
commands-against-greedy = { $share } contro greedy
commands-no-measure = Non c’è niente da misurare con il nome { $name }: scegli { $names }.
commands-measuring = Misuro { $what }
commands-no-plot = Si disegna solo il servizio: misura anche quello.

## More on this computer

commands-seat = Posto { $seat }
commands-completes = { $shell } completa ludoteca dal prossimo terminale in poi: { $file }
commands-cache-unwritable = { $place } non si può scrivere, quindi il codice compilato non si può conservare; LUDOTECA_CACHE lo sposta.
commands-uncompiled = Qui le regole girano senza compilazione: non c’è niente da preparare.
commands-compiled = Il codice compilato è in { $place }.
commands-not-compiled = Impossibile compilare { $games }. Le righe qui sopra dicono perché.
