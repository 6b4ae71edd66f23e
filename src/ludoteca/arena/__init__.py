"""Tournaments between players, self-play data, and studies of a game's balance."""
