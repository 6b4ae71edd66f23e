# Ciò che dice ludoteca senza un comando
commands-start-steps =
    Ludoteca: Lanterns e My Shelfie, contro i bot o con gli amici. I primi passi:

      ludoteca play                   gioca qui, nel terminale; un menu chiede il resto
      ludoteca play --page            gioca nel browser
      ludoteca play shelfie --with novice
                                      comincia subito, contro il bot più debole
      ludoteca learn                  una prima partita guidata
      ludoteca resume                 continua la tua ultima partita
      ludoteca games                  i giochi e le loro opzioni
      ludoteca rules lanterns         leggi le regole

    ludoteca --help elenca tutti i comandi; ludoteca play --help ne spiega uno.
