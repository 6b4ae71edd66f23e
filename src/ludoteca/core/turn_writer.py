"""Writes the fields of a view that follow from the head of every record: whose turn it is, and who reads."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import Out, field_flag, field_number, field_seat, name
from ludoteca.core.types import Record, Seat

PLY, TO_MOVE, OVER, SEAT = map(name, ("ply", "to_move", "over", "seat"))
NOBODY = -1


@kernel
def write_turn(state: Record, reader: Seat, out: Out) -> None:
    """Write the number of actions, the seat to move, whether the match is over, and the reader's seat."""
    field_number(out, PLY, state.ply)
    field_seat(out, TO_MOVE, NOBODY if state.over else state.seat)
    field_flag(out, OVER, state.over != 0)
    field_seat(out, SEAT, reader)
