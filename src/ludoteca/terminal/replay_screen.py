"""The full screen of a replay: a match step by step, from every seat's view once it is over."""

from __future__ import annotations

from dataclasses import replace

from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from ludoteca.core.types import Document
from ludoteca.terminal import frame
from ludoteca.terminal.board import Board
from ludoteca.terminal.canvas import Canvas
from ludoteca.terminal.choice import Keys
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.scene import Scene
from ludoteca.terminal.table import Step, Table

KEYS: Keys = (
    ("←→", "terminal-key-walk", "right"),
    ("Space", "terminal-key-run", "space"),
    ("q", "terminal-key-back", "q"),
    ("e", "terminal-key-eyes", "e"),
    ("Home End", "terminal-key-ends", "home"),
    ("z", "terminal-key-zoom", "z"),
    ("x", "terminal-key-coordinates", "x"),
)
SECONDS = 1.0
"""How long each moment is shown when the replay runs."""


class ReplayScreen(Screen[None]):
    """A match at any of its moments."""

    def __init__(self, table: Table, reader: Reader, mono: bool, entry: int) -> None:
        super().__init__()
        self.table = table
        self.reader = replace(reader)
        self.face = face_of(table.game, self.reader)
        self.mono = mono
        self.entry = entry
        self.zoom = 0
        self.steps: list[Step] = []
        self.view: Document | None = None
        self.running: Timer | None = None

    def compose(self) -> ComposeResult:
        """The board."""
        yield Board()

    def on_mount(self) -> None:
        """Show the first moment."""
        self.look()

    @work(exclusive=True)
    async def look(self) -> None:
        """Show the moment."""
        self.steps = await self.table.log(self.reader.viewer)
        self.view = await self.table.view_at(self.entry, self.reader.viewer)
        self.paint()

    def on_board_resized(self) -> None:
        """Draw again in the new size."""
        self.paint()

    def paint(self) -> None:
        """Draw the moment, unless it is not loaded or the screen is closing."""
        if self.view is None or not self.query(Board):
            return
        board = self.query_one(Board)
        canvas = Canvas(board.size.width, board.size.height, not self.mono)
        view = self.view | {"legal": None}
        where = self.reader.t("page-table-position", entry=self.entry, of=len(self.steps))
        head = " · ".join([self.face.title, self.reader.t("page-replay"), where, self.face.progress(view)])
        lines = [line for step in self.steps[: self.entry] if (line := self.face.step_line(step))]
        viewer = (
            self.reader.names[self.reader.viewer]
            if self.reader.viewer is not None
            else self.reader.t("page-table-eyes-none")
        )
        info = [self.reader.label(self.reader.t("page-table-eyes"), viewer), lines[-1] if lines else ""]
        around = frame.Frame(head, info=info, lines=lines[:-1], keys=KEYS)
        frame.draw(canvas, self.face, Scene(view, zoom=self.zoom), around)
        board.show(canvas)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """A key of the last row was clicked."""
        kind, _, name = event.what.partition(" ")
        if kind == "key":
            self.press(name)

    def on_board_turned(self, event: Board.Turned) -> None:
        """The wheel moves through the match."""
        self.press("right" if event.forward else "left")

    def on_key(self, event: events.Key) -> None:
        """Handle a key; the screen that it opens must not see it."""
        if not event.key.startswith("ctrl+"):
            event.stop()
            self.press(event.key)

    def press(self, key: str) -> None:
        """Go to another moment of the match, or back to the table."""
        last = len(self.steps)
        moved = {"left": self.entry - 1, "right": self.entry + 1, "home": 0, "end": last}.get(key)
        if moved is not None:
            self.entry = max(0, min(last, moved))
            self.look()
        elif key == "space":
            self.run_or_stop()
        elif key == "e":
            self.change_eyes()
        elif key == "z":
            self.zoom = (self.zoom + 1) % 3
            self.paint()
        elif key == "x":
            self.reader.coordinates = not self.reader.coordinates
            self.paint()
        elif key in ("q", "escape"):
            self.go()

    def run_or_stop(self) -> None:
        """Start or stop the replay."""
        if self.running is not None:
            self.running.stop()
            self.running = None
        else:
            self.running = self.set_interval(SECONDS, lambda: self.press("right"))

    def change_eyes(self) -> None:
        """Switch to the next view: of any seat when the match is over, otherwise of one's own or a spectator."""
        known = range(len(self.reader.names)) if self.table.result is not None else self.table.mine
        viewers = [*known, None]
        now = viewers.index(self.reader.viewer) if self.reader.viewer in viewers else -1
        self.reader.viewer = viewers[(now + 1) % len(viewers)]
        self.look()

    def go(self) -> None:
        """Go back to the table, or exit if there is none; a second key press does nothing."""
        if self.app.screen is not self:
            return
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()
