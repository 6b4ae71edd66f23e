"""`ludoteca rules`."""

from __future__ import annotations

import pytest

from tests.commands import run


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("rules", "lanterns", "LA-3.4"), "Twelve cards"),
        (("rules", "lanterns"), "## LA-6"),
        (("rules", "shelfie", "staircase"), "SH-6.12"),
        (("rules", "lanterns", "la-3"), "LA-3.5 Place a lake tile (mandatory)"),
    ],
)
def test_rules_shows_the_book_a_rule_or_every_rule_with_a_word(arguments: tuple[str, ...], expected: str) -> None:
    assert expected in run(*arguments).stdout
