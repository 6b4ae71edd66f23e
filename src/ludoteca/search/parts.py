"""The parts of a game that are compiled separately, in the order in which they are needed."""

RULES, GLANCING, THINKING, SIMULATIONS = PARTS = ("rules", "glancing", "thinking", "simulations")
"""The rules; players that look at each action once; players that search, and hints; batches and playouts."""

FOR_TABLES = (RULES, GLANCING)
"""The parts that a table with bots of the first levels needs."""

FOR_PLAYING = (RULES, GLANCING, THINKING)
"""The parts that all levels and hints need."""
