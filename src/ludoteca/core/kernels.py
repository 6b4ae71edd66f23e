"""The rules machine: what every game's rules can do, and loops over them that work for any game.

A game hands in one `Kernels` for its record type. The functions named there can then be called on any state,
compiled (Numba picks the game by the record's type, at compile time) or not (by the record's dtype).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core.compiled import adopt, bind, brief, inlined, kernel
from ludoteca.core.luck import below, branch
from ludoteca.core.types import Action, Batch, Box, Floats, Ints, Record, Seat, Seen

JOURNAL_COLUMNS = 5
JOURNAL_ROWS = 128
LIKENESSES = 4096
UNLIKE = LIKENESSES - 1


@kernel
def score_worth(state: Record, seat: Seat) -> float:
    """See no more in a state than the seat's score."""
    scores, ranks = np.zeros(state.players, np.int64), np.zeros(state.players, np.int64)
    result(state, scores, ranks)
    return float(scores[seat])


@kernel
def no_features(state: Record, seat: Seat, index: Ints, amount: Floats) -> int:
    """Describe nothing: there is no learned evaluation for this game."""
    return 0


@kernel
def no_sight(state: Record) -> int:
    """See nothing that the actions so far do not tell."""
    return 0


@kernel
def no_twin(state: Record, action: Action) -> bool:
    """Every action does something of its own."""
    return False


@kernel
def no_likeness(state: Record, action: Action) -> int:
    """Every action has to be looked at by itself."""
    return UNLIKE


@kernel
def no_observation(state: Record, seat: Seat, seen: Seen) -> None:
    """Show nothing: this game has no observation for programs that learn."""


class Kernels(NamedTuple):
    """The rules of one game over its record; then, for players that think or learn, what they look at."""

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
    observe: Callable[[Record, Seat, Seen], None] = no_observation


_KERNELS: dict[np.dtype[Any], Kernels] = {}


_ACTION_COUNTS: dict[np.dtype[Any], int] = {}


def constant(number: int) -> Callable[[Record], int]:
    """A kernel that returns the same number for every state."""

    def same(state: Record) -> int:
        return number

    return kernel(same)


def register(dtype: np.dtype[Any], kernels: Kernels, action_count: int, folder: Path) -> None:
    """Teach the functions below a new game, whose sources are in a folder."""
    if dtype in _KERNELS:
        raise ValueError("Another game has a record of exactly these fields: give one of them another name.")
    _KERNELS[dtype], _ACTION_COUNTS[dtype] = kernels, action_count
    adopt(dtype, folder)
    bind(count_actions, dtype, constant(action_count))
    for name, function in kernels._asdict().items():
        bind(globals()[name], dtype, function)


def setup(state: Record, players: int, options: Ints) -> None:
    """Lay the table of a zeroed state whose `luck` is seeded."""
    _KERNELS[state.dtype].setup(state, players, options)


def count_actions(state: Record) -> int:
    """How many actions the game has, legal or not."""
    return _ACTION_COUNTS[state.dtype]


def legal(state: Record, actions: Ints) -> int:
    """List the legal actions in ascending order and return how many there are; none when the game is over."""
    return _KERNELS[state.dtype].legal(state, actions)


def why_illegal(state: Record, action: Action) -> int:
    """Return 0 for a legal action, else the game's code of the reason."""
    return _KERNELS[state.dtype].why_illegal(state, action)


def apply(state: Record, action: Action, journal: Ints) -> None:
    """Carry out a legal action, noting in the journal what it causes."""
    _KERNELS[state.dtype].apply(state, action, journal)


def quick(state: Record, luck: Ints) -> Action:
    """Pick a legal action by a quick rule of thumb."""
    return _KERNELS[state.dtype].quick(state, luck)


def result(state: Record, scores: Ints, ranks: Ints) -> None:
    """Fill in every seat's score and rank as they stand (1 for each winner)."""
    _KERNELS[state.dtype].result(state, scores, ranks)


def resample(state: Record, seat: Seat, luck: Ints) -> None:
    """Deal anew, evenly, all that the seat (-1: a spectator) does not know."""
    _KERNELS[state.dtype].resample(state, seat, luck)


def worth(state: Record, seat: Seat) -> float:
    """A rough idea of how well a seat stands, for players that look no further than their own move."""
    return _KERNELS[state.dtype].worth(state, seat)


def features(state: Record, seat: Seat, index: Ints, amount: Floats) -> int:
    """Describe a state by what the seat knows of it: the numbers of the features it has, how much of each, how many."""
    return _KERNELS[state.dtype].features(state, seat, index, amount)


def sight(state: Record) -> int:
    """What chance gave the seat to move to choose from, as one number: where it is equal, so are the choices."""
    return _KERNELS[state.dtype].sight(state)


def is_twin(state: Record, action: Action) -> bool:
    """Whether a legal action does exactly what one with a lower number does."""
    return _KERNELS[state.dtype].is_twin(state, action)


def likeness(state: Record, action: Action) -> int:
    """A number below `LIKENESSES` that legal actions share after which the features and the worth are the same.

    It is `UNLIKE` for an action that has to be looked at by itself.
    """
    return _KERNELS[state.dtype].likeness(state, action)


def observe(state: Record, seat: Seat, seen: Seen) -> None:
    """Fill in everything the seat knows, as the game's `observation` lays it out."""
    _KERNELS[state.dtype].observe(state, seat, seen)


def new_journal() -> Ints:
    """Make a journal with room for everything one action can cause; row 0 holds the number of rows used."""
    journal = np.empty((JOURNAL_ROWS, JOURNAL_COLUMNS), np.int64)
    journal[0, 0] = 0
    return journal


@kernel
def silent_journal() -> Ints:
    """Make a journal that takes no notes."""
    return np.zeros((1, JOURNAL_COLUMNS), np.int64)


@inlined
def note(journal: Ints, kind: int, seat: Seat, what: int, where: int, amount: int) -> None:
    """Write one line into the journal, if it has room."""
    row = journal[0, 0] + 1
    if row < journal.shape[0]:
        journal[row, 0] = kind
        journal[row, 1] = seat
        journal[row, 2] = what
        journal[row, 3] = where
        journal[row, 4] = amount
        journal[0, 0] = row


# One state held from Python, as an array of one record.


@inlined
def check_range(state: Record, action: Action) -> None:
    """Refuse a number that is not an action of the game: the rules would read and write beyond their arrays."""
    if action < 0 or action >= count_actions(state):
        raise IndexError("not an action of this game")


@brief
def setup_one(box: Box, players: int, options: Ints) -> None:
    """Lay one table."""
    setup(box[0], players, options)


@brief
def list_one(box: Box, actions: Ints) -> int:
    """List the legal actions of one state."""
    return legal(box[0], actions)


@brief
def judge_one(box: Box, action: Action) -> int:
    """Return 0 for a legal action of one state, else the game's code of the reason."""
    return why_illegal(box[0], action)


@brief
def apply_one(box: Box, action: Action, journal: Ints) -> None:
    """Carry out a legal action on one state."""
    check_range(box[0], action)
    journal[0, 0] = 0
    apply(box[0], action, journal)


@brief
def step_one(box: Box, action: Action, actions: Ints, journal: Ints) -> int:
    """Carry out a legal action on one state and list what is legal then: one call per decision."""
    check_range(box[0], action)
    journal[0, 0] = 0
    apply(box[0], action, journal)
    return legal(box[0], actions)


@brief
def result_one(box: Box, scores: Ints, ranks: Ints) -> None:
    """Fill in scores and ranks of one state."""
    result(box[0], scores, ranks)


@brief
def resample_one(box: Box, seat: Seat, luck: Ints) -> None:
    """Deal one state anew as far as the seat does not know it."""
    resample(box[0], seat, luck)


@brief
def worth_one(box: Box, seat: Seat) -> float:
    """A rough idea of how well a seat stands in one state."""
    return worth(box[0], seat)


@brief
def observe_one(box: Box, seat: Seat, seen: Seen) -> None:
    """Fill in what a seat knows of one state."""
    observe(box[0], seat, seen)


# Many states at once.


@kernel
def setup_batch(states: Batch, players: int, options: Ints, luck: Ints) -> None:
    """Lay many tables, each with a quick generator of its own."""
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
    journal = silent_journal()
    for i in range(len(states)):
        if states[i].over == 0:
            check_range(states[i], chosen[i])
    for i in range(len(states)):
        if states[i].over == 0:
            apply(states[i], chosen[i], journal)


@kernel
def choose_batch(states: Batch, luck: Ints, actions: Ints, chosen: Ints) -> None:
    """Pick one legal action for every state, evenly; -1 where none is legal."""
    for i in range(len(states)):
        count = legal(states[i], actions)
        chosen[i] = actions[below(luck, count)] if count > 0 else -1


@kernel
def play_out(state: Record, luck: Ints, actions: Ints, journal: Ints) -> int:
    """Play a state to its end, listing all legal actions each time and picking one evenly; count the decisions."""
    decisions = 0
    while state.over == 0:
        apply(state, actions[below(luck, legal(state, actions))], journal)
        decisions += 1
    return decisions


@kernel
def play_out_quickly(state: Record, luck: Ints, journal: Ints) -> int:
    """Play a state to its end by the game's rule of thumb; count the decisions."""
    decisions = 0
    while state.over == 0:
        apply(state, quick(state, luck), journal)
        decisions += 1
    return decisions


@kernel
def play_batch(states: Batch, luck: Ints, listed: bool, actions: Ints, scores: Ints, ranks: Ints) -> int:
    """Play every state to its end, listed or quickly, fill in scores and ranks, and count all decisions."""
    journal = silent_journal()
    decisions = 0
    for i in range(len(states)):
        if listed:
            decisions += play_out(states[i], luck, actions, journal)
        else:
            decisions += play_out_quickly(states[i], luck, journal)
        result(states[i], scores[i], ranks[i])
    return decisions
