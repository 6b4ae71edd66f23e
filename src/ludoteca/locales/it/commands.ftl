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
commands-which-game = Di’ quale gioco: ludoteca play { $games }
commands-no-player = Non c’è nessun giocatore «{ $player }». Ci sono: { $players }.
commands-bad-option = Un’opzione si scrive nome=valore, per esempio rulebook=english; non «{ $text }».
commands-no-such-option = { $game } non ha un’opzione «{ $option }». Ci sono: { $options }.
commands-bad-choice = L’opzione { $option } è { $choices }, non «{ $value }».
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
commands-no-json = { $file } non è JSON: { $why }.
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
commands-compiling = Compilo { $game } per questa macchina: { $part }
commands-page-not-built = La pagina non è stata costruita (lo fa make page), quindi giochi qui.
commands-no-browser = Qui non c’è un browser, quindi giochi nel terminale.
commands-page-opens = Ludoteca è a { $address } e si apre nel browser. Ctrl-C la chiude.
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
commands-doctor-built-unseen = costruita; qui non c’è un browser, quindi giochi nel terminale
commands-doctor-no-screen = qui niente schermo intero, riga per riga funziona; lingue { $languages }
commands-doctor-screen = { $size }; lingue { $languages }
commands-doctor-too-small = lo schermo intero vuole 80 × 24
