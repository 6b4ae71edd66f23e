"""What a game is: contract, errors, luck, and the one switch for compiled code."""
