"""What all tests share: the same environment, the third game, and properties that are drawn the same way each time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import settings

if TYPE_CHECKING:
    import pytest

OF_THE_READER = (
    *("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LUDOTECA_LANG", "LUDOTECA_DATA"),
    *("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS"),
)
"""What in an environment changes what people read."""

for name in OF_THE_READER:
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"
os.environ["LUDOTECA_GAMES"] = str(Path(__file__).parent / "third_game")

settings.register_profile("ludoteca", derandomize=os.environ.get("LUDOTECA_SOAK") != "1", database=None, deadline=None)
settings.load_profile("ludoteca")

LONG = (
    "tests/browser/test_whole_games.py",
    "tests/server/test_killed.py",
    "tests/server/test_faults.py",
    "tests/search/test_training.py",
    "tests/test_cli.py::test_bench",
    "tests/arena/test_command.py",
    "tests/server/test_contract.py",
    "tests/search/test_levels.py",
    "tests/test_compiled.py",
)
"""Where single tests take many seconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long tests, so that of two workers none waits at the end for what the other has just begun."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
