# Words that stand everywhere
page-announcements = Che cosa succede
page-close = Chiudi
page-cancel = Non ora
page-save = Salva
page-send = Invia
page-copy = Copia
page-share = Condividi
page-copied = Il link è copiato.
page-not-copied = Il browser non permette di copiare: seleziona il link e copialo tu.
page-menu = Menu
page-home = Ludoteca, pagina iniziale
page-to-start = Pagina iniziale
page-rules = Regole
page-rules-of = Regole di { $game }
page-rule = Regola { $rule }
page-lost = A questo indirizzo non c’è niente.

# Settings
page-settings = Impostazioni
page-name = Il tuo nome
page-name-kept = D’ora in poi ti chiami così.
page-name-who = Chi sei?
page-language = Lingua
page-theme = Chiaro o scuro
page-theme-light = Passa al chiaro
page-theme-dark = Passa allo scuro
page-auto = Automatico
page-light = Chiaro
page-dark = Scuro
page-speed = Animazioni
page-slow = Lente
page-normal = Normali
page-fast = Veloci
page-none = Nessuna
page-confirming = Conferma ogni turno
page-confirming-why = Niente viene inviato prima del tuo sì.
page-letters = Lettere accanto ai colori
page-letters-why = Ogni colore e oggetto mostra anche la sua lettera.
page-sounds = Suoni
page-letter-keys = Tasti lettera
page-letter-keys-why = S, G, L, M e H rispondono a domande al tavolo.
page-notifications = Notifiche
page-notifications-why = Quando tocca a te e guardi altrove.
page-notifications-denied = Il browser non permette le notifiche per questa pagina.

# The start page
page-what-to-play = A che cosa giochiamo?
page-press-play = Premi Gioca e il tavolo è pronto.
page-no-account = Niente account, niente domande.
page-opens-soon = Il tavolo si aprirà appena sarà tutto pronto.
page-play = Gioca
page-invite = Invita
page-same-device = Stesso dispositivo
page-same-device-why = Vi passate un solo dispositivo: i segreti restano coperti mentre cambia mani.
page-more = Altro
page-players = Giocatori
page-people = Persone
page-bots = Bot
page-and-bots = E bot
page-player = Giocatore { $number }
page-begin = Comincia
page-lay-table = Un tavolo di { $game }
page-lay = Apparecchia il tavolo
page-who-plays = Chi gioca con te
page-invited-person = Una persona invitata
page-person-here = Qualcuno a questo dispositivo
page-name-of = Nome del giocatore { $number }
page-bot-of = Bot: { $level }
page-clock = Orologio
page-clock-none = Nessuno
page-clock-minute = 1 minuto a turno
page-clock-minutes = 3 minuti a turno
page-clock-bank = 10 minuti a partita
page-clock-days = 3 giorni a turno
page-public = Tavolo pubblico
page-public-why = Chiunque può unirsi o guardare.
page-rated = Classificata
page-rated-why = Il risultato conta per la classifica di tutti; niente consigli né mosse ritirate.
page-chat-why = Chi è al tavolo può scriversi.
page-my-tables = I tuoi tavoli
page-open-tables = Unisciti o guarda
page-no-open-tables = Nessun tavolo pubblico ora. Apparecchiane uno.
page-finished-tables = Finite
page-seats-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
page-watch = Guarda
page-join = Unisciti
page-join-by-link = Unisciti con un link
page-join-by-link-why = incolla quello che ti ha mandato un amico
page-join-link = Il link che hai ricevuto
page-join-unreadable = Questo non è un link a un tavolo.

# While the server starts
page-preparing = Sto preparando { $games }
page-preparing-games = Sto preparando i giochi
page-preparing-players = Sto preparando bot e consigli
page-once = Succede una volta sola.
page-preparing-once = Succede una volta sola, dopo un’installazione o un aggiornamento.
page-starting = Il server si sta avviando
page-time-minutes =
    { $count ->
        [one] ancora circa un minuto
       *[other] ancora circa { $count } minuti
    }
page-time-seconds =
    { $count ->
        [one] ancora circa un secondo
       *[other] ancora circa { $count } secondi
    }
page-time-few = ancora pochi secondi
page-time-almost = quasi pronto
page-ready = Si può giocare.
page-failed = Il server non è riuscito ad avviarsi
page-failed-why = Chi lo gestisce trova il motivo nel log del server. Questa pagina andrà avanti da sola appena il server sarà in funzione.
page-offline = Il server non risponde
page-offline-why = Forse è spento, oppure manca la connessione. Questa pagina andrà avanti da sola appena il server risponderà.

# Levels of bots
page-level-novice = Novizio
page-level-apprentice = Apprendista
page-level-adept = Esperto
page-level-artisan = Artigiano
page-level-master = Maestro
page-level-novice-why = Un primo avversario gentile: vincono anche i bambini.
page-level-apprentice-why = Conosce il gioco, ma qualcosa gli sfugge.
page-level-adept-why = Valuta bene e quasi non guarda avanti.
page-level-artisan-why = Guarda avanti e punisce gli errori.
page-level-master-why = Il più forte: pensa fino a un secondo per mossa.

# Before the match
page-table-laid = Il tavolo è pronto
page-waiting-for =
    { $count ->
        [one] Un posto è ancora libero: invita qualcuno o fai giocare un bot.
       *[other] { $count } posti sono ancora liberi: invita qualcuno o fai giocare dei bot.
    }
page-all-seated = Sono tutti seduti.
page-seat-open = Posto libero
page-seat-free = aspetta qualcuno
page-seat-of = Chi gioca al posto { $number }
page-sit-here = Siediti qui
page-you = tu
page-bot = bot
page-here = presente
page-not-here = assente
page-absent = se n’è andato
page-fill-and-begin = Comincia con i bot ({ $level })
page-put-away = Sparecchia
page-get-up = Alzati
page-host-begins = L’ospite darà inizio alla partita.
page-come-by-link = Questo tavolo non è pubblico: serve un invito.
page-invited = C’è un posto per te al tavolo
page-invited-why = Come ti devono chiamare gli altri?
page-sit-down = Entra
page-playing-as = Sei { $name }
page-invite-why = Chi apre questo link si siede qui. Vale una volta, su qualsiasi dispositivo.
page-invite-watch = Invita a guardare
page-invite-watch-why = Chi apre questo link può guardare la partita, senza vedere i segreti di nessuno.
page-invite-link = Link
page-invite-qr = Codice QR del link
page-invite-text = Giochi con me?

# At the table
page-connecting = Collegamento
page-reconnecting = Ricollegamento …
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-thinking = { $name } sta pensando
page-board = Tavolo
page-beside = Accanto al tavolo
page-log = Mosse
page-log-empty = Non è ancora successo niente.
page-log-jump = Guarda questo momento
page-log-and-chat = Mosse e chat
page-chat = Chat
page-chat-empty = Saluta.
page-chat-off = Qui non si parla.
page-chat-mute = Silenzia
page-chat-muted = Non leggerai più { $name }.
page-chat-report = Segnala
page-chat-report-reason = Segnalato al tavolo
page-chat-reported = Chi gestisce questa casa lo guarderà.
page-say = Di’ qualcosa di gentile …
page-phrases = Frasi pronte
page-phrase-hello = Ciao!
page-phrase-good_luck = Buona fortuna!
page-phrase-nice_move = Bella mossa!
page-phrase-well_played = Ben giocato!
page-phrase-thanks = Grazie!
page-phrase-sorry = Scusa!
page-phrase-thinking = Fammi pensare …
page-phrase-hurry = Andiamo avanti?
page-phrase-again = Un’altra?
page-phrase-bye = A presto!
page-seats = Chi è al tavolo
page-watching =
    { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }
page-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
page-pass-device = Passa il dispositivo a { $name }
page-pass-device-why = Ciò che è segreto resta coperto finché non ci sei tu.
page-i-am = Sono { $name }
page-no-table = Questo tavolo non c’è, oppure non è pubblico e non hai un invito.
page-gone = Il servizio ha chiuso questo tavolo per questa pagina.
page-no-drawing = Questa pagina non sa disegnare quel gioco.
page-line-undo = { $name } ha ritirato una mossa
page-line-resign = { $name } si è arreso
page-line-leave = { $name } ha lasciato il tavolo
page-line-return = { $name } è tornato
page-line-expire = { $name } ha finito il tempo
page-line-refuse = { $name } ha detto di no

# Looking back
page-looking-back = Uno sguardo indietro
page-position = { $entry } di { $of }
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-play-on = Riproduci
page-pause = Pausa
page-back-to-now = Torna ad adesso
page-away =
    { $count ->
        [one] È successa una cosa mentre non c’eri.
       *[other] Sono successe { $count } cose mentre non c’eri.
    }
page-show-me = Fammi vedere

# Asking the others
page-ask-undo = Ritira la mia ultima mossa
page-ask-substitute = Fai continuare un bot
page-ask-substitute-why = { $name } se n’è andato. Quale bot continua?
page-ask-end = Finisci senza risultato
page-left = { $name } ha lasciato il tavolo.
page-you-left = Hai lasciato il tavolo.
page-come-back = Torna
page-asked-undo = { $name } vuole ritirare una mossa.
page-asked-end = { $name } vuole finire la partita senza risultato.
page-asked-substitute = { $name } propone un bot ({ $level }) al posto di { $of }.
page-agree = D’accordo
page-disagree = No
page-take-back-question = Lascia stare
page-resign = Arrenditi
page-resign-sure = Ti arrendi?
page-resign-why = Un bot continua al tuo posto e tu arrivi ultimo.
page-resign-why-rated = Un bot continua al tuo posto e tu arrivi ultimo; conta per la classifica.
page-leave = Lascia il tavolo
page-leave-sure = Te ne vai davvero?
page-leave-why = Per tornare più tardi basta chiudere la pagina. Se te ne vai, gli altri possono continuare con un bot.
page-leave-why-rated = A un tavolo classificato andarsene è arrendersi. Per tornare più tardi basta chiudere la pagina.
page-end-sure = Finire la partita?
page-end-why = Se tutti sono d’accordo, la partita finisce senza risultato.
page-end-why-rated = Se tutti sono d’accordo, la partita finisce senza risultato e non conta.

# Hints
page-hint = Consiglio
page-hint-thinking = La casa sta pensando …
page-hint-chance = { $win } di vincere, circa { $points } punti
page-hint-play = Giocala
page-hint-more =
    { $count ->
        [one] un altro motivo
       *[other] altri { $count } motivi
    }

# Keys
page-keys = Tasti
page-key-s = Punteggio
page-key-g = Obiettivi
page-key-l = Ultima mossa
page-key-m = Che cosa posso fare
page-key-h = Consiglio
page-key-command = Scrivi una mossa
page-key-help = Questo aiuto
page-keys-more = Le frecce si muovono sul tavolo, Invio o Spazio scelgono, Esc rimette a posto.
page-command = Una mossa, come la scrive il registro

# The end
page-over = Partita finita
page-you-won = Hai vinto!
page-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
page-ended-resigned = La partita è finita per una resa.
page-ended-time = La partita è finita per il tempo.
page-ended-ended = La partita è stata chiusa senza risultato.
page-count = Come si sommano i punti
page-me = Tu
page-total = Totale
page-tie-break = A pari punti decide ciò che le regole dicono dei pareggi.
page-skip = Salta
page-rematch = Rivincita
page-rematch-awaited = Il tavolo è di nuovo pronto: ti aspettano.
page-replay = Rivedi
page-look-at-board = Guarda il tavolo
page-result = Risultato

# Replay
page-eyes = Visto da
page-eyes-none = chi guarda
page-to-begin = All’inizio
page-to-end = Alla fine
page-scrub = Momento della partita
page-share-position = Condividi questa posizione
page-replay-speed = Velocità
page-not-finished = Questa partita non è ancora finita.
page-download = Scarica la partita

# Rules page
page-search-rules = Cerca nelle regole
page-rules-found =
    { $count ->
        [0] nessuna regola lo dice
        [one] una regola
       *[other] { $count } regole
    }
page-contents = Indice
page-back = Indietro

# Refusals, by their code
page-refused-offline = Il servizio non è raggiungibile ora.
page-refused-http = Quello che risponde lì non è una Ludoteca: controlla l’indirizzo.
page-refused-lost = Il collegamento è caduto un attimo. Riprova.
page-refused-stale = Qualcuno è stato più veloce: guarda di nuovo e scegli.
page-refused-turn = Non tocca a te.
page-refused-time = Il tuo tempo è scaduto.
page-refused-over = La partita è finita.
page-refused-phase = Ora non è possibile.
page-refused-unreadable = Questa non è una mossa di questo gioco.
page-refused-watching = Stai guardando: può farlo solo chi è seduto al tavolo.
page-refused-ask = Serve l’accordo degli altri.
page-refused-asked = C’è già una domanda aperta.
page-refused-rated = A un tavolo classificato non è possibile.
page-refused-slow_down = Un po’ più piano, per favore.
page-refused-taken = Qualcun altro l’ha già: scegline un altro.
page-refused-invitation = Per questo tavolo serve un invito valido.
page-refused-table = Questo tavolo non c’è, oppure non è pubblico e non hai un invito.
page-refused-host = Può farlo solo l’ospite del tavolo.
page-refused-illegal = Le regole non lo permettono.
page-refused-name = Questo nome non va bene: da 1 a 24 lettere di una sola scrittura, cifre, spazi.
page-refused-seat = Questo non è il tuo posto.
page-refused-absent = La persona di questo posto ha lasciato il tavolo.
page-refused-undo = Non c’è niente da ritirare.
page-refused-failed = Qualcosa è andato storto nel servizio. Riprova.
page-refused-text = Questo testo non si può inviare.
page-refused-game = Qui questo gioco non c’è.
page-refused-chat = A questo tavolo non c’è la chat.
page-refused-match = Questa partita non c’è.
