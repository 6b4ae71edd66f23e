"""What is told of every action, in order, with the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import LudotecaError
from ludoteca.core.messages import render
from tests.games.lanterns.tables import GAME, final_table, jetty, table


def summary(events: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """The kind, seat, rule and color of each event."""
    return [(event["kind"], event.get("seat"), event["rule"], event.get("colour")) for event in events]


@pytest.mark.rule("LA-3.1")
def test_an_exchange_is_told_as_payment_return_and_card() -> None:
    state = table(cards=["P"], favor=[2])
    state.play("x purple red")
    events = state.events_since(0)
    assert summary(events) == [
        ("pay", 0, "LA-3.1", None),
        ("return", 0, "LA-3.1", "purple"),
        ("card", 0, "LA-3.1", "red"),
    ]
    assert (events[0]["count"], events[1]["count"]) == (2, 1)
    assert events[2]["why"] == "exchange"


@pytest.mark.rule("LA-3.2")
@pytest.mark.parametrize(
    ("cards", "action", "returned", "value"),
    [
        ("RRRR", "d four red", [("red", 4)], 8),
        ("RRBBGG", "d pairs red blue green", [("red", 2), ("blue", 2), ("green", 2)], 9),
        (
            "KORBGWP",
            "d seven",
            [(colour, 1) for colour in ("black", "orange", "red", "blue", "green", "white", "purple")],
            10,
        ),
    ],
)
def test_a_dedication_is_told_as_the_cards_returned_and_the_token(
    cards: str, action: str, returned: list[tuple[str, int]], value: int
) -> None:
    state = table(cards=[cards])
    state.play(action)
    *back, token = state.events_since(0)
    assert [(event["colour"], event["count"]) for event in back] == returned
    assert {(event["kind"], event["rule"]) for event in back} == {("return", "LA-3.2")}
    kind = action.split()[1]
    assert token == {"kind": "dedication", "seat": 0, "rule": "LA-3.2", "dedication": kind, "value": value, "ply": 0}


@pytest.mark.rule("LA-3.4")
def test_a_discard_is_told() -> None:
    state = table(cards=["KKKKK OOOOO RRR"])
    state.play("discard red")
    assert state.events_since(0) == [{"kind": "discard", "seat": 0, "rule": "LA-3.4", "colour": "red", "ply": 0}]


@pytest.mark.rule("LA-4.1")
@pytest.mark.rule("LA-4.2")
@pytest.mark.rule("LA-4.3")
@pytest.mark.rule("LA-4.6")
def test_a_placement_is_told_in_the_order_of_the_rulebook() -> None:
    # Platform tile 26 matches orange with platform tile 23 in the north, and blue, which is out, with the start tile.
    lake = """
        4r0 23r2
        S1  .
    """
    state = table(lake, hand=[26], supply={"O": 2, "B": 0})
    drawn = state.position()["stack"][0]
    state.play("p 26 r0 @ 1,0")
    events = state.events_since(0, 0)
    assert events[0] == {
        "kind": "place",
        "seat": 0,
        "rule": "LA-3.5",
        "tile": 26,
        "rotation": 0,
        "x": 1,
        "y": 0,
        "ply": 0,
    }
    assert summary(events[1:]) == [
        ("card", 0, "LA-4.1", "orange"),
        ("out", 0, "LA-4.4", "blue"),
        ("favor", 0, "LA-4.2", None),
        ("favor", 0, "LA-4.2", None),
        ("card", 0, "LA-4.3", "orange"),
        ("out", 1, "LA-4.4", "blue"),
        ("out", 2, "LA-4.4", "orange"),
        ("out", 3, "LA-4.4", "blue"),
        ("draw", 0, "LA-4.6", None),
    ]
    assert [event.get("why") for event in events[1:5]] == ["match", "match", "tile", "neighbour"]
    assert [event.get("side") for event in events[1:9]] == ["N", "W", None, "N", "S", "W", "N", "E"]
    assert events[-1]["tile"] == drawn


@pytest.mark.rule("LA-5.1")
def test_the_last_placement_tells_that_the_final_turns_begin() -> None:
    state = table(jetty(21), players=2, seat=1, hand=[25])
    state.play("p 25 r0 @ -1,0")
    assert state.events_since(0)[-1] == {"kind": "final_turns", "seat": 0, "rule": "LA-5.1", "ply": 0}
    assert "draw" not in {event["kind"] for event in state.events_since(0)}


@pytest.mark.rule("LA-5.1")
@pytest.mark.rule("LA-5.3")
def test_a_pass_and_the_end_are_told() -> None:
    state = final_table(cards=["", "RRRR"])
    state.play("pass")
    (passed,) = state.events_since(0)
    assert passed | {"rule": None} == {"kind": "pass", "seat": 0, "rule": None, "ply": 0}
    assert passed["rule"] in ("LA-5.1", "LA-5.3")
    state.play("d four red")
    kinds = [event["kind"] for event in state.events_since(1)]
    assert kinds == ["return", "dedication", "end"]
    assert state.events_since(1)[-1] == {"kind": "end", "rule": "LA-5.1", "ply": 1}


def test_events_are_told_from_any_ply_on() -> None:
    state = table(cards=["P"], favor=[2], hand=[25], ply=40)
    state.play("x purple red")
    state.play("p 25 r0 @ 1,0")
    assert {event["ply"] for event in state.events_since(40)} == {40, 41}
    assert {event["ply"] for event in state.events_since(41)} == {41}
    assert state.events_since(42) == []
    for ply in (39, 43):
        with pytest.raises(LudotecaError, match=f"This state knows the plies 40 to 42, not {ply}"):
            state.events_since(ply)


def test_the_events_of_an_action_are_told_in_sentences() -> None:
    lake = """
        4r0 23r2
        S1  .
    """
    state = table(lake, hand=[26], cards=["RRRRP"], favor=[2], supply={"B": 0})
    for action in ("x purple red", "d four red", "p 26 r0 @ 1,0"):
        state.play(action)
    texts = [caused.text() for caused in state.history()[:3]]
    assert texts == [
        "Seat 0 exchanged purple for red.",
        "Seat 0 dedicated four of a kind (+8 honor).",
        (
            "Seat 0 placed a tile, matching orange and blue (+2 favor). Seat 0 takes orange. "
            "Seat 1 gets nothing: blue has run out. Seat 2 takes orange. Seat 3 gets nothing: blue has run out."
        ),
    ]


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("x purple red", "Exchange purple for red"),
        ("d four red", "Dedicate four of a kind for 8 honor: red"),
        ("d seven", "Dedicate seven unique for 10 honor"),
        ("discard blue", "Discard blue"),
        ("pass", "End the final turn"),
        ("p 26 r0 @ 1,0", "Place tile 1 with orange facing you"),
        ("p 26 r1 @ 1,0", "Place tile 1 with blue facing you"),
        ("p 99 r0 @ 1,0", "Place a tile"),
    ],
)
def test_an_action_is_told_as_the_seat_to_move_sees_it(action: str, text: str) -> None:
    message = GAME.action_message(action, table(hand=[26]).view(0))
    assert message is not None
    assert render(message) == text
