# Link previews: what chats show of a link to the page

preview-play = Gioca a { $games } con amici o bot. Non serve un account.
preview-host = { $name } ti invita a giocare a { $game }
preview-invited = Un invito a giocare a { $game }
preview-join = Apri il link e siediti al tavolo. Non serve un account.
preview-rated = La partita vale per la classifica: serve un account.
preview-watch = Guarda una partita a { $game }
preview-replay = Rivedi una partita a { $game }
preview-rules = Le regole di { $game }
preview-rules-text = Prima illustrate, poi regola per regola.
