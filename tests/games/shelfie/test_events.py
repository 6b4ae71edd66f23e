"""What is told of every action, in order, with the rule behind it."""

from __future__ import annotations

import json

import pytest

from ludoteca import LudotecaError
from ludoteca.core import writers
from ludoteca.core.messages import render
from ludoteca.core.written_game import write_document
from tests.games.shelfie.boards import ALMOST_FULL, GAME, table


@pytest.mark.rule("SH-3.5")
def test_every_tile_inserted_is_told_with_where_it_lay_and_where_it_lies() -> None:
    state = table("CB\nGF", shelves=["..T.."])
    state.play("take e4 d4 > 3")
    insert = {"kind": "insert", "seat": 0, "column": 2, "into": 3, "rule": "SH-3.5", "ply": 0}
    assert state.events_since(0) == [
        insert | {"item": "books", "cell": "e4", "row": 4},
        insert | {"item": "cats", "cell": "d4", "row": 3},
    ]


@pytest.mark.rule("SH-4.1")
@pytest.mark.rule("SH-4.2")
@pytest.mark.rule("SH-5.1")
def test_goals_end_token_and_end_are_told_in_the_order_of_the_rulebook() -> None:
    state = table("TB\nGF", shelves=["", ALMOST_FULL], seat=1, common_goals=[9, 5])
    state.play("take d4 > 1")
    assert state.events_since(0)[1:] == [
        {"kind": "common_goal", "seat": 1, "goal": 5, "points": 8, "rule": "SH-4.1", "ply": 0},
        {"kind": "end_token", "seat": 1, "points": 1, "rule": "SH-4.2", "ply": 0},
        {"kind": "end", "rule": "SH-5.1", "ply": 0},
    ]


@pytest.mark.rule("SH-4.3")
@pytest.mark.parametrize(
    ("rulebook", "kinds"), [("italian", 28 * ["refill"]), ("english", ["return"] + 29 * ["refill"])]
)
def test_a_refill_is_told_after_goals_tile_by_tile(rulebook: str, kinds: list[str]) -> None:
    state = table("CB.G", at="c4", options={"rulebook": rulebook})
    state.play("take c4 d4 > 1")
    events = state.events_since(0)
    assert [event["kind"] for event in events] == ["insert", "insert", *kinds]
    assert {event["rule"] for event in events[2:]} == {"SH-4.3"}
    room = state.view()["room"]
    for event in events[2:]:
        if event["kind"] == "refill":
            row, column = int(event["cell"][1]) - 1, "abcdefghi".index(event["cell"][0])
            assert event["item"][0].upper() == room[row][column]


@pytest.mark.rule("SH-7.1")
def test_everything_is_told_to_everybody() -> None:
    state = table("CB.G", at="c4")
    state.play("take c4 d4 > 1")
    assert state.events_since(0, 0) == state.events_since(0, 1) == state.events_since(0)


def test_events_are_told_from_any_ply_on() -> None:
    state = table("CBG\nGFT", ply=7)
    state.play("take d4 > 1")
    state.play("take e4 > 1")
    assert [event["ply"] for event in state.events_since(7)] == [7, 8]
    assert [event["seat"] for event in state.events_since(8)] == [1]
    with pytest.raises(LudotecaError, match="This state knows the plies 7 to 9, not 0"):
        state.events_since(0)


def test_the_events_of_an_action_are_told_in_sentences() -> None:
    state = table("CB.G", at="c4", options={"rulebook": "english"}, shelves=["C.... C.... C....", ""])
    state.play("take c4 d4 > 1")
    (caused,) = state.history()
    assert caused.text() == (
        "Seat 0 added to column 1: cat and book. 1 tile went back into the bag. The living room was refilled."
    )
    assert caused.text("pl").startswith("Miejsce 0 wkłada do kolumny 1: kot i książka. ")


def test_an_action_is_told_with_its_tiles_and_column() -> None:
    view = table("CB.G", at="c4").view(0)
    message = GAME.action_message("take c4 d4 > 1", view)
    assert message is not None
    assert render(message) == "Add to column 1: cat and book"


def test_the_words_of_a_take_name_only_tiles_that_are_there() -> None:
    state = table("CB.G", at="c4")
    action = GAME.parse_action(state.record, "take d4 e4 > 2")
    said = json.loads(write_document(writers.action_message_one, state.record, action))
    assert said["values"]["tiles"] == [{"id": "shelfie-item-books", "values": {"count": 1}}]
    assert said["values"]["column"] == 2
