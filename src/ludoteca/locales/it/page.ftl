# Words used everywhere
page-announcements = Annunci
page-close = Chiudi
page-cancel = Annulla
page-save = Salva
page-send = Invia
page-copy = Copia
page-share = Condividi
page-copied = Link copiato.
page-not-copied = Il browser non permette di copiare da qui: seleziona il link e copialo a mano.
page-menu = Menu
page-home = Ludoteca, pagina iniziale
page-to-start = Pagina iniziale
page-rules = Regole
page-rules-of = Regole di { $game }
page-docs = Documentazione
page-rule = Regola { $rule }
page-lost = A questo indirizzo non c’è nessuna pagina.

# Settings
page-settings = Impostazioni
page-name = Il tuo nome
page-name-kept-as = Nome salvato: { $name }
page-name-who = Come ti chiami?
page-language = Lingua
page-theme = Aspetto
page-theme-light = Tema chiaro
page-theme-dark = Tema scuro
page-auto = Automatico
page-light = Chiaro
page-dark = Scuro
page-speed = Animazioni
page-slow = Lente
page-normal = Normali
page-fast = Veloci
page-none = Nessuna
page-at-once = Gioca subito
page-at-once-why = Per esperti: senza Conferma; la tessera posata non si può più ruotare.
page-letters = Lettere sui colori
page-letters-why = Ogni colore e ogni oggetto mostra anche la sua lettera.
page-sounds = Suoni
page-letter-keys = Scorciatoie da tastiera
page-letter-keys-why = S punteggio, G obiettivi, L ultima mossa, M mosse possibili, H consiglio, U annulla.
page-notifications = Notifiche
page-notifications-why = Avvisami quando tocca a me e questa scheda è in secondo piano.
page-notifications-denied = Il browser non permette le notifiche di questa pagina.

# The start page
page-what-to-play = A che cosa giochiamo?
page-press-play = Premi Gioca e si comincia.
page-no-account = Non serve un account.
page-unofficial-why = Ludoteca è un progetto non ufficiale di appassionati, senza legami con autori ed editori. Se un gioco ti piace, compra quello vero.
page-opens-soon = Il tavolo si aprirà appena sarà tutto pronto.
page-play = Gioca
page-invite = Invita
page-same-device = Stesso dispositivo
page-same-device-why = Giocate a turno su un solo dispositivo. Ciò che è segreto resta coperto mentre ve lo passate.
page-more = Opzioni
page-players = Giocatori
page-people = Persone
page-bots = Bot
page-and-bots = Più bot
page-player = Giocatore { $number }
page-begin = Inizia
page-lay-table = Nuova partita a { $game }
page-lay = Apri un tavolo
page-who-plays = Chi altro gioca?
page-invited-person = Qualcuno che inviti
page-person-here = Qualcuno su questo dispositivo
page-name-of = Nome del giocatore { $number }
page-bot-of = Bot: { $level }
page-clock = Orologio
page-clock-none = Nessuno
page-clock-minute = 1 minuto per turno
page-clock-minutes = 3 minuti per turno
page-clock-bank = 10 minuti a testa
page-clock-days = 3 giorni per turno
page-public = Tavolo pubblico
page-public-why = Chiunque può unirsi o guardare.
page-rated = Valida per la classifica
page-rated-why = Il risultato conta per la classifica di chi gioca. Niente consigli e niente mosse annullate.
page-clock-turn = { $time } per turno
page-clock-each = { $time } a testa
page-hints = Consigli ammessi
page-no-hints = Senza consigli
page-bot-for = { $name } (bot)
page-rated-clock = Scegli prima un orologio: le partite valide ne hanno bisogno.
page-rated-account = Le partite valide hanno bisogno di un orologio, e di un account per chi gioca.
page-rated-create = Crea un account o accedi
page-programs = I programmi possono partecipare
page-chat-why = Chi gioca a questo tavolo può scriversi.
page-my-tables = I tuoi tavoli
page-tab-games = Le mie partite
page-tab-leaderboard = Classifica
page-tab-profile = Profilo
page-tab-account = Account
page-open-tables = Unisciti o guarda
page-no-open-tables = Al momento nessun tavolo pubblico. Aprine uno!
page-finished-tables = Finite
page-seats-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
page-watch = Guarda
page-join = Unisciti
page-join-by-link = Unisciti con un link
page-join-by-link-why = incolla il link che hai ricevuto
page-join-link = Link al tavolo
page-join-unreadable = Questo non è un link a un tavolo.

# While the server starts
page-preparing = Sto preparando { $games }
page-preparing-games = Sto preparando i giochi
page-preparing-players = Sto preparando bot e consigli
page-once = Succede una volta sola.
page-preparing-once = Succede una volta sola, dopo un’installazione o un aggiornamento.
page-bots-busy =
    { $count ->
        [one] I bot sono occupati: c’è una decisione prima di questa
       *[other] I bot sono occupati: ci sono { $count } decisioni prima di questa
    }
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
page-no-network = Sei offline
page-no-network-why = Questo dispositivo non ha rete. La pagina andrà avanti da sola appena torna.
page-restarting = Il server si sta riavviando
page-restarting-why = Le tue partite sono al sicuro. La pagina andrà avanti da sola fra un momento.

# Levels of bots
page-level-novice = Novizio
page-level-apprentice = Apprendista
page-level-adept = Esperto
page-level-artisan = Artigiano
page-level-master = Maestro
page-level-novice-why = Tranquillo. Un buon primo avversario: lo battono anche i bambini.
page-level-apprentice-why = Conosce il gioco, ma qualcosa gli sfugge.
page-level-adept-why = Valuta bene, ma quasi non guarda avanti.
page-level-artisan-why = Guarda avanti e punisce gli errori.
page-level-master-why = Il più forte. Pensa fino a un secondo per mossa.

# Before the match
page-table-laid = Il tavolo è pronto
page-waiting-for =
    { $count ->
        [one] C’è ancora un posto libero: invita qualcuno o fai giocare un bot.
       *[other] Ci sono ancora { $count } posti liberi: invita qualcuno o fai giocare dei bot.
    }
page-all-seated = Tutti i posti sono occupati.
page-seat-open = Posto libero
page-seat-free = in attesa di qualcuno
page-program = programma
page-seat-of = Chi gioca al posto { $number }
page-sit-here = Prendi questo posto
page-you = tu
page-bot = bot
page-here = online
page-not-here = offline
page-absent = ha lasciato il tavolo
page-put-away = Chiudi il tavolo
page-invited = Hai ricevuto un invito!
page-sit-down = Entra
page-playing-as = Giochi come { $name }
page-guest = Ospite { $number }

# At the table
page-connecting = Connessione in corso…
page-reconnecting = Riconnessione…
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-thinking = { $name } sta pensando
page-board = Plancia
page-beside = Accanto alla plancia
page-log = Mosse
page-chat = Chat
page-say = Scrivi qualcosa di gentile…
page-phrases = Frasi pronte
page-phrase-hello = Ciao!
page-phrase-good_luck = Buona fortuna!
page-phrase-nice_move = Bella mossa!
page-phrase-well_played = Ben giocato!
page-phrase-thanks = Grazie!
page-phrase-sorry = Scusa!
page-phrase-thinking = Fammi pensare…
page-phrase-hurry = Proseguiamo?
page-phrase-again = Un’altra partita?
page-phrase-bye = A presto!
page-seats = Chi è al tavolo
page-watching =
    { $count ->
        [one] una persona sta guardando
       *[other] { $count } persone stanno guardando
    }
page-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
page-i-am = Sono { $name }
page-no-table = Questo tavolo non esiste, oppure non è pubblico e non hai un invito.
page-gone = Questo tavolo è stato chiuso, oppure non hai più accesso.
page-no-drawing = Questa pagina non può mostrare quel gioco.
page-line-undo =
    { $who ->
        [you] Hai annullato una mossa
       *[other] { $name } ha annullato una mossa
    }
page-line-resign =
    { $who ->
        [you] Hai abbandonato
       *[other] { $name } ha abbandonato
    }
page-line-leave =
    { $who ->
        [you] Hai lasciato il tavolo
       *[other] { $name } ha lasciato il tavolo
    }
page-line-return =
    { $who ->
        [you] Sei di nuovo al tavolo
       *[other] { $name } è di nuovo al tavolo
    }
page-line-expire =
    { $who ->
        [you] Hai esaurito il tempo
       *[other] { $name } ha esaurito il tempo
    }
page-line-refuse =
    { $who ->
        [you] Hai detto di no
       *[other] { $name } ha detto di no
    }

# Looking back

# Asking the others
page-left = { $name } ha lasciato il tavolo.
page-asked-undo =
    { $who ->
        [you] Hai chiesto di annullare una mossa.
       *[other] { $name } vuole annullare una mossa.
    }
page-asked-end =
    { $who ->
        [you] Hai chiesto di interrompere la partita.
       *[other] { $name } vuole interrompere la partita.
    }
page-asked-substitute =
    { $who ->
        [you] Hai proposto un bot ({ $level }) al posto di { $of }.
       *[other] { $name } propone un bot ({ $level }) al posto di { $of }.
    }
page-agree = D’accordo
page-disagree = No
page-resign = Abbandona
page-leave = Lascia il tavolo

# Hints

# Keys
page-keys = Scorciatoie da tastiera

# The end
page-over = Partita finita
page-you-won = Hai vinto!
page-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
page-ended-resigned =
    { $who ->
        [you] Hai abbandonato.
        [other] { $name } ha abbandonato.
       *[unknown] La partita è finita per abbandono.
    }
page-ended-time = Il tempo è scaduto.
page-ended-ended = La partita è stata interrotta.
page-ended-aborted = Qualcuno non ha fatto la prima mossa: la partita non conta.
page-me = Tu
page-total = Totale
page-tie-break = Parità di punti: decide la regola per i pareggi.
page-rematch = Rivincita
page-rematch-invited = { $name } non ha ancora risposto
page-rematch-accepted = { $name } vuole giocare ancora
page-rematch-declined = { $name } ha rifiutato
page-replay = Rivedi
page-result = Risultato

# Replay
page-download = Scarica la partita

# Rules page
page-search-rules = Cerca nelle regole
page-rules-found =
    { $count ->
        [0] nessuna regola trovata
        [one] una regola
       *[other] { $count } regole
    }
page-contents = Indice
page-overview = In breve
page-numbered-rules = Le regole complete
page-back = Indietro

# Refusals, by their code
page-refused-offline = Il server non è raggiungibile al momento.
page-refused-http = A questo indirizzo non c’è un server Ludoteca.
page-refused-lost = La connessione si è interrotta per un attimo. Riprova.
page-refused-stale = Il tavolo è cambiato. Scegli di nuovo.
page-refused-turn = Non tocca a te.
page-refused-time = Il tuo tempo è scaduto.
page-refused-over = La partita è finita.
page-refused-phase = Ora non si può fare.
page-refused-unreadable = Non è una mossa di questo gioco.
page-refused-watching = Chi guarda non può farlo.
page-refused-ask = Serve il consenso degli altri.
page-refused-asked = Un’altra richiesta aspetta ancora una risposta.
page-refused-rated = A un tavolo con classifica non si può fare.
page-refused-hints = A questo tavolo non ci sono consigli.
page-refused-slow_down = Un po’ più piano, per favore.
page-refused-taken = Già occupato: scegli qualcos’altro.
page-refused-invitation = Per questo tavolo serve un invito valido.
page-refused-table = Questo tavolo non esiste, oppure non è pubblico e non hai un invito.
page-refused-host = Può farlo solo chi ha aperto il tavolo.
page-refused-illegal = Le regole non lo permettono.
page-refused-name = Questo nome non si può usare. Un nome ha da 1 a 24 caratteri: lettere di un solo alfabeto, cifre e spazi.
page-refused-seat = Questo non è il tuo posto.
page-refused-absent = Chi occupava questo posto ha lasciato il tavolo.
page-refused-undo = Non c’è niente da annullare.
page-refused-failed = Qualcosa è andato storto nel server. Riprova.
page-refused-text = Questo testo non si può inviare.
page-refused-game = Questo server non ha quel gioco.
page-refused-chat = A questo tavolo la chat è disattivata.
page-refused-match = Questa partita non esiste.
page-refused-account = Un tavolo con classifica ha bisogno di un orologio, e di un account per chi gioca.
