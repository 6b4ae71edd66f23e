"""Points and winners of My Shelfie (SH-5)."""

from __future__ import annotations

from ludoteca.core.compiled import kernel, lowest, popcount
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.shelfie.facts import END_TOKEN, GROUP_POINTS, ITEM_COUNT, PERSONAL_POINTS
from ludoteca.games.shelfie.goals import group_at
from ludoteca.games.shelfie.state import PERSONAL

SOURCES = ("tokens", "end_token", "groups", "personal", "total")
"""SH-5.2 to SH-5.4: where points come from, those that everybody sees first; then all of them together."""
TOKENS, END, GROUPS, PERSONAL_GOAL, TOTAL = range(len(SOURCES))


@kernel
def token_points(state: Record, seat: Seat) -> int:
    """SH-5.2: the tokens taken, plus the end token."""
    return goal_tokens(state, seat) + end_token_points(state, seat)


@kernel
def goal_tokens(state: Record, seat: Seat) -> int:
    """SH-5.2: the tokens taken for common goals."""
    return state.token[seat, 0] + state.token[seat, 1]  # type: ignore[no-any-return]


@kernel
def end_token_points(state: Record, seat: Seat) -> int:
    """SH-5.2: the end token, if the seat has it."""
    return END_TOKEN if state.end_token == seat else 0


@kernel
def personal_cells(shelf: Ints, goal: int) -> int:
    """SH-5.3: how many cells of a personal goal hold the pictured type."""
    cells = 0
    for item in range(ITEM_COUNT):
        if shelf[item] & PERSONAL[goal, item]:
            cells += 1
    return cells


@kernel
def personal_points(shelf: Ints, goal: int) -> int:
    """SH-5.3: 1 2 4 6 9 12 points for 1 to 6 cells."""
    return PERSONAL_POINTS[personal_cells(shelf, goal)]


@kernel
def type_points(tiles: int) -> int:
    """SH-5.4: points for groups of three or more among tiles of one type; every group counts."""
    points = 0
    while popcount(tiles) >= 3:
        group = group_at(tiles, lowest(tiles))
        tiles &= ~group
        points += GROUP_POINTS[min(popcount(group), 6)]
    return points


@kernel
def group_points(shelf: Ints) -> int:
    """SH-5.4: points for the groups of all types."""
    points = 0
    for item in range(ITEM_COUNT):
        points += type_points(shelf[item])
    return points


@kernel
def points(state: Record, seat: Seat) -> int:
    """SH-5.2 to SH-5.4: all points of a seat as the table stands."""
    shelf = state.shelf[seat]
    return token_points(state, seat) + personal_points(shelf, state.personal[seat]) + group_points(shelf)


@kernel
def points_from(state: Record, seat: Seat, source: int) -> int:
    """SH-5.2 to SH-5.4: the points of a seat from one of the `SOURCES`, or in all."""
    if source == TOKENS:
        return goal_tokens(state, seat)
    if source == END:
        return end_token_points(state, seat)
    if source == GROUPS:
        return group_points(state.shelf[seat])
    if source == PERSONAL_GOAL:
        return personal_points(state.shelf[seat], state.personal[seat])
    return points(state, seat)


@kernel
def turn_order(state: Record, seat: Seat) -> int:
    """How far clockwise a seat is from the first player."""
    return (seat - state.first) % state.players  # type: ignore[no-any-return]


@kernel
def result(state: Record, scores: Ints, ranks: Ints) -> None:
    """SH-5.5: most points win; of tied players the latest in turn order."""
    for seat in range(state.players):
        scores[seat] = points(state, seat)
    for seat in range(state.players):
        ranks[seat] = 1
        for other in range(state.players):
            ahead = scores[other] > scores[seat]
            tied = scores[other] == scores[seat]
            if ahead or (tied and turn_order(state, other) > turn_order(state, seat)):
                ranks[seat] += 1
