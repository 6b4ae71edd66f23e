"""Bots: search, learned evaluation, training, levels and hints."""
