"""The cache of compiled code: one folder for each game and kind of code, named after a hash of its sources.

Editing one game recompiles that game only; editing the search recompiles the players of every game, but no rules.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections import defaultdict
from functools import cache
from pathlib import Path

from ludoteca.core.folders import game_folders, installed_folders

RULES, PLAYERS = "rules", "players"
PACKAGE = Path(__file__).parent.parent
CORE, SEARCH, GAMES = (PACKAGE / name for name in ("core", "search", "games"))
SPARE_FOLDERS = 3
"""Number of folders of each kind that are kept for other versions of the sources."""


def cache_root() -> Path:
    """The folder of all compiled code; `LUDOTECA_CACHE` overrides the user's cache folder."""
    chosen = os.environ.get("LUDOTECA_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("ludoteca", appauthor=False)


@cache
def can_cache() -> bool:
    """Whether compiled code can be written to the cache; otherwise it is compiled in each process."""
    try:
        cache_root().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache_root()):
            return True
    except OSError:
        return False


def hash_sources(*folders: Path) -> str:
    """A short hash of all Python files in some folders."""
    digest = hashlib.sha256()
    for folder in folders:
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def hash_all_sources() -> str:
    """A short hash of everything that a match depends on: the core, the players and every game."""
    return hash_sources(CORE, GAMES, SEARCH, *game_folders(), *installed_folders())


@cache
def cache_folder(kind: str, game: Path | None) -> Path:
    """The folder for compiled code of a kind (RULES or PLAYERS); `game` is a game's source folder, or None if shared.

    Rules depend on the core and the game, players also on the search.
    """
    if game is None:
        sources = hash_sources(CORE) if kind == RULES else hash_all_sources()
        return cache_root() / f"{kind}-shared-{sources}"
    sources = hash_sources(CORE, game) if kind == RULES else hash_sources(CORE, SEARCH, game)
    return cache_root() / f"{kind}-{game.name}-{sources}"


def mark_in_use(folder: Path) -> None:
    """Create a cache folder, or update its time of last use."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)


def forget_old_folders(keep: int = SPARE_FOLDERS) -> None:
    """Remove compiled code of other versions, except the folders of each kind that were used last."""
    kinds = defaultdict(list)
    for folder in cache_root().glob("*-*"):
        kind = folder.name.rpartition("-")[0]
        if kind.partition("-")[0] in (RULES, PLAYERS):
            kinds[kind].append(folder)
    for folders in kinds.values():
        folders.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in folders[keep:]:
            shutil.rmtree(folder, ignore_errors=True)
