"""SH-3: taking tiles and inserting them."""

from __future__ import annotations

import pytest

from ludoteca.games.shelfie import rules
from ludoteca.games.shelfie.state import ACTION_COUNT
from tests.games.refusals import allowed, legal_texts, refusal_of
from tests.games.shelfie.boards import shelf_of, table, tiles_in


def lines(texts: set[str]) -> set[str]:
    """The cells of takes, in alphabetical order: what is taken, whatever its order and column."""
    return {" ".join(sorted(text.removeprefix("take ").split(" >")[0].split())) for text in texts}


@pytest.mark.rule("SH-3.1")
def test_one_two_or_three_tiles_are_taken() -> None:
    state = table("CBGF", at="c4")
    assert lines(legal_texts(state)) == {
        *("c4", "d4", "e4", "f4"),
        *("c4 d4", "d4 e4", "e4 f4"),
        *("c4 d4 e4", "d4 e4 f4"),
    }
    assert refusal_of(state, "take c4 d4 e4 f4 > 1") == ("Take one, two or three tiles.", "SH-3.1")


@pytest.mark.rule("SH-3.1")
def test_the_tiles_taken_leave_the_living_room() -> None:
    state = table("CBGF", at="c4")
    state.play("take c4 d4 > 1")
    assert state.view()["room"][3] == "--..GF..-"
    assert tiles_in(state.view()["room"]) == 2


@pytest.mark.rule("SH-3.1")
@pytest.mark.parametrize("action", ["take g4 > 1", "take f4 g4 > 1"])
def test_where_no_tile_lies_none_is_taken(action: str) -> None:
    state = table("CBGF", at="c4")
    assert refusal_of(state, action) == ("There is no tile on one of these spaces.", "SH-3.1")
    assert action not in legal_texts(state)


@pytest.mark.rule("SH-3.2")
@pytest.mark.parametrize(
    "action",
    [
        "take c4 e4 > 1",
        "take c4 d5 > 1",
        "take c4 d4 d5 > 1",
        "take c4 d4 f4 > 1",
        "take c4 c4 > 1",
        "take c4 c5 d5 > 1",
    ],
)
def test_the_tiles_form_one_straight_line_without_gaps(action: str) -> None:
    state = table("CBGF\nTPCB", at="c4")
    reason = "The tiles you take must form a straight line, each adjacent to the next."
    assert refusal_of(state, action) == (reason, "SH-3.2")


@pytest.mark.rule("SH-3.2")
def test_a_line_never_jumps_an_empty_cell() -> None:
    state = table("CB.GF", at="c4")
    assert lines(legal_texts(state)) == {"c4", "d4", "f4", "g4", "c4 d4", "f4 g4"}
    assert refusal_of(state, "take d4 e4 f4 > 1") == ("There is no tile on one of these spaces.", "SH-3.1")


@pytest.mark.rule("SH-3.2")
def test_a_line_goes_along_a_row_or_a_column() -> None:
    state = table("C.\nBG\nF.", at="d4")
    assert lines(legal_texts(state)) == {"d4", "d5", "d6", "e5", "d4 d5", "d5 d6", "d4 d5 d6", "d5 e5"}


@pytest.mark.rule("SH-3.2")
def test_a_line_does_not_leave_the_board() -> None:
    # g4 and h4 are the last cells of their row with two players; below h5 there is none.
    state = table("CB\nGF", at="g4")
    assert lines(legal_texts(state)) == {"g4", "h4", "g5", "h5", "g4 h4", "g5 h5", "g4 g5", "h4 h5"}


WALLED_IN = """
    . C .
    C B C
    . C .
"""
REASON = "Each tile you take must have a free side at the start of your turn."


@pytest.mark.rule("SH-3.3")
def test_a_tile_walled_in_on_four_sides_cannot_be_taken() -> None:
    state = table(WALLED_IN, at="d4")
    assert refusal_of(state, "take e5 > 1") == (REASON, "SH-3.3")
    assert lines(legal_texts(state)) == {"e4", "d5", "f5", "e6"}


@pytest.mark.rule("SH-3.3")
def test_a_tile_that_only_becomes_free_by_this_very_take_cannot_be_taken() -> None:
    state = table(WALLED_IN, at="d4")
    assert refusal_of(state, "take d5 e5 > 1") == (REASON, "SH-3.3")
    assert refusal_of(state, "take d5 e5 f5 > 1") == (REASON, "SH-3.3")


@pytest.mark.rule("SH-3.3")
def test_a_tile_is_free_beside_an_empty_cell() -> None:
    state = table(". C .\nC B .\n. C .", at="d4")
    assert allowed(state, "take e5 > 1")
    assert allowed(state, "take d5 e5 > 1")


@pytest.mark.rule("SH-3.3")
def test_corners_do_not_wall_a_tile_in() -> None:
    state = table("C . C\n. B .\nC . C", at="d4")
    assert allowed(state, "take e5 > 1")


@pytest.mark.rule("SH-3.3")
def test_a_tile_is_free_at_the_edge_of_the_board() -> None:
    # With 4 players a5 is a cell at the board's very edge: tiles above, below and to the right, the edge to the left.
    state = table(". C\nB G\nF T", at="a4", players=4)
    assert allowed(state, "take a5 > 1")


@pytest.mark.rule("SH-3.3")
def test_a_tile_is_free_beside_a_cell_out_of_play() -> None:
    # With 2 players b4 and a5 are out of play: b5 has tiles to the right and below only.
    state = table("BG\nFT", at="b5")
    assert allowed(state, "take b5 > 1")
    # With 3 players f2 is out of play: f3 is free above although tiles lie left, right and below.
    state = table("CBG\nTFP", at="e3", players=3)
    assert state.view()["room"][1][5] == "-"
    assert allowed(state, "take f3 > 1")


@pytest.mark.rule("SH-3.3")
def test_at_the_start_the_tiles_with_a_free_side_are_those_at_the_rim() -> None:
    rim = {"d2", "e2", "d3", "f3", "c4", "g4", "h4", "b5", "h5", "b6", "c6", "g6", "d7", "f7", "e8", "f8"}
    state = table(
        """
        ---------
        ---CB----
        ---GFT---
        --PCBGFT-
        -PCBGFTP-
        -CBGFTP--
        ---CBG---
        ----FT---
        ---------
        """,
        at="a1",
    )
    assert tiles_in(state.view()["room"]) == 29
    assert {text[5:7] for text in legal_texts(state) if len(text) == 11} == rim


TWO_LEFT = """
    C B G F .
    C B G F .
    C B G F T
    T P T P T
    T P T P C
    B C B C B
"""
ONE_LEFT = """
    C B G F .
    C B G F T
    C B G F T
    T P T P T
    T P T P C
    B C B C B
"""


@pytest.mark.rule("SH-3.4")
def test_no_more_tiles_are_taken_than_the_roomiest_column_can_hold() -> None:
    reason = "No column of your shelf has room for that many tiles."
    state = table("CBG", at="c4", shelves=[TWO_LEFT])
    for column in range(1, 6):
        assert refusal_of(state, f"take c4 d4 e4 > {column}") == (reason, "SH-3.4")
    assert lines(legal_texts(state)) == {"c4", "d4", "e4", "c4 d4", "d4 e4"}
    state = table("CBG", at="c4", shelves=[ONE_LEFT])
    assert refusal_of(state, "take c4 d4 > 5") == (reason, "SH-3.4")
    assert legal_texts(state) == {"take c4 > 5", "take d4 > 5", "take e4 > 5"}


@pytest.mark.rule("SH-3.5")
def test_all_tiles_go_into_one_column_with_room_for_all_of_them() -> None:
    shelf = """
        C . . . .
        C B . . .
        C B G . .
        T B G F .
        T B G F .
        T P P P .
    """
    state = table("CBG", at="c4", shelves=[shelf])
    reason = "This column doesn’t have room for all the tiles you take."
    room = {1: {2, 3, 4, 5}, 2: {3, 4, 5}, 3: {4, 5}}
    for size, cells in ((1, "c4"), (2, "c4 d4"), (3, "c4 d4 e4")):
        for column in range(1, 6):
            if column in room[size]:
                assert allowed(state, f"take {cells} > {column}")
            else:
                assert refusal_of(state, f"take {cells} > {column}") == (reason, "SH-3.5")


@pytest.mark.rule("SH-3.5")
@pytest.mark.parametrize("order", ["c4 d4 e4", "c4 e4 d4", "d4 c4 e4", "d4 e4 c4", "e4 c4 d4", "e4 d4 c4"])
def test_the_player_chooses_the_order_and_the_first_inserted_lies_lowest(order: str) -> None:
    state = table("CBG", at="c4", shelves=["..T.."])
    state.play(f"take {order} > 3")
    letters = [{"c4": "C", "d4": "B", "e4": "G"}[cell] for cell in order.split()]
    assert [row[2] for row in shelf_of(state, 0)] == [*reversed(letters), "T"]


@pytest.mark.rule("SH-3.5")
def test_every_order_and_column_is_listed() -> None:
    texts = legal_texts(table("CBG", at="c4"))
    # Three single tiles, two pairs in two orders, one line of three in six, each into five columns.
    assert len(texts) == (3 + 2 * 2 + 6) * 5


def test_a_number_that_is_no_action_is_known_as_such_by_the_rules() -> None:
    for number in (-1, ACTION_COUNT):
        assert rules.why_illegal(table().record[0], number) == rules.NO_SUCH_ACTION
