"""Texts that are cut and wrapped."""

from __future__ import annotations

import pytest

from ludoteca.terminal.canvas import cut_name, wrap, wrap_hanging


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Adept 2", 10, "Adept 2"),
        ("Apprentice 2", 8, "Appre… 2"),
        ("Wolfgang Amadeus", 8, "Wolfgan…"),
        ("R2D2", 3, "R2…"),
    ],
)
def test_a_name_that_is_cut_keeps_its_number(name: str, width: int, shown: str) -> None:
    assert cut_name(name, width) == shown


def test_wrapped_lines_have_a_hanging_indent() -> None:
    text = """\
Questions:
  pass         ends a final turn of yours
 12 You place a tile and take a red card"""
    shown = """\
Questions:
  pass         ends a final turn
               of yours
 12 You place a tile and take a
    red card"""
    assert wrap_hanging(text, 32) == shown


def test_no_break_spaces_keep_words_together() -> None:
    assert wrap("un deux\u00a0: trois", 8) == ["un", "deux\u00a0:", "trois"]
