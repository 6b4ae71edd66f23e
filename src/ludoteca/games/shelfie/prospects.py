"""What one take could bring another seat of My Shelfie, with the tiles that are there before and after an action.

The types of a take, in the order in which they are inserted, are one number with a digit for each tile (0 for none,
otherwise the type + 1), the lowest tile first. Takes of the same types in the same order are looked at once.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.shelfie.facts import ITEM_COUNT, SHELF_COLUMNS, SHELF_ROWS
from ludoteca.games.shelfie.goals import goal_met
from ludoteca.games.shelfie.lines import LONGEST
from ludoteca.games.shelfie.progress import tiles_needed, tiles_right
from ludoteca.games.shelfie.rules import free_tiles
from ludoteca.games.shelfie.scoring import type_points
from ludoteca.games.shelfie.state import COLUMN_BITS, TAKE_CELLS, TAKE_SIZE, TAKES

FAR = 8
"""A common goal that lacks more tiles than this is not met by one take."""

BASE = ITEM_COUNT + 1
ORDERS = BASE**LONGEST
BEFORE, AFTER = 0, 1
TAKE_MASKS = np.array([sum(1 << cell for cell in take) for take in TAKES], np.int64)


@kernel
def mark_orders(state: Record, occupied: int, when: int, orders: Ints) -> None:
    """SH-3: mark the types of every take from these cells, in every order, as possible before or after."""
    free = free_tiles(occupied)
    for take in range(len(TAKE_MASKS)):
        if TAKE_MASKS[take] & free == TAKE_MASKS[take]:
            order = 0
            for i in range(TAKE_SIZE[take]):
                order = order * BASE + state.room[TAKE_CELLS[take, i]]
            orders[order] |= 1 << when


@kernel
def find_prospects(state: Record, seat: Seat, orders: Ints, prospects: Ints) -> None:
    """SH-3.5: fill in what one take could bring a seat, as far as everybody sees.

    `prospects` has a row for before and one for after: the most points of groups by type, then the set of goals.
    """
    shelf, height = np.empty(ITEM_COUNT, np.int64), np.empty(SHELF_COLUMNS, np.int64)
    goals = goals_in_reach(state, seat)
    for item in range(ITEM_COUNT + 1):
        prospects[BEFORE, item] = 0
        prospects[AFTER, item] = 0
    for order in range(1, ORDERS):
        if orders[order]:
            for column in range(SHELF_COLUMNS):
                if state.height[seat, column] + order_size(order) <= SHELF_ROWS:
                    copy_shelf(state, seat, shelf, height)
                    insert_tiles(shelf, height, column, order)
                    note_points(state.shelf[seat], shelf, orders[order], prospects)
                    note_goals(state, shelf, height, goals, orders[order], prospects)


@kernel
def goals_in_reach(state: Record, seat: Seat) -> int:
    """SH-6: the common goals that a seat has no token for and that one take may meet, as a set of bits."""
    goals = 0
    for goal in range(state.goals):
        if state.token[seat, goal] == 0 and tiles_needed(state, goal) - tiles_right(state, seat, goal) <= FAR:
            goals |= 1 << goal
    return goals


@kernel
def order_size(order: int) -> int:
    """How many tiles there are in an order of types."""
    return 1 + (order >= BASE) + (order >= BASE * BASE)


@kernel
def copy_shelf(state: Record, seat: Seat, shelf: Ints, height: Ints) -> None:
    """Copy the shelf of a seat and the heights of its columns."""
    for item in range(ITEM_COUNT):
        shelf[item] = state.shelf[seat, item]
    for column in range(SHELF_COLUMNS):
        height[column] = state.height[seat, column]


@kernel
def insert_tiles(shelf: Ints, height: Ints, column: int, order: int) -> None:
    """SH-3.5: insert tiles of these types, in this order."""
    scale = BASE * BASE
    while scale:
        tile = order // scale % BASE
        scale //= BASE
        if tile:
            shelf[tile - 1] |= 1 << (COLUMN_BITS * column + height[column])
            height[column] += 1


@kernel
def note_points(old: Ints, shelf: Ints, times: int, prospects: Ints) -> None:
    """SH-5.4: note how many points more the groups of every type that was inserted are worth."""
    for item in range(ITEM_COUNT):
        if shelf[item] != old[item]:
            more = type_points(shelf[item]) - type_points(old[item])
            for when in range(2):
                if times >> when & 1:
                    prospects[when, item] = max(prospects[when, item], more)


@kernel
def note_goals(state: Record, shelf: Ints, height: Ints, goals: int, times: int, prospects: Ints) -> None:
    """SH-6: note the common goals that a shelf meets."""
    for goal in range(state.goals):
        if goals >> goal & 1 and goal_met(state.common[goal], shelf, height, state.rulebook):
            for when in range(2):
                if times >> when & 1:
                    prospects[when, ITEM_COUNT] |= 1 << goal
