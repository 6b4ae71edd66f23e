"""Tables for tests, as in the conformance suite: every game with every number of players and its options."""

from ludoteca.conformance.tables import MAX_PLIES, Table, chooser, every_table, positions, random_match, some_tables

__all__ = ["MAX_PLIES", "Table", "chooser", "every_table", "positions", "random_match", "some_tables"]
