"""The widget that shows a canvas and reports clicks on it."""

from __future__ import annotations

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ludoteca.terminal.canvas import Canvas


class Board(Widget, can_focus=True):
    """A canvas as large as the screen."""

    DEFAULT_CSS = "Board { width: 1fr; height: 1fr; }"

    class Pointed(Message):
        """Something on the canvas was clicked."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    class Turned(Message):
        """The wheel was turned."""

        def __init__(self, forward: bool) -> None:
            super().__init__()
            self.forward = forward

    class Resized(Message):
        """The size has changed: everything must be drawn again."""

    canvas: Canvas | None = None

    def show(self, canvas: Canvas) -> None:
        """Show a canvas instead of the previous one."""
        self.canvas = canvas
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the canvas."""
        if self.canvas is None or y >= self.canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        base = self.rich_style
        segments = [
            Segment(text, base + style if style else base, control)
            for text, style, control in self.canvas.line(y).render(self.app.console)
        ]
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def on_click(self, event: events.Click) -> None:
        """Report what is under the mouse."""
        what = self.canvas.at(event.x, event.y) if self.canvas is not None else None
        if what is not None:
            self.post_message(self.Pointed(what))

    def on_mouse_scroll_down(self) -> None:
        """The wheel was turned towards the reader."""
        self.post_message(self.Turned(True))

    def on_mouse_scroll_up(self) -> None:
        """The wheel was turned away from the reader."""
        self.post_message(self.Turned(False))

    def on_resize(self) -> None:
        """Ask for a drawing of the new size."""
        self.post_message(self.Resized())
