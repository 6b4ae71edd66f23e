"""The record that holds a whole game of My Shelfie, and the tables its rules look things up in.

The living room's 45 cells are numbered row by row; a set of cells is one integer with a bit per cell. A shelf is
one such integer per item type, with bit `7 * column + height` for the cell at that height above the floor: the
seventh bit of each column is never set, so that shifting by 1 and 7 finds neighbors.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np

from ludoteca.core.records import record_type
from ludoteca.games.shelfie.facts import (
    ITEM_COUNT,
    LETTERS,
    LIVING_ROOM,
    PERSONAL_GOALS,
    SHELF_COLUMNS,
    SHELF_ROWS,
    TOKENS,
)

SEATS = 4
NOBODY = -1
ITALIAN, ENGLISH = 0, 1

CELLS = [(row, column) for row in range(9) for column in range(9) if LIVING_ROOM[row][column] != "."]
CELL_COUNT = len(CELLS)
CELL_NUMBER = {place: number for number, place in enumerate(CELLS)}
NO_CELL = CELL_COUNT

STATE = record_type(
    ("rulebook", np.int64),
    ("first_game", np.int64),
    ("first", np.int64),
    ("goals", np.int64),
    ("common", np.int64, (2,)),
    ("tokens_gone", np.int64, (2,)),
    ("token", np.int64, (SEATS, 2)),
    ("end_token", np.int64),
    ("personal", np.int64, (SEATS,)),
    ("bag", np.int64, (ITEM_COUNT,)),
    ("room", np.int64, (CELL_COUNT,)),
    ("occupied", np.int64),
    ("shelf", np.int64, (SEATS, ITEM_COUNT)),
    ("height", np.int64, (SEATS, SHELF_COLUMNS)),
)


def _neighbour(cell: int, down: int, right: int) -> int:
    row, column = CELLS[cell]
    return CELL_NUMBER.get((row + down, column + right), NO_CELL)


def _around(cell: int) -> list[int]:
    beside = (_neighbour(cell, down, right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)))
    return [number for number in beside if number != NO_CELL]


IN_PLAY = np.array(
    [
        sum(1 << cell for cell, (row, column) in enumerate(CELLS) if int(LIVING_ROOM[row][column]) <= players)
        for players in range(SEATS + 1)
    ],
    np.int64,
)
NEIGHBOURS = np.array([sum(1 << other for other in _around(cell)) for cell in range(CELL_COUNT)], np.int64)

# All four neighbors of a cell; where the board's edge leaves a side free, a bit that no tile ever sets.
NEVER = 1 << 62
WALLS = np.array([NEIGHBOURS[cell] if len(_around(cell)) == 4 else NEVER for cell in range(CELL_COUNT)], np.int64)

RIGHT = np.array([_neighbour(cell, 0, 1) for cell in range(CELL_COUNT)] + [NO_CELL], np.int64)
BELOW = np.array([_neighbour(cell, 1, 0) for cell in range(CELL_COUNT)] + [NO_CELL], np.int64)


def _lines() -> list[list[tuple[int, ...]]]:
    """For each cell its five lines: alone, two and three to the right, two and three downwards."""
    lines = []
    for cell in range(CELL_COUNT):
        across = (cell, int(RIGHT[cell]), int(RIGHT[RIGHT[cell]]))
        downwards = (cell, int(BELOW[cell]), int(BELOW[BELOW[cell]]))
        lines.append([(cell,), across[:2], across, downwards[:2], downwards])
    return lines


# A *take* is a line of cells in the order in which they are inserted; an action is a take and a column.
TAKES: list[tuple[int, ...]] = []
FIRST_TAKE = np.full((CELL_COUNT, 5), -1, np.int64)
for _cell, _five in enumerate(_lines()):
    for _kind, _line in enumerate(_five):
        if NO_CELL not in _line:
            FIRST_TAKE[_cell, _kind] = len(TAKES)
            TAKES.extend(permutations(_line))

TAKE_NUMBER = {take: number for number, take in enumerate(TAKES)}
TAKE_SIZE = np.array([len(take) for take in TAKES], np.int64)
TAKE_CELLS = np.array([(*take, 0, 0)[:3] for take in TAKES], np.int64)
ACTION_COUNT = len(TAKES) * SHELF_COLUMNS

# The worth of the n-th token of a common goal, by number of players.
TOKEN_WORTH = np.array([(*TOKENS.get(players, ()), 0, 0, 0, 0)[:SEATS] for players in range(SEATS + 1)], np.int64)

COLUMN_BITS = 7


def shelf_bit(row: int, column: int) -> int:
    """Number of the bit for a shelf's cell, rows counted from the top."""
    return COLUMN_BITS * column + (SHELF_ROWS - 1 - row)


def _personal_masks(card: tuple[str, ...]) -> list[int]:
    wanted = {
        letter: 1 << shelf_bit(row, column) for row, line in enumerate(card) for column, letter in enumerate(line)
    }
    return [wanted[letter] for letter in LETTERS]


PERSONAL = np.array([_personal_masks(card) for card in PERSONAL_GOALS], np.int64)
