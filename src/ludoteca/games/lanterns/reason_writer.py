"""Writes the reasons for and against an action of Lanterns, each with its message in `says`."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_message,
    close_object,
    members,
    message_starts,
    name,
    names,
    open_list,
    open_object,
    put_number,
    write,
    write_row,
)
from ludoteca.core.types import Bytes, Ints, Record
from ludoteca.games.lanterns.event_writer import COLOUR_TEXTS, KIND_TEXTS
from ludoteca.games.lanterns.narration_writer import COLOUR_WORDS, KIND_WORDS
from ludoteca.games.lanterns.reason_finder import (
    CARD_EXCHANGED,
    CARD_FACED,
    CARD_GIVEN,
    CARD_MISSED,
    CARDS_MATCHED,
    COLOUR,
    COLOUR_BACK,
    COLOUR_OUT,
    COLOURS,
    COLUMNS,
    FAVOR_COLLECTED,
    GIVEN,
    KIND,
    OUT_WANTED,
    ROWS,
    SEAT,
    SET,
    SET_DEDICATED,
    SET_GIVEN,
    SET_NEAR,
    SET_READY,
    STACK_LEFT,
    STACK_LOWERED,
    STACK_WANTED,
    find_reasons,
)

NAMES = {
    SET_DEDICATED: ("gain", "dedication", "LA-3.2"),
    SET_GIVEN: ("gift", "set_given", "LA-4.3"),
    SET_READY: ("threat", "ready", "LA-3.2"),
    STACK_WANTED: ("denial", "stack_wanted", "LA-3.2"),
    OUT_WANTED: ("denial", "out_wanted", "LA-4.4"),
    CARD_EXCHANGED: ("gain", "exchange", "LA-3.1"),
    CARDS_MATCHED: ("gain", "cards", "LA-4.1"),
    CARD_FACED: ("gain", "cards", "LA-4.3"),
    FAVOR_COLLECTED: ("gain", "favor", "LA-4.2"),
    SET_NEAR: ("threat", "near", "LA-3.2"),
    STACK_LEFT: ("gift", "stack_left", "LA-3.6"),
    COLOUR_BACK: ("gift", "colour_back", "LA-4.4"),
    CARD_MISSED: ("denial", "missed", "LA-4.4"),
    CARD_GIVEN: ("gift", "card_given", "LA-4.3"),
    STACK_LOWERED: ("denial", "stack", "LA-3.2"),
    COLOUR_OUT: ("denial", "out", "LA-4.4"),
}
"""The sense, the kind and the rule of each reason, the most important first."""

KINDS_OF_REASONS = tuple(dict.fromkeys(kind for _, kind, _ in NAMES.values()))
"""The most important kind first."""

HEADS = members({"sense": sense, "kind": kind, "rule": rule} for sense, kind, rule in NAMES.values())
MESSAGES = message_starts(f"lanterns-reason-{kind.replace('_', '-')}" for _, kind, _ in NAMES.values())
COLUMN_NAMES = names(("kind", "seat", "given", "colour", "colours", "dedication", "value", "from", "to", "count"))
SAYS = name("says")


@kernel
def write_reasons(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write the reasons for and against an action, the most important first."""
    found = np.empty((ROWS, COLUMNS), np.int64)
    find_reasons(before, after, events, found)
    open_list(out)
    for row in range(1, found[0, 0] + 1):
        write_reason(found[row], out)
    close_list(out)


@kernel
def write_reason(reason: Ints, out: Out) -> None:
    """Write a reason, and its message with the same values."""
    open_object(out)
    write_row(out, HEADS, reason[KIND])
    write_values(reason, COLOUR_TEXTS, KIND_TEXTS, out)
    write(out, SAYS)
    write_row(out, MESSAGES, reason[KIND])
    write_values(reason, COLOUR_WORDS, KIND_WORDS, out)
    close_message(out)
    close_object(out)


@kernel
def write_values(reason: Ints, colours: Bytes, kinds: Bytes, out: Out) -> None:
    """Write the values that a reason has; colors and kinds of sets as these tables write them."""
    for column in range(SEAT, COLUMNS):
        value = reason[column]
        if value < 0:
            continue
        write_row(out, COLUMN_NAMES, column)
        if column == COLOURS:
            write_colours(value, colours, out)
        elif column in (COLOUR, GIVEN):
            write_row(out, colours, value)
        elif column == SET:
            write_row(out, kinds, value)
        else:
            put_number(out, value)


@kernel
def write_colours(listed: int, colours: Bytes, out: Out) -> None:
    """Write a list of colors that `with_colour` made."""
    open_list(out)
    while listed > 0:
        write_row(out, colours, (listed & 7) - 1)
        listed >>= 3
    close_list(out)
