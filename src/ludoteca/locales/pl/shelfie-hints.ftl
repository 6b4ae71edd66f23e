# What hints in My Shelfie say about the other players

shelfie-hints-collects = { $name } chyba zbiera: { $wanted }
shelfie-hints-place = { $item } w kolumnie { $column }
