"""Draws the living room and the shelves of My Shelfie as rows of letters, in JSON."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import kernel, lowest
from ludoteca.core.json_writer import Out, json_text, literal, literals, text, write, write_row
from ludoteca.core.types import Ints, Record
from ludoteca.games.shelfie.facts import ITEM_COUNT, LETTERS, SHELF_COLUMNS, SHELF_ROWS
from ludoteca.games.shelfie.state import CELL_NUMBER, CELLS, COLUMN_BITS, IN_PLAY, SEATS

ROOM_SIDE = 9


def empty_room(players: int) -> list[str]:
    """The living room without tiles: `-` is a cell that is not in play, `.` one that is."""
    in_play = {place for place, cell in CELL_NUMBER.items() if IN_PLAY[players] >> cell & 1}
    side = range(ROOM_SIDE)
    return ["".join("." if (row, column) in in_play else "-" for column in side) for row in side]


def place_in_rows(row: int, column: int, width: int) -> int:
    """Where the letter of a cell is in the JSON of a list of rows."""
    return len('["') + row * (width + len('","')) + column


LETTER = text(LETTERS)
EMPTY_SHELF = literal(["." * SHELF_COLUMNS] * SHELF_ROWS)
EMPTY_ROOMS = literals(map(empty_room, range(SEATS + 1)))
ROOM_LENGTH = len(json_text(empty_room(SEATS)))
PLACE_IN_ROOM = np.array([place_in_rows(row, column, ROOM_SIDE) for row, column in CELLS], np.int64)
PLACE_ON_SHELF = np.array(
    [
        place_in_rows(SHELF_ROWS - 1 - bit % COLUMN_BITS, bit // COLUMN_BITS, SHELF_COLUMNS)
        for bit in range(COLUMN_BITS * SHELF_COLUMNS)
    ],
    np.int64,
)


@kernel
def draw_room(state: Record, out: Out) -> None:
    """Draw the living room as nine rows: the letters of the tiles on top of an empty room."""
    write_row(out, EMPTY_ROOMS, state.players)
    start = out.end[0] - ROOM_LENGTH
    tiles = state.occupied
    while tiles:
        cell = lowest(tiles)
        tiles &= tiles - 1
        out.text[start + PLACE_IN_ROOM[cell]] = LETTER[state.room[cell] - 1]


@kernel
def draw_shelf(shelf: Ints, out: Out) -> None:
    """Draw a shelf as six rows, from the top: the letters of the tiles on top of an empty shelf."""
    write(out, EMPTY_SHELF)
    start = out.end[0] - len(EMPTY_SHELF)
    for item in range(ITEM_COUNT):
        tiles = shelf[item]
        while tiles:
            out.text[start + PLACE_ON_SHELF[lowest(tiles)]] = LETTER[item]
            tiles &= tiles - 1
