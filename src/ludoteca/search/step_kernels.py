"""Stepping many tables in compiled code: apply, let the others play, reset finished tables, list legal actions.

The environments of `ludoteca.envs` are made of this.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.game import Game
from ludoteca.core.kernels import apply, legal, no_events, observe, quick, result, setup
from ludoteca.core.luck import below, branch, quick_luck
from ludoteca.core.types import Batch, Floats, Ints, Observation, Record, Seat
from ludoteca.search.network import shares

EVERYBODY, ANYBODY = -1, -2
"""Which seats learn: all of them, or one that is drawn for each match."""
EVENLY, BY_THUMB, OUTSIDE = 0, 1, 2
"""How the other seats decide: uniformly at random, by the game's rule of thumb, or outside of compiled code."""
ILLEGAL = -1.0
"""The reward for an illegal action."""


class Tables(NamedTuple):
    """Many tables, one row each: their states, observations, masks and rewards."""

    states: Batch
    luck: Ints
    seats: Ints
    """The seat that learns, or EVERYBODY."""
    mask: npt.NDArray[np.bool_]
    seen: Observation
    picks: Ints
    """One random legal action of each table."""
    movers: Ints
    """The seat to move."""
    gains: Floats
    """The reward of the seat that moved last."""
    rewards: Floats
    done: npt.NDArray[np.bool_]
    refused: npt.NDArray[np.bool_]
    scores: Ints
    ranks: Ints
    last: Observation
    """The last observation of matches that are done."""


class TableConfig(NamedTuple):
    """How all tables are set up and played."""

    blank: Batch
    options: Ints
    players: int
    learner: int
    others: int
    looking: bool


def new_tables(game: Game, count: int, observe: bool) -> Tables:
    """Allocate the arrays for a number of tables."""
    seats, width = game.players[-1], game.observation_size if observe else 0
    luck = quick_luck("tables", 0)
    return Tables(
        states=np.zeros(count, game.dtype),
        luck=np.tile(luck, (count, 1)),
        seats=np.zeros(count, np.int64),
        mask=np.zeros((count, game.action_count), np.bool_),
        seen=np.zeros((count, width), np.int8),
        picks=np.zeros(count, np.int64),
        movers=np.zeros(count, np.int64),
        gains=np.zeros(count, np.float32),
        rewards=np.zeros((count, seats), np.float32),
        done=np.zeros(count, np.bool_),
        refused=np.zeros(count, np.bool_),
        scores=np.zeros((count, seats), np.int64),
        ranks=np.zeros((count, seats), np.int64),
        last=np.zeros((count, width), np.int8),
    )


@kernel
def open_tables(tables: Tables, config: TableConfig) -> None:
    """Set up every table, and write its first observation unless others may have to decide before."""
    actions, events = np.empty(tables.mask.shape[1], np.int64), no_events()
    for i in range(len(tables.states)):
        tables.seats[i] = set_table(tables.states, i, tables.luck[i], config, actions, events)
    if config.others != OUTSIDE:
        look(tables, config)


@kernel
def step_tables(tables: Tables, config: TableConfig, chosen: Ints) -> None:
    """Play one action at every table; an illegal one changes nothing. A finished table is reset in the same step.

    The arrays are read from the tuples first: inside the loop, that would take as long as the rules.
    """
    states, luck, mask, picks, movers = tables.states, tables.luck, tables.mask, tables.picks, tables.movers
    seats, gains, rewards, done, refused = tables.seats, tables.gains, tables.rewards, tables.done, tables.refused
    seen, last, others, looking = tables.seen, tables.last, config.others, config.looking
    scores, ranks, most = tables.scores, tables.ranks, mask.shape[1]
    actions, events = np.empty(most, np.int64), no_events()
    for i in range(len(states)):
        action, mover = chosen[i], movers[i]
        done[i] = False
        refused[i] = action < 0 or action >= most or not mask[i, action]
        gains[i] = ILLEGAL
        if refused[i]:
            continue
        gains[i] = 0
        apply(states[i], action, events)
        await_turn(states[i], seats[i], others, luck[i], actions, events)
        if states[i].over:
            done[i] = True
            settle(states[i], scores[i], ranks[i], rewards[i])
            gains[i] = rewards[i, mover]
            if looking:
                observe(states[i], mover, last[i])
            seats[i] = set_table(states, i, luck[i], config, actions, events)
        count = mark(states[i], mask[i], actions)
        picks[i] = actions[below(luck[i], count)]
        movers[i] = states[i].seat
        if looking:
            observe(states[i], movers[i], seen[i])


@kernel
def play_actions(tables: Tables, chosen: Ints) -> None:
    """Play one action at every table, and nothing else: the others decide outside."""
    most, events = tables.mask.shape[1], no_events()
    for i in range(len(tables.states)):
        action = chosen[i]
        tables.done[i] = False
        tables.refused[i] = action < 0 or action >= most or not tables.mask[i, action]
        tables.gains[i] = ILLEGAL if tables.refused[i] else 0.0
        if not tables.refused[i]:
            apply(tables.states[i], action, events)


@kernel
def end_matches(tables: Tables, config: TableConfig) -> int:
    """Settle the matches that are over, set up the next ones, and return their number.

    A match that ends before the learner's first turn is dropped, as in `set_table`.
    """
    actions, events, count = np.empty(tables.mask.shape[1], np.int64), no_events(), 0
    for i in range(len(tables.states)):
        if tables.states[i].over == 0:
            continue
        mover = tables.movers[i]
        if not tables.done[i]:
            tables.done[i] = True
            settle(tables.states[i], tables.scores[i], tables.ranks[i], tables.rewards[i])
            tables.gains[i] = tables.rewards[i, mover]
            if config.looking:
                observe(tables.states[i], mover, tables.last[i])
        tables.seats[i] = set_table(tables.states, i, tables.luck[i], config, actions, events)
        count += 1
    return count


@kernel
def look(tables: Tables, config: TableConfig) -> None:
    """Mark the legal actions of every table and write its observation."""
    actions = np.empty(tables.mask.shape[1], np.int64)
    for i in range(len(tables.states)):
        count = mark(tables.states[i], tables.mask[i], actions)
        tables.picks[i] = actions[below(tables.luck[i], count)]
        tables.movers[i] = tables.states[i].seat
        if config.looking:
            observe(tables.states[i], tables.movers[i], tables.seen[i])


@kernel
def set_table(states: Batch, i: int, luck: Ints, config: TableConfig, actions: Ints, events: Ints) -> Seat:
    """Set up a table, let the others play until it is the learner's turn, and return the learner's seat."""
    seat = config.learner
    over = True
    while over:
        states[i] = config.blank[0]
        branch(luck, states[i].luck)
        setup(states[i], config.players, config.options)
        if config.learner == ANYBODY:
            seat = below(luck, config.players)
        await_turn(states[i], seat, config.others, luck, actions, events)
        over = states[i].over != 0
    return seat


@inline
def await_turn(state: Record, seat: Seat, others: int, luck: Ints, actions: Ints, events: Ints) -> None:
    """Let the others play until it is the learner's turn, or the match is over; not if they decide outside."""
    while seat != EVERYBODY and others != OUTSIDE and state.over == 0 and state.seat != seat:
        if others == BY_THUMB:
            action = quick(state, luck)
        else:
            action = actions[below(luck, legal(state, actions))]
        apply(state, action, events)


@kernel
def settle(state: Record, scores: Ints, ranks: Ints, rewards: Floats) -> None:
    """Write scores, ranks and rewards: 1 for the first place, -1 for the last, evenly spaced in between."""
    result(state, scores, ranks)
    for seat in range(state.players):
        rewards[seat] = 2 * shares(ranks[: state.players], seat)[1] - 1


@inline
def mark(state: Record, row: npt.NDArray[np.bool_], actions: Ints) -> int:
    """List the legal actions, mark them in a row of the mask, and return their number."""
    row[:] = False
    count = legal(state, actions)
    for j in range(count):
        row[actions[j]] = True
    return count


def parts(tables: Tables, count: int) -> list[Tables]:
    """Divide the tables into `count` equal parts that can be stepped separately."""
    edges = np.linspace(0, len(tables.states), count + 1).astype(int).tolist()
    columns: list[Any] = list(tables)
    return [Tables(*(column[start:end] for column in columns)) for start, end in pairwise(edges)]
