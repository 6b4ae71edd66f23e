"""`python -m ludoteca.targets FOLDER [GAME…]` builds the programs of games for browsers, by default of all."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.core.library import game_names
from ludoteca.targets.build import build


def main(words: list[str]) -> None:
    """Build into the folder that the first word names."""
    if not words or words[0].startswith("-"):
        sys.exit("usage: python -m ludoteca.targets FOLDER [GAME …]")
    folder, *names = words
    changed = build(Path(folder), names or game_names())
    sys.stdout.write(f"Built {', '.join(changed)}.\n" if changed else "Everything is up to date.\n")


if __name__ == "__main__":
    main(sys.argv[1:])
