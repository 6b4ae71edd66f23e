"""`ludoteca warm`."""

from __future__ import annotations

import pytest

from ludoteca.core import cache, compiled, extras
from tests.commands import refusal, run


def test_warm_refuses_a_cache_that_is_not_writable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "can_cache", lambda: False)
    monkeypatch.setattr(compiled, "COMPILES", True)
    assert "is not writable" in refusal("warm")


def test_with_native_libraries_there_is_nothing_to_prepare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "COMPILES", False)
    monkeypatch.setattr(compiled, "NATIVE", True)
    assert "native libraries, so there is nothing to prepare" in run("warm").stdout


def test_training_a_game_that_nothing_compiles_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_slow", lambda folder: True)
    monkeypatch.setattr(extras, "has_module", lambda name: name != "numba")
    assert 'pip install "ludoteca[compile]"' in refusal("train", "subtraction")
