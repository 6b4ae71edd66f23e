"""Players from outside: a class in a Python file or module, a bot of OpenSpiel, or a program that speaks lines.

`mybot.py:MyBot`, `mypackage.bots:MyBot@100`, `openspiel-ismcts@100`, `program:sh bot.sh`. They never see more than
their seat knows, and have a time limit for each decision. Other names are players of the house.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import random
import shlex
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.arena.programs import Misbehaved, program
from ludoteca.arena.schedule import LIMIT, BadArena
from ludoteca.core.game import Game
from ludoteca.core.luck import next_word
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search import players
from ludoteca.search.thinking import Clock, Stop

PROGRAM = "program:"
KNOWN = {"openspiel-mcts": "ludoteca.envs.bots:Mcts", "openspiel-ismcts": "ludoteca.envs.bots:IsMcts"}


@dataclass
class Guest:
    """A player whose class comes from outside: it decides on a table dealt anew as far as its seat does not know it."""

    name: str
    bot: Any
    limit: float = LIMIT

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Let the guest decide; its dice are rolled the same way whenever the arena is held again."""
        known = state.resample(state.seat, int(next_word(luck)))
        dice = random.Random(int(next_word(luck)))
        try:
            with within(self.limit):
                answer: Action = self.bot.choose(known, dice)
        except SystemExit as left:
            raise Misbehaved(f"it wanted to end the whole arena (SystemExit: {left}).") from left
        return answer


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Stop what takes longer; where the system cannot ring, at least find out."""
    start = time.monotonic()
    rings = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def ring(*_: object) -> None:
        raise Misbehaved(f"no answer within {seconds:g} s.")

    if rings:
        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if rings:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() - start > seconds:
        ring()


def player(spec: str, game: Game, clock: Clock) -> players.Player:
    """Make a player of any kind from its text."""
    if spec.startswith(PROGRAM):
        return program(spec, shlex.split(spec.removeprefix(PROGRAM)))
    name, _, budget = spec.partition("@")
    place = KNOWN.get(name, name)
    if ":" not in place:
        return players.player(spec, game, clock)
    return Guest(spec, made(bot_class(place), game, budget))


def is_outside(spec: str) -> bool:
    """Whether a text names a player from outside."""
    return ":" in spec or spec.partition("@")[0] in KNOWN


def is_class(spec: str) -> bool:
    """Whether a text names a class from outside, which plays in the process of the arena."""
    return is_outside(spec) and not spec.startswith(PROGRAM)


def made(found: Any, game: Game, budget: str) -> Any:
    """Make a bot: a class that takes arguments gets the game, and the budget behind the `@` if there is one."""
    takes = inspect.signature(found).parameters
    if budget and len(takes) < 2:
        raise BadArena("errors-arena-no-budget", name=found.__name__, budget=budget)
    return found(game, *([budget] if budget else [])) if takes else found()


def bot_class(place: str) -> Any:
    """Find a class by `file.py:Class` or `module:Class`."""
    home, _, name = place.rpartition(":")
    try:
        module = load_file(Path(home)) if home.endswith(".py") else importlib.import_module(home)
    except ImportError as missing:
        hint = " (pip install 'ludoteca[openspiel]')" if place in KNOWN.values() else ""
        raise BadArena("errors-arena-not-loaded", file=home, why=f"{missing}{hint}.") from missing
    found = getattr(module, name, None)
    if not callable(getattr(found, "choose", None)):
        raise BadArena("errors-arena-no-class", file=home, name=repr(name))
    return found


def load_file(path: Path) -> Any:
    """Import a Python file that belongs to no package."""
    if not path.is_file():
        raise BadArena("errors-arena-no-file", file=path)
    name = f"ludoteca_guest_{hashlib.sha256(bytes(path.resolve())).hexdigest()[:12]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as failed:
            del sys.modules[name]
            if isinstance(failed, Exception):
                raise BadArena(
                    "errors-arena-not-loaded", file=path, why=f"{type(failed).__name__}: {failed}"
                ) from failed
            raise
    return sys.modules[name]


def fingerprint(specs: tuple[str, ...]) -> str:
    """A few letters that differ when a file that players come from does; nothing where there is none."""
    words = [word for spec in specs if is_outside(spec) for word in files_in(spec)]
    files = sorted({word for word in words if Path(word).is_file()})
    if not files:
        return ""
    return "-" + hashlib.sha256(b"".join(Path(each).read_bytes() for each in files)).hexdigest()[:8]


def files_in(spec: str) -> list[str]:
    """What may be files in the text of a player."""
    if spec.startswith(PROGRAM):
        return shlex.split(spec.removeprefix(PROGRAM))
    return [spec.partition("@")[0].rpartition(":")[0]]
