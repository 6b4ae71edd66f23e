# Ciò che viene rifiutato, e perché

## Games, options, seats

errors-or = { $one } o { $other }
errors-seat = Posto { $seat }
errors-nearest = Intendevi «{ $name }»?
errors-no-game = Il gioco { $game } non c’è. Scegli fra: { $games }.
errors-no-lesson = Per { $game } non c’è una lezione. Scegli fra: { $games }.
errors-empty-game = La cartella di { $game } non contiene un gioco: il suo __init__.py non definisce GAME.
errors-misnamed-game = Il gioco { $game } si chiama { $name } in { $module }. Usa lo stesso nome in entrambi i posti.
errors-broken-game = Il gioco { $game } non si può caricare da { $module } ({ $problem }). Correggi il suo codice o disinstalla il suo pacchetto.
errors-new-game-name = Il nome di un gioco ha da 2 a { $most } lettere minuscole, con un solo trattino basso fra le parole, per esempio { $example }, non { $name }.
errors-new-game-known = C’è già un gioco { $name }. Scegli un altro nome.
errors-new-game-module = In Python c’è già qualcosa che si chiama { $name }, quindi un gioco non può avere questo nome. Scegline un altro, per esempio { $example }.
errors-new-game-folder = { $folder } esiste e non è una cartella vuota. Indica un’altra cartella: ludoteca new-game NOME CARTELLA.
errors-player-count = { $game } è per { $least }–{ $most } giocatori, non per { $count }.
errors-exact-player-count = { $game } è per { $most } giocatori, non per { $count }.
errors-no-option = { $game } non ha un’opzione { $option }. Scegli fra: { $options }.
errors-no-options = { $game } non ha un’opzione { $option }. Non ha opzioni.
errors-bad-choice = L’opzione { $option } di { $game } può essere { $choices }, non { $value }.
errors-choice-players = Con { $players } giocatori l’opzione { $option } di { $game } può essere { $choices }, non { $value }.
errors-no-seat = I posti di questo tavolo vanno da 0 a { $last }: { $seat } non c’è.
errors-no-action = Un’azione di { $game } è un testo o un numero da 0 a { $last }, non { $action }.
errors-no-score-sheet = Per { $game } non c’è un foglio dei punti.
errors-bad-seed = Un seme è un numero intero, 0 o più, o una sequenza di byte, non { $seed }.
errors-long-seed = Un seme ha al massimo { $bits } bit.

## Positions

errors-no-position = Una posizione di { $game } è un oggetto JSON con "game": "{ $name }".
errors-position-options = Le opzioni della posizione sono un oggetto JSON.
errors-position-extra = In una posizione di { $game } non c’è { $name }.
errors-position-lacks = Nella posizione manca { $name }.
errors-position-flag = { $name } nella posizione deve essere true o false, non { $value }.
errors-position-list = { $name } nella posizione deve essere una lista di { $length }, non { $value }.
errors-position-number = { $name } nella posizione deve essere un numero intero da { $least } a { $most }, non { $value }.
errors-position-luck = "luck" nella posizione non è un generatore: toglilo per estrarne uno nuovo.

## Matches in files

errors-no-match = Una partita è un oggetto JSON con "format": "{ $format }".
errors-match-unfinished = Si può scrivere solo una partita finita: fino ad allora il suo seme è segreto.
errors-match-setting = Questa partita non può essere stata preparata così: { $why }
errors-match-again = Impossibile rivedere questa partita: { $why }
errors-match-nested = Questa non è una partita: è annidata troppo in profondità.
errors-match-entry = La voce { $number } non era possibile: { $why }
errors-match-caused = La voce { $number } non ha causato ciò che dice il file: tessere, carte o punti sono stati cambiati.
errors-match-promise = Il seme non corrisponde all’hash pubblicato: il suo SHA-256 è diverso.
errors-fair-record = Il resoconto di come è nato il seme è incompleto o non corrisponde alla partita.
errors-fair-commitment = Il segreto del server non corrisponde al suo impegno, che vincola il tavolo, il gioco e le opzioni.
errors-fair-contribution = Il numero del posto { $seat } non corrisponde al suo impegno, che vincola il tavolo, le opzioni e i posti.
errors-fair-seed = Il seme non deriva dal segreto del server e dai numeri dei giocatori.
errors-fair-own-commitment = L’impegno del server non è quello visto qui prima della partita.
errors-fair-own-number = Nel resoconto manca il numero inviato da qui, o gli impegni non sono quelli mostrati prima.
errors-fair-own-round = Secondo il resoconto questo posto non ha rivelato il suo numero nel tentativo { $round }, oppure il tentativo manca. Da qui il numero è stato inviato: o la connessione è caduta, o il server lo ha escluso.
errors-match-running = La partita nel file non è finita.
errors-match-result = Il risultato nel file non è quello della partita.
errors-match-digest = Il file è stato modificato dopo essere stato scritto: la sua impronta è diversa.
errors-match-differs = { $name } nel file non è ciò con cui la partita è stata preparata.
errors-match-extra = In una partita non c’è { $name }.
errors-match-rules = Questa partita è stata giocata con la versione { $rules } delle regole; qui c’è la versione { $here }.
errors-match-seed = 'seed' deve essere in cifre esadecimali, due per ogni byte.
errors-match-seats = 'seats' e 'people' devono avere la stessa lunghezza.
errors-match-kinds = Una voce è una di queste: { $kinds }, non { $kind }.
errors-match-missing = Manca { $name }.
errors-match-no-text = { $name } deve essere un testo.
errors-match-no-list = { $name } deve essere una lista.
errors-match-no-object = { $name } deve essere un oggetto.
errors-match-no-flag = { $name } deve essere true o false.
errors-match-number = Servono numeri interi da 0 a { $largest }, ma c’è qualcos’altro.
errors-seat-holder = Il posto { $seat } deve essere di una persona oppure di un bot.
errors-no-person = Almeno un posto deve essere di una persona. I bot da soli giocano nell’arena.
errors-clock-none = Un tavolo senza orologio non ha né tempo né incremento.
errors-clock-kind = Un orologio può essere none, move, bank o days, non { $kind }.
errors-clock-amount = Un orologio { $kind } richiede un tempo da 1 a { $most }, non { $amount }.
errors-clock-increment = Un incremento va da 0 a 3600 secondi, e solo con bank.

## What may come next in a match

errors-over = La partita è finita.
errors-entry-kind = Non esistono voci del tipo { $kind }.
errors-entry-count = Questa partita ha { $count } voci: non si può mostrare dopo { $entries }.
errors-seats = I posti di questo tavolo vanno da 0 a { $last }.
errors-time-negative = Il tempo di una decisione non può essere negativo.
errors-seat-left = La persona al posto { $seat } ha lasciato il tavolo.
errors-turn = Tocca al posto { $turn }, non al posto { $seat }.
errors-time-up = Il tempo del posto { $seat } è scaduto.
errors-time-left = Il posto { $seat } ha ancora tempo.
errors-seat-person = Al posto { $seat } non c’è una persona.
errors-undo-ask = Non puoi annullare da te questa mossa: chiedi agli altri.
errors-undo-target = Sono state giocate { $count } azioni: dopo l’annullamento devono restarne meno, non { $to }.
errors-still-asked = Un’altra domanda aspetta ancora una risposta.
errors-question = Una domanda riguarda una di queste cose: { $topics }.
errors-rated-undo = A un tavolo con classifica puoi annullare solo azioni del tuo turno in corso.
errors-rated-end = Questa partita vale per la classifica: continua o abbandona.
errors-nobody-left = Nessuno ha lasciato il posto { $seat }.
errors-nobody-asked = Nessuno ha chiesto niente.
errors-agreed = Hai già accettato.
errors-no-return = Nessuno ha lasciato il posto { $seat }, oppure lo ha preso un bot.

## Players and training

errors-no-player = Il giocatore { $player } non esiste. Scegli fra: { $players }.
errors-bad-budget = Un budget è in secondi, come 0.25s, o in iterazioni, come 5000, non { $budget }.
errors-no-budget = { $player } non guarda avanti e non accetta un budget: scrivi solo { $name }.
errors-unlearned-game = Per { $game } non c’è una valutazione appresa: { $player } non può giocarlo.
errors-unlearned-table = Per { $game } con { $count } giocatori non c’è una valutazione appresa.
errors-nothing-to-decide = La partita è finita: non c’è niente da decidere.
errors-nothing-to-advise = La partita è finita: non ci sono più consigli.
errors-nothing-to-analyze = Non c’è niente da analizzare: la partita non ha mosse.
errors-no-features = { $game } non ha caratteristiche da cui imparare.
errors-training-broken = { $file } non è un addestramento che si possa riprendere. Eliminalo per ricominciare.
errors-training-other = { $file } appartiene a un altro addestramento ({ $training }). Scegli un’altra cartella.
errors-training-table = Non si può giocare a { $game } in { $count }.
errors-training-matches = Un addestramento richiede almeno una partita, non { $count }.
errors-training-sizes = { $matches } numeri di partite non corrispondono a { $tables } dimensioni del tavolo: indica un solo numero, o uno per ciascuna.

## Arenas

errors-arena-no-players = Un’arena richiede dei giocatori, separati da virgole: --players greedy,random
errors-arena-alone = { $player } non ha nessuno contro cui giocare. Indica due giocatori, per esempio: { $command }
errors-arena-twins = { $player } compare due volte: indica ogni giocatore una volta sola, e il numero di posti con --seats.
errors-arena-seats = Questo gioco ha da { $least } a { $most } posti, non { $count }.
errors-arena-schedule = Scegli il calendario fra { $schedules }, non { $schedule }.
errors-arena-swiss = Un torneo svizzero richiede più giocatori dei { $seats } posti di un tavolo.
errors-arena-stages = Solo il torneo svizzero ha dei turni, almeno uno.
errors-arena-limit = Il limite di tempo deve essere maggiore di { $limit } s.
errors-arena-no-matches = Un’arena richiede almeno una partita, non { $count }.
errors-arena-matches = Serve almeno una partita, non { $count }.
errors-arena-jobs = Un’arena richiede almeno un processo, non { $count }.
errors-arena-died = Un processo è terminato inaspettatamente. Le partite già giocate restano: esegui di nuovo lo stesso comando per continuare.
errors-arena-hopeless = L’arena si ferma perché nessuno dei primi giri si è potuto giocare: { $why } (Uno script che avvia un’arena deve racchiuderla in `if __name__ == '__main__':`.)
errors-arena-no-cluster = Nessun cluster Ray risponde a { $address }. Avviane uno con ray start --head, oppure usa local.
errors-arena-format = I dati si possono scrivere come { $formats }, non come { $format }.
errors-arena-no-budget = { $name } non accetta un budget: togli @{ $budget }.
errors-arena-not-loaded = Impossibile caricare { $file }: { $why }
errors-arena-class = { $file } è un file. Indica anche la sua classe: { $players }
errors-arena-no-class = { $file } non ha una classe { $name } con un metodo choose(self, state, dice).
errors-arena-no-file = Il file { $file } non esiste.
errors-arena-no-program = Il programma { $program }, da avviare per { $player }, non esiste.
errors-arena-line = La riga { $number } di { $file } è danneggiata: toglila, o scegli un’altra cartella con --out.
errors-arena-no-results = { $file } non contiene risultati di un’arena: scegli un’altra cartella con --out.
errors-arena-other-version = { $file } contiene i risultati di un’altra arena, giocata con un’altra versione di Ludoteca. Scegli un’altra cartella con --out, o elimina questa.
errors-arena-other = { $file } contiene i risultati di un’altra arena: { $name } è { $found }, non { $wanted }. Scegli un’altra cartella con --out.
errors-arena-other-settings = { $folder } contiene risultati per altre impostazioni ({ $names }). Scegli un’altra cartella con --out, o elimina questa.
errors-arena-more-settings = { $folder } contiene risultati per altre impostazioni (più di queste). Scegli un’altra cartella con --out, o elimina questa.
errors-contest-missing = { $file } non esiste. Crealo con ludoteca leaderboard CARTELLA --new lanterns.
errors-contest-exists = { $file } esiste già: modificalo, o scegli un’altra cartella.
errors-contest-toml = Impossibile leggere { $file }: { $why }
errors-contest-key = { $file }: l’impostazione { $key } non esiste. Impostazioni: { $keys }.
errors-contest-value = { $file }: { $value } non va bene per l’impostazione { $key }.
errors-contest-game = { $file } non indica il gioco: aggiungi game = "lanterns".
errors-contest-entries = { $file } richiede almeno due iscritti sotto [entries], ognuno con un nome e un giocatore: "Il mio bot" = "mybot.py:MyBot"
errors-contest-twins = { $file }: due iscritti hanno lo stesso giocatore { $player }. Indicane uno diverso per ciascuno.
errors-contest-large = { $count } formazioni sono troppe per un torneo; il limite è { $most }. Riduci gli iscritti, o usa due posti.

## Where a server keeps its data

errors-storage-full = Il disco è pieno e { $file } non può crescere. Libera spazio e riprova.
errors-storage-locked = Un altro programma ha bloccato { $file } troppo a lungo. Chiudi quel programma e riprova.
errors-storage-readonly = { $file } non è scrivibile. Controlla a chi appartengono il file e la sua cartella.
errors-storage-unopened = Impossibile aprire { $file }. Controlla che il file e la sua cartella esistano e siano scrivibili.
errors-storage-forbidden = Impossibile leggere { $file }: permesso negato. Esegui il comando come l’utente del server; lo fa deploy/ludoteca-admin.
errors-storage-no-database = { $file } non è un database. Scegli un altro file.
errors-storage-damaged = { $file } è danneggiato. Sostituiscilo con un backup usando ludoteca restore.
errors-storage-disk = Errore del disco durante l’uso di { $file }. Controlla il disco e riprova.
errors-storage-unused = Impossibile usare { $place }: { $why }.
errors-storage-unreached = { $place } non è raggiungibile: { $why }. Controlla che sia in funzione.
errors-storage-busy = Il database è troppo occupato. Riprova fra un momento.
errors-storage-served = Un server sta usando { $file }. Fermalo e riprova.
errors-storage-second-server = Un altro server usa già { $file }. Fermalo, oppure dai a questo un file suo con --data o LUDOTECA_DATA. Per più processi sugli stessi dati serve PostgreSQL (--database e --bus).
errors-storage-replaced = { $file } sta per essere sostituito da un backup. Riprova a operazione conclusa.
errors-storage-folder = { $folder } è una cartella. Indica un file al suo interno, per esempio { $file }.
errors-storage-itself = { $file } è il database stesso. Indica un altro file.
errors-storage-no-backup = { $file } è il database stesso. Indica un suo backup.
errors-storage-exists = { $file } esiste già. Scegli un altro nome, o sostituiscilo con --overwrite.
errors-storage-nothing = In { $file } non c’è un database. Controlla il nome.
errors-storage-which = C’è più di un file di dati. Scegline uno: { $files }
errors-storage-unnamed = In { $file } non ci sono dati. Indica il file di dati del tuo server con --data.
errors-storage-empty = { $file } è vuoto: non c’è niente da copiare.
errors-storage-not-empty = { $place } contiene già dei dati. Crea un nuovo database con createdb e indica quello.
errors-storage-not-moved = Alcune righe di { $table } non sono arrivate, quindi non è stato spostato niente. Riprova.
errors-storage-bus = Impossibile usare il bus: { $why }. Controlla che Redis sia in funzione a questo indirizzo.
errors-storage-no-bus = Il bus non è raggiungibile su { $place }. Controlla che lì sia in funzione Redis.
errors-storage-foreign = { $file } è il database di un altro programma. Scegli un altro file.
errors-storage-newer = { $place } è stato scritto da una Ludoteca più recente, con la versione { $found } dei dati; questa conosce solo le versioni fino alla { $known }. Aggiorna Ludoteca, o ripristina un backup meno recente.
errors-storage-not-whole = Non è stato possibile portare { $file } alla nuova versione senza danni, quindi è rimasto com’era. Segnala il problema, per favore.
errors-postgres-readonly = { $place } è in sola lettura. Rendilo scrivibile, o indica il server primario.
errors-postgres-full = Il disco di { $place } è pieno. Libera spazio e riprova.
errors-postgres-crowded = { $place } ha troppe connessioni. Permettine di più (max_connections), o avvia meno processi.
errors-postgres-password = { $place } non accetta questo nome utente e questa password. Controlla l’indirizzo del database.
errors-postgres-user = { $place } non accetta questo utente. Controlla l’indirizzo del database e pg_hba.conf.
errors-postgres-none = Il database { $place } non esiste. Crealo con createdb, o controlla il nome.
errors-postgres-rights = Questo utente non può modificare { $place }. Rendilo proprietario del database.
errors-postgres-busy = { $place } è troppo occupato. Riprova fra un momento.
errors-postgres-foreign = { $place } è il database di un altro programma. Creane uno per Ludoteca.
