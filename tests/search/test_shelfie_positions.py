"""Searching players solve puzzles of My Shelfie.

In most of them somebody else has filled a shelf, and your turn is the last of the match. The opponents' shelves match
no personal goal, so that everybody's points are known: tokens, groups, and 1 for the end.
The last in turn order wins ties.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import State
from ludoteca.core.types import Document
from tests.games.shelfie.boards import document
from tests.search.puzzles import Puzzle, failure, find_errors

MASTER = "master@400"

# No two equal tiles touch, and no cell matches any personal goal: no points at all.
DULL = """
    T B C B P
    G F P T F
    P C B G C
    G T P F P
    F C G C B
    T B P F T
"""
THREE_PLANTS = DULL.replace("F C G C B", "F C P C B")  # 2 points
FOUR_PLANTS = DULL.replace("F C G C B", "F P P C B")  # 3 points
FIVE_PLANTS = DULL.replace("F C G C B", "F P P P B")  # 5 points

DULL_HALF = """
    G T P F P
    F C G C B
    T B P F T
"""


def last_turn(room: str, yours: str, *, his: str = DULL, **what: Any) -> Document:
    """The opponent was first, has a full shelf and the end token; you are seat 1 and have one turn."""
    return document(room, shelves=[his, yours], **{"seat": 1, "end_token": 0, "personal_goals": [1, 5], **what})


def has_token(seat: int, worth: int) -> Any:
    """Whether a seat has a token with this value."""
    return lambda state: worth in state.view()["seats"][seat]["tokens"]


def goes_on(state: State) -> bool:
    """Whether the match is not over."""
    return not state.over


def is_over(state: State) -> bool:
    """Whether the match has ended."""
    return state.over


PUZZLES = [
    Puzzle(
        "A trophy in the fourth corner is worth 8: 12 to 9. Anything else leaves you at 4.",
        last_turn(
            """
            T G
            B F
            """,
            """
            T B C . .
            G F P T F
            P C B G C
            G T P F P
            F C G C B
            T B P F T
            """,
            common_goals=[8, 11],
            tokens=[[0, 8], [0, 4]],
        ),
        ("take d4 > 5",),
        at_a_glance=True,
    ),
    Puzzle(
        "The frame is the sixth cell of your goal: 12 all, and you win ties. The third cat would make 11.",
        last_turn(
            """
            C G
            F B
            """,
            """
            P B . B .
            G F P T C
            P C B B C
            G G P F P
            F C G C B
            T B T F T
            """,
            his=FOUR_PLANTS,
            tokens=[[8, 0], [0, 0]],
            personal_goals=[2, 1],
        ),
        ("take d5 > 3",),
        at_a_glance=True,
    ),
    Puzzle(
        "The sixth plant of the group is worth 3: 12 all, and you win ties. The third cat would make 11.",
        last_turn(
            """
            C P
            G B
            """,
            """
            T C C . .
            G F T P P
            P C B P P
            G T P F P
            F C G C B
            T B P F T
            """,
            his=FOUR_PLANTS,
            tokens=[[8, 0], [4, 0]],
        ),
        ("take e4 > 4", "take e4 > 5"),
        at_a_glance=True,
    ),
    Puzzle(
        "The plant below joins the plants, the cat above joins the cats: 11 all. The other way round brings nothing.",
        last_turn(
            """
            C P
            G B
            """,
            """
            T B C C .
            G F T P .
            P C B P P
            G T P F P
            F C G C B
            T B P F T
            """,
            his=THREE_PLANTS,
            tokens=[[8, 0], [4, 0]],
        ),
        ("take e4 d4 > 5",),
        at_a_glance=True,
    ),
    Puzzle(
        "Three cats fit into two columns: beside the three cats they make six, 8 to 6; beside the one only four.",
        last_turn(
            """
            C C C
            G B T
            """,
            """
            T . C . B
            G . P . C
            P . B . C
            G T P F C
            F C G C B
            T B P F T
            """,
            his=FIVE_PLANTS,
        ),
        ("take ?4 ?4 ?4 > 4",),
        at_a_glance=True,
    ),
    Puzzle(
        "One hole, two goals: the trophy in the corner brings 8, the eighth book only 4. You need 8: 10 to 9.",
        document(
            """
            T G
            B F
            """,
            players=3,
            shelves=[
                DULL,
                DULL_HALF,
                """
                T B C B .
                B F P T F
                F F B G C
                G T P B P
                F C G C B
                T B P F T
                """,
            ],
            seat=2,
            end_token=0,
            common_goals=[8, 9],
            tokens=[[0, 8], [0, 6], [0, 0]],
        ),
        ("take d4 > 5",),
        at_a_glance=True,
    ),
    Puzzle(
        "One tile, whichever it is, makes the fourth column the missing stair: 12 to 11. Two would be too many.",
        document(
            """
            T G B
            B F C
            """,
            players=4,
            shelves=[
                THREE_PLANTS,
                DULL_HALF,
                DULL_HALF,
                """
                . . . . P
                . . . . F
                . . B G C
                . T P F P
                F C G C B
                T B P F T
                """,
            ],
            seat=3,
            end_token=0,
            common_goals=[12, 9],
            tokens=[[8, 0], [6, 0], [0, 0], [0, 8]],
        ),
        ("take ?? > 4",),
        at_a_glance=True,
    ),
    Puzzle(
        "Any tile ends it at 9 to 4, but the only trophy would bring him the fourth corner and 12: take it away.",
        document(
            """
            T G C
            B F P
            """,
            shelves=[
                """
                T B C . P
                G F P T F
                P C B G C
                G T P F P
                F C G C B
                T B P F T
                """,
                """
                T B C B .
                G F P T F
                P C B G C
                G T P F P
                F C G C B
                T B P F T
                """,
            ],
            common_goals=[8, 11],
            tokens=[[0, 8], [0, 4]],
        ),
        ("take d4 > 4",),
    ),
    Puzzle(
        "You lead 9 to 4, but he is a trophy short of four corners and 13: end the match now.",
        document(
            """
            T G T
            B F B
            T C T
            """,
            shelves=[
                """
                T B C B .
                G F P T F
                P C B G C
                G T P F P
                F C G C B
                T B P F T
                """,
                """
                F B C B .
                G F P T .
                P C B G C
                G T P F P
                F C G C B
                T B P F T
                """,
            ],
            seat=1,
            common_goals=[8, 11],
            tokens=[[0, 4], [0, 8]],
        ),
        is_over,
    ),
    Puzzle(
        "Two tiles would end the match at 5 to 8. Take one: the corner is still there next time, for 8.",
        document(
            """
            . . . T . .
            . G B . . T
            . F C . . .
            . . . T . .
            """,
            at="c3",
            shelves=[
                DULL_HALF.replace("T B P F T", "G B P F T"),
                """
                T B C B .
                G F P T .
                P C B G C
                G T P F P
                F C G C B
                T B P F T
                """,
            ],
            seat=1,
            common_goals=[8, 11],
            tokens=[[0, 8], [0, 4]],
        ),
        goes_on,
        certain=False,
    ),
    Puzzle(
        "Both of you hold seven cats and there are cats for both: the first eight cats bring 8, the second 4.",
        document(
            """
            . C G F .
            B T P B G
            F G B C .
            """,
            at="c4",
            shelves=[
                """
                C . . . .
                C T C . .
                C B C G .
                C P F C T
                """,
                """
                . . . . C
                . F C T C
                . B C G C
                T P F C C
                """,
            ],
            common_goals=[9, 11],
        ),
        has_token(0, 8),
        certain=False,
        at_a_glance=True,
    ),
    Puzzle(
        "Three tiles into the last column end the match with both goals, 8 and 8: the trophy must lie on top.",
        document(
            """
            T P C
            G B F
            """,
            shelves=[
                DULL_HALF,
                """
                T P C B .
                P F P T .
                P C B G .
                G P P F P
                F C P C B
                T B P F T
                """,
            ],
            seat=1,
            common_goals=[8, 9],
            tokens=[[0, 0], [0, 0]],
        ),
        lambda state: sum(state.view()["seats"][1]["tokens"]) == 16,
        certain=False,
        at_a_glance=True,
    ),
]


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_a_searching_player_solves_the_puzzle(puzzle: Puzzle, seed: int) -> None:
    assert failure(puzzle, MASTER, seed) is None


@pytest.mark.compiled
@pytest.mark.parametrize("puzzle", [each for each in PUZZLES if each.at_a_glance], ids=str)
def test_one_look_at_every_action_is_enough(puzzle: Puzzle) -> None:
    assert failure(puzzle, "greedy", 1) is None


@pytest.mark.compiled
@pytest.mark.parametrize("puzzle", [each for each in PUZZLES if each.certain], ids=str)
def test_the_solutions_are_exactly_the_winning_turns(puzzle: Puzzle) -> None:
    assert find_errors(puzzle) == []
