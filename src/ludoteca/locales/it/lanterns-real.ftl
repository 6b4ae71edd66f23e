# Lanterns al tavolo vero.

## Preparazione

lanterns-real-setup-start = Mettete al centro la tessera Lago iniziale, con il lato rosso verso un giocatore. Scegliete a caso chi è.
lanterns-real-setup-sides =
    { $players ->
        [2] Sedetevi su due lati diversi della tessera.
        [3] Sedetevi su tre lati diversi della tessera. Un lato resta vuoto.
       *[other] Sedetevi sui quattro lati della tessera.
    }
lanterns-real-setup-tiles = Mescolate le { $all } tessere Lago. Datene { $hand } a testa, coperte. Formate una pila di pesca di { $stack } e rimettete { $out } nella scatola senza guardarle.
lanterns-real-setup-cards = Mettete nella riserva { $cards } carte Lanterna di ogni colore.
lanterns-real-setup-tokens =
    { $players ->
        [2] Togliete i gettoni Dedica con tre o quattro punti.
        [3] Togliete i gettoni Dedica con quattro punti.
       *[other] Usate tutti i gettoni Dedica.
    } Ordinate ogni pila, con il valore più alto in cima.
lanterns-real-setup-favor = Mettete i gettoni Privilegio a portata di mano. Nessuno ne ha all’inizio.
lanterns-real-setup-first-cards = Ognuno prende dalla riserva una carta del colore del lato rivolto verso di sé. Le carte restano scoperte.
lanterns-real-setup-begin = Comincia chi ha la carta rossa. Si gioca in senso orario.

## Domande

lanterns-real-ask-match = Posso posizionare una tessera dove nessun colore corrisponde?
lanterns-real-answer-match = Va bene ogni spazio accanto a una tessera, in qualsiasi verso. Le corrispondenze danno solo un bonus.
lanterns-real-ask-exchange-late = Posso cambiare una carta dopo una dedica?
lanterns-real-answer-exchange-late = L’ordine è: cambio, dedica, tessera.
lanterns-real-ask-two-dedications = Posso fare due dediche in un turno?
lanterns-real-answer-two-dedications = Al massimo un cambio e una dedica per turno.
lanterns-real-ask-exchange-missing = Posso cambiare con un colore esaurito?
lanterns-real-answer-exchange-missing = Si prende una carta di un altro colore presente nella riserva.
lanterns-real-ask-place-over = Posso posizionare una tessera con più di 12 carte?
lanterns-real-answer-place-over = Prima bisogna scendere a 12: con una dedica, o scartando carte a scelta.
lanterns-real-ask-hold-over = Posso avere più di 12 carte tra un turno e l’altro?
lanterns-real-answer-hold-over = Il limite conta solo quando stai per posizionare una tessera.
lanterns-real-ask-discard = Posso scartare le carte che non mi servono?
lanterns-real-answer-discard = Solo con più di 12 carte, e solo fino a 12.
lanterns-real-ask-empty-stack = Posso fare una dedica se i suoi gettoni sono finiti?
lanterns-real-answer-empty-stack = Una pila vuota dà sempre 4.
lanterns-real-ask-favor-without-card = La tessera che corrisponde ha una piattaforma, ma il colore è esaurito. Ricevo il gettone Privilegio?
lanterns-real-answer-favor-without-card = La corrispondenza vale per i gettoni Privilegio, anche senza carta.
lanterns-real-ask-favor-without-match = La mia tessera ha una piattaforma, ma non corrisponde a nulla. Ricevo un gettone Privilegio?
lanterns-real-answer-favor-without-match = Le piattaforme contano solo sulle tessere che corrispondono.
lanterns-real-ask-others-turn = Ricevo una carta nel turno degli altri?
lanterns-real-answer-others-turn = Ogni tessera dà a tutti una carta del colore rivolto verso di loro, se ce n’è ancora.
lanterns-real-ask-owed = Un colore è esaurito. Ricevo la carta più tardi?
lanterns-real-answer-owed = Le carte mancate non si recuperano.
lanterns-real-ask-final-tile = Posiziono una tessera nel turno finale?
lanterns-real-answer-final-tile = Nel turno finale si può solo cambiare una carta e fare una dedica.
lanterns-real-ask-leftovers = Contano i gettoni Privilegio e le carte rimaste?
lanterns-real-answer-leftovers = I gettoni Privilegio e le carte rimaste contano solo in caso di parità: prima i gettoni Privilegio, poi le carte.

## Il foglio segnapunti

lanterns-real-sheet-tokens = Gettoni Dedica
lanterns-real-sheet-add = Aggiungi un gettone da { $value }
lanterns-real-sheet-drop = Togli il gettone da { $value }
lanterns-real-sheet-none = ancora nessuno
lanterns-real-sheet-favor = Gettoni Privilegio rimasti
lanterns-real-sheet-cards = Carte Lanterna rimaste
lanterns-real-sheet-honor = Onore
