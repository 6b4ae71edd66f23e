# What ludoteca games says
commands-games-head = { $name }: { $title }, { $least } to { $most } players
commands-games-head-exact = { $name }: { $title }, { $players } players
commands-games-more = What the options do: { $command }
commands-games-options = Options, typed as -o name=choice:
commands-games-default = default
commands-games-only = only with { $players } players
commands-games-with = with { $players } players { $what }
commands-games-play = To play: { $command }
commands-games-rules = The rules: { $command }
