# Impostazioni: che cosa funziona senza rete. Si carica con quella schermata.

page-offline-copy = Senza rete
page-offline-storing = La pagina viene salvata su questo dispositivo…
page-offline-all = Tutto è salvato su questo dispositivo: i due giochi, i bot, le regole e tutte le lingue funzionano senza rete.
page-offline-page = La pagina, le regole e i tavoli su un solo dispositivo funzionano senza rete. I bot vengono salvati la prima volta che li affronti.
page-offline-none = Non è stato possibile salvare la pagina su questo dispositivo. La pagina ci riproverà alla prossima visita.
page-offline-no-engine = La pagina e le regole funzionano senza rete. I giochi arriveranno appena il server li avrà preparati.
page-offline-outdated = Non è stato ancora possibile salvare la versione più recente. Quella precedente funziona senza rete.
page-offline-full = Su questo dispositivo non c’è abbastanza spazio per salvare la pagina.
page-offline-insecure = Questo browser salva la pagina solo con HTTPS.
page-offline-install = Per installare Ludoteca come app, scegli «Installa» o «Aggiungi alla schermata Home» nel menu del browser.
