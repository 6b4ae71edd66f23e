# What hints in My Shelfie say about the other players

shelfie-hints-collects = { $name } sembra cercare: { $wanted }
shelfie-hints-place = { $item } nella colonna { $column }
