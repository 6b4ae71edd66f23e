"""How hard a puzzle is: which levels of bots find a right answer."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.search.levels import LEVELS
from ludoteca.search.players import player

ITERATIONS = 2000
"""How long the master thinks about a puzzle: about half a second, but always the same."""
TRIES = (5, 5, 5, 5, 3)
"""How often each level is asked."""
MOSTLY = 0.6
"""A level finds the answer if it does so in this share of its tries."""


def ask_levels(state: State, right: Sequence[Action], seed: str) -> list[int]:
    """How often each level chooses a right action."""
    return [ask_level(name, state, right, tries, seed) for name, tries in zip(LEVELS, TRIES, strict=True)]


def ask_level(name: str, state: State, right: Sequence[Action], tries: int, seed: str) -> int:
    """How often a level chooses a right action."""
    spec = f"{name}@{ITERATIONS}" if name == "master" else name
    decider, luck = player(spec, state.game), quick_luck(f"puzzle {name}", seed.encode())
    return sum(decider.choose(state, luck) in right for _ in range(tries))


def weakest_level(found: Sequence[int]) -> str | None:
    """The weakest level that finds the answer; None if not even the master does."""
    levels = zip(LEVELS, found, TRIES, strict=True)
    return next((name for name, count, tries in levels if count >= MOSTLY * tries), None)


def difficulty_of(found: Sequence[int]) -> int:
    """From 1 (a novice finds it) to 5 (only the master finds it, or nobody)."""
    name = weakest_level(found)
    return 1 + LEVELS.index(name or LEVELS[-1])
