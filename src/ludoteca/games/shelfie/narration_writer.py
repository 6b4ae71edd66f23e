"""Writes what My Shelfie tells people about events and the progress of a match, as messages."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_message,
    field_number,
    field_row,
    literal,
    literals,
    message_start,
    name,
    open_list,
    write,
    write_row,
)
from ludoteca.core.messages import message
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.shelfie.events import COMMON_GOAL, END, END_TOKEN_TAKEN, INSERTED, REFILLED, RETURNED
from ludoteca.games.shelfie.facts import COMMON_GOALS, ITEMS, TOKENS
from ludoteca.games.shelfie.narration import goal_word, item_word
from ludoteca.games.shelfie.state import COLUMN_BITS, NOBODY

ITEM_WORDS = literals(item_word(item) for item in ITEMS)
GOAL_WORDS = literals([{}, *(goal_word(card) for card in range(1, len(COMMON_GOALS) + 1))])
"""By the number of the card."""
POINTS_WORDS = literals(message("shelfie-log-points", count=points) for points in range(max(TOKENS[4]) + 1))

INSERTION, GOAL_REACHED = message_start("shelfie-log-insert"), message_start("shelfie-log-goal")
END_TOKEN, RETURN = message_start("shelfie-log-end-token"), message_start("shelfie-log-return")
REFILL, THE_END = literal(message("shelfie-log-refill")), literal(message("shelfie-log-end"))
ROUND = message_start("shelfie-progress")
LAST_ROUND, IS_OVER = literal(message("shelfie-progress-last")), literal(message("shelfie-progress-over"))

SEAT, TILES, COLUMN, GOAL = map(name, ("seat", "tiles", "column", "goal"))
POINTS, COUNT, NUMBER_OF_ROUND = map(name, ("points", "count", "round"))


# The log


@kernel
def write_narration(state: Record, events: Ints, reader: Seat, out: Out) -> None:  # noqa: ARG001
    """Write what the events of one action mean, a message for each sentence."""
    open_list(out)
    write_insertion(events, out)
    for row in range(1, events[0, 0] + 1):
        if events[row, 0] == COMMON_GOAL or events[row, 0] == END_TOKEN_TAKEN:
            write_token(events[row], out)
    write_aftermath(events, out)
    close_list(out)


@kernel
def count_events(events: Ints, kind: int) -> int:
    """How many of the events are of a kind."""
    count = 0
    for row in range(1, events[0, 0] + 1):
        if events[row, 0] == kind:
            count += 1
    return count


@kernel
def write_insertion(events: Ints, out: Out) -> None:
    """SH-3.5: write the tiles of a take, the lowest first, and their column. They are the first events."""
    write(out, INSERTION)
    field_number(out, SEAT, events[1, 1])
    write(out, TILES)
    open_list(out)
    for row in range(1, count_events(events, INSERTED) + 1):
        write_row(out, ITEM_WORDS, events[row, 2])
    close_list(out)
    field_number(out, COLUMN, events[1, 4] // COLUMN_BITS + 1)
    close_message(out)


@kernel
def write_token(event: Ints, out: Out) -> None:
    """SH-4.1, SH-4.2: write who took a token, for which goal, and what it is worth."""
    if event[0] == COMMON_GOAL:
        write(out, GOAL_REACHED)
        field_number(out, SEAT, event[1])
        field_row(out, GOAL, GOAL_WORDS, event[2])
    else:
        write(out, END_TOKEN)
        field_number(out, SEAT, event[1])
    field_row(out, POINTS, POINTS_WORDS, event[4])
    close_message(out)


@kernel
def write_aftermath(events: Ints, out: Out) -> None:
    """SH-4.3, SH-5.1: write what happened to the living room and to the match after a turn."""
    returned = count_events(events, RETURNED)
    if returned:
        write(out, RETURN)
        field_number(out, COUNT, returned)
        close_message(out)
    if count_events(events, REFILLED):
        write(out, REFILL)
    if count_events(events, END):
        write(out, THE_END)


# The progress of the match


@kernel
def write_progress(state: Record, out: Out) -> None:
    """SH-5.1: write the round, or that it is the last one."""
    if state.over:
        write(out, IS_OVER)
    elif state.end_token != NOBODY:
        write(out, LAST_ROUND)
    else:
        write(out, ROUND)
        field_number(out, NUMBER_OF_ROUND, state.ply // state.players + 1)
        close_message(out)
