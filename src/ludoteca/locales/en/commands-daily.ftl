# What the command daily prints and refuses
commands-daily-title = { $game }, deal of { $day }
commands-daily-practicing = This match is for practice: it does not count, and hints and undo are allowed.
commands-daily-none = { $game } has no daily deals: they need a game for two.
commands-daily-early = The deal of { $day } is not open yet: today is { $today } (UTC).
commands-daily-first = Your first match of the day counts, and it is not finished yet. Play it first: { $command }
commands-daily-server = To compare your result with others on a server: { $command }
commands-daily-not-sent = This match was not submitted: only the first match of a day counts, if it was begun on that day (UTC).
commands-daily-practice = To practice with the same deal: { $command }
