"""Builds the programs of games for browsers: `python -m ludoteca.targets FOLDER [GAME …]`.

Without names, it builds the games that come with Ludoteca.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.core.cache import GAMES
from ludoteca.core.library import game, game_names
from ludoteca.targets.build import build


def built_in() -> list[str]:
    """The games that come with Ludoteca."""
    return [name for name in game_names() if game(name).source_folder.parent == GAMES]


def main(words: list[str]) -> None:
    """Build into the folder that the first word names."""
    if not words or words[0].startswith("-"):
        sys.exit("usage: python -m ludoteca.targets FOLDER [GAME …]")
    folder, *names = words
    changed = build(Path(folder), names or built_in())
    sys.stdout.write(f"Built {', '.join(changed)}.\n" if changed else "Everything is up to date.\n")


if __name__ == "__main__":
    main(sys.argv[1:])
