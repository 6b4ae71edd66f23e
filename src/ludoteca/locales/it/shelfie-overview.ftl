# The overview before the rules
shelfie-overview-take = Prendi da una a tre tessere in linea retta. Ognuna deve avere un lato libero.
shelfie-overview-drop = Inseriscile in una colonna della tua libreria, nell’ordine che vuoi.
shelfie-overview-common = Obiettivi comuni: prima li raggiungi, più punti valgono.
shelfie-overview-personal = Il tuo obiettivo personale: metti gli oggetti giusti al posto giusto.
shelfie-overview-groups = Tre o più oggetti uguali vicini danno 2, 3, 5 o 8 punti.
shelfie-overview-end = La prima libreria piena dà un punto e chiude la partita alla fine del giro.
