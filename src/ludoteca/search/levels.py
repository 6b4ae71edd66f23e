"""The levels of bots that people can choose for a seat, from novice to master.

Some levels look at every action once, with some random error: they see what is much better, but often miss what is
slightly better. The others search a fixed number of iterations; only the master searches for a fixed time. Errors and
iterations were measured for each game: see docs/reports/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.game import Game
from ludoteca.search.thinker import Budget

LEVELS = ("novice", "apprentice", "adept", "artisan", "master")

MASTER_SECONDS = 1.0
UNMEASURED: dict[str, dict[str, float]] = {
    "novice": {"blur": 0.2},
    "apprentice": {"blur": 0.1},
    "adept": {"iterations": 10},
    "artisan": {"iterations": 100},
}
"""For games that do not define their levels."""


@dataclass(frozen=True)
class Level:
    """How a level plays: the random error of its single look, or the budget of its search."""

    blur: float = 0.0
    budget: Budget | None = None


def level(name: str, game: Game) -> Level:
    """The level with this name, for a game."""
    if name == "master":
        return Level(budget=Budget(seconds=MASTER_SECONDS))
    measured = game.levels.get(name, UNMEASURED[name])
    if "iterations" in measured:
        return Level(budget=Budget(iterations=int(measured["iterations"])))
    return Level(blur=measured["blur"])


def thinks_ahead(name: str, game: Game) -> bool:
    """Whether a player searches, instead of looking at each action once."""
    return name not in LEVELS or level(name, game).budget is not None
