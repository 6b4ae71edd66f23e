"""What the promises are tried with: games, tables and states."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.conformance import sizes
from ludoteca.conformance.tables import Table, positions, some_tables

RULE = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every test its tables, or its games: those that the module names, or all."""
    names = getattr(metafunc.module, "GAMES", ludoteca.game_names())
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", [table for table in some_tables() if table.name in names], ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [ludoteca.game(name) for name in names], ids=lambda game: game.name)


@pytest.fixture
def states(table: Table) -> list[ludoteca.State]:
    """States of the table from all phases of a match, free to be changed."""
    return [state.copy() for state in positions(table)]


@pytest.fixture
def few_states(game: ludoteca.Game) -> list[ludoteca.State]:
    """A few states of the game, from all its tables."""
    states = [state for table in some_tables() if table.name == game.name for state in positions(table)]
    return [state.copy() for state in states[:: max(1, len(states) // sizes.few(6))]]


@pytest.fixture(scope="session")
def rules_of() -> Callable[[ludoteca.Game], set[str]]:
    """The rule numbers in a game's rulebook."""

    def numbers(game: ludoteca.Game) -> set[str]:
        return set(RULE.findall(game.rulebook()))

    return numbers
