"""SH-7.2: what a seat cannot know is dealt again, and every possible deal is equally likely."""

from __future__ import annotations

import math
from functools import cache
from itertools import permutations, product

import pytest

from ludoteca import State
from ludoteca.games.shelfie.facts import ITEMS, LETTERS
from tests import sizes
from tests.chance import FEWEST_EXPECTED, assert_even, assert_proportional
from tests.tables import Table, random_match

CARDS = range(1, 13)


def state_at(players: int, ply: int) -> State:
    match = random_match(Table("shelfie", players, ("italian", False)), 1)
    return next(state for state in match if state.ply == ply)


@pytest.mark.rule("SH-7.2")
@pytest.mark.parametrize(
    ("players", "seat", "ply"), [(2, 0, 0), (2, 1, 9), (2, None, 4), (3, 1, 0), (3, 2, 20), (4, 0, 0), (4, 3, 30)]
)
def test_every_order_of_the_other_personal_goals_is_equally_likely(players: int, seat: int | None, ply: int) -> None:
    state = state_at(players, ply)
    own = [] if seat is None else [state.position()["personal_goals"][seat]]
    rest = [card for card in CARDS if card not in own]
    others = [other for other in range(players) if other != seat][: sizes.few(3)]
    tries = math.perm(len(rest), len(others)) * (FEWEST_EXPECTED + sizes.few(5))
    dealt = [(state.resample(seat, seed).record["personal"][0] + 1).tolist() for seed in range(tries)]
    assert_even((tuple(goals[other] for other in others) for goals in dealt), permutations(rest, len(others)))
    assert all(goals[other] == own[0] for goals in dealt for other in range(players) if other == seat)


@cache
def about_to_be_refilled() -> tuple[State, str]:
    """A state, and an action after which the living room is refilled."""
    before = None
    for state in random_match(Table("shelfie", 3, ("italian", False)), 1):
        if before and any(event["kind"] == "refill" for event in state.events_since(before.ply)):
            return before, before.action_text(state.actions[-1])
        before = state.copy()
    raise AssertionError("a whole match without a refill")


@pytest.mark.compiled
@pytest.mark.rule("SH-4.5")
@pytest.mark.parametrize("seat", [0, 1, None], ids=["seat 0", "seat 1", "spectator"])
def test_after_dealing_anew_the_bag_gives_every_tile_with_equal_chance(seat: int | None) -> None:
    state, action = about_to_be_refilled()
    bag = dict(zip(LETTERS, (state.view()["bag"][item] for item in ITEMS), strict=True))
    drawn = [first_two_drawn(state.resample(seat, seed), action) for seed in range(max(500, sizes.games(4000)))]
    assert_proportional((one for one, _ in drawn), bag)
    pairs = {(one, other): bag[one] * (bag[other] - (one == other)) for one, other in product(LETTERS, repeat=2)}
    assert_proportional(drawn, {pair: ways for pair, ways in pairs.items() if ways})


def first_two_drawn(state: State, action: str) -> tuple[str, str]:
    """The first two tiles that a refill brings."""
    ply = state.ply
    state.play(action)
    one, other = [event["item"] for event in state.events_since(ply) if event["kind"] == "refill"][:2]
    return LETTERS[ITEMS.index(one)], LETTERS[ITEMS.index(other)]
