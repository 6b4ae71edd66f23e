"""The functions that every game's rules provide, and loops over them that work for any game.

A game registers one `Kernels` for its record type. Its functions can then be called on any state, either compiled
(Numba picks the game by the record's type, at compile time) or not (by the record's dtype).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core.compiled import adopt, bind, brief, inline, kernel
from ludoteca.core.luck import below, branch
from ludoteca.core.native import NOT_AN_ACTION
from ludoteca.core.types import Action, Batch, Box, Floats, Ints, Observation, Record, Seat

EVENT_COLUMNS = 5
EVENT_ROWS = 128
LIKENESSES = 4096
UNLIKE = LIKENESSES - 1


@kernel
def score_worth(state: Record, seat: Seat) -> float:
    """Value a state by the seat's score alone."""
    scores, ranks = np.zeros(state.players, np.int64), np.zeros(state.players, np.int64)
    result(state, scores, ranks)
    return float(scores[seat])


@kernel
def no_features(state: Record, seat: Seat, index: Ints, amount: Floats) -> int:
    """Write no features: this game has no learned evaluation."""
    return 0


@kernel
def no_sight(state: Record) -> int:
    """Return the same number for all states: chance never changes the choices of the seat to move."""
    return 0


@kernel
def no_twin(state: Record, action: Action) -> bool:
    """No action does the same as another."""
    return False


@kernel
def no_likeness(state: Record, action: Action) -> int:
    """Every action has to be evaluated separately."""
    return UNLIKE


@kernel
def no_secret(state: Record, seat: Seat, secret: int) -> None:
    """Change nothing: the seats of this game have no secrets that their actions could give away."""


@kernel
def even_redeal(state: Record, seat: Seat, luck: Ints, beliefs: Floats) -> None:
    """Redeal like `resample`, whatever is believed: all possible deals are equally likely."""
    resample(state, seat, luck)


@kernel
def own_reshuffle(state: Record, luck: Ints) -> None:
    """Redeal what the seat to move does not know, the others' secrets included."""
    resample(state, state.seat, luck)


@kernel
def no_observation(state: Record, seat: Seat, seen: Observation) -> None:
    """Write nothing: this game has no observation for learning programs."""


@kernel
def no_end(state: Record, numbers: Ints) -> None:
    """Change nothing: this game has no score sheet for whole tables."""


@kernel
def no_question(state: Record, numbers: Ints) -> int:
    """Allow everything: nobody can ask this game what is allowed at a real table."""
    return 0


class Kernels(NamedTuple):
    """The rules of one game, and the functions with which players evaluate and observe its states."""

    setup: Callable[[Record, int, Ints], None]
    legal: Callable[[Record, Ints], int]
    why_illegal: Callable[[Record, Action], int]
    apply: Callable[[Record, Action, Ints], None]
    quick: Callable[[Record, Ints], Action]
    result: Callable[[Record, Ints, Ints], None]
    resample: Callable[[Record, Seat, Ints], None]
    worth: Callable[[Record, Seat], float] = score_worth
    features: Callable[[Record, Seat, Ints, Floats], int] = no_features
    sight: Callable[[Record], int] = no_sight
    is_twin: Callable[[Record, Action], bool] = no_twin
    likeness: Callable[[Record, Action], int] = no_likeness
    observe: Callable[[Record, Seat, Observation], None] = no_observation
    suppose: Callable[[Record, Seat, int], None] = no_secret
    redeal: Callable[[Record, Seat, Ints, Floats], None] = even_redeal
    fill_end: Callable[[Record, Ints], None] = no_end
    reshuffle: Callable[[Record, Ints], None] = own_reshuffle
    ask: Callable[[Record, Ints], int] = no_question


_KERNELS: dict[np.dtype[Any], Kernels] = {}


_ACTION_COUNTS: dict[np.dtype[Any], int] = {}


def constant(number: int) -> Callable[[Record], int]:
    """A kernel that returns the same number for every state."""

    def same(state: Record) -> int:
        return number

    return kernel(same)


def register(dtype: np.dtype[Any], kernels: Kernels, action_count: int, folder: Path) -> None:
    """Register a game, so that the functions below work on its states; `folder` has its sources."""
    if dtype in _KERNELS:
        raise ValueError("Another game has a record of exactly these fields: give one of them another name.")
    _KERNELS[dtype], _ACTION_COUNTS[dtype] = kernels, action_count
    adopt(dtype, folder, action_count)
    bind(count_actions, dtype, constant(action_count))
    for name, function in kernels._asdict().items():
        bind(globals()[name], dtype, function)


def setup(state: Record, players: int, options: Ints) -> None:
    """Set up a match in a zeroed state whose `luck` is seeded."""
    _KERNELS[state.dtype].setup(state, players, options)


def count_actions(state: Record) -> int:
    """The number of actions that the game has, legal or not."""
    return _ACTION_COUNTS[state.dtype]


def legal(state: Record, actions: Ints) -> int:
    """List the legal actions in ascending order and return their number; 0 when the match is over."""
    return _KERNELS[state.dtype].legal(state, actions)


def why_illegal(state: Record, action: Action) -> int:
    """Return 0 for a legal action, otherwise the game's code for the reason."""
    return _KERNELS[state.dtype].why_illegal(state, action)


def apply(state: Record, action: Action, events: Ints) -> None:
    """Carry out a legal action and write its events to `events`."""
    _KERNELS[state.dtype].apply(state, action, events)


def quick(state: Record, luck: Ints) -> Action:
    """Pick a legal action by the game's rule of thumb."""
    return _KERNELS[state.dtype].quick(state, luck)


def result(state: Record, scores: Ints, ranks: Ints) -> None:
    """Fill in every seat's present score and rank (1 for each winner)."""
    _KERNELS[state.dtype].result(state, scores, ranks)


def resample(state: Record, seat: Seat, luck: Ints) -> None:
    """Redeal everything that the seat (-1: a spectator) does not know; all possible deals are equally likely."""
    _KERNELS[state.dtype].resample(state, seat, luck)


def worth(state: Record, seat: Seat) -> float:
    """A rough value of a state for a seat, for players that look one action ahead."""
    return _KERNELS[state.dtype].worth(state, seat)


def features(state: Record, seat: Seat, index: Ints, amount: Floats) -> int:
    """Write the features of what the seat knows: their numbers and amounts; return how many there are."""
    return _KERNELS[state.dtype].features(state, seat, index, amount)


def sight(state: Record) -> int:
    """A number for what chance offers the seat to move: if two numbers are equal, so are the choices."""
    return _KERNELS[state.dtype].sight(state)


def is_twin(state: Record, action: Action) -> bool:
    """Whether a legal action does exactly the same as one with a lower number."""
    return _KERNELS[state.dtype].is_twin(state, action)


def likeness(state: Record, action: Action) -> int:
    """A number below `LIKENESSES`, equal for legal actions that lead to the same features and the same worth.

    It is `UNLIKE` for an action that has to be evaluated separately.
    """
    return _KERNELS[state.dtype].likeness(state, action)


def observe(state: Record, seat: Seat, seen: Observation) -> None:
    """Fill in everything that the seat knows, in the order of the game's `observation`."""
    _KERNELS[state.dtype].observe(state, seat, seen)


def suppose(state: Record, seat: Seat, secret: int) -> None:
    """Give a seat one of its possible secrets, from 0 to `Game.secrets` - 1, as if it had always had it."""
    _KERNELS[state.dtype].suppose(state, seat, secret)


def redeal(state: Record, seat: Seat, luck: Ints, beliefs: Floats) -> None:
    """Redeal like `resample`, but each seat's secrets as often as its row of `beliefs` says."""
    _KERNELS[state.dtype].redeal(state, seat, luck, beliefs)


def fill_end(state: Record, numbers: Ints) -> None:
    """Turn a state that was just set up into the end of a match at a real table, as the game's score sheet has it."""
    _KERNELS[state.dtype].fill_end(state, numbers)


def ask(state: Record, numbers: Ints) -> int:
    """Why something is not allowed at a real table, or 0 if it is; the numbers say what is on the table."""
    return _KERNELS[state.dtype].ask(state, numbers)


def reshuffle(state: Record, luck: Ints) -> None:
    """Redeal only what nobody knows yet, such as the draw stack: what seats know and hold stays as it is."""
    _KERNELS[state.dtype].reshuffle(state, luck)


def new_events() -> Ints:
    """Make an array that is large enough for the events of one action; row 0 holds the number of rows used."""
    events = np.empty((EVENT_ROWS, EVENT_COLUMNS), np.int64)
    events[0, 0] = 0
    return events


@kernel
def no_events() -> Ints:
    """Make an array that drops all events."""
    return np.zeros((1, EVENT_COLUMNS), np.int64)


@inline
def note(events: Ints, kind: int, seat: Seat, what: int, where: int, amount: int) -> None:
    """Write one event to `events`, if there is room."""
    row = events[0, 0] + 1
    if row < events.shape[0]:
        events[row, 0] = kind
        events[row, 1] = seat
        events[row, 2] = what
        events[row, 3] = where
        events[row, 4] = amount
        events[0, 0] = row


# One state, as an array of one record.


@inline
def check_range(state: Record, action: Action) -> None:
    """Refuse a number that is not an action of the game: the rules would read and write beyond their arrays."""
    if action < 0 or action >= count_actions(state):
        raise IndexError(NOT_AN_ACTION)


@brief
def setup_one(box: Box, players: int, options: Ints) -> None:
    """Set up one match."""
    setup(box[0], players, options)


@brief
def list_one(box: Box, actions: Ints) -> int:
    """List the legal actions of one state."""
    return legal(box[0], actions)


@brief
def judge_one(box: Box, action: Action) -> int:
    """Return 0 for a legal action of one state, otherwise the game's code for the reason."""
    return why_illegal(box[0], action)


@brief
def apply_one(box: Box, action: Action, events: Ints) -> None:
    """Carry out a legal action on one state."""
    check_range(box[0], action)
    events[0, 0] = 0
    apply(box[0], action, events)


@brief
def step_one(box: Box, action: Action, actions: Ints, events: Ints) -> int:
    """Carry out a legal action on one state and list the legal actions after it: one call per decision."""
    check_range(box[0], action)
    events[0, 0] = 0
    apply(box[0], action, events)
    return legal(box[0], actions)


@brief
def result_one(box: Box, scores: Ints, ranks: Ints) -> None:
    """Fill in the scores and ranks of one state."""
    result(box[0], scores, ranks)


@brief
def resample_one(box: Box, seat: Seat, luck: Ints) -> None:
    """Redeal everything in one state that the seat does not know."""
    resample(box[0], seat, luck)


@brief
def redeal_one(box: Box, seat: Seat, luck: Ints, beliefs: Floats) -> None:
    """Redeal everything in one state that the seat does not know, by what it believes."""
    redeal(box[0], seat, luck, beliefs)


@brief
def fill_one(box: Box, numbers: Ints) -> None:
    """Turn one state into the end of a match at a real table."""
    fill_end(box[0], numbers)


@brief
def ask_one(box: Box, numbers: Ints) -> int:
    """Turn one state into a turn at a real table, and answer a question about it as `ask` does."""
    return ask(box[0], numbers)


@brief
def reshuffle_one(box: Box, luck: Ints) -> None:
    """Redeal everything in one state that nobody knows."""
    reshuffle(box[0], luck)


@brief
def worth_one(box: Box, seat: Seat) -> float:
    """A rough value of one state for a seat."""
    return worth(box[0], seat)


@brief
def observe_one(box: Box, seat: Seat, seen: Observation) -> None:
    """Fill in what a seat knows of one state."""
    observe(box[0], seat, seen)


# Many states at once.


@kernel
def setup_batch(states: Batch, players: int, options: Ints, luck: Ints) -> None:
    """Set up many matches, each with its own quick generator."""
    for i in range(len(states)):
        branch(luck, states[i].luck)
        setup(states[i], players, options)


@kernel
def mask_batch(states: Batch, mask: Any, actions: Ints) -> None:
    """Mark the legal actions of every state in its row of the mask."""
    for i in range(len(states)):
        row = mask[i]
        for j in range(row.shape[0]):
            row[j] = False
        for j in range(legal(states[i], actions)):
            row[actions[j]] = True


@kernel
def apply_batch(states: Batch, chosen: Ints) -> None:
    """Carry out one legal action in every state that is not over; a number out of range changes nothing anywhere."""
    events = no_events()
    for i in range(len(states)):
        if states[i].over == 0:
            check_range(states[i], chosen[i])
    for i in range(len(states)):
        if states[i].over == 0:
            apply(states[i], chosen[i], events)


@kernel
def choose_batch(states: Batch, luck: Ints, actions: Ints, chosen: Ints) -> None:
    """Pick one legal action for every state, uniformly; -1 where none is legal."""
    for i in range(len(states)):
        count = legal(states[i], actions)
        chosen[i] = actions[below(luck, count)] if count > 0 else -1


@kernel
def play_out(state: Record, luck: Ints, actions: Ints, events: Ints) -> int:
    """Play a state to its end by picking uniformly among all legal actions; return the number of decisions."""
    decisions = 0
    while state.over == 0:
        apply(state, actions[below(luck, legal(state, actions))], events)
        decisions += 1
    return decisions


@kernel
def play_out_quickly(state: Record, luck: Ints, events: Ints) -> int:
    """Play a state to its end by the game's rule of thumb; return the number of decisions."""
    decisions = 0
    while state.over == 0:
        apply(state, quick(state, luck), events)
        decisions += 1
    return decisions


@kernel
def play_batch(states: Batch, luck: Ints, listed: bool, actions: Ints, scores: Ints, ranks: Ints) -> int:
    """Play every state to its end, listed or quickly; fill in scores and ranks; return the number of decisions."""
    events = no_events()
    decisions = 0
    for i in range(len(states)):
        if listed:
            decisions += play_out(states[i], luck, actions, events)
        else:
            decisions += play_out_quickly(states[i], luck, events)
        result(states[i], scores[i], ranks[i])
    return decisions
