"""Drawing a board that a game describes, and choosing on it by arrow keys and clicks."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.board import Area, Board, Cell, Grid, Piece, area_text, cell_text, has_coordinates, piece_text, words
from ludoteca.core.types import Document
from ludoteca.terminal.canvas import Canvas
from ludoteca.terminal.choice import Choice
from ludoteca.terminal.reader import Reader

WIDTH, HEIGHT = 5, 2
"""The size of a cell of a grid, with the gap to the next one."""
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class BoardChoice(Choice):
    """A choice from the list, or by pointing at places one after another."""

    def __init__(self, actions: Sequence[str], places: Sequence[Sequence[str]], board: Board) -> None:
        super().__init__(actions)
        self.places = [list(each) for each in places]
        self.path: list[str] = []
        self.spots = dict(grid_spots(board))

    @property
    def shown(self) -> list[str]:
        """The places to light up: those of the chosen action."""
        return self.places[self.cursor] if self.places else []

    def key(self, key: str) -> bool:
        """Walk to the nearest place if every action is one place of a grid; otherwise walk through the list."""
        step = STEPS.get(key)
        if step is None or not all(len(each) == 1 and each[0] in self.spots for each in self.places):
            return super().key(key)
        here = self.spots[self.shown[0]]
        ahead = [(self.distance(here, self.spots[each[0]], step), index) for index, each in enumerate(self.places)]
        reached = [(distance, index) for distance, index in ahead if distance is not None]
        if reached:
            self.cursor = min(reached)[1]
        return True

    @staticmethod
    def distance(here: tuple[int, int], there: tuple[int, int], step: tuple[int, int]) -> int | None:
        """How far a place is in a direction, with detours counted double; None if it is not in that direction."""
        down, right = there[0] - here[0], there[1] - here[1]
        forward = down * step[0] + right * step[1]
        aside = abs(down * step[1]) + abs(right * step[0])
        return forward + 2 * aside if forward > 0 else None

    def point(self, what: str) -> bool:
        """Point at a place: the first action that goes on from the places so far is chosen."""
        kind, _, place = what.partition(" ")
        if kind != "place":
            return super().point(what)
        for path in ([*self.path, place], [place]):
            fitting = [index for index, each in enumerate(self.places) if each[: len(path)] == path]
            if fitting:
                self.path = path if len(self.places[fitting[0]]) > len(path) else []
                self.cursor = fitting[0]
                return True
        return False


def grid_spots(board: Board) -> list[tuple[str, tuple[int, int]]]:
    """Where the places of the first grid are: row and column."""
    grids = [area for area in board["areas"] if area["kind"] == "grid"]
    rows = grids[0]["rows"] if grids else []
    return [
        (cell["place"], (y, x)) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell and "place" in cell
    ]


def choice_on(view: Document, actions: Sequence[str]) -> Choice:
    """How the seat to move chooses in a game that describes its board."""
    listed = {each["action"]: each["places"] for each in (view["legal"] or {}).get("actions", [])}
    if "board" not in view or list(listed) != list(actions):
        return Choice(actions)
    return BoardChoice(actions, [listed[action] for action in actions], view["board"])


def draw_board(canvas: Canvas, view: Document, choice: Choice | None, reader: Reader) -> None:
    """Draw all areas from top to bottom, then what the letters stand for."""
    board: Board = view["board"]
    shown = choice.shown if isinstance(choice, BoardChoice) else []
    y = 1
    for area in board["areas"]:
        y += draw_area(canvas, y, area, board, shown, reader) + 1
    for piece in board["pieces"].values():
        canvas.write(2, y, piece_text(piece, reader.language, reader.person), "dim")
        y += 1


def draw_area(canvas: Canvas, y: int, area: Area, board: Board, shown: list[str], reader: Reader) -> int:
    """Draw one area; return the number of rows that it takes."""
    if area["kind"] == "grid":
        canvas.write(2, y, words(area["title"], reader.language, reader.person), "bold")
        return 1 + draw_grid(canvas, y + 1, area, board["pieces"], shown)
    canvas.write(2, y, area_text(area, board["pieces"], reader.language, reader.person))
    place = area.get("place") if area["kind"] == "counter" else None
    if place is not None:
        canvas.mark(2, y, canvas.width // 2, 1, f"place {place}")
    return 1


def draw_grid(canvas: Canvas, y: int, area: Grid, pieces: dict[str, Piece], shown: list[str]) -> int:
    """Draw the cells of a grid with a gap between them, and its coordinates if it has any."""
    named = has_coordinates(area)
    for row, cells in enumerate(area["rows"]):
        line = y + 1 + row * HEIGHT
        if named:
            canvas.write(2, line, str(row + 1), "dim")
        for column, cell in enumerate(cells):
            if cell is not None:
                draw_cell(canvas, 5 + column * WIDTH, line, cell, pieces, shown)
            if named and row == 0:
                canvas.write(6 + column * WIDTH, y, chr(ord("a") + column), "dim")
    return 1 + len(area["rows"]) * HEIGHT


def draw_cell(canvas: Canvas, x: int, y: int, cell: Cell, pieces: dict[str, Piece], shown: list[str]) -> None:
    """Draw a cell: its piece in its color, or a dot; brackets mark the chosen one."""
    color = pieces[cell["piece"]].get("color") if "piece" in cell else None
    text = cell_text(cell, pieces)
    canvas.write(x + 1, y, text, f"bold {color}" if color else "bold" if "piece" in cell else "dim")
    if cell.get("place") in shown:
        canvas.write(x, y, "[", "bold")
        canvas.write(x + 1 + len(text), y, "]", "bold")
    if "place" in cell:
        canvas.mark(x, y, WIDTH, 1, f"place {cell['place']}")
