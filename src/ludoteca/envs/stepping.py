"""Stepping many tables in compiled code: apply, let the others play, set finished tables anew, list what is legal.

All compiled loops of this room stand in this file, and call only what lies in core and search: so the cache, which is
named after those rooms, never runs them stale.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.core.compiled import inlined, kernel
from ludoteca.core.kernels import apply, legal, observe, quick, result, setup, silent_journal
from ludoteca.core.luck import below, branch
from ludoteca.core.types import Batch, Floats, Ints, Record, Seat, Seen
from ludoteca.search.network import shares

EVERYBODY, ANYBODY = -1, -2
"""Which seats learn: all of them, or one that is drawn anew for each match."""
EVENLY, BY_THUMB = 0, 1
"""How the other seats decide: any legal action, or by the game's rule of thumb."""
ILLEGAL = -1.0
"""What an illegal action costs."""


class Tables(NamedTuple):
    """Many tables side by side, one row each: what goes on there, and what is told of it."""

    states: Batch
    luck: Ints
    seats: Ints
    """The seat that learns, or EVERYBODY."""
    mask: npt.NDArray[np.bool_]
    seen: Seen
    picks: Ints
    """One legal action of each table, picked evenly."""
    movers: Ints
    """The seat to decide next."""
    gains: Floats
    """The reward of the seat that decided last."""
    rewards: Floats
    done: npt.NDArray[np.bool_]
    refused: npt.NDArray[np.bool_]
    scores: Ints
    ranks: Ints
    last: Seen
    """What was seen at the end of matches that are done."""


class Manner(NamedTuple):
    """How all tables are set and played."""

    blank: Batch
    options: Ints
    players: int
    learner: int
    others: int
    looking: bool


@kernel
def open_tables(tables: Tables, manner: Manner) -> None:
    """Set every table and say what is seen there."""
    actions, journal = np.empty(tables.mask.shape[1], np.int64), silent_journal()
    for i in range(len(tables.states)):
        tables.seats[i] = set_table(tables.states, i, tables.luck[i], manner, actions, journal)
        count = mark(tables.states[i], tables.mask[i], actions)
        tables.picks[i] = actions[below(tables.luck[i], count)]
        tables.movers[i] = tables.states[i].seat
        if manner.looking:
            observe(tables.states[i], tables.movers[i], tables.seen[i])


@kernel
def step_tables(tables: Tables, manner: Manner, chosen: Ints) -> None:
    """Carry out one action at every table; what is illegal changes nothing. A finished table is set anew at once.

    The arrays are taken out of the tables first: inside the loop that would cost as much as the rules.
    """
    states, luck, mask, picks, movers = tables.states, tables.luck, tables.mask, tables.picks, tables.movers
    seats, gains, rewards, done, refused = tables.seats, tables.gains, tables.rewards, tables.done, tables.refused
    seen, last, others, looking = tables.seen, tables.last, manner.others, manner.looking
    scores, ranks, most = tables.scores, tables.ranks, mask.shape[1]
    actions, journal = np.empty(most, np.int64), silent_journal()
    for i in range(len(states)):
        action, mover = chosen[i], movers[i]
        done[i] = False
        refused[i] = action < 0 or action >= most or not mask[i, action]
        gains[i] = ILLEGAL
        if refused[i]:
            continue
        gains[i] = 0
        apply(states[i], action, journal)
        await_turn(states[i], seats[i], others, luck[i], actions, journal)
        if states[i].over:
            done[i] = True
            settle(states[i], scores[i], ranks[i], rewards[i])
            gains[i] = rewards[i, mover]
            if looking:
                observe(states[i], mover, last[i])
            seats[i] = set_table(states, i, luck[i], manner, actions, journal)
        count = mark(states[i], mask[i], actions)
        picks[i] = actions[below(luck[i], count)]
        movers[i] = states[i].seat
        if looking:
            observe(states[i], movers[i], seen[i])


@kernel
def set_table(states: Batch, i: int, luck: Ints, manner: Manner, actions: Ints, journal: Ints) -> Seat:
    """Lay a table, let the others play until it is the learner's turn, and say which seat learns."""
    seat = manner.learner
    over = True
    while over:
        states[i] = manner.blank[0]
        branch(luck, states[i].luck)
        setup(states[i], manner.players, manner.options)
        if manner.learner == ANYBODY:
            seat = below(luck, manner.players)
        await_turn(states[i], seat, manner.others, luck, actions, journal)
        over = states[i].over != 0
    return seat


@inlined
def await_turn(state: Record, seat: Seat, others: int, luck: Ints, actions: Ints, journal: Ints) -> None:
    """Let the others play until it is the learner's turn, or the match is over."""
    while seat != EVERYBODY and state.over == 0 and state.seat != seat:
        if others == BY_THUMB:
            action = quick(state, luck)
        else:
            action = actions[below(luck, legal(state, actions))]
        apply(state, action, journal)


@kernel
def settle(state: Record, scores: Ints, ranks: Ints, rewards: Floats) -> None:
    """Note how a match ended: 1 for the first place, -1 for the last, evenly between."""
    result(state, scores, ranks)
    for seat in range(state.players):
        rewards[seat] = 2 * shares(ranks[: state.players], seat)[1] - 1


@inlined
def mark(state: Record, row: npt.NDArray[np.bool_], actions: Ints) -> int:
    """List what is legal, mark it in a row of the mask, and say how much it is."""
    row[:] = False
    count = legal(state, actions)
    for j in range(count):
        row[actions[j]] = True
    return count


def parts(tables: Tables, count: int) -> list[Tables]:
    """The tables in so many stacks of equal height, each of which can be stepped by itself."""
    edges = np.linspace(0, len(tables.states), count + 1).astype(int).tolist()
    columns: list[Any] = list(tables)
    return [Tables(*(column[start:end] for column in columns)) for start, end in pairwise(edges)]
