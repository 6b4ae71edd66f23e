"""Nothing of Lanterns is lost or made, and everybody has the same turns."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given, settings

from ludoteca import State
from ludoteca.core.types import Document
from ludoteca.games.lanterns.facts import CARD_LIMIT, CARDS_PER_COLOUR, DRAW_STACK, HAND, KINDS, stack_values
from tests import drawn, sizes
from tests.tables import Table, every_table, random_match

MODEST = settings(max_examples=sizes.examples(100))
TURNS = {2: 11, 3: 9, 4: 8}
all_tables = pytest.mark.parametrize("table", [t for t in every_table() if t.name == "lanterns"], ids=str)


@pytest.mark.rule("LA-2.3")
@MODEST
@given(drawn.positions("lanterns"))
def test_every_tile_is_in_one_place(state: State) -> None:
    position = state.position()
    laid = [tile["tile"] for tile in position["lake"][1:]]
    tiles = laid + position["stack"] + [tile for hand in position["hands"] for tile in hand]
    assert len(tiles) == HAND * state.players + DRAW_STACK[state.players]
    assert len(set(tiles)) == len(tiles)
    assert set(tiles) <= set(range(1, 36))


@pytest.mark.rule("LA-2.4")
@MODEST
@given(drawn.positions("lanterns"))
def test_every_card_is_held_or_in_the_supply(state: State) -> None:
    view = state.view()
    for colour, left in view["supply"].items():
        held = [seat["cards"][colour] for seat in view["seats"]]
        assert left + sum(held) == CARDS_PER_COLOUR[state.players]
        assert min(left, *held) >= 0
    record = state.record[0]
    assert record.held.tolist() == record.cards.sum(axis=1).tolist()


@pytest.mark.rule("LA-3.3")
@MODEST
@given(drawn.positions("lanterns"))
def test_tokens_come_from_the_top_of_their_stacks(state: State) -> None:
    made = state.position()["dedications"]
    for kind in KINDS:
        values = [token["value"] for token in made if token["kind"] == kind]
        stack = stack_values(kind, state.players)
        assert values == (stack + [4] * len(values))[: len(values)]
        assert state.view()["stacks"][kind] == stack[len(values) :]
    for seat in state.view()["seats"]:
        assert seat["honor"] == sum(token["value"] for token in made if token["seat"] == seat["seat"])


@pytest.mark.rule("LA-3.5")
@MODEST
@given(drawn.positions("lanterns"))
def test_the_lake_is_one_shape_without_overlaps(state: State) -> None:
    lake = [(tile["x"], tile["y"]) for tile in state.position()["lake"]]
    assert lake[0] == (0, 0)
    for number, (x, y) in enumerate(lake[1:], start=1):
        assert (x, y) not in lake[:number]
        assert {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(lake[:number])


@all_tables
@pytest.mark.rule("LA-5.1")
def test_everybody_places_the_same_number_of_tiles_and_then_takes_one_final_turn(table: Table) -> None:
    for seed in range(sizes.games(20)):
        *_, state = random_match(table, seed)
        events = state.events_since()
        placed = Counter(event["seat"] for event in events if event["kind"] == "place")
        assert placed == dict.fromkeys(range(table.players), TURNS[table.players])
        seats = clockwise_from(state)
        assert turns(before_the_end(events)) == seats * TURNS[table.players]
        assert turns(final(events)) == seats


@all_tables
@pytest.mark.rule("LA-3.4")
def test_nobody_places_a_tile_with_more_than_twelve_cards(table: Table) -> None:
    for seed in range(sizes.games(20)):
        held, seat = 0, 0
        for state in random_match(table, seed):
            latest = state.events_since(max(0, state.ply - 1))
            if any(event["kind"] == "place" for event in latest):
                assert held <= CARD_LIMIT
            if not state.over:
                seat = state.seat or 0
                held = sum(state.view()["seats"][seat]["cards"].values())


def clockwise_from(state: State) -> list[int]:
    """All seats, the first player's first."""
    first: int = state.view()["first"]
    return [(first + turn) % state.players for turn in range(state.players)]


def acts(events: list[Document]) -> list[Document]:
    """Events that the seat to move brings about, not those that everybody gets something from."""
    return [event for event in events if event["kind"] in ("place", "pay", "return", "discard", "pass")]


def before_the_end(events: list[Document]) -> list[Document]:
    return events[: beginning_of_the_end(events)]


def final(events: list[Document]) -> list[Document]:
    return events[beginning_of_the_end(events) :]


def beginning_of_the_end(events: list[Document]) -> int:
    return [event["kind"] for event in events].index("final_turns")


def turns(events: list[Document]) -> list[Any]:
    """The seats in the order in which they acted."""
    return [seat for seat, _ in groupby(event["seat"] for event in acts(events))]
