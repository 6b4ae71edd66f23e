"""Random matches and searches of our games. `make test` runs this file only with NUMBA_BOUNDSCHECK=1.

Compiled code then detects reads and writes outside an array, which otherwise go unnoticed. The small games of the tests
are tested uncompiled too, where Python checks every index, so they need not be compiled once more for this.
"""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.core.compiled import kernel
from ludoteca.core.types import Ints
from ludoteca.search.baselines import player_luck
from ludoteca.search.players import player
from tests import sizes
from tests.tables import BUILT_IN, Table, every_table, random_match

all_tables = pytest.mark.parametrize("table", [each for each in every_table() if each.name in BUILT_IN], ids=str)


@kernel
def peek(numbers: Ints, place: int) -> int:
    return numbers[place]  # type: ignore[no-any-return]


@pytest.mark.bounds
def test_bounds_are_checked_here() -> None:
    with pytest.raises(IndexError):
        peek(np.zeros(3, np.int64), 3)


@all_tables
@pytest.mark.parametrize("policy", ["listed", "quick"])
def test_many_matches_at_once_stay_within_bounds(table: Table, policy: str) -> None:
    states = table.game.new_batch(sizes.games(200), table.players, 1, **table.options)
    table.game.legal_mask(states)
    _, ranks = table.game.playouts(states, 1, policy)
    assert (ranks[:, : table.players].min(axis=1) == 1).all()
    assert states["over"].all()


@all_tables
def test_a_match_with_all_methods_stays_within_bounds(table: Table) -> None:
    for seed in range(sizes.few(3)):
        for state in random_match(table, seed):
            for action in range(0, table.game.action_count, 7):
                state.why_illegal(action)
            for action in state.legal_actions()[:3]:
                state.preview(action)
            for seat in range(table.players):
                state.resample(seat, seed).view(seat)
        assert state.events_since()
        assert table.game.from_position(state.position()) == state


@pytest.mark.compiled
@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("spec", ["novice", "greedy", "master@20", "informed@20", "plain@50"])
def test_search_stays_within_bounds(name: str, spec: str) -> None:
    game = ludoteca.game(name)
    who, luck = player(spec, game), player_luck(1)
    for players in game.players:
        state = game.new(players, seed=players)
        while not state.over:
            state.play(who.choose(state, luck))
