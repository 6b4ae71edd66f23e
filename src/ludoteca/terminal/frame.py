"""What stands around every table on the full screen: a head, what a choice would bring, the latest lines, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len

from ludoteca.terminal.canvas import Canvas, wrapped
from ludoteca.terminal.face import Face
from ludoteca.terminal.scene import Scene

WIDTH, HEIGHT = 80, 24
"""The smallest screen that everything fits on."""
INFO = 3
HEAD_STYLE, KEY_STYLE, INFO_STYLE = "bold #ffffff on #23515e", "bold #ffd479", "#ffd479"

Keys = Sequence[tuple[str, str, str]]
"""For each key how it is written, the message that says what it does, and its name."""


@dataclass
class Frame:
    """Everything on the screen beside the table itself."""

    head: str
    status: str = ""
    info: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    keys: Keys = ()


def draw(canvas: Canvas, face: Face, scene: Scene, frame: Frame) -> None:
    """Draw a table with all that stands around it."""
    width, height = canvas.width, canvas.height
    if width < WIDTH or height < HEIGHT:
        small = face.speech.t("terminal-too-small", width=WIDTH, height=HEIGHT)
        canvas.write(0, 0, "\n".join(wrapped(small, width)))
        return
    head = HEAD_STYLE if canvas.colour else "bold reverse"
    canvas.write(0, 0, " " * width, head)
    canvas.write(1, 0, frame.head, head, width - 2)
    canvas.write(width - 1 - cell_len(frame.status), 0, frame.status, head)
    told = 2 if height < 30 else 5
    rows = height - 2 - INFO - told
    table = canvas.part(width, rows)
    face.draw(table, scene)
    canvas.paste(table, 0, 1)
    info = [line for each in frame.info for line in wrapped(each, width - 2)]
    for row, line in enumerate(info[:INFO], start=rows + 1):
        canvas.write(1, row, line, INFO_STYLE)
    canvas.mark(0, rows + 1, width, INFO, "key enter")
    for row, line in enumerate(latest(frame.lines, width - 2, told), start=rows + 1 + INFO):
        canvas.write(1, row, line, "dim")
    canvas.mark(0, rows + 1 + INFO, width, told, "key l")
    draw_keys(canvas, face, frame.keys)


def latest(said: list[str], width: int, rows: int) -> list[str]:
    """The latest sayings that fit into so many rows, each of them whole; of a long one its beginning."""
    lines: list[str] = []
    for each in reversed(said):
        more = wrapped(each, width)
        if lines and len(more) + len(lines) > rows:
            break
        lines = [*more, *lines]
    return lines[:rows]


def draw_keys(canvas: Canvas, face: Face, keys: Keys) -> None:
    """The keys in the last row, as many as fit; they can be clicked."""
    x, y = 1, canvas.height - 1
    for sign, message, name in keys:
        words = face.speech.t(message)
        size = cell_len(sign) + 1 + cell_len(words)
        if x + size > canvas.width:
            return
        canvas.write(x, y, sign, KEY_STYLE if canvas.colour else "bold")
        canvas.write(x + cell_len(sign) + 1, y, words)
        canvas.mark(x, y, size, 1, f"key {name}")
        x += size + 2
