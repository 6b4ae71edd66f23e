# Che cosa scrive e rifiuta il comando daily
commands-daily-title = { $game }, partita del { $day }
commands-daily-practicing = Questa partita è di allenamento: non conta, e puoi chiedere consigli e annullare mosse.
commands-daily-none = { $game } non ha partite del giorno: ci vuole un gioco per due.
commands-daily-early = La partita del { $day } non è ancora disponibile: oggi è il { $today } (UTC).
commands-daily-first = Conta la tua prima partita della giornata, e non è ancora finita. Gioca prima quella: { $command }
commands-daily-server = Per il confronto con le persone di un server: { $command }
commands-daily-not-sent = Questa partita non è stata inviata: conta solo la prima della giornata, se è iniziata quel giorno (UTC).
commands-daily-practice = Per allenarti sulla stessa partita: { $command }
