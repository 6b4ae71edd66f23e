"""The levels people can choose for a seat, from somebody new at the lake to the master of the house.

The lower levels take one look at every action and misjudge them a little: what is much better they see, what is
slightly better they often do not. The higher ones think ahead.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.search.thinking import Budget


@dataclass(frozen=True)
class Level:
    """How well somebody plays: how blurred the judgement at a glance is, or how long it thinks instead."""

    name: str
    blur: float = 0.0
    budget: Budget | None = None


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("novice", blur=0.2),
        Level("apprentice", blur=0.1),
        Level("adept", blur=0.0),
        Level("artisan", budget=Budget(iterations=60)),
        Level("master", budget=Budget(seconds=1.0)),
    )
}
