# What hints in My Shelfie say about the other players

shelfie-hints-collects = { $name } semble chercher : { $wanted }
shelfie-hints-place = { $item } dans la colonne { $column }
