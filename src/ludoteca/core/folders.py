"""Where games are looked for."""

from __future__ import annotations

import os
from pathlib import Path


def game_folders() -> list[Path]:
    """Folders named by `LUDOTECA_GAMES` (separated as in PATH) that hold further games, one package each."""
    named = os.environ.get("LUDOTECA_GAMES", "")
    return [Path(folder) for folder in named.split(os.pathsep) if folder]
