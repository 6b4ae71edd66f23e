"""Many matches between players, to find out who is better and by how much."""
