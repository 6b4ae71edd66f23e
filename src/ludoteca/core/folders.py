"""Folders with additional games."""

from __future__ import annotations

import os
from pathlib import Path


def game_folders() -> list[Path]:
    """The folders in `LUDOTECA_GAMES` (separated as in PATH); each game in them is a package."""
    named = os.environ.get("LUDOTECA_GAMES", "")
    return [Path(folder) for folder in named.split(os.pathsep) if folder]
