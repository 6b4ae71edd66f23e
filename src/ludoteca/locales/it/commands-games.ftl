# Ciò che dice ludoteca games
commands-games-head = { $name }: { $title }, da { $least } a { $most } giocatori
commands-games-head-exact = { $name }: { $title }, { $players } giocatori
commands-games-more = Che cosa fanno le opzioni: { $command }
commands-games-options = Opzioni, da scrivere come -o nome=scelta:
commands-games-default = predefinito
commands-games-only = solo con { $players } giocatori
commands-games-with = con { $players } giocatori { $what }
commands-games-play = Per giocare: { $command }
commands-games-rules = Le regole: { $command }
