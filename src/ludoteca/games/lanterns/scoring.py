"""Honor and winners of Lanterns (LA-5)."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.types import Ints, Record, Seat

SCALE = 1000
"""More than anybody can have of honor, favor or cards."""


@kernel
def standing(state: Record, seat: Seat) -> int:
    """LA-5.2: honor, then favor left, then cards left, as one number that orders the seats."""
    return (state.honor[seat] * SCALE + state.favor[seat]) * SCALE + state.held[seat]  # type: ignore[no-any-return]


@kernel
def rank(state: Record, seat: Seat) -> int:
    """LA-5.2: 1 for the winner; players who are equal in everything share the rank."""
    better = 0
    for other in range(state.players):
        better += standing(state, other) > standing(state, seat)
    return better + 1


@kernel
def result(state: Record, scores: Ints, ranks: Ints) -> None:
    """LA-5.2: most honor wins."""
    for seat in range(state.players):
        scores[seat] = state.honor[seat]
        ranks[seat] = rank(state, seat)


@kernel
def decider(state: Record) -> int:
    """LA-5.2: the first of honor (0), favor (1) and cards (2) in which the winner is alone; 3 if there is none."""
    unit = SCALE * SCALE
    for number in range(3):
        if count_leaders(state, unit) == 1:
            return number
        unit //= SCALE
    return 3


@kernel
def count_leaders(state: Record, unit: int) -> int:
    """How many seats share the best standing, counted in this unit."""
    best = -1
    count = 0
    for seat in range(state.players):
        reached = standing(state, seat) // unit
        if reached > best:
            best = reached
            count = 0
        count += reached == best
    return count
