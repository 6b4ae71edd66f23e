# The overview before the rules
lanterns-overview-place = Aggiungi una tessera al lago, girata come vuoi.
lanterns-overview-facing = Ognuno prende una lanterna del colore rivolto verso di sé.
lanterns-overview-match = Dove i colori combaciano ricevi una lanterna in più. Una piattaforma aggiunge un gettone Privilegio.
lanterns-overview-sets = Una volta per turno, prima di posizionare, restituisci un set in cambio di onore: quattro di un colore, tre coppie o tutti e sette i colori.
lanterns-overview-exchange = Con due gettoni Privilegio cambi una lanterna con un altro colore.
lanterns-overview-end = Dopo l’ultima tessera ognuno ha un turno finale. Vince chi ha più onore.
