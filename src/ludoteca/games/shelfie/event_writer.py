"""Writes what an action of My Shelfie caused, for the log, animations and programs."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_object,
    field_number,
    field_row,
    literals,
    members,
    name,
    open_list,
    open_object,
    write_row,
)
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.shelfie.events import COMMON_GOAL, END_TOKEN_TAKEN, INSERTED, REFILLED, RETURNED
from ludoteca.games.shelfie.facts import ITEMS, SHELF_ROWS
from ludoteca.games.shelfie.notation import CELL_TEXTS
from ludoteca.games.shelfie.state import COLUMN_BITS, NOBODY

# By kind of event, from 1.
KINDS = members({"kind": kind} for kind in ("", "insert", "common_goal", "end_token", "return", "refill", "end"))
RULES = members({"rule": f"SH-{rule}"} for rule in ("", "3.5", "4.1", "4.2", "4.3", "4.3", "5.1"))

ITEM_NAMES, CELL_NAMES = literals(ITEMS), literals(CELL_TEXTS)
SEAT, ITEM, CELL, ROW, COLUMN, INTO = map(name, ("seat", "item", "cell", "row", "column", "into"))
GOAL, POINTS, PLY = map(name, ("goal", "points", "ply"))


@kernel
def write_events(state: Record, events: Ints, reader: Seat, ply: int, out: Out) -> None:  # noqa: ARG001
    """Write the events of an action as a list; everybody sees all of them (SH-7.1)."""
    open_list(out)
    for row in range(1, events[0, 0] + 1):
        open_object(out)
        write_event(events[row], out)
        field_number(out, PLY, ply)
        close_object(out)
    close_list(out)


@kernel
def write_event(event: Ints, out: Out) -> None:
    """Write the fields of one event: its kind, its seat if it has one, its values, its rule."""
    kind, seat = event[0], event[1]
    write_row(out, KINDS, kind)
    if seat != NOBODY:
        field_number(out, SEAT, seat)
    write_values(event, out)
    write_row(out, RULES, kind)


@kernel
def write_values(event: Ints, out: Out) -> None:
    """Write the values of an event."""
    kind, what, where, amount = event[0], event[2], event[3], event[4]
    if kind in (INSERTED, RETURNED, REFILLED):
        field_row(out, ITEM, ITEM_NAMES, what)
        field_row(out, CELL, CELL_NAMES, where)
    if kind == INSERTED:
        write_place(amount, out)
        field_number(out, INTO, amount // COLUMN_BITS + 1)
    if kind == COMMON_GOAL:
        field_number(out, GOAL, what)
    if kind in (COMMON_GOAL, END_TOKEN_TAKEN):
        field_number(out, POINTS, amount)


@kernel
def write_place(bit: int, out: Out) -> None:
    """Write the row, counted from the top, and the column of the cell of a shelf that a bit stands for."""
    field_number(out, ROW, SHELF_ROWS - 1 - bit % COLUMN_BITS)
    field_number(out, COLUMN, bit // COLUMN_BITS)
