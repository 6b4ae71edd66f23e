"""Tables for tests, as in the conformance suite, and the games that tests choose from. No test lists games by name."""

from __future__ import annotations

from pathlib import Path

import ludoteca
from ludoteca.conformance.tables import MAX_PLIES, Table, chooser, every_table, positions, random_match, some_tables

__all__ = [
    "BUILT_IN",
    "MAX_PLIES",
    "Table",
    "chooser",
    "every_table",
    "positions",
    "random_match",
    "some_tables",
    "table_sizes",
    "tables_of",
]

OWN_FOLDER = Path(ludoteca.__file__).parent / "games"
BUILT_IN = [name for name in ludoteca.game_names() if (OWN_FOLDER / name).is_dir()]
"""The games of this repository, with their drawings, messages and weights; the others are only for tests."""


def table_sizes(name: str) -> list[int]:
    """The smallest and the largest table of a game; the same once if there is only one."""
    players = ludoteca.game(name).players
    return sorted({players[0], players[-1]})


def tables_of(names: list[str]) -> list[tuple[str, int]]:
    """Every game with its smallest and its largest table."""
    return [(name, players) for name in names for players in table_sizes(name)]
