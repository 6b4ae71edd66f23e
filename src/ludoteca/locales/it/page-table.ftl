# What the page needs only at a table and in a replay; it is loaded with them

page-table-fill-and-begin = Inizia con i bot ({ $level })
page-table-get-up = Lascia il posto
page-table-host-begins = La partita inizia quando lo decide chi ha aperto il tavolo.
page-table-come-by-link = Questo tavolo non è pubblico: serve un invito.
page-table-invited-why = Come dobbiamo chiamarti?
page-table-invite-why = Chi apre questo link prende questo posto. Funziona una volta, su qualsiasi dispositivo.
page-table-invite-watch = Invita a guardare
page-table-invite-watch-why = Chi ha questo link può guardare, senza vedere tessere e obiettivi segreti.
page-table-invite-link = Link
page-table-invite-qr = Codice QR del link
page-table-invite-text = Giochi con me?
page-table-log-empty = Non è ancora successo niente.
page-table-log-jump = Vai a questa mossa
page-table-log-and-chat = Mosse e chat
page-table-chat-empty = Scrivi un saluto.
page-table-chat-off = A questo tavolo la chat è disattivata.
page-table-chat-watching = Qui scrive solo chi gioca.
page-table-chat-mute = Silenzia
page-table-chat-muted = I messaggi di { $name } sono nascosti.
page-table-chat-report = Segnala
page-table-chat-report-reason = Segnalato dal tavolo
page-table-chat-reported = Grazie. Chi gestisce il server riceve la segnalazione.
page-table-pass-device = Passa il dispositivo a { $name }
page-table-pass-device-why = Ciò che è segreto resta coperto finché non premi il pulsante.
page-table-looking-back = Posizioni precedenti
page-table-position = { $entry } di { $of }
page-table-step-back = Un passo indietro
page-table-step-on = Un passo avanti
page-table-play-on = Riproduci
page-table-pause = Pausa
page-table-back-to-now = Torna alla partita
page-table-away =
    { $count ->
        [one] È successa una cosa mentre non c’eri.
       *[other] Sono successe { $count } cose mentre non c’eri.
    }
page-table-show-me = Mostrami
page-table-ask-undo = Annulla mossa
page-table-ask-substitute = Fai subentrare un bot
page-table-ask-substitute-why = { $name } ha lasciato il tavolo. Quale bot subentra?
page-table-ask-end = Interrompi la partita
page-table-you-left = Hai lasciato il tavolo.
page-table-come-back = Torna al tavolo
page-table-hint = Consiglio
page-table-hint-thinking = Cerco una buona mossa…
page-table-hint-chance = Probabilità di vittoria { $win } · circa { $points } punti
page-table-hint-play = Gioca questa mossa
page-table-hint-more =
    { $count ->
        [one] un altro motivo
       *[other] altri { $count } motivi
    }
page-table-keys-more = Con le frecce ti sposti sulla plancia, Invio o Spazio seleziona, Esc annulla la selezione.
page-table-rematch-awaited = Rivincita? Gli altri ti aspettano.
page-table-look-at-board = Mostra la plancia
page-table-eyes = Punto di vista
page-table-eyes-none = Pubblico
page-table-to-begin = All’inizio
page-table-to-end = Alla fine
page-table-scrub = Posizione nella partita
page-table-share-position = Condividi questa posizione
page-table-replay-speed = Velocità
page-table-not-finished = Questa partita non è ancora finita.

# Anywhere at the table
page-table-send = Invia
page-table-bots-busy =
    { $count ->
        [one] I bot sono occupati: c’è una decisione prima di questa
       *[other] I bot sono occupati: ci sono { $count } decisioni prima di questa
    }

# Before the match
page-table-laid = Il tavolo è pronto
page-table-waiting-for =
    { $count ->
        [one] C’è ancora un posto libero: invita qualcuno o fai giocare un bot.
       *[other] Ci sono ancora { $count } posti liberi: invita qualcuno o fai giocare dei bot.
    }
page-table-all-seated = Tutti i posti sono occupati.
page-table-seat-free = in attesa di qualcuno
page-table-seat-of = Chi gioca al posto { $number }
page-table-sit-here = Prendi questo posto
page-table-here = online
page-table-not-here = offline
page-table-absent = ha lasciato il tavolo
page-table-put-away = Chiudi il tavolo
page-table-sit-down = Unisciti

# At the table
page-table-connecting = Connessione in corso…
page-table-reconnecting = Riconnessione…
page-table-thinking = { $name } sta pensando
page-table-board = Plancia
page-table-beside = Accanto alla plancia
page-table-log = Mosse
page-table-say = Scrivi qualcosa di gentile…
page-table-phrases = Frasi pronte
page-table-phrase-hello = Ciao!
page-table-phrase-good_luck = Buona fortuna!
page-table-phrase-nice_move = Bella mossa!
page-table-phrase-well_played = Ben giocato!
page-table-phrase-thanks = Grazie!
page-table-phrase-sorry = Scusa!
page-table-phrase-thinking = Fammi pensare…
page-table-phrase-hurry = Proseguiamo?
page-table-phrase-again = Un’altra partita?
page-table-phrase-bye = A presto!
page-table-seats = Chi è al tavolo
page-table-watching =
    { $count ->
        [one] una persona sta guardando
       *[other] { $count } persone stanno guardando
    }
page-table-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
page-table-i-am = Sono { $name }
page-table-no-table = Questo tavolo non esiste, oppure non è pubblico e non hai un invito.
page-table-gone = Questo tavolo è stato chiuso, oppure non puoi più accedervi.
page-table-no-drawing = Questa pagina non può mostrare quel gioco.
page-table-line-undo =
    { $who ->
        [you] Hai annullato una mossa
       *[other] { $name } ha annullato una mossa
    }
page-table-line-resign =
    { $who ->
        [you] Hai abbandonato
       *[other] { $name } ha abbandonato
    }
page-table-line-leave =
    { $who ->
        [you] Hai lasciato il tavolo
       *[other] { $name } ha lasciato il tavolo
    }
page-table-line-return =
    { $who ->
        [you] Sei di nuovo al tavolo
       *[other] { $name } è di nuovo al tavolo
    }
page-table-line-expire =
    { $who ->
        [you] Hai esaurito il tempo
       *[other] { $name } ha esaurito il tempo
    }
page-table-line-refuse =
    { $who ->
        [you] Hai detto di no
       *[other] { $name } ha detto di no
    }

# Asking the others
page-table-left = { $name } ha lasciato il tavolo.
page-table-asked-undo =
    { $who ->
        [you] Hai chiesto di annullare una mossa.
       *[other] { $name } vuole annullare una mossa.
    }
page-table-asked-end =
    { $who ->
        [you] Hai chiesto di interrompere la partita.
       *[other] { $name } vuole interrompere la partita.
    }
page-table-asked-substitute =
    { $who ->
        [you] Hai proposto un bot ({ $level }) al posto di { $of }.
       *[other] { $name } propone un bot ({ $level }) al posto di { $of }.
    }
page-table-agree = D’accordo
page-table-disagree = No
page-table-resign = Abbandona
page-table-leave = Lascia il tavolo
page-table-keys = Scorciatoie da tastiera

# The end
page-table-you-won = Hai vinto!
page-table-tie-break = Parità di punti: decide la regola per i pareggi.
page-table-to-daily = Alla partita del giorno
page-table-rematch = Rivincita
page-table-rematch-invited = { $name } non ha ancora risposto
page-table-rematch-accepted = { $name } vuole giocare ancora
page-table-rematch-declined = { $name } ha rifiutato
page-table-result = Risultato
page-table-mistakes = Impara dai miei errori
