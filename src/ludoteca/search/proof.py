"""Proving by enumeration that a seat wins: every line to the end of the match is played, nothing is estimated.

Only for positions without chance. The seat needs one winning action where it decides; where others decide, all of their
actions must lose for them, so the proof holds however they play.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.game import Game
from ludoteca.core.kernels import EVENT_COLUMNS, apply_one, list_one, result_one
from ludoteca.core.state import State
from ludoteca.core.types import Action, Batch, Ints, Seat

LOST, WON, UNKNOWN = 0, 1, -1
DEPTH = 16
"""The longest line of a proof."""
NODES = 60_000
"""The most actions that may be played to find the winning actions of a position."""


class Lines(NamedTuple):
    """The line that is being played: at each depth a state, its actions, and how many of them were played."""

    states: Batch
    actions: Ints
    counts: Ints
    played: Ints
    nodes: Ints
    """How many actions the last proof has played."""
    events: Ints
    scores: Ints
    ranks: Ints


def new_lines(game: Game, players: int) -> Lines:
    """Memory for the lines of a game at tables of one size."""
    return Lines(
        states=np.zeros(DEPTH, game.dtype),
        actions=np.zeros((DEPTH, game.action_count), np.int64),
        counts=np.zeros(DEPTH, np.int64),
        played=np.zeros(DEPTH, np.int64),
        nodes=np.zeros(1, np.int64),
        events=np.zeros((1, EVENT_COLUMNS), np.int64),
        scores=np.zeros(players, np.int64),
        ranks=np.zeros(players, np.int64),
    )


def winning_actions(state: State, limit: int = NODES) -> list[Action] | None:
    """The actions after which the seat to move wins however the others play; None if a proof would take too long."""
    lines, seat, right = new_lines(state.game, state.players), state.seat or 0, []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        lines.states[0] = after.record[0]
        found = prove(lines, seat, limit)
        limit -= int(lines.nodes[0])
        if found == UNKNOWN:
            return None
        if found == WON:
            right.append(action)
    return right


@kernel
def prove(lines: Lines, seat: Seat, limit: int) -> int:
    """Whether a seat wins the first state of the lines, however the others play."""
    value, depth = enter(lines, 0, seat), 0
    lines.nodes[0] = 0
    while True:
        if value == UNKNOWN and lines.played[depth] < lines.counts[depth]:
            lines.nodes[0] += 1
            if lines.nodes[0] > limit or depth + 1 == DEPTH:
                return UNKNOWN
            play_next(lines, depth)
            depth += 1
            value = enter(lines, depth, seat)
            continue
        if value == UNKNOWN:
            value = WON if lines.states[depth].seat != seat else LOST
        if depth == 0:
            return value
        depth -= 1
        decides = lines.states[depth].seat == seat
        if (value == WON) != decides:
            value = UNKNOWN


@inline
def play_next(lines: Lines, depth: int) -> None:
    """Play the next action of the state at a depth."""
    action = lines.actions[depth, lines.played[depth]]
    lines.played[depth] += 1
    lines.states[depth + 1] = lines.states[depth]
    apply_one(lines.states[depth + 1 : depth + 2], action, lines.events)


@inline
def enter(lines: Lines, depth: int, seat: Seat) -> int:
    """List the actions at a depth; if the match is over there, say whether the seat has won."""
    box = lines.states[depth : depth + 1]
    if box[0].over == 0:
        lines.counts[depth] = list_one(box, lines.actions[depth])
        lines.played[depth] = 0
        return UNKNOWN
    result_one(box, lines.scores, lines.ranks)
    return WON if lines.ranks[seat] == 1 else LOST
