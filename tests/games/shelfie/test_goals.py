"""SH-6: the twelve common goals, shelves that meet them and shelves that do not."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import BadOption, BadPosition
from ludoteca.games.shelfie import common_goal_met
from tests.games.shelfie.boards import EMPTY, shelf

RULEBOOKS = ("italian", "english")


def met(number: int, drawing: str) -> bool:
    """Whether a goal is met, where the rulebooks agree."""
    italian, english = (common_goal_met(number, shelf(drawing), rulebook=rulebook) for rulebook in RULEBOOKS)
    assert italian == english
    return italian


def with_shelves(yes: dict[str, str], no: dict[str, str]) -> pytest.MarkDecorator:
    """Run a test with shelves that meet a goal and shelves that do not; spaces separate rows, the lowest is last."""
    asked = [(drawing, True) for drawing in yes.values()] + [(drawing, False) for drawing in no.values()]
    return pytest.mark.parametrize(("drawing", "expected"), asked, ids=[*yes, *no])


@pytest.mark.rule("SH-6.1")
@with_shelves(
    yes={
        "two apart": "CCBCC CCBCC",
        "touching by a corner": "BBCC. BBCC. CCPP. CCTT.",
        "with tails": "CC... CC.CC CBBCC",
        "one above the other": "CC... CC... BB... CC... CC...",
        "three": "CC.CC CC.CC BBBTB CCGTB CCGTB",
    },
    no={
        "one square": "CC... CC...",
        "a block of 2 × 4": "CCCC. CCCC.",
        "a block of 4 × 2": "CC... CC... CC... CC...",
        "a block of 2 × 3": "CCC.. CCC..",
        "linked by a tile": "CCCCC CCBCC",
        "no squares": "CBCBC BCBCB CBCBC",
        "lower inner corners missing": "CCBCC CBBBC",
        "lower right corners missing": "CCBCC CBBCB",
        "upper right corners missing": "C..C. CCBCC",
        "upper left corners missing": ".C..C CCBCC",
        "empty": ".....",
    },
)
def test_1_two_groups_of_one_type_each_with_a_square(drawing: str, expected: bool) -> None:
    assert met(1, drawing) is expected


@pytest.mark.rule("SH-6.1")
@pytest.mark.parametrize("drawing", ["CCBB. CCBB.", "CC.BB CC.BB", "PP... PP... TT... TT..."])
def test_1_squares_of_two_types_count_in_the_english_rulebook_only(drawing: str) -> None:
    assert not common_goal_met(1, shelf(drawing))
    assert not common_goal_met(1, shelf(drawing), rulebook="italian")
    assert common_goal_met(1, shelf(drawing), rulebook="english")


@pytest.mark.rule("SH-6.2")
@with_shelves(
    yes={
        "side by side": "CP... BT... GF... FG... TB... PC...",
        "apart": "C...P B...T G...F F...G T...B PCCCC",
        "five": "CCCBB BBBCC GGGFF FFFGG TTTPP PPPTT",
    },
    no={
        "one column": "C.... B.... G.... F.... T.... P....",
        "one not full": "C.... BT... GF... FG... TB... PC...",
        "one of five types": "CC... BT... GF... FG... TB... PC...",
        "rows": "CBGFT PCBGF",
    },
)
def test_2_two_full_columns_of_six_different_types(drawing: str, expected: bool) -> None:
    assert met(2, drawing) is expected


@pytest.mark.rule("SH-6.3")
@with_shelves(
    yes={
        "four squares": "CCBB. CCBB. GGFF. GGFF.",
        "two of each type": "CCBB. CCBB. BBCC. BBCC.",
        "five columns": "CBGFT CBGFT CBGFT CBGFT",
        "larger groups": "CCCCC CFFFF BBBBG BTGGG",
    },
    no={
        "three groups": "CCBB. CCBB. GGGG.",
        "a group of eight counts once": "CCCC. CCCC. GGFF. GGFF.",
        "one of three tiles": "CCBB. CCBB. GGFF. GGFT.",
        "touching by corners": "CBCB. BCBC. CBCB. BCBC.",
    },
)
def test_3_four_groups_of_four(drawing: str, expected: bool) -> None:
    assert met(3, drawing) is expected


@pytest.mark.rule("SH-6.4")
@with_shelves(
    yes={
        "six pairs": "CCBB. GGFF. TTPP.",
        "standing": "PP... CBGFT CBGFT",
        "two types": "CCBB. BBCC. CCBB.",
        "larger groups": "CCCBB GGGFF TTTPP",
    },
    no={
        "five pairs": "CCBB. GGFF. TTPC.",
        "a group of four counts once": "CCBB. CCFF. TTPP.",
        "touching by corners": "CBCBC BCBCB CBCBC",
    },
)
def test_4_six_groups_of_two(drawing: str, expected: bool) -> None:
    assert met(4, drawing) is expected


@pytest.mark.rule("SH-6.5")
@with_shelves(
    yes={
        "each of other types": "CBG.. CBG.. CBF.. FBF.. FTT.. GTT..",
        "apart and of one type": "C.B.C C.B.C C.B.C C.B.C C.B.C CTBTC",
        "four": "CCCCC BBBBB BBBBB GGGGG GGGFG GGGTG",
    },
    no={
        "one of four types": "CBG.. CBG.. CBF.. FBF.. FTT.. GTP..",
        "one not full": "CB... CBG.. CBF.. FBF.. FTT.. GTT..",
        "two columns": "CB... CB... CB... CB... CB... CB...",
    },
)
def test_5_three_full_columns_of_at_most_three_types(drawing: str, expected: bool) -> None:
    assert met(5, drawing) is expected


@pytest.mark.rule("SH-6.6")
@with_shelves(
    yes={
        "two": "CBGFT PCBGF",
        "apart": "CBGFT CCCCC TFGBC",
        "three": "CBGFT PCBGF TPCBG",
    },
    no={
        "one row": "CBGFT",
        "one not full": "CBGF. PCBGF",
        "one of four types": "CBGFC PCBGF",
    },
)
def test_6_two_full_rows_of_five_different_types(drawing: str, expected: bool) -> None:
    assert met(6, drawing) is expected


@pytest.mark.rule("SH-6.7")
@with_shelves(
    yes={
        "each of other types": "CCBBG FFFFF TPTPT CBCBG",
        "apart": "CCCCC CBGFT CCCCC CCCCC CBGFT CCCCC",
    },
    no={
        "three rows": "FFFFF TPTPT CBCBG",
        "one of four types": "CCBGF FFFFF TPTPT CBCBG",
        "one not full": "CCBB. FFFFF TPTPT CBCBG",
    },
)
def test_7_four_full_rows_of_at_most_three_types(drawing: str, expected: bool) -> None:
    assert met(7, drawing) is expected


@pytest.mark.rule("SH-6.8")
@with_shelves(
    yes={
        "corners": "C...C B...B B...G G...F F...T CBGFC",
        "a whole shelf": "PPPPP PPPPP PPPPP PPPPP PPPPP PPPPP",
    },
    no={
        "another type in one corner": "C...B B...B B...G G...F F...T CBGFC",
        "two and two": "B...B B...B B...G G...F F...T CBGFC",
        "an empty corner": "C.... B...B B...G G...F F...T CBGFC",
        "a row too low": "C...C B...G G...F F...T CBGFC",
    },
)
def test_8_four_corners_of_one_type(drawing: str, expected: bool) -> None:
    assert met(8, drawing) is expected


@pytest.mark.rule("SH-6.9")
@with_shelves(
    yes={
        "eight together": "CCC.. CCCCC",
        "eight apart": "P...P TPTPT PTPTP TPTPT",
        "ten": "BBBBB BBBBB",
    },
    no={
        "seven": "CC... CCCCC",
        "seven of each of two types": "CCBB. CCCCC BBBBB",
    },
)
def test_9_eight_tiles_of_one_type(drawing: str, expected: bool) -> None:
    assert met(9, drawing) is expected


@pytest.mark.rule("SH-6.10")
@with_shelves(
    yes={
        "lower left": "CBC.. BCB.. CBC..",
        "in a block": "CCC.. CCC.. CCC..",
        "upper right": "..FBF ..TFG BBFTF GGTGP BBTGP GGTGP",
        "in the middle": "BFBFB TBFBB BFBFB GGGGG",
    },
    no={
        "another type in the middle": "CBC.. BGB.. CBC..",
        "another type in one arm": "CBG.. BCB.. CBC..",
        "a plus": "BCB.. CCC.. BCB..",
        "too wide": "CGTGC BGFTB GBCFG TFBGF CGBTC",
    },
)
def test_10_five_of_one_type_in_an_x(drawing: str, expected: bool) -> None:
    assert met(10, drawing) is expected


@pytest.mark.rule("SH-6.11")
@with_shelves(
    yes={
        "falling from the top": "C.... BC... BBC.. GGBC. FFGBC TTFGB",
        "falling to the bottom": "C.... BC... BBC.. GGBC. FFGBC",
        "rising to the top": "....P ...PB ..PBB .PBGG PBGFF BGFTT",
        "rising from the bottom": "....P ...PB ..PBB .PBGG PBGFF",
    },
    no={
        "four tiles": "B.... BC... BBC.. GGBC. FFGBC",
        "another type among them": "C.... BC... BBG.. GGBC. FFGBC",
        "four rows": "CBBBB BCBBB BBCBB BBBCB",
        "a V": "C...C BC.CB BBCBB BCBGB",
    },
)
def test_11_five_of_one_type_on_a_diagonal(drawing: str, expected: bool) -> None:
    assert met(11, drawing) is expected


@pytest.mark.rule("SH-6.12")
@with_shelves(
    yes={
        "1 to 5": "....C ...CB ..CBG .CBGF CBGFT",
        "2 to 6": "....C ...CB ..CBG .CBGF CBGFT PPPPP",
        "5 to 1": "C.... CC... CCC.. CCCC. CCCCC",
        "6 to 2": "C.... BC... GBC.. FGBC. TFGBC PPPPP",
    },
    no={
        "0 to 4": "....C ...CB ..CBG .CBGF",
        "4 to 0": "C.... BC... GBC.. FGBC.",
        "from an empty column": "....C ...CB ..CBG .CBGF .PPPP",
        "up and down": "..C.. .CBG. CBGFT",
        "two equal": "...CB ..CBG .CBGF CBGFT",
        "all equal": "CBGFT",
        "a step of two": "....C ....B ...CB ..CBG .CBGF CBGFT",
    },
)
def test_12_a_staircase(drawing: str, expected: bool) -> None:
    assert met(12, drawing) is expected


@pytest.mark.parametrize("number", [0, 13, -1, "8", None])
def test_a_goal_that_is_no_card_is_refused(number: Any) -> None:
    with pytest.raises(BadOption, match="The common goal cards are 1 to 12, not"):
        common_goal_met(number, EMPTY)


def test_a_rulebook_that_is_none_is_refused() -> None:
    with pytest.raises(BadOption, match="The rulebook is 'italian' or 'english', not 'polish'"):
        common_goal_met(1, EMPTY, rulebook="polish")


@pytest.mark.rule("SH-1.3")
@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (EMPTY[:5], "A shelf is 6 rows of 5 characters, top row first."),
        (["......"] * 6, "A shelf is 6 rows of 5 characters"),
        ([5] * 6, "A shelf is 6 rows of 5 characters"),
        ([*EMPTY[:5], "CBX.."], "'X' is not an item. Write a shelf with CBGFTP"),
        ([*EMPTY[:5], "....ﬀ"], "is not an item"),
        ([*EMPTY[:4], "C....", ".C..."], "The tile in row 5, column 1 floats: the cell below it is empty (SH-1.3)."),
    ],
)
def test_a_shelf_that_cannot_be_is_refused(rows: Any, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        common_goal_met(1, rows)
    assert sentence in str(refused.value)


def test_small_letters_are_read_too() -> None:
    assert common_goal_met(9, [*EMPTY[:4], "ccc..", "CCCCC"])
