"""Honor and winners of Lanterns (LA-5)."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.types import Ints, Record, Seat


@kernel
def standing(state: Record, seat: Seat) -> int:
    """LA-5.2: honor, then favor left, then cards left, as one number that orders the seats."""
    return (state.honor[seat] * 1000 + state.favor[seat]) * 1000 + state.held[seat]  # type: ignore[no-any-return]


@kernel
def result(state: Record, scores: Ints, ranks: Ints) -> None:
    """LA-5.2: most honor wins; players who are equal in everything share the rank."""
    for seat in range(state.players):
        scores[seat] = state.honor[seat]
        ranks[seat] = 1
        for other in range(state.players):
            if standing(state, other) > standing(state, seat):
                ranks[seat] += 1
