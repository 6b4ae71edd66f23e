"""Every promise here is tried with every game that is found. There are no exceptions by name."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from tests import sizes
from tests.tables import Table, positions, some_tables

RULE = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every test its tables, or its games."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", some_tables(), ids=str)
    if "game" in metafunc.fixturenames:
        games = [ludoteca.game(name) for name in ludoteca.game_names()]
        metafunc.parametrize("game", games, ids=lambda game: game.name)


@pytest.fixture
def states(table: Table) -> list[ludoteca.State]:
    """States of the table from all phases of a match, free to be changed."""
    return [state.copy() for state in positions(table)]


@pytest.fixture
def few_states(game: ludoteca.Game) -> list[ludoteca.State]:
    """A few states of the game, from all its tables."""
    states = [state for table in some_tables() if table.name == game.name for state in positions(table)]
    return [state.copy() for state in states[:: len(states) // sizes.few(6)]]


@pytest.fixture(scope="session")
def rules_of() -> Callable[[ludoteca.Game], set[str]]:
    """The rule numbers in a game's rulebook."""

    def numbers(game: ludoteca.Game) -> set[str]:
        package = importlib.import_module(f"ludoteca.games.{game.name}")
        return set(RULE.findall((Path(str(package.__file__)).parent / "RULEBOOK.md").read_text(encoding="utf-8")))

    return numbers
