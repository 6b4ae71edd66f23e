# What hints in My Shelfie say about the other players

shelfie-hints-collects = { $name } seems to collect: { $wanted }
shelfie-hints-place = { $item } in column { $column }
