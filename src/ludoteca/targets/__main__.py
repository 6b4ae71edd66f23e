"""Builds the programs of games for browsers, and native libraries: `python -m ludoteca.targets --help`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludoteca.core.cache import GAMES
from ludoteca.core.library import game, game_names
from ludoteca.targets import build, native
from ludoteca.targets.plans import carry_out


def built_in() -> list[str]:
    """The games that come with Ludoteca."""
    return [name for name in game_names() if game(name).source_folder.parent == GAMES]


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.targets", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the programs for browsers go")
    parser.add_argument("--native", type=Path, metavar="FOLDER", help="build native libraries too, into this folder")
    parser.add_argument(
        "--machines",
        nargs="+",
        choices=native.MACHINES,
        default=[*native.MACHINES],
        help="the machines to build native libraries for (default: all, as in a wheel)",
    )
    return parser.parse_args()


def main() -> None:
    """Build the games that come with Ludoteca."""
    wanted, games = read_arguments(), built_in()
    plans = [build.plan(wanted.folder, games)]
    if wanted.native:
        plans.append(native.plan(wanted.native, games, wanted.machines))
    changed = carry_out(*plans)
    sys.stdout.write(f"Built {', '.join(changed)}.\n" if changed else "Everything is up to date.\n")


if __name__ == "__main__":
    main()
