"""The frame around a table on the full screen: a head, a preview, the latest lines and the keys."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.cells import cell_len

from ludoteca.terminal.canvas import Canvas, wrap
from ludoteca.terminal.choice import Keys
from ludoteca.terminal.face import Face
from ludoteca.terminal.scene import Scene

WIDTH, HEIGHT = 80, 24
"""The smallest screen size."""
INFO = 3
HEAD_STYLE, KEY_STYLE, INFO_STYLE = "bold #ffffff on #23515e", "bold #ffd479", "#ffd479"


@dataclass
class Frame:
    """Everything on the screen except the table."""

    head: str
    status: str = ""
    info: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    keys: Keys = ()


def draw(canvas: Canvas, face: Face, scene: Scene, frame: Frame) -> None:
    """Draw a table with its frame."""
    width, height = canvas.width, canvas.height
    if width < WIDTH or height < HEIGHT:
        small = face.reader.t("terminal-too-small", width=WIDTH, height=HEIGHT)
        canvas.write(0, 0, "\n".join(wrap(small, width)))
        return
    head = HEAD_STYLE if canvas.color else "bold reverse"
    canvas.write(0, 0, " " * width, head)
    canvas.write(1, 0, frame.head, head, width - 2)
    canvas.write(width - 1 - cell_len(frame.status), 0, frame.status, head)
    log_rows = 2 if height < 30 else 5
    rows = height - 2 - INFO - log_rows
    table = canvas.part(width, rows)
    face.draw(table, scene)
    canvas.paste(table, 0, 1)
    info = [line for each in frame.info for line in wrap(each, width - 2)]
    for row, line in enumerate(info[:INFO], start=rows + 1):
        canvas.write(1, row, line, INFO_STYLE)
    canvas.mark(0, rows + 1, width, INFO, "key enter")
    for row, line in enumerate(latest(frame.lines, width - 2, log_rows), start=rows + 1 + INFO):
        canvas.write(1, row, line, "dim")
    canvas.mark(0, rows + 1 + INFO, width, log_rows, "key l")
    draw_keys(canvas, face, frame.keys)


def latest(texts: list[str], width: int, rows: int) -> list[str]:
    """The latest lines that fit into a number of rows, each of them whole; a long one is cut."""
    lines: list[str] = []
    for each in reversed(texts):
        more = wrap(each, width)
        if lines and len(more) + len(lines) > rows:
            break
        lines = [*more, *lines]
    return lines[:rows]


def draw_keys(canvas: Canvas, face: Face, keys: Keys) -> None:
    """Draw the keys in the last row, as many as fit; they can be clicked."""
    x, y = 1, canvas.height - 1
    for sign, message, name in keys:
        words = face.reader.t(message)
        size = cell_len(sign) + 1 + cell_len(words)
        if x + size > canvas.width:
            continue
        canvas.write(x, y, sign, KEY_STYLE if canvas.color else "bold")
        canvas.write(x + cell_len(sign) + 1, y, words)
        canvas.mark(x, y, size, 1, f"key {name}")
        x += size + 2
