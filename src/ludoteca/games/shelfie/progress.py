"""How near a shelf is to a common goal (SH-6), in tiles that are right for it."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import kernel, lowest, popcount
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.shelfie.facts import ITEM_COUNT, SHELF_COLUMNS, SHELF_ROWS
from ludoteca.games.shelfie.goals import (
    BOTTOM_ROW,
    CORNERS,
    DIAGONALS,
    FULL_COLUMN,
    X_SHAPE,
    group_at,
)
from ludoteca.games.shelfie.state import COLUMN_BITS, ITALIAN

GOAL_TILES = (8, 12, 16, 12, 18, 10, 20, 4, 8, 5, 5, 20)
"""How many tiles must be right for each common goal, cards 1 to 12."""

MOST_TILES = max(GOAL_TILES)

STAIRCASE = 12
SPARE_STAIRS = 5
"""How many tiles more the higher staircases have than the lower ones: people count against the lower ones."""

STAIRS = np.array([[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [5, 4, 3, 2, 1], [6, 5, 4, 3, 2]], np.int64)
SQUARE = 1 | 1 << 1 | 1 << 7 | 1 << 8


@kernel
def goal_progress(number: int, shelf: Ints, height: Ints, rulebook: int) -> int:
    """SH-6: how many tiles are right for a common goal, without those where it cannot be met any more."""
    if number == 1:
        return squares_progress(shelf, rulebook)
    if number == 2:
        return lines_progress(shelf, True, 2, 6)
    if number == 3:
        return groups_progress(shelf, 4, 4)
    if number == 4:
        return groups_progress(shelf, 6, 2)
    if number == 5:
        return lines_progress(shelf, True, 3, 3)
    if number == 6:
        return lines_progress(shelf, False, 2, 5)
    if number == 7:
        return lines_progress(shelf, False, 4, 3)
    if number == 8:
        return pattern_progress(shelf, CORNERS)
    if number == 9:
        return most_of_a_type(shelf)
    if number == 10:
        return cross_progress(shelf)
    if number == 11:
        return diagonal_progress(shelf)
    return staircase_progress(height)


@kernel
def best_sum(tally: int, wanted: int) -> int:
    """The sum of the highest `count` of the numbers 0 to 6, tallied in a byte each."""
    total = 0
    for number in range(6, 0, -1):
        taken = min(wanted, tally >> (8 * number) & 255)
        total += number * taken
        wanted -= taken
    return total


@kernel
def squares_progress(shelf: Ints, rulebook: int) -> int:
    """SH-6.1: the tiles of the two best squares in different groups, of one type in the Italian rulebook."""
    filled = 0
    for item in range(ITEM_COUNT):
        filled |= shelf[item]
    most = 0
    tally = 0
    for item in range(ITEM_COUNT):
        if rulebook == ITALIAN:
            tally = 0
        tiles = shelf[item]
        while tiles:
            group = group_at(tiles, lowest(tiles))
            tiles &= ~group
            tally += 1 << (8 * best_square(group, filled))
        most = max(most, best_sum(tally, 2))
    return most


@kernel
def best_square(group: int, filled: int) -> int:
    """The most tiles a group has in a square whose other cells are still empty."""
    most = 0
    for column in range(SHELF_COLUMNS - 1):
        for low in range(SHELF_ROWS - 1):
            cells = SQUARE << (COLUMN_BITS * column + low)
            if filled & cells == group & cells:
                most = max(most, popcount(group & cells))
    return most


@kernel
def groups_progress(shelf: Ints, groups: int, size: int) -> int:
    """SH-6.3, SH-6.4: the tiles of the largest groups, as far as each counts."""
    tally = 0
    for item in range(ITEM_COUNT):
        tiles = shelf[item]
        while tiles:
            group = group_at(tiles, lowest(tiles))
            tiles &= ~group
            tally += 1 << (8 * min(size, popcount(group)))
    return best_sum(tally, groups)


@kernel
def lines_progress(shelf: Ints, upright: bool, lines: int, types: int) -> int:
    """SH-6.2, SH-6.5 to SH-6.7: the tiles of the best columns or rows that can still be right.

    More than three types asked for means all different, fewer means at most that number.
    """
    tally = 0
    for line in range(SHELF_COLUMNS if upright else SHELF_ROWS):
        cells = FULL_COLUMN << (COLUMN_BITS * line) if upright else BOTTOM_ROW << line
        found = 0
        kinds = 0
        for item in range(ITEM_COUNT):
            there = popcount(shelf[item] & cells)
            found += there
            kinds += there > 0
        if kinds == found if types > 3 else kinds <= types:
            tally += 1 << (8 * found)
    return best_sum(tally, lines)


@kernel
def pattern_progress(shelf: Ints, cells: int) -> int:
    """The tiles of one type on these cells, if none of the cells holds another type."""
    there = 0
    types = 0
    for item in range(ITEM_COUNT):
        if shelf[item] & cells:
            there = popcount(shelf[item] & cells)
            types += 1
    return there if types == 1 else 0


@kernel
def most_of_a_type(shelf: Ints) -> int:
    """SH-6.9: the tiles of the commonest type, eight at most."""
    most = 0
    for item in range(ITEM_COUNT):
        most = max(most, popcount(shelf[item]))
    return min(most, 8)


@kernel
def cross_progress(shelf: Ints) -> int:
    """SH-6.10: the best X that can still come about."""
    most = 0
    for column in range(SHELF_COLUMNS - 2):
        for low in range(SHELF_ROWS - 2):
            most = max(most, pattern_progress(shelf, X_SHAPE << (COLUMN_BITS * column + low)))
    return most


@kernel
def diagonal_progress(shelf: Ints) -> int:
    """SH-6.11: the best diagonal that can still come about."""
    most = 0
    for cells in DIAGONALS:
        most = max(most, pattern_progress(shelf, cells))
    return most


@kernel
def staircase_progress(height: Ints) -> int:
    """SH-6.12: 20 less the tiles still missing for the nearest staircase that no column is too high for."""
    most = 0
    for stairs in range(len(STAIRS)):
        missing = 0
        for column in range(SHELF_COLUMNS):
            gap = STAIRS[stairs, column] - height[column]
            missing += gap if gap >= 0 else 99
        most = max(most, 20 - missing)
    return most


@kernel
def tiles_right(state: Record, seat: Seat, goal: int) -> int:
    """SH-6: how many tiles of a seat's shelf are right for a common goal of the match."""
    right = goal_progress(state.common[goal], state.shelf[seat], state.height[seat], state.rulebook)
    return max(0, right - SPARE_STAIRS) if state.common[goal] == STAIRCASE else right


@kernel
def tiles_needed(state: Record, goal: int) -> int:
    """SH-6: how many tiles must be right for a common goal of the match."""
    needed = GOAL_TILES[state.common[goal] - 1]
    return needed - SPARE_STAIRS if state.common[goal] == STAIRCASE else needed


@kernel
def tiles_done(state: Record, seat: Seat, goal: int) -> int:
    """SH-6: how many tiles count as right for a common goal of the match: all, once its token is taken."""
    return tiles_needed(state, goal) if state.token[seat, goal] else tiles_right(state, seat, goal)
