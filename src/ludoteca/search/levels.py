"""The levels people can choose for a seat, from somebody new at the table to the master of the house.

A level either takes one look at every action and misjudges them a little (what is much better it sees, what is slightly
better it often does not), or it thinks ahead for so many iterations; only the master thinks by the clock. How blurred
or how far is a matter of the game, and measured: see docs/reports/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.game import Game
from ludoteca.search.thinking import Budget

LEVELS = ("novice", "apprentice", "adept", "artisan", "master")

MASTER_SECONDS = 1.0
UNMEASURED: dict[str, dict[str, float]] = {
    "novice": {"blur": 0.2},
    "apprentice": {"blur": 0.1},
    "adept": {"iterations": 10},
    "artisan": {"iterations": 100},
}
"""For games that do not say how their levels play."""


@dataclass(frozen=True)
class Level:
    """How well somebody plays a game: how blurred a single look is, or how long it thinks instead."""

    blur: float = 0.0
    budget: Budget | None = None


def level(name: str, game: Game) -> Level:
    """How a level plays a game."""
    if name == "master":
        return Level(budget=Budget(seconds=MASTER_SECONDS))
    measured = game.levels.get(name, UNMEASURED[name])
    if "iterations" in measured:
        return Level(budget=Budget(iterations=int(measured["iterations"])))
    return Level(blur=measured["blur"])


def thinks_ahead(name: str, game: Game) -> bool:
    """Whether a level needs more than one look at each action."""
    return name not in LEVELS or level(name, game).budget is not None
