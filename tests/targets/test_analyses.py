"""The analysis that the browser's engine makes is the one that Python makes: the same keys and the same numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.state import State
from ludoteca.search.analysis import analyses
from ludoteca.targets.manifest import describe_analysis
from tests.search.analyses import be_rough, random_match
from tests.tables import BUILT_IN
from tools.node import bundle, run_node

SEED, ITERATIONS, PLIES = 11, 32, 8

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def host() -> Path:
    """The program for Node that analyzes matches."""
    return bundle("tests/targets/analyses.ts")


def analyze_in_node(host: Path, engine: Path, state: State, **wish: object) -> Any:
    """What the engine says about a match, with the efforts that Python has now."""
    given = {
        "game": state.game.name,
        "players": state.players,
        "seed": SEED,
        "actions": state.actions,
        "limits": describe_analysis(state.game),
        "wish": wish,
    }
    return json.loads(run_node(str(host), str(engine), given=json.dumps(given)))


def assert_equal(host: Path, engine: Path, state: State, iterations: int) -> None:
    found = analyze_in_node(host, engine, state, seed=3, iterations=iterations)
    documents = [*analyses(state, seed=3, iterations=iterations)]
    assert found["first"] == documents[0]
    assert found["last"] == documents[-1]
    assert found["resumed"] == documents[-1]
    assert found["steps"] < found["count"], "it has continued, not begun again"
    assert found["last"]["done"] == 1


@pytest.mark.parametrize(("players", "plies"), [(2, None), (3, PLIES), (4, PLIES)])
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_engine_analyzes_a_match_as_python_does(
    host: Path, engine: Path, monkeypatch: pytest.MonkeyPatch, name: str, players: int, plies: int | None
) -> None:
    be_rough(monkeypatch)
    assert_equal(host, engine, random_match(name, players, plies, SEED), ITERATIONS)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", BUILT_IN)
def test_whole_matches_with_all_efforts_agree(host: Path, engine: Path, name: str, players: int) -> None:
    assert_equal(host, engine, random_match(name, players, None, SEED), 600)


@pytest.mark.parametrize(
    ("plies", "wish", "code", "message"),
    [
        (0, {}, "analysis", "no moves"),
        (2, {"seed": -1}, "unreadable", "seed is a whole number from 0"),
        (2, {"iterations": 0}, "unreadable", "iterations is a whole number from 1"),
        (2, {"iterations": 2.5}, "unreadable", "not 2.5"),
    ],
)
def test_what_cannot_be_analyzed_is_refused(
    host: Path, engine: Path, plies: int, wish: dict[str, Any], code: str, message: str
) -> None:
    found = analyze_in_node(host, engine, random_match("shelfie", 2, plies, SEED), **wish)
    assert found["code"] == code
    assert message in found["message"]
