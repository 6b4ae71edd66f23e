# Ciò che dicono i comandi

## Mistakes on the command line

commands-try-help = Aiuto: { $command }
commands-no-command = Il comando «{ $command }» non esiste.
commands-no-option = L’opzione { $option } non esiste.
commands-only-files = backup e restore servono per i file di dati. Salva un database PostgreSQL con { $backup } e ripristinalo con { $restore }.
commands-option-alone = L’opzione { $option } richiede un valore.
commands-missing = Manca: { $what }.
commands-too-much = Troppi argomenti: { $words }.
commands-bad-value = Questo valore non va bene per { $what }.
commands-bad-number = { $what } richiede un numero.
commands-bad-range = { $what } richiede un numero da { $least } a { $most }.
commands-bad-least = { $what } richiede un numero, almeno { $least }.
commands-no-language = La lingua «{ $language }» non c’è. Scegli fra: { $languages }.
commands-no-game = Il gioco «{ $game }» non c’è. Scegli fra: { $games }.
commands-which-game = Qui non c’è un terminale. Per giocare in un browser, esegui ludoteca play --page. Per giocare riga per riga, indica il gioco: ludoteca play { $games }
commands-name-game = Qui non c’è un terminale in cui chiedere quale gioco. Indicalo: { $command } { $games }
commands-no-player = Il giocatore «{ $player }» non esiste. Scegli fra: { $players }.
commands-bad-option = Scrivi un’opzione come nome=valore, per esempio rulebook=english, non «{ $text }».
commands-no-such-option = { $game } non ha un’opzione «{ $option }». Scegli fra: { $options }.
commands-bad-choice = L’opzione { $option } può essere { $choices }, non «{ $value }».
commands-choice-players = Con { $players } giocatori l’opzione { $option } può essere { $choices }, non «{ $value }».
commands-player-count = { $game } è per { $least }–{ $most } giocatori, non per { $count }.
commands-no-seat = I posti di questo tavolo vanno da 0 a { $last }: { $seat } non c’è.
commands-too-many = Con te e altri { $others } i { $seats } posti di questo tavolo non bastano.
commands-bad-seed = Un seme è un numero intero, 0 o più, non { $seed }.
commands-bad-promise = Lo SHA-256 di --promise ha 64 cifre 0–9 e a–f, non «{ $text }».
commands-position-alone = Una posizione stabilisce già gioco, posti e opzioni: usa --from da solo.
commands-new-alone = Con --new indica solo l’indirizzo di un server, come http://127.0.0.1:8000
commands-no-clock = L’orologio «{ $clock }» non esiste. Scegli fra: { $clocks }.
commands-no-link = «{ $link }» non è il link di un tavolo. Un link è come http://127.0.0.1:8000/table/fegqx5vpstvs
commands-no-server-address = «{ $server }» non è l’indirizzo di un server. Un indirizzo è per esempio http://127.0.0.1:8000
commands-no-rule = Nessuna regola di { $game } ha questo numero o contiene «{ $text }». Tutto il regolamento: { $command }
commands-no-step = Il passo { $step } non c’è. La lezione ha { $count } passi.
commands-no-exercise = L’esercizio { $step } non c’è. Gli esercizi sono { $count }.
commands-no-exercises = Non ci sono esercizi per { $game }.
commands-learn-continue = Per continuare: { $command }
commands-learn-exercises = Domande sulle regole: { $command }
commands-no-picture = Un’immagine è un file .png o .svg, non «{ $file }».
commands-no-quick-retry = Gli errori si conoscono solo dopo l’analisi completa. Togli --quick o --retry.

## Files

commands-file-fails = Impossibile usare { $file }: { $why }.
commands-file-unread = Impossibile leggere { $file }: { $why }.
commands-no-json = { $file } non è JSON valido: guarda alla riga { $line }, carattere { $column }.
commands-no-text = { $file } non è un testo in UTF-8.
commands-no-document = Impossibile leggere { $file } come JSON: è annidato troppo in profondità, o contiene un numero troppo lungo.
commands-why-missing = non esiste
commands-why-forbidden = permesso negato
commands-why-folder = è una cartella
commands-why-no-folder = non è una cartella
commands-why-full = il disco è pieno
commands-no-position = Una posizione è un oggetto JSON con "game".
commands-file-exists = { $file } esiste già: scegli un altro nome, o sostituiscilo con --overwrite.
commands-written = Scritto in { $file }.
commands-kept-as = Partita salvata come { $name }.
commands-match-over = Questa partita è finita. Per rivederla: { $command }
commands-type-rows = Scrivi le righe dall’alto in basso, poi premi Ctrl-D.

## Verifying a match

commands-does-not-hold = Questa partita non è valida. { $why }
commands-proof-who = { $game }, { $count } giocatori: { $names }.
commands-proof-noted = Il seme corrisponde all’hash che hai annotato: il suo SHA-256 è { $promise }.
commands-proof-in-file = Il seme corrisponde all’hash nel file (confrontalo con quello che hai annotato): il suo SHA-256 è { $promise }.
commands-proof-fair-noted = Il segreto del server corrisponde all’impegno che hai annotato: { $promise }.
commands-proof-fair-in-file = Il segreto del server corrisponde all’impegno nel file (confrontalo con quello che hai annotato): { $promise }.
commands-proof-fair-numbers = Il seme viene da quel segreto e da numeri casuali di { $names }: nessuno l’ha scelto.
commands-proof-fair-alone = Il seme viene solo da quel segreto: nessun giocatore ha contribuito.
commands-proof-fair-refused = Il tentativo { $round } è stato scartato: il numero di { $names } non è stato rivelato.
commands-proof-fair-interrupted = Il tentativo { $round } è stato scartato: il server è stato interrotto.
commands-proof-actions = Tutte le { $count } azioni hanno seguito le regole (versione { $rules }), e ogni tessera viene dal seme.
commands-proof-no-result = È finita senza risultato.
commands-proof-points = Vittoria di { $winners }. Punti: { $points }.
commands-proof-resigned = Vittoria di { $winners } per abbandono.
commands-proof-time = Vittoria di { $winners } per tempo scaduto.

## On this computer

commands-default-choice = { $choice } (predefinito)
commands-preparing = Preparo { $games } per questo computer. Succede una volta sola.
commands-seconds-left = { $seconds ->
    [one] circa { $seconds } secondo
   *[other] circa { $seconds } secondi
}
commands-page-not-built = La pagina non è stata generata. Esegui make play nella cartella di Ludoteca, oppure installa Ludoteca con pip install ".[server]"
commands-port-moved = La porta { $wanted } è occupata, quindi Ludoteca usa la { $port }.
commands-page-runs = Ludoteca è attiva su { $address }
commands-page-network = Gli altri dispositivi della tua rete possono aprire:
commands-page-no-network = Questo computer non è collegato a una rete, quindi gli altri dispositivi non possono raggiungerlo.
commands-page-opens = La apro nel tuo browser.
commands-page-open-yourself = Apri questo indirizzo in un browser.
commands-page-tunnel = Sei su un altro computer tramite ssh. Esegui questo comando sul tuo, poi apri lì l’indirizzo: { $command }
commands-page-stop = Premi Ctrl-C per fermarla.
commands-open-yourself = Qui non c’è un browser. Apri tu { $address }.

## At a server

commands-table-laid = Il tavolo è pronto: { $address }
commands-invitation = Per il giocatore { $number }: { $link }

## The doctor

commands-doctor-ok = ok
commands-doctor-note = nota
commands-doctor-bad = errore
commands-doctor-libraries = librerie
commands-doctor-rules = regole
commands-doctor-cache = cache
commands-doctor-matches = partite
commands-doctor-database = database
commands-doctor-journal = registro
commands-doctor-clock = orologio
commands-doctor-page = pagina
commands-doctor-terminal = terminale
commands-doctor-slow = senza numba le regole non sono compilate e girano lentamente
commands-doctor-missing = mancano: { $names }
commands-doctor-install = reinstalla ludoteca: pip install .
commands-doctor-uncompiled = non compilate
commands-doctor-unset = per compilarle, togli LUDOTECA_PURE e NUMBA_DISABLE_JIT
commands-doctor-unwritable = { $place } non è scrivibile
commands-doctor-unreadable = { $place } non è leggibile e scrivibile
commands-doctor-other-place = scegli un altro posto con { $variable }
commands-doctor-warm = compilato
commands-doctor-cold = non ancora compilato: { $parts }
commands-doctor-warm-up = esegui una volta, per qualche secondo: { $command }
commands-doctor-saved = { $count } in { $place }
commands-doctor-no-match = { $file } non è una partita scritta da Ludoteca
commands-doctor-move-away = spostalo in un’altra cartella
commands-doctor-no-database = non c’è ancora; ludoteca serve crea { $place }
commands-doctor-torn = gli ultimi { $bytes } byte di { $place } non sono una transazione completa, come dopo un’interruzione di corrente
commands-doctor-left-out = il prossimo avvio li ignora; tutto ciò che era salvato prima è al sicuro
commands-doctor-clock-behind = i dati più recenti sono del { $latest }, ma l’orologio di sistema segna { $now }
commands-doctor-clock-correct = correggi l’orologio di sistema, poi riavvia il server
commands-doctor-clock-jumped = l’orologio di sistema ha fatto { $count ->
    [one] un salto
   *[other] { $count } salti
}, l’ultimo il { $last }, di { $seconds } s; il server non ne ha tenuto conto
commands-doctor-not-built = non generata
commands-doctor-build = generala con make page; il terminale funziona anche senza
commands-doctor-built = generata
commands-doctor-built-unseen = generata; qui non c’è un browser, quindi ludoteca play --page mostra l’indirizzo da aprire
commands-doctor-no-screen = qui niente schermo intero, ma la modalità a righe funziona; lingue { $languages }
commands-doctor-screen = { $size }; lingue { $languages }
commands-doctor-too-small = lo schermo intero richiede 80 × 24

## Serving

commands-serves = Ludoteca è attiva su { $address } con i dati in { $place }. Premi Ctrl-C per fermarla.
commands-new-file = { $file } (file nuovo)
commands-served = Fermata. Tutto ciò che è stato confermato è salvato.
commands-worker-thinks = Questo worker pensa per i bot. Premi Ctrl-C per fermarlo.
commands-workers-alone = I worker richiedono Redis: indicalo con --bus redis://…
commands-worker-alone = Un worker richiede Redis: indicalo con --bus redis://…
commands-bad-database = Scrivi un database come indirizzo, per esempio postgresql://ludoteca@localhost/ludoteca, o indica un file con --data.
commands-bus-alone = Un bus collega più processi, che hanno bisogno di un database comune: indicalo con --database postgresql://…
commands-data-or-database = I dati stanno in un file o in un database PostgreSQL: usa --data oppure --database (LUDOTECA_DATABASE), non entrambi.
commands-bad-bus = Scrivi un bus come indirizzo, per esempio redis://localhost:6379.
commands-bad-proxy = Scrivi un proxy come indirizzo, per esempio 127.0.0.1, o come rete, per esempio 10.0.0.0/8, non { $proxy }.
commands-bad-host-name = Scrivi il nome dell’host come play.example.org, senza https://, porta o percorso, non { $given }.
commands-bad-origin = Scrivi un’origine come https://play.example.org, con https:// o http:// e senza percorso, non { $given }.
commands-bad-metrics = Scrivi chi può leggere le metriche come indirizzo, per esempio 10.0.0.7, come rete, per esempio 10.0.0.0/8, o come token di almeno { $least } caratteri, non { $given }.
commands-port-taken = La porta { $port } su { $host } è occupata. Chiudi il programma che la usa, oppure scegli un’altra porta con --port.
commands-no-listening = Ludoteca non può mettersi in ascolto su { $address }: { $why }. Scegli un altro indirizzo con --host o --port.
commands-report = { $when }  tavolo { $table }, { $name }: { $text }
commands-no-reports = Non ci sono segnalazioni.
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
commands-replaced = I dati precedenti sono conservati come { $file }.
commands-moved = Spostati: { $tables } con { $entries }, e { $people }.
commands-moved-next = D’ora in poi avvia il server con: { $command }

## Studying

commands-stopped = Interrotto. Le partite già giocate restano. Per continuare: { $command }
commands-stopped-learning = Interrotto. Ciò che è stato imparato resta. Per continuare: { $command }
commands-report-lies = Rapporto con figure: { $file }
commands-contest-made = { $file } è pronto: aggiungi gli iscritti, poi esegui ludoteca leaderboard { $folder }
commands-leaderboard-written = Classifica: { $file }
commands-generating = { $game }, { $count } giocatori
commands-generated = { $count } partite sono in { $folder } ({ $size } MB); { $file } le descrive.
commands-studying = Studio { $game }
commands-bad-sizes = Scrivi dimensioni del tavolo e partite come numeri separati da virgole, come 2,3,4, non { $players } e { $matches }.
commands-trained = Pesi, curva e figura sono in { $folder }.
commands-new-game-created = Il gioco { $name } è in { $folder } ({ $count } file). Ora:
commands-new-game-install = installalo, così ogni comando lo trova
commands-new-game-play = giocaci nel terminale
commands-new-game-serve = giocaci sulla pagina
commands-new-game-test = esegui i suoi test (serve ludoteca[testing])
commands-new-game-unwritable = Non si può scrivere in { $folder }: { $reason }
commands-table-size = { $count } giocatori
commands-against-greedy = { $share } contro greedy
commands-no-measure = La misura «{ $name }» non esiste. Scegli fra: { $names }.
commands-measuring = Misuro { $what }
commands-no-plot = Il grafico riguarda solo il server: misura anche quello.
commands-no-clone = { $folder } non è un clone di Ludoteca preparato: lì manca { $file }. Prima esegui make in quel clone.

## More on this computer

commands-seat = Posto { $seat }
commands-completes = { $shell } completerà ludoteca nei nuovi terminali: { $file }
commands-cache-unwritable = { $place } non è scrivibile, quindi il codice compilato non si può conservare. Scegli un’altra cartella con LUDOTECA_CACHE.
commands-uncompiled = Qui le regole non sono compilate: non c’è niente da preparare.
commands-compiled = Il codice compilato è in { $place }.
commands-not-compiled = Impossibile compilare { $games }. Le righe qui sopra dicono perché.
