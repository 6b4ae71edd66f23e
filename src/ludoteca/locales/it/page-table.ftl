# What the page needs only at a table and in a replay; it is loaded with them

page-table-fill-and-begin = Inizia con i bot ({ $level })
page-table-get-up = Lascia il posto
page-table-host-begins = In attesa che chi ha aperto il tavolo dia inizio alla partita.
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
page-table-chat-reported = Grazie. Chi gestisce il server è stato avvisato.
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
page-table-show-me = Fammi vedere
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
page-table-keys-more = Le frecce spostano sulla plancia, Invio o Spazio seleziona, Esc annulla la selezione.
page-table-rematch-awaited = Rivincita? Gli altri ti aspettano.
page-table-look-at-board = Mostra la plancia
page-table-eyes = Punto di vista
page-table-eyes-none = Spettatore
page-table-to-begin = All’inizio
page-table-to-end = Alla fine
page-table-scrub = Posizione nella partita
page-table-share-position = Condividi questa posizione
page-table-replay-speed = Velocità
page-table-not-finished = Questa partita non è ancora finita.
