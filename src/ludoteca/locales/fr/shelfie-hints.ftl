# What hints in My Shelfie say about the other players

shelfie-hints-collects = Pour son objectif personnel, { $name } semble chercher : { $wanted }
shelfie-hints-place = { $item } dans la colonne { $column }
