# Link previews: what chats show of a link to the page

preview-play = Jouez à { $games } avec des amis ou des bots. Sans compte.
preview-host = { $name } vous invite à jouer à { $game }
preview-invited = Une invitation à jouer à { $game }
preview-join = Ouvrez le lien pour prendre place. Sans compte.
preview-rated = La partie est classée : il faut un compte.
preview-watch = Regardez une partie de { $game }
preview-replay = Revoyez une partie de { $game }
preview-rules = Les règles de { $game }
preview-rules-text = En images d’abord, puis règle par règle.
