# Co mówi ludoteca games
commands-games-head = { $name }: { $title }, od { $least } do { $most } graczy
commands-games-head-exact = { $name }: { $title }, liczba graczy: { $players }
commands-games-more = Co robią opcje: { $command }
commands-games-options = Opcje, w zapisie -o nazwa=wybór:
commands-games-default = domyślnie
commands-games-only = tylko dla { $players } graczy
commands-games-with = dla { $players } graczy { $what }
commands-games-play = Aby zagrać: { $command }
commands-games-rules = Zasady: { $command }
