"""Hints: the best actions with their win chances and reasons, and every seat's chance to win."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic

import numpy as np

from ludoteca.core.documents import ReasonType
from ludoteca.core.errors import LudotecaError
from ludoteca.core.luck import Seed, below, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints, Seat, whole
from ludoteca.search.thinker import Budget, Candidate, Thinker, best_style
from ludoteca.search.tree import TRY, Sums, Task

MIN_ITERATIONS = 32
"""The least number of iterations: fewer would say nothing."""
TABLES = 8
"""Number of deals that are sampled for a viewer who does not know what the seat to move knows."""
TRIES = 200
"""How often the best action is tried to estimate the chances after it."""
SEEDS = 1 << 31


@dataclass(frozen=True)
class Hint(Generic[ReasonType]):
    """An action worth considering: its value for the seat to move, and reasons for and against it."""

    action: Action
    text: str
    win: float
    """The chance to win, from 0 to 1."""
    points: float
    """The expected points at the end of the match."""
    share: float
    """The share of the search that went into this action: the clearer the choice, the closer to 1."""
    reasons: list[ReasonType]
    """Facts with a sense, a kind, a rule and values; `game.reason_text` turns one into text."""


def hint(
    state: State[Any, Any, Any, ReasonType, Any],
    seat: Seat | None = None,
    seconds: float = 1.0,
    iterations: int | None = None,
    count: int = 3,
    seed: Seed = None,
) -> list[Hint[ReasonType]]:
    """The best actions for the seat to move, the best first, from what that seat knows.

    With `iterations` instead of seconds and a `seed`, the answer is the same each time.
    """
    if state.over:
        raise LudotecaError("errors-nothing-to-advise")
    if seat is not None and whole(seat) != state.seat:
        raise LudotecaError(sentence=f"A hint is for the seat to move, which is {state.seat}, not {seat!r}.")
    wanted = whole(count)
    if wanted is None or wanted < 1:
        raise LudotecaError(sentence=f"Ask for one hint or more, not for {count!r}.")
    budget = make_budget(seconds, iterations)
    luck = quick_luck(state.game.name + " hint", seed)
    return search_hints(state.resample(state.seat, draw(luck)), budget, wanted, luck)


def hint_from_known(known: State, seconds: float, count: int = 3) -> list[Hint]:
    """Hints like `hint`, for a state that contains only what the seat to move knows: it is not resampled again."""
    return search_hints(known, make_budget(seconds, None), count, quick_luck(known.game.name + " hint", None))


def search_hints(known: State, budget: Budget, count: int, luck: Ints) -> list[Hint]:
    """Search from what the seat to move knows, and explain the best actions."""
    thinker = new_thinker(known)
    candidates = consider(thinker, known, budget, luck)
    visits = sum(candidate.visits for candidate in candidates)
    corrected = correct_chances(thinker, known, candidates, luck)
    return [to_hint(known, candidate, visits) for candidate in corrected[:count]]


def evaluate(
    state: State,
    seconds: float = 1.0,
    iterations: int | None = None,
    seed: Seed = None,
    seat: Seat | None = None,
) -> list[float]:
    """Every seat's chance to win, from what a seat or a spectator knows; when the match is over, the winners' shares.

    The chances add up to 1. With `iterations` instead of seconds and a `seed`, the answer is the same each time.
    """
    budget = make_budget(seconds, iterations)
    luck = quick_luck(state.game.name + " evaluate", seed)
    count = 1 if seat is not None and seat == state.seat else TABLES
    tables = [state.resample(seat, draw(luck)) for _ in range(count)]
    if state.over:
        winners = state.outcome().winners
        return [1 / len(winners) if each in winners else 0.0 for each in range(state.players)]
    thinker, part = new_thinker(state), split_budget(budget, count)
    chances = [chances_at(thinker, table, part, luck) for table in tables]
    return [float(chance) for chance in np.mean(chances, axis=0)]


def make_budget(seconds: float, iterations: int | None) -> Budget:
    """Check the budget that a caller asks for."""
    if iterations is None:
        if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 < seconds < float("inf"):
            raise LudotecaError(sentence=f"Seconds to think are a number above 0, not {seconds!r}.")
        return Budget(seconds=float(seconds))
    number = whole(iterations)
    if number is None or number < 1:
        raise LudotecaError(sentence=f"Iterations to think are a whole number from 1 up, not {iterations!r}.")
    return Budget(iterations=number)


def split_budget(budget: Budget, count: int) -> Budget:
    """One of `count` equal parts of a budget."""
    if budget.iterations is not None:
        return Budget(iterations=-(-budget.iterations // count))
    assert budget.seconds is not None
    return Budget(seconds=budget.seconds / count)


def draw(luck: Ints) -> int:
    """Draw a seed."""
    return int(below(luck, SEEDS))


def new_thinker(state: State) -> Thinker:
    """The strongest thinker for tables like this."""
    return Thinker(state.game, state.players, *best_style(state.game, state.players))


def consider(thinker: Thinker, state: State, budget: Budget, luck: Ints) -> list[Candidate]:
    """The actions that were searched, the most visited first."""
    thinker.think(state, budget, luck)
    thinker.grow(state, max(0, MIN_ITERATIONS - int(thinker.tree.visits[0])), luck)
    return [candidate for candidate in thinker.candidates() if candidate.visits]


def to_hint(imagined: State, candidate: Candidate, visits: int) -> Hint:
    """A candidate as a hint with its reasons; in `imagined`, everything that the seat does not know is redealt."""
    return Hint(
        action=candidate.action,
        text=imagined.action_text(candidate.action),
        win=candidate.win,
        points=candidate.points,
        share=candidate.visits / visits,
        reasons=imagined.reasons(candidate.action),
    )


def correct_chances(thinker: Thinker, table: State, candidates: list[Candidate], luck: Ints) -> list[Candidate]:
    """The candidates with chances and points as if all seats played by what they know.

    Inside the tree, the other seats do not know their own secrets and play too badly. It ranks actions well, but
    overestimates all of them, by about as much as the best one.
    """
    best = candidates[0]
    wins, points = try_out(thinker, table, best.action, luck)
    win_off, points_off = best.win - float(wins[table.seat]), best.points - float(points[table.seat])
    return [
        replace(each, win=min(1.0, max(0.0, each.win - win_off)), points=each.points - points_off)
        for each in candidates
    ]


def chances_at(thinker: Thinker, table: State, budget: Budget, luck: Ints) -> Sums:
    """Every seat's chance after the best action of the seat to move."""
    best = consider(thinker, table, budget, luck)[0]
    wins, _ = try_out(thinker, table, best.action, luck)
    return wins


def try_out(thinker: Thinker, table: State, action: Action, luck: Ints) -> tuple[Sums, Sums]:
    """Try an action many times; return every seat's chance to win (they add up to 1) and mean points."""
    expected = np.zeros((2, table.players))
    thinker.run(Task(TRY, TRIES, action=action, expected=expected), table, luck)
    return expected[0] / expected[0].sum(), expected[1] / TRIES
