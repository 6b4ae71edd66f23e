"""Writes a whole position of My Shelfie, secrets included."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_object,
    field_flag,
    field_number,
    field_seat,
    name,
    open_list,
    open_object,
    write,
    write_number,
    write_numbers,
)
from ludoteca.core.types import Record
from ludoteca.games.shelfie.drawing import draw_room, draw_shelf

FIRST, OVER, ROOM, SHELVES, SHARED_GOALS = map(name, ("first", "over", "room", "shelves", "common_goals"))
TOKENS_TAKEN, END_TOKEN, PERSONAL_CARDS = map(name, ("tokens", "end_token", "personal_goals"))


@kernel
def write_position(state: Record, out: Out) -> None:
    """Write the game's own part of a position, as an object."""
    open_object(out)
    field_number(out, FIRST, state.first)
    field_flag(out, OVER, state.over != 0)
    write(out, ROOM)
    draw_room(state, out)
    write_shelves(state, out)
    write(out, SHARED_GOALS)
    write_numbers(out, state.common, state.goals)
    write_tokens(state, out)
    field_seat(out, END_TOKEN, state.end_token)
    write_personal_goals(state, out)
    close_object(out)


@kernel
def write_shelves(state: Record, out: Out) -> None:
    """Write all shelves, by seat."""
    write(out, SHELVES)
    open_list(out)
    for seat in range(state.players):
        draw_shelf(state.shelf[seat], out)
    close_list(out)


@kernel
def write_tokens(state: Record, out: Out) -> None:
    """SH-4.1: write the tokens taken for each common goal, by seat."""
    write(out, TOKENS_TAKEN)
    open_list(out)
    for seat in range(state.players):
        write_numbers(out, state.token[seat], state.goals)
    close_list(out)


@kernel
def write_personal_goals(state: Record, out: Out) -> None:
    """SH-2.3: write the cards of the personal goals, by seat."""
    write(out, PERSONAL_CARDS)
    open_list(out)
    for seat in range(state.players):
        write_number(out, state.personal[seat] + 1)
    close_list(out)
