"""The end of a match at a real table: shelves, tokens and goals as people enter them on a score sheet."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.shelfie.facts import SHELF_COLUMNS, SHELF_ROWS
from ludoteca.games.shelfie.state import COLUMN_BITS

HEAD = ("over", "first", "goal_1", "goal_2", "end_token")
"""The first numbers of a sheet. A match whose personal goals are not all known is not over."""
SEAT_HEAD = ("token_1", "token_2", "personal_goal")
"""The first numbers of each seat; its cells follow, row by row from the top: an item, or -1 for an empty cell."""
SEAT_SIZE = len(SEAT_HEAD) + SHELF_ROWS * SHELF_COLUMNS


@kernel
def fill_end(state: Record, numbers: Ints) -> None:
    """SH-5: fill in what counts at the end; cards have their printed numbers, 0 for none."""
    state.over, state.first, state.end_token = numbers[0], numbers[1], numbers[4]
    state.common[0], state.common[1] = numbers[2], numbers[3]
    state.goals = (numbers[2] > 0) + (numbers[3] > 0)
    for seat in range(state.players):
        fill_seat(state, seat, numbers[len(HEAD) + SEAT_SIZE * seat :])


@kernel
def fill_seat(state: Record, seat: Seat, numbers: Ints) -> None:
    """SH-5.2 to SH-5.4: fill in the tokens, the personal goal and the shelf of a seat."""
    state.token[seat, 0], state.token[seat, 1] = numbers[0], numbers[1]
    state.personal[seat] = max(numbers[2] - 1, 0)
    state.shelf[seat] = 0
    state.height[seat] = 0
    for row in range(SHELF_ROWS):
        for column in range(SHELF_COLUMNS):
            item = numbers[len(SEAT_HEAD) + SHELF_COLUMNS * row + column]
            if item >= 0:
                state.shelf[seat, item] |= 1 << (COLUMN_BITS * column + SHELF_ROWS - 1 - row)
                state.height[seat, column] += 1
