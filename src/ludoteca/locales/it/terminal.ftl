# Ludoteca nel terminale

## Partite salvate

terminal-saved = La partita è salvata. Per continuare: { $command }
terminal-look-back = Per riguardarla: { $replay } — le svolte: { $analyse }
terminal-no-matches = Nessuna partita salvata. Per iniziarne una: ludoteca play
terminal-nothing-waits = Nessuna partita aspetta di continuare. Per iniziarne una: ludoteca play
terminal-no-match-in = { $file } non è una partita scritta da Ludoteca.
terminal-no-such-match = Nessuna partita è salvata come «{ $name }», e non c’è un file così. ludoteca matches le elenca.
terminal-state-over = finita
terminal-state-waits = azioni giocate: { $count }

## Riga per riga

terminal-welcome = Scrivi help per saperne di più.
terminal-help =
    Domande:
      moves testo             le azioni possibili (quelle che contengono il testo)
      what AZIONE             che cosa porterebbe un’azione
      hint                    le azioni migliori, con le probabilità e i motivi
      undo                    riprendi la tua ultima azione
      show, score, goals      il tavolo, i punti, gli obiettivi
      log                     che cosa è successo
      rule NUMERO             una regola del regolamento, o tutte quelle con una parola
      help                    questo aiuto
      quit                    fermati qui; la partita resta salvata
terminal-help-chat =
    Con gli altri:
      say TESTO               di’ qualcosa a tutti
      yes, no                 rispondi a una domanda
terminal-moves-all = Mosse: { $moves }
terminal-moves-some = { $count } mosse, per esempio: { $moves }
terminal-no-move = Nessuna azione possibile contiene «{ $text }».
terminal-no-rule = Nessuna regola ha questo numero o contiene «{ $text }».
terminal-what = Scrivi: what AZIONE
terminal-refused = Non si può. { $why }
terminal-undone = Ripresa.
terminal-nobody-asked = Nessuno ha chiesto niente.
terminal-press-enter = Premi Invio quando ci sei.
terminal-yes-or-no = Rispondi yes (sì) o no.
terminal-sense-gain = guadagno
terminal-sense-threat = piano
terminal-sense-denial = ostacolo
terminal-sense-gift = regalo

## A tutto schermo

terminal-menu-resume = Continua: { $game } con { $names }
terminal-menu-keys = ↑ ↓ e Invio scelgono, Esc torna indietro; anche con il mouse.
terminal-key-help = Aiuto
terminal-key-hint = Suggerimento
terminal-key-undo = Annulla
terminal-key-deeds = Altre mosse
terminal-key-log = Diario
terminal-key-rules = Regole
terminal-key-type = Scrivi
terminal-key-zoom = Zoom
terminal-key-chat = Di’
terminal-key-quit = Esci
terminal-key-play = Gioca
terminal-key-score = Punti
terminal-key-goals = Obiettivi
terminal-key-moves = Che cosa posso fare
terminal-key-back = Indietro
terminal-key-eyes = Altri occhi
terminal-key-walk = Un passo
terminal-key-ends = Inizio, fine
terminal-key-run = Avvia, pausa
terminal-keys-more = Ogni mossa si fa anche con il mouse: un clic, un altro clic per girare o riordinare, poi Invio o un clic su ciò che porterebbe. Esc chiude questa finestra.
terminal-enter = Invio la gioca
terminal-told = { $name }: { $what }
terminal-find-rule = Un numero o una parola
terminal-type-here = Una mossa o una domanda, come riga per riga; help dice di più
terminal-too-small = Questo terminale è troppo piccolo: servono { $width } × { $height }. Riga per riga si gioca ovunque: ludoteca play --plain

## At a service

terminal-key-table = Tavolo
terminal-help-parting =
    Per smettere davvero:
      resign                  arrenditi; un bot continua al tuo posto
      leave                   lascia il tavolo; gli altri decidono come continuare
      end                     chiedi agli altri di finire senza risultato
terminal-sure = Davvero? Allora scrivi: { $words }
terminal-leave-why = Per tornare più tardi basta premere q. Se te ne vai, gli altri possono continuare con un bot.
terminal-leave-why-rated = A un tavolo classificato andarsene è arrendersi. Per tornare più tardi basta premere q.
terminal-again = Scrivi again per rigiocare con le stesse persone; Invio esce.
terminal-rematch-join = Premi t per unirti a loro.
terminal-waiting = In attesa dell’inizio. Ctrl-C esce; il posto resta tuo.
terminal-who = Ci sono: { $names }
terminal-no-tables = Nessun tavolo pubblico al momento, e nessuno tuo.

## Looking at a match again

terminal-chances = probabilità di vincere
terminal-turns = Svolte della partita:
terminal-no-turns = Nessuna azione è costata molto.
terminal-turn = { $ply }: { $name } ha giocato { $action } e perso { $loss } di probabilità
terminal-better = meglio: { $action }
