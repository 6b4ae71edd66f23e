"""The puzzles that come with Ludoteca."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludoteca.core.library import game as find_game
from ludoteca.core.suggestions import suggest
from ludoteca.puzzles.files import read_all
from ludoteca.puzzles.puzzle import BadPuzzle, Puzzle

DATA = Path(__file__).parent / "data"


def puzzle_games() -> list[str]:
    """The games that have puzzles."""
    return sorted(folder.name for folder in DATA.iterdir() if folder.is_dir())


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; refused if it has none."""
    found = find_game(game)
    if found.name not in puzzle_games():
        raise BadPuzzle("errors-puzzles-none", game=found.title, games=", ".join(puzzle_games()))
    return tuple(read_all(found, DATA / found.name))


def find(game: str, name: str) -> Puzzle:
    """The puzzle with an id, such as `exact-2-118`."""
    puzzles = {puzzle.id: puzzle for puzzle in load(game)}
    if name not in puzzles:
        unknown = BadPuzzle("errors-puzzles-unknown", game=find_game(game).title, puzzle=name, name=game)
        raise suggest(unknown, name, puzzles)
    return puzzles[name]
