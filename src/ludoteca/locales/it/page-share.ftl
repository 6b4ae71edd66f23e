# A result as a picture
page-share-title = Condividi questo risultato
page-share-save = Salva l’immagine
page-share-copy = Copia l’immagine
page-share-copied = Immagine copiata.
page-share-link = Copia il link alla partita
page-share-why = Chiunque abbia il link può rivedere la partita.
page-share-failed = Non è stato possibile creare l’immagine.
page-share-unofficial = Progetto non ufficiale di appassionati
