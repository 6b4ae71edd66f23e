commands-site-writing = Écriture du site dans { $folder }…
commands-site-written = { $folder } contient { $count } fichiers ({ $size } Mo). Copiez-le chez n’importe quel hébergeur web : on y joue contre des bots et sur un seul appareil.
commands-site-no-docs = La documentation manque, car elle n’a pas été générée. Pour l’ajouter, lancez : make docsite
commands-site-look = Pour le voir sur cet ordinateur : { $command }
commands-site-unwritable = Impossible d’écrire dans { $folder } : { $reason }
