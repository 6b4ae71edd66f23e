"""Searching for one decision: candidates are compared until the budget is used up, one is left, or `stop` says so."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.luck import WORDS
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search.beliefs import DOUBT, beliefs_about
from ludoteca.search.context import BY_NET, Style, new_context
from ludoteca.search.network import Net
from ludoteca.search.tree import COMPARE, RANK, SEARCH, START, Task, new_tree, run_task

Clock = Callable[[], float]
Stop = Callable[[], bool]

CHUNK_SECONDS = 0.004
"""How long to search between two checks of the clock and of `stop`."""

NO_LUCK = np.zeros(WORDS, np.int64)
"""For tasks that draw nothing."""


@dataclass(frozen=True)
class Budget:
    """The budget of one decision: seconds by a clock, or iterations, which are reproducible."""

    seconds: float | None = None
    iterations: int | None = None
    clock: Clock = time.perf_counter


@dataclass(frozen=True)
class Candidate:
    """An action that was considered: its visits, and its expected utility, chance to win, and points at the end."""

    action: Action
    visits: int
    value: float
    win: float
    points: float


class Meter:
    """Measures how much of a budget is used up, and how much to do until the next look at the clock."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.started = self.checked = budget.clock()
        self.iterations, self.chunk = 0, 1

    def note(self, iterations: int) -> None:
        """Count the iterations since the last look at the clock."""
        now = self.budget.clock()
        self.iterations += iterations
        self.chunk = min(4 * iterations, max(1, int(iterations * CHUNK_SECONDS / max(now - self.checked, 1e-6))))
        self.checked = now

    @property
    def spent(self) -> float:
        """The share of the seconds that is used up; 0 if the budget is a number of iterations."""
        seconds = self.budget.seconds
        return 0.0 if self.budget.iterations is not None or not seconds else (self.checked - self.started) / seconds


def must_decide(state: State) -> None:
    """Refuse a state in which the match is over."""
    if state.over:
        raise LudotecaError("errors-nothing-to-decide")


class Thinker:
    """Searches for decisions in one game at tables of one size; its memory is allocated once."""

    def __init__(self, game: Game, players: int, style: Style, net: Net | None = None) -> None:
        if style.order == BY_NET and net is None:
            raise LudotecaError("errors-unlearned-table", game=game.title, count=players)
        self.game, self.players = game, players
        style = style._replace(each_turn=game.judged_each_turn, sharpness=game.sharpness)
        self.context = new_context(game, players, style, net)
        self.tree = new_tree(game.action_count)
        self.doubt = DOUBT
        """How little the search infers from the actions of other seats: 1 deals their secrets evenly."""

    def think(self, state: State, budget: Budget, luck: Ints, stop: Stop | None = None) -> list[Candidate]:
        """Search, and return the actions of the seat to move, the most visited first.

        The tree compares them by sequential halving (see `halving`).
        """
        must_decide(state)
        meter = Meter(budget)
        if self.doubt < 1:
            self.context.walk.beliefs[:] = beliefs_about(state, self.doubt)
        self.run(Task(START, budget.iterations or 0), state, luck)
        while tried := self.run(Task(COMPARE, meter.chunk, meter.spent), state, luck):
            meter.note(tried)
            if stop is not None and stop():
                break
        return self.candidates()

    def grow(self, state: State, iterations: int, luck: Ints) -> None:
        """Search where it is most promising."""
        self.run(Task(SEARCH, times=iterations), state, luck)

    def run(self, task: Task, state: State, luck: Ints) -> int:
        """Run a task of the tree search, starting from a state; return the number of iterations."""
        return int(run_task(task, state.record, self.tree, self.context, luck))

    def candidates(self) -> list[Candidate]:
        """The actions of the root, most visited first."""
        run_task(Task(RANK), self.context.walk.table, self.tree, self.context, NO_LUCK)
        return [self.candidate(node) for node in self.tree.plan.rivals[: self.tree.children[0]].tolist()]

    def candidate(self, node: int) -> Candidate:
        """What a node says about its action."""
        tree, trust = self.tree, self.context.style.trust
        visits = int(tree.visits[node])
        value = float((tree.total[node] + trust * float(tree.prior[node])) / (visits + trust))
        win = float(tree.wins[node]) / visits if visits else value
        points = float(tree.points[node]) / visits if visits else 0.0
        return Candidate(int(tree.action[node]), visits, value, win, points)
