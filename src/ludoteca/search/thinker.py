"""Searching for one decision: candidates are compared until the budget is used up, one is left, or `stop` says so."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search.beliefs import DOUBT, beliefs_about
from ludoteca.search.context import BY_NET, Style, new_context
from ludoteca.search.network import Net
from ludoteca.search.tree import COMPARE, SEARCH, START, Sums, Task, new_tree, run_task

Clock = Callable[[], float]
Stop = Callable[[], bool]

CHUNK_SECONDS = 0.004
"""How long to search between two checks of the clock and of `stop`."""

BEHIND = 1.5
"""A rival is dropped early when it is behind by more than this, divided by the square root of its visits."""


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

    def next_worlds(self, rivals: int, share: float) -> int:
        """The number of worlds in which to try the rivals next; 0 when this share of the budget is used up."""
        worlds = max(1, self.chunk // rivals)
        if self.budget.iterations is not None:
            return max(0, min(worlds, int(self.budget.iterations * share - self.iterations) // rivals))
        assert self.budget.seconds is not None
        return worlds if self.checked - self.started < self.budget.seconds * share else 0


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
        self.tree = new_tree()
        self.doubt = DOUBT
        """How little the search infers from the actions of other seats: 1 deals their secrets evenly."""

    def think(self, state: State, budget: Budget, luck: Ints, stop: Stop | None = None) -> list[Candidate]:
        """Search, and return the actions of the seat to move, the most visited first.

        Sequential halving: all rivals are tried equally often in the same sampled worlds, then the better half goes on,
        until one is left (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013).
        """
        must_decide(state)
        meter = Meter(budget)
        if self.doubt < 1:
            self.context.walk.beliefs[:] = beliefs_about(state, self.doubt)
        self.run(Task(START), state, luck)
        rivals = self.rivals(budget)
        rounds = math.ceil(math.log2(len(rivals)))
        for number in range(rounds):
            while worlds := meter.next_worlds(len(rivals), (number + 1) / rounds):
                self.run(Task(COMPARE, rivals, worlds), state, luck)
                meter.note(worlds * len(rivals))
                if stop is not None and stop():
                    return self.candidates()
            rivals = self.better_half(rivals)
            if len(rivals) == 1:
                break
        return self.candidates()

    def grow(self, state: State, iterations: int, luck: Ints) -> None:
        """Search where it is most promising."""
        self.run(Task(SEARCH, times=iterations), state, luck)

    def run(self, task: Task, state: State, luck: Ints) -> None:
        """Run a task of the tree search, starting from a state."""
        run_task(task, state.record, self.tree, self.context, luck)

    def rivals(self, budget: Budget) -> Ints:
        """The actions of the root that are compared: no more than the budget can try."""
        count = int(self.tree.children[0])
        while budget.iterations is not None and count > 1 and count * math.ceil(math.log2(count)) > budget.iterations:
            count -= 1
        return np.arange(self.tree.first[0], self.tree.first[0] + count)

    def better_half(self, rivals: Ints) -> Ints:
        """The better half, without the ones that are hopelessly behind."""
        values = self.values(rivals)
        order = np.argsort(-values, kind="stable")[: (len(rivals) + 1) // 2]
        hopeless = BEHIND / math.sqrt(self.tree.visits[rivals[order[0]]] + 1)
        better: Ints = rivals[order[values[order] > values[order[0]] - hopeless]]
        return better

    def values(self, nodes: Ints) -> Sums:
        """The expected values of nodes: the prior counts for as many visits as `trust` says."""
        tree, trust = self.tree, self.context.style.trust
        values: Sums = (tree.total[nodes] + trust * tree.prior[nodes]) / (tree.visits[nodes] + trust)
        return values

    def candidates(self) -> list[Candidate]:
        """The actions of the root, most visited first."""
        tree = self.tree
        nodes = np.arange(tree.children[0]) + tree.first[0]
        found = []
        for node, value in zip(nodes, self.values(nodes).tolist(), strict=True):
            visits = int(tree.visits[node])
            win = float(tree.wins[node]) / visits if visits else value
            points = float(tree.points[node]) / visits if visits else 0.0
            found.append(Candidate(int(tree.action[node]), visits, value, win, points))
        return sorted(found, key=lambda each: (each.visits, each.value), reverse=True)
