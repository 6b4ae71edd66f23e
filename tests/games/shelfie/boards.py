"""Living rooms and shelves of My Shelfie drawn as text.

C cats, B books, G games, F frames, T trophies, P plants, `.` an empty cell. A drawing may leave out what is empty:
a shelf's upper rows, and the living room around the cells drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Any

import ludoteca
from ludoteca import State
from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import LETTERS, LIVING_ROOM

GAME = ludoteca.game("shelfie")
EMPTY = ["....."] * 6

ALMOST_FULL = """
    .CBGF
    TCBGF
    TCBGF
    PTPTP
    PTPTP
    CBGFC
"""
FULL = ALMOST_FULL.replace(".", "T")


def rows_of(drawing: str) -> list[str]:
    """The rows of a drawing: its lines without the blanks between cells, or the words of its only line."""
    lines = drawing.strip().splitlines()
    return drawing.split() if len(lines) == 1 else [line.replace(" ", "") for line in lines]


def shelf(drawing: str) -> list[str]:
    """Read a drawn shelf; rows missing at the top are empty."""
    drawn = rows_of(drawing)
    return EMPTY[len(drawn) :] + drawn


def living_room(drawing: str, at: str = "a1", players: int = 2) -> list[str]:
    """Read a drawn part of the living room whose upper left cell is `at`; all other cells are empty."""
    room = [[cell_in_play(row, column, players) for column in range(9)] for row in range(9)]
    top, left = int(at[1]) - 1, "abcdefghi".index(at[0])
    for row, line in enumerate(rows_of(drawing), start=top):
        for column, tile in enumerate(line, start=left):
            if tile not in ".-":
                room[row][column] = tile
    return ["".join(line) for line in room]


def cell_in_play(row: int, column: int, players: int) -> str:
    """`.` for a cell in play with this number of players, `-` for any other."""
    printed = LIVING_ROOM[row][column]
    return "." if printed != "." and int(printed) <= players else "-"


def document(
    drawing: str = "CB\nGF",
    *,
    at: str = "d4",
    shelves: Sequence[str] = (),
    players: int = 2,
    options: Document | None = None,
    **more: Any,
) -> Document:
    """Write a position around what a test is about; the rest is filled in. Seat 0 is to move and was first."""
    first_game = bool(options and options.get("first_game"))
    return {
        "game": "shelfie",
        "players": players,
        "options": options or {},
        "first": 0,
        "seat": 0,
        "over": False,
        "room": living_room(drawing, at, players),
        "shelves": [shelf(shelves[seat]) if seat < len(shelves) else EMPTY for seat in range(players)],
        "common_goals": [8] if first_game else [8, 11],
        "tokens": [[0] if first_game else [0, 0]] * players,
        "end_token": None,
        "personal_goals": list(range(1, players + 1)),
    } | more


def table(drawing: str = "CB\nGF", **what: Any) -> State:
    """Set a table as `document` describes it."""
    return GAME.from_position(document(drawing, **what))


def shelf_of(state: State, seat: int) -> list[str]:
    """The shelf of a seat, without the empty rows at its top."""
    rows: list[str] = state.view()["seats"][seat]["shelf"]
    return [row for row in rows if row != "....."]


def tiles_in(room: Sequence[str]) -> int:
    """The number of tiles in a living room."""
    return sum(tile not in ".-" for line in room for tile in line)


def late_table(cells: Sequence[str], held: Sequence[int] = (28, 29, 29, 29), **what: Any) -> State:
    """Set a table of four with `held` tiles on the shelves and tiles on these cells; the bag contains the rest.

    The types take turns, so that there are at most 22 tiles of each.
    """
    tiles = cycle(LETTERS)
    shelves = [fill_shelf([next(tiles) for _ in range(count)]) for count in held]
    lying = {cell: next(tiles) for cell in cells}
    room = [[cell_in_play(row, column, 4) for column in range(9)] for row in range(9)]
    for cell, tile in lying.items():
        room[int(cell[1]) - 1]["abcdefghi".index(cell[0])] = tile
    return table(players=4, shelves=shelves, room=["".join(line) for line in room], **what)


def fill_shelf(tiles: Sequence[str]) -> str:
    """Draw a shelf that is filled row by row from the bottom left."""
    cells = [*tiles, *"." * (30 - len(tiles))]
    return "\n".join("".join(cells[5 * row : 5 * row + 5]) for row in reversed(range(6)))
