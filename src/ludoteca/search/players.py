"""Players by name, with an optional budget: `greedy`, `master`, `master@0.25s`, `flat@5000`."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from typing import Protocol

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.suggestions import suggest
from ludoteca.core.types import Action, Ints
from ludoteca.search import baselines
from ludoteca.search.beliefs import PEOPLE
from ludoteca.search.context import BY_NET, SearchContext, Style, glance, new_context
from ludoteca.search.levels import LEVELS, Level, level
from ludoteca.search.styles import FLAT, INFORMED, LEARNED, PLAIN, best_style
from ludoteca.search.thinker import Budget, Clock, Stop, Thinker, must_decide
from ludoteca.search.weights import learned_net

STYLES: dict[str, Style] = {"flat": FLAT, "plain": PLAIN, "informed": INFORMED, "learned": LEARNED}
DEFAULT_BUDGET = Budget(seconds=1.0)


class UnknownPlayer(LudotecaError):
    """An unknown player, or a budget that cannot be read."""


class Player(Protocol):
    """Decides for a seat, from what the seat knows."""

    @property
    def name(self) -> str:
        """The text that the player was made from."""

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Decide for the seat to move; `luck` is the player's own generator.

        When `stop` returns True, the player answers within 20 ms with the best action so far.
        """


@dataclass(frozen=True)
class FunctionPlayer:
    """A player that decides with a plain function."""

    name: str
    chooser: baselines.Chooser

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Decide at once."""
        must_decide(state)
        return self.chooser(state, luck)


@dataclass
class Glancer:
    """A player that looks at every action once, with a random error."""

    name: str
    blur: float
    context: SearchContext | None = None

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Decide at once."""
        must_decide(state)
        if self.context is None or len(self.context.walk.wins) != state.players:
            style, net = best_style(state.game, state.players)
            self.context = new_context(state.game, state.players, style, net)
        return int(glance(state.record, self.context, self.blur, luck))


@dataclass
class Searcher:
    """A player that searches a tree."""

    name: str
    budget: Budget
    style: Style | None = None
    """How it searches; by default the best style for the game, with what it infers from how the others play."""
    thinker: Thinker | None = None

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Search as long as the budget allows; not at all if there is only one action."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if self.thinker is None or self.thinker.players != state.players:
            self.thinker = self.new_thinker(state)
        return self.thinker.think(state, self.budget, luck, stop)[0].action

    def new_thinker(self, state: State) -> Thinker:
        """Make a thinker, with its memory, for tables of this size."""
        style, net = best_style(state.game, state.players)
        thinker = Thinker(state.game, state.players, self.style or style, net)
        thinker.doubt = PEOPLE if self.style is None else 1.0
        return thinker


@dataclass(frozen=True)
class SlowPlayer:
    """A player that waits before it answers, so that people can follow."""

    player: Player
    seconds: float

    @property
    def name(self) -> str:
        """The text that the player was made from."""
        return self.player.name

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Action:
        """Decide, and wait until the time is up."""
        ready = time.monotonic() + self.seconds
        action = self.player.choose(state, luck, stop)
        while time.monotonic() < ready and not (stop is not None and stop()):
            time.sleep(min(0.01, max(0.0, ready - time.monotonic())))
        return action


def slow_down(player: Player, seconds: float) -> Player:
    """A player that takes at least this many seconds for each decision."""
    return SlowPlayer(player, seconds) if seconds > 0 else player


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
        refusal = UnknownPlayer("errors-no-player", player=repr(name), players=", ".join(player_names()))
        raise suggest(refusal, name, player_names())
    if budget is not None:
        raise UnknownPlayer("errors-no-budget", player=repr(name), name=name)
    return FunctionPlayer(spec, baselines.PLAYERS[name])


def at_level(spec: str, level: Level, budget: Budget | None, clock: Clock) -> Player:
    """Make a player of a level; an explicit budget replaces the level's own and makes a glancing level search."""
    if budget is None and level.budget is None:
        return Glancer(spec, level.blur)
    return Searcher(spec, budget or replace(level.budget or DEFAULT_BUDGET, clock=clock))
