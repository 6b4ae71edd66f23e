# Ciò che dice --help

## Headings and words of every help

help-usage = Uso:
help-usage-options = [OPZIONI]
help-usage-command = COMANDO …
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-default = [di solito: { $value }]
help-variable = [ambiente: { $value }]
help-required = [necessario]
help-word-game = GIOCO
help-word-match = PARTITA
help-word-file = FILE
help-word-folder = CARTELLA
help-word-language = LINGUA
help-word-number = NUMERO
help-word-text = TESTO
help-word-rule = REGOLA
help-word-row = RIGA
help-word-database = DATABASE
help-panel-play = Per giocare
help-panel-matches = Partite giocate o in attesa
help-panel-table = A un tavolo vero
help-panel-computer = Questo computer
help-panel-host = Per chi ospita
help-panel-study = Per studiare e misurare

## The command itself

help-ludoteca = Ludoteca: Lanterns e My Shelfie, da giocare e da studiare. Progetto non ufficiale. Prova: **ludoteca play shelfie**
help-option-help = Mostra questo aiuto.
help-option-version = Mostra la versione.
help-option-install-completion = Fa completare alla shell comandi, giochi, livelli e partite salvate.
help-option-show-completion = Mostra ciò che --install-completion installerebbe, per copiarlo o cambiarlo.
help-option-lang = en, it, fr o pl; altrimenti LUDOTECA_LANG, altrimenti quella del sistema.
help-option-json = Scrive JSON, per i programmi.
help-argument-game = il suo nome; **ludoteca games** li elenca
help-argument-match = un nome da **ludoteca matches**, o un file

## Playing

help-play =
    Gioca una partita nel terminale, o con --page nel browser.

    Senza un gioco ti viene chiesto. I programmi sono, dal più gentile al più forte: novice, apprentice, adept (se non ne nomini nessuno), artisan, master. L’ultimo nominato prende tutti i posti che restano. La partita è salvata dopo ogni azione: **ludoteca resume** la riprende.

    Esempi:

    - **ludoteca play shelfie**
    - **ludoteca play lanterns --with master --with novice**
    - **ludoteca play shelfie --with person** (in due allo stesso terminale)
    - **ludoteca play lanterns -o dealing=start --lang it**
    - **ludoteca play --page --host 0.0.0.0** (anche per gli altri dispositivi della tua rete)
help-argument-play-game = il suo nome; se manca, ti viene chiesto
help-option-players = Numero di posti, compreso il tuo.
help-option-with = Chi altro gioca, in senso orario da te: un livello, o person per qualcuno accanto a te.
help-option-seat = Il tuo posto, contando da 0.
help-option-seed = Ripete una partita: stesso seme, stesse tessere.
help-option-option = Un’opzione del tavolo, come nome=valore; **ludoteca games** le elenca.
help-option-from = Comincia dal file di una posizione.
help-option-plain = Riga per riga, senza colori: per pipe e lettori di schermo.
help-option-mono = Nessun colore, solo lettere e linee; come NO_COLOR.
help-option-pace = I secondi che un programma impiega almeno, per poterlo seguire.
help-option-page = Avvia la pagina e aprila nel browser; senza browser, scrivi il suo indirizzo.
help-option-page-host = Dove ascolta la pagina (sottintende --page); con 0.0.0.0 possono giocare anche gli altri dispositivi della tua rete.
help-option-page-port = La porta della pagina (sottintende --page): 8000 se non ne indichi una. Se è occupata, la prima libera dopo di essa.
help-join =
    Siediti a un tavolo di un servizio e gioca lì; con lo stesso link torni al tuo posto quando vuoi.

    Con il solo indirizzo del servizio sono elencati i tavoli aperti e i tuoi (con --json per i programmi). Con --new vi si apparecchia un tavolo: vedi il link per ogni persona che inviti, e la partita comincia appena ci sono tutti. Chi sei resta ricordato per ogni servizio.

    Esempi:

    - **ludoteca join http://127.0.0.1:8000**
    - **ludoteca join http://127.0.0.1:8000 --new lanterns --with person --with adept**
    - **ludoteca join http://127.0.0.1:8000/table/fegqx5vpstvs**
    - **ludoteca join 'http://127.0.0.1:8000/table/fegqx5vpstvs#invitation=…' --name NOME**
help-watch =
    Guarda un tavolo di un servizio; non vedi i segreti di nessuno.

    Esempio:

    - **ludoteca watch http://127.0.0.1:8000/table/fegqx5vpstvs**
help-argument-link = il link di un tavolo, un invito, o il solo servizio
help-option-name = Come ti chiamano gli altri.
help-option-new = Apparecchia là un nuovo tavolo di questo gioco.
help-option-new-with = Chi altro gioca, in senso orario da te: un livello, o person per qualcuno che inviti.
help-option-public = Chiunque può sedersi o guardare.
help-option-clock = Tempo per pensare: minute (1 a turno), minutes (3 a turno), bank (10 a partita), days (3 giorni a turno) o none (nessuno).

## Matches

help-matches =
    Elenca le partite salvate su questo computer, prima l’ultima giocata.

    Esempi:

    - **ludoteca matches**
    - **ludoteca matches --json**
help-resume =
    Riprendi una partita salvata: l’ultima che hai giocato, o una per nome.

    Esempi:

    - **ludoteca resume**
    - **ludoteca resume lanterns-20261116-201500 --plain**
help-replay =
    Guarda una partita passo per passo; riga per riga, raccontala dall’inizio alla fine.

    Esempi:

    - **ludoteca replay match.json**
    - **ludoteca replay shelfie-20261116-201500 --plain**
help-export =
    Scrivi una partita salvata come JSON: per conservarla, mandarla, continuarla altrove.

    Una partita non finita contiene il suo seme: chi ha il file può conoscere ogni tessera che verrà.

    Esempi:

    - **ludoteca export lanterns-20261116-201500 domenica.json**, poi altrove **ludoteca import domenica.json**
help-argument-export-target = il file da scrivere, o - per l’output standard
help-option-overwrite = Sostituisce il file se esiste.
help-import =
    Tieni fra le tue una partita da un file, dopo averla rigiocata una volta per vedere se è valida.

    Codice d’uscita 1: non è una partita secondo le regole. Codice 2: il file non si può leggere.

    Esempio:

    - **ludoteca import domenica.json**, poi **ludoteca resume** o **ludoteca replay**
help-argument-import-source = una partita come JSON, o - per l’input standard
help-verify =
    Dimostra che una partita finita ha seguito le regole, con le tessere promesse all’inizio.

    Codice d’uscita 1: la partita non regge. Codice 2: il file non si può leggere.

    Esempio:

    - **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
help-argument-verify-source = una partita finita: JSON, - per l’input standard, o un nome
help-option-promise = Lo SHA-256 che hai annotato all’inizio; altrimenti quello nel file.
help-analyse =
    Mostra le probabilità di vittoria di ognuno lungo una partita, e le svolte con la mossa migliore.

    Le probabilità sono ciò che può sapere chi guarda, stimate dal programma più forte e mediate su un giro: qualche punto percentuale non significa nulla. Con più secondi guarda più a fondo.

    Esempi:

    - **ludoteca analyse shelfie-20261116-201500**
    - **ludoteca analyse match.json --picture chances.svg**
help-option-picture = Disegna le probabilità in questo PNG o SVG.
help-option-seconds = Tempo per pensare a ogni posizione.
help-option-points = Non più di tante svolte.

## At a real table

help-games = Elenca i giochi, le loro opzioni e i loro autori.
help-rules =
    Mostra il regolamento numerato di un gioco, o una sua regola.

    Esempi:

    - **ludoteca rules lanterns LA-3.4**
    - **ludoteca rules shelfie --lang it**
help-argument-rule = un numero come LA-3.4 o LA-3, o una parola da cercare
help-score =
    Conta i punti di un tavolo vero, con la spiegazione.

    Esempio:

    - **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C gatti, B libri, G giochi, F cornici, T trofei, P piante, un punto per una casella vuota)
help-argument-rows = le righe di una libreria, dall’alto; o dall’input standard
help-option-goal = Numero della carta obiettivo personale.
help-show =
    Disegna una posizione.

    Esempio:

    - **ludoteca show position.json --seat 1**
help-argument-position = una posizione come JSON, o - per l’input standard
help-option-eyes = Vista dagli occhi di un posto; altrimenti di chi è di turno.

## This computer

help-doctor =
    Controlla che tutto sia in ordine: che cosa è installato, quale cache, quali dati, se tutto è pronto.

    Codice d’uscita 1: qualcosa non va, e la sua riga dice che cosa fare.

    Esempi:

    - **ludoteca doctor**
    - **ludoteca doctor --json**
help-option-quiet = Dice solo ciò che non è in ordine.
help-warm = Compila i giochi adesso, per esempio mentre si costruisce un’immagine. Più giochi sono compilati insieme.
help-argument-warm-games = quali giochi; tutti se manca
help-option-warm-all = anche ciò che serve ai programmi: lotti e partite simulate

## For hosts

help-serve =
    Offri la pagina e i tavoli per persone e bot, da un solo file di dati; o come uno di molti processi su PostgreSQL.

    Ctrl-C lo ferma: ciò che è confermato è salvato, e tutti continuano quando torna.

    Esempi:

    - **ludoteca serve**
    - **ludoteca serve --host 0.0.0.0 --port 8000 --data club.sqlite3**
    - dietro un proxy con https: **ludoteca serve --secure --proxy 127.0.0.1**
    - ognuno di più processi: **ludoteca serve --port 8001 --database postgresql://ludoteca@db/ludoteca --bus redis://bus**
help-option-data = Il file con tutti i dati; creato se non c’è.
help-option-database = Un database PostgreSQL al posto del file, per più processi.
help-option-bus = Redis, con cui più processi si parlano.
help-option-host = Dove ascoltare; 0.0.0.0 per tutta la rete.
help-option-port = Quale porta.
help-option-origin = Un’altra origine le cui pagine possono usare il servizio, come https://example.org.
help-option-proxy = L’indirizzo di un proxy al cui X-Forwarded-For si crede.
help-option-secure = Cookie solo via https.
help-option-limits = Limiti di frequenza; senza, solo per misurare.
help-option-thinkers = Bot che pensano insieme; altrimenti un core resta libero.
help-option-workers = I bot pensano in processi propri: ludoteca worker.
help-option-bot-pace = I secondi che un bot impiega almeno.
help-option-open = Apre la pagina nel browser.
help-worker =
    Pensa per i bot di un servizio i cui processi sono partiti con **--workers**: su qualsiasi macchina, in qualsiasi numero.

    Gli serve Redis e nient’altro: ogni compito contiene ciò che sa il posto del bot, e niente di più. Si può fermare o uccidere in ogni momento: pensa al suo posto un altro worker, o il servizio stesso.

    Esempio:

    - **ludoteca worker --bus redis://bus**, e **ludoteca serve --workers --bus redis://bus --database postgresql://ludoteca@db/ludoteca**
help-option-worker-thinkers = Bot che pensano insieme; altrimenti uno per core.
help-backup =
    Salva in un file tutto ciò che un servizio conserva, anche mentre si gioca.

    La copia è un solo momento del database, controllata prima di ricevere il suo nome: un backup che c’è è intero. Tienilo segreto come il database: contiene i semi delle partite in corso.

    Esempio:

    - **ludoteca backup domenica.backup**
    - ogni notte: **ludoteca backup --overwrite /mnt/disk/ludoteca.backup**
help-argument-backup-target = il file da scrivere
help-option-kept-data = Il database del servizio; altrimenti LUDOTECA_DATA, altrimenti nella tua cartella dei dati.
help-restore =
    Metti un backup al posto del database di un servizio. Prima ferma il servizio.

    Il backup è controllato prima di toccare qualcosa, e il file sostituito resta accanto al nuovo. Le partite in corso continuano da dove il backup le ha; a nessuno è contato il tempo nel mezzo.

    Esempio:

    - **ludoteca restore domenica.backup**
help-argument-backup-source = un file fatto da **ludoteca backup**
help-move-data =
    Porta tutto dal file di un servizio in un database PostgreSQL. Prima ferma il servizio.

    Arriva tutto o niente; il file resta com’è. Poi avvia il servizio con **--database**: le partite continuano da dov’erano, link e accessi restano validi, e a nessuno è contato il tempo nel mezzo.

    Esempio:

    - **createdb ludoteca**, poi **ludoteca move-data postgresql://ludoteca@localhost/ludoteca**
help-argument-empty-database = uno vuoto, come postgresql://ludoteca@localhost/ludoteca
help-openapi = Stampa il contratto del servizio: OpenAPI, con i messaggi del socket fra gli schemi.
help-reports = Mostra le segnalazioni dalle chat, le più nuove prima.

## To study and to measure

help-arena =
    Fai incontrare i giocatori in molte partite, e vedi chi è migliore e con quale certezza.

    Un giocatore è un nome, con un budget per decisione se vuoi: **flat@5000** pensa per 5000 iterazioni, **master@0.25s** per 0,25 secondi di CPU di un core, così una macchina occupata non cambia nulla. Ogni tavolo è distribuito una volta per ogni rotazione dei posti. Con più giocatori che posti si incontrano tutte le combinazioni; con meno, l’ultimo nominato prende i posti che restano. Interrotto, lo stesso comando continua da dov’era; con più partite, le aggiunge.

    Due giocatori: **ludoteca arena lanterns --players greedy,random --matches 200**

    Uno contro tre: **ludoteca arena shelfie --players greedy,random --seats 4**

    Un’opzione e un seme: **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**

    Il tuo bot contro tutti i livelli: **ludoteca arena lanterns --player mybot.py:MyBot --player novice --player adept --seats 2 --schedule gauntlet**

    Un programma in qualsiasi linguaggio: **ludoteca arena lanterns -p random --player 'program:sh examples/bot.sh'**
help-option-arena-players = Chi si incontra, con virgole: master,flat@5000,greedy.
help-option-arena-player = Uno in più, anche da fuori: bot.py:MyBot, openspiel-ismcts@50, 'program:sh bot.sh'.
help-option-arena-matches = Per ogni formazione, arrotondate a giri interi.
help-option-schedule = robin (tutti contro tutti), gauntlet (il primo nominato contro tutti) o swiss.
help-option-stages = Turni di un torneo svizzero; altrimenti quanti bastano di solito per il migliore.
help-option-limit = Secondi per la decisione di un giocatore da fuori.
help-option-arena-seats = A ogni tavolo; altrimenti uno per giocatore.
help-option-arena-seed = Un altro seme distribuisce altri tavoli.
help-option-arena-jobs = Partite contemporanee; altrimenti una per core.
help-option-ray = Gioca su un cluster Ray: il suo indirizzo, auto, o local per avviarne uno qui.
help-option-arena-out = Cartella dei risultati; altrimenti una nuova sotto arena/.
help-train =
    Impara un gioco giocando contro sé stesso: meno di un’ora per un gioco su due core.

    La cartella contiene poi i pesi (weights.npz), che cosa li ha fatti (training.json) e la curva (training.svg). Copiati nella cartella del gioco, i pesi sono ciò con cui giocano tutti i livelli. Interrotto, lo stesso comando continua da dov’era.

    Esempio:

    - **ludoteca train shelfie --players 2,3,4 --matches 240000,120000,240000**
help-option-train-players = Per quali grandezze di tavolo, con virgole.
help-option-train-matches = Un numero per tutte le grandezze, o uno per ciascuna, con virgole.
help-option-train-seed = Un altro seme, un altro modo d’imparare.
help-option-train-jobs = Grandezze contemporanee; altrimenti una per core.
help-option-train-out = Cartella dell’addestramento; altrimenti training/GIOCO.
help-generate =
    Gioca molte partite e scrivile come dati da cui imparare, una riga per decisione.

    Ogni riga dice che cosa sapeva il posto di turno, che cosa era lecito, che cosa ha fatto, le probabilità di ogni posto e come è finita; docs/data.md descrive le colonne. Interrotto, lo stesso comando continua da dov’era.

    Esempi:

    - **ludoteca generate lanterns --matches 100000**
    - **ludoteca generate shelfie -n 3 -f jsonl -p greedy**
help-option-generate-matches = Quante; altre dopo si aggiungono.
help-option-format = parquet o jsonl.
help-option-who = Chi gioca a tutti i posti: un livello, greedy, random, master@200.
help-option-generate-players = Quanti giocano.
help-option-other-seed = Un altro seme, altre partite.
help-option-jobs = Processi contemporanei; altrimenti uno per core.
help-option-out = Cartella dei risultati.
help-study =
    Studia quanto è equilibrato un gioco: posti, fonti di punti, traguardi, durate, pareggi, e che cosa cambiano le opzioni.

    Ogni numero di giocatori è giocato con le opzioni solite, e con ogni opzione cambiata da sola. Qualche minuto per decine di migliaia di partite; interrotto, lo stesso comando continua da dov’era, e con più partite le aggiunge.

    Esempi:

    - **ludoteca study lanterns**
    - **ludoteca study shelfie --matches 10000 --player adept**
help-option-study-matches = A ogni tavolo: grandezze per opzioni.
help-bench =
    Misura regole, giocatori, ambienti e servizio: decisioni e mosse per secondo di CPU, ritardi, memoria, avvii.

    Misura su una macchina tranquilla. Il servizio gira su un core, e ciò che lo carica su un altro.

    Gli ambienti sono misurati accanto a quelli di PettingZoo e OpenSpiel, dove sono installati (lo fa make bench).

    Esempi:

    - **ludoteca bench --only rules**
    - **ludoteca bench --only service --plot load.svg**
help-option-only = rules, players, environments, service o starts; altrimenti tutto.
help-option-plot = Disegna in questo SVG come cresce il servizio con i tavoli attivi.
