"""Writes what an action of My Shelfie would bring, as an object and as messages.

What a refill would bring is left out: only chance knows (SH-7.2).
"""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_message,
    close_object,
    field_flag,
    field_number,
    field_row,
    field_signed,
    literal,
    literals,
    message_start,
    name,
    open_list,
    open_object,
    write,
)
from ludoteca.core.messages import message
from ludoteca.core.types import Ints, Record
from ludoteca.games.shelfie.event_writer import GOAL, ITEM, ITEM_NAMES, POINTS, write_place
from ludoteca.games.shelfie.events import COMMON_GOAL, END_TOKEN_TAKEN, INSERTED
from ludoteca.games.shelfie.narration_writer import GOAL_WORDS, count_events
from ludoteca.games.shelfie.progress import tiles_done
from ludoteca.games.shelfie.rules import tiles_touch
from ludoteca.games.shelfie.scoring import END, GROUPS, PERSONAL_GOAL, SOURCES, TOKENS, TOTAL, points_from
from ludoteca.games.shelfie.view_writer import write_points, write_tiles_done

LANDING, COMMON_GOALS, END_TOKEN = map(name, ("landing", "common_goals", "end_token"))
BEFORE, AFTER, PROGRESS, REFILL, OVER = map(name, ("before", "after", "progress", "refill", "over"))
SOURCE, SAYS = name("source"), name("says")

SUMMARY, SOURCE_CHANGE = message_start("shelfie-preview"), message_start("shelfie-preview-source")
GOAL_CHANGE = message_start("shelfie-preview-goal")
REFILL_CHIP, OVER_CHIP = literal(message("shelfie-chip-refill")), literal(message("shelfie-chip-over"))
SOURCE_WORDS = literals(message(f"shelfie-points-{source}") for source in SOURCES)
IN_ORDER_OF_COUNTING = (TOKENS, END, PERSONAL_GOAL, GROUPS)


@kernel
def tiles_left(before: Record, events: Ints) -> int:
    """The cells of the living room that still have a tile after a take, before any refill."""
    left = before.occupied
    for row in range(1, events[0, 0] + 1):
        if events[row, 0] == INSERTED:
            left &= ~(1 << events[row, 3])
    return left  # type: ignore[no-any-return]


@kernel
def is_refilled(before: Record, after: Record, events: Ints) -> bool:
    """SH-4.3: whether a take leads to a refill."""
    return not after.over and not tiles_touch(tiles_left(before, events))


# The object


@kernel
def write_preview(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write where the tiles land, goals and points before and after, and whether the room is refilled."""
    open_object(out)
    write(out, LANDING)
    write_landing(events, out)
    write(out, COMMON_GOALS)
    write_goals_met(events, out)
    field_flag(out, END_TOKEN, count_events(events, END_TOKEN_TAKEN) > 0)
    write(out, POINTS)
    write_points_change(before, after, out)
    write(out, PROGRESS)
    write_goal_changes(before, after, out)
    field_flag(out, REFILL, is_refilled(before, after, events))
    field_flag(out, OVER, after.over != 0)
    write(out, SAYS)
    write_preview_messages(before, after, events, out)
    close_object(out)


@kernel
def write_landing(events: Ints, out: Out) -> None:
    """SH-3.5: write where the tiles land, the lowest first."""
    open_list(out)
    for row in range(1, events[0, 0] + 1):
        if events[row, 0] == INSERTED:
            open_object(out)
            field_row(out, ITEM, ITEM_NAMES, events[row, 2])
            write_place(events[row, 4], out)
            close_object(out)
    close_list(out)


@kernel
def write_goals_met(events: Ints, out: Out) -> None:
    """SH-4.1: write the common goals that are met."""
    open_list(out)
    for row in range(1, events[0, 0] + 1):
        if events[row, 0] == COMMON_GOAL:
            open_object(out)
            field_number(out, GOAL, events[row, 2])
            field_number(out, POINTS, events[row, 4])
            close_object(out)
    close_list(out)


@kernel
def write_points_change(before: Record, after: Record, out: Out) -> None:
    """SH-5: write the points of the seat to move before and after."""
    open_object(out)
    write(out, BEFORE)
    write_points(before, before.seat, TOTAL, out)
    write(out, AFTER)
    write_points(after, before.seat, TOTAL, out)
    close_object(out)


@kernel
def write_goal_changes(before: Record, after: Record, out: Out) -> None:
    """SH-6: write how many tiles are right for each common goal after a take, and how many were before."""
    open_list(out)
    for goal in range(before.goals):
        open_object(out)
        field_number(out, GOAL, before.common[goal])
        field_number(out, BEFORE, tiles_done(before, before.seat, goal))
        write_tiles_done(after, before.seat, goal, out)
        close_object(out)
    close_list(out)


# The messages


@kernel
def write_preview_messages(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write the points by source, the common goals that come nearer, and what happens to the living room."""
    open_list(out)
    write_summary(before, after, out)
    for source in IN_ORDER_OF_COUNTING:
        write_source_change(before, after, source, out)
    for goal in range(before.goals):
        write_goal_change(before, after, goal, out)
    if is_refilled(before, after, events):
        write(out, REFILL_CHIP)
    if after.over:
        write(out, OVER_CHIP)
    close_list(out)


@kernel
def write_summary(before: Record, after: Record, out: Out) -> None:
    """Write all points before and after."""
    write(out, SUMMARY)
    field_number(out, BEFORE, points_from(before, before.seat, TOTAL))
    field_number(out, AFTER, points_from(after, before.seat, TOTAL))
    close_message(out)


@kernel
def write_source_change(before: Record, after: Record, source: int, out: Out) -> None:
    """SH-5.2 to SH-5.4: write how many points a source brings, if any."""
    change = points_from(after, before.seat, source) - points_from(before, before.seat, source)
    if change:
        write(out, SOURCE_CHANGE)
        field_signed(out, POINTS, change)
        field_row(out, SOURCE, SOURCE_WORDS, source)
        close_message(out)


@kernel
def write_goal_change(before: Record, after: Record, goal: int, out: Out) -> None:
    """SH-6: write how near a common goal is, if that changes."""
    if tiles_done(after, before.seat, goal) != tiles_done(before, before.seat, goal):
        write(out, GOAL_CHANGE)
        field_row(out, GOAL, GOAL_WORDS, before.common[goal])
        write_tiles_done(after, before.seat, goal, out)
        close_message(out)
