# Ludoteca nel terminale

## Partite salvate

terminal-saved = La partita è salvata. Per continuare: { $command }
terminal-saved-elsewhere = La partita è salvata in { $file }. Per continuare: { $command }
terminal-nowhere = La partita non si può salvare: né { $folder } né { $here } sono scrivibili. Scegli un altro posto con XDG_DATA_HOME.
terminal-look-back = Per rivederla: { $replay } — i momenti decisivi: { $analyse }
terminal-no-matches = Non ci sono partite salvate. Per iniziarne una: ludoteca play
terminal-nothing-waits = Non ci sono partite da continuare. Per iniziarne una: ludoteca play
terminal-no-match-in = { $file } non è una partita scritta da Ludoteca.
terminal-no-deal-in = { $file } dovrebbe contenere questa partita del giorno, ma non è una partita scritta da Ludoteca. Per ricominciarla, sposta il file in un’altra cartella.
terminal-no-such-match = Nessuna partita salvata si chiama «{ $name }», e non c’è un file con questo nome. ludoteca matches elenca le partite.
terminal-state-over = finita
terminal-state-waits = azioni giocate: { $count }

## Riga per riga

terminal-welcome = Scrivi help per saperne di più.
terminal-help =
    Domande:
      moves testo             le azioni possibili (solo quelle che contengono il testo)
      what AZIONE             che cosa farebbe un’azione
      hint                    le azioni migliori, con le probabilità e i motivi
      undo                    annulla la tua ultima azione
      show, score, goals      il tavolo, i punti, gli obiettivi
      log                     che cosa è successo
      coordinates             mostra le coordinate, come si scrivono, anche nell’elenco delle mosse, o le nasconde
      rule NUMERO             una regola del regolamento, o tutte quelle con una parola
      help                    questo aiuto
      quit                    fermati qui; la partita resta salvata
terminal-help-chat =
    Con gli altri:
      say TESTO               scrivi qualcosa a tutti
      yes, no                 rispondi a una domanda
terminal-moves-all = Mosse: { $moves }
terminal-moves-some = { $count } mosse, per esempio: { $moves }
terminal-no-move = Nessuna azione possibile contiene «{ $text }».
terminal-no-rule = Nessuna regola ha questo numero o contiene «{ $text }».
terminal-what = Scrivi: what AZIONE
terminal-refused = Non si può. { $why }
terminal-undone = Annullata.
terminal-nobody-asked = Nessuno ha chiesto niente.
terminal-press-enter = Premi Invio quando vuoi cominciare.
terminal-yes-or-no = Rispondi yes (sì) o no.
terminal-sense-gain = guadagno
terminal-sense-threat = piano
terminal-sense-denial = ostacolo
terminal-sense-gift = regalo

## A tutto schermo

terminal-menu-resume = Continua: { $game } con { $names }
terminal-menu-keys = ↑ ↓ e Invio per scegliere, Esc per tornare indietro; funziona anche il mouse.
terminal-key-help = Aiuto
terminal-key-hint = Consiglio
terminal-hint-equal = Probabilità e punti valgono se tutti giocano ugualmente bene.
terminal-key-undo = Annulla
terminal-key-deeds = Altre mosse
terminal-key-more = Altro
terminal-key-log = Mosse
terminal-key-rules = Regole
terminal-key-type = Scrivi
terminal-key-zoom = Zoom
terminal-key-chat = Chat
terminal-key-quit = Esci
terminal-key-play = Gioca
terminal-key-score = Punti
terminal-key-goals = Obiettivi
terminal-key-moves = Mosse possibili
terminal-key-back = Indietro
terminal-key-eyes = Punto di vista
terminal-key-walk = Un passo
terminal-key-ends = Inizio, fine
terminal-key-run = Avvia, pausa
terminal-keys-more = Puoi fare ogni mossa anche con il mouse: un clic, un altro clic per girare o riordinare, poi Invio o un clic sull’anteprima. Premi Esc per chiudere.
terminal-missing = Scegli prima che cosa giocare.
terminal-press-deeds = Premi d.
terminal-loading = Carico la partita…
terminal-key-choose = Scegli
terminal-key-analyse = Analizza
terminal-key-coordinates = Coordinate
terminal-look-at-table = Guarda il tavolo
terminal-coordinates =
    { $shown ->
        [yes] Ora la plancia e l’elenco delle mosse mostrano le coordinate, come si scrivono.
       *[no] Le coordinate sono nascoste.
    }
terminal-analyse-later = Puoi analizzare la partita quando è finita, se si è giocata su questo computer.
terminal-analysing = Analizzo la partita: { $done }
terminal-again-or = Scrivi again per la rivincita, replay per rileggere la partita o analyse per i suoi momenti decisivi; premi Invio per uscire.
terminal-enter = Invio la gioca
terminal-told = { $name }: { $what }
terminal-find-rule = Un numero o una parola
terminal-type-here = Una mossa o una domanda, come nella modalità a righe; scrivi help per saperne di più
terminal-too-small = Questo terminale è troppo piccolo: servono { $width } × { $height }. La modalità a righe funziona in ogni terminale: ludoteca play --plain

## At a server

terminal-key-table = Tavolo
terminal-help-parting =
    Per smettere davvero:
      resign                  abbandona la partita; un bot continua al tuo posto
      leave                   lascia il tavolo; gli altri decidono come continuare
      end                     proponi agli altri di chiudere la partita senza risultato
terminal-sure = Confermi? Scrivi: { $words }
terminal-leave-why = Per tornare più tardi basta premere q. Se lasci il tavolo, gli altri possono continuare con un bot.
terminal-leave-why-rated = Lasciare un tavolo con classifica vale come abbandono. Per tornare più tardi basta premere q.
terminal-again = Scrivi again per la rivincita; premi Invio per uscire.
terminal-rematch-join = Premi a per raggiungerli.
terminal-invited = in attesa di risposta
terminal-waiting = In attesa dell’inizio della partita. Premi Ctrl-C per uscire; il posto resta tuo.
terminal-who = Al tavolo: { $names }
terminal-no-tables = Al momento non ci sono tavoli pubblici né tavoli tuoi.
terminal-fair-checked = Distribuzione equa: verificato su questo computer.
terminal-fair-partly = Distribuzione equa, per quanto questo computer può verificare. Per verificare tutta la partita: { $command }
terminal-fair-wrong = Attenzione: la distribuzione non è affidabile. { $why }

## Analysis

terminal-chances = probabilità di vittoria

## Lessons

terminal-learn-welcome = Scrivi un’azione, oppure: help, show (che cosa chiede il passo), rule, back, quit.
terminal-exercises-welcome = Scrivi la risposta o il suo inizio, oppure: help, rule, show (la risposta), skip, quit. L’oggetto della domanda è fra parentesi quadre: è la «cornice dorata» della pagina.
terminal-exercises-place = Esercizio { $number } di { $count }
terminal-exercises-choose = Scegli fra: { $options }
terminal-exercises-done = Risposte giuste: { $right } su { $count }.
terminal-retry-welcome = Scrivi un’azione, oppure: help, show (la risposta), next, quit.
