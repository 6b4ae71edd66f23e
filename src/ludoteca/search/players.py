"""Players by name: `random`, `greedy`, `flat`, the levels, each with a budget if wanted: `master@0.25s`, `flat@5000`."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search import baselines

Clock = Callable[[], float]


class UnknownPlayer(LudotecaError):
    """A player's name or budget that does not exist."""


@dataclass(frozen=True)
class Budget:
    """How long a player may think about one decision: seconds by a clock, or iterations, which are reproducible."""

    seconds: float | None = None
    iterations: int | None = None
    clock: Clock = time.perf_counter


class Player(Protocol):
    """Somebody who decides for a seat, seeing what the seat sees."""

    @property
    def name(self) -> str:
        """How the player was asked for."""

    def choose(self, state: State, luck: Ints) -> Action:
        """Decide for the seat whose turn it is; `luck` is the player's own generator and is used up a little."""


@dataclass(frozen=True)
class Simple:
    """A player that needs no budget."""

    name: str
    chooser: baselines.Player

    def choose(self, state: State, luck: Ints) -> Action:
        """Decide at once."""
        return self.chooser(state, luck)


def read_budget(text: str, clock: Clock = time.perf_counter) -> Budget:
    """Read `0.25s` as seconds and `5000` as iterations."""
    if re.fullmatch(r"\d+", text) and int(text) > 0:
        return Budget(iterations=int(text), clock=clock)
    if re.fullmatch(r"\d+(\.\d+)?s", text) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]), clock=clock)
    raise UnknownPlayer(f"A budget is seconds like 0.25s or iterations like 5000, not {text!r}.")


def player(spec: str, game: Game, clock: Clock = time.perf_counter) -> Player:
    """Make the player that a text like `greedy`, `master` or `master@0.25s` asks for, to play this game."""
    name, _, budget = spec.partition("@")
    if budget:
        read_budget(budget, clock)
    if name not in baselines.PLAYERS:
        raise UnknownPlayer(f"There is no player {name!r}. There are: {', '.join(baselines.PLAYERS)}.")
    return Simple(spec, baselines.PLAYERS[name])
