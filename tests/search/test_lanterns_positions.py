"""Searching players solve puzzles of Lanterns.

With two players the stacks are 8 7 6 5 5 4 for four of a kind, 9 8 7 6 5 5 for three pairs and 10 9 8 7 6 5 for seven
unique; there are five cards of each color. You are seat 0 in the south, the opponent is seat 1 in the north.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import State
from ludoteca.core.types import Document
from tests.games.lanterns.tables import document, jetty
from tests.search.puzzles import Puzzle, failure, find_errors

MASTER = "master@400"


def final(turn: int, players: int = 2, **what: Any) -> Document:
    """A final turn: all tiles are placed, and `turn` final turns are over."""
    tiles = {2: 22, 3: 27}[players]
    return document(jetty(tiles), players=players, finals=turn, **what)


def last_tiles(tile: int, left: int, **what: Any) -> Document:
    """You hold only this tile, and `left` tiles are still to be placed, yours included."""
    return document(jetty(22 - left, without=[tile]), players=2, hand=[tile], **what)


def cards(state: State, seat: int, color: str) -> int:
    """The number of cards of a color that a seat holds."""
    return int(state.view()["seats"][seat]["cards"][color])


def you_hold(color: str) -> Any:
    """Whether you hold a card of this color."""
    return lambda state: cards(state, 0, color) > 0


PUZZLES = [
    Puzzle(
        "The seven makes 10 and beats his 8; the four makes 7 and loses.",
        final(1, cards=["RRRR KOBGWP", "KO"], made="1 four 8"),
        ("d seven",),
        at_a_glance=True,
    ),
    Puzzle(
        "An exhausted stack still pays 4: 21 to 18. Whoever passes stays at 17.",
        final(
            1,
            cards=["RRRR KO", "BG"],
            made="0 four 8, 1 four 7, 1 four 6, 1 four 5, 0 four 5, 0 four 4",
        ),
        ("d four red",),
        at_a_glance=True,
    ),
    Puzzle(
        "A spare red for the missing purple: the seven makes 10 and beats his 8; the four would make 7.",
        final(1, cards=["RRRR KOBGW", "KO"], favor=[2, 0], made="1 four 8"),
        ("x red purple, d seven",),
    ),
    Puzzle(
        "32 all whichever set: without the exchange you have 2 favor to his 1, after it none.",
        final(
            1,
            cards=["RRRR KOBGW", "KOBGW"],
            favor=[2, 1],
            made="1 seven 10, 0 seven 9, 0 seven 8, 1 seven 7, 1 four 8, 1 four 7, 0 pairs 9",
        ),
        ("d four red",),
        at_a_glance=True,
    ),
    Puzzle(
        "32 all and 1 favor each: after the four you keep 6 cards to his 5, after the seven only 3.",
        final(
            1,
            cards=["RRRR KOBGWP", "KOBGW"],
            favor=[1, 1],
            made="1 seven 10, 0 seven 9, 0 seven 8, 1 seven 7, 1 four 8, 1 four 7, 0 pairs 9",
        ),
        ("d four red",),
    ),
    Puzzle(
        "Four and pairs pay you 7, but he is ready for a four: take it, his pays 6, and it is 33 to 32, not 33 all.",
        final(
            0,
            cards=["RRRR KKOO", "BBBB"],
            favor=[0, 1],
            made="0 pairs 9, 1 pairs 8, 0 four 8, 1 seven 10, 0 seven 9, 1 seven 8",
        ),
        ("d four red",),
        at_a_glance=True,
    ),
    Puzzle(
        "Keep all five purples: he needs one for a seven worth 10. Four purples pay you 5, but then he wins 23 to 22.",
        final(
            0,
            cards=["PPPP R", "KORBGWW"],
            favor=[2, 2],
            made="0 four 8, 1 four 7, 1 four 6, 0 pairs 9",
        ),
        ("x red purple, pass",),
    ),
    Puzzle(
        "The leader is out of reach, but the four lifts you from the third place to the second.",
        final(
            2,
            players=3,
            cards=["RRRR KO", "BG", "BG"],
            made="1 seven 10, 1 pairs 9, 2 seven 9",
        ),
        ("d four red",),
        certain=False,
        at_a_glance=True,
    ),
    Puzzle(
        "The last tile must bring the purple that completes the seven: 10 to his 8.",
        last_tiles(35, 1, cards=["KORBGW", ""], made="1 four 8"),
        you_hold("purple"),
        at_a_glance=True,
    ),
    Puzzle(
        "No purple on the last tile, but a platform beside a platform: 2 favor buy the purple in the final turn.",
        last_tiles(7, 1, cards=["KORBGW", ""], made="1 four 8"),
        lambda state: state.view()["seats"][0]["favor"] >= 2,
    ),
    Puzzle(
        "He lacks only purple for a seven, and the last tile has it on three sides: let him face the black one.",
        last_tiles(30, 1, cards=["", "KORBGW"], made="0 four 8"),
        lambda state: cards(state, 1, "purple") == 0,
        at_a_glance=True,
    ),
    Puzzle(
        "One red is left, and he waits for his fourth: take it, even facing him with red, for you come first.",
        last_tiles(21, 2, cards=["R", "RRR"], made="0 four 8, 1 four 7"),
        lambda state: state.view()["supply"]["red"] == 0 and cards(state, 1, "red") == 3,
        certain=False,
    ),
    Puzzle(
        "Thirteen cards: a set now and one in the final turn beat his 10; whoever discards first has only one left.",
        last_tiles(35, 2, cards=["KKKK OOOO RR BB P", ""], made="1 seven 10"),
        ("d *, p *",),
        certain=False,
        at_a_glance=True,
    ),
    Puzzle(
        "He is ready for three pairs, not for a four: pairs first, then the four: 26 to 25. The other way 25 to 26.",
        last_tiles(35, 2, cards=["KKKK OO RR PP", "BB GG WW"], made="0 seven 10, 1 seven 9, 1 pairs 9"),
        ("d pairs orange red purple, p *",),
        certain=False,
    ),
    Puzzle(
        "Two tiles each are left, both of you have a seven, and the next one pays 9: take the 10 now.",
        document(jetty(18), players=2, cards=["KORBGWP", "KORBGWP"]),
        ("d seven, p *",),
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
