"""One play of a game: seats, log, undo, clocks, fairness proof, replay. Pure: no clock, no disk, no network."""
