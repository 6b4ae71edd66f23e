"""The twelve common goals (SH-6), each over one shelf given as a bit mask per item type."""

from __future__ import annotations

from ludoteca.core.compiled import kernel, lowest, popcount
from ludoteca.core.types import Ints
from ludoteca.games.shelfie.facts import ITEM_COUNT, SHELF_COLUMNS, SHELF_ROWS
from ludoteca.games.shelfie.state import COLUMN_BITS, ITALIAN, shelf_bit

FULL_COLUMN = (1 << SHELF_ROWS) - 1
BOTTOM_ROW = sum(1 << shelf_bit(SHELF_ROWS - 1, column) for column in range(SHELF_COLUMNS))
CORNERS = sum(1 << shelf_bit(row, column) for row in (0, 5) for column in (0, 4))
X_SHAPE = 1 | 1 << 2 | 1 << 8 | 1 << 14 | 1 << 16
DIAGONALS = tuple(
    sum(1 << shelf_bit(top + step, left + direction * step) for step in range(5))
    for top in (0, 1)
    for left, direction in ((0, 1), (4, -1))
)


@kernel
def group_at(tiles: int, bit: int) -> int:
    """Spread from one cell over all cells of the same set that hang together with it by their sides."""
    group = 1 << bit
    while True:
        grown = (group | group << 1 | group >> 1 | group << 7 | group >> 7) & tiles
        if grown == group:
            return group
        group = grown


@kernel
def groups_of(shelf: Ints, least: int) -> int:
    """Count the groups of at least a number of tiles."""
    count = 0
    for item in range(ITEM_COUNT):
        tiles = shelf[item]
        while popcount(tiles) >= least:
            group = group_at(tiles, lowest(tiles))
            tiles &= ~group
            if popcount(group) >= least:
                count += 1
    return count


@kernel
def types_within(shelf: Ints, cells: int) -> int:
    """Count the item types among some cells, or return 9 if one of the cells is empty."""
    types = 0
    filled = 0
    for item in range(ITEM_COUNT):
        there = shelf[item] & cells
        filled |= there
        if there:
            types += 1
    return types if filled == cells else 9


@kernel
def columns_with(shelf: Ints, fewest: int, most: int) -> int:
    """Count the full columns with a number of item types."""
    count = 0
    for column in range(SHELF_COLUMNS):
        if fewest <= types_within(shelf, FULL_COLUMN << (COLUMN_BITS * column)) <= most:
            count += 1
    return count


@kernel
def rows_with(shelf: Ints, fewest: int, most: int) -> int:
    """Count the full rows with a number of item types."""
    count = 0
    for height in range(SHELF_ROWS):
        if fewest <= types_within(shelf, BOTTOM_ROW << height) <= most:
            count += 1
    return count


@kernel
def two_squares(shelf: Ints, rulebook: int) -> bool:
    """SH-6.1: two different groups that each contain a 2 × 2 square; in the Italian rulebook of one type."""
    count = 0
    for item in range(ITEM_COUNT):
        tiles = shelf[item]
        squares = tiles & tiles >> 1 & tiles >> 7 & tiles >> 8
        if rulebook == ITALIAN:
            count = 0
        while squares:
            squares &= ~group_at(tiles, lowest(squares))
            count += 1
        if count >= 2:
            return True
    return False


@kernel
def two_columns_all_different(shelf: Ints) -> bool:
    """SH-6.2: two full columns, each of six different types."""
    return columns_with(shelf, 6, 6) >= 2


@kernel
def four_groups_of_four(shelf: Ints) -> bool:
    """SH-6.3: four groups of at least four tiles."""
    return groups_of(shelf, 4) >= 4


@kernel
def six_groups_of_two(shelf: Ints) -> bool:
    """SH-6.4: six groups of at least two tiles."""
    return groups_of(shelf, 2) >= 6


@kernel
def three_columns_few_types(shelf: Ints) -> bool:
    """SH-6.5: three full columns, each of at most three types."""
    return columns_with(shelf, 1, 3) >= 3


@kernel
def two_rows_all_different(shelf: Ints) -> bool:
    """SH-6.6: two full rows, each of five different types."""
    return rows_with(shelf, 5, 5) >= 2


@kernel
def four_rows_few_types(shelf: Ints) -> bool:
    """SH-6.7: four full rows, each of at most three types."""
    return rows_with(shelf, 1, 3) >= 4


@kernel
def one_type_covers(shelf: Ints, cells: int) -> bool:
    """Whether all these cells hold one type."""
    for item in range(ITEM_COUNT):
        if shelf[item] & cells == cells:
            return True
    return False


@kernel
def four_corners(shelf: Ints) -> bool:
    """SH-6.8: the four corners hold one type."""
    return one_type_covers(shelf, CORNERS)


@kernel
def eight_of_a_type(shelf: Ints) -> bool:
    """SH-6.9: at least eight tiles of one type, anywhere."""
    for item in range(ITEM_COUNT):
        if popcount(shelf[item]) >= 8:
            return True
    return False


@kernel
def cross(shelf: Ints) -> bool:
    """SH-6.10: five tiles of one type forming an X."""
    for column in range(SHELF_COLUMNS - 2):
        for height in range(SHELF_ROWS - 2):
            if one_type_covers(shelf, X_SHAPE << (COLUMN_BITS * column + height)):
                return True
    return False


@kernel
def diagonal(shelf: Ints) -> bool:
    """SH-6.11: five tiles of one type on one of the four diagonals."""
    for cells in DIAGONALS:
        if one_type_covers(shelf, cells):
            return True
    return False


@kernel
def staircase(height: Ints) -> bool:
    """SH-6.12: heights that rise or fall by exactly one from column to column, with no empty column."""
    step = height[1] - height[0]
    if step not in (-1, 1) or height[0] == 0 or height[SHELF_COLUMNS - 1] == 0:
        return False
    for column in range(1, SHELF_COLUMNS):
        if height[column] - height[column - 1] != step:
            return False
    return True


@kernel
def goal_met(number: int, shelf: Ints, height: Ints, rulebook: int) -> bool:
    """SH-6: whether a shelf satisfies the common goal of that card number."""
    if number == 1:
        return two_squares(shelf, rulebook)
    if number == 2:
        return two_columns_all_different(shelf)
    if number == 3:
        return four_groups_of_four(shelf)
    if number == 4:
        return six_groups_of_two(shelf)
    if number == 5:
        return three_columns_few_types(shelf)
    if number == 6:
        return two_rows_all_different(shelf)
    if number == 7:
        return four_rows_few_types(shelf)
    if number == 8:
        return four_corners(shelf)
    if number == 9:
        return eight_of_a_type(shelf)
    if number == 10:
        return cross(shelf)
    if number == 11:
        return diagonal(shelf)
    return staircase(height)
