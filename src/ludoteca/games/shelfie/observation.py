"""What a seat knows of a table of My Shelfie (SH-7) as small whole numbers, for programs that learn.

Seats are counted from the one that looks; seats that nobody has are all 0. Items count from 1 up, 0 means no tile.
"""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel, lowest
from ludoteca.core.game import Part
from ludoteca.core.types import Observation, Record, Seat
from ludoteca.games.shelfie.facts import COMMON_GOALS, ITEM_COUNT, ITEMS, SHELF_COLUMNS, SHELF_ROWS, TILES_PER_ITEM
from ludoteca.games.shelfie.insight import next_token
from ludoteca.games.shelfie.shelf import cell_of
from ludoteca.games.shelfie.state import CELL_COUNT, NOBODY, PERSONAL, SEATS

SHELF = SHELF_ROWS * SHELF_COLUMNS
LAYOUT = {
    "table": Part(
        (6,),
        4,
        "players, whose turn, who began, the rulebook, how many common goals, who has the end token (from 1 up)",
    ),
    "room": Part(
        (CELL_COUNT,),
        ITEM_COUNT,
        f"the living room, row by row from the top: 0 or the item, from 1 up: {', '.join(ITEMS)}",
    ),
    "shelves": Part((SEATS, SHELF), ITEM_COUNT, "each seat's shelf, row by row from the top: 0 or the item"),
    "goal": Part((SHELF,), ITEM_COUNT, "your personal goal, as a shelf"),
    "bag": Part((ITEM_COUNT,), TILES_PER_ITEM, "the tiles of each item in the bag"),
    "common": Part((2, 2), len(COMMON_GOALS), "each common goal: its card, and the worth of its next token"),
    "tokens": Part((SEATS, 2), 8, "each seat's tokens of the two common goals"),
}

ROOM = LAYOUT["table"].size
SHELVES = ROOM + LAYOUT["room"].size
GOAL = SHELVES + LAYOUT["shelves"].size
BAG = GOAL + LAYOUT["goal"].size
COMMON = BAG + LAYOUT["bag"].size
TOKENS = COMMON + LAYOUT["common"].size


@kernel
def observe(state: Record, seat: Seat, seen: Observation) -> None:
    """SH-7.1: everything open, and one's own personal goal."""
    seen[:] = 0
    seen[0] = state.players
    seen[1] = (state.seat - seat) % state.players
    seen[2] = (state.first - seat) % state.players
    seen[3] = state.rulebook
    seen[4] = state.goals
    seen[5] = 0 if state.end_token == NOBODY else 1 + (state.end_token - seat) % state.players
    for cell in range(CELL_COUNT):
        seen[ROOM + cell] = state.room[cell]
    for away in range(state.players):
        observe_shelf(state, (seat + away) % state.players, away, seen)
    for item in range(ITEM_COUNT):
        seen[GOAL + cell_of(lowest(PERSONAL[state.personal[seat], item]))] = item + 1
        seen[BAG + item] = state.bag[item]
    for goal in range(state.goals):
        seen[COMMON + 2 * goal] = state.common[goal]
        seen[COMMON + 2 * goal + 1] = next_token(state, goal)


@inline
def observe_shelf(state: Record, seat: Seat, away: int, seen: Observation) -> None:
    """The shelf and the tokens of a seat."""
    for item in range(ITEM_COUNT):
        tiles = state.shelf[seat, item]
        while tiles:
            seen[SHELVES + SHELF * away + cell_of(lowest(tiles))] = item + 1
            tiles &= tiles - 1
    for goal in range(state.goals):
        seen[TOKENS + 2 * away + goal] = state.token[seat, goal]
