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
    with pytest.raises(ludoteca.LudotecaError, match="30 tiles of P .* only 22"):
        score_sheet(["ppppp"] * 6)
