"""The full screen for looking back: a match step by step, with anybody's eyes once it is over."""

from __future__ import annotations

from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from ludoteca.core.types import Document
from ludoteca.terminal import frame
from ludoteca.terminal.board import Board
from ludoteca.terminal.canvas import Canvas
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.scene import Scene
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Step, Table

KEYS: frame.Keys = (
    ("←→", "terminal-key-walk", "right"),
    ("Space", "terminal-key-run", "space"),
    ("q", "terminal-key-back", "q"),
    ("e", "terminal-key-eyes", "e"),
    ("Home End", "terminal-key-ends", "home"),
    ("z", "terminal-key-zoom", "z"),
)
SECONDS = 1.0
"""How long a moment is shown when the match plays by itself."""


class ReplayScreen(Screen[None]):
    """A match at any of its moments."""

    def __init__(self, table: Table, speech: Speech, mono: bool, entry: int) -> None:
        super().__init__()
        self.table = table
        self.speech = Speech(speech.language, speech.names, speech.eyes, speech.is_shared)
        self.face = face_of(table.game, self.speech)
        self.mono = mono
        self.entry = entry
        self.zoom = 0
        self.steps: list[Step] = []
        self.view: Document | None = None
        self.running: Timer | None = None

    def compose(self) -> ComposeResult:
        """Nothing but the board."""
        yield Board()

    def on_mount(self) -> None:
        """Show the first moment."""
        self.look()

    @work(exclusive=True)
    async def look(self) -> None:
        """Show the moment."""
        self.steps = await self.table.story(self.speech.eyes)
        self.view = await self.table.view_at(self.entry, self.speech.eyes)
        self.paint()

    def on_board_resized(self) -> None:
        """Draw anew in another size."""
        self.paint()

    def paint(self) -> None:
        """Draw the moment, unless it is not there yet or the screen is being taken down."""
        if self.view is None or not self.query(Board):
            return
        board = self.query_one(Board)
        canvas = Canvas(board.size.width, board.size.height, not self.mono)
        view = self.view | {"legal": None}
        where = self.speech.t("page-position", entry=self.entry, of=len(self.steps))
        head = " · ".join([self.face.title, self.speech.t("page-replay"), where, self.face.progress(view)])
        said = [line for step in self.steps[: self.entry] if (line := self.face.say(step))]
        eyes = self.speech.names[self.speech.eyes] if self.speech.eyes is not None else self.speech.t("page-eyes-none")
        info = [self.speech.told(self.speech.t("page-eyes"), eyes), said[-1] if said else ""]
        around = frame.Frame(head, info=info, lines=said[:-1], keys=KEYS)
        frame.draw(canvas, self.face, Scene(view, zoom=self.zoom), around)
        board.show(canvas)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """A key of the last row was clicked."""
        kind, _, name = event.what.partition(" ")
        if kind == "key":
            self.press(name)

    def on_board_turned(self, event: Board.Turned) -> None:
        """The wheel walks through the match."""
        self.press("right" if event.forward else "left")

    def on_key(self, event: events.Key) -> None:
        """A key was pressed; it means nothing any more to the screen that it leads to."""
        if not event.key.startswith("ctrl+"):
            event.stop()
            self.press(event.key)

    def press(self, key: str) -> None:
        """Go somewhere else in the match, or back to the table."""
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
        elif key in ("q", "escape"):
            self.go()

    def run_or_stop(self) -> None:
        """Let the match play by itself, or stop it."""
        if self.running is not None:
            self.running.stop()
            self.running = None
        else:
            self.running = self.set_interval(SECONDS, lambda: self.press("right"))

    def change_eyes(self) -> None:
        """See it with the next eyes: anybody's when the match is over, else one's own or a spectator's."""
        known = range(len(self.speech.names)) if self.table.result is not None else self.table.mine
        eyes = [*known, None]
        now = eyes.index(self.speech.eyes) if self.speech.eyes in eyes else -1
        self.speech.eyes = eyes[(now + 1) % len(eyes)]
        self.look()

    def go(self) -> None:
        """Go back to the table, or leave if there is none; who is impatient goes back only once."""
        if self.app.screen is not self:
            return
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()
