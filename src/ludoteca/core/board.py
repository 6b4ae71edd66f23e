"""The description from which the page and the terminal draw a game that has no drawing of its own.

A board is a list of areas: grids, hands and counters. Cells have a place, by which actions refer to them, and may hold
a piece. Every name is a text that is the same in every language, or a message (see core.messages).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.core.messages import Person, render, seat_number
from ludoteca.core.types import Document, Seat

Words: TypeAlias = str | Document
"""A text, or a message with an id and values."""

EMPTY, HOLE = ".", " "


class Piece(TypedDict):
    """A kind of piece: what people call it, one or two characters that are drawn on it, and its color as #rrggbb.

    If all pieces of the kind belong to one player, `seat` says to whom.
    """

    name: Words
    letter: str
    color: NotRequired[str]
    seat: NotRequired[Seat]


class Cell(TypedDict):
    """A cell of a grid or a hand: its place, the kind of piece in it, and the number of pieces if there are several."""

    place: NotRequired[str]
    piece: NotRequired[str]
    count: NotRequired[int]


class Grid(TypedDict):
    """Rows of cells, all of the same length; None where the board has a hole."""

    kind: Literal["grid"]
    title: Words
    rows: list[list[Cell | None]]


class Hand(TypedDict):
    """Cells in a line: cards in a hand, dice on the table, pieces that somebody has won."""

    kind: Literal["hand"]
    title: Words
    cells: list[Cell]
    seat: NotRequired[Seat]


class Counter(TypedDict):
    """A number: points, or the size of a pile of pieces of a kind."""

    kind: Literal["counter"]
    title: Words
    count: int
    piece: NotRequired[str]
    place: NotRequired[str]
    seat: NotRequired[Seat]


Area: TypeAlias = Grid | Hand | Counter


class Board(TypedDict):
    """Everything there is to draw: the kinds of pieces by key, and the areas in reading order."""

    pieces: dict[str, Piece]
    areas: list[Area]


def place_name(row: int, column: int) -> str:
    """The place of a cell: the columns are letters from the left, the rows are numbers from the top."""
    return f"{chr(ord('a') + column)}{row + 1}"


def grid(title: Words, rows: Sequence[Sequence[str | None]]) -> Grid:
    """A grid of places `a1`, `b1` ..., from the key of the piece in each cell; None if the cell is empty."""
    cells = [[cell(place_name(y, x), key) for x, key in enumerate(row)] for y, row in enumerate(rows)]
    return {"kind": "grid", "title": title, "rows": [list[Cell | None](row) for row in cells]}


def cell(place: str, piece: str | None) -> Cell:
    """A cell with its place, and with a piece if there is one."""
    return {"place": place} if piece is None else {"place": place, "piece": piece}


def places(board: Board) -> Iterator[str]:
    """All places on a board."""
    for area in board["areas"]:
        for each in cells_of(area):
            if "place" in each:
                yield each["place"]


def cells_of(area: Area) -> list[Cell | Counter]:
    """All cells of an area; a counter is its own cell."""
    if area["kind"] == "grid":
        return [each for row in area["rows"] for each in row if each is not None]
    return [*area["cells"]] if area["kind"] == "hand" else [area]


def words(name: Words, language: str = "en", person: Person | None = None) -> str:
    """The text of a name."""
    return name if isinstance(name, str) else render(name, language, person)


def board_text(board: Board, language: str = "en", person: Person | None = None) -> str:
    """A board in plain characters, with an explanation of the letters."""
    parts = [area_text(area, board["pieces"], language, person) for area in board["areas"]]
    legend = [piece_text(piece, language, person) for piece in board["pieces"].values()]
    return "\n".join([*parts, ", ".join(legend)] if legend else parts)


def piece_text(piece: Piece, language: str, person: Person | None) -> str:
    """What a letter stands for, and whose pieces these are."""
    name = f"{piece['letter']} = {words(piece['name'], language, person)}"
    return f"{name} ({owner(piece['seat'], language, person)})" if "seat" in piece else name


def owner(seat: Seat, language: str, person: Person | None) -> str:
    """The name of a player."""
    return (person(seat) if person else seat_number(seat, language))["name"]


def area_text(area: Area, pieces: Mapping[str, Piece], language: str, person: Person | None) -> str:
    """An area in plain characters."""
    title = words(area["title"], language, person)
    if area["kind"] != "grid" and "seat" in area:
        title = f"{owner(area['seat'], language, person)}, {title}"
    if area["kind"] == "grid":
        return "\n".join([title, *grid_lines(area, pieces)])
    if area["kind"] == "hand":
        return f"{title}: {' '.join(cell_text(each, pieces) for each in area['cells']) or '–'}"
    return f"{title}: {area['count']}"


def grid_lines(area: Grid, pieces: Mapping[str, Piece]) -> list[str]:
    """The rows of a grid; places named like `a1` are written at the edges."""
    shown = [[cell_text(each, pieces) for each in row] for row in area["rows"]]
    width = max((len(text) for row in shown for text in row), default=1)
    lines = [" ".join(text.rjust(width) for text in row) for row in shown]
    if not has_coordinates(area):
        return [f"  {line}".rstrip() for line in lines]
    margin = len(str(len(lines)))
    letters = " ".join(place_name(0, x)[0].rjust(width) for x in range(len(area["rows"][0])))
    numbered = [f"{y:>{margin}} {line}".rstrip() for y, line in enumerate(lines, start=1)]
    return [" " * (margin + 1) + letters, *numbered]


def has_coordinates(area: Grid) -> bool:
    """Whether the places of a grid are named by column and row."""
    named = [(place_name(y, x), each) for y, row in enumerate(area["rows"]) for x, each in enumerate(row) if each]
    return bool(named) and all(each.get("place") == name for name, each in named)


def cell_text(cell: Cell | None, pieces: Mapping[str, Piece]) -> str:
    """A cell as a letter, with the number of pieces if there are several."""
    if cell is None:
        return HOLE
    letter = pieces[cell["piece"]]["letter"] if "piece" in cell else EMPTY
    return f"{letter}{cell['count']}" if "count" in cell else letter
