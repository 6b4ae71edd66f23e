"""What the tests of all games' insight share: features, sight, twins and likeness of a state as Python values."""

from __future__ import annotations

import numpy as np

import ludoteca
from ludoteca.core.compiled import kernel
from ludoteca.core.kernels import (
    LIKENESSES,
    UNLIKE,
    apply_one,
    features,
    is_twin,
    likeness,
    new_events,
    sight,
    worth_one,
)
from ludoteca.core.records import duplicate
from ludoteca.core.types import Action, Box, Floats, Ints, Seat
from tests import sizes

MAX_FEATURES = 256


@kernel
def features_one(box: Box, seat: Seat, index: Ints, amount: Floats) -> int:
    """The features of one state."""
    return features(box[0], seat, index, amount)


@kernel
def sight_one(box: Box) -> int:
    """What chance gave the seat to move to choose from."""
    return sight(box[0])


@kernel
def is_twin_one(box: Box, action: Action) -> bool:
    """Whether a legal action does what one with a lower number does."""
    return is_twin(box[0], action)


@kernel
def likeness_one(box: Box, action: Action) -> int:
    """What a legal action shares with those that are alike."""
    return likeness(box[0], action)


def features_of(state: ludoteca.State, seat: Seat) -> dict[int, float]:
    """How much of each feature a seat sees."""
    index, amount = np.full(2 * MAX_FEATURES, -1, np.int64), np.zeros(2 * MAX_FEATURES, np.float32)
    count = features_one(state.record, seat, index, amount)
    assert 0 < count < MAX_FEATURES
    assert (index[:count] >= 0).all()
    assert (index[:count] < state.game.feature_count).all()
    assert np.isfinite(amount[:count]).all()
    assert (index[count:] == -1).all()
    seen: dict[int, float] = {}
    for feature, much in zip(index[:count].tolist(), amount[:count].tolist(), strict=True):
        seen[feature] = seen.get(feature, 0.0) + much
    return seen


def assert_features_are_sound(state: ludoteca.State) -> list[dict[int, float]]:
    """Features are within bounds and the same in all states that the seat cannot tell apart; return all seats'."""
    seen = [features_of(state, seat) for seat in range(state.players)]
    for seat in range(state.players):
        for seed in range(sizes.few(3)):
            assert features_of(state.resample(seat, seed), seat) == seen[seat]
    return seen


def sight_of(state: ludoteca.State) -> int:
    """What chance gave the seat to move to choose from."""
    return int(sight_one(state.record))


def twins_of(state: ludoteca.State) -> list[Action]:
    """The legal actions that do what one with a lower number does."""
    return [action for action in state.legal_actions() if is_twin_one(state.record, action)]


def kinds_of(state: ludoteca.State) -> list[list[Action]]:
    """The legal actions in groups that are alike; an action that has to be evaluated alone is a group of its own."""
    alike: dict[int, list[Action]] = {}
    alone = []
    for action in state.legal_actions():
        kind = int(likeness_one(state.record, action))
        assert 0 <= kind < LIKENESSES
        if kind == UNLIKE:
            alone.append([action])
        else:
            alike.setdefault(kind, []).append(action)
    return [*alike.values(), *alone]


def assert_likeness_is_sound(state: ludoteca.State) -> None:
    """Actions that are alike lead to the same features and the same worth for the player who takes them."""
    seat = int(state.record["seat"][0])
    for kind in kinds_of(state):
        seen, worths = [], set()
        for action in kind[: sizes.few(12)]:
            later = state.copy()
            later.apply(action)
            seen.append(features_of(later, seat))
            worths.add(worth_one(later.record, seat))
        assert all(each == seen[0] for each in seen)
        assert len(worths) == 1


def seen_after(state: ludoteca.State, action: Action) -> Box:
    """The record after an action."""
    box = duplicate(state.record)
    apply_one(box, action, new_events())
    return box
