"""Players by name, each with a budget if wanted: `greedy`, `master`, `master@0.25s`, `flat@5000`."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from typing import Protocol

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search import baselines
from ludoteca.search.levels import LEVELS, Level, level
from ludoteca.search.minds import BY_NET, Mind, Style, glance, new_mind
from ludoteca.search.thinking import (
    FLAT,
    INFORMED,
    LEARNED,
    PLAIN,
    Budget,
    Clock,
    Stop,
    Thinker,
    best_style,
    must_decide,
)
from ludoteca.search.weights import learned_net

STYLES: dict[str, Style] = {"flat": FLAT, "plain": PLAIN, "informed": INFORMED, "learned": LEARNED}
DEFAULT_BUDGET = Budget(seconds=1.0)


class UnknownPlayer(LudotecaError):
    """A player's name or budget that does not exist."""


class Player(Protocol):
    """Somebody who decides for a seat, seeing what the seat sees."""

    @property
    def name(self) -> str:
        """How the player was asked for."""

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Decide for the seat whose turn it is; `luck` is the player's own generator and is used up a little.

        When `stop` says so, the player answers within 20 ms with the best it has found.
        """


@dataclass(frozen=True)
class Simple:
    """A player that decides at once by a plain function."""

    name: str
    chooser: baselines.Player

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Decide at once."""
        must_decide(state)
        return self.chooser(state, luck)


@dataclass
class Glancer:
    """A player that looks at every action once and judges it, more or less sharply."""

    name: str
    blur: float
    mind: Mind | None = None

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Decide at once."""
        must_decide(state)
        if self.mind is None or len(self.mind.walk.wins) != state.players:
            style, net = best_style(state.game, state.players)
            self.mind = new_mind(state.game, state.players, style, net)
        return int(glance(state.record, self.mind, self.blur, luck))


@dataclass
class Searcher:
    """A player that lets a tree grow."""

    name: str
    budget: Budget
    style: Style | None = None
    """How it thinks; the best way there is for the game if left open."""
    thinker: Thinker | None = None

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Think as long as the budget allows; not at all if there is nothing to choose."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if self.thinker is None or self.thinker.players != state.players:
            self.thinker = self.new_thinker(state)
        return self.thinker.think(state, self.budget, luck, stop)[0].action

    def new_thinker(self, state: State) -> Thinker:
        """Set memory aside for tables of this size."""
        style, net = best_style(state.game, state.players)
        return Thinker(state.game, state.players, self.style or style, net)


@dataclass(frozen=True)
class Unhurried:
    """A player that takes its time, so that people can follow."""

    player: Player
    seconds: float

    @property
    def name(self) -> str:
        """How the player was asked for."""
        return self.player.name

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Decide, and wait if that was quick."""
        ready = time.monotonic() + self.seconds
        action = self.player.choose(state, luck, stop)
        while time.monotonic() < ready and not (stop is not None and stop()):
            time.sleep(min(0.01, max(0.0, ready - time.monotonic())))
        return action


def at_a_pace(player: Player, seconds: float) -> Player:
    """Let a player take so many seconds for each decision at least."""
    return Unhurried(player, seconds) if seconds > 0 else player


def read_budget(text: str, clock: Clock = time.perf_counter) -> Budget:
    """Read `0.25s` as seconds and `5000` as iterations."""
    if re.fullmatch(r"\d+", text) and int(text) > 0:
        return Budget(iterations=int(text), clock=clock)
    if re.fullmatch(r"\d+(\.\d+)?s", text) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]), clock=clock)
    raise UnknownPlayer("errors-bad-budget", budget=repr(text))


def player_names() -> list[str]:
    """The names of all players, the levels first, from the weakest to the strongest."""
    return [*LEVELS, *baselines.PLAYERS, *STYLES]


def player(spec: str, game: Game, clock: Clock = time.perf_counter) -> Player:
    """Make the player that a text like `greedy`, `master` or `master@0.25s` asks for, to play this game."""
    name, at, text = spec.partition("@")
    budget = read_budget(text, clock) if at else None
    if name in LEVELS:
        return at_level(spec, level(name, game), budget, clock)
    if name in STYLES:
        if STYLES[name].order == BY_NET and learned_net(game, game.players[0]) is None:
            raise UnknownPlayer("errors-unlearned-game", game=game.title, player=repr(name))
        return Searcher(spec, budget or replace(DEFAULT_BUDGET, clock=clock), STYLES[name])
    if name not in baselines.PLAYERS:
        raise UnknownPlayer("errors-no-player", player=repr(name), players=", ".join(player_names()))
    if budget is not None:
        raise UnknownPlayer("errors-no-budget", player=repr(name), name=name)
    return Simple(spec, baselines.PLAYERS[name])


def at_level(spec: str, level: Level, budget: Budget | None, clock: Clock) -> Player:
    """Make a player of a level; a budget given replaces the level's own and makes a glancing level think."""
    if budget is None and level.budget is None:
        return Glancer(spec, level.blur)
    return Searcher(spec, budget or replace(level.budget or DEFAULT_BUDGET, clock=clock))
