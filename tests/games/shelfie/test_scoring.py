"""SH-5.2 to SH-5.4: what a shelf is worth."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import BadOption
from ludoteca.games.shelfie import Group, ShelfScore, score_shelf
from ludoteca.games.shelfie.facts import PERSONAL_GOALS
from tests.games.shelfie.boards import EMPTY, shelf, table


@pytest.mark.rule("SH-5.2")
def test_tokens_and_the_end_token_are_points() -> None:
    state = table(tokens=[[8, 4], [4, 8]])
    assert [seat["points"]["tokens"] for seat in state.view()["seats"]] == [12, 12]
    state = table(tokens=[[0, 0], [8, 0]])
    assert [seat["points"]["tokens"] for seat in state.view()["seats"]] == [0, 8]


# Personal goal 1 wants plants and frames in the top row, then cats, books, games, nothing, and a trophy at the bottom.
GOAL_1 = """
    P T F T B
    T F B P C
    F T P B F
    B G F P T
    P F B F P
    B P T P B
"""


@pytest.mark.rule("SH-5.3")
@pytest.mark.parametrize(
    ("rows", "cells", "points"),
    [(0, 0, 0), (1, 1, 1), (2, 1, 1), (3, 2, 2), (4, 3, 4), (5, 4, 6), (6, 6, 12)],
)
def test_the_cells_of_the_personal_goal_pay_1_2_4_6_9_12(rows: int, cells: int, points: int) -> None:
    drawn = [*EMPTY[rows:], *shelf(GOAL_1)[6 - rows :]]
    score = score_shelf(drawn, personal_goal=1)
    assert (len(score.personal_cells), score.personal_points) == (cells, points)


@pytest.mark.rule("SH-5.3")
def test_five_cells_pay_9() -> None:
    score = score_shelf(shelf(GOAL_1.replace("P T F T B", "P T . T B")), personal_goal=1)
    assert score.personal_points == 9
    assert score.personal_cells == [(0, 0), (1, 4), (2, 3), (3, 1), (5, 2)]


@pytest.mark.rule("SH-5.3")
@pytest.mark.parametrize("card", range(1, 13))
def test_a_shelf_that_shows_a_personal_goal_has_all_its_cells(card: int) -> None:
    goal = PERSONAL_GOALS[card - 1]
    cells = {(row, column) for row in range(6) for column in range(5) if goal[row][column] != "."}
    other = {letter: "CBGFTP"[("CBGFTP".index(letter) + 1) % 6] for letter in "CBGFTP"}
    shown = ["".join(tile if tile != "." else "C" for tile in row) for row in goal]
    assert cells <= set(score_shelf(shown, personal_goal=card).personal_cells)
    assert score_shelf(shown, personal_goal=card).personal_points == 12
    shifted = ["".join(other.get(tile, "C") for tile in row) for row in goal]
    assert cells.isdisjoint(score_shelf(shifted, personal_goal=card).personal_cells)


@pytest.mark.rule("SH-5.3")
def test_without_a_personal_goal_there_are_no_points_for_it() -> None:
    score = score_shelf(shelf(GOAL_1))
    assert (score.personal_points, score.personal_cells) == (0, [])


@pytest.mark.rule("SH-5.4")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("C....", 0),
        ("CC...", 0),
        ("CCC..", 2),
        ("CCCC.", 3),
        ("CCCCC", 5),
        ("C.... CCCCC", 8),
        ("CC... CCCCC", 8),
        ("CCCCC CCCCC", 8),
        ("C.... CC...", 2),
        ("CBC.. BCB.. CBC..", 0),
        ("CCCBB CCCBB", 8 + 3),
        ("CCCBB BBBCC CCCTT", 2 + 2 + 2),
        ("BBBTC CCCBB BTTTB", 2 + 2 + 2 + 2),
    ],
)
def test_groups_of_3_4_5_and_6_or_more_pay_2_3_5_8_and_every_group_counts(drawing: str, points: int) -> None:
    assert score_shelf(shelf(drawing)).group_points == points


@pytest.mark.rule("SH-5.4")
def test_a_score_names_every_group_with_its_cells() -> None:
    assert score_shelf(shelf("BB... CCCT. CTTTB"), personal_goal=3) == ShelfScore(
        groups=[
            Group("cats", 4, 3, [(4, 0), (4, 1), (4, 2), (5, 0)]),
            Group("trophies", 4, 3, [(4, 3), (5, 1), (5, 2), (5, 3)]),
            Group("books", 2, 0, [(3, 0), (3, 1)]),
        ],
        group_points=6,
        personal_points=0,
        personal_cells=[],
        total=6,
    )


@pytest.mark.rule("SH-5.4")
def test_the_columns_next_to_each_other_are_neighbours_but_top_and_bottom_are_not() -> None:
    # The top of one column does not touch the bottom of the next.
    assert score_shelf(shelf("C.... C.... B.... T.... F.... GC...")).group_points == 0
    assert score_shelf(shelf("C.... CT... BT... TB... FG... GC... ")).group_points == 0


@pytest.mark.parametrize("card", [0, 13, "1"])
def test_a_personal_goal_that_is_no_card_is_refused(card: Any) -> None:
    with pytest.raises(BadOption, match="The personal goal cards are 1 to 12, not"):
        score_shelf(EMPTY, personal_goal=card)
