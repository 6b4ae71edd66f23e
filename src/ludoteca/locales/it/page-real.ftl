# Al tavolo vero: preparazione, domande e foglio segnapunti.

page-real-title = Al tavolo vero
page-real-tools = Strumenti
page-real-setup = Preparazione
page-real-ask = Posso?
page-real-score = Punteggio
page-real-players = Giocatori

## Preparazione

page-real-setup-lead = Spunta ogni passo man mano.
page-real-setup-done =
    { $count ->
        [one] { $count } su { $all }
       *[other] { $count } su { $all }
    }
page-real-setup-again = Ricomincia

## Domande

page-real-ask-questions = Domande frequenti
page-real-ask-tap = Tocca il tavolo
page-real-ask-lead = Cerca, oppure tocca una domanda.
page-real-ask-search = Cerca tra le domande
page-real-ask-none = Nessuna domanda trovata. Prova nelle regole numerate.
page-real-ask-rules = Tutte le regole
page-real-yes = Sì
page-real-no = No

## Il foglio segnapunti

page-real-name = Nome del giocatore { $number }
page-real-player = Giocatore { $number }
page-real-counting = Carico le regole…
page-real-no-engine = Ora non è possibile caricare le regole. Il foglio resta salvato; la pagina riprova da sola.
page-real-winner = Vince { $names }
page-real-winners = Vittoria condivisa: { $names }
page-real-incomplete = Punti senza obiettivi personali. Scegli l’obiettivo personale di ognuno per vedere chi vince.
page-real-clear = Svuota il foglio
page-real-clear-sure = Svuotare il foglio?
page-real-clear-why = I risultati conservati restano.
page-real-keep = Conserva il risultato
page-real-kept = Risultati conservati
page-real-kept-now = Risultato conservato su questo dispositivo
page-real-remove = Elimina questo risultato
page-real-open = Apri il foglio
page-real-share = Condividi
page-real-shared = Link copiato. Apre questo foglio su qualsiasi dispositivo.
page-real-bad-link = Questo link non contiene un foglio segnapunti leggibile.
page-real-from-link = Hai aperto un foglio da un link o dalle tue partite. Quello che stavi compilando è conservato.
page-real-back-to-mine = Torna al mio foglio
page-real-why = Come si sommano i punti
page-real-more = Uno in più
page-real-less = Uno in meno
