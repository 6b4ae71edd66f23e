"""The simplest players: legal, fair, and greedy better than random."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.search.baselines import PLAYERS, player_luck
from tests import sizes
from tests.search.matches import share
from tests.tables import BUILT_IN


@pytest.mark.parametrize("name", BUILT_IN)
def test_greedy_beats_random(name: str) -> None:
    assert share(name, "greedy", "random", sizes.games(20)) >= 0.8


@pytest.mark.parametrize("name", BUILT_IN)
def test_greedy_breaks_ties_at_random(name: str) -> None:
    """At some tables several first actions are equal; greedy does not always take the same one."""
    choices = []
    for table in range(6):
        state = ludoteca.game(name).new(players=2, seed=table)
        choices.append({PLAYERS["greedy"](state, player_luck(seed)) for seed in range(10)})
        assert choices[-1] <= set(state.legal_actions())
    assert any(len(chosen) > 1 for chosen in choices)
