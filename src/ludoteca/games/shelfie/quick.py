"""A rule of thumb that plays quickly, for playouts."""

from __future__ import annotations

from ludoteca.core.compiled import inline
from ludoteca.core.luck import below
from ludoteca.core.types import Action, Ints, Record
from ludoteca.games.shelfie.facts import SHELF_COLUMNS, SHELF_ROWS
from ludoteca.games.shelfie.rules import free_tiles, random_bit, roomiest
from ludoteca.games.shelfie.state import BELOW, FIRST_TAKE, RIGHT


@inline
def quick(state: Record, luck: Ints) -> Action:
    """Pick a random free tile, as long a line from it as there is in a random direction, a random order and column."""
    free = free_tiles(state.occupied)
    height = state.height[state.seat]
    cell = random_bit(luck, free)
    across = below(luck, 2)
    wanted = min(3, roomiest(height))
    size = 1
    last = RIGHT[cell] if across else BELOW[cell]
    while size < wanted and free >> last & 1:
        size += 1
        last = RIGHT[last] if across else BELOW[last]
    kind = 0 if size == 1 else size - 1 if across else size + 1
    take = FIRST_TAKE[cell, kind]
    if size > 1:
        take += below(luck, 6 if size == 3 else 2)
    column = below(luck, SHELF_COLUMNS)
    while height[column] + size > SHELF_ROWS:
        column = below(luck, SHELF_COLUMNS)
    return take * SHELF_COLUMNS + column  # type: ignore[no-any-return]
