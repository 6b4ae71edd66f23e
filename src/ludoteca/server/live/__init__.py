"""Tables while people are connected: sockets, the match in memory, broadcasts, chat and the lobby."""
