"""`ludoteca warm`."""

from __future__ import annotations

import pytest

from ludoteca.core import cache, compiled
from tests.commands import refusal


def test_warm_refuses_a_cache_that_is_not_writable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "can_cache", lambda: False)
    monkeypatch.setattr(compiled, "COMPILES", True)
    assert "is not writable" in refusal("warm")
