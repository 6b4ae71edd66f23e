"""Writes the reasons for and against an action of My Shelfie: what it gains, prepares, denies to others and gives them.

They come from what everybody sees (SH-7.1) and from the personal goal of the seat to move, never from the others'
goals or from what a refill would bring (SH-7.2). Reasons are rows of an array until the most important are written.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import kernel, lowest, popcount
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_message,
    close_object,
    literal,
    literals,
    members,
    message_starts,
    name,
    names,
    open_list,
    open_object,
    write,
    write_number,
    write_row,
)
from ludoteca.core.messages import message
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.shelfie import events as happened
from ludoteca.games.shelfie.event_writer import ITEM_NAMES
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    GROUP_POINTS,
    ITEM_COUNT,
    ITEMS,
    PERSONAL_POINTS,
    SHELF_COLUMNS,
    SHELF_ROWS,
)
from ludoteca.games.shelfie.goals import group_at
from ludoteca.games.shelfie.insight import next_token, tiles_on
from ludoteca.games.shelfie.lines import LONGEST
from ludoteca.games.shelfie.narration import item_word
from ludoteca.games.shelfie.narration_writer import GOAL_WORDS, ITEM_WORDS
from ludoteca.games.shelfie.preview_writer import is_refilled, tiles_left
from ludoteca.games.shelfie.progress import tiles_needed, tiles_right
from ludoteca.games.shelfie.prospects import AFTER, BEFORE, ORDERS, find_prospects, mark_orders
from ludoteca.games.shelfie.scoring import personal_cells, type_points
from ludoteca.games.shelfie.state import COLUMN_BITS, NOBODY, PERSONAL

MOST_REASONS = 8
NOTABLE = 2
"""The fewest points of groups that are worth mentioning when they are denied or given."""

ABOUT = (
    ("common_goal", "gain", "SH-4.1"),
    ("goal_opened", "gift", "SH-4.1"),
    ("goal_denied", "denial", "SH-4.1"),
    ("personal", "gain", "SH-5.3"),
    ("group", "gain", "SH-5.4"),
    ("end_token", "gain", "SH-4.2"),
    ("last_turns", "denial", "SH-5.1"),
    ("goal_near", "threat", "SH-6"),
    ("token_wanted", "denial", "SH-4.1"),
    ("group_denied", "denial", "SH-5.4"),
    ("group_opened", "gift", "SH-5.4"),
    ("end_near", "threat", "SH-4.2"),
    ("group_open", "threat", "SH-5.4"),
    ("token", "denial", "SH-4.1"),
    ("refill", "gift", "SH-4.3"),
)
"""The kinds of reasons, the most important first, each with its sense and its rule."""
KINDS_OF_REASONS = tuple(kind for kind, _, _ in ABOUT)
COMMON_GOAL, GOAL_OPENED, GOAL_DENIED, PERSONAL_TILE, GROUP, END_TOKEN, LAST_TURNS, GOAL_NEAR = range(8)
TOKEN_WANTED, GROUP_DENIED, GROUP_OPENED, END_NEAR, GROUP_OPEN, TOKEN, REFILL = range(8, len(ABOUT))

FIELDS = ("seat", "goal", "item", "row", "column", "from", "to", "of", "value", "count", "missing")
"""What a reason can have, in the order in which it is written."""
SEAT, GOAL, ITEM, ROW, COLUMN, FROM, TO, OF, VALUE, COUNT, MISSING = range(len(FIELDS))
KIND = len(FIELDS)
NONE = -1
ROOM_FOR_REASONS = 40
"""More than an action can have: 8 about tokens, 2 about the end, 3 for each tile, 4 for each other seat, 4 more."""

HEADS = members({"sense": sense, "kind": kind} for kind, sense, _ in ABOUT)
RULES = members({"rule": rule} for _, _, rule in ABOUT)
GOAL_RULES = members({"rule": f"SH-6.{card}"} for card in range(len(COMMON_GOALS) + 1))
FIELD_NAMES = names(FIELDS)
SAYS = name("says")
MESSAGE_STARTS = message_starts(f"shelfie-reason-{kind}" for kind in KINDS_OF_REASONS)
REFILL_MESSAGE = literal(message("shelfie-reason-refill"))
ITEMS_WORDS = literals(item_word(item, 2) for item in ITEMS)


@kernel
def write_reasons(before: Record, after: Record, events: Ints, out: Out) -> None:
    """SH-3 to SH-5: write the reasons for and against one action, the most important first."""
    found = np.empty((ROOM_FOR_REASONS, len(FIELDS) + 1), np.int64)
    found[0, 0] = 0
    find_tokens(before, after, events, found)
    find_personal_tiles(before, after, found)
    find_groups(before, after, found)
    find_prospect_changes(before, after, events, found)
    if after.end_token == NOBODY:
        find_goals_nearer(before, after, found)
        find_end_nearer(before, after, found)
    open_list(out)
    for _ in range(min(found[0, 0], MOST_REASONS)):
        row = most_important(found)
        write_reason(found[row], out)
        found[row, KIND] = len(ABOUT)
    close_list(out)


# Reasons as rows; row 0 holds their number


@kernel
def add_reason(found: Ints, kind: int) -> Ints:
    """Add a reason of a kind without any values, and return its row."""
    found[0, 0] += 1
    reason = found[found[0, 0]]
    for field in range(len(FIELDS)):
        reason[field] = NONE
    reason[KIND] = kind
    return reason  # type: ignore[no-any-return]


@kernel
def most_important(found: Ints) -> int:
    """The row of the first of the reasons whose kind, and then whose value, is the most important."""
    best = 1
    for row in range(2, found[0, 0] + 1):
        if weight(found[row]) < weight(found[best]):
            best = row
    return best


@kernel
def weight(reason: Ints) -> int:
    """What orders reasons: their kind, then what they are worth."""
    return 100 * reason[KIND] - max(reason[VALUE], 0)  # type: ignore[no-any-return]


@kernel
def write_reason(reason: Ints, out: Out) -> None:
    """Write a reason and its message."""
    open_object(out)
    write_row(out, HEADS, reason[KIND])
    for field in range(len(FIELDS)):
        if reason[field] != NONE:
            write_row(out, FIELD_NAMES, field)
            if field == ITEM:
                write_row(out, ITEM_NAMES, reason[ITEM])
            else:
                write_number(out, reason[field])
    if reason[KIND] == GOAL_NEAR:
        write_row(out, GOAL_RULES, reason[GOAL])
    else:
        write_row(out, RULES, reason[KIND])
    write(out, SAYS)
    write_message(reason, out)
    close_object(out)


@kernel
def write_message(reason: Ints, out: Out) -> None:
    """Write what a reason tells people; the page shows the place of a tile itself."""
    if reason[KIND] == REFILL:
        write(out, REFILL_MESSAGE)
        return
    write_row(out, MESSAGE_STARTS, reason[KIND])
    for field in range(len(FIELDS)):
        if reason[field] != NONE and field not in (ROW, COLUMN):
            write_row(out, FIELD_NAMES, field)
            write_value(reason, field, out)
    close_message(out)


@kernel
def write_value(reason: Ints, field: int, out: Out) -> None:
    """Write a value as a message needs it."""
    if field == GOAL:
        write_row(out, GOAL_WORDS, reason[GOAL])
    elif field == ITEM and reason[KIND] == PERSONAL_TILE:
        write_row(out, ITEM_WORDS, reason[ITEM])
    elif field == ITEM:
        write_row(out, ITEMS_WORDS, reason[ITEM])
    else:
        write_number(out, reason[field])


# Tokens


@kernel
def turns_left(before: Record) -> int:
    """SH-5.1: how many turns of the round come after this one."""
    return (before.first - before.seat - 1) % before.players  # type: ignore[no-any-return]


@kernel
def others_to_move(before: Record, after: Record) -> int:
    """SH-5.1: how many other seats still have a turn; after the end token only those of this round."""
    return before.players - 1 if after.end_token == NOBODY else turns_left(before)


@kernel
def find_tokens(before: Record, after: Record, events: Ints, found: Ints) -> None:
    """SH-4.1, SH-4.2: find tokens gained, and what is left on their goals for the others."""
    for row in range(1, events[0, 0] + 1):
        kind, what, points = events[row, 0], events[row, 2], events[row, 4]
        if kind == happened.COMMON_GOAL:
            reason = add_reason(found, COMMON_GOAL)
            reason[GOAL] = what
            reason[VALUE] = points
            find_lower_token(before, after, 0 if before.common[0] == what else 1, points, found)
        if kind == happened.END_TOKEN_TAKEN:
            add_reason(found, END_TOKEN)[VALUE] = points
            add_reason(found, LAST_TURNS)[COUNT] = turns_left(before)


@kernel
def find_lower_token(before: Record, after: Record, goal: int, points: int, found: Ints) -> None:
    """SH-4.1: the next player to meet the goal gets a lower token, which matters to players near it."""
    hopeful, near = 0, 0
    for turn in range(1, others_to_move(before, after) + 1):
        seat = (before.seat + turn) % before.players
        if before.token[seat, goal] == 0:
            hopeful += 1
            if tiles_needed(before, goal) - tiles_right(before, seat, goal) <= LONGEST:
                near += 1
                add_lower_token(after, TOKEN_WANTED, goal, points, found)[SEAT] = seat
    if hopeful and not near:
        add_lower_token(after, TOKEN, goal, points, found)


@kernel
def add_lower_token(after: Record, kind: int, goal: int, points: int, found: Ints) -> Ints:
    """SH-2.2: add that the next token of a goal is worth less, and return its row."""
    reason = add_reason(found, kind)
    reason[GOAL] = after.common[goal]
    reason[FROM] = points
    reason[TO] = next_token(after, goal)
    return reason


# The shelf of the seat to move


@kernel
def find_personal_tiles(before: Record, after: Record, found: Ints) -> None:
    """SH-5.3: find every cell of one's own personal goal that has become right."""
    seat = before.seat
    goal = before.personal[seat]
    right = personal_cells(before.shelf[seat], goal)
    for item in range(ITEM_COUNT):
        new = after.shelf[seat, item] & ~before.shelf[seat, item] & PERSONAL[goal, item]
        if new:
            reason = add_reason(found, PERSONAL_TILE)
            reason[ITEM] = item
            reason[ROW] = SHELF_ROWS - 1 - lowest(new) % COLUMN_BITS
            reason[COLUMN] = lowest(new) // COLUMN_BITS
            reason[FROM] = right
            reason[TO] = right + 1
            reason[VALUE] = PERSONAL_POINTS[right + 1] - PERSONAL_POINTS[right]
            right += 1


@kernel
def find_groups(before: Record, after: Record, found: Ints) -> None:
    """SH-5.4: find groups that have become larger."""
    for item in range(ITEM_COUNT):
        had, tiles = before.shelf[before.seat, item], after.shelf[before.seat, item]
        while tiles & ~had:
            group = group_at(tiles, lowest(tiles))
            tiles &= ~group
            if group & ~had:
                note_growth(item, group & had, group, found)
                if after.end_token == NOBODY:
                    note_open_group(item, group, after.height[before.seat], found)


@kernel
def note_growth(item: int, old: int, group: int, found: Ints) -> None:
    """SH-5.4: add a group that brings more points than its tiles did before."""
    more = type_points(group) - type_points(old)
    if more > 0:
        add_growth(found, GROUP, item, largest_group(old), popcount(group), more)


@kernel
def note_open_group(item: int, group: int, height: Ints, found: Ints) -> None:
    """SH-5.4: add a group that the next tile can make worth more."""
    size = popcount(group)
    around = group << 1 | group >> 1 | group << COLUMN_BITS | group >> COLUMN_BITS
    if 2 <= size < 6 and around & landing(height):
        add_growth(found, GROUP_OPEN, item, size, size + 1, GROUP_POINTS[size + 1] - GROUP_POINTS[size])


@kernel
def add_growth(found: Ints, kind: int, item: int, size: int, new_size: int, value: int) -> None:
    """Add that a group grows, or can grow."""
    reason = add_reason(found, kind)
    reason[ITEM] = item
    reason[FROM] = size
    reason[TO] = new_size
    reason[VALUE] = value


@kernel
def largest_group(tiles: int) -> int:
    """SH-5.4: the size of the largest group among tiles of one type."""
    largest = 0
    while tiles:
        group = group_at(tiles, lowest(tiles))
        tiles &= ~group
        largest = max(largest, popcount(group))
    return largest


@kernel
def landing(height: Ints) -> int:
    """SH-1.3: the cells where the next tile can come to lie."""
    cells = 0
    for column in range(SHELF_COLUMNS):
        if height[column] < SHELF_ROWS:
            cells |= 1 << (COLUMN_BITS * column + height[column])
    return cells


@kernel
def find_goals_nearer(before: Record, after: Record, found: Ints) -> None:
    """SH-6: find common goals for which more tiles are right than before."""
    seat = before.seat
    for goal in range(before.goals):
        had, has = tiles_right(before, seat, goal), tiles_right(after, seat, goal)
        if has > had and after.token[seat, goal] == 0:
            reason = add_reason(found, GOAL_NEAR)
            reason[GOAL] = before.common[goal]
            reason[FROM] = had
            reason[TO] = has
            reason[OF] = tiles_needed(before, goal)
            reason[VALUE] = next_token(after, goal)


@kernel
def find_end_nearer(before: Record, after: Record, found: Ints) -> None:
    """SH-4.2: find a shelf that one more take can fill."""
    cells = SHELF_ROWS * SHELF_COLUMNS
    missing = cells - tiles_on(after, before.seat)
    if missing <= LONGEST < cells - tiles_on(before, before.seat):
        add_reason(found, END_NEAR)[MISSING] = missing


# What the others can take


@kernel
def find_prospect_changes(before: Record, after: Record, events: Ints, found: Ints) -> None:
    """SH-4.3: find that the room is refilled, or what the tiles left there and those gone mean to the others."""
    if is_refilled(before, after, events):
        add_reason(found, REFILL)
        return
    orders, prospects = np.zeros(ORDERS, np.int64), np.empty((2, ITEM_COUNT + 1), np.int64)
    mark_orders(before, before.occupied, BEFORE, orders)
    mark_orders(before, tiles_left(before, events), AFTER, orders)
    for turn in range(1, others_to_move(before, after) + 1):
        seat = (before.seat + turn) % before.players
        find_prospects(before, seat, orders, prospects)
        find_goal_changes(after, seat, prospects, found)
        find_point_changes(seat, prospects, GROUP_DENIED, 1, found)
        find_point_changes(seat, prospects, GROUP_OPENED, -1, found)


@kernel
def find_goal_changes(after: Record, seat: Seat, prospects: Ints, found: Ints) -> None:
    """SH-4.1: find common goals that another seat could have met and cannot now, or the other way round."""
    had, has = prospects[BEFORE, ITEM_COUNT], prospects[AFTER, ITEM_COUNT]
    for goal in range(after.goals):
        if (had ^ has) >> goal & 1:
            reason = add_reason(found, GOAL_DENIED if had >> goal & 1 else GOAL_OPENED)
            reason[SEAT] = seat
            reason[GOAL] = after.common[goal]
            reason[VALUE] = next_token(after, goal)


@kernel
def find_point_changes(seat: Seat, prospects: Ints, kind: int, sign: int, found: Ints) -> None:
    """SH-5.4: find the type with which another seat could have made the most points more than now, or less."""
    most, best = 0, 0
    for item in range(ITEM_COUNT):
        change = sign * (prospects[BEFORE, item] - prospects[AFTER, item])
        if change > most:
            most, best = change, item
    if most >= NOTABLE:
        reason = add_reason(found, kind)
        reason[SEAT] = seat
        reason[ITEM] = best
        reason[VALUE] = most
