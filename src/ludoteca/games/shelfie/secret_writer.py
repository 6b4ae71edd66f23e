"""Writes what a seat of My Shelfie seems to be after, as a message."""

from __future__ import annotations

from ludoteca.core.compiled import kernel, lowest
from ludoteca.core.json_writer import (
    NULL,
    Out,
    close_list,
    close_message,
    field_number,
    field_row,
    message_start,
    name,
    open_list,
    write,
)
from ludoteca.core.types import Record, Seat
from ludoteca.games.shelfie.facts import ITEM_COUNT, SHELF_ROWS
from ludoteca.games.shelfie.narration_writer import COLUMN, ITEM_WORDS, SEAT
from ludoteca.games.shelfie.state import COLUMN_BITS, PERSONAL

MOST_WANTED = 2
"""How many cells of another seat's personal goal are named."""

COLLECTS, PLACE = message_start("shelfie-hints-collects"), message_start("shelfie-hints-place")
WANTED, ITEM = name("wanted"), name("item")


@kernel
def write_secret_message(state: Record, seat: Seat, secret: int, out: Out) -> None:
    """SH-5.3: write the cells of a personal goal that a seat can still fill, those that it can fill first in front."""
    missing = 0
    for item in range(ITEM_COUNT):
        missing += tiles_above(state, seat, PERSONAL[secret, item]) >= 0
    if missing == 0:
        write(out, NULL)
        return
    write(out, COLLECTS)
    field_number(out, SEAT, seat)
    write(out, WANTED)
    open_list(out)
    write_nearest(state, seat, secret, out)
    close_list(out)
    close_message(out)


@kernel
def write_nearest(state: Record, seat: Seat, secret: int, out: Out) -> None:
    """Write the cells that need the fewest tiles below them."""
    written = 0
    for above in range(SHELF_ROWS):
        for item in range(ITEM_COUNT):
            cell = PERSONAL[secret, item]
            if written < MOST_WANTED and tiles_above(state, seat, cell) == above:
                write(out, PLACE)
                field_row(out, ITEM, ITEM_WORDS, item)
                field_number(out, COLUMN, lowest(cell) // COLUMN_BITS + 1)
                close_message(out)
                written += 1


@kernel
def tiles_above(state: Record, seat: Seat, cell: int) -> int:
    """How many cells are empty below a cell, given as its bit; below 0 if the cell is filled."""
    column, height = divmod(lowest(cell), COLUMN_BITS)
    return height - state.height[seat, column]  # type: ignore[no-any-return]
