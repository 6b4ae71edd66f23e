"""The simplest players: legal, fair, and greedy better than random."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.types import Ints
from ludoteca.search.baselines import PLAYERS, greedy, player_luck, random
from tests import sizes


def winner(name: str, first: str, second: str, seed: int) -> set[int]:
    state = ludoteca.game(name).new(players=2, seed=seed)
    luck: Ints = player_luck(seed)
    seats = [PLAYERS[first], PLAYERS[second]]
    while state.seat is not None:
        state.play(seats[state.seat](state, luck))
    return set(state.outcome().winners)


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_greedy_beats_random(name: str) -> None:
    matches = sizes.games(20)
    lost = sum(winner(name, "greedy", "random", seed) == {1} for seed in range(matches))
    assert lost <= matches // 5


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_players_see_only_what_their_seat_sees(name: str) -> None:
    """Two states that look the same to the seat get the same answer from the same luck."""
    state = ludoteca.game(name).new(players=2, seed=4)
    for step in range(6):
        actions = state.legal_actions()
        state.play(actions[step * 7 % len(actions)])
    assert state.seat is not None
    other = state.resample(state.seat, seed=99)
    for player in (random, greedy):
        assert player(state, player_luck(1)) == player(other, player_luck(1))
