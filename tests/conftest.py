"""What all tests share: the same environment, the third game, and properties that are drawn the same way each time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import settings

if TYPE_CHECKING:
    import pytest

OF_THE_USER = (
    *("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LUDOTECA_LANG", "LUDOTECA_DATA"),
    *("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS"),
    *("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES"),
)
"""What in an environment changes what programs print."""

for name in OF_THE_USER:
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"
os.environ["LUDOTECA_GAMES"] = str(Path(__file__).parent / "third_game")

settings.register_profile("ludoteca", derandomize=os.environ.get("LUDOTECA_SOAK") != "1", database=None, deadline=None)
settings.load_profile("ludoteca")

LONG = (
    *("browser/test_whole_games.py", "server/test_killed.py", "server/test_faults.py", "search/test_training.py"),
    *("search/test_tree.py", "search/test_levels.py", "search/test_hints.py", "search/test_preparation.py"),
    *("arena/test_command.py", "arena/test_outside.py", "arena/test_running.py", "arena/test_selfplay.py"),
    *("client/test_client.py", "server/test_arrivals.py", "server/test_attacks.py", "server/test_bots.py"),
    *("server/test_contract.py", "server/test_database.py", "server/test_entries.py", "server/test_foresight.py"),
    *("server/test_frames.py", "server/test_people.py", "server/test_rates.py", "server/test_records.py"),
    *("server/test_slow.py", "server/test_warmup.py", "server/test_workers.py", "terminal/test_analysing.py"),
    *("terminal/test_completion.py", "terminal/test_online.py", "terminal/test_pty.py", "terminal/test_screens.py"),
    *("terminal/test_windows.py",),
    *("test_boundscheck.py", "test_browser.py", "test_compiled.py", "test_examples.py", "test_make_play.py"),
)
"""Files that take many seconds: they start programs, wait, or play many matches. `make quick` leaves them out."""

collect_ignore = LONG if os.environ.get("LUDOTECA_QUICK") == "1" else ()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that of two workers none waits at the end for what the other has just begun."""
    items.sort(key=lambda item: not item.nodeid.startswith(tuple(f"tests/{file}" for file in LONG)))
