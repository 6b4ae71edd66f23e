"""Where games come from besides Ludoteca itself: folders in `LUDOTECA_GAMES`, and entry points of other packages."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "ludoteca.games"
"""The group of entry points; each one is named after a game and names the module that has its `GAME`."""


def game_folders() -> list[Path]:
    """The folders in `LUDOTECA_GAMES` (separated as in PATH); each game in them is a package."""
    named = os.environ.get("LUDOTECA_GAMES", "")
    return [Path(folder) for folder in named.split(os.pathsep) if folder]


@cache
def installed_games() -> dict[str, str]:
    """The modules of the games in other installed packages, by name."""
    return {found.name: found.module for found in entry_points(group=GROUP)}


def installed_folders() -> list[Path]:
    """The source folders of these games."""
    return [folder for _, module in sorted(installed_games().items()) for folder in source_folders(module)]


def source_folders(module: str) -> list[Path]:
    """The folder of a module, if it can be found."""
    with suppress(ImportError):
        spec = find_spec(module)
        return [Path(spec.origin).parent] if spec is not None and spec.origin else []
    return []
