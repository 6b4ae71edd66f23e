"""The simplest players: legal, fair, and greedy better than random."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.search.baselines import PLAYERS, player_luck
from tests import sizes
from tests.search.matches import share


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_greedy_beats_random(name: str) -> None:
    assert share(name, "greedy", "random", sizes.games(20)) >= 0.8


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_greedy_breaks_ties_evenly(name: str) -> None:
    """On a table just laid many actions are equal: not always the same one is taken."""
    state = ludoteca.game(name).new(players=2, seed=4)
    chosen = {PLAYERS["greedy"](state, player_luck(seed)) for seed in range(sizes.few(20))}
    assert chosen <= set(state.legal_actions())
    assert len(chosen) > 1 or name == "subtraction"
