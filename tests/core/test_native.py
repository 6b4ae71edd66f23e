"""Native libraries: when they can be used, and what people read if a game has none."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import numpy as np
import pytest

from ludoteca.core import compiled, native


def test_this_python_and_this_numpy_have_the_usual_layout() -> None:
    assert native.has_usual_layout() == (sys.implementation.name == "cpython" and object.__basicsize__ == 16)


def test_the_switch_turns_libraries_off_or_chooses_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(native.SWITCH, "0")
    assert (native.chosen_folder(), native.find_libraries()) == (None, {})
    monkeypatch.setenv(native.SWITCH, str(tmp_path))
    assert native.chosen_folder() == tmp_path
    (tmp_path / native.INDEX).write_text("{}")
    assert native.find_libraries() == {}


class Terminal(io.StringIO):
    """A place to print to that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_that_a_game_runs_uncompiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "COMPILES", False)
    monkeypatch.setattr(compiled, "is_slow", lambda folder: True)
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    compiled.adopt(np.dtype([("field", np.int64)]), tmp_path / "pig", 2)
    assert terminal.getvalue().startswith("The rules of pig run uncompiled, which is slow. To compile them: ")
    assert len(terminal.getvalue().splitlines()) == 1
