"""What speaks for and against an action: gains, what it prepares, what it denies to others and gives them."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import State
from ludoteca.core.types import Document
from tests.games.lanterns.tables import GAME, final_table, table

# Two players: seat 0 in the south is to move, seat 1 sits in the north. Tile 25 unturned gives green to the south, blue
# to the north, and beside the start tile it matches nothing.
PLAIN = "p 25 r0 @ 1,0"


def two(cards: list[str], **what: Any) -> State:
    """A table of two with these cards, on which seat 0 holds tile 25."""
    return table("S1", players=2, hand=[25], cards=cards, **what)


def of_kind(state: State, action: str, kind: str) -> list[Document]:
    """The reasons of one kind, without their kind and their words."""
    return [
        {name: value for name, value in reason.items() if name not in ("kind", "says")}
        for reason in state.reasons(action)
        if reason["kind"] == kind
    ]


def senses(state: State, action: str) -> dict[str, str]:
    """The sense of every kind of reason."""
    return {reason["kind"]: reason["sense"] for reason in state.reasons(action)}


# For the seat to move


@pytest.mark.rule("LA-3.2")
def test_a_dedication_gains_its_honor() -> None:
    state = two(["RRRR"])
    assert of_kind(state, "d four red", "dedication") == [
        {"sense": "gain", "dedication": "four", "value": 8, "rule": "LA-3.2"}
    ]


@pytest.mark.rule("LA-3.1")
def test_an_exchange_gains_a_card_for_favor() -> None:
    state = two(["RRR P"], favor=[2])
    assert of_kind(state, "x purple red", "exchange") == [
        {"sense": "gain", "given": "purple", "colour": "red", "count": 2, "rule": "LA-3.1"}
    ]


@pytest.mark.rule("LA-4.1")
@pytest.mark.rule("LA-4.2")
@pytest.mark.rule("LA-4.3")
def test_a_placement_gains_cards_and_favor() -> None:
    # Tile 20 matches purple and red with two platform tiles and has one itself.
    lake = """
        22r0 S1
        .    21r3
    """
    state = table(lake, hand=[20])
    action = "p 20 r1 @ -1,-1"
    assert of_kind(state, action, "cards") == [
        {"sense": "gain", "colours": ["purple", "red", "black"], "rule": "LA-4.1"}
    ]
    assert of_kind(state, action, "favor") == [{"sense": "gain", "count": 3, "rule": "LA-4.2"}]
    assert of_kind(two([]), PLAIN, "cards") == [{"sense": "gain", "colours": ["green"], "rule": "LA-4.3"}]


@pytest.mark.rule("LA-3.2")
@pytest.mark.parametrize(
    ("cards", "kind", "value"),
    [("GGG", "four", 8), ("RR BB G", "pairs", 9), ("K O R B W P", "seven", 10)],
)
def test_a_set_that_becomes_complete_is_told_with_what_its_stack_pays(cards: str, kind: str, value: int) -> None:
    assert of_kind(two([cards]), PLAIN, "ready") == [
        {"sense": "threat", "dedication": kind, "value": value, "rule": "LA-3.2"}
    ]


@pytest.mark.rule("LA-3.2")
def test_a_set_that_was_complete_before_is_not_told_again() -> None:
    assert "ready" not in senses(two(["GGGG"]), PLAIN)


@pytest.mark.rule("LA-3.2")
def test_a_set_that_lacks_one_card_is_told_with_the_colours_that_are_still_to_be_had() -> None:
    near = {"sense": "threat", "dedication": "four", "value": 8, "colours": ["green"], "rule": "LA-3.2"}
    assert of_kind(two(["GG"]), PLAIN, "near") == [near]
    assert "near" not in senses(two(["GG", "GG"]), PLAIN)
    pairs = of_kind(two(["RR B G"]), PLAIN, "near")
    assert [(reason["dedication"], reason["colours"]) for reason in pairs] == [("pairs", ["blue"])]


@pytest.mark.rule("LA-5.1")
def test_in_a_final_turn_no_further_card_is_hoped_for() -> None:
    state = final_table(cards=["RRP"], favor=[2])
    assert "near" not in senses(state, "x purple red")
    state = final_table(cards=["RRRP"], favor=[2])
    assert senses(state, "x purple red")["ready"] == "threat"


# For the others


@pytest.mark.rule("LA-3.2")
def test_a_dedication_leaves_the_next_token_to_who_is_near_such_a_set() -> None:
    denial = {"sense": "denial", "dedication": "four", "from": 8, "to": 7, "rule": "LA-3.2"}
    assert of_kind(two(["RRRR", "GGG"]), "d four red", "stack_wanted") == [denial | {"seat": 1}]
    state = two(["RRRR", "GG"])
    assert of_kind(state, "d four red", "stack") == [denial]
    assert "stack_wanted" not in senses(state, "d four red")


@pytest.mark.rule("LA-3.3")
def test_an_exhausted_stack_denies_nothing() -> None:
    made = ", ".join(f"{i % 2} four {value}" for i, value in enumerate((8, 7, 6, 5, 5, 4)))
    state = final_table(cards=["RRRR", "GGGG"], made=made)
    assert set(senses(state, "d four red")) == {"dedication"}


@pytest.mark.rule("LA-4.4")
def test_the_last_card_of_a_colour_is_denied_to_who_needs_it() -> None:
    # One green is left, and seat 0 takes it.
    state = two(["G", "GGG"])
    assert of_kind(state, PLAIN, "out_wanted") == [
        {"sense": "denial", "colour": "green", "seat": 1, "dedication": "four", "value": 8, "rule": "LA-4.4"}
    ]
    state = two(["GG", "GG"])
    assert of_kind(state, PLAIN, "out") == [{"sense": "denial", "colour": "green", "rule": "LA-4.4"}]


@pytest.mark.rule("LA-4.4")
def test_of_several_sets_the_one_that_pays_most_is_told() -> None:
    # Seat 1 needs green for four of a kind, 8, and for seven unique, 10, the blue card it is given included.
    state = two(["GGGG", "K O R W P"])
    assert [reason["dedication"] for reason in of_kind(state, PLAIN, "out_wanted")] == ["seven"]


@pytest.mark.rule("LA-4.4")
def test_cards_that_go_back_to_the_supply_are_a_gift_to_who_needs_them() -> None:
    state = two(["PPPP", "P K O R B G"], supply={"P": 0})
    assert "colour_back" not in senses(state, "d four purple")
    state = two(["WWWWW", "K O R B G P"])
    assert of_kind(state, "d four white", "colour_back") == [
        {"sense": "gift", "colour": "white", "seat": 1, "dedication": "seven", "value": 10, "rule": "LA-4.4"}
    ]


@pytest.mark.rule("LA-5.1")
@pytest.mark.parametrize(("favor", "told"), [(1, False), (2, True)])
def test_in_the_end_cards_in_the_supply_matter_to_who_can_exchange(favor: int, told: bool) -> None:
    state = final_table(cards=["WWWWW", "K O R B G P"], favor=[0, favor])
    assert ("colour_back" in senses(state, "d four white")) is told


@pytest.mark.rule("LA-5.1")
def test_who_has_taken_the_final_turn_can_neither_be_given_nor_denied_anything() -> None:
    state = final_table(cards=["K O R B G P", "WWWWW"], favor=[2, 0], finals=1, seat=1)
    assert set(senses(state, "d four white")) == {"dedication", "stack"}


@pytest.mark.rule("LA-4.3")
def test_the_card_that_another_seat_faces_is_a_gift() -> None:
    assert of_kind(two([]), PLAIN, "card_given") == [{"sense": "gift", "seat": 1, "colour": "blue", "rule": "LA-4.3"}]
    state = two(["", "BBB"])
    assert of_kind(state, PLAIN, "set_given") == [
        {"sense": "gift", "seat": 1, "colour": "blue", "dedication": "four", "value": 8, "rule": "LA-4.3"}
    ]
    assert "card_given" not in senses(state, PLAIN)


@pytest.mark.rule("LA-4.4")
def test_a_seat_that_faces_a_colour_that_is_out_misses_a_card() -> None:
    assert of_kind(two(["BBBBB"]), PLAIN, "missed") == [
        {"sense": "denial", "seat": 1, "colour": "blue", "rule": "LA-4.4"}
    ]


@pytest.mark.rule("LA-3.6")
def test_a_set_kept_to_the_end_of_the_turn_leaves_its_token_to_who_has_one_too() -> None:
    left = {"sense": "gift", "seat": 1, "dedication": "four", "value": 8, "rule": "LA-3.6"}
    state = two(["RRRR", "WWWW"], favor=[2])
    assert of_kind(state, PLAIN, "stack_left") == [left]
    assert "stack_left" not in senses(state, "x red green")
    assert "stack_left" not in senses(state, "d four red")
    assert "stack_left" not in senses(two(["RRRR", "WWW"]), PLAIN)
    state = table("S1", hand=[25], cards=["RRRRRRRR", "WWWW"])
    state.play("d four red")
    assert "stack_left" not in senses(state, PLAIN)
    assert of_kind(final_table(cards=["RRRR", "WWWW"]), "pass", "stack_left") == [left]
    assert "stack_left" not in senses(final_table(cards=["RRRR OO BB", "WWWW OO GG"]), "d four red")


# All together


def test_the_weightiest_reasons_come_first_and_there_are_eight_at_most() -> None:
    state = table(
        "S1", players=4, hand=[25], cards=["GGG RR BB K", "WWW", "BBB", "GGG PPP"], made="0 four 8, 1 pairs 9"
    )
    kinds = [reason["kind"] for reason in state.reasons(PLAIN)]
    order = GAME.reason_kinds
    assert kinds == sorted(kinds, key=order.index)
    assert len(kinds) <= 8
    values = [reason["value"] for reason in state.reasons(PLAIN) if reason["kind"] == "ready"]
    assert values == sorted(values, reverse=True)


def test_reasons_in_words_name_what_is_gained_and_by_whom() -> None:
    state = two(["GGG", "BBB"])
    assert [GAME.reason_text(reason) for reason in state.reasons(PLAIN)] == [
        "gives Seat 1 the blue card that completes four of a kind, worth 8",
        "completes four of a kind, worth 8 honor",
        "cards: green",
    ]


@pytest.mark.rule("LA-6.2")
def test_no_reason_tells_which_tile_would_be_drawn() -> None:
    for reason in two(["GGG", "BBB"]).reasons(PLAIN):
        assert "tile" not in reason
