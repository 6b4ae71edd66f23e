# Extra: ciò che pip install "ludoteca[server]" aggiunge

errors-extras-missing = { $count ->
    [one] Serve l’extra { $extras }. Esegui: { $command }
   *[other] Servono gli extra { $extras }. Esegui: { $command }
}
errors-extras-or-option = { $why } – oppure usa { $option }.
errors-extras-plain = Stai giocando riga per riga. Per lo schermo intero, esegui: { $command }
errors-extras-no-poster = L’immagine (report.png) manca. Per ottenerla, esegui { $command } e ripeti il comando.
errors-extras-doctor = extra
errors-extras-more = per aggiungere { $extras }: { $command }
