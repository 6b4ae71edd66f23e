"""The rules of Starter: small functions over a record of numbers. Ludoteca compiles them, so they use numbers only."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.game import Refusal
from ludoteca.core.kernels import Kernels, note
from ludoteca.core.luck import below, branch
from ludoteca.core.records import record_type
from ludoteca.core.types import Action, Floats, Ints, Observation, Record, Seat

SIZE = 3
CELLS = SIZE * SIZE
SEATS = 2
EMPTY = 0

STATE = record_type(("starter_cells", np.int64, (CELLS,)))
"""The state: each cell is EMPTY, or the seat whose stone is on it plus one. Other games have fields of other names."""

LINES = np.array([[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]], np.int64)

LEGAL, IS_OVER, IS_TAKEN = range(3)
REFUSALS = {
    IS_OVER: Refusal("ST-3.1", "is-over", "The match is over."),
    IS_TAKEN: Refusal("ST-2.1", "is-taken", "There is a stone on this cell already."),
}
PLACED, LINE, FULL = 1, 2, 3
"""The kinds of events."""


@kernel
def setup(state: Record, players: int, options: Ints) -> None:
    """ST-1.1: all cells are empty; ST-1.2: chance decides who starts."""
    state.players = players
    state.seat = below(state.luck, players)


@kernel
def why_illegal(state: Record, action: Action) -> int:
    """ST-2.1: a stone goes on an empty cell. An action is the number of a cell."""
    if state.over:
        return IS_OVER
    return LEGAL if state.starter_cells[action] == EMPTY else IS_TAKEN


@kernel
def legal(state: Record, actions: Ints) -> int:
    """ST-2.1: the empty cells, in ascending order."""
    count = 0
    for action in range(CELLS):
        if why_illegal(state, action) == LEGAL:
            actions[count] = action
            count += 1
    return count


@kernel
def apply(state: Record, action: Action, events: Ints) -> None:
    """ST-2.1: place a stone; ST-3.1: a line or a full board ends the match, and the seat stays where it is."""
    state.starter_cells[action] = state.seat + 1
    state.ply += 1
    note(events, PLACED, state.seat, 0, action, 0)
    if has_line(state, state.seat):
        note(events, LINE, state.seat, 0, 0, 0)
        state.over = 1
    elif state.ply == CELLS:
        note(events, FULL, 0, 0, 0, 0)
        state.over = 1
    else:
        state.seat = 1 - state.seat


@kernel
def has_line(state: Record, seat: Seat) -> bool:
    """ST-3.2: three stones of a seat in a row, in a column or on a diagonal."""
    for i in range(len(LINES)):
        count = 0
        for j in range(SIZE):
            if state.starter_cells[LINES[i, j]] == seat + 1:
                count += 1
        if count == SIZE:
            return True
    return False


@kernel
def quick(state: Record, luck: Ints) -> Action:
    """A rule of thumb for quick playouts: any empty cell."""
    actions = np.empty(CELLS, np.int64)
    return actions[below(luck, legal(state, actions))]  # type: ignore[no-any-return]


@kernel
def result(state: Record, scores: Ints, ranks: Ints) -> None:
    """ST-3.2: a line wins; ST-3.3: without a line, everybody wins."""
    for seat in range(SEATS):
        scores[seat] = 1 if has_line(state, seat) else 0
        ranks[seat] = 2 if has_line(state, 1 - seat) else 1


@kernel
def resample(state: Record, seat: Seat, luck: Ints) -> None:
    """ST-2.2: nothing is hidden, so only the luck to come is drawn again."""
    branch(luck, state.luck)


@kernel
def observe(state: Record, seat: Seat, seen: Observation) -> None:
    """What learning programs see: whether it is the seat's turn, and each cell (1: its own stone, 2: the other's)."""
    seen[0] = 1 if state.seat == seat else 0
    for cell in range(CELLS):
        stone = state.starter_cells[cell]
        seen[1 + cell] = EMPTY if stone == EMPTY else 1 if stone == seat + 1 else 2


FEATURES = 1 + 2 * CELLS
"""What `ludoteca train` learns from: whose turn it is, and one feature for each stone on each cell."""


@kernel
def features(state: Record, seat: Seat, index: Ints, amount: Floats) -> int:
    """The numbers of the features that are present, each with the amount 1."""
    count = 0
    if state.seat == seat:
        index[count] = 0
        count += 1
    for cell in range(CELLS):
        if state.starter_cells[cell] != EMPTY:
            other = 0 if state.starter_cells[cell] == seat + 1 else CELLS
            index[count] = 1 + other + cell
            count += 1
    for i in range(count):
        amount[i] = 1.0
    return count


KERNELS = Kernels(setup, legal, why_illegal, apply, quick, result, resample, features=features, observe=observe)
"""All of this, as Ludoteca calls it."""
