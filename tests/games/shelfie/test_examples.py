"""SH-8: the rulebook's worked examples."""

from __future__ import annotations

import pytest

from ludoteca.games.shelfie import score_shelf
from tests.games.refusals import allowed, refusal_of
from tests.games.shelfie.boards import GAME, shelf, table, tiles_in

SHELF_OF_GROUPS = """
    P P . . .
    P P P P .
    F F P P B
    F G G G B
    F T C C C
    T T T C C
"""
SHELF_OF_FINAL_SCORE = """
    P P P . .
    B P P C .
    F B F B .
    T G T G .
    T T C C C
    T T T C C
"""


@pytest.mark.rule("SH-8.1")
def test_groups_and_personal_goal() -> None:
    score = score_shelf(shelf(SHELF_OF_GROUPS), personal_goal=1)
    assert [(group.size, group.item, group.points) for group in score.groups] == [
        (8, "plants", 8),
        (5, "cats", 5),
        (4, "frames", 3),
        (4, "trophies", 3),
        (3, "games", 2),
        (2, "books", 0),
    ]
    assert score.group_points == 21
    assert (len(score.personal_cells), score.personal_points) == (3, 4)


@pytest.mark.rule("SH-8.2")
def test_final_score() -> None:
    score = score_shelf(shelf(SHELF_OF_FINAL_SCORE), personal_goal=1)
    assert (score.group_points, len(score.personal_cells), score.personal_points) == (18, 4, 6)
    state = table(shelves=[SHELF_OF_FINAL_SCORE], personal_goals=[1, 2], tokens=[[4, 8], [8, 0]])
    points = state.view(0)["seats"][0]["points"]
    assert points == {"tokens": 12, "end_token": 0, "groups": 18, "personal": 6}
    assert sum(points.values()) == 36


@pytest.mark.rule("SH-8.3")
def test_what_may_be_taken() -> None:
    state = table(
        """
        . . C B G F . . .
        . T P C B G F . .
        T P C B G F T . .
        . . . P C B . . .
        . . . . G F . . .
        . . . T P C . . .
        """,
        at="a3",
        players=4,
    )
    assert allowed(state, "take d3 e3 f3 > 1")
    assert allowed(state, "take d6 > 1")
    assert allowed(state, "take f7 f8 > 1")
    assert refusal_of(state, "take b4 a5 > 1")[1] == "SH-3.2"
    assert refusal_of(state, "take e5 f5 g5 > 1")[1] == "SH-3.3"


@pytest.mark.rule("SH-8.4")
def test_isolated_tiles_are_refilled() -> None:
    # The trophy at d3 is taken; no two of the tiles left touch by a side.
    state = table(
        """
        . . C T . B . . .
        . G . . . . . . .
        . . . . . F . . .
        . . . P . . . . .
        . . . . C . . . .
        """,
        at="a3",
        players=4,
    )
    state.play("take d3 > 1")
    room = state.view()["room"]
    assert tiles_in(room) == 45
    left = {(2, 2): "C", (2, 5): "B", (3, 1): "G", (4, 5): "F", (5, 3): "P", (6, 4): "C"}
    assert {(row, column): room[row][column] for row, column in left} == left


@pytest.mark.rule("SH-8.5")
def test_the_tokens_with_three_players() -> None:
    assert [goal["tokens"] for goal in GAME.new(players=3, seed=1).view()["common_goals"]] == [[8, 6, 4]] * 2
