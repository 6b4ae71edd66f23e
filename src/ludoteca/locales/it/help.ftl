# Ciò che dice --help

## Headings and words of every help

help-usage = Uso:
help-usage-options = [OPZIONI]
help-usage-command = COMANDO …
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-default = [predefinito: { $value }]
help-variable = [variabile: { $value }]
help-required = [obbligatorio]
help-word-game = GIOCO
help-word-match = PARTITA
help-word-file = FILE
help-word-name = NOME
help-word-folder = CARTELLA
help-word-day = GIORNO
help-word-language = LINGUA
help-word-number = NUMERO
help-word-text = TESTO
help-word-rule = REGOLA
help-word-row = RIGA
help-word-database = DATABASE
help-word-puzzles = GIOCO|list|make|rate
help-panel-play = Giocare
help-panel-matches = Partite salvate
help-panel-table = Aiuto a un tavolo vero
help-panel-computer = Questo computer
help-panel-host = Gestire un server
help-panel-study = Studiare e misurare

## The command itself

help-ludoteca = Ludoteca: Lanterns e My Shelfie, da giocare e da studiare. Progetto non ufficiale. Prova: **ludoteca play shelfie**
help-option-help = Mostra questo aiuto.
help-option-version = Mostra la versione.
help-option-install-completion = Fa completare alla shell comandi, giochi, livelli e partite salvate.
help-option-show-completion = Mostra ciò che --install-completion installerebbe, per copiarlo o cambiarlo.
help-option-lang = en, it, fr o pl. Predefinita: LUDOTECA_LANG, poi la lingua del sistema.
help-option-json = Scrive JSON, per i programmi.
help-argument-games-game = nome del gioco da spiegare; senza, sono elencati tutti
help-argument-game = nome del gioco; **ludoteca games** li elenca
help-argument-match = un nome da **ludoteca matches**, o un file

## Playing

help-play =
    Gioca una partita nel terminale, o nel browser con --page.

    Se non indichi un gioco, ti viene chiesto. I livelli dei bot, dal più debole al più forte: novice, apprentice, adept (predefinito), artisan, master. L’ultimo indicato prende tutti i posti rimasti. La partita è salvata dopo ogni azione; riprendila con **ludoteca resume**.

    Esempi:

    - **ludoteca play shelfie**
    - **ludoteca play lanterns --with master --with novice**
    - **ludoteca play shelfie --with person** (in due allo stesso terminale)
    - **ludoteca play lanterns -o dealing=start --lang it**
    - **ludoteca play --page --host 0.0.0.0** (anche per gli altri dispositivi della tua rete)
help-argument-play-game = nome del gioco; se manca, ti viene chiesto
help-daily =
    Gioca la partita del giorno: contro lo stesso bot e con le stesse tessere per tutti. Conta la tua prima partita della giornata, che si gioca quindi senza consigli. Puoi interromperla in ogni momento: lo stesso comando la continua. Alla fine vedi che cosa ha fatto il maestro con la stessa distribuzione.

    La giornata comincia a mezzanotte UTC. Con **--server** una partita che conta viene inviata e confrontata con quelle delle persone sul server.

    Esempi:

    - **ludoteca daily lanterns**
    - **ludoteca daily shelfie --server http://127.0.0.1:8000**
    - **ludoteca daily lanterns --date 2026-11-18 --practice**
help-option-date = Un giorno come 2026-11-18; se manca, oggi (UTC). Le partite dei giorni passati sono per allenamento, a meno che tu non le abbia iniziate nel loro giorno.
help-option-practice = Gioca di nuovo la partita per allenamento, con consigli e mosse annullabili.
help-option-deal-server = Indirizzo di un server: invia lì il risultato e lo confronta.
help-learn =
    Gioca una prima partita guidata, riga per riga. Scrivi **show** per vedere che cosa chiede un passo. Con **--exercises** rispondi a domande sugli esempi del regolamento: LA-7 in Lanterns, SH-8 in My Shelfie.

    Esempi:

    - **ludoteca learn lanterns**
    - **ludoteca learn shelfie --step 4 --lang it**
    - **ludoteca learn lanterns --exercises**
help-option-step = Numero del passo, o dell’esercizio, da cui cominciare.
help-option-exercises = Rispondi invece a domande sugli esempi del regolamento: le regole dicono che cosa è giusto e perché.
help-puzzles =
    Risolvi rompicapo, uno dopo l’altro: prima i più facili, senza quelli già risolti. Scrivi **hint** per un suggerimento, **show** per la risposta.

    Con **list** li elenchi; con **make** ne crei di nuovi da partite di bot. Lo stesso comando dà gli stessi rompicapo, e dopo un’interruzione continua. Con **rate** ricalcoli la difficoltà di quelli che hai creato.

    Esempi:

    - **ludoteca puzzles shelfie**
    - **ludoteca puzzles lanterns --kind exact --difficulty 3**
    - **ludoteca puzzles shelfie --puzzle turn-2-0**
    - **ludoteca puzzles list lanterns**
    - **ludoteca puzzles make lanterns --kind exact --count 100 --seed 7**
    - **ludoteca puzzles rate lanterns --kind exact**
help-argument-puzzles = il gioco di cui risolvere i rompicapo, oppure **list**, **make** o **rate**; senza, ti viene chiesto
help-argument-puzzles-game = con **list**, **make** o **rate**: il gioco
help-option-puzzle-kind = Solo questo tipo: exact (senza più caso), best (la mossa migliore), turn (cosa rende di più adesso), reader (quale obiettivo personale; My Shelfie).
help-option-puzzle-difficulty = Solo questa difficoltà, da 1 (molto facile) a 5 (molto difficile).
help-option-puzzle = Un rompicapo, con il nome da **ludoteca puzzles list**.
help-option-puzzle-count = Con make: quanti crearne.
help-option-players = Numero di posti, compreso il tuo.
help-option-with = Chi altro gioca, in senso orario da te: un livello, o person per qualcuno accanto a te.
help-option-seat = Il tuo posto, contando da 0.
help-option-seed = Ripete una partita: stesso seme, stesse tessere.
help-option-option = Un’opzione del tavolo, come nome=valore; **ludoteca games** le elenca.
help-option-from = Comincia da una posizione in un file.
help-option-plain = Riga per riga, senza colori: per pipe e lettori di schermo.
help-option-mono = Niente colori, solo lettere e linee; come NO_COLOR.
help-option-pace = Durata minima in secondi della mossa di un bot, per poterla seguire.
help-option-page = Avvia la pagina e la apre nel browser; senza browser, ne mostra l’indirizzo.
help-option-page-host = Dove ascolta la pagina (sottintende --page); con 0.0.0.0 possono giocare anche gli altri dispositivi della tua rete.
help-option-page-port = La porta della pagina (sottintende --page). Predefinita: 8000, o la prima libera dopo di essa.
help-join =
    Unisciti a un tavolo su un server. Lo stesso link ti riporta al tuo posto in ogni momento.

    Con il solo indirizzo di un server vedi i tavoli aperti e i tuoi (in JSON con --json). Con --new apri lì un tavolo: ricevi un link per ogni persona che inviti, e la partita comincia quando ci sono tutti. Ogni server si ricorda di te.

    Esempi:

    - **ludoteca join http://127.0.0.1:8000**
    - **ludoteca join http://127.0.0.1:8000 --new lanterns --with person --with adept**
    - **ludoteca join http://127.0.0.1:8000/table/fegqx5vpstvs**
    - **ludoteca join 'http://127.0.0.1:8000/table/fegqx5vpstvs#invitation=…' --name NOME**
help-watch =
    Guarda un tavolo su un server, senza vedere tessere o obiettivi nascosti.

    Esempio:

    - **ludoteca watch http://127.0.0.1:8000/table/fegqx5vpstvs**
help-argument-link = link di un tavolo, invito, o indirizzo di un server
help-option-name = Il nome che vedono gli altri.
help-option-new = Apre lì un nuovo tavolo di questo gioco.
help-option-new-with = Chi altro gioca, in senso orario da te: un livello, o person per qualcuno che inviti.
help-option-public = Chiunque può unirsi o guardare.
help-option-clock = Tempo per pensare: minute (1 minuto per turno), minutes (3 minuti per turno), bank (10 minuti a testa), days (3 giorni per turno) o none (senza limiti).

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
    Rivedi una partita passo per passo; nella modalità a righe la leggi dall’inizio alla fine.

    Esempi:

    - **ludoteca replay match.json**
    - **ludoteca replay shelfie-20261116-201500 --plain**
help-export =
    Scrivi una partita salvata come JSON: per conservarla, inviarla o continuarla altrove.

    Una partita non finita contiene il suo seme: chi ha il file può scoprire tutte le tessere che verranno.

    Esempi:

    - **ludoteca export lanterns-20261116-201500 domenica.json**, poi altrove **ludoteca import domenica.json**
help-argument-export-target = il file da scrivere, o - per l’output standard
help-option-overwrite = Sostituisce il file se esiste.
help-import =
    Aggiungi alle partite salvate quella di un file, dopo averla rigiocata per controllarla.

    Codice d’uscita 1: la partita non segue le regole. Codice 2: il file non si può leggere.

    Esempio:

    - **ludoteca import domenica.json**, poi **ludoteca resume** o **ludoteca replay**
help-argument-import-source = una partita come JSON, o - per l’input standard
help-verify =
    Dimostra che una partita finita ha seguito le regole, e che le tessere vengono dal seme il cui hash è stato pubblicato all’inizio.

    Codice d’uscita 1: la partita non è valida. Codice 2: il file non si può leggere.

    Esempio:

    - **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
help-argument-verify-source = una partita finita: JSON, - per l’input standard, o un nome
help-option-promise = Lo SHA-256 che hai annotato all’inizio. Predefinito: quello nel file.
help-analyse =
    Mostra perché una partita è finita così: le probabilità di vittoria di ognuno, quanto è costata ogni decisione, che cosa ha portato la fortuna, e i momenti decisivi con la mossa migliore.

    Per ogni posto tre numeri si sommano: la fortuna, gli errori propri e i regali degli altri. Una decisione è giudicata solo in base a ciò che si poteva sapere. Le probabilità sono stime: sotto i due punti una differenza non significa nulla. Un’analisi interrotta continua da dove si era fermata.

    Esempi:

    - **ludoteca analyse shelfie-20261116-201500**
    - **ludoteca analyse match.json --picture chances.svg**
    - **ludoteca analyse match.json --retry**
help-option-picture = Disegna le probabilità in questo file PNG o SVG.
help-option-quick-analysis = Dà solo uno sguardo a ogni posizione; dura meno di un secondo.
help-option-retry = Riprova gli errori delle persone di questa partita, riga per riga, con le risposte nascoste.
help-option-analysis-iterations = Quanto a lungo cercare per ogni decisione.
help-option-analysis-seed = Seme dell’analisi: lo stesso seme dà lo stesso risultato.
help-option-points = Numero massimo di momenti decisivi.

## At a real table

help-games =
    Elenca i giochi e le loro opzioni. Con il nome di un gioco lo spiega: gli autori, che cosa fa ogni opzione e che cosa scrivere.

    Esempio:

    - **ludoteca games lanterns**
help-rules =
    Mostra il regolamento numerato di un gioco, o una sua regola.

    Esempi:

    - **ludoteca rules lanterns LA-3.4**
    - **ludoteca rules shelfie --lang it**
help-argument-rule = numero, come LA-3.4 o LA-3, o una parola da cercare
help-score =
    Calcola e spiega i punti di una partita a un tavolo vero.

    Esempi:

    - **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C gatti, B libri, G giochi, F cornici, T trofei, P piante, un punto per uno spazio vuoto)
    - **ludoteca score shelfie "Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1" "Bruno ..... ..... CC... CCB.. CCBTT GGGTT / 2 / 8"** (una riga per persona, prima chi ha iniziato: nome, libreria, obiettivo personale, poi le tessere Punteggio degli obiettivi comuni, e 1 per la tessera Fine Partita)
    - **ludoteca score lanterns "Ada 10 8 4 / 2 / 5" "Bruno 9 9 4 / 1"** (gettoni Dedica, poi gettoni Privilegio e carte rimasti)
help-argument-rows = righe di una libreria, dall’alto, o una riga per persona; o dall’input standard
help-option-goal = Numero della carta obiettivo personale.
help-show =
    Disegna una posizione.

    Esempio:

    - **ludoteca show position.json --seat 1**
help-argument-position = una posizione come JSON, o - per l’input standard
help-option-eyes = Mostra ciò che vede questo posto. Predefinito: il posto di turno.

## This computer

help-doctor =
    Controlla che tutto funzioni: librerie, regole compilate, dati, pagina e terminale.

    Codice d’uscita 1: qualcosa non va, e la sua riga dice che cosa fare.

    Esempi:

    - **ludoteca doctor**
    - **ludoteca doctor --json**
help-option-quiet = Mostra solo ciò che richiede attenzione.
help-warm =
    Compila subito le regole, per esempio mentre si costruisce un’immagine. Più giochi sono compilati allo stesso tempo.

    Esempio:

    - **ludoteca warm lanterns**
help-argument-warm-games = giochi da compilare; se mancano, tutti
help-option-warm-all = Compila anche ciò che serve alla ricerca: lotti e partite simulate.

## For hosts

help-serve =
    Avvia un server con la pagina, i tavoli per le persone e i bot. I dati sono in un file, o in PostgreSQL per più processi.

    Fermalo con Ctrl-C: tutto ciò che è confermato è salvato, e le partite continuano quando il server torna.

    Esempi:

    - **ludoteca serve**
    - **ludoteca serve --host 0.0.0.0 --port 8000 --data club.sqlite3**
    - dietro un proxy con https: **ludoteca serve --secure --proxy 127.0.0.1**
    - ognuno di più processi: **ludoteca serve --port 8001 --database postgresql://ludoteca@db/ludoteca --bus redis://bus**
help-option-data = Il file con tutti i dati; creato se non c’è.
help-option-database = Un database PostgreSQL al posto del file, per più processi.
help-option-bus = Redis, che collega più processi.
help-option-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete.
help-option-port = Porta su cui ascoltare.
help-option-origin = Un’altra origine le cui pagine possono usare il server, come https://example.org.
help-option-proxy = L’indirizzo di un proxy di cui si accetta X-Forwarded-For.
help-option-host-name = Un nome con cui si può usare il server, come play.example.org; si può ripetere. Predefinito: qualsiasi nome.
help-option-metrics = Chi può leggere /metrics: un indirizzo, una rete o un token di almeno 16 caratteri; si può ripetere. Predefinito: questo computer.
help-option-secure = Cookie solo via https.
help-option-limits = Limita le richieste. Disattiva i limiti solo per misurare.
help-option-thinkers = Bot che pensano allo stesso tempo. Predefinito: tutti i core meno uno.
help-option-workers = I bot pensano in processi separati: ludoteca worker.
help-option-bot-pace = Durata minima in secondi della mossa di un bot.
help-option-open = Apre la pagina nel browser.
help-worker =
    Pensa per i bot di un server i cui processi sono stati avviati con **--workers**. Avvia quanti worker vuoi, su qualsiasi macchina.

    A un worker serve solo Redis: ogni compito contiene ciò che sa il posto del bot e niente di più. Puoi fermare un worker in ogni momento: un altro worker, o il server stesso, prende il suo posto.

    Esempio:

    - **ludoteca worker --bus redis://bus**, e **ludoteca serve --workers --bus redis://bus --database postgresql://ludoteca@db/ludoteca**
help-option-worker-thinkers = Bot che pensano allo stesso tempo. Predefinito: uno per core.
help-backup =
    Salva in un file tutti i dati di un server, anche mentre si gioca.

    Il backup è un’istantanea del database, controllata prima di ricevere il suo nome: ogni backup che trovi è completo. Tienilo segreto come il database: contiene i semi delle partite in corso.

    Esempio:

    - **ludoteca backup domenica.backup**
    - ogni notte: **ludoteca backup --overwrite /mnt/disk/ludoteca.backup**
help-argument-backup-target = il file da scrivere
help-option-kept-data = Il database del server. Predefinito: LUDOTECA_DATA, poi il file del server in funzione, poi il file nella tua cartella dei dati.
help-restore =
    Sostituisci il database di un server con un backup. Prima ferma il server.

    Il backup è controllato prima di modificare qualcosa, e il vecchio file resta accanto al nuovo. Le partite in corso continuano dal backup; il tempo trascorso nel frattempo non conta per nessuno.

    Esempio:

    - **ludoteca restore domenica.backup**
help-argument-backup-source = un file creato da **ludoteca backup**
help-move-data =
    Sposta tutti i dati dal file di un server in un database PostgreSQL. Prima ferma il server.

    Si sposta tutto o niente, e il file resta com’è. Poi avvia il server con **--database**: le partite continuano, link e accessi restano validi, e il tempo trascorso nel frattempo non conta per nessuno.

    Esempio:

    - **createdb ludoteca**, poi **ludoteca move-data postgresql://ludoteca@localhost/ludoteca**
help-argument-empty-database = un database vuoto, come postgresql://ludoteca@localhost/ludoteca
help-openapi =
    Mostra il contratto OpenAPI del server, con i messaggi del socket fra gli schemi.

    Esempio:

    - **ludoteca openapi > openapi.json**
help-reports =
    Mostra le segnalazioni dalle chat, prima le più recenti.

    Esempio:

    - **ludoteca reports --data club.sqlite3**

## To study and to measure

help-arena =
    Fai incontrare i giocatori in molte partite, e scopri quale è migliore e con quale certezza.

    Un giocatore è un nome, se vuoi con un budget per decisione: **flat@5000** pensa per 5000 iterazioni, **master@0.25s** per 0,25 secondi di CPU di un core, così una macchina occupata non cambia nulla. Ogni distribuzione è giocata una volta per ogni rotazione dei posti. Con più giocatori che posti si incontrano tutte le combinazioni; con meno, l’ultimo indicato prende i posti rimasti. Dopo un’interruzione, lo stesso comando continua; con più partite, le aggiunge.

    Due giocatori: **ludoteca arena lanterns --players greedy,random --matches 200**

    Uno contro tre: **ludoteca arena shelfie --players greedy,random --seats 4**

    Un’opzione e un seme: **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**

    Il tuo bot contro tutti i livelli: **ludoteca arena lanterns --player mybot.py:MyBot --player novice --player adept --seats 2 --schedule gauntlet**

    Un programma in qualsiasi linguaggio: **ludoteca arena lanterns -p random --player 'program:sh examples/bot.sh'**
help-option-arena-players = Giocatori, separati da virgole: master,flat@5000,greedy.
help-option-arena-player = Un giocatore in più, anche tuo: bot.py:MyBot, openspiel-ismcts@50, 'program:sh bot.sh'.
help-option-arena-matches = Partite per ogni formazione, arrotondate per eccesso a giri interi.
help-option-schedule = robin (tutti contro tutti), gauntlet (il primo contro tutti gli altri) o swiss.
help-option-stages = Turni di un torneo svizzero. Predefinito: abbastanza per trovare il migliore.
help-option-limit = Secondi per la decisione di un giocatore esterno.
help-option-arena-seats = Posti a ogni tavolo. Predefinito: uno per giocatore.
help-option-arena-seed = Un altro seme dà altre distribuzioni.
help-option-arena-jobs = Partite contemporanee. Predefinito: una per core.
help-option-ray = Gioca su un cluster Ray: il suo indirizzo, auto, o local per avviarne uno qui.
help-option-arena-out = Cartella dei risultati. Predefinita: una nuova in arena/.
help-leaderboard =
    Organizza un piccolo torneo aperto: gioca le partite che mancano e scrive la classifica.

    La cartella contiene **contest.toml**, con il gioco e gli iscritti: giocatori di Ludoteca, classi Python o programmi in qualsiasi linguaggio. Gli iscritti si affrontano a coppie (o a tavoli con più posti) e giocano le stesse distribuzioni da ogni posto, così la fortuna è uguale per tutti. La classifica (**leaderboard.md**, **leaderboard.json**) riporta la quota di vittorie di ogni iscritto con il suo intervallo al 95%.

    Dopo un’interruzione, lo stesso comando continua. Se aggiungi o cambi un iscritto, si giocano solo le sue partite.

    Per iniziare: **ludoteca leaderboard contest --new lanterns**

    Aggiungi un iscritto a contest/contest.toml, poi: **ludoteca leaderboard contest**
help-argument-contest = La cartella del torneo.
help-option-new-contest = Crea la cartella con un contest.toml per questo gioco.
help-train =
    Impara un gioco giocando contro sé stesso: meno di un’ora per un gioco su due core.

    La cartella conterrà i pesi (weights.npz), come sono nati (training.json) e la curva di apprendimento (training.svg). Copia i pesi nella cartella del gioco, e tutti i livelli giocheranno con quelli. Dopo un’interruzione, lo stesso comando continua.

    Esempio:

    - **ludoteca train shelfie --players 2,3,4 --matches 240000,120000,240000**
help-option-train-players = Dimensioni del tavolo, separate da virgole.
help-option-train-matches = Un numero per tutte le dimensioni, o uno per ciascuna, separati da virgole.
help-option-train-seed = Un altro seme dà un altro addestramento.
help-option-train-jobs = Dimensioni contemporanee. Predefinito: una per core.
help-option-train-out = Cartella dell’addestramento. Predefinita: training/GIOCO.
help-site =
    Scrivi la pagina come sito statico: una cartella che qualsiasi host web può pubblicare, alla radice o in un’altra cartella.

    Chi visita il sito gioca ai due giochi contro bot di ogni livello, o in compagnia su un solo dispositivo. Tutto viene calcolato nel browser e le partite restano lì; dopo la prima visita il sito funziona senza rete. Non c’è un server, quindi niente inviti, account o punteggi.

    La documentazione è nella cartella docs. Ripeti il comando dopo un aggiornamento: sostituisce i file scritti prima e non ne tocca altri.

    Esempi:

    - **ludoteca site public**
    - **python -m http.server --directory public** lo mostra su questo computer
help-argument-site-folder = La cartella da scrivere: nuova, vuota, o già scritta da questo comando.
help-new-game =
    Crea un gioco tuo: un piccolo pacchetto da giocare, provare e modificare.

    Il nuovo gioco è un tris per due giocatori. Funziona subito nel terminale, sulla pagina, con i bot e negli strumenti di ricerca, e supera i test che ogni gioco deve superare. Cambia il regolamento, le regole e i testi, uno dopo l’altro. docs/tutorials/your-own-game.md mostra ogni passo, docs/game-contract.md elenca che cosa deve promettere un gioco.

    Senza installare il pacchetto, indica la cartella con il codice: **LUDOTECA_GAMES=pebbles/src ludoteca play pebbles**.

    Esempi:

    - **ludoteca new-game pebbles**
    - **ludoteca new-game tic_tac games/tic_tac**
help-argument-new-game-name = Il nome del gioco: lettere minuscole, con un trattino basso fra le parole.
help-argument-new-game-folder = La cartella da creare. Predefinita: il nome del gioco.
help-generate =
    Gioca molte partite e scrivile come dati di addestramento, una riga per decisione.

    Ogni riga contiene ciò che sapeva il posto di turno, che cosa era lecito, che cosa ha fatto, le probabilità di ogni posto e come è finita la partita; docs/data.md descrive le colonne. Dopo un’interruzione, lo stesso comando continua.

    Esempi:

    - **ludoteca generate lanterns --matches 100000**
    - **ludoteca generate shelfie -n 3 -f jsonl -p greedy**
help-option-generate-matches = Numero di partite; puoi aggiungerne altre in seguito.
help-option-format = parquet o jsonl.
help-option-who = Il giocatore per tutti i posti: un livello, greedy, random, master@200.
help-option-generate-players = Numero di giocatori.
help-option-other-seed = Un altro seme dà altre partite.
help-option-jobs = Processi contemporanei. Predefinito: uno per core.
help-option-out = Cartella dei risultati.
help-study =
    Studia quanto è equilibrato un gioco: posti, fonti di punti, traguardi, durate, pareggi, e l’effetto di ogni opzione.

    Per ogni numero di giocatori si gioca con le opzioni predefinite, e con ogni opzione cambiata da sola. Decine di migliaia di partite richiedono qualche minuto. Dopo un’interruzione, lo stesso comando continua; con più partite, le aggiunge.

    Esempi:

    - **ludoteca study lanterns**
    - **ludoteca study shelfie --matches 10000 --player adept**
help-option-study-matches = Partite per ogni combinazione di dimensione del tavolo e opzioni, arrotondate per eccesso a multipli di 250.
help-bench =
    Misura regole, giocatori, ambienti e server: decisioni e mosse per secondo di CPU, ritardi, memoria, avvii.

    Misura su una macchina senza altro carico. Il server gira su un core, e il suo carico su un altro.

    Gli ambienti sono misurati accanto a quelli di PettingZoo e OpenSpiel, se sono installati (li installa make bench).

    Esempi:

    - **ludoteca bench --only rules**
    - **ludoteca bench --only service --plot load.svg**
help-option-only = **rules**, **players**, **environments**, **service**, **moves** o **starts**. Predefinito: tutto.
help-option-plot = Disegna in questo file SVG come si comporta il server con più tavoli attivi.
help-option-bench-database = Un database PostgreSQL vuoto, per misurare **moves** anche lì.
help-option-beside = Un altro clone di Ludoteca, preparato con make, per misurare **moves** anche lì, per esempio prima di una modifica.
