"""What players that think look at: a rough worth, features from what a seat knows, actions that do the same."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from ludoteca import State
from ludoteca.core.kernels import worth_one
from ludoteca.core.records import duplicate
from ludoteca.games.lanterns import insight
from ludoteca.games.lanterns.state import PLACE, WAYS
from tests import drawn, sizes
from tests.games.insight import (
    assert_features_are_sound,
    assert_likeness_is_sound,
    kinds_of,
    seen_after,
    sight_of,
    twins_of,
)
from tests.games.lanterns.tables import GAME, table

# Worth


def worth(cards: str, favor: int = 0, made: str = "") -> float:
    """What seat 0 is worth with these things before it."""
    return float(worth_one(table(cards=[cards], favor=[favor], made=made).record, 0))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (worth("", made="0 four 8"), worth("RRRR")),
        (worth("RRR"), worth("RR")),
        (worth("RRRR"), worth("RRR")),
        (worth("RRBBGG"), worth("RRBBG")),
        (worth("KORBGWP"), worth("KORBGW")),
        (worth("KORBGWP"), worth("RRBBGGP")),
        (worth("R", favor=1), worth("R")),
    ],
    ids=[
        "honor before cards",
        "a third card",
        "a fourth card",
        "a third pair",
        "a seventh colour",
        "the set that pays more",
        "favor",
    ],
)
def test_a_seat_is_worth_more_with(better: float, worse: float) -> None:
    assert better > worse


def test_cards_beyond_four_of_a_kind_add_nothing() -> None:
    assert worth("RRRRR") == worth("RRRR")


@pytest.mark.rule("LA-3.4")
def test_cards_beyond_twelve_that_make_no_set_better_are_a_burden() -> None:
    assert worth("RRRRRRRR KKKKK") < worth("RRRRRRR KKKKK")


def test_what_the_others_have_counts_against_a_seat() -> None:
    alone, together = table(cards=["RR"]), table(cards=["RR", "BBBB"])
    assert worth_one(together.record, 0) < worth_one(alone.record, 0)


# Features


@settings(max_examples=sizes.examples(100))
@given(drawn.positions("lanterns"))
def test_features_are_few_within_bounds_and_from_what_the_seat_knows(state: State) -> None:
    assert_features_are_sound(state)


@pytest.mark.rule("LA-6.2")
def test_the_tiles_of_the_own_hand_are_features_and_those_of_others_are_not() -> None:
    state, other = table(hand=[25, 26, 27]), table(hand=[25, 26, 28])
    mine, theirs = (assert_features_are_sound(each) for each in (state, other))
    assert mine[0] != theirs[0]
    assert insight.TILE + 27 in mine[0]
    assert insight.TILE + 28 in theirs[0]
    assert insight.TILE + 27 not in mine[1]


# Sight


@pytest.mark.rule("LA-6.2")
@settings(max_examples=sizes.examples(100))
@given(drawn.positions("lanterns"))
def test_sight_tells_states_apart_by_what_the_seat_to_move_can_choose(state: State) -> None:
    if state.seat is None:
        return
    assert sight_of(state.resample(state.seat, 1)) == sight_of(state)
    for seed in range(sizes.few(5)):
        other = state.resample(None, seed)
        same = other.view(state.seat)["hand"] == state.view(state.seat)["hand"]
        assert (sight_of(other) == sight_of(state)) is same


@pytest.mark.rule("LA-6.2")
def test_sight_tells_the_order_of_the_hand_by_which_placements_name_tiles() -> None:
    assert sight_of(table(hand=[25, 26, 27])) == sight_of(table(hand=[25, 26, 27], cards=["RR"]))
    assert sight_of(table(hand=[25, 26, 27])) != sight_of(table(hand=[26, 25, 27]))


# Twins


@settings(max_examples=sizes.examples(100))
@given(drawn.positions("lanterns"))
def test_twins_do_what_an_action_with_a_lower_number_does(state: State) -> None:
    actions = state.legal_actions()
    for action in twins_of(state):
        assert action - 2 in actions
        assert bytes_without_rotation(state, action) == bytes_without_rotation(state, action - 2)


def bytes_without_rotation(state: State, action: int) -> bytes:
    """The record after a placement, with the tile in its first rotation: twins differ only in the rotation."""
    box = duplicate(seen_after(state, action))
    place = (action - PLACE) // WAYS
    box["laid"][0, place] -= (box["laid"][0, place] - 1) % 4
    return box.tobytes()


@pytest.mark.rule("LA-3.5")
@pytest.mark.parametrize(("tile", "turns"), [(26, {2, 3}), (27, {2, 3}), (7, set()), (25, set())])
def test_a_tile_that_looks_the_same_after_half_a_turn_has_twins(tile: int, turns: set[int]) -> None:
    state = table(hand=[tile, 1, 3])
    twins = {state.action_text(action) for action in twins_of(state)}
    assert twins == {f"p {tile} r{turn} @ {x},{y}" for turn in turns for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))}


def test_exchanges_and_dedications_have_no_twins() -> None:
    state = table(cards=["RRRR P"], favor=[2], hand=[25, 1, 3])
    assert twins_of(state) == []


# Likeness


@settings(max_examples=sizes.examples(60))
@given(drawn.positions("lanterns"))
def test_actions_that_are_alike_look_the_same_to_who_takes_them(state: State) -> None:
    assert_likeness_is_sound(state)


@pytest.mark.rule("LA-4.1")
def test_placements_around_the_start_tile_differ_by_tile_rotation_and_match() -> None:
    state = table(hand=[7, 1, 3])
    kinds = kinds_of(state)
    assert sum(map(len, kinds)) == 4 * 12
    assert 12 < len(kinds) < 4 * 12


def test_every_exchange_and_dedication_is_looked_at_alone() -> None:
    state = table(cards=["RRRR P"], favor=[2], hand=[25, 1, 3])
    others = [action for action in state.legal_actions() if action < PLACE]
    assert len(others) > 1
    assert all([action] in kinds_of(state) for action in others)


def test_the_game_says_how_many_features_there_are() -> None:
    assert GAME.feature_count == insight.FEATURES > np.int64(insight.TILE)
