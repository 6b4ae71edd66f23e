"""LA-6.2: what a seat cannot know is dealt again, and every possible deal is equally likely."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise, permutations

import numpy as np
import pytest

from ludoteca import State
from tests import sizes
from tests.chance import FEWEST_EXPECTED, assert_even
from tests.tables import Table, random_match

MOST_ARRANGEMENTS = 400


def unseen(state: State, seat: int | None) -> list[int]:
    """The tiles that are neither in the lake nor in the seat's own hand."""
    position = state.position()
    own = [] if seat is None else position["hands"][seat]
    seen = {tile["tile"] for tile in position["lake"]} | set(own)
    return [tile for tile in range(1, 36) if tile not in seen]


def places(state: State, seat: int | None) -> int:
    """The number of tiles in the other hands and in the draw stack."""
    position = state.position()
    hands = [tiles for other, tiles in enumerate(position["hands"]) if other != seat]
    return sum(map(len, hands)) + len(position["stack"])


def deals(state: State, seat: int | None, times: int) -> list[tuple[int, ...]]:
    """The tiles in those places, in order, after each of many deals."""
    records = np.concatenate([state.resample(seat, seed).record for seed in range(times)])
    others = [other for other in range(state.players) if other != seat]
    hands = [records["hand"][:, other, : records["in_hand"][0, other]] for other in others]
    dealt = np.concatenate([*hands, records["stack"][:, : records["stack_size"][0]]], axis=1)
    return list(map(tuple, dealt.tolist()))


def state_at(table: Table, ply: int) -> State:
    return next(state for state in random_match(table, 4) if state.ply == ply)


@pytest.mark.compiled
@pytest.mark.rule("LA-6.2")
@pytest.mark.parametrize(("players", "ply", "seat"), [(2, 0, 0), (3, 9, 1), (4, 14, None)])
def test_every_unseen_tile_is_equally_likely_in_every_place_and_pair_of_places(
    players: int, ply: int, seat: int | None
) -> None:
    state = state_at(Table("lanterns", players, ("active", "opposite")), ply)
    tiles = unseen(state, seat)
    pairs = list(permutations(tiles, 2))
    seen = deals(state, seat, FEWEST_EXPECTED * len(pairs))
    every = range(places(state, seat))
    assert len(every) < len(tiles)
    for place in every:
        assert_even((deal[place] for deal in seen), tiles)
    for one, other in pairwise(every):
        assert_even(((deal[one], deal[other]) for deal in seen), pairs)
    assert_even(((deal[0], deal[-1]) for deal in seen), pairs)


def late_positions(table: Table) -> Iterator[tuple[State, int]]:
    """Positions in which so little is unknown that every single arrangement can be counted."""
    for state in random_match(table, 2):
        for seat in range(table.players):
            arrangements = math.perm(len(unseen(state, seat)), places(state, seat))
            if 1 < arrangements <= MOST_ARRANGEMENTS:
                yield state, seat


@pytest.mark.rule("LA-6.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_arrangement_of_the_last_tiles_is_equally_likely(players: int) -> None:
    found = 0
    for state, seat in late_positions(Table("lanterns", players, ("active", "opposite"))):
        possible = list(permutations(unseen(state, seat), places(state, seat)))
        assert_even(deals(state, seat, len(possible) * (FEWEST_EXPECTED + sizes.few(5))), possible)
        found += 1
        if found == sizes.few(4):
            break
    assert found
