"""What speaks for and against an action: gains, what it prepares, what it denies to others and gives them."""

from __future__ import annotations

import pytest

from ludoteca import State
from ludoteca.core.types import Document
from tests.games.shelfie.boards import ALMOST_FULL, GAME, table


def of_kind(state: State, action: str, kind: str) -> list[Document]:
    """The reasons of one kind, without their kind and their words."""
    return [
        {name: value for name, value in reason.items() if name not in ("kind", "says")}
        for reason in state.reasons(action)
        if reason["kind"] == kind
    ]


def kinds(state: State, action: str) -> set[str]:
    """The kinds of all reasons."""
    return {reason["kind"] for reason in state.reasons(action)}


# For the seat to move


@pytest.mark.rule("SH-4.1")
def test_a_common_goal_gains_its_top_token() -> None:
    state = table("CB\nGF", shelves=["CCC..\nCCCC."], common_goals=[9, 8], tokens=[[0, 0], [8, 0]])
    assert of_kind(state, "take d4 > 5", "common_goal") == [{"sense": "gain", "goal": 9, "value": 4, "rule": "SH-4.1"}]
    assert "common_goal" not in kinds(state, "take e4 > 5")


@pytest.mark.rule("SH-4.2")
@pytest.mark.rule("SH-5.1")
@pytest.mark.parametrize(("seat", "count"), [(0, 2), (1, 1), (2, 0)])
def test_a_full_shelf_gains_the_end_token_and_leaves_few_turns_to_the_others(seat: int, count: int) -> None:
    shelves = ["" if other != seat else ALMOST_FULL for other in range(3)]
    state = table("TB\nGF", shelves=shelves, players=3, seat=seat)
    assert of_kind(state, "take d4 > 1", "end_token") == [{"sense": "gain", "value": 1, "rule": "SH-4.2"}]
    assert of_kind(state, "take d4 > 1", "last_turns") == [{"sense": "denial", "count": count, "rule": "SH-5.1"}]


@pytest.mark.rule("SH-5.3")
def test_every_cell_of_the_personal_goal_that_becomes_right_is_told() -> None:
    # Personal goal 2 wants a frame in the lower right corner, and a trophy to the upper left of it.
    state = table("FB\nTG", shelves=["...C."], personal_goals=[2, 1])
    assert of_kind(state, "take d4 > 5", "personal") == [
        {"sense": "gain", "item": "frames", "row": 5, "column": 4, "from": 0, "to": 1, "value": 1, "rule": "SH-5.3"}
    ]
    state.play("take d4 > 5")
    state.play("take e4 > 1")
    assert [
        (reason["item"], reason["from"], reason["to"], reason["value"])
        for reason in of_kind(state, "take d5 > 4", "personal")
    ] == [("trophies", 1, 2, 1)]
    assert "personal" not in kinds(state, "take d5 > 3")


@pytest.mark.rule("SH-5.4")
def test_a_group_that_brings_more_points_is_told() -> None:
    state = table("CB\nGF", shelves=["CC.CC"])
    assert of_kind(state, "take d4 > 3", "group") == [
        {"sense": "gain", "item": "cats", "from": 2, "to": 5, "value": 5, "rule": "SH-5.4"}
    ]
    assert "group" not in kinds(state, "take e4 > 3")


@pytest.mark.rule("SH-5.4")
def test_groups_that_grow_together_beyond_six_bring_nothing_more() -> None:
    state = table("CB\nGF", shelves=["CC.CC\nCC.CC\nCCBCC"])
    assert "group" not in kinds(state, "take d4 > 3")


@pytest.mark.rule("SH-5.4")
def test_a_group_that_the_next_tile_can_make_worth_more_is_a_threat() -> None:
    state = table("CB\nGF", shelves=["CCC.."])
    assert of_kind(state, "take d4 > 4", "group_open") == [
        {"sense": "threat", "item": "cats", "from": 4, "to": 5, "value": 2, "rule": "SH-5.4"}
    ]
    assert "group_open" not in kinds(state, "take e4 > 4")
    walled_in = table("CB\nGF", shelves=[".T...\nCT...\nTT...\nTT...\nTT...\nTT..."])
    assert "group_open" not in kinds(walled_in, "take d4 > 1")


@pytest.mark.rule("SH-6.9")
def test_a_common_goal_that_is_nearer_is_a_threat_worth_its_top_token() -> None:
    state = table("CB\nGF", shelves=["CCC..\nCCC.."], common_goals=[9, 8], tokens=[[0, 0], [8, 0]])
    assert of_kind(state, "take d4 > 4", "goal_near") == [
        {"sense": "threat", "goal": 9, "from": 6, "to": 7, "of": 8, "value": 4, "rule": "SH-6.9"}
    ]
    assert "goal_near" not in kinds(state, "take e4 > 4")
    state = table("CB\nGF", shelves=["CCC..\nCCC.."], common_goals=[9, 8], tokens=[[8, 0], [0, 0]])
    assert "goal_near" not in kinds(state, "take d4 > 4")


@pytest.mark.rule("SH-4.2")
def test_a_shelf_that_one_more_take_can_fill_is_a_threat() -> None:
    for top_row, missing in (("...GF", []), ("....F", [3]), (".....", [])):
        state = table("TB\nGF", shelves=[ALMOST_FULL.replace(".CBGF", top_row)], common_goals=[10, 11])
        found = of_kind(state, "take d4 > 1", "end_near")
        assert found == [{"sense": "threat", "missing": cells, "rule": "SH-4.2"} for cells in missing]


@pytest.mark.rule("SH-5.1")
def test_in_the_last_turn_nothing_is_prepared() -> None:
    state = table("CB\nGF", shelves=[ALMOST_FULL.replace(".", "T"), "CC..."], seat=1, end_token=0, common_goals=[9, 8])
    assert kinds(state, "take d4 > 3") == {"group"}


# For the others


@pytest.mark.rule("SH-4.1")
def test_the_others_get_a_lower_token_and_who_is_near_feels_it() -> None:
    mine, near = "CCC..\nCCCC.", "BB...\nBBB.."
    denial = {"sense": "denial", "goal": 9, "from": 8, "to": 6, "rule": "SH-4.1"}
    state = table("CB\nGF", shelves=[mine, "", near], players=3, common_goals=[9, 8])
    assert of_kind(state, "take d4 > 5", "token_wanted") == [denial | {"seat": 2}]
    assert "token" not in kinds(state, "take d4 > 5")
    state = table("CB\nGF", shelves=[mine], players=3, common_goals=[9, 8])
    assert of_kind(state, "take d4 > 5", "token") == [denial]


@pytest.mark.rule("SH-4.1")
def test_a_token_is_denied_to_nobody_where_all_others_have_one() -> None:
    state = table("CB\nGF", shelves=["CCC..\nCCCC."], common_goals=[9, 8], tokens=[[0, 0], [8, 0]])
    assert not kinds(state, "take d4 > 5") & {"token", "token_wanted"}
    tokens = [[0, 0], [8, 0], [6, 0], [4, 0]]
    state = table("CB\nGF", shelves=["CCC..\nCCCC."], players=4, common_goals=[9, 8], tokens=tokens)
    assert not kinds(state, "take d4 > 5") & {"token", "token_wanted"}


@pytest.mark.rule("SH-4.1")
def test_the_tiles_with_which_another_seat_could_meet_a_common_goal_are_denied() -> None:
    state = table("CB\nGF", shelves=["", "CCC..\nCCCC."], common_goals=[9, 8])
    denial = {"sense": "denial", "seat": 1, "goal": 9, "value": 8, "rule": "SH-4.1"}
    assert of_kind(state, "take d4 > 1", "goal_denied") == [denial]
    assert "goal_denied" not in kinds(state, "take e4 > 1")
    state = table("CB\nCF", shelves=["", "CCC..\nCCCC."], common_goals=[9, 8])
    assert "goal_denied" not in kinds(state, "take d4 > 1")
    assert of_kind(state, "take d4 d5 > 1", "goal_denied") == [denial]


@pytest.mark.rule("SH-3.3")
def test_tiles_that_a_take_frees_are_a_gift() -> None:
    # The cat in the middle is blocked until one of the tiles around it is taken.
    room = """
        . B .
        G C F
        . T .
        . P P
    """
    state = table(room, at="d4", shelves=["", "CCC..\nCCCC."], common_goals=[9, 8])
    assert of_kind(state, "take e4 > 1", "goal_opened") == [
        {"sense": "gift", "seat": 1, "goal": 9, "value": 8, "rule": "SH-4.1"}
    ]


@pytest.mark.rule("SH-5.4")
def test_points_of_groups_that_others_could_make_are_denied_or_given() -> None:
    room = """
        . B .
        G C F
        . T .
        . P P
    """
    state = table(room, at="d4", shelves=["", "BB..C"], common_goals=[10, 11])
    assert of_kind(state, "take e4 > 1", "group_denied") == [
        {"sense": "denial", "seat": 1, "item": "books", "value": 2, "rule": "SH-5.4"}
    ]
    state = table(room, at="d4", shelves=["", "TT.CC"], common_goals=[10, 11])
    assert of_kind(state, "take e4 > 1", "group_opened") == [
        {"sense": "gift", "seat": 1, "item": "cats", "value": 2, "rule": "SH-5.4"}
    ]


@pytest.mark.rule("SH-4.3")
def test_a_refill_is_told_and_nothing_of_what_it_brings() -> None:
    state = table("CB.G", at="c4", shelves=["", "CCC..\nCCCC."], common_goals=[9, 8])
    assert of_kind(state, "take c4 > 1", "refill") == [{"sense": "gift", "rule": "SH-4.3"}]
    assert not kinds(state, "take c4 > 1") & {"goal_denied", "goal_opened"}
    assert "refill" not in kinds(state, "take f4 > 1")


@pytest.mark.rule("SH-5.1")
def test_who_has_had_the_last_turn_can_neither_be_given_nor_denied_anything() -> None:
    state = table("CB\nGF", shelves=["CCC..\nCCCC.", ALMOST_FULL], seat=1, common_goals=[9, 8])
    assert not kinds(state, "take d4 > 1") & {"goal_denied", "group_denied", "token", "token_wanted"}


# All together


def test_the_weightiest_reasons_come_first() -> None:
    state = table("CB\nGF", shelves=["CCC..\nCCCC.", "CC.B."], common_goals=[9, 5], players=4)
    found = [reason["kind"] for reason in state.reasons("take d4 > 5")]
    assert found == sorted(found, key=GAME.reason_kinds.index)
    assert found[0] == "common_goal"
    assert len(found) <= 8


def test_reasons_in_words_name_points_and_seats() -> None:
    state = table("CB\nGF", shelves=["CC.CC", "CCC..\nCCCC."], common_goals=[9, 11])
    assert [GAME.reason_text(reason) for reason in state.reasons("take d4 > 3")] == [
        "keeps Seat 1 from reaching “Eight alike” for 8 points",
        "group of 5 cats: +5 points",
        "“Eight alike”, worth 8 points: 5 of 8 tiles in place",
        "on the way to a group of 6 cats: +3 points",
    ]


@pytest.mark.rule("SH-7.2")
def test_no_reason_depends_on_the_personal_goal_of_another_seat() -> None:
    for mine, theirs in ((2, 1), (2, 3)):
        state = table("FB\nTG", shelves=["...C."], personal_goals=[mine, theirs])
        assert kinds(state, "take d4 > 5") == kinds(state.resample(0, 1), "take d4 > 5")
    state = table("FB\nTG", shelves=["...C."], personal_goals=[1, 2])
    assert "personal" not in kinds(state, "take d4 > 5")
