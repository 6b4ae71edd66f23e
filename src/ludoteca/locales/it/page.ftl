# Words used everywhere
page-announcements = Annunci
page-close = Chiudi
page-cancel = Annulla
page-save = Salva
page-copy = Copia
page-share = Condividi
page-copied = Link copiato.
page-not-copied = Il browser non permette di copiare da qui: seleziona il link e copialo a mano.
page-menu = Menu
page-home = Ludoteca, pagina iniziale
page-to-start = Pagina iniziale
page-learn = Impara
page-rules = Regole
page-rules-of = Regole di { $game }
page-daily = Partita del giorno
page-real-of = { $game } al tavolo vero
page-puzzles-of = Rompicapo di { $game }
page-docs = Documentazione
page-docs-away = Documentazione (solo online)
page-rule = Regola { $rule }
page-lost = A questo indirizzo non c’è nessuna pagina.
page-update = C’è una nuova versione di Ludoteca. Ricarica la pagina per continuare.
page-reload = Ricarica
page-unloaded = Non è stato possibile caricare questa schermata. Senza rete funziona solo se era già salvata.

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
page-at-once-why = Per esperti: senza Conferma; una tessera posizionata non si può più ruotare.
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
page-static = Senza account e senza server: contro i bot, o insieme su un solo dispositivo.
page-static-why = Questa copia non ha un server: le partite restano su questo dispositivo.
page-opens-soon = Il tavolo si aprirà appena sarà tutto pronto.
page-play = Gioca
page-invite = Invita
page-same-device = Stesso dispositivo
page-same-device-why = Giocate a turno su un solo dispositivo. Ciò che è segreto resta coperto mentre ve lo passate.
page-more = Opzioni
page-players = Giocatori
page-people = Persone
page-bots = Bot
page-and-bots = Bot in più
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
page-chat-why = Chi gioca a questo tavolo può scrivere agli altri.
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
page-offline-play = Puoi comunque giocare contro i bot e su un solo dispositivo. Tavoli aperti, inviti e punteggi tornano da soli.
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
page-seat-open = Posto libero
page-program = programma
page-you = tu
page-bot = bot
page-invited = Hai ricevuto un invito!
page-playing-as = Giochi come { $name }
page-guest = Ospite { $number }

# At the table
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-chat = Chat

# The end
page-over = Partita finita
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
page-replay = Rivedi
page-analysis = Analisi

# Replay
page-download = Scarica la partita

# Refusals, by their code
page-refused-offline = Il server non è raggiungibile al momento.
page-refused-http = A questo indirizzo non c’è un server Ludoteca.
page-refused-lost = La connessione si è interrotta per un attimo. Riprova.
page-refused-slow_down = Un po’ più piano, per favore.
page-refused-name = Questo nome non si può usare. Un nome ha da 1 a 24 caratteri: lettere di un solo alfabeto, cifre e spazi.
page-refused-failed = Qualcosa è andato storto sul server. Riprova.
