"""One folder per game, found by scanning. `LUDOTECA_GAMES` may name folders with more of them."""

from __future__ import annotations

import importlib
from typing import Any

from ludoteca.core.folders import game_folders

__path__ += [str(folder) for folder in game_folders()]


def __getattr__(name: str) -> Any:
    """Let `ludoteca.games.shelfie` work without importing every game first."""
    try:
        return importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as missing:
        raise AttributeError(f"There is no game {name!r}.") from missing
