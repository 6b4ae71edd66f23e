# Posso fare questa dedica o questo cambio? Una risposta al tavolo vero

lanterns-judge-ask = Che cosa vuoi fare?
lanterns-judge-step = In questo turno
lanterns-judge-step-turn = non ho ancora fatto niente
lanterns-judge-step-exchanged = ho cambiato una carta
lanterns-judge-step-dedicated = ho fatto una dedica
lanterns-judge-cards = Le mie carte Lanterna
lanterns-judge-give = Do
lanterns-judge-take = Prendo
lanterns-judge-supply = La riserva ha questo colore
lanterns-judge-favor = I miei gettoni Privilegio
lanterns-judge-yes-exchange = Paga due gettoni Privilegio e cambia la carta.
lanterns-judge-yes-four = Restituisci quattro carte di un colore e prendi il primo gettone Dedica.
lanterns-judge-yes-pairs = Restituisci due carte per ognuno di tre colori e prendi il primo gettone Dedica.
lanterns-judge-yes-seven = Restituisci una carta di ogni colore e prendi il primo gettone Dedica.
