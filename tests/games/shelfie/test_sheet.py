"""The score sheet for a real table."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.shelfie.sheet import score_sheet, score_text
from tests.games.shelfie.boards import EMPTY, GAME, shelf

SHELF = "CC.BB CC.BB CCTTT"


@pytest.mark.rule("SH-5.3")
@pytest.mark.rule("SH-5.4")
@pytest.mark.rule("SH-6.1")
def test_a_score_sheet_names_every_point_and_the_goals_met() -> None:
    sheet = GAME.score_sheet(shelf(SHELF), 1)
    assert (sheet["group_points"], sheet["personal_points"], sheet["total"]) == (13, 1, 14)
    assert [group["points"] for group in sheet["groups"]] == [8, 3, 2]
    assert sheet["personal_cells"] == [(5, 2)]
    assert sheet["common_goals_met"] == {"italian": [], "english": [1]}
    assert sheet["shelf"] == shelf(SHELF)


def test_a_score_sheet_reads_as_text() -> None:
    assert GAME.score_text(GAME.score_sheet(shelf(SHELF), 1)).splitlines()[7:] == [
        "groups",
        "  6 cats: 8",
        "  4 books: 3",
        "  3 trophies: 2",
        "  total: 13",
        "personal goal 1: 1 of 6 cells, points: 1",
        "total without tokens: 14",
        "common goals met: none",
        "  1: Two separate groups, each containing a 2 × 2 square of one type. (English rulebook only)",
    ]


def test_goals_of_both_rulebooks_are_named_once() -> None:
    text = score_text(score_sheet(shelf("CCC.. CCCCC")))
    assert text.count("Eight tiles of one type") == 1
    assert "English" not in text
    assert "personal goal" not in text


def test_an_empty_shelf_is_worth_nothing() -> None:
    text = score_text(score_sheet(EMPTY))
    assert "groups\n  none\n  total: 0" in text
    assert "total without tokens: 0" in text


@pytest.mark.rule("SH-1.2")
def test_more_tiles_of_a_type_than_the_box_has_are_refused() -> None:
    assert score_sheet(shelf("PP... PPPPP PPPPP PPPPP PPPPP"))["group_points"] == 8
    with pytest.raises(ludoteca.LudotecaError, match=r"30 tiles of P .* only 22"):
        score_sheet(["ppppp"] * 6)


ADA = "PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1"
BRUNO = "..... ..... ..... ..... ..... CCC.. / 7"


@pytest.mark.rule("SH-5.2")
@pytest.mark.rule("SH-5.3")
def test_a_sheet_of_several_players_counts_their_tokens_and_names_the_winner() -> None:
    sheet = GAME.score_sheet([f"Ada {ADA} / 8 4 1", f"Bruno: {BRUNO} / 8"])
    ada, bruno = sheet["seats"]
    assert ada["points"] == {"tokens": 12, "end_token": 1, "personal": 4, "groups": 21, "total": 38}
    assert (ada["shelf"], bruno["name"], bruno["points"]["total"]) == (shelf(ADA.partition(" /")[0]), "Bruno", 10)
    assert GAME.score_text(sheet).splitlines() == [
        "Ada: 38 points",
        "  Common goals 12, end-of-game token 1, personal goal 4, groups 21.",
        "Bruno: 10 points",
        "  Common goals 8, end-of-game token 0, personal goal 0, groups 2.",
        "Ada wins",
    ]


@pytest.mark.rule("SH-5.5")
def test_of_tied_players_the_last_row_wins_and_the_text_says_why() -> None:
    text = GAME.score_text(GAME.score_sheet([f"Ada {BRUNO}", BRUNO.replace("7", "2"), BRUNO.replace("7", "3")]))
    assert text.endswith("Player 3 wins\nAmong tied players, the last in turn order wins. (SH-5.5)")


@pytest.mark.parametrize(
    ("rows", "goal", "why"),
    [
        ([f"Ada {ADA}"], None, "2 to 4"),
        ([f"Ada {ADA}", f"ADA {BRUNO}"], None, "Ada is the name of two players"),
        ([ADA, "Bruno CCC.. / 2"], None, "not a row"),
        ([ADA, BRUNO.replace("7", "13")], None, "1 to 12, not 13"),
        ([ADA, BRUNO.replace("7", "1")], None, "SH-2.3"),
        ([ADA, BRUNO.replace("CCC", "XCC")], None, "not an item"),
        ([ADA, f"{BRUNO} / 8 8 4"], None, "8 8 4 is too many"),
        ([ADA, f"{BRUNO} / 6"], None, "With 2 players .* worth 6"),
        ([f"{ADA} / 8 8", f"{BRUNO} / 8"], None, "only 2 scoring tokens worth 8, not 3"),
        ([f"{ADA} / 1", f"{BRUNO} / 1"], None, "only one scoring token worth 1, not 2"),
        ([ADA, BRUNO], 1, "not in --goal"),
    ],
)
def test_what_is_not_on_a_table_is_refused(rows: list[str], goal: int | None, why: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=why):
        GAME.score_sheet(rows, goal)
