"""One play of a game: seats, log, undo, clocks, proof of fairness, replay. No access to time, disk or network."""
