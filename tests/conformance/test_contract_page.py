"""The page about the promises of games and the conformance suite name the same promises."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.conformance.suite import promises

PAGE = Path(__file__).parents[2] / "docs" / "game-contract.md"


def test_the_page_lists_every_promise_once() -> None:
    named = re.findall(r"`(test_\w+)` \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(promises())
