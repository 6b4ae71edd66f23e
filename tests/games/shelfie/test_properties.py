"""Nothing of My Shelfie is lost or made, and everybody has the same number of turns."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from ludoteca import State
from ludoteca.games.shelfie.facts import ITEMS, LETTERS, TILES_PER_ITEM, TOKENS
from ludoteca.games.shelfie.state import CELL_COUNT
from tests import drawn, sizes
from tests.tables import Table, every_table, random_match

MODEST = settings(max_examples=sizes.examples(100))
all_tables = pytest.mark.parametrize("table", [t for t in every_table() if t.name == "shelfie"], ids=str)


@pytest.mark.rule("SH-1.2")
@MODEST
@given(drawn.positions("shelfie"))
def test_every_tile_is_in_the_room_on_a_shelf_or_in_the_bag(state: State) -> None:
    view = state.view()
    lying = Counter("".join(view["room"]) + "".join(row for seat in view["seats"] for row in seat["shelf"]))
    for item, letter in zip(ITEMS, LETTERS, strict=True):
        assert lying[letter] + view["bag"][item] == TILES_PER_ITEM
        assert view["bag"][item] >= 0


@pytest.mark.rule("SH-1.3")
@MODEST
@given(drawn.positions("shelfie"))
def test_no_tile_floats_and_no_two_lie_in_one_cell(state: State) -> None:
    record = state.record[0]
    for seat in range(state.players):
        rows = state.view()["seats"][seat]["shelf"]
        columns = ["".join(row[column] for row in rows) for column in range(5)]
        assert all("." not in column.lstrip(".") for column in columns)
        assert record.height[seat].tolist() == [6 - column.count(".") for column in columns]
        assert sum(int(tiles).bit_count() for tiles in record.shelf[seat]) == record.height[seat].sum()
    occupied = [cell for cell in range(CELL_COUNT) if int(record.occupied) >> cell & 1]
    assert occupied == record.room.nonzero()[0].tolist()


@pytest.mark.rule("SH-4.1")
@MODEST
@given(drawn.positions("shelfie"))
def test_tokens_are_taken_from_the_top_or_still_lie_there(state: State) -> None:
    view = state.view()
    for number, goal in enumerate(view["common_goals"]):
        taken = sorted((seat["tokens"][number] for seat in view["seats"] if seat["tokens"][number]), reverse=True)
        assert taken + goal["tokens"] == list(TOKENS[state.players])


@pytest.mark.rule("SH-2.3")
@MODEST
@given(drawn.positions("shelfie"))
def test_no_goal_is_there_twice(state: State) -> None:
    position = state.position()
    for cards in (position["personal_goals"], position["common_goals"]):
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(range(1, 13))


@all_tables
@pytest.mark.rule("SH-5.1")
def test_everybody_has_the_same_number_of_turns(table: Table) -> None:
    for seed in range(sizes.games(20)):
        *_, state = random_match(table, seed)
        seats = {event["ply"]: event["seat"] for event in state.events_since() if event["kind"] == "insert"}
        first = state.view()["first"]
        assert list(seats.values()) == [(first + ply) % table.players for ply in range(state.ply)]
        assert state.ply % table.players == 0


@all_tables
@pytest.mark.rule("SH-5.1")
def test_the_match_ends_with_the_round_in_which_the_first_shelf_is_filled(table: Table) -> None:
    for seed in range(sizes.games(20)):
        *_, state = random_match(table, seed)
        (filled,) = [event["ply"] for event in state.events_since() if event["kind"] == "end_token"]
        assert state.ply // table.players == filled // table.players + 1
