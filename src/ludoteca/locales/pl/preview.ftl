# Link previews: what chats show of a link to the page

preview-play = Zagraj w { $games } ze znajomymi lub botami. Konto niepotrzebne.
preview-host = { $name } zaprasza do gry w { $game }
preview-invited = Zaproszenie do gry w { $game }
preview-join = Otwórz link i zajmij miejsce. Konto niepotrzebne.
preview-rated = Partia jest rankingowa, więc potrzebne jest konto.
preview-watch = Obejrzyj partię w { $game }
preview-replay = Odtwórz partię w { $game }
preview-rules = Zasady gry { $game }
preview-rules-text = Najpierw na ilustracjach, potem punkt po punkcie.
