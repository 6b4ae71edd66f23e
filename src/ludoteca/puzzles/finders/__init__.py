"""Finding puzzles in matches, for each game and kind."""
