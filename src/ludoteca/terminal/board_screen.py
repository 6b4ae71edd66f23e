"""The full screen of a table: it follows the match, draws it, and lets the person choose an action."""

from __future__ import annotations

from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.terminal import frame
from ludoteca.terminal.board import Board
from ludoteca.terminal.canvas import Canvas
from ludoteca.terminal.choice import Choice, Keys
from ludoteca.terminal.dialogs import CoverDialog
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.scene import Scene
from ludoteca.terminal.table import Step, Table, undoable_plies
from ludoteca.terminal.typed_commands import TypedCommands

KEYS: Keys = (
    ("?", "terminal-key-help", "?"),
    ("q", "terminal-key-quit", "q"),
    ("↵", "terminal-key-play", "enter"),
    ("a", "page-table-rematch", "a"),
    ("r", "page-replay", "r"),
    ("n", "terminal-key-analyse", "n"),
    ("y", "page-table-agree", "y"),
    ("n", "page-table-disagree", "no"),
    ("d", "terminal-key-more", "d"),
    ("h", "terminal-key-hint", "h"),
    ("u", "terminal-key-undo", "u"),
    ("t", "terminal-key-table", "t"),
    ("l", "terminal-key-log", "l"),
    (":", "terminal-key-type", ":"),
)
"""The keys that the last row can show; the help lists the others."""


class BoardScreen(Screen[None]):
    """A table that follows its match and takes the person's choice of an action."""

    def __init__(self, table: Table, language: str, mono: bool) -> None:
        super().__init__()
        viewer = table.mine[0] if table.mine else None
        self.table = table
        self.mono = mono
        self.reader = Reader(language, table.names, viewer, table.is_shared)
        self.face = face_of(table.game, self.reader)
        self.commands = TypedCommands(table, self.face)
        self.commands.report = self.show_notice
        self.texts = self.commands.texts
        self.choice: Choice | None = None
        self.proposed: str | None = None
        """An action that was chosen from a list and waits for Enter."""
        self.preview: Document | None = None
        self.notice: list[str] = []
        self.steps: list[Step] = []
        self.known_length = -1
        """The number of entries that are shown; -1 before the first time."""
        self.old_messages = 0
        """The number of chat messages before the latest entry: later ones are the newest lines of the screen."""
        self.zoom = 0
        self.covered = False
        self.is_acting = False

    def compose(self) -> ComposeResult:
        """The board: everything is drawn on it."""
        yield Board()

    def on_mount(self) -> None:
        """Show at once that the table is being loaded, then follow it."""
        self.follow_table()

    @work
    async def follow_table(self) -> None:
        """Show the table, and follow it until the match ends."""
        try:
            await self.reload()
            while self.table.result is None:
                await self.table.wait_for_change()
                await self.reload()
        except LudotecaError as lost:
            self.notice = [lost.text(self.reader.language)]
            self.paint()
            return
        self.steps = await self.table.log(self.reader.viewer)
        self.paint()
        await self.finish()

    async def finish(self) -> None:
        """The match is over."""

    async def reload(self) -> None:
        """Show the current state of the table."""
        seat = self.table.to_move
        if seat in self.table.mine and seat != self.reader.viewer:
            self.cover()
        while self.known_length != (length := self.table.length):
            steps = await self.table.log(self.reader.viewer)
            if length == self.table.length != self.known_length:
                self.known_length, self.old_messages = length, len(self.table.messages())
                self.steps, self.notice = steps, []
                self.begin_choice()
        self.paint()

    def cover(self) -> None:
        """Cover the table until the next person is there, if several share this terminal."""
        self.reader.viewer = self.table.to_move
        self.known_length = -1
        if not self.table.is_shared:
            return
        self.covered = True
        self.app.push_screen(CoverDialog(self.reader, self.reader.names[self.table.to_move or 0]), self.uncover)

    def uncover(self, _: str | None) -> None:
        """Uncover the table: the next person is there."""
        self.covered = False
        self.paint()

    @property
    def is_turn(self) -> bool:
        """Whether it is the reader's turn."""
        return self.table.result is None and self.table.to_move is not None and self.table.to_move in self.table.mine

    def begin_choice(self) -> None:
        """Offer the legal actions."""
        self.drop_choice()
        if self.is_turn:
            view = self.table.view(self.reader.viewer)
            self.choice = self.face.choice(view, self.texts.actions())

    def drop_choice(self) -> None:
        """Forget the choice."""
        self.preview, self.proposed, self.choice = None, None, None

    def drop_old_choice(self) -> None:
        """Forget a choice if the table has changed since: a server's updates can come at any time."""
        if self.known_length != self.table.length:
            self.drop_choice()

    @property
    def chosen(self) -> str | None:
        """The action that Enter plays."""
        return self.proposed or (self.choice.action if self.choice is not None else None)

    # Drawing

    def on_board_resized(self) -> None:
        """Draw again in the new size."""
        self.paint()

    def paint(self) -> None:
        """Draw everything, unless the screen is closing: a move may come at that moment."""
        self.drop_old_choice()
        if not self.query(Board):
            return
        board = self.query_one(Board)
        canvas = Canvas(board.size.width, board.size.height, not self.mono)
        if self.known_length < 0 and not self.covered:
            canvas.write(1, 0, self.face.title, "bold")
            canvas.write(1, 2, self.reader.t("terminal-loading"))
        elif not self.covered:
            view = self.table.view(self.reader.viewer)
            scene = Scene(view, self.choice, None if self.proposed else self.preview, self.zoom)
            frame.draw(canvas, self.face, scene, self.make_frame(view))
        board.show(canvas)

    def make_frame(self, view: Document) -> frame.Frame:
        """The frame around the table."""
        progress = self.face.progress(view) if self.table.to_move is not None else ""
        head = [self.face.title, progress, self.turn_words()]
        lines = [line for step in self.steps if (line := self.face.step_line(step))]
        lines += [self.reader.label(*line) for line in self.table.messages()[self.old_messages :]]
        return frame.Frame(" · ".join(filter(None, head)), self.status(), self.info(view), lines, self.keys())

    def keys(self) -> Keys:
        """The keys that do something now: those of the choice after Enter, then those of the screen."""
        possible = self.possible_keys()
        keys = [each for each in KEYS if each[2] in possible]
        first = 3 if "enter" in possible else 2
        return [*keys[:first], *(self.choice.keys if self.choice is not None else ()), *keys[first:]]

    def possible_keys(self) -> set[str]:
        """The names of the keys of the last row that do something now."""
        table, is_over = self.table, self.table.result is not None
        wanted = {
            "enter": self.chosen is not None,
            "d": self.choice is not None and bool(self.choice.other_actions),
            "h": self.is_turn and not table.is_rated,
            "u": self.can_undo(),
            "a": "again" in table.partings,
            "r": is_over and self.known_length > 0,
            "n": table.can_analyse,
            "y": table.asked is not None,
            "no": table.asked is not None,
            "t": bool(table.partings) and not is_over,
            "l": self.known_length > 0,
        }
        return {"?", "q", ":", *(name for name, is_possible in wanted.items() if is_possible)}

    def can_undo(self) -> bool:
        """Whether an action of ours can be undone, or the others asked for it."""
        table = self.table
        if table.result is not None or table.is_rated:
            return False
        return bool(undoable_plies(self.steps, table.mine, table.view(self.reader.viewer)["ply"]))

    def status(self) -> str:
        """The state of a lost connection, or the clocks."""
        return self.reader.t(self.table.status) if self.table.status else self.texts.clocks()

    def turn_words(self) -> str:
        """Whose turn it is."""
        seat = self.table.to_move
        if seat is None:
            return self.reader.t("page-over")
        if seat in self.table.mine:
            return self.face.your_turn_words(seat)
        if self.table.bots_ahead:
            return self.reader.t("page-table-bots-busy", count=self.table.bots_ahead)
        return self.reader.t("page-table-thinking", name=self.reader.name(seat))

    def info(self, view: Document) -> list[str]:
        """A notice, a question, or the preview of the choice."""
        if self.notice:
            return self.notice
        if self.table.asked is not None:
            return [self.texts.question()]
        action = self.chosen
        if action is None:
            return [self.advice(view)] if self.is_turn else []
        head = f"{self.face.action_line(action, view)} · {self.reader.t('terminal-enter')}"
        return [head, " · ".join(self.face.preview_lines(self.preview, view))] if self.preview else [head]

    def advice(self, view: Document) -> str:
        """What is still missing, or how to choose."""
        if self.choice is not None and self.choice.is_begun:
            return self.reader.render(self.choice.missing)
        return self.face.advice(view)

    # Choosing

    async def on_board_pointed(self, event: Board.Pointed) -> None:
        """Handle a click on a key of the last row, or on something of the game."""
        kind, _, name = event.what.partition(" ")
        if kind == "key":
            await self.press(name)
        elif self.choice is not None and self.choice.point(event.what):
            await self.show_choice()

    async def on_board_turned(self, event: Board.Turned) -> None:
        """The wheel rotates the chosen piece."""
        if self.choice is not None and self.choice.key("r" if event.forward else "R"):
            await self.show_choice()

    async def on_key(self, event: events.Key) -> None:
        """Handle a key; the window that it opens must not see it."""
        if event.key.startswith("ctrl+"):
            return
        event.stop()
        name = event.character if event.character is not None and event.character.isprintable() else event.key
        await self.press("space" if name == " " else name)

    async def press(self, key: str) -> None:
        """Do what a key means: the choice, a command of the screen, or an answer."""
        self.drop_old_choice()
        if key == "escape" and (self.proposed or self.notice):
            self.proposed, self.notice = None, []
            await self.show_choice()
        elif key == "enter":
            await self.play()
        elif self.table.asked is not None and key in ("y", "n", "no"):
            self.reply(key == "y")
        elif await self.press_command(key):
            return
        elif self.choice is not None:
            await self.press_choice(self.choice, key)

    async def press_choice(self, choice: Choice, key: str) -> None:
        """Give a key to the choice, which may say why it does nothing now."""
        if choice.key(key):
            await self.show_choice()
        elif refusal := choice.refusal(key):
            self.show_notice(self.reader.render(refusal))

    async def press_command(self, key: str) -> bool:
        """Do what a key means apart from choosing; False if it has no meaning."""
        return False

    async def show_choice(self) -> None:
        """Show the choice and load its preview."""
        self.notice, self.preview = [], None
        self.paint()
        self.load_preview()

    @work(exclusive=True, group="preview")
    async def load_preview(self) -> None:
        """Show what the choice would bring, as soon as it is known."""
        action = self.chosen
        if action is None:
            return
        try:
            preview = await self.table.preview(action)
        except LudotecaError as refused:
            self.notice = [self.texts.refusal(refused)]
        else:
            self.preview = preview if action == self.chosen else None
        self.paint()

    async def play(self) -> None:
        """Play the chosen action; without one, say what is missing, or list what can be done."""
        if self.chosen is None:
            await self.show_missing()
        elif not self.is_acting:
            self.is_acting = True
            self.carry_out(self.chosen)

    async def show_missing(self) -> None:
        """Say what is missing before something can be played; list the actions that are chosen from a list."""
        if self.choice is None:
            return
        if self.choice.keys or not self.choice.other_actions:
            self.show_notice(self.reader.render(self.choice.missing))
        else:
            await self.press_command("d")

    @work
    async def carry_out(self, action: str) -> None:
        """Play an action, without blocking the screen."""
        refusal = await self.commands.play(action)
        self.is_acting = False
        await self.reload()
        self.show_notice(refusal)

    def show_notice(self, notice: str) -> None:
        """Show a notice in the place of the preview."""
        if notice:
            self.notice = [notice]
            self.paint()

    @work
    async def reply(self, agree: bool) -> None:
        """Answer the question of another player."""
        refusal = await self.commands.reply(agree)
        await self.reload()
        self.show_notice(refusal)

    async def propose(self, action: str) -> None:
        """Show an action and what it would bring; Enter plays it."""
        self.proposed = None
        if self.choice is not None:
            self.choice.choose(action)
        if self.chosen != action:
            self.proposed = action
        await self.show_choice()
