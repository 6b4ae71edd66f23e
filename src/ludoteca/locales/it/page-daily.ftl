page-daily-why = Una partita al giorno, uguale per tutti: stessa distribuzione, stesso avversario. Conta la tua prima partita della giornata.
page-daily-games = Giochi
page-daily-against = Tu contro { $level }.
page-daily-counts = Conta la tua prima partita. Si gioca senza consigli, e le mosse si annullano solo durante il proprio turno.
page-daily-begun = Hai iniziato la partita di oggi.
page-daily-past = Questa giornata è finita. Puoi ancora giocarne la partita per allenamento.
page-daily-given-up = Hai abbandonato questa partita. Puoi allenarti quanto vuoi.
page-daily-won = { $margin ->
    [0] Vittoria allo spareggio
    [one] Vittoria con { $margin } punto di scarto
   *[other] Vittoria con { $margin } punti di scarto
  }
page-daily-lost = { $margin ->
    [0] Sconfitta allo spareggio
    [one] Sconfitta con { $margin } punto di scarto
   *[other] Sconfitta con { $margin } punti di scarto
  }
page-daily-play = Gioca la partita di oggi
page-daily-continue = Continua
page-daily-practice = Gioca per allenamento
page-daily-continue-practice = Continua l’allenamento
page-daily-share = Condividi il risultato
page-daily-copied = Risultato copiato.
page-daily-streak = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
  }
page-daily-next = { $count ->
    [one] Prossima partita tra circa { $count } ora
   *[other] Prossima partita tra circa { $count } ore
  }
page-daily-days = Ultimi sette giorni
page-daily-today = Oggi
page-daily-compare = Come è andata agli altri
page-daily-friends = Solo persone con cui hai giocato
page-daily-rank = Posto
page-daily-player = Giocatore
page-daily-points = Punti
page-daily-margin = Scarto
page-daily-nobody = Qui nessuno ha ancora giocato questa partita.
page-daily-master-plays = Il maestro sta giocando questa partita sul tuo dispositivo…
page-daily-later = Quando avrai giocato, potrai vedere che cosa ha fatto il maestro con questa partita.
page-daily-no-server = Questo sito non ha un server, quindi qui non puoi confrontarti con altre persone.
page-daily-offline = Il server non è raggiungibile. Appena lo sarà di nuovo, il tuo risultato verrà inviato e confrontato.
page-daily-public = Chiunque su questo server vede i nomi e i risultati di questo elenco.
