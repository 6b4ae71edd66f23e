"""Writes a whole position of Lanterns, secrets included; `position` reads it."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_object,
    field_flag,
    field_number,
    field_row,
    name,
    open_list,
    open_object,
    write,
    write_number,
    write_numbers,
    write_row,
)
from ludoteca.core.types import Record
from ludoteca.games.lanterns.event_writer import SIDE_TEXTS, write_place
from ludoteca.games.lanterns.supply import token_seat
from ludoteca.games.lanterns.view_writer import STEP_TEXTS, write_by_colour, write_token

FIRST, STEP, FINALS, OVER, SIDES = map(name, ("first", "step", "finals", "over", "sides"))
LAKE, TILE, ROTATION, DEDICATIONS, SEAT = map(name, ("lake", "tile", "rotation", "dedications", "seat"))
HANDS, STACK, CARDS, FAVOR = map(name, ("hands", "stack", "cards", "favor"))


@kernel
def write_position(state: Record, out: Out) -> None:
    """Write the game's own part of a position."""
    open_object(out)
    write_turn(state, out)
    write_lake(state, out)
    write_hidden_tiles(state, out)
    write_belongings(state, out)
    write_dedications(state, out)
    close_object(out)


@kernel
def write_turn(state: Record, out: Out) -> None:
    """Write how far the match is, and on which sides of the lake the seats are."""
    field_number(out, FIRST, state.first)
    field_row(out, STEP, STEP_TEXTS, state.step)
    field_number(out, FINALS, state.finals)
    field_flag(out, OVER, state.over != 0)
    write(out, SIDES)
    open_list(out)
    for seat in range(state.players):
        write_row(out, SIDE_TEXTS, state.side[seat])
    close_list(out)


@kernel
def write_lake(state: Record, out: Out) -> None:
    """Write all tiles in the lake, in the order in which they were placed."""
    write(out, LAKE)
    open_list(out)
    for i in range(state.tiles):
        place = state.lake[i]
        open_object(out)
        field_number(out, TILE, (state.laid[place] - 1) // 4)
        write_place(state, place, out)
        field_number(out, ROTATION, (state.laid[place] - 1) % 4)
        close_object(out)
    close_list(out)


@kernel
def write_hidden_tiles(state: Record, out: Out) -> None:
    """Write the tiles in the hands, and those in the draw stack, the next one first."""
    write(out, HANDS)
    open_list(out)
    for seat in range(state.players):
        write_numbers(out, state.hand[seat], state.in_hand[seat])
    close_list(out)
    write(out, STACK)
    open_list(out)
    for i in range(state.stack_size - 1, -1, -1):
        write_number(out, state.stack[i])
    close_list(out)


@kernel
def write_belongings(state: Record, out: Out) -> None:
    """Write the cards and the favor of every seat."""
    write(out, CARDS)
    open_list(out)
    for seat in range(state.players):
        write_by_colour(state.cards[seat], out)
    close_list(out)
    write(out, FAVOR)
    write_numbers(out, state.favor, state.players)


@kernel
def write_dedications(state: Record, out: Out) -> None:
    """Write all dedications, in the order in which they were made."""
    write(out, DEDICATIONS)
    open_list(out)
    for i in range(state.tokens):
        open_object(out)
        field_number(out, SEAT, token_seat(state.token[i]))
        write_token(state.token[i], out)
        close_object(out)
    close_list(out)
