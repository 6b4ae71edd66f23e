"""People as the server knows them: guests, accounts, names, ratings, their matches and their data."""
