"""The files of puzzles: a line for each, fifty in a file, and a list of all from which the page chooses."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from ludoteca.core.game import Game
from ludoteca.puzzles.puzzle import KINDS, Puzzle, read_puzzle

PART = 50
"""How many puzzles are in a file."""
INDEX = "index.json"


def part_name(kind: str, number: int) -> str:
    """The file of a puzzle, by its number from 1."""
    return f"{kind}-{(number - 1) // PART + 1}.jsonl"


def read_kind(game: Game, kind: str, folder: Path) -> list[Puzzle]:
    """The puzzles of a kind in a folder, in their order."""
    puzzles: list[Puzzle] = []
    while (path := folder / part_name(kind, len(puzzles) + 1)).is_file():
        lines = path.read_text("utf-8").splitlines()
        puzzles += [read_puzzle(game, line) for line in lines]
        if len(lines) < PART:
            break
    return puzzles


def read_all(game: Game, folder: Path) -> list[Puzzle]:
    """All puzzles in a folder."""
    return [puzzle for kind in KINDS for puzzle in read_kind(game, kind, folder)]


def append(folder: Path, number: int, puzzle: Puzzle) -> None:
    """Write a puzzle, the one with this number among those of its kind, to its file."""
    with (folder / part_name(puzzle.kind, number)).open("a", encoding="utf-8", newline="\n") as file:
        file.write(puzzle.line() + "\n")


def write_kind(folder: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write all puzzles of a kind in place of those that were there."""
    for first in range(0, len(puzzles), PART):
        lines = "".join(puzzle.line() + "\n" for puzzle in puzzles[first : first + PART])
        (folder / part_name(puzzles[first].kind, first + 1)).write_text(lines, "utf-8", newline="\n")


def index_of(puzzles: Iterable[Puzzle]) -> list[list[str | int]]:
    """The id and the difficulty of every puzzle. Its kind and its file follow from its id and its place."""
    return [[puzzle.id, puzzle.difficulty] for puzzle in puzzles]


def write_index(folder: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write the list of all puzzles in a folder."""
    text = json.dumps(index_of(puzzles), separators=(",", ":"))
    (folder / INDEX).write_text(text + "\n", "utf-8", newline="\n")
