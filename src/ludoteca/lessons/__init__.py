"""Guided first matches: the scripts beside the games, played through their rules."""
