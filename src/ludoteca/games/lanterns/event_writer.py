"""Writes what an action of Lanterns caused, for the log, animations and programs."""

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
from ludoteca.core.writers import EVERYBODY
from ludoteca.games.lanterns.events import (
    AMOUNT,
    AT_A_SIDE,
    COUNTED,
    DEDICATION,
    DREW,
    END,
    NAMES,
    PLACED,
    WHAT,
    WHERE,
    WHICH,
    WHOSE,
    WITH_COLOUR,
)
from ludoteca.games.lanterns.facts import COLOURS, KINDS
from ludoteca.games.lanterns.state import SIDES

# By kind of event, from 1.
KIND_MEMBERS = members([{}, *({"kind": kind} for kind, _, _ in NAMES.values())])
RULE_MEMBERS = members(
    [{}, *({"rule": rule, "why": why} if why else {"rule": rule} for _, why, rule in NAMES.values())]
)

COLOUR_TEXTS = literals(COLOURS)
KIND_TEXTS = literals(KINDS)
SIDE_TEXTS = literals(SIDES)

SEAT, COLOUR, COUNT, SIDE = map(name, ("seat", "colour", "count", "side"))
SET_KIND, VALUE, TILE, ROTATION = map(name, ("dedication", "value", "tile", "rotation"))
X, Y, PLY = map(name, ("x", "y", "ply"))


@kernel
def write_events(state: Record, events: Ints, reader: Seat, ply: int, out: Out) -> None:
    """Write what a reader sees of an action, as a list of events."""
    open_list(out)
    for row in range(1, events[0, 0] + 1):
        open_object(out)
        write_event(state, events[row], reader, out)
        field_number(out, PLY, ply)
        close_object(out)
    close_list(out)


@kernel
def write_event(state: Record, event: Ints, reader: Seat, out: Out) -> None:
    """Write the fields of one event: what it was, whose, its rule and cause, and its values."""
    kind = event[WHICH]
    write_row(out, KIND_MEMBERS, kind)
    if kind != END:
        field_number(out, SEAT, event[WHOSE])
    write_row(out, RULE_MEMBERS, kind)
    write_values(state, event, out)
    if kind == DREW and sees_draw(state, event[WHOSE], reader):
        field_number(out, TILE, event[WHAT])


@kernel
def write_values(state: Record, event: Ints, out: Out) -> None:
    """Write the values of an event that everybody sees."""
    kind, what, where, amount = event[WHICH], event[WHAT], event[WHERE], event[AMOUNT]
    if kind in WITH_COLOUR:
        field_row(out, COLOUR, COLOUR_TEXTS, what)
    if kind in COUNTED:
        field_number(out, COUNT, amount)
    if kind in AT_A_SIDE:
        field_row(out, SIDE, SIDE_TEXTS, where % 4)
    if kind == DEDICATION:
        field_row(out, SET_KIND, KIND_TEXTS, what)
        field_number(out, VALUE, amount)
    if kind == PLACED:
        field_number(out, TILE, what)
        field_number(out, ROTATION, amount)
        write_place(state, where, out)


@kernel
def write_place(state: Record, place: int, out: Out) -> None:
    """Write where a place is, counted to the east and to the north from the start tile."""
    field_number(out, X, state.x[place])
    field_number(out, Y, state.y[place])


@kernel
def sees_draw(state: Record, seat: Seat, reader: Seat) -> bool:
    """LA-6.2: only the player who drew a tile sees which it is, until the match is over."""
    return reader in (seat, EVERYBODY) or state.over != 0
