"""The reasons for and against an action of My Shelfie: what it gains, prepares, denies to others and gives them.

They come from what everybody sees (SH-7.1) and from the personal goal of the seat to move, never from the others'
goals or from what a refill would bring (SH-7.2).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core.records import fields
from ludoteca.core.types import Box, Document, Seat
from ludoteca.games.shelfie.facts import GROUP_POINTS, ITEM_COUNT, ITEMS, PERSONAL_POINTS, SHELF_COLUMNS, SHELF_ROWS
from ludoteca.games.shelfie.goals import goal_met, group_at
from ludoteca.games.shelfie.lines import LINES, LONGEST
from ludoteca.games.shelfie.notation import CELL_OF_TEXT
from ludoteca.games.shelfie.progress import GOAL_TILES, goal_progress
from ludoteca.games.shelfie.rules import tiles_touch
from ludoteca.games.shelfie.shelf import cells_of
from ludoteca.games.shelfie.state import COLUMN_BITS, NOBODY, PERSONAL, TOKEN_WORTH
from ludoteca.games.shelfie.view import free_lines

MOST_REASONS = 8
FAR = 8
"""A common goal that lacks more tiles than this is not met by one take."""
NOTABLE = 2
"""The fewest points of groups that are worth mentioning when they are denied or given."""

KINDS_OF_REASONS = (
    "common_goal",
    "goal_opened",
    "goal_denied",
    "personal",
    "group",
    "end_token",
    "last_turns",
    "goal_near",
    "token_wanted",
    "group_denied",
    "group_opened",
    "end_near",
    "group_open",
    "token",
    "refill",
)
"""The most important kind first."""

Masks = list[int]
"""A shelf: for each item type the set of its cells."""


def reasons(before: Box, after: Box, events: list[Document]) -> list[Document]:
    """SH-3 to SH-5: the reasons for and against one action, the most important first."""
    state, later = fields(before), fields(after)
    found = [
        *tokens(state, later, events),
        *personal_goal(state, later),
        *groups(state, later),
        *rooms(state, later, events),
    ]
    if later.end_token == NOBODY:
        found += [*open_groups(state, later), *goals_nearer(state, later), *end_nearer(state, later)]
    return sorted(found, key=weight)[:MOST_REASONS]


def weight(reason: Document) -> tuple[int, int]:
    """What orders reasons: their kind, then what they are worth."""
    return KINDS_OF_REASONS.index(reason["kind"]), -reason.get("value", 0)


def reason(sense: str, kind: str, rule: str, **values: object) -> Document:
    """One fact."""
    return {"sense": sense, "kind": kind, **values, "rule": rule}


def others(state: Any, later: Any) -> list[Seat]:
    """The other seats that still have a turn, in its order; SH-5.1: after the end token only those of this round."""
    count = state.players - 1 if later.end_token == NOBODY else turns_left(state)
    return [(state.seat + turn) % state.players for turn in range(1, count + 1)]


def turns_left(state: Any) -> int:
    """SH-5.1: how many turns of the round come after this one."""
    return int((state.first - state.seat - 1) % state.players)


# Tokens


def tokens(state: Any, later: Any, events: list[Document]) -> Iterator[Document]:
    """SH-4.1, SH-4.2: tokens gained, and what is left on their goals for the others."""
    for event in events:
        if event["kind"] == "common_goal":
            yield reason("gain", "common_goal", "SH-4.1", goal=event["goal"], value=event["points"])
            yield from lower_token(state, later, event)
        if event["kind"] == "end_token":
            yield reason("gain", "end_token", "SH-4.2", value=event["points"])
            yield reason("denial", "last_turns", "SH-5.1", count=turns_left(state))


def lower_token(state: Any, later: Any, event: Document) -> Iterator[Document]:
    """SH-4.1: the next player to meet the goal gets a lower token, which matters to players near it."""
    goal = state.common.tolist().index(event["goal"])
    hopeful = [seat for seat in others(state, later) if not state.token[seat, goal]]
    near = [seat for seat in hopeful if tiles_missing(state, seat, goal) <= LONGEST]
    if not hopeful:
        return
    values = {"goal": event["goal"], "from": event["points"], "to": next_token(later, goal)}
    yield from (reason("denial", "token_wanted", "SH-4.1", seat=seat, **values) for seat in near)
    if not near:
        yield reason("denial", "token", "SH-4.1", **values)


def next_token(state: Any, goal: int) -> int:
    """SH-2.2: the worth of the top token of a common goal that somebody can still meet."""
    return int(TOKEN_WORTH[state.players, state.tokens_gone[goal]])


def progress(state: Any, seat: Seat, goal: int) -> int:
    """SH-6: how many tiles of a shelf are right for a common goal."""
    return int(goal_progress(int(state.common[goal]), state.shelf[seat], state.height[seat], state.rulebook))


def tiles_missing(state: Any, seat: Seat, goal: int) -> int:
    """SH-6: how many tiles a shelf lacks for a common goal."""
    return GOAL_TILES[int(state.common[goal]) - 1] - progress(state, seat, goal)


# The shelf of the seat to move


def personal_goal(state: Any, later: Any) -> Iterator[Document]:
    """SH-5.3: every cell of one's own personal goal that has become right."""
    seat = state.seat
    wanted = PERSONAL[state.personal[seat]]
    right = int(np.count_nonzero(state.shelf[seat] & wanted))
    for item, name in enumerate(ITEMS):
        for row, column in cells_of(int(later.shelf[seat, item] & ~state.shelf[seat, item] & wanted[item])):
            worth = PERSONAL_POINTS[right + 1] - PERSONAL_POINTS[right]
            place = {"item": name, "row": row, "column": column}
            yield reason("gain", "personal", "SH-5.3", **place, **{"from": right, "to": right + 1}, value=worth)
            right += 1


def groups_in(tiles: int) -> Masks:
    """SH-5.4: the groups among tiles of one type."""
    found = []
    while tiles:
        found.append(int(group_at(tiles, (tiles & -tiles).bit_length() - 1)))
        tiles &= ~found[-1]
    return found


def group_points(tiles: int) -> int:
    """SH-5.4: the points of all groups among tiles of one type."""
    return sum(GROUP_POINTS[min(group.bit_count(), 6)] for group in groups_in(tiles))


def grown_groups(state: Any, later: Any) -> Iterator[tuple[str, int, int]]:
    """The groups of the seat to move that have become larger: type, what was there of it, what is."""
    for item, name in enumerate(ITEMS):
        had, has = int(state.shelf[state.seat, item]), int(later.shelf[state.seat, item])
        yield from ((name, group & had, group) for group in groups_in(has) if group & ~had)


def groups(state: Any, later: Any) -> Iterator[Document]:
    """SH-5.4: groups that bring more points than before."""
    for name, had, has in grown_groups(state, later):
        largest = max((group.bit_count() for group in groups_in(had)), default=0)
        more = group_points(has) - group_points(had)
        if more > 0:
            sizes = {"from": largest, "to": has.bit_count()}
            yield reason("gain", "group", "SH-5.4", item=name, **sizes, value=more)


def open_groups(state: Any, later: Any) -> Iterator[Document]:
    """SH-5.4: groups that the next tile can make worth more."""
    for name, _, group in grown_groups(state, later):
        size = group.bit_count()
        around = group << 1 | group >> 1 | group << COLUMN_BITS | group >> COLUMN_BITS
        if 2 <= size < 6 and around & landing(later.height[state.seat].tolist()):
            more = GROUP_POINTS[size + 1] - GROUP_POINTS[size]
            yield reason("threat", "group_open", "SH-5.4", item=name, **{"from": size, "to": size + 1}, value=more)


def landing(heights: list[int]) -> int:
    """SH-1.3: the cells where the next tile can come to lie."""
    return sum(1 << (COLUMN_BITS * column + high) for column, high in enumerate(heights) if high < SHELF_ROWS)


def goals_nearer(state: Any, later: Any) -> Iterator[Document]:
    """SH-6: common goals for which more tiles are right than before."""
    for goal in range(state.goals):
        had, has = progress(state, state.seat, goal), progress(later, state.seat, goal)
        if has > had and not later.token[state.seat, goal]:
            number = int(state.common[goal])
            tiles = {"from": had, "to": has, "of": GOAL_TILES[number - 1]}
            worth = next_token(later, goal)
            yield reason("threat", "goal_near", f"SH-6.{number}", goal=number, **tiles, value=worth)


def end_nearer(state: Any, later: Any) -> Iterator[Document]:
    """SH-4.2: a shelf that one more take can fill."""
    had, has = (SHELF_ROWS * SHELF_COLUMNS - int(table.height[state.seat].sum()) for table in (state, later))
    if has <= LONGEST < had:
        yield reason("threat", "end_near", "SH-4.2", missing=has)


# What the others can take


class Prospects(NamedTuple):
    """What one take could bring a seat: common goals met, and for each type the most points of groups."""

    goals: set[int]
    points: dict[int, int]


def rooms(state: Any, later: Any, events: list[Document]) -> Iterator[Document]:
    """SH-4.3: that the room is refilled, or what the tiles left there and those gone mean to the others."""
    gone = sum(1 << CELL_OF_TEXT[event["cell"]] for event in events if event["kind"] == "insert")
    left = int(state.occupied) & ~gone
    if not later.over and not tiles_touch(left):
        yield reason("gift", "refill", "SH-4.3")
        return
    for seat in others(state, later):
        had, has = prospects(state, seat, int(state.occupied)), prospects(state, seat, left)
        yield from goal_changes(later, seat, had, has)
        yield from point_changes(seat, had, has)


def goal_changes(later: Any, seat: Seat, had: Prospects, has: Prospects) -> Iterator[Document]:
    """SH-4.1: common goals that another seat could have met and cannot now, or the other way round."""
    for goal in had.goals ^ has.goals:
        sense, kind = ("denial", "goal_denied") if goal in had.goals else ("gift", "goal_opened")
        number = int(later.common[goal])
        yield reason(sense, kind, "SH-4.1", seat=seat, goal=number, value=next_token(later, goal))


def point_changes(seat: Seat, had: Prospects, has: Prospects) -> Iterator[Document]:
    """SH-5.4: the type with which another seat could have made the most points more than now, or less."""
    changes = {item: had.points[item] - has.points[item] for item in range(ITEM_COUNT)}
    for sense, kind, sign in (("denial", "group_denied", 1), ("gift", "group_opened", -1)):
        item = max(changes, key=lambda each: sign * changes[each])
        if sign * changes[item] >= NOTABLE:
            yield reason(sense, kind, "SH-5.4", seat=seat, item=ITEMS[item], value=sign * changes[item])


def prospects(state: Any, seat: Seat, occupied: int) -> Prospects:
    """SH-3: what one take from these cells could bring a seat, as far as all can see."""
    found = Prospects(set(), defaultdict(int))
    goals = [
        goal for goal in range(state.goals) if not state.token[seat, goal] and tiles_missing(state, seat, goal) <= FAR
    ]
    shelf = state.shelf[seat].tolist()
    had = [group_points(tiles) for tiles in shelf]
    for column, types in insertions(state, seat, occupied):
        grown, heights = insert_tiles(shelf, state.height[seat].tolist(), column, types)
        for item in set(types):
            found.points[item] = max(found.points[item], group_points(grown[item]) - had[item])
        for goal in goals:
            if goal not in found.goals and meets(state, goal, grown, heights):
                found.goals.add(goal)
    return found


def insertions(state: Any, seat: Seat, occupied: int) -> list[tuple[int, tuple[int, ...]]]:
    """SH-3.5: every column with the types that could be inserted there, the lowest first."""
    heights, room = state.height[seat].tolist(), state.room.tolist()
    lines = free_lines(occupied, min(LONGEST, SHELF_ROWS - min(heights)))
    orders = {order for line in lines for order in permutations([room[cell] - 1 for cell in LINES[line][2]])}
    return [
        (column, order)
        for column in range(SHELF_COLUMNS)
        for order in orders
        if heights[column] + len(order) <= SHELF_ROWS
    ]


def insert_tiles(shelf: Masks, heights: list[int], column: int, types: tuple[int, ...]) -> tuple[Masks, list[int]]:
    """SH-3.5: a shelf after tiles of these types were put into a column."""
    grown, higher = list(shelf), list(heights)
    for item in types:
        grown[item] |= 1 << (COLUMN_BITS * column + higher[column])
        higher[column] += 1
    return grown, higher


def meets(state: Any, goal: int, shelf: Masks, heights: list[int]) -> bool:
    """SH-6: whether such a shelf meets a common goal."""
    number = int(state.common[goal])
    return bool(goal_met(number, np.array(shelf, np.int64), np.array(heights, np.int64), state.rulebook))
