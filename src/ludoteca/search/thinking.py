"""Thinking about one decision: a tree grows until the budget is used up, the choice is clear, or somebody stops it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search.minds import AT_RANDOM, BY_NET, BY_WORTH, NET, PLAYOUT, Style, new_mind
from ludoteca.search.network import Net
from ludoteca.search.tree import new_tree, plant, search
from ludoteca.search.weights import learned_net

Clock = Callable[[], float]
Stop = Callable[[], bool]

CHUNK_SECONDS = 0.004
"""How long the tree grows between two looks at the clock and at whether to stop."""

PATIENCE = 0.4
"""Thinking ends early when the first choice leads by more than this share of the iterations that are left."""

EVERY_ACTION = 1 << 20

FLAT = Style(AT_RANDOM, PLAYOUT, 0, EVERY_ACTION, depth=1, widening=0.0, exploration=0.3, trust=0.0001)
"""Flat Monte Carlo: all actions of the root, judged by playouts: the yardstick."""
PLAIN = Style(AT_RANDOM, PLAYOUT, 16, EVERY_ACTION, depth=40, widening=1.5, exploration=0.5, trust=0.0001)
"""Tree search that knows nothing but the rules."""
INFORMED = Style(BY_WORTH, PLAYOUT, 12, 40, depth=40, widening=1.5, exploration=0.3, trust=3.0)
"""Tree search with the game's rule of thumb for the order of actions, and playouts."""
LEARNED = Style(BY_NET, NET, 12, 40, depth=40, widening=1.0, exploration=0.3, trust=1.0)
"""Tree search with the learned evaluation for everything."""


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: seconds by a clock, or iterations, which are reproducible."""

    seconds: float | None = None
    iterations: int | None = None
    clock: Clock = time.perf_counter


@dataclass(frozen=True)
class Candidate:
    """An action that was considered: how often, and what it promises: utility, chance to win, points at the end."""

    action: Action
    visits: int
    value: float
    win: float
    points: float


def must_decide(state: State) -> None:
    """Refuse to think where there is nothing to decide."""
    if state.over:
        raise LudotecaError("The match is over: there is nothing to decide.")


class Thinker:
    """Somebody who thinks about one game at tables of one size, with memory set aside once."""

    def __init__(self, game: Game, players: int, style: Style, net: Net | None = None) -> None:
        if style.order == BY_NET and net is None:
            raise LudotecaError(f"There is no learned evaluation of {game.title} for {players} players.")
        self.game, self.players = game, players
        self.mind, self.tree = new_mind(game, players, style, net), new_tree()

    def think(self, state: State, budget: Budget, luck: Ints, stop: Stop | None = None) -> list[Candidate]:
        """Consider the actions of the seat to move, the most convincing first."""
        must_decide(state)
        plant(self.tree)
        begun = budget.clock()
        grown, chunk = 0, 1
        while True:
            before = budget.clock()
            self.grow(state, chunk, luck)
            grown += chunk
            now = budget.clock()
            if (stop is not None and stop()) or self.enough(budget, grown, now - begun):
                return self.candidates()
            chunk = self.next_chunk(budget, grown, chunk, now - before)

    def grow(self, state: State, iterations: int, luck: Ints) -> None:
        """Let the tree grow."""
        search(state.record, self.tree, self.mind, iterations, luck)

    def enough(self, budget: Budget, grown: int, spent: float) -> bool:
        """Whether the budget is used up, or what is left of it in time will hardly change the choice."""
        if budget.iterations is not None:
            return grown >= budget.iterations
        assert budget.seconds is not None
        left = (budget.seconds - spent) * grown / max(spent, 1e-9)
        return spent >= budget.seconds or self.lead() > PATIENCE * left

    def lead(self) -> int:
        """By how many visits the first choice is ahead of the second; for ever, if there is only one."""
        first, count = int(self.tree.first[0]), int(self.tree.children[0])
        if count == 1:
            return EVERY_ACTION
        visits = sorted(self.tree.visits[first : first + count].tolist())
        return int(visits[-1] - visits[-2])

    def next_chunk(self, budget: Budget, grown: int, chunk: int, took: float) -> int:
        """How many iterations to do next, so that nobody waits long for an answer."""
        wanted = min(4 * chunk, max(1, int(chunk * CHUNK_SECONDS / max(took, 1e-6))))
        return wanted if budget.iterations is None else min(wanted, budget.iterations - grown)

    def candidates(self) -> list[Candidate]:
        """What the tree says of the root's actions, most visited first."""
        tree = self.tree
        first = int(tree.first[0])
        found = []
        for node in range(first, first + int(tree.children[0])):
            visits = int(tree.visits[node])
            value = float(tree.total[node]) / visits if visits else float(tree.prior[node])
            win = float(tree.wins[node]) / visits if visits else value
            points = float(tree.points[node]) / visits if visits else 0.0
            found.append(Candidate(int(tree.action[node]), visits, value, win, points))
        return sorted(found, key=lambda each: (each.visits, each.value), reverse=True)


def best_style(game: Game, players: int) -> tuple[Style, Net | None]:
    """The strongest way to think about a game: with its learned evaluation if it has one."""
    net = learned_net(game, players)
    return (LEARNED, net) if net is not None else (INFORMED, None)
