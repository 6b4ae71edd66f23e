"""A shelf as six strings, top row first, for people: reading, writing, judging and scoring one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludoteca.core.compiled import kernel, lowest, popcount
from ludoteca.core.errors import BadOption, BadPosition
from ludoteca.core.types import Ints, whole
from ludoteca.games.shelfie import facts, scoring
from ludoteca.games.shelfie.facts import ITEM_COUNT, ITEMS, LETTERS, SHELF_COLUMNS, SHELF_ROWS
from ludoteca.games.shelfie.goals import goal_met, group_at
from ludoteca.games.shelfie.state import COLUMN_BITS, ENGLISH, ITALIAN, PERSONAL, shelf_bit

Cell = tuple[int, int]
RULEBOOKS = {"italian": ITALIAN, "english": ENGLISH}
BITS = [[shelf_bit(row, column) for column in range(SHELF_COLUMNS)] for row in range(SHELF_ROWS)]


@dataclass(frozen=True)
class Group:
    """One group of touching tiles of one type, what it is worth, and its cells (row from the top, column)."""

    item: str
    size: int
    points: int
    cells: list[Cell]


@dataclass(frozen=True)
class ShelfScore:
    """What a shelf is worth without tokens, and the cells behind every point."""

    groups: list[Group]
    group_points: int
    personal_points: int
    personal_cells: list[Cell]
    total: int


def read_shelf(rows: Sequence[str]) -> tuple[Ints, Ints]:
    """Read six rows into a mask per item type and the columns' heights; SH-1.3: a tile cannot float."""
    if (
        not isinstance(rows, (list, tuple))
        or len(rows) != SHELF_ROWS
        or any(not isinstance(row, str) or len(row) != SHELF_COLUMNS for row in rows)
    ):
        raise BadPosition("shelfie-errors-shelf", rows=SHELF_ROWS, columns=SHELF_COLUMNS)
    shelf, height = np.zeros(ITEM_COUNT, np.int64), np.zeros(SHELF_COLUMNS, np.int64)
    for row in reversed(range(SHELF_ROWS)):
        for column, letter in enumerate(map(str.upper, rows[row])):
            if letter == ".":
                continue
            if letter not in LETTERS:
                raise BadPosition("shelfie-errors-item", letter=repr(letter), letters=LETTERS)
            if height[column] != SHELF_ROWS - 1 - row:
                raise BadPosition("shelfie-errors-floats", row=row + 1, column=column + 1)
            shelf[LETTERS.index(letter)] |= 1 << shelf_bit(row, column)
            height[column] += 1
    return shelf, height


def write_shelf(shelf: Sequence[int]) -> list[str]:
    """Write a shelf, a mask per item type, as six rows."""
    letters = ["."] * (COLUMN_BITS * SHELF_COLUMNS)
    for letter, tiles in zip(LETTERS, shelf, strict=True):
        left = tiles
        while left:
            letters[(left & -left).bit_length() - 1] = letter
            left &= left - 1
    return ["".join([letters[bit] for bit in row]) for row in BITS]


def cells_of(tiles: int) -> list[Cell]:
    """List the cells of a mask, row by row from the top."""
    return [(row, column) for row, bits in enumerate(BITS) for column, bit in enumerate(bits) if tiles >> bit & 1]


@kernel
def cell_of(bit: int) -> int:
    """The cell of a shelf, counted row by row from the top, that a bit stands for."""
    return SHELF_COLUMNS * (SHELF_ROWS - 1 - bit % COLUMN_BITS) + bit // COLUMN_BITS


def common_goal_met(number: int, rows: Sequence[str], rulebook: str = "italian") -> bool:
    """SH-6: whether a shelf satisfies the common goal of that card number, 1 to 12."""
    if whole(number) not in range(1, len(facts.COMMON_GOALS) + 1):
        raise BadOption("shelfie-errors-common-goal", last=len(facts.COMMON_GOALS), number=repr(number))
    if not isinstance(rulebook, str) or rulebook not in RULEBOOKS:
        raise BadOption(sentence=f"The rulebook is 'italian' or 'english', not {rulebook!r}.")
    shelf, height = read_shelf(rows)
    return bool(goal_met(int(number), shelf, height, RULEBOOKS[rulebook]))


@kernel
def list_groups(shelf: Ints, found: Ints) -> int:
    """Fill in the item type and the mask of every group of two or more, and count them."""
    count = 0
    for item in range(ITEM_COUNT):
        tiles = shelf[item]
        while tiles:
            group = group_at(tiles, lowest(tiles))
            tiles &= ~group
            if popcount(group) >= 2:
                found[count, 0] = item
                found[count, 1] = group
                count += 1
    return count


def groups_in(shelf: Ints) -> list[Group]:
    """SH-5.4: the groups of two or more, the largest first; pairs are worth nothing."""
    found = np.zeros((SHELF_ROWS * SHELF_COLUMNS, 2), np.int64)
    groups = []
    for item, mask in found[: list_groups(shelf, found)].tolist():
        cells = cells_of(mask)
        groups.append(Group(ITEMS[item], len(cells), facts.GROUP_POINTS[min(len(cells), 6)], cells))
    return sorted(groups, key=lambda group: -group.size)


def personal_cells_in(shelf: Sequence[int], goal: Sequence[int]) -> list[Cell]:
    """SH-5.3: the cells of a personal goal, a mask per item type, that hold the pictured type."""
    return sorted(
        cell for tiles, wanted in zip(shelf, goal, strict=True) for cell in cells_of(int(tiles) & int(wanted))
    )


def score_shelf(rows: Sequence[str], personal_goal: int | None = None) -> ShelfScore:
    """SH-5.3 and SH-5.4: what a shelf is worth with the personal goal of that card number, tokens apart."""
    if personal_goal is not None and whole(personal_goal) not in range(1, len(facts.PERSONAL_GOALS) + 1):
        last = len(facts.PERSONAL_GOALS)
        raise BadOption("shelfie-errors-personal-goal", last=last, number=repr(personal_goal))
    shelf, _ = read_shelf(rows)
    groups = groups_in(shelf)
    group_points = int(scoring.group_points(shelf))
    cells = [] if personal_goal is None else personal_cells_in(shelf.tolist(), PERSONAL[personal_goal - 1].tolist())
    personal = facts.PERSONAL_POINTS[len(cells)]
    return ShelfScore(groups, group_points, personal, cells, group_points + personal)
