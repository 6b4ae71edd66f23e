# Link previews: what chats show of a link to the page

preview-play = Play { $games } with friends or bots. No account needed.
preview-host = { $name } invites you to play { $game }
preview-invited = You’re invited to play { $game }
preview-join = Open the link to take a seat. No account needed.
preview-rated = The game is rated, so you need an account.
preview-watch = Watch a game of { $game }
preview-replay = Replay a game of { $game }
preview-rules = The rules of { $game }
preview-rules-text = In pictures first, then rule by rule.
