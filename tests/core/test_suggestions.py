"""Guessing what somebody meant."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.core.suggestions import nearest

NAMES = ["play", "replay", "resume", "restore", "rules"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [("paly", "play"), ("PLAY", "play"), ("repaly", "replay"), ("res", "resume"), ("resu", "resume"), ("xyz", None)],
)
def test_the_nearest_name(word: str, meant: str | None) -> None:
    assert nearest(word, NAMES) == meant


def test_errors_of_the_library_guess_too() -> None:
    with pytest.raises(LudotecaError, match="Did you mean “lanterns”\\?"):
        ludoteca.game("lantern")
    with pytest.raises(LudotecaError) as refused:
        ludoteca.game("chess")
    assert "Did you mean" not in str(refused.value)
