"""`ludoteca score`."""

from __future__ import annotations

import json

from tests.commands import run

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
