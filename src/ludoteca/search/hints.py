"""Hints: the best actions with their win chances and reasons, and every seat's chance to win."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple

import numpy as np

from ludoteca.core.action_events import reader_of
from ludoteca.core.documents import ReasonType
from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernels import redeal_one
from ludoteca.core.luck import Seed, below, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Floats, Ints, Seat, whole
from ludoteca.search.beliefs import DOUBT, Guess, beliefs_about, guess_secrets
from ludoteca.search.context import PLAYOUT
from ludoteca.search.styles import best_style
from ludoteca.search.thinker import Budget, Candidate, Thinker
from ludoteca.search.tree import TRY, Sums, Task

MIN_ITERATIONS = 32
"""The least number of iterations: fewer would say nothing."""
TABLES = 8
"""Number of deals that are sampled for a viewer who does not know what the seat to move knows."""
TRIES = 200
"""How often the best action is tried to estimate the chances after it."""
SEEDS = (1 << 31) - 1
"""How many seeds to draw from: as many as 32 bits with a sign can count, so that the browser draws the same."""


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
    guesses: list[Guess] = field(default_factory=list)
    """What other seats seem to be after, the same for all hints; `game.secret_message` turns one into a message."""


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
    must_advise(state)
    if seat is not None and whole(seat) != state.seat:
        raise LudotecaError(sentence=f"A hint is for the seat to move, which is {state.seat}, not {seat!r}.")
    wanted = whole(count)
    if wanted is None or wanted < 1:
        raise LudotecaError(sentence=f"Ask for one hint or more, not for {count!r}.")
    budget = make_budget(seconds, iterations)
    luck = quick_luck(state.game.name + " hint", seed)
    return search_hints(state.resample(state.seat, draw(luck)), budget, wanted, luck, DOUBT)


def hint_from_known(known: State, seconds: float, doubt: float = DOUBT, count: int = 3) -> list[Hint]:
    """Hints like `hint`, for a state that contains only what the seat to move knows: it is not resampled again.

    The more `doubt`, from 0 to 1, the less is inferred from how others have played.
    """
    must_advise(known)
    luck = quick_luck(known.game.name + " hint", None)
    return search_hints(known, make_budget(seconds, None), count, luck, doubt)


def must_advise(state: State) -> None:
    """Refuse a state in which the match is over."""
    if state.over:
        raise LudotecaError("errors-nothing-to-advise")


def search_hints(known: State, budget: Budget, count: int, luck: Ints, doubt: float) -> list[Hint]:
    """Search from what the seat to move knows, and explain the best actions."""
    thinker = new_thinker(known)
    thinker.doubt = doubt
    candidates = consider(thinker, known, budget, luck)
    visits = sum(candidate.visits for candidate in candidates)
    corrected = correct_chances(thinker, known, candidates, luck)
    guesses = [] if known.seat is None else guess_secrets(known, known.seat, doubt)
    return [to_hint(known, candidate, visits, guesses) for candidate in corrected[:count]]


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
    beliefs = beliefs_about(state)
    tables = [deal(state, seat, beliefs, luck) for _ in range(count)]
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


def deal(state: State, seat: Seat | None, beliefs: Floats, luck: Ints) -> State:
    """A state that agrees with everything a seat or a spectator knows, dealt by what is believed about the rest."""
    dealt = state.resample(seat, draw(luck))
    redeal_one(dealt.record, reader_of(seat), luck, beliefs)
    return dealt


def new_thinker(state: State) -> Thinker:
    """The strongest thinker for tables like this."""
    return Thinker(state.game, state.players, *best_style(state.game, state.players))


def consider(thinker: Thinker, state: State, budget: Budget, luck: Ints) -> list[Candidate]:
    """The actions that were searched, the most visited first."""
    thinker.think(state, budget, luck)
    thinker.grow(state, max(0, MIN_ITERATIONS - int(thinker.tree.visits[0])), luck)
    return [candidate for candidate in thinker.candidates() if candidate.visits]


def to_hint(imagined: State, candidate: Candidate, visits: int, guesses: list[Guess]) -> Hint:
    """A candidate as a hint with its reasons; in `imagined`, everything that the seat does not know is redealt."""
    return Hint(
        action=candidate.action,
        text=imagined.action_text(candidate.action),
        win=candidate.win,
        points=candidate.points,
        share=candidate.visits / visits,
        reasons=imagined.reasons(candidate.action),
        guesses=guesses,
    )


def correct_chances(thinker: Thinker, table: State, candidates: list[Candidate], luck: Ints) -> list[Candidate]:
    """The candidates with chances and points as if all seats played by what they know, and equally well.

    Inside the tree, the other seats do not know their own secrets and play too badly. It ranks actions well, but
    overestimates all of them, by about as much as the best one.
    """
    best, seat = candidates[0], table.seat
    wins, points = expect(thinker, table, best.action, luck)
    win_off, points_off = best.win - float(wins[seat]), best.points - float(points[seat])
    return [
        replace(each, win=min(1.0, max(0.0, each.win - win_off)), points=each.points - points_off)
        for each in candidates
    ]


def chances_at(thinker: Thinker, table: State, budget: Budget, luck: Ints) -> Sums:
    """Every seat's chance after the best action of the seat to move."""
    best = consider(thinker, table, budget, luck)[0]
    return expect(thinker, table, best.action, luck)[0]


def expect(thinker: Thinker, table: State, best: Action, luck: Ints) -> tuple[Sums, Sums]:
    """Every seat's chance to win (they add up to 1) and points after the best action, if all play equally well."""
    return share_gain(thinker, table, best, try_out(thinker, table, best, luck), luck)


def share_gain(thinker: Thinker, table: State, best: Action, tried: Trial, luck: Ints) -> tuple[Sums, Sums]:
    """Take back half of what searching has gained over the first look, since the others will search too.

    The best action was searched, but the turns after it are played by one look at each action, and the network has
    learned from such turns. Over the rest of a match, all further gains together are worth half of the first one.
    """
    first_look = int(thinker.tree.action[thinker.tree.first[0]])
    if thinker.context.style.judge == PLAYOUT or first_look == best:
        return tried.wins, tried.points
    plain = try_out(thinker, table, first_look, luck)
    taken_back = 0.5 * tried.goes_on
    wins = tried.wins + taken_back * (plain.wins - tried.wins)
    return wins, tried.points + taken_back * (plain.points - tried.points)


class Trial(NamedTuple):
    """What came of trying an action many times: every seat's chance to win, its points, how often the match went on."""

    wins: Sums
    points: Sums
    goes_on: float


def try_out(thinker: Thinker, table: State, action: Action, luck: Ints) -> Trial:
    """Try an action many times; the chances of all seats add up to 1."""
    expected = np.zeros((3, table.players))
    thinker.run(Task(TRY, TRIES, action=action, expected=expected), table, luck)
    return Trial(expected[0] / expected[0].sum(), expected[1] / TRIES, float(expected[2, 0] / TRIES))
