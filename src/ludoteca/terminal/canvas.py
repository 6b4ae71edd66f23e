"""A grid of character cells to draw on, with or without colors, and with areas that can be clicked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

PLAIN_STYLES = {"bold", "dim", "reverse", "underline"}
"""The parts of a style that also work without colors."""


class Canvas:
    """A grid of cells; what does not fit is cut off."""

    def __init__(self, width: int, height: int, color: bool = True) -> None:
        self.width = width
        self.height = height
        self.color = color
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.marks: list[tuple[range, range, str]] = []

    def write(self, x: int, y: int, text: str, style: str = "", width: int | None = None) -> None:
        """Write lines of text that begin at a cell, cut to a width."""
        shown = style if self.color else " ".join(word for word in style.split() if word in PLAIN_STYLES)
        for row, line in enumerate(text.splitlines(), start=y):
            self.write_line(x, row, line if width is None else cut(line, width), shown)

    def write_line(self, x: int, y: int, line: str, style: str) -> None:
        """Write one line; wide characters take two cells."""
        for sign in line:
            size = cell_len(sign)
            if 0 <= y < self.height and x >= 0 and x + size <= self.width and size:
                self.signs[y][x] = sign
                self.styles[y][x] = style
                for more in range(1, size):
                    self.signs[y][x + more], self.styles[y][x + more] = "", style
            x += size

    def halves(self, x: int, y: int, top: str, bottom: str) -> None:
        """Color the upper and the lower half of a cell."""
        self.write(x, y, "▀", f"{top} on {bottom}")

    def mark(self, x: int, y: int, width: int, height: int, what: str) -> None:
        """Give a rectangle a name; later names are above earlier ones."""
        self.marks.append((range(x, x + width), range(y, y + height), what))

    def at(self, x: int, y: int) -> str | None:
        """The name at a cell."""
        for columns, rows, what in reversed(self.marks):
            if x in columns and y in rows:
                return what
        return None

    def paste(self, part: Canvas, x: int, y: int) -> None:
        """Copy a smaller canvas onto this one."""
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
        """An empty canvas of the same kind, to be pasted."""
        return Canvas(width, height, self.color)

    def line(self, y: int) -> Text:
        """One row as styled text."""
        text = Text(end="")
        cells = zip(self.signs[y], self.styles[y], strict=True)
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            text.append("".join(sign for sign, _ in run), style or None)
        return text

    def text(self) -> str:
        """Everything as plain text, as tests compare it."""
        return "\n".join("".join(row).rstrip() for row in self.signs)


def cut(text: str, width: int) -> str:
    """Cut a text to a number of cells."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return f"{text}…" if width > 0 else ""


def cut_name(name: str, width: int) -> str:
    """Cut a name to a number of cells, but keep the number at its end, which distinguishes players of one level."""
    begun, _, number = name.rpartition(" ")
    if cell_len(name) <= width or not begun or not number.isdecimal():
        return cut(name, width)
    return f"{cut(begun, width - 1 - len(number))} {number}"


def wrap_hanging(text: str, width: int) -> str:
    """Wrap a text with a hanging indent: after a number or a wide gap, further lines begin below the first."""
    return "\n".join(row for line in text.splitlines() for row in wrap_line(line, width))


def wrap_line(line: str, width: int) -> list[str]:
    """Wrap one line with a hanging indent; a line without a number or a gap stays as it is."""
    head = re.match(r"\s*\d+ (?=\S)|\s*\S.*?\s{4,}(?=\S)|\s+(?=\S)", line)
    if cell_len(line) <= width or head is None or head.end() > width // 2:
        return [line]
    first, *others = wrap(line[head.end() :], width - head.end())
    return [line[: head.end()] + first, *(" " * head.end() + each for each in others)]


def wrap(text: str, width: int) -> list[str]:
    """Wrap a text between words to a number of cells; no-break spaces keep words together."""
    return fill_rows(re.findall(r"[^ \t\n]+", text), width, " ")


def fill_rows(parts: Iterable[str], width: int, gap: str) -> list[str]:
    """Fill rows with parts up to a number of cells; no part is broken."""
    rows = [""]
    for part in parts:
        fits = cell_len(rows[-1] + gap) + cell_len(part) <= width
        if rows[-1] and not fits:
            rows.append(cut(part, width))
        else:
            rows[-1] = cut(f"{rows[-1]}{gap}{part}" if rows[-1] else part, width)
    return rows
