# Extras : ce que pip install "ludoteca[server]" ajoute

errors-extras-missing = { $count ->
    [one] L’extra { $extras } est nécessaire. Lancez : { $command }
   *[other] Les extras { $extras } sont nécessaires. Lancez : { $command }
}
errors-extras-or-option = { $why } – ou utilisez { $option }.
errors-extras-plain = Vous jouez ligne par ligne. Pour le plein écran, lancez : { $command }
errors-extras-no-poster = Il n’y a pas d’image (report.png). Pour l’obtenir, lancez { $command } puis répétez la commande.
errors-extras-doctor = extras
errors-extras-more = pour ajouter { $extras } : { $command }
