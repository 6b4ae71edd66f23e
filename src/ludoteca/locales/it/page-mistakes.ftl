# Imparare dai propri errori

page-mistakes-title = I miei errori
page-mistakes-lead = Trova una mossa migliore nelle posizioni delle tue partite. Una posizione è a posto quando la prima risposta è giusta in due giorni diversi.
page-mistakes-learn-count = Impara dai miei errori ({ $count })

## Una posizione

page-mistakes-place = Posizione { $number } di { $count }
page-mistakes-task = Hai giocato: { $action } ({ $cost } di probabilità di vittoria). Trova una mossa migliore.
page-mistakes-judging = Valuto la tua mossa…
page-mistakes-best = Giusto! È la mossa migliore.
page-mistakes-close = Giusto! Vale quanto la mossa migliore, o quasi.
page-mistakes-worse = Non ancora. Costo rispetto alla mossa migliore: { $cost } di probabilità di vittoria. Riprova.
page-mistakes-same = È la mossa della partita. Provane un’altra.
page-mistakes-answer = La mossa migliore: { $action }
page-mistakes-show = Mostra la risposta
page-mistakes-next = Avanti
page-mistakes-finish = Fine
page-mistakes-leave = Esci
page-mistakes-again = Ancora una volta
page-mistakes-result = Giuste al primo tentativo: { $right } su { $count }
page-mistakes-unreadable = Questa posizione non si può mostrare con le regole attuali.

## Gli errori di una partita

page-mistakes-looking = Cerco i tuoi errori: { $done }
page-mistakes-none-here = In questa partita nessuna tua mossa è stata un errore. Ben giocato!
page-mistakes-not-mine = Non hai giocato in questa partita.

## Il mazzo

page-mistakes-open = Da imparare
page-mistakes-today = Per oggi
page-mistakes-mastered = A posto
page-mistakes-practice = Allenati ({ $count })
page-mistakes-practice-all = Allenati su tutte quelle da imparare
page-mistakes-tomorrow = Per oggi è tutto. Le posizioni da imparare torneranno a contare domani.
page-mistakes-empty = Ancora nessun errore. Si raccolgono quando apri l’analisi di una tua partita.
page-mistakes-scan = Esamina le mie ultime partite
page-mistakes-scanning = Partita { $number } di { $count }: { $done }
page-mistakes-scanned =
    { $count ->
        [0] Nessun nuovo errore trovato
        [one] Un nuovo errore trovato
       *[other] { $count } nuovi errori trovati
    }
page-mistakes-stop = Ferma
page-mistakes-game = Gioco
page-mistakes-all-games = Tutti i giochi
page-mistakes-against = { $mark } contro { $names }, mossa { $ply }
page-mistakes-right-once = giusta una volta
page-mistakes-try = Prova
page-mistakes-delete = Elimina
page-mistakes-delete-all = Elimina tutte
page-mistakes-delete-sure = Eliminare tutte queste posizioni?
page-mistakes-delete-why = Non torneranno, nemmeno se riapri l’analisi.
