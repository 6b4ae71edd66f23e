"""What is told of every action, in order, with the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import LudotecaError
from ludoteca.games.lanterns.events import WORDS
from tests.games.lanterns.tables import GAME, final_table, jetty, table


def told(events: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """The kind, seat, rule and colour of events."""
    return [(event["kind"], event.get("seat"), event["rule"], event.get("colour")) for event in events]


@pytest.mark.rule("LA-3.1")
def test_an_exchange_is_told_as_payment_return_and_card() -> None:
    state = table(cards=["P"], favor=[2])
    state.play("x purple red")
    events = state.events_since(0)
    assert told(events) == [
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
    assert told(events[1:]) == [
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


def test_every_kind_of_event_can_be_said() -> None:
    assert set(GAME.sayings) == {name for name, _, _ in WORDS.values()}
    lake = """
        4r0 23r2
        S1  .
    """
    state = table(lake, hand=[26], cards=["RRRRP"], favor=[2], supply={"B": 0})
    for action in ("x purple red", "d four red", "p 26 r0 @ 1,0"):
        state.play(action)
    said = [GAME.sayings[event["kind"]].format(**event) for event in state.events_since(0)]
    assert said[:5] == [
        "pays 2 favor",
        "returns 1 purple",
        "takes red (exchange)",
        "returns 4 red",
        "dedicates four for 8 honor",
    ]
    assert said[5] == "places tile 26 r0 @ 1,0"
    assert "gets no blue, it is out (match)" in said
