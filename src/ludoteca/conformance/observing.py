"""What programs that learn see of a state: all that a seat knows, and nothing else."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.conformance import sizes
from ludoteca.conformance.knowing import to_json

States = list[ludoteca.State]


def parts(game: ludoteca.Game, seen: list[int]) -> dict[str, list[int]]:
    """An observation, part by part."""
    named, start = {}, 0
    for name, part in game.observation.items():
        named[name] = seen[start : start + part.size]
        start += part.size
    return named


def test_an_observation_is_laid_out_as_the_game_says(states: States) -> None:
    for state in states:
        for seat in range(state.players):
            seen = state.observation(seat).tolist()
            assert len(seen) == state.game.observation_size
            for name, numbers in parts(state.game, seen).items():
                assert 0 <= min(numbers) <= max(numbers) <= state.game.observation[name].most, name


def test_no_observation_depends_on_what_the_seat_cannot_know(states: States) -> None:
    for state in states:
        for seat in range(state.players):
            for seed in range(sizes.few(4)):
                twin = state.resample(seat, seed)
                assert twin.observation(seat).tolist() == state.observation(seat).tolist()


def test_what_a_seat_sees_differently_it_observes_differently(states: States) -> None:
    if not states[0].game.observation:
        pytest.skip("This game has no observation.")
    seen: dict[bytes, str] = {}
    for state in states:
        if not state.over:
            for seat in range(state.players):
                view = to_json(state.view(seat) | {"seat": None, "ply": None, "to_move": None})
                assert seen.setdefault(state.observation(seat).tobytes() + bytes([seat]), view) == view


def test_observing_changes_nothing(states: States) -> None:
    for state in states:
        before = state.to_bytes()
        for seat in range(state.players):
            state.observation(seat)
        assert state.to_bytes() == before
