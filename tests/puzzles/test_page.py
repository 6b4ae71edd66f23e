"""The figures in docs/puzzles.md are those of the puzzles."""

from __future__ import annotations

from tools.puzzles import PAGE, page


def test_the_figures_are_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tools.puzzles"
