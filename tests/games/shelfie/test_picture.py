"""A table drawn with plain characters."""

from __future__ import annotations

from tests.games.shelfie.boards import GAME, table

ROOM = [
    "    a b c d e f g h i",
    "  1",
    "  2       . .",
    "  3       . . .",
    "  4     . C B . . .",
    "  5   . . G F . . .",
    "  6   . . . . . .",
    "  7       . . .",
    "  8         . .",
    "  9",
]


def test_a_seat_sees_what_its_personal_goal_wants_in_small_letters() -> None:
    state = table(
        shelves=["CCC.. TTTTT", "C...."], common_goals=[12, 1], tokens=[[8, 0], [4, 0]], personal_goals=[7, 2]
    )
    drawn = GAME.picture(state.view(0)).splitlines()
    assert drawn[:10] == ROOM
    assert drawn[10:21] == [
        "",
        "bag C17 B21 G21 F21 T17 P22",
        "goal 12: Column heights rise or fall one tile at a time; any types. Tokens left: none",
        "goal 1: Two separate groups of the same type, each containing a 2 × 2 square. Tokens left: 8 4",
        "",
        ">seat 0          seat 1",
        " |c . . . .|     |. . . . .|",
        " |. . . f .|     |. . . . .|",
        " |. p . . .|     |. . . . .|",
        " |t . . . .|     |. . . . .|",
        " |C C C . g|     |. . . . .|",
    ]
    assert drawn[22] == "  1 2 3 4 5       1 2 3 4 5"
    assert drawn[23].split()[:2] == ["points", "15"]


def test_a_spectator_sees_no_personal_goal() -> None:
    drawn = GAME.picture(table(shelves=["CCC.."]).view()).splitlines()
    assert not any(letter in line for line in drawn[16:22] for letter in "cbgftp")
    assert drawn[21].startswith(" |C C C . .|")
