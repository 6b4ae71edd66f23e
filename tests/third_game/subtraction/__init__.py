"""Subtraction: take one to three counters; the last one decides. The smallest example of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.errors import BadPosition, UnreadableAction
from ludoteca.core.game import Game, Option, Part, Refusal
from ludoteca.core.kernels import Kernels, note
from ludoteca.core.luck import below, branch
from ludoteca.core.position import Reader
from ludoteca.core.records import record_type
from ludoteca.core.types import Action, Box, Document, Ints, Observation, Record, Seat

FEWEST, MOST = 21, 30
MOST_TAKEN = 3
SEATS = 4

STATE = record_type(("misere", np.int64), ("heap", np.int64))

LEGAL, IS_OVER, TOO_MANY = range(3)
REFUSALS = {
    IS_OVER: Refusal("SU-3.1", "is-over", "The match is over."),
    TOO_MANY: Refusal("SU-2.2", "too-many", "There are fewer counters than that."),
}
TOOK, END = 1, 2


@kernel
def setup(state: Record, players: int, options: Ints) -> None:
    """SU-1.1: 21 to 30 counters; SU-1.2: seat 0 starts."""
    state.players = players
    state.misere = options[0]
    state.heap = FEWEST + below(state.luck, MOST - FEWEST + 1)


@kernel
def why_illegal(state: Record, action: Action) -> int:
    """SU-2.2: no more counters than there are. Action 0 takes one counter, 1 takes two, 2 takes three."""
    if state.over:
        return IS_OVER
    return LEGAL if action < state.heap else TOO_MANY


@kernel
def legal(state: Record, actions: Ints) -> int:
    """SU-2.1: one to three counters."""
    count = min(MOST_TAKEN, state.heap)
    for action in range(count):
        actions[action] = action
    return count  # type: ignore[no-any-return]


@kernel
def apply(state: Record, action: Action, events: Ints) -> None:
    """SU-2.1: take counters; SU-3.1: the match ends when none is left. The seat then stays with the last taker."""
    state.ply += 1
    state.heap -= action + 1
    note(events, TOOK, state.seat, 0, 0, action + 1)
    if state.heap == 0:
        state.over = 1
        note(events, END, state.seat, 0, 0, 0)
    else:
        state.seat = (state.seat + 1) % state.players


@kernel
def quick(state: Record, luck: Ints) -> Action:
    """Leave a multiple of four if possible; otherwise take one."""
    return max(0, state.heap % (MOST_TAKEN + 1) - 1)  # type: ignore[no-any-return]


@kernel
def result(state: Record, scores: Ints, ranks: Ints) -> None:
    """SU-3.2: the player who took the last counter wins; SU-3.3: in misère, that player loses."""
    winners = state.players - 1 if state.misere else 1
    for seat in range(state.players):
        won = (seat == state.seat) != (state.misere == 1)
        scores[seat] = 1 if won else 0
        ranks[seat] = 1 if won else 1 + winners


@kernel
def resample(state: Record, seat: Seat, luck: Ints) -> None:
    """SU-4.1: nothing is hidden, so nothing is redealt."""
    branch(luck, state.luck)


@kernel
def observe(state: Record, seat: Seat, seen: Observation) -> None:
    """SU-4.1: the distance to the seat to move, and the heap; nothing is hidden."""
    seen[0] = (state.seat - seat) % state.players
    seen[1] = state.heap


class Subtraction(Game):
    """Subtraction with one heap."""

    name = "subtraction"
    title = "Subtraction"
    credits = "an old game that belongs to nobody"
    players = range(2, SEATS + 1)
    options = (Option("misere", (False, True), "SU-3.3", "whoever takes the last counter loses"),)
    dtype = STATE
    action_count = MOST_TAKEN
    refusals = REFUSALS
    rules = Kernels(setup, legal, why_illegal, apply, quick, result, resample, observe=observe)
    observation: ClassVar = {"turn": Part((1,), SEATS), "heap": Part((1,), MOST)}

    def action_text(self, box: Box, action: Action) -> str:
        return f"take {action + 1}"

    def parse_action(self, box: Box, text: str) -> Action:
        found = re.fullmatch(rf"take ([1-{MOST_TAKEN}])", text.strip())
        if not found:
            raise UnreadableAction(
                sentence=f"{text.strip()!r} is not an action of Subtraction. Write: take 1, take 2 or take 3."
            )
        return int(found[1]) - 1

    def event(self, box: Box, row: Sequence[int]) -> Document:
        kind, seat, _, _, count = row[:5]
        if kind == TOOK:
            return {"kind": "take", "seat": seat, "count": count, "rule": "SU-2.1"}
        return {"kind": "end", "rule": "SU-3.1"}

    def open_view(self, box: Box) -> Document:
        return {"heap": int(box["heap"][0])}

    def preview(self, before: Box, after: Box, events: list[Document]) -> Document:
        return {"heap": int(after["heap"][0]), "over": bool(after["over"][0])}

    def position(self, box: Box) -> Document:
        return {"heap": int(box["heap"][0])}

    def read_position(self, box: Box, reader: Reader) -> None:
        state = box[0]
        state.heap = reader.number("heap", 0, MOST)
        state.over = int(state.heap == 0)
        if (state.ply - state.over - state.seat) % state.players:
            raise BadPosition(sentence=f"After {state.ply} plies it is not the turn of seat {state.seat} (SU-1.2).")

    def decided_by(self, scores: Sequence[int], breakdown: Sequence[Document]) -> str:
        return "last counter"

    def picture(self, view: Document) -> str:
        return "o" * int(view["heap"]) or "no counter left"


GAME = Subtraction()
