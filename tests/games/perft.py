"""Counted move trees ("perft"): how many ways there are to go on for one, two and three actions.

`tests/games/<game>/perft.json` holds, for plies of that game's golden matches, the numbers of leaves at depth 1, 2
and 3. A wrong rule shows itself in these numbers wherever in the tree it hides. Chance is not branched over: what is
drawn follows from the match's seed.

    python -m tests.games.perft             count everything and compare
    python -m tests.games.perft --write     count, and write the numbers down: after a change that is meant
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

import ludoteca
from ludoteca.core.types import Batch
from tests.games import golden

DEPTH = 3
MAX_NODES = 60_000
"""The most states to search for one number; deeper levels are not counted."""

Counts = dict[str, dict[str, list[int]]]
"""Numbers of leaves by depth, by ply, by golden match."""


def leaves(game: ludoteca.Game, root: Batch, depth: int) -> int:
    """The number of ways to take `depth` actions from the one state of a batch."""
    actions = np.flatnonzero(game.legal_mask(root)[0])
    if depth == 1:
        return len(actions)
    children = np.repeat(root, len(actions))
    game.apply_batch(children, actions)
    if depth == 2:
        return int(game.legal_mask(children).sum())
    return sum(leaves(game, children[i : i + 1], depth - 1) for i in range(len(children)))


def count_leaves(state: ludoteca.State, depth: int = DEPTH, most_nodes: int = MAX_NODES) -> list[int]:
    """Count the leaves at depth 1, 2 and so on, until there are too many states to search."""
    counts: list[int] = []
    while len(counts) < depth and (not counts or counts[-1] <= most_nodes):
        counts.append(leaves(state.game, state.record, len(counts) + 1))
    return counts


def plies(match: golden.Golden) -> list[int]:
    """The beginning, the middle, and shortly before the end."""
    length = len(match.actions)
    return [0, length // 3, 2 * length // 3, length - 3]


def files() -> list[Path]:
    return sorted({path.parent.parent / "perft.json" for path in golden.files()})


def read(path: Path) -> Counts:
    counts: Counts = json.loads(path.read_text(encoding="utf-8"))
    return counts


def count_all(folder: Path) -> Counts:
    """Count all golden matches of one game."""
    matches = {path.stem: golden.read(path) for path in golden.files() if path.parent.parent == folder}
    return {
        name: {str(ply): count_leaves(match.state_at(ply)) for ply in plies(match)} for name, match in matches.items()
    }


def write(path: Path, counts: Counts) -> None:
    """One line for each position."""
    blocks = []
    for name, positions in counts.items():
        lines = ",\n".join(f"    {json.dumps(ply)}: {json.dumps(numbers)}" for ply, numbers in positions.items())
        blocks.append(f"  {json.dumps(name)}: {{\n{lines}\n  }}")
    path.write_text("{\n" + ",\n".join(blocks) + "\n}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the numbers down")
    writing = parser.parse_args().write
    for path in files():
        counts = count_all(path.parent)
        if writing:
            write(path, counts)
        print(path.parent.name, "as written" if read(path) == counts else f"differs: {json.dumps(counts)}")


if __name__ == "__main__":
    main()
