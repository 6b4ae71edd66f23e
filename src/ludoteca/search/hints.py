"""Advice: the best few actions with their chances and the reasons for them, and every seat's chance to win."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ludoteca.core.errors import LudotecaError
from ludoteca.core.luck import Seed, below, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Ints, Seat, whole
from ludoteca.search.thinking import Budget, Candidate, Thinker, best_style
from ludoteca.search.tree import TRY, Sums, Task

FEWEST_LOOKS = 32
"""So many iterations are done at least: with fewer there would be nothing to say."""
TABLES = 8
"""How many tables are imagined for somebody who does not know what the seat to move knows."""
TRIES = 200
"""How often the best action is tried to tell the chances after it."""
SEEDS = 1 << 31


@dataclass(frozen=True)
class Hint:
    """An action worth considering: what it promises the seat to move, and what speaks for and against it."""

    action: Action
    text: str
    win: float
    """The chance to win, from 0 to 1."""
    points: float
    """The points at the end of the match."""
    share: float
    """How much of the thinking went into this action: the surer the choice, the nearer to 1."""
    reasons: list[Document]
    """Facts with a sense, a kind, a rule and values; `game.reason_text` puts one into words."""


def hint(
    state: State,
    seat: Seat | None = None,
    seconds: float = 1.0,
    iterations: int | None = None,
    count: int = 3,
    seed: Seed = None,
) -> list[Hint]:
    """The best few actions for the seat to move, the best first, from what that seat knows.

    With `iterations` in place of seconds and a `seed` the answer is the same each time.
    """
    if state.over:
        raise LudotecaError("errors-nothing-to-advise")
    if seat is not None and whole(seat) != state.seat:
        raise LudotecaError(f"A hint is for the seat to move, which is {state.seat}, not {seat!r}.")
    wanted = whole(count)
    if wanted is None or wanted < 1:
        raise LudotecaError(f"Ask for one hint or more, not for {count!r}.")
    budget = budget_of(seconds, iterations)
    luck = quick_luck(state.game.name + " hint", seed)
    imagined = state.resample(state.seat, draw(luck))
    thinker = new_thinker(state)
    candidates = consider(thinker, imagined, budget, luck)
    visits = sum(candidate.visits for candidate in candidates)
    sober = sobered(thinker, imagined, candidates, luck)
    return [explained(imagined, candidate, visits) for candidate in sober[:wanted]]


def evaluate(
    state: State,
    seconds: float = 1.0,
    iterations: int | None = None,
    seed: Seed = None,
    seat: Seat | None = None,
) -> list[float]:
    """Every seat's chance to win as a seat sees it, or as a spectator does; when the match is over, who won.

    The chances add up to 1. With `iterations` in place of seconds and a `seed` the answer is the same each time.
    """
    budget = budget_of(seconds, iterations)
    luck = quick_luck(state.game.name + " evaluate", seed)
    count = 1 if seat is not None and seat == state.seat else TABLES
    tables = [state.resample(seat, draw(luck)) for _ in range(count)]
    if state.over:
        winners = state.outcome().winners
        return [1 / len(winners) if each in winners else 0.0 for each in range(state.players)]
    thinker, part = new_thinker(state), part_of(budget, count)
    chances = [chances_at(thinker, table, part, luck) for table in tables]
    return [float(chance) for chance in np.mean(chances, axis=0)]


def budget_of(seconds: float, iterations: int | None) -> Budget:
    """Check how long to think."""
    if iterations is None:
        if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 < seconds < float("inf"):
            raise LudotecaError(f"Seconds to think are a number above 0, not {seconds!r}.")
        return Budget(seconds=float(seconds))
    number = whole(iterations)
    if number is None or number < 1:
        raise LudotecaError(f"Iterations to think are a whole number from 1 up, not {iterations!r}.")
    return Budget(iterations=number)


def part_of(budget: Budget, count: int) -> Budget:
    """One of so many equal parts of a budget."""
    if budget.iterations is not None:
        return Budget(iterations=-(-budget.iterations // count))
    assert budget.seconds is not None
    return Budget(seconds=budget.seconds / count)


def draw(luck: Ints) -> int:
    """A seed for something to be dealt."""
    return int(below(luck, SEEDS))


def new_thinker(state: State) -> Thinker:
    """Somebody who thinks as well as can be about tables like this."""
    return Thinker(state.game, state.players, *best_style(state.game, state.players))


def consider(thinker: Thinker, state: State, budget: Budget, luck: Ints) -> list[Candidate]:
    """The actions that were looked into, the most convincing first."""
    thinker.think(state, budget, luck)
    thinker.grow(state, max(0, FEWEST_LOOKS - int(thinker.tree.visits[0])), luck)
    return [candidate for candidate in thinker.candidates() if candidate.visits]


def explained(imagined: State, candidate: Candidate, visits: int) -> Hint:
    """A candidate in words, with its reasons; what the seat does not know is imagined."""
    return Hint(
        action=candidate.action,
        text=imagined.action_text(candidate.action),
        win=candidate.win,
        points=candidate.points,
        share=candidate.visits / visits,
        reasons=imagined.reasons(candidate.action),
    )


def sobered(thinker: Thinker, table: State, candidates: list[Candidate], luck: Ints) -> list[Candidate]:
    """The candidates with chances and points as they come out when all play by what they know.

    Inside the tree the others do not know their own secrets and play too badly: it tells well which action is better,
    but all of them promise too much, by about as much as the best one.
    """
    best = candidates[0]
    wins, points = tried(thinker, table, best.action, luck)
    win_off, points_off = best.win - float(wins[table.seat]), best.points - float(points[table.seat])
    return [
        replace(each, win=min(1.0, max(0.0, each.win - win_off)), points=each.points - points_off)
        for each in candidates
    ]


def chances_at(thinker: Thinker, table: State, budget: Budget, luck: Ints) -> Sums:
    """Every seat's chance after the action that the seat to move finds best."""
    best = consider(thinker, table, budget, luck)[0]
    wins, _ = tried(thinker, table, best.action, luck)
    return wins


def tried(thinker: Thinker, table: State, action: Action, luck: Ints) -> tuple[Sums, Sums]:
    """Every seat's chance to win, which add up to 1, and every seat's points, on average after an action was tried."""
    expected = np.zeros((2, table.players))
    thinker.run(Task(TRY, np.array([action]), TRIES, expected), table, luck)
    return expected[0] / expected[0].sum(), expected[1] / TRIES
