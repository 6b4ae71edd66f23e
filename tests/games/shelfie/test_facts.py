"""SH-1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca import BadPosition
from ludoteca.games.shelfie import common_goal_met
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    END_TOKEN,
    ITEMS,
    LETTERS,
    LIVING_ROOM,
    PERSONAL_GOALS,
    TILES_PER_ITEM,
    TOKENS,
)
from tests.games.shelfie.boards import ALMOST_FULL, EMPTY, GAME, document, shelf_of, table


@pytest.mark.rule("SH-1.1")
@pytest.mark.parametrize(("players", "cells"), [(2, 29), (3, 37), (4, 45)])
def test_the_living_room_is_9_by_9_with_29_37_or_45_cells_in_play(players: int, cells: int) -> None:
    assert [len(line) for line in LIVING_ROOM] == [9] * 9
    room = GAME.new(players=players, seed=1).view()["room"]
    assert [len(line) for line in room] == [9] * 9
    assert sum(tile != "-" for line in room for tile in line) == cells


@pytest.mark.rule("SH-1.1")
def test_the_living_room_is_the_printed_one() -> None:
    room = GAME.new(players=4, seed=1).view()["room"]
    assert ["".join("-" if tile == "-" else "x" for tile in line) for line in room] == [
        "---xx----",
        "---xxx---",
        "--xxxxx--",
        "-xxxxxxxx",
        "xxxxxxxxx",
        "xxxxxxxx-",
        "--xxxxx--",
        "---xxx---",
        "----xx---",
    ]


@pytest.mark.rule("SH-1.1")
def test_the_living_room_looks_the_same_from_all_four_sides() -> None:
    turned = ["".join(line) for line in zip(*LIVING_ROOM[::-1], strict=True)]
    assert turned == list(LIVING_ROOM)


@pytest.mark.rule("SH-1.2")
def test_there_are_132_tiles_22_of_each_of_six_types() -> None:
    assert ITEMS == ("cats", "books", "games", "frames", "trophies", "plants")
    assert TILES_PER_ITEM * len(ITEMS) == 132
    view = GAME.new(players=4, seed=1).view()
    lying = Counter("".join(view["room"]))
    letters = dict(zip(ITEMS, LETTERS, strict=True))
    assert {item: lying[letters[item]] + left for item, left in view["bag"].items()} == dict.fromkeys(ITEMS, 22)


@pytest.mark.rule("SH-1.3")
def test_a_shelf_has_6_rows_and_5_columns() -> None:
    assert GAME.new(players=2, seed=1).view()["seats"][0]["shelf"] == EMPTY


@pytest.mark.rule("SH-1.3")
def test_tiles_fall_to_the_lowest_empty_cell_of_a_column() -> None:
    state = table("CB\nGF", shelves=["T....\nPP..."])
    state.play("take d4 > 2")
    assert shelf_of(state, 0) == ["TC...", "PP..."]


@pytest.mark.rule("SH-1.3")
def test_a_tile_cannot_float() -> None:
    position = document(shelves=["C....\n.B..."])
    with pytest.raises(BadPosition, match=r"The tile in row 5, column 1 floats.*SH-1\.3"):
        GAME.from_position(position)


@pytest.mark.rule("SH-1.4")
def test_there_are_twelve_common_goals() -> None:
    assert len(set(COMMON_GOALS)) == 12
    assert all(not common_goal_met(number, EMPTY) for number in range(1, 13))


@pytest.mark.rule("SH-1.4")
def test_there_are_twelve_personal_goals_each_with_one_cell_of_every_type() -> None:
    assert len(set(PERSONAL_GOALS)) == 12
    for card in PERSONAL_GOALS:
        assert [len(row) for row in card] == [5] * 6
        assert Counter("".join(card)) == {".": 24} | dict.fromkeys(LETTERS, 1)


@pytest.mark.rule("SH-1.4")
def test_the_scoring_tokens_are_8_6_4_2_and_the_end_token_is_worth_1() -> None:
    assert TOKENS[4] == (8, 6, 4, 2)
    assert END_TOKEN == 1
    state = table("TB", at="d4", shelves=[ALMOST_FULL])
    state.play("take d4 > 1")
    assert state.view()["seats"][0]["points"]["end_token"] == 1
