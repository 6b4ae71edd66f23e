"""What all tests share: the same environment, two more games, and the same examples of properties each time."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

from hypothesis import settings

from tests.stages import GAME_FOLDERS, ROOT

if TYPE_CHECKING:
    import pytest

OF_THE_USER = (
    *("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LUDOTECA_LANG", "LUDOTECA_DATA"),
    *("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS"),
    *("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES"),
)
"""Variables of the environment that change what programs print."""

for name in OF_THE_USER:
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"

os.environ["XDG_DATA_HOME"] = str(ROOT / "build" / "data")
os.environ["LUDOTECA_GAMES"] = GAME_FOLDERS

from ludoteca.core.compiled import COMPILES  # noqa: E402
from ludoteca.core.native import SWITCH  # noqa: E402
from tests.libraries import FOLDER, are_current  # noqa: E402

settings.register_profile("ludoteca", derandomize=os.environ.get("LUDOTECA_SOAK") != "1", database=None, deadline=None)
settings.load_profile("ludoteca")

LONG = (
    *("browser/test_whole_games.py", "server/test_killed.py", "server/test_faults.py", "search/test_training.py"),
    *("search/test_tree.py", "search/test_levels.py", "search/test_hints.py", "search/test_preparation.py"),
    *("cli/test_arena.py", "arena/test_outside.py", "arena/test_runner.py", "arena/test_selfplay.py"),
    *(
        "client/test_client.py",
        "client/test_lost_connections.py",
        "server/edge/test_throttle.py",
        "server/test_attacks.py",
        "server/bots/test_pool.py",
    ),
    *("server/test_contract.py", "server/store/test_database.py", "server/store/test_match_log.py"),
    *("server/live/test_lookahead.py", "server/edge/test_frames.py", "server/people/test_accounts.py"),
    "server/people/test_personal_data.py",
    *("server/test_rates.py", "server/people/test_archive.py", "server/edge/test_slow_clients.py"),
    *("server/bots/test_warmup.py", "server/bots/test_remote.py", "cli/test_analyse.py", "cli/test_page.py"),
    *("search/test_analysis.py", "cli/test_completion.py", "terminal/test_online_table.py", "terminal/test_pty.py"),
    *("terminal/test_table_screen.py", "terminal/test_windows.py", "test_boundscheck.py"),
    *(
        "test_compiled.py",
        "test_examples.py",
        "test_make_play.py",
        "test_own_game_tutorial.py",
        "deploy/test_backups.py",
        "deploy/test_files.py",
    ),
    *("server/test_secrets.py", "server/test_permissions.py", "server/test_timing.py", "server/live/test_rematch.py"),
    *("server/live/test_contributions.py", "server/store/test_to_postgres.py", "server/people/test_sessions.py"),
    *("client/test_looking_ahead.py", "locales/test_narrations.py", "terminal/test_parting.py"),
    *("extras/test_extras.py", "test_typing.py", "cli/test_new_game.py", "arena/test_leaderboard.py"),
    *("search/test_players.py", "search/test_warning.py", "server/http/test_analyses.py"),
    *(
        "targets/test_analyses.py",
        "targets/test_build.py",
        "targets/test_native.py",
        "targets/test_wasm.py",
        "envs/test_opponents.py",
    ),
    *("envs/test_observations.py", "envs/test_vector.py", "test_stages.py", "cli/test_leaderboard.py"),
    *("client/test_practice.py", "cli/test_documented_commands.py", "server/test_seed_cluster.py"),
)
"""Files that take many seconds: they start programs, wait, or play many matches. `make quick` leaves them out."""

collect_ignore = LONG if os.environ.get("LUDOTECA_QUICK") == "1" else ()


def pytest_configure(config: pytest.Config) -> None:
    """Let the programs that tests start use native libraries, as installed programs do, even if the tests use Numba.

    Such a program starts in a fraction of the time. A process that only hands out tests to others leaves it to them.
    """
    hands_out = getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput")
    if not hands_out and COMPILES and are_current():
        os.environ[SWITCH] = str(FOLDER)


# The garbage collector would go through thousands of modules and tests again and again, and find nothing.
gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage from now on, but not among what was imported and found."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the long tests, so that no worker waits at the end for a test that another one has just started."""
    items.sort(key=lambda item: not item.nodeid.startswith(tuple(f"tests/{file}" for file in LONG)))
