"""External players: a class in a Python file or module, a bot of OpenSpiel, or a program that reads and writes lines.

`mybot.py:MyBot`, `mypackage.bots:MyBot@100`, `openspiel-ismcts@100`, `program:sh bot.sh`. They never see more than
their seat knows, and have a time limit for each decision. All other names are built-in players.
"""

from __future__ import annotations

import ast
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
from typing import Any, NoReturn

from ludoteca.arena.programs import PlayerFault, program
from ludoteca.arena.schedule import LIMIT, BadArena
from ludoteca.core.extras import require
from ludoteca.core.game import Game
from ludoteca.core.luck import next_word
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search import players
from ludoteca.search.thinker import Clock, Stop

PROGRAM = "program:"
PYTHON = ".py"
OPENSPIEL = ("openspiel-mcts", "openspiel-ismcts")


@dataclass
class ExternalPlayer:
    """A player with an external class; it gets a state in which everything that its seat does not know is redealt."""

    name: str
    bot: Any
    limit: float = LIMIT

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Let the bot decide; its random numbers are the same whenever the arena is repeated."""
        known = state.resample(state.seat, int(next_word(luck)))
        dice = random.Random(int(next_word(luck)))
        try:
            with time_limit(self.limit):
                answer: Action = self.bot.choose(known, dice)
        except SystemExit as left:
            raise PlayerFault(sentence=f"it wanted to end the whole arena (SystemExit: {left}).") from left
        return answer


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt code that takes longer; without signals, raise the error afterward."""
    start = time.monotonic()
    has_timer = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def raise_timeout(*_: object) -> None:
        raise PlayerFault(sentence=f"no answer within {seconds:g} s.")

    if has_timer:
        before = signal.signal(signal.SIGALRM, raise_timeout)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if has_timer:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() - start > seconds:
        raise_timeout()


def player(spec: str, game: Game, clock: Clock) -> players.Player:
    """Make a player of any kind from its name."""
    if spec.startswith(PROGRAM):
        return program(spec, shlex.split(spec.removeprefix(PROGRAM)))
    name, _, budget = spec.partition("@")
    if name in OPENSPIEL:
        return ExternalPlayer(spec, make_bot(openspiel_class(name), game, budget))
    if ":" in name:
        return ExternalPlayer(spec, make_bot(bot_class(name), game, budget))
    if name.endswith(PYTHON):
        refuse_file(Path(name))
    return players.player(spec, game, clock)


def is_outside(spec: str) -> bool:
    """Whether a name means an external player."""
    return ":" in spec or spec.partition("@")[0] in OPENSPIEL


def is_class(spec: str) -> bool:
    """Whether a name means an external class, which runs in the process of the arena."""
    return is_outside(spec) and not spec.startswith(PROGRAM)


def make_bot(found: Any, game: Game, budget: str) -> Any:
    """Make a bot: a class that takes arguments gets the game, and the budget after the `@` if there is one."""
    takes = inspect.signature(found).parameters
    if budget and len(takes) < 2:
        raise BadArena("errors-arena-no-budget", name=found.__name__, budget=budget)
    return found(game, *([budget] if budget else [])) if takes else found()


def openspiel_class(name: str) -> Any:
    """The class for a search of OpenSpiel."""
    require("openspiel")
    from ludoteca.envs.bots import IsMcts, Mcts

    return Mcts if name == "openspiel-mcts" else IsMcts


def bot_class(place: str) -> Any:
    """Find a class by `file.py:Class` or `module:Class`."""
    home, _, name = place.rpartition(":")
    try:
        module = load_file(Path(home)) if home.endswith(PYTHON) else importlib.import_module(home)
    except ImportError as missing:
        raise BadArena("errors-arena-not-loaded", file=home, why=f"{missing}.") from missing
    found = getattr(module, name, None)
    if not callable(getattr(found, "choose", None)):
        raise BadArena("errors-arena-no-class", file=home, name=repr(name))
    return found


def refuse_file(path: Path) -> NoReturn:
    """Refuse a file without a class, and name its classes; the file is read, but not executed."""
    if not path.is_file():
        raise BadArena("errors-arena-no-file", file=path)
    try:
        classes = [each.name for each in ast.parse(path.read_bytes()).body if isinstance(each, ast.ClassDef)]
    except (SyntaxError, ValueError) as failed:
        raise BadArena("errors-arena-not-loaded", file=path, why=f"{type(failed).__name__}: {failed}") from failed
    raise BadArena(
        "errors-arena-class", file=path, players=", ".join(f"{path}:{name}" for name in classes or ["MyBot"])
    )


def load_file(path: Path) -> Any:
    """Import a Python file that is not part of a package."""
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
    """A short hash of the files of external players; empty if there are none."""
    words = [word for spec in specs if is_outside(spec) for word in files_in(spec)]
    files = sorted({word for word in words if Path(word).is_file()})
    if not files:
        return ""
    return "-" + hashlib.sha256(b"".join(Path(each).read_bytes() for each in files)).hexdigest()[:8]


def files_in(spec: str) -> list[str]:
    """The parts of a player's name that may be files."""
    if spec.startswith(PROGRAM):
        return shlex.split(spec.removeprefix(PROGRAM))
    return [spec.partition("@")[0].rpartition(":")[0]]
