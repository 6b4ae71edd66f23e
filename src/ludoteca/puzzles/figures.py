"""How many puzzles there are, of which kind and difficulty, and how often each level finds the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from ludoteca.puzzles.library import load
from ludoteca.puzzles.puzzle import HARDEST, KINDS, Puzzle
from ludoteca.puzzles.rating import TRIES
from ludoteca.search.levels import LEVELS


class KindFigures(TypedDict):
    """The figures of the puzzles of one kind."""

    kind: str
    count: int
    players: list[int]
    """How many are for two, three and four players."""
    difficulties: list[int]
    """How many there are of each difficulty, the easiest first."""
    levels: dict[str, float] | None
    """How often each level finds the answer; None if the levels were not asked."""


def figures(game: str) -> list[KindFigures]:
    """The figures of a game's puzzles, for each kind."""
    by_kind = {kind: [each for each in load(game) if each.kind == kind] for kind in KINDS}
    return [figures_of(kind, puzzles) for kind, puzzles in by_kind.items() if puzzles]


def figures_of(kind: str, puzzles: Sequence[Puzzle]) -> KindFigures:
    """The figures of some puzzles."""
    return {
        "kind": kind,
        "count": len(puzzles),
        "players": [sum(each.players == size for each in puzzles) for size in (2, 3, 4)],
        "difficulties": [sum(each.difficulty == step for each in puzzles) for step in range(1, HARDEST + 1)],
        "levels": success(puzzles) if puzzles[0].levels else None,
    }


def success(puzzles: Sequence[Puzzle]) -> dict[str, float]:
    """The share of their tries in which the levels found the answers."""
    found = [sum(each.levels[place] for each in puzzles) for place in range(len(LEVELS))]
    shares = (count / (tries * len(puzzles)) for count, tries in zip(found, TRIES, strict=True))
    return dict(zip(LEVELS, shares, strict=True))
