"""What players that think look at in My Shelfie: a rough worth, and the features of the learned evaluation."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import inline, kernel, lowest, popcount
from ludoteca.core.types import Action, Floats, Ints, Record, Seat
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    GROUP_POINTS,
    ITEM_COUNT,
    PERSONAL_GOALS,
    SHELF_COLUMNS,
    SHELF_ROWS,
)
from ludoteca.games.shelfie.goals import group_at
from ludoteca.games.shelfie.progress import GOAL_TILES, MOST_TILES, goal_progress
from ludoteca.games.shelfie.rules import tiles_touch
from ludoteca.games.shelfie.scoring import personal_points, token_points
from ludoteca.games.shelfie.state import (
    CELL_COUNT,
    COLUMN_BITS,
    NOBODY,
    PERSONAL,
    SEATS,
    TAKE_CELLS,
    TAKE_SIZE,
    TOKEN_WORTH,
)

NEEDED = np.array([0, *GOAL_TILES], np.int64)
FULL_SHELF = sum(((1 << SHELF_ROWS) - 1) << (COLUMN_BITS * column) for column in range(SHELF_COLUMNS))
GROUP_HOPE = np.array([0.0, 0.0, 0.7, 2.0, 3.2, 5.5, 8.0], np.float64)
"""What a group is worth, by its size, to a player who wants it to grow."""


@inline
def next_token(state: Record, goal: int) -> int:
    """SH-2.2: the worth of the top token of a common goal."""
    return TOKEN_WORTH[state.players, state.tokens_gone[goal]] if state.tokens_gone[goal] < SEATS else 0


@kernel
def worth(state: Record, seat: Seat) -> float:
    """Points; groups that may grow, common goals by how near they are, and the tiles for one's own goal."""
    shelf = state.shelf[seat]
    total = 1.0 * token_points(state, seat) + personal_points(shelf, state.personal[seat])
    for item in range(ITEM_COUNT):
        tiles = shelf[item]
        while tiles:
            group = group_at(tiles, lowest(tiles))
            tiles &= ~group
            total += GROUP_HOPE[min(popcount(group), 6)]
    for goal in range(state.goals):
        if state.token[seat, goal] == 0:
            number = state.common[goal]
            near = goal_progress(number, shelf, state.height[seat], state.rulebook) / NEEDED[number]
            total += next_token(state, goal) * 0.6 * near * near
    filled = 0
    for column in range(SHELF_COLUMNS):
        filled += state.height[seat, column]
    return total + 0.02 * filled


# The features, one-hot unless said otherwise. Each seat has a block of them: one for the seat that looks, and one
# that all others share.
MOST_STAGE = 10  # a shelf's 30 tiles in steps of three
HEIGHTS = 0
TILES = HEIGHTS + SHELF_COLUMNS * (SHELF_ROWS + 1)
LARGEST = TILES + 31
GROUPS = LARGEST + ITEM_COUNT * 7 * 2
GOAL = GROUPS + 7 * 2 * 7
TAKEN = GOAL + len(COMMON_GOALS) * (MOST_TILES + 1)
POINTS = TAKEN + len(COMMON_GOALS) * 9
BLOCK = POINTS + 2

CELLS = 2 * BLOCK
MINE = CELLS + ITEM_COUNT * SHELF_COLUMNS * COLUMN_BITS
HITS = MINE + len(PERSONAL_GOALS) * ITEM_COUNT * 3
READY = HITS + 7 * 7
ROOM = READY + ITEM_COUNT * 7
END = ROOM + CELL_COUNT + 1
FIRST = END + 3
TURN = FIRST + SEATS
TOKEN = TURN + SEATS
AHEAD = TOKEN + len(COMMON_GOALS) * 9
MOST_AHEAD = 20
GOING = AHEAD + (2 * MOST_AHEAD + 1) * (MOST_STAGE + 1)
FEATURES = GOING + 31


@inline
def put(index: Ints, amount: Floats, count: int, feature: int) -> int:
    """Note a feature that is there."""
    index[count] = feature
    amount[count] = 1.0
    return count + 1


@kernel
def features(state: Record, seat: Seat, index: Ints, amount: Floats) -> int:
    """Everybody's shelf and tokens, the common goals, the room, and the seat's own personal goal (SH-7)."""
    count = 0
    mine = personal_points(state.shelf[seat], state.personal[seat])
    best = -99
    for other in range(state.players):
        block = 0 if other == seat else BLOCK
        count, open_points = seat_features(state, other, block, index, amount, count)
        if other == seat:
            mine += open_points
        else:
            best = max(best, open_points)
    count = personal_features(state, seat, index, amount, count)
    return table_features(state, seat, mine - best, index, amount, count)


@inline
def tiles_on(state: Record, seat: Seat) -> int:
    """How many tiles a shelf holds."""
    total = 0
    for column in range(SHELF_COLUMNS):
        total += state.height[seat, column]
    return total


@kernel
def seat_features(state: Record, seat: Seat, block: int, index: Ints, amount: Floats, count: int) -> tuple[int, int]:
    """The heights of a shelf, its groups, its way to the common goals; also return the points all see."""
    shelf = state.shelf[seat]
    for column in range(SHELF_COLUMNS):
        feature = HEIGHTS + column * (SHELF_ROWS + 1) + state.height[seat, column]
        count = put(index, amount, count, block + feature)
    count = put(index, amount, count, block + TILES + tiles_on(state, seat))
    count, groups = group_features(shelf, block, index, amount, count)
    count = goal_features(state, seat, block, index, amount, count)
    tokens = token_points(state, seat)
    index[count] = block + POINTS
    amount[count] = groups / 20
    index[count + 1] = block + POINTS + 1
    amount[count + 1] = tokens / 20
    return count + 2, groups + tokens


@kernel
def group_features(shelf: Ints, block: int, index: Ints, amount: Floats, count: int) -> tuple[int, int]:
    """For each type its largest group and whether it can grow; how many groups there are of each size, open or not.

    Also return the points of all groups.
    """
    filled = 0
    for item in range(ITEM_COUNT):
        filled |= shelf[item]
    empty = FULL_SHELF & ~filled
    sizes = 0  # four bits for each size, open groups first
    scored = 0
    for item in range(ITEM_COUNT):
        tiles = shelf[item]
        largest = 0
        while tiles:
            group = group_at(tiles, lowest(tiles))
            tiles &= ~group
            size = min(popcount(group), 6)
            closed = (group << 1 | group >> 1 | group << 7 | group >> 7) & empty == 0
            if size > 1:
                sizes += 1 << (4 * (2 * size + closed))
            scored += GROUP_POINTS[size]
            largest = max(largest, 2 * size + (not closed))
        count = put(index, amount, count, block + LARGEST + item * 14 + largest)
    for kind in range(4, 14):
        count = put(index, amount, count, block + GROUPS + kind * 7 + min(sizes >> (4 * kind) & 15, 6))
    return count, scored


@kernel
def goal_features(state: Record, seat: Seat, block: int, index: Ints, amount: Floats, count: int) -> int:
    """For each common goal the token a seat has, or how near it is."""
    for goal in range(state.goals):
        number = state.common[goal]
        token = state.token[seat, goal]
        if token:
            count = put(index, amount, count, block + TAKEN + (number - 1) * 9 + token)
        else:
            near = goal_progress(number, state.shelf[seat], state.height[seat], state.rulebook)
            count = put(index, amount, count, block + GOAL + (number - 1) * (MOST_TILES + 1) + near)
    return count


@kernel
def personal_features(state: Record, seat: Seat, index: Ints, amount: Floats, count: int) -> int:
    """The seat's own shelf tile by tile, and each cell of its goal: right, spoilt or open, and how far from landing."""
    for item in range(ITEM_COUNT):
        tiles = state.shelf[seat, item]
        while tiles:
            bit = lowest(tiles)
            tiles &= tiles - 1
            count = put(index, amount, count, CELLS + item * SHELF_COLUMNS * COLUMN_BITS + bit)
    goal = state.personal[seat]
    right = 0
    spoilt = 0
    for item in range(ITEM_COUNT):
        cell = PERSONAL[goal, item]
        bit = lowest(cell)
        missing = bit % COLUMN_BITS - state.height[seat, bit // COLUMN_BITS]
        kind = 0
        if state.shelf[seat, item] & cell:
            kind = 1
            right += 1
        elif missing < 0:
            kind = 2
            spoilt += 1
        else:
            count = put(index, amount, count, READY + item * 7 + missing)
        count = put(index, amount, count, MINE + (goal * ITEM_COUNT + item) * 3 + kind)
    return put(index, amount, count, HITS + right * 7 + spoilt)


@kernel
def table_features(state: Record, seat: Seat, ahead: int, index: Ints, amount: Floats, count: int) -> int:
    """The room, the end, the turn, the tokens left, and how far ahead the seat is of what it sees of the best other."""
    count = put(index, amount, count, ROOM + popcount(state.occupied))
    end = 0 if state.end_token == NOBODY else 1 if state.end_token == seat else 2
    count = put(index, amount, count, END + end)
    count = put(index, amount, count, FIRST + (state.first - seat) % state.players)
    count = put(index, amount, count, TURN + (state.seat - seat) % state.players)
    for goal in range(state.goals):
        count = put(index, amount, count, TOKEN + (state.common[goal] - 1) * 9 + next_token(state, goal))
    fullest = 0
    for other in range(state.players):
        fullest = max(fullest, tiles_on(state, other))
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, ahead))
    count = put(index, amount, count, AHEAD + (ahead + MOST_AHEAD) * (MOST_STAGE + 1) + fullest // 3)
    return put(index, amount, count, GOING + fullest)


@kernel
def sight(state: Record) -> int:
    """The tiles of the living room, as one number."""
    seen = 0
    for cell in range(CELL_COUNT):
        seen = (seen * 7 + state.room[cell]) & 0xFFFFFFFFFFFF
    return seen


@kernel
def is_twin(state: Record, action: Action) -> bool:
    """Whether only the order of equal tiles sets this action apart from one with a lower number."""
    take = action // SHELF_COLUMNS
    size = TAKE_SIZE[take]
    for early in range(size):
        for late in range(early + 1, size):
            first, second = TAKE_CELLS[take, early], TAKE_CELLS[take, late]
            if first > second and state.room[first] == state.room[second]:
                return True
    return False


@kernel
def likeness(state: Record, action: Action) -> int:
    """What goes into which column in which order, wherever it lay; and whether the room is refilled then (SH-4.3)."""
    take = action // SHELF_COLUMNS
    items, left = 0, state.occupied
    for i in range(TAKE_SIZE[take]):
        cell = TAKE_CELLS[take, i]
        items = items * (ITEM_COUNT + 1) + state.room[cell]
        left ^= 1 << cell
    return 2 * (items * SHELF_COLUMNS + action % SHELF_COLUMNS) + tiles_touch(left)
