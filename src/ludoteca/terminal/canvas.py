"""A sheet of character cells to draw on: with colours or without, and with places that can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

PLAIN_STYLES = {"bold", "dim", "reverse", "underline"}
"""What is left of a style where there are no colours."""


class Canvas:
    """A sheet of cells; what is written beyond its edges is cut off."""

    def __init__(self, width: int, height: int, colour: bool = True) -> None:
        self.width = width
        self.height = height
        self.colour = colour
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.marks: list[tuple[range, range, str]] = []

    def write(self, x: int, y: int, text: str, style: str = "", width: int | None = None) -> None:
        """Write lines of text from a cell on; no wider than that."""
        shown = style if self.colour else " ".join(word for word in style.split() if word in PLAIN_STYLES)
        for row, line in enumerate(text.splitlines(), start=y):
            self.write_line(x, row, line if width is None else cut(line, width), shown)

    def write_line(self, x: int, y: int, line: str, style: str) -> None:
        """Write one line; a sign that is two cells wide takes two."""
        for sign in line:
            size = cell_len(sign)
            if 0 <= y < self.height and x >= 0 and x + size <= self.width and size:
                self.signs[y][x] = sign
                self.styles[y][x] = style
                for more in range(1, size):
                    self.signs[y][x + more], self.styles[y][x + more] = "", style
            x += size

    def halves(self, x: int, y: int, top: str, bottom: str) -> None:
        """Colour the upper and the lower half of a cell."""
        self.write(x, y, "▀", f"{top} on {bottom}")

    def mark(self, x: int, y: int, width: int, height: int, what: str) -> None:
        """Remember what lies in a rectangle; what is marked later lies above."""
        self.marks.append((range(x, x + width), range(y, y + height), what))

    def at(self, x: int, y: int) -> str | None:
        """What lies at a cell."""
        for columns, rows, what in reversed(self.marks):
            if x in columns and y in rows:
                return what
        return None

    def paste(self, part: Canvas, x: int, y: int) -> None:
        """Lay a smaller sheet on this one."""
        for row in range(part.height):
            for column in range(part.width):
                if 0 <= y + row < self.height and 0 <= x + column < self.width:
                    self.signs[y + row][x + column] = part.signs[row][column]
                    self.styles[y + row][x + column] = part.styles[row][column]
        for columns, rows, what in part.marks:
            kept_x = range(max(0, columns.start) + x, min(part.width, columns.stop) + x)
            kept_y = range(max(0, rows.start) + y, min(part.height, rows.stop) + y)
            self.marks.append((kept_x, kept_y, what))

    def part(self, width: int, height: int) -> Canvas:
        """An empty sheet of the same kind, to be pasted."""
        return Canvas(width, height, self.colour)

    def line(self, y: int) -> Text:
        """One row, ready to be shown."""
        text = Text(end="")
        cells = zip(self.signs[y], self.styles[y], strict=True)
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            text.append("".join(sign for sign, _ in run), style or None)
        return text

    def text(self) -> str:
        """Everything without colours, as people draw it in tests."""
        return "\n".join("".join(row).rstrip() for row in self.signs)


def cut(text: str, width: int) -> str:
    """A text that fits into so many cells."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return f"{text}…" if width > 0 else ""


def cut_name(name: str, width: int) -> str:
    """A name that fits into so many cells; a number at its end tells players of one level apart, and stays."""
    begun, _, number = name.rpartition(" ")
    if cell_len(name) <= width or not begun or not number.isdecimal():
        return cut(name, width)
    return f"{cut(begun, width - 1 - len(number))} {number}"


def hanging(text: str, width: int) -> str:
    """A text broken to a width, where what is explained behind a gap or a number goes on below its beginning."""
    return "\n".join(row for line in text.splitlines() for row in hanging_line(line, width))


def hanging_line(line: str, width: int) -> list[str]:
    """One line of such a text; one without anything to hang below stays as it is."""
    head = re.match(r"\s*\d+ (?=\S)|\s*\S.*?\s{4,}(?=\S)|\s+(?=\S)", line)
    if cell_len(line) <= width or head is None or head.end() > width // 2:
        return [line]
    first, *others = wrapped(line[head.end() :], width - head.end())
    return [line[: head.end()] + first, *(" " * head.end() + each for each in others)]


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of so many cells at the most, broken between words."""
    return in_rows(text.split(), width, " ")


def in_rows(parts: Iterable[str], width: int, gap: str) -> list[str]:
    """Parts one after the other in rows of so many cells at the most; none is broken."""
    rows = [""]
    for part in parts:
        fits = cell_len(rows[-1] + gap) + cell_len(part) <= width
        if rows[-1] and not fits:
            rows.append(cut(part, width))
        else:
            rows[-1] = cut(f"{rows[-1]}{gap}{part}" if rows[-1] else part, width)
    return rows
