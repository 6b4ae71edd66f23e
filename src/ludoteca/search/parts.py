"""The parts of a game that are compiled separately, in the order in which people need them."""

RULES, GLANCING, THINKING, SIMULATIONS = PARTS = ("rules", "glancing", "thinking", "simulations")
"""The rules; players that look at each action once; players that think ahead, and hints; batches and playouts."""

FOR_TABLES = (RULES, GLANCING)
"""What a table with bots of the first levels needs."""

FOR_PLAYING = (RULES, GLANCING, THINKING)
"""What all levels and hints need."""
