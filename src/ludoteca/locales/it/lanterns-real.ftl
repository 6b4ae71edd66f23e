# Lanterns al tavolo vero.

## Preparazione

lanterns-setup-start = Mettete al centro la tessera Lago iniziale, con il lato rosso verso un giocatore. Scegliete a caso chi è.
lanterns-setup-sides =
    { $players ->
        [2] Sedetevi su due lati diversi della tessera.
        [3] Sedetevi su tre lati diversi della tessera. Un lato resta vuoto.
       *[other] Sedetevi sui quattro lati della tessera.
    }
lanterns-setup-tiles = Mescolate le { $all } tessere Lago. Datene { $hand } a testa, coperte. Formate una pila di pesca di { $stack } e rimettete { $out } nella scatola senza guardarle.
lanterns-setup-cards = Mettete nella riserva { $cards } carte Lanterna di ogni colore.
lanterns-setup-tokens =
    { $players ->
        [2] Togliete i gettoni Dedica con tre o quattro punti.
        [3] Togliete i gettoni Dedica con quattro punti.
       *[other] Usate tutti i gettoni Dedica.
    } Ordinate ogni pila, con il valore più alto in cima.
lanterns-setup-favor = Mettete i gettoni Privilegio a portata di mano. Nessuno ne ha all’inizio.
lanterns-setup-first-cards = Ognuno prende dalla riserva una carta del colore del lato rivolto verso di sé. Le carte restano scoperte.
lanterns-setup-begin = Comincia chi ha la carta rossa. Si gioca in senso orario.

## Domande

lanterns-ask-match = Posso mettere una tessera dove nessun colore corrisponde?
lanterns-answer-match = Va bene ogni spazio accanto a una tessera, in qualsiasi verso. Le corrispondenze danno solo un bonus.
lanterns-ask-exchange-late = Posso cambiare una carta dopo una dedica?
lanterns-answer-exchange-late = L’ordine è: cambio, dedica, tessera.
lanterns-ask-two-dedications = Posso fare due dediche in un turno?
lanterns-answer-two-dedications = Al massimo un cambio e una dedica per turno.
lanterns-ask-exchange-missing = Posso cambiare con un colore esaurito?
lanterns-answer-exchange-missing = Si prende una carta di un altro colore presente nella riserva.
lanterns-ask-place-over = Posso mettere una tessera con più di 12 carte?
lanterns-answer-place-over = Prima bisogna scendere a 12: con una dedica, o scartando carte a scelta.
lanterns-ask-hold-over = Posso avere più di 12 carte tra un turno e l’altro?
lanterns-answer-hold-over = Il limite conta solo quando stai per mettere una tessera.
lanterns-ask-discard = Posso scartare le carte che non mi servono?
lanterns-answer-discard = Solo con più di 12 carte, e solo fino a 12.
lanterns-ask-empty-stack = Posso fare una dedica se i suoi gettoni sono finiti?
lanterns-answer-empty-stack = Una pila vuota paga sempre 4.
lanterns-ask-favor-without-card = La corrispondenza ha una piattaforma, ma il colore è esaurito. Ricevo il gettone Privilegio?
lanterns-answer-favor-without-card = La corrispondenza vale per i gettoni Privilegio, anche senza carta.
lanterns-ask-favor-without-match = La mia tessera ha una piattaforma, ma non corrisponde a nulla. Ricevo un gettone Privilegio?
lanterns-answer-favor-without-match = Le piattaforme pagano solo per le tessere che corrispondono.
lanterns-ask-others-turn = Ricevo una carta nel turno degli altri?
lanterns-answer-others-turn = Ogni tessera dà a tutti una carta del colore rivolto verso di loro, se ce n’è ancora.
lanterns-ask-owed = Un colore è esaurito. Ricevo la carta più tardi?
lanterns-answer-owed = Nessuna carta resta in sospeso.
lanterns-ask-final-tile = Metto una tessera nell’ultimo turno?
lanterns-answer-final-tile = Nell’ultimo turno si può solo cambiare una carta e fare una dedica.
lanterns-ask-leftovers = Contano i gettoni Privilegio e le carte rimaste?
lanterns-answer-leftovers = Solo in caso di parità: prima i gettoni Privilegio, poi le carte.

## Il foglio segnapunti

lanterns-sheet-tokens = Gettoni Dedica
lanterns-sheet-add = Aggiungi un gettone da { $value }
lanterns-sheet-drop = Togli il gettone da { $value }
lanterns-sheet-none = ancora nessuno
lanterns-sheet-favor = Gettoni Privilegio rimasti
lanterns-sheet-cards = Carte Lanterna rimaste
lanterns-sheet-honor = Onore
