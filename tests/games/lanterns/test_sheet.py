"""LA-5.2: score sheets of a real table, as people type them."""

from __future__ import annotations

import pytest

import ludoteca

GAME = ludoteca.game("lanterns")


def test_rows_are_read_with_or_without_names_favor_and_cards() -> None:
    sheet = GAME.score_sheet(["Ada 10 8 4 / 2 / 5", "Bruno: 9, 9 / 1", "7"])
    assert [seat["honor"] for seat in sheet["seats"]] == [22, 18, 7]
    assert [seat["name"] for seat in sheet["seats"]] == ["Ada", "Bruno", ""]
    assert [(seat["favor"], seat["cards"]) for seat in sheet["seats"]] == [(2, 5), (1, 0), (0, 0)]
    assert (sheet["winners"], sheet["reason"]) == ([0], "honor")


def test_ties_are_broken_by_what_is_left_over_and_the_text_says_so() -> None:
    text = GAME.score_text(GAME.score_sheet(["Ada 9 / 2", "9 / 1"]))
    assert "Ada wins" in text
    assert "LA-5.2" in text
    shared = GAME.score_text(GAME.score_sheet(["Ada 9", "9"]), "it")
    assert "Vittoria condivisa: Ada, Giocatore 2" in shared
    assert "LA-5.2" not in GAME.score_text(GAME.score_sheet(["Ada", "4"]))


@pytest.mark.rule("LA-5.2")
def test_without_any_tokens_the_same_rule_names_the_winners_after_a_hint() -> None:
    shared = GAME.score_text(GAME.score_sheet(["Ada", "Bruno"]))
    assert "type what the tokens are worth" in shared
    assert "Ada, Bruno share the win" in shared
    assert "Bruno wins" in GAME.score_text(GAME.score_sheet(["Ada", "Bruno / 3"]))


def test_what_breaks_a_tie_stands_on_its_own() -> None:
    lines = GAME.score_text(GAME.score_sheet(["Ada 9 / 2", "9 / 1"])).splitlines()
    assert lines[-1] == "Leftover favor tokens and cards only break ties: favor tokens first, then cards. (LA-5.2)"


@pytest.mark.rule("LA-3.3")
def test_an_exhausted_stack_pays_4_as_often_as_people_like() -> None:
    sheet = GAME.score_sheet(["4 4 4 4 4 4", "4 4 4"])
    assert [seat["honor"] for seat in sheet["seats"]] == [24, 12]


@pytest.mark.parametrize(
    ("rows", "goal", "why"),
    [
        (["Ada 10"], None, "2 to 4"),
        (["Ada 11", "4"], None, "worth 11"),
        (["Ada 10 Bruno 4", "4"], None, "not a row"),
        (["Ada 10", "10"], None, "only one dedication token worth 10, not 2"),
        (["9 9", "9", "9"], None, "only 3 dedication tokens worth 9, not 4"),
        (["Ada 10", "ada 9"], None, "Ada is the name of two players"),
        (["4", "5"], 1, "--goal"),
    ],
)
def test_what_is_not_on_a_table_is_refused(rows: list[str], goal: int | None, why: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=why):
        GAME.score_sheet(rows, goal)
