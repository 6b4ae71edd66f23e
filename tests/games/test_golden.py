"""The golden matches come out as they always did. `tests.games.golden` says how to write one."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from tests.games import golden


@pytest.mark.parametrize("path", golden.files(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_match_ends_as_it_always_did(path: Path) -> None:
    match = golden.read(path)
    assert match.game == path.parent.parent.name
    assert golden.replay(match) == match


def test_every_game_has_golden_matches() -> None:
    assert {golden.read(path).game for path in golden.files()} == set(ludoteca.game_names())
