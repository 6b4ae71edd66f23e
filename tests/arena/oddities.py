"""Players that misbehave, made by name like those of the arena, in a module that its processes can import."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Ints
from ludoteca.search import players
from ludoteca.search.thinker import Clock, Stop

MAKER = f"{__name__}:player"
MARK = "LUDOTECA_TEST_MARK"


@dataclass(frozen=True)
class Odd:
    """A player that answers with its function."""

    name: str
    answer: Callable[[State], Any]

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Any:
        return self.answer(state)


def raises(state: State) -> int:
    raise ZeroDivisionError("I cannot count")


def cheats(state: State) -> int:
    """Change the state instead of playing, then answer correctly."""
    state.record["heap"][0] = 1
    return 0


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dies_once(state: State) -> int:
    """End the process, but only once."""
    mark = Path(os.environ[MARK])
    if state.ply > 3 and not mark.exists():
        mark.touch()
        die()
    return state.legal_actions()[0]


def dies_on_small_heaps(state: State) -> int:
    if state.ply == 0 and state.record["heap"][0] < 24 and Path(os.environ[MARK]).exists():
        die()
    return state.legal_actions()[0]


def dies(state: State) -> int:
    die()
    return 0


ANSWERS: dict[str, Callable[[State], Any]] = {
    "first": lambda state: state.legal_actions()[0],
    "text": lambda state: state.action_text(state.legal_actions()[0]),
    "illegal": lambda state: 2 if state.record["heap"][0] < 3 else 0,
    "unknown": lambda state: 10**9,
    "nothing": lambda state: None,
    "babble": lambda state: "hello",
    "list": lambda state: [0],
    "raises": raises,
    "cheats": cheats,
    "dies-once": dies_once,
    "dies-on-small-heaps": dies_on_small_heaps,
    "dies": dies,
}


def player(spec: str, game: Game, clock: Clock) -> players.Player:
    if spec == "absent":
        raise ModuleNotFoundError("nobody of that name")
    return Odd(spec, ANSWERS[spec]) if spec in ANSWERS else players.player(spec, game, clock)
