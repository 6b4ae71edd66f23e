# Ciò che viene rifiutato, e perché

## Games, options, seats

errors-or = { $one } o { $other }
errors-no-game = Non c’è nessun gioco { $game }. Ci sono: { $games }.
errors-empty-game = La cartella di { $game } non contiene un gioco: il suo __init__.py non offre GAME.
errors-player-count = { $game } è per { $least }–{ $most } giocatori, non { $count }.
errors-no-option = { $game } non ha un’opzione { $option }. Le sue opzioni: { $options }.
errors-no-options = { $game } non ha un’opzione { $option }. Non ha opzioni.
errors-bad-choice = L’opzione { $option } di { $game } è { $choices }, non { $value }.
errors-choice-players = Con { $players } giocatori l’opzione { $option } di { $game } è { $choices }, non { $value }.
errors-no-seat = I posti di questo tavolo vanno da 0 a { $last }, non { $seat }.
errors-no-action = Le azioni di { $game } sono testi o i numeri da 0 a { $last }, non { $action }.
errors-no-score-sheet = Per { $game } non c’è un foglio dei punti.
errors-bad-seed = Un seme è un numero intero da 0 in su, o dei byte; non { $seed }.
errors-long-seed = Un seme ha al massimo { $bits } bit.

## Positions

errors-no-position = Una posizione di { $game } è un oggetto JSON con "game": "{ $name }".
errors-position-options = Le opzioni della posizione sono un oggetto JSON.
errors-position-extra = In una posizione di { $game } non c’è { $name }.
errors-position-lacks = Nella posizione manca { $name }.
errors-position-flag = { $name } della posizione è true o false, non { $value }.
errors-position-list = { $name } della posizione è una lista di { $length }, non { $value }.
errors-position-number = { $name } della posizione è un numero intero da { $least } a { $most }, non { $value }.
errors-position-luck = La "luck" della posizione non è un generatore: toglila e se ne estrae uno nuovo.

## Matches in files

errors-no-match = Una partita è un oggetto JSON con "format": "{ $format }".
errors-match-unfinished = Solo una partita finita si può scrivere: fino ad allora il suo seme è segreto.
errors-match-setting = Questa partita non può essere stata preparata così: { $why }
errors-match-again = Questa partita non si può rigiocare: { $why }
errors-match-nested = Questa non è una partita: è annidata troppo in profondità.
errors-match-entry = La voce { $number } non era possibile: { $why }
errors-match-caused = La voce { $number } non ha causato ciò che dice il file: tessere, carte o punti sono stati cambiati.
errors-match-promise = Il seme non è quello promesso: il suo SHA-256 è diverso.
errors-match-running = La partita nel file non è arrivata alla fine.
errors-match-result = Il risultato nel file non è quello con cui la partita è finita.
errors-match-digest = Il file è stato cambiato dopo essere stato scritto: la sua impronta è diversa.
errors-match-differs = { $name } nel file non è ciò con cui la partita è stata preparata.
errors-match-extra = In una partita non c’è { $name }.
errors-match-rules = Questa partita è stata giocata con la versione { $rules } delle regole; qui sono alla versione { $here }.
errors-match-seed = 'seed' si scrive in cifre esadecimali, due per ogni byte.
errors-match-seats = 'seats' e 'people' parlano dello stesso numero di posti.
errors-match-kinds = I tipi di voce sono { $kinds }, non { $kind }.
errors-match-missing = Manca { $name }.
errors-match-no-text = { $name } è del tipo sbagliato: serve un testo.
errors-match-no-list = { $name } è del tipo sbagliato: serve una lista.
errors-match-no-object = { $name } è del tipo sbagliato: serve un oggetto.
errors-match-no-flag = { $name } è del tipo sbagliato: serve true o false.
errors-match-number = Servono numeri interi da 0 a { $largest }, e c’è qualcos’altro.
errors-seat-holder = Il posto { $seat } è di una persona o di un bot, uno dei due.
errors-no-person = Almeno un posto è di una persona: i bot da soli giocano nell’arena.
errors-clock-none = Un tavolo senza orologio non ha né tempo né incremento.
errors-clock-kind = Un orologio è none, move, bank o days, non { $kind }.
errors-clock-amount = Un orologio { $kind } ha un tempo da 1 a { $most }, non { $amount }.
errors-clock-increment = Un incremento va da 0 a 3600 secondi, e solo bank ne ha uno.

## What may come next in a match

errors-over = La partita è finita.
errors-entry-kind = Una partita non conosce voci del tipo { $kind }.
errors-entry-count = Questa partita ha { $count } voci: non si può vedere dopo { $entries }.
errors-seats = I posti di questo tavolo vanno da 0 a { $last }.
errors-time-negative = Nessuno decide in meno di niente.
errors-seat-left = La persona del posto { $seat } se n’è andata.
errors-turn = Non tocca al posto { $seat }, ma al posto { $turn }.
errors-time-up = Il tempo del posto { $seat } è scaduto.
errors-time-left = Il tempo del posto { $seat } non è scaduto.
errors-seat-person = Nessuna persona siede al posto { $seat }.
errors-undo-ask = Questo non si può ritirare liberamente: chiedi agli altri se sono d’accordo.
errors-undo-target = Le azioni giocate sono { $count }: ritirando ne restano meno, non { $to }.
errors-still-asked = C’è ancora un’altra domanda aperta.
errors-question = Una domanda riguarda { $topics }.
errors-rated-undo = A un tavolo classificato si ritira solo il proprio turno aperto.
errors-rated-end = Questa partita classificata conta: continua o arrenditi.
errors-nobody-left = Nessuno ha lasciato il posto { $seat }.
errors-nobody-asked = Nessuno ha chiesto niente.
errors-agreed = Hai già detto di sì.
errors-no-return = Nessuno ha lasciato il posto { $seat }, oppure ora ci gioca un bot.

## Players and training

errors-no-player = Non c’è nessun giocatore { $player }. Ci sono: { $players }.
errors-bad-budget = Un budget è in secondi, come 0.25s, o in iterazioni, come 5000; non { $budget }.
errors-no-budget = { $player } non pensa e non prende un budget: scrivi solo { $name }.
errors-unlearned-game = Per { $game } non c’è una valutazione imparata: { $player } non può giocarlo.
errors-unlearned-table = Per { $game } in { $count } non c’è una valutazione imparata.
errors-nothing-to-decide = La partita è finita: non c’è niente da decidere.
errors-nothing-to-advise = La partita è finita: non c’è più niente da consigliare.
errors-no-features = { $game } non ha caratteristiche da cui imparare.
errors-training-broken = { $file } non è un addestramento che si possa riprendere: toglilo per ricominciare.
errors-training-other = { $file } contiene un altro addestramento ({ $training }): scegli un’altra cartella.
errors-training-table = Non c’è un tavolo di { $game } per { $count } giocatori.
errors-training-matches = Un addestramento vuole una partita o più, non { $count }.
errors-training-sizes = { $matches } numeri di partite non corrispondono a { $tables } grandezze di tavolo.

## Arenas

errors-arena-no-players = Un’arena vuole dei giocatori, separati da virgole: --players greedy,random
errors-arena-twins = { $player } è nominato due volte: nomina ciascuno una volta sola, e --seats dice quanti si siedono.
errors-arena-seats = Il gioco ha da { $least } a { $most } posti, non { $count }.
errors-arena-schedule = Un calendario è { $schedules }; non { $schedule }.
errors-arena-swiss = Un torneo svizzero vuole più giocatori dei { $seats } posti di un tavolo.
errors-arena-stages = I turni, uno o più, sono solo per il torneo svizzero.
errors-arena-limit = Una decisione vuole il suo tempo: il limite è più di { $limit } s.
errors-arena-no-matches = Un’arena ha una partita o più, non { $count }.
errors-arena-matches = Le partite sono una o più, non { $count }.
errors-arena-jobs = Un’arena è giocata da un processo o più, non { $count }.
errors-arena-died = Un processo è morto. Ciò che è stato giocato resta: lo stesso comando continua.
errors-arena-hopeless = L’arena si ferma, perché nessuno dei primi giri si è potuto giocare: { $why } (Uno script che tiene un’arena vuole intorno `if __name__ == '__main__':`.)
errors-arena-no-ray = Ray non è installato: pip install 'ludoteca[ray]'
errors-arena-no-cluster = Nessun cluster Ray risponde a { $address }: ray start --head ne avvia uno, oppure di’ local.
errors-arena-format = I dati si scrivono come { $formats }, non come { $format }.
errors-arena-no-arrow = Parquet ha bisogno di Arrow: pip install 'ludoteca[data]', oppure usa --format jsonl.
errors-arena-no-budget = { $name } non prende un budget: togli @{ $budget }.
errors-arena-not-loaded = { $file } non si può caricare: { $why }
errors-arena-no-class = { $file } non ha una classe { $name } con un metodo choose(self, state, dice).
errors-arena-no-file = Non c’è nessun file { $file }.
errors-arena-no-program = Non c’è nessun programma { $program } da avviare per { $player }.
errors-arena-line = La riga { $number } di { $file } è rovinata: toglila, o scegli un’altra cartella con --out.
errors-arena-no-results = { $file } non contiene risultati di un’arena: scegli un’altra cartella con --out.
errors-arena-other-version = { $file } contiene i risultati di un’altra arena: giocati da un’altra versione di Ludoteca. Scegli un’altra cartella con --out, o togli questa.
errors-arena-other = { $file } contiene i risultati di un’altra arena: { $name } è { $found }, non { $wanted }. Scegli un’altra cartella con --out.
errors-arena-other-settings = { $folder } contiene risultati di altre impostazioni ({ $names }): scegli un’altra cartella con --out, o togli questa.
errors-arena-more-settings = { $folder } contiene risultati di altre impostazioni (di più): scegli un’altra cartella con --out, o togli questa.

## Where a service keeps its data

errors-storage-full = Il disco è pieno e { $file } non può crescere: libera spazio, poi riprova.
errors-storage-locked = { $file } è stato bloccato troppo a lungo da un altro programma: chiudi chi lo usa, poi riprova.
errors-storage-readonly = { $file } non si può scrivere: guarda di chi sono il file e la sua cartella.
errors-storage-unopened = { $file } non si può aprire: guarda se il file e la sua cartella esistono e si possono scrivere.
errors-storage-no-database = { $file } non è un database: scegli un altro file.
errors-storage-damaged = { $file } è danneggiato: metti al suo posto una copia con ludoteca restore.
errors-storage-disk = Il disco ha fallito mentre si usava { $file }: controlla il disco, poi riprova.
errors-storage-unused = { $place } non si può usare: { $why }.
errors-storage-unreached = { $place } non è raggiungibile: { $why }. Guarda se è in funzione.
errors-storage-busy = Ora il database è troppo occupato: riprova tra un momento.
errors-storage-served = Un servizio sta usando { $file }: prima fermalo, poi riprova.
errors-storage-replaced = { $file } viene sostituito proprio ora da una copia: riprova quando è fatto.
errors-storage-folder = { $folder } è una cartella: nomina un file al suo interno, per esempio { $file }.
errors-storage-itself = { $file } è il database stesso: nomina un altro file.
errors-storage-no-backup = { $file } è il database stesso: nomina una sua copia.
errors-storage-exists = { $file } esiste già: scegli un altro nome, o sostituiscilo con --overwrite.
errors-storage-nothing = In { $file } non c’è un database: controlla il nome.
errors-storage-empty = { $file } è vuoto: non c’è niente da copiare.
errors-storage-not-empty = { $place } contiene già dei dati: crea un nuovo database con createdb e nomina quello.
errors-storage-not-moved = Non tutte le righe di { $table } sono arrivate, quindi niente è stato spostato: riprova.
errors-storage-bus = Il bus non si può usare: { $why }. Guarda se a questo indirizzo c’è Redis.
errors-storage-foreign = { $file } è un database di un altro programma: scegli un altro file.
errors-storage-newer = { $place } è stato scritto da una Ludoteca più nuova, come versione { $found }, e questa conosce le versioni fino a { $known }: aggiorna Ludoteca, o ripristina una copia di allora.
errors-storage-not-whole = { $file } non sarebbe integro come nuova versione, e resta com’era: segnalalo, per favore.
errors-postgres-readonly = { $place } è in sola lettura: rendilo di nuovo scrivibile, o nomina il server primario.
errors-postgres-full = Il disco di { $place } è pieno: libera spazio, poi riprova.
errors-postgres-crowded = { $place } ha troppe connessioni: permettine di più (max_connections), o avvia meno processi.
errors-postgres-password = { $place } non accetta il nome e la password: guarda l’indirizzo del database.
errors-postgres-user = { $place } non lascia entrare questo utente: guarda l’indirizzo del database e pg_hba.conf.
errors-postgres-none = Non c’è un database { $place }: crealo con createdb, o guarda il nome.
errors-postgres-rights = L’utente non può cambiare { $place }: fa’ che il database sia suo.
errors-postgres-busy = { $place } ora è troppo occupato: riprova tra un momento.
errors-postgres-foreign = { $place } è un database di un altro programma: creane uno solo per Ludoteca.
