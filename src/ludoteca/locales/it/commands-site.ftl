commands-site-writing = Scrittura del sito in { $folder }…
commands-site-written = { $folder } contiene { $count } file ({ $size } MB). Copiala su qualsiasi host web: si gioca contro i bot e su un solo dispositivo.
commands-site-no-docs = La documentazione manca perché non è stata generata. Per aggiungerla, esegui: make docsite
commands-site-look = Per vederlo su questo computer: { $command }
commands-site-unwritable = Impossibile scrivere in { $folder }: { $reason }
