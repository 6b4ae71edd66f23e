"""The services of one process, and those forked from it, load their players once, when this is imported before them.

A service thinks for a second when it starts, so that bots answer sooner; every test would pay for that anew.
"""

from __future__ import annotations

from typing import Protocol

from ludoteca.core.game import Game
from ludoteca.core.warmup import Step
from ludoteca.server import app


class Steps(Protocol):
    """What tells what there is to load for a game."""

    def __call__(self, game: Game) -> list[Step]: ...


def once(steps: Steps) -> Steps:
    """What there is to load, and nothing more when a game's was asked for already."""
    asked: set[str] = set()

    def left(game: Game) -> list[Step]:
        if game.name in asked:
            return []
        asked.add(game.name)
        return steps(game)

    return left


app.PLAYERS = {part: once(steps) for part, steps in app.PLAYERS.items()}
