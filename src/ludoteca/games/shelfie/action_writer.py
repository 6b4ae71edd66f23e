"""Writes actions of My Shelfie: as people type them, and as messages."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_message,
    field_number,
    message_start,
    open_list,
    put_number,
    put_row,
    texts,
    write,
    write_row,
)
from ludoteca.core.types import Action, Record
from ludoteca.games.shelfie.facts import SHELF_COLUMNS
from ludoteca.games.shelfie.narration_writer import COLUMN, ITEM_WORDS, TILES
from ludoteca.games.shelfie.notation import CELL_TEXTS
from ludoteca.games.shelfie.state import TAKE_CELLS, TAKE_SIZE, TAKES

TAKE_TEXTS = texts(f"take {' '.join(CELL_TEXTS[cell] for cell in take)} > " for take in TAKES)
ACTION = message_start("shelfie-action")


@kernel
def write_action_text(state: Record, action: Action, out: Out) -> None:  # noqa: ARG001
    """Write an action as people type it, such as `take c4 c5 > 2`."""
    put_row(out, TAKE_TEXTS, action // SHELF_COLUMNS)
    put_number(out, action % SHELF_COLUMNS + 1)


@kernel
def write_action_message(state: Record, action: Action, out: Out) -> None:
    """Write a take: what goes into which column."""
    take = action // SHELF_COLUMNS
    write(out, ACTION)
    write(out, TILES)
    open_list(out)
    for i in range(TAKE_SIZE[take]):
        tile = state.room[TAKE_CELLS[take, i]]
        if tile:
            write_row(out, ITEM_WORDS, tile - 1)
    close_list(out)
    field_number(out, COLUMN, action % SHELF_COLUMNS + 1)
    close_message(out)
