"""`ludoteca score`."""

from __future__ import annotations

import json

from tests.commands import refusal, run

SHELF = ["PP...", "PPPP.", "FFPPB", "FGGGB", "FTCCC", "TTTCC"]


def test_score_counts_a_shelf_from_arguments_or_standard_input() -> None:
    from_arguments = run("score", "shelfie", *SHELF, "--goal", "1").stdout
    assert "total: 21" in from_arguments
    assert "3 of 6 cells, points: 4" in from_arguments
    assert run("score", "shelfie", "-g", "1", text="\n".join(SHELF)).stdout == from_arguments
    sheet = json.loads(run("score", "shelfie", *SHELF, "--json").stdout)
    assert sheet["total"] == 21
    assert sheet["groups"][0]["item"] == "plants"


def test_score_is_explained_in_the_reader_s_language() -> None:
    shown = run("score", "shelfie", *SHELF, "--goal", "1", "--lang", "it").stdout
    assert "  8 piante: 8\n" in shown
    assert "obiettivo personale 1: 3 spazi su 6, punti: 4" in shown
    assert "totale senza tessere Punteggio: 25" in shown


def test_score_says_what_a_rulebook_changes() -> None:
    shown = run("score", "shelfie", ".....", ".....", ".....", ".....", "CCBB.", "CCBB.").stdout
    assert "common goals met: none" in shown
    assert "English rulebook only" in shown


def test_score_counts_a_table_of_lanterns_and_says_what_broke_the_tie() -> None:
    shown = run("score", "lanterns", "Ada 10 8 4 / 2 / 5", "Bruno: 9, 9, 4 / 1").stdout
    assert "Ada: honor 22 (10 8 4), favor 2, cards 5" in shown
    assert "Ada wins" in shown
    assert "(LA-5.2)" in shown
    sheet = json.loads(run("score", "lanterns", "4 4", "5 6", "4", "--json").stdout)
    assert [seat["honor"] for seat in sheet["seats"]] == [8, 11, 4]
    assert (sheet["winners"], sheet["reason"]) == ([1], "honor")
    assert "Vittoria condivisa: Ada, Giocatore 2" in run("score", "lanterns", "Ada 9", "9", "--lang", "it").stdout


def test_score_refuses_what_is_not_on_a_table_of_lanterns() -> None:
    assert "2 to 4" in refusal("score", "lanterns", "Ada 10")
    assert "worth 11" in refusal("score", "lanterns", "Ada 11", "4")
    assert "not a row" in refusal("score", "lanterns", "Ada 10 Bruno 4", "4")
    assert "Leave out --goal" in refusal("score", "lanterns", "4", "5", "--goal", "1")


def test_a_sheet_without_tokens_says_how_to_type_them() -> None:
    shown = run("score", "lanterns", "Ada", "Bruno / 3").stdout
    assert "type what the tokens are worth" in shown
    assert "Bruno wins" in shown
    assert "what the tokens" not in run("score", "lanterns", "Ada 4", "Bruno").stdout
