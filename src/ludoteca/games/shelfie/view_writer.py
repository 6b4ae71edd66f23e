"""Writes what a reader may know of a table of My Shelfie (SH-7), to be drawn without knowing the rules."""

from __future__ import annotations

from itertools import product

import numpy as np

from ludoteca.core.compiled import kernel, popcount
from ludoteca.core.json_writer import (
    NULL,
    Out,
    close_list,
    close_object,
    field_number,
    field_row,
    field_seat,
    json_text,
    literals,
    name,
    names,
    open_list,
    open_object,
    text,
    texts,
    write,
    write_number,
    write_numbers,
    write_row,
)
from ludoteca.core.turn_writer import write_turn
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.shelfie.drawing import draw_room, draw_shelf
from ludoteca.games.shelfie.event_writer import ITEM_NAMES
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    GROUP_POINTS,
    ITEM_COUNT,
    ITEMS,
    PERSONAL_GOALS,
    PERSONAL_POINTS,
    SHELF_COLUMNS,
    SHELF_ROWS,
)
from ludoteca.games.shelfie.lines import LINE_MASKS, LINE_SIZES, LINES, LONGEST
from ludoteca.games.shelfie.narration_writer import write_progress
from ludoteca.games.shelfie.notation import CELL_TEXTS
from ludoteca.games.shelfie.progress import tiles_done, tiles_needed
from ludoteca.games.shelfie.rules import free_tiles, roomiest
from ludoteca.games.shelfie.scoring import PERSONAL_GOAL, SOURCES, TOTAL, points_from, result
from ludoteca.games.shelfie.shelf import BITS, RULEBOOKS, list_groups
from ludoteca.games.shelfie.state import SEATS, TOKEN_WORTH

SMALLEST_GROUP = 3
"""SH-5.4: the fewest tiles that are worth something."""
MOST_GROUPS = SHELF_ROWS * SHELF_COLUMNS // 2

SHELF_CELLS = literals(product(range(SHELF_ROWS), range(SHELF_COLUMNS)))
SHELF_BITS = np.array(BITS, np.int64).ravel()

ITEM_FIELDS, SOURCE_FIELDS = names(ITEMS), names(SOURCES)
LINE_TEXTS = literals([CELL_TEXTS[cell] for cell in cells] for _, _, cells in LINES)
SIZE_FIELDS = names(map(str, range(LONGEST + 1)))
OPTION_CHOICES = literals(
    {"rulebook": rulebook, "first_game": first_game} for rulebook, first_game in product(RULEBOOKS, (False, True))
)
GOAL_STARTS = texts(json_text({"goal": card, "name": goal})[:-1] for card, goal in enumerate(("", *COMMON_GOALS)))
"""The beginning of each common goal, by the number of its card; its tokens follow."""
PERSONAL_CARDS = literals(
    {"card": card, "rows": rows, "ladder": PERSONAL_POINTS[1:]} for card, rows in enumerate(PERSONAL_GOALS, start=1)
)
DECIDED_BY = literals(("points", "turn order"))

GAME = text('"game":"shelfie"')
PLAYERS, OPTIONS, PLY, TO_MOVE, OVER = map(name, ("players", "options", "ply", "to_move", "over"))
SEAT, PROGRESS, FIRST, ROOM, BAG = map(name, ("seat", "progress", "first", "room", "bag"))
SHARED_GOALS, END_TOKEN, ALL_SEATS = map(name, ("common_goals", "end_token", "seats"))
SHELF, TOKENS, DONE, NEEDED, POINTS = map(name, ("shelf", "tokens", "done", "of", "points"))
GROUPS, ITEM, CELLS_OF_GROUP, OWN_GOAL = map(name, ("groups", "item", "cells", "personal_goal"))
LEGAL, LINES_TO_TAKE, COLUMNS = map(name, ("legal", "lines", "columns"))
OUTCOME, SCORES, WINNERS, REASON, BREAKDOWN = map(name, ("outcome", "scores", "winners", "reason", "breakdown"))


@kernel
def write_view(state: Record, reader: Seat, out: Out) -> None:
    """SH-7.1: write everything that is open, and the reader's own goal and choices.

    SH-7.2: all personal goals are shown when the match is over, and never what the bag will give.
    """
    open_object(out)
    write_head(state, reader, out)
    write_table(state, out)
    write_seats(state, reader, out)
    write_legal(state, reader, out)
    write_outcome(state, out)
    close_object(out)


@kernel
def write_head(state: Record, reader: Seat, out: Out) -> None:
    """Write what the views of all games have."""
    write(out, GAME)
    field_number(out, PLAYERS, state.players)
    field_row(out, OPTIONS, OPTION_CHOICES, 2 * state.rulebook + state.first_game)
    write_turn(state, reader, out)


# The table


@kernel
def write_table(state: Record, out: Out) -> None:
    """Write the round, the living room, the bag, the common goals and the end token."""
    write(out, PROGRESS)
    write_progress(state, out)
    field_number(out, FIRST, state.first)
    write(out, ROOM)
    draw_room(state, out)
    write(out, BAG)
    write_bag(state, out)
    write(out, SHARED_GOALS)
    write_common_goals(state, out)
    field_seat(out, END_TOKEN, state.end_token)


@kernel
def write_bag(state: Record, out: Out) -> None:
    """SH-7.1: write how many tiles of each type are in the bag."""
    open_object(out)
    for item in range(ITEM_COUNT):
        write_row(out, ITEM_FIELDS, item)
        write_number(out, state.bag[item])
    close_object(out)


@kernel
def write_common_goals(state: Record, out: Out) -> None:
    """SH-7.1: write the common goals with the tokens left on them."""
    open_list(out)
    for goal in range(state.goals):
        write_row(out, GOAL_STARTS, state.common[goal])
        write(out, TOKENS)
        open_list(out)
        for token in range(state.tokens_gone[goal], state.players):
            write_number(out, TOKEN_WORTH[state.players, token])
        close_list(out)
        close_object(out)
    close_list(out)


# The seats


@kernel
def write_seats(state: Record, reader: Seat, out: Out) -> None:
    """Write every seat."""
    groups = np.empty((MOST_GROUPS, 2), np.int64)
    write(out, ALL_SEATS)
    open_list(out)
    for seat in range(state.players):
        open_object(out)
        field_number(out, SEAT, seat)
        write_progress_of(state, seat, out)
        write_points_of(state, seat, seat == reader or state.over != 0, groups, out)
        close_object(out)
    close_list(out)


@kernel
def write_progress_of(state: Record, seat: Seat, out: Out) -> None:
    """SH-6: write the shelf of a seat, its tokens, and how near it is to each common goal."""
    write(out, SHELF)
    draw_shelf(state.shelf[seat], out)
    write(out, TOKENS)
    write_numbers(out, state.token[seat], state.goals)
    write(out, PROGRESS)
    open_list(out)
    for goal in range(state.goals):
        open_object(out)
        write_tiles_done(state, seat, goal, out)
        close_object(out)
    close_list(out)


@kernel
def write_tiles_done(state: Record, seat: Seat, goal: int, out: Out) -> None:
    """SH-6: write how many tiles are right for a common goal, and how many must be."""
    field_number(out, DONE, tiles_done(state, seat, goal))
    field_number(out, NEEDED, tiles_needed(state, goal))


@kernel
def write_points_of(state: Record, seat: Seat, is_open: bool, groups: Ints, out: Out) -> None:
    """SH-5: write the points of a seat and its groups; those of its personal goal, and the goal, if they are open."""
    write(out, POINTS)
    write_points(state, seat, PERSONAL_GOAL if is_open else PERSONAL_GOAL - 1, out)
    write(out, GROUPS)
    write_groups(state.shelf[seat], groups, out)
    if is_open:
        field_row(out, OWN_GOAL, PERSONAL_CARDS, state.personal[seat])


@kernel
def write_points(state: Record, seat: Seat, last: int, out: Out) -> None:
    """SH-5.2 to SH-5.4: write the points of a seat by source, up to the last of the `SOURCES` that is wanted."""
    open_object(out)
    for source in range(last + 1):
        write_row(out, SOURCE_FIELDS, source)
        write_number(out, points_from(state, seat, source))
    close_object(out)


@kernel
def write_groups(shelf: Ints, groups: Ints, out: Out) -> None:
    """SH-5.4: write the groups behind the points for groups, the largest first."""
    count = list_groups(shelf, groups)
    largest = 0
    for i in range(count):
        largest = max(largest, popcount(groups[i, 1]))
    open_list(out)
    for size in range(largest, SMALLEST_GROUP - 1, -1):
        for i in range(count):
            if popcount(groups[i, 1]) == size:
                write_group(groups[i, 0], groups[i, 1], out)
    close_list(out)


@kernel
def write_group(item: int, group: int, out: Out) -> None:
    """SH-5.4: write a group: its type, its points, and its cells row by row."""
    open_object(out)
    field_row(out, ITEM, ITEM_NAMES, item)
    field_number(out, POINTS, GROUP_POINTS[min(popcount(group), 6)])
    write(out, CELLS_OF_GROUP)
    open_list(out)
    for cell in range(len(SHELF_BITS)):
        if group >> SHELF_BITS[cell] & 1:
            write_row(out, SHELF_CELLS, cell)
    close_list(out)
    close_object(out)


# The choices of the seat to move


@kernel
def write_legal(state: Record, reader: Seat, out: Out) -> None:
    """Write what the reader may do, if it is the reader's turn."""
    write(out, LEGAL)
    if reader == state.seat and not state.over:
        write_choices(state, out)
    else:
        write(out, NULL)


@kernel
def write_choices(state: Record, out: Out) -> None:
    """SH-3: write the lines that can be taken, and the columns with room for one, two and three tiles.

    Every line may be taken in any order and into any column that has room for all of it.
    """
    height = state.height[state.seat]
    most = min(roomiest(height), LONGEST)
    open_object(out)
    write(out, LINES_TO_TAKE)
    write_lines(free_tiles(state.occupied), most, out)
    write(out, COLUMNS)
    write_columns(height, most, out)
    close_object(out)


@kernel
def write_lines(free: int, most: int, out: Out) -> None:
    """SH-3.2, SH-3.3: write the lines of up to `most` tiles whose tiles all have a free side."""
    open_list(out)
    for line in range(len(LINE_MASKS)):
        if LINE_MASKS[line] & free == LINE_MASKS[line] and LINE_SIZES[line] <= most:
            write_row(out, LINE_TEXTS, line)
    close_list(out)


@kernel
def write_columns(height: Ints, most: int, out: Out) -> None:
    """SH-3.5: write the columns with room for each number of tiles."""
    open_object(out)
    for size in range(1, most + 1):
        write_row(out, SIZE_FIELDS, size)
        open_list(out)
        for column in range(SHELF_COLUMNS):
            if height[column] + size <= SHELF_ROWS:
                write_number(out, column + 1)
        close_list(out)
    close_object(out)


# The outcome


@kernel
def write_outcome(state: Record, out: Out) -> None:
    """SH-5: write how the match ended, if it has."""
    write(out, OUTCOME)
    if state.over:
        open_object(out)
        write_scores(state, out)
        write_breakdown(state, out)
        close_object(out)
    else:
        write(out, NULL)


@kernel
def write_scores(state: Record, out: Out) -> None:
    """SH-5.5: write the points and who won."""
    scores, ranks = np.empty(SEATS, np.int64), np.empty(SEATS, np.int64)
    result(state, scores, ranks)
    write(out, SCORES)
    write_numbers(out, scores, state.players)
    write(out, WINNERS)
    open_list(out)
    for seat in range(state.players):
        if ranks[seat] == 1:
            write_number(out, seat)
    close_list(out)
    field_row(out, REASON, DECIDED_BY, 1 if is_tie(scores, state.players) else 0)


@kernel
def is_tie(scores: Ints, players: int) -> bool:
    """SH-5.5: whether the most points are shared, so that the turn order decides."""
    most, sharing = -1, 0
    for seat in range(players):
        if scores[seat] > most:
            most, sharing = scores[seat], 0
        if scores[seat] == most:
            sharing += 1
    return sharing > 1


@kernel
def write_breakdown(state: Record, out: Out) -> None:
    """SH-5.2 to SH-5.4: write how the points of every seat add up."""
    write(out, BREAKDOWN)
    open_list(out)
    for seat in range(state.players):
        write_points(state, seat, TOTAL, out)
    close_list(out)
