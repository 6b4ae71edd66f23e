"""A question at a real table: may I take these tiles? The rules answer from what people tap."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.types import Ints, Record
from ludoteca.games.shelfie.facts import LIVING_ROOM, SHELF_COLUMNS
from ludoteca.games.shelfie.rules import LEGAL, NO_SUCH_ACTION, NOT_A_LINE, ONE_TO_THREE, why_illegal
from ludoteca.games.shelfie.state import CELL_COUNT, CELLS, FIRST_TAKE, TAKE_CELLS, TAKE_SIZE

HEAD = ("column", *(f"height_{column + 1}" for column in range(SHELF_COLUMNS)))
"""The first numbers of a question: the column from 0 (-1 for any), and how many tiles each column of the shelf holds.

The board follows, row by row: 0 for no tile, 1 for a tile, 2 for a tile that the player wants to take."""
TILE, WANTED = 1, 2
GRID = np.array([row * len(LIVING_ROOM) + column for row, column in CELLS], np.int64)
"""The place of each cell in the rows of the board."""
MOST_TILES = 3
LINES_FROM = 5
"""How many lines begin in a cell."""


@kernel
def ask(state: Record, numbers: Ints) -> int:
    """SH-3.1 to SH-3.5: fill in the board and the shelf; return why the take is not allowed, or 0 if it is."""
    board = numbers[len(HEAD) :]
    wanted, count = fill_board(state, board)
    state.seat = 0
    for column in range(SHELF_COLUMNS):
        state.height[0, column] = numbers[1 + column]
    if count == 0 or count > MOST_TILES:
        return ONE_TO_THREE
    take = find_take(wanted)
    if take < 0:
        return NOT_A_LINE
    if numbers[0] >= 0:
        return why_illegal(state, take * SHELF_COLUMNS + numbers[0])
    return why_in_no_column(state, take)


@inline
def fill_board(state: Record, board: Ints) -> tuple[int, int]:
    """Fill in the living room; return the set of the wanted cells, and how many they are."""
    wanted = 0
    count = 0
    state.occupied = 0
    for cell in range(CELL_COUNT):
        found = board[GRID[cell]]
        state.room[cell] = found >= TILE
        if found >= TILE:
            state.occupied |= 1 << cell
        if found == WANTED:
            wanted |= 1 << cell
            count += 1
    return wanted, count


@kernel
def find_take(wanted: int) -> int:
    """SH-3.2: a take of exactly these cells; -1 if they are not a straight line."""
    for cell in range(CELL_COUNT):
        for line in range(LINES_FROM):
            take = FIRST_TAKE[cell, line]
            if take >= 0 and cells_of(take) == wanted:
                return take  # type: ignore[no-any-return]
    return -1


@inline
def cells_of(take: int) -> int:
    """The set of the cells of a take."""
    cells = 0
    for i in range(TAKE_SIZE[take]):
        cells |= 1 << TAKE_CELLS[take, i]
    return cells


@inline
def why_in_no_column(state: Record, take: int) -> int:
    """SH-3.4: why a take fits into no column, or 0 if there is one for it."""
    code = NO_SUCH_ACTION
    for column in range(SHELF_COLUMNS):
        code = why_illegal(state, take * SHELF_COLUMNS + column)
        if code == LEGAL:
            return code
    return code
