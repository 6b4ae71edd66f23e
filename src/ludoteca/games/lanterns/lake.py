"""Tiles in the lake: laying one, and the places that open around it (LA-3.5)."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import inline
from ludoteca.core.types import Record
from ludoteca.games.lanterns.state import (
    EDGE,
    PLATFORM,
    SIDE,
    STEP_X,
    STEP_Y,
)


@inline
def lay(state: Record, place: int, tile: int, rotation: int) -> None:
    """LA-3.5: put a tile into the lake, note on its neighbors what touches them, and open the places around it."""
    state.laid[place] = 1 + 4 * tile + rotation
    state.lake[state.tiles] = place
    state.tiles += 1
    for direction in range(4):
        beside = open_place(state, state.x[place] + STEP_X[direction], state.y[place] + STEP_Y[direction])
        side = SIDE[tile, rotation, direction] + 1 + 8 * PLATFORM[tile]
        state.touching[beside] |= side << (4 * ((direction + 2) % 4))


@inline
def around(coordinate: int) -> int:
    """Where a coordinate lies on the torus; none is farther from the start tile than its edge is long."""
    return coordinate + EDGE if coordinate < 0 else coordinate


@inline
def open_place(state: Record, x: int, y: int) -> int:
    """Number of the place at these coordinates; a cell that never touched the lake gets the next number."""
    cell = around(y) * EDGE + around(x)
    known: int = np.int64(state.ground[cell])  # type: ignore[assignment]
    if known:
        return known - 1
    place = state.places
    state.x[place] = x
    state.y[place] = y
    state.places += 1
    state.ground[cell] = state.places
    return place  # type: ignore[no-any-return]
