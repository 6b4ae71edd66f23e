"""The end of a match at a real table: honor, favor and cards as people enter them on a score sheet."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.types import Ints, Record

SEAT = ("honor", "favor", "cards")
"""The numbers of each seat on a sheet."""


@kernel
def fill_end(state: Record, numbers: Ints) -> None:
    """LA-5.2: fill in what decides the match."""
    state.over = 1
    for seat in range(state.players):
        first = len(SEAT) * seat
        state.honor[seat], state.favor[seat], state.held[seat] = numbers[first], numbers[first + 1], numbers[first + 2]
