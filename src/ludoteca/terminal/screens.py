"""The full screen at a table: choosing by keys and mouse, what a choice would bring, hints, undo, log and talk."""

from __future__ import annotations

import asyncio

from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.terminal import frame
from ludoteca.terminal.board import Board
from ludoteca.terminal.canvas import Canvas, in_rows
from ludoteca.terminal.choosing import Choosing
from ludoteca.terminal.dialogs import CoverDialog, LineDialog, ListDialog, RulesDialog, TextDialog, room_in
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.looking import ReplayScreen
from ludoteca.terminal.scene import Scene
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Step, Table
from ludoteca.terminal.talk import Talk

KEYS: frame.Keys = (
    ("?", "terminal-key-help", "?"),
    ("↵", "terminal-key-play", "enter"),
    ("d", "terminal-key-deeds", "d"),
    ("h", "terminal-key-hint", "h"),
    ("u", "terminal-key-undo", "u"),
    ("l", "terminal-key-log", "l"),
    ("q", "terminal-key-quit", "q"),
    (":", "terminal-key-type", ":"),
)
"""Shown in the last row; the rest is told by the help."""
MORE_KEYS: frame.Keys = (
    ("s", "terminal-key-score", "s"),
    ("g", "terminal-key-goals", "g"),
    ("m", "terminal-key-moves", "m"),
    ("b", "terminal-key-rules", "b"),
    ("z", "terminal-key-zoom", "z"),
    ("c", "terminal-key-chat", "c"),
    ("t", "terminal-key-table", "t"),
)
LOOK_AGAIN = 0.1
"""Seconds between looks whether another window is still open."""
PARTINGS = {"resign": "page-resign", "leave": "page-leave", "end": "page-ask-end", "again": "page-rematch"}


class TableScreen(Screen[None]):
    """A table that is played at."""

    def __init__(self, table: Table, language: str, mono: bool) -> None:
        super().__init__()
        eyes = table.mine[0] if table.mine else None
        self.table = table
        self.mono = mono
        self.speech = Speech(language, table.names, eyes, table.is_shared)
        self.face = face_of(table.game, self.speech)
        self.talk = Talk(table, self.face, self.speech)
        self.choosing: Choosing | None = None
        self.proposed: str | None = None
        """An action that was chosen from a list and waits for Enter."""
        self.preview: Document | None = None
        self.notice: list[str] = []
        self.steps: list[Step] = []
        self.known = -1
        """How many entries of the log are shown."""
        self.heard = 0
        """How many lines had been said before the latest entry: those after it are the newest lines of the screen."""
        self.zoom = 0
        self.covered = False
        self.is_acting = False

    def compose(self) -> ComposeResult:
        """Nothing but the board: everything is drawn on it."""
        yield Board()

    async def on_mount(self) -> None:
        """Show the table, and follow it from now on."""
        await self.renew()
        self.attend()

    @work
    async def attend(self) -> None:
        """Follow the table until the match ends."""
        try:
            while self.table.result is None:
                await self.table.forward()
                await self.renew()
        except LudotecaError as lost:
            self.notice = [lost.said(self.speech.language)]
            self.paint()
            return
        self.app.push_screen(TextDialog(self.face.title, self.talk.result()))
        if "again" in self.table.partings:
            self.say(await self.talk.rematch("terminal-rematch-join"))

    async def renew(self) -> None:
        """Show the table as it stands now."""
        seat = self.table.to_move
        if seat in self.table.mine and seat != self.speech.eyes:
            self.cover()
        if self.known != self.table.length:
            self.known, self.heard = self.table.length, len(self.table.heard())
            self.steps = await self.table.story(self.speech.eyes)
            self.notice = []
            self.begin_choice()
        self.paint()

    def cover(self) -> None:
        """Cover the table until the next person is there, if several share this terminal."""
        self.speech.eyes = self.table.to_move
        self.known = -1
        if not self.table.is_shared:
            return
        self.covered = True
        self.app.push_screen(CoverDialog(self.speech, self.speech.names[self.table.to_move or 0]), self.uncover)

    def uncover(self, _: str | None) -> None:
        """The next person is there."""
        self.covered = False
        self.paint()

    @property
    def is_turn(self) -> bool:
        """Whether the reader's decision is awaited."""
        return self.table.result is None and self.table.to_move is not None and self.table.to_move in self.table.mine

    def begin_choice(self) -> None:
        """Offer what may be done now."""
        self.drop_choice()
        if self.is_turn:
            view = self.table.view(self.speech.eyes)
            self.choosing = self.face.choosing(view, self.talk.texts())

    def drop_choice(self) -> None:
        """Nothing is chosen any more."""
        self.preview, self.proposed, self.choosing = None, None, None

    def drop_old_choice(self) -> None:
        """Drop what was chosen at a table that has changed since: a service tells of a move whenever it comes."""
        if self.known != self.table.length:
            self.drop_choice()

    @property
    def chosen(self) -> str | None:
        """What Enter would play."""
        return self.proposed or (self.choosing.action if self.choosing is not None else None)

    # Drawing

    def on_board_resized(self) -> None:
        """Draw anew in another size."""
        self.paint()

    def paint(self) -> None:
        """Draw everything, unless the screen is being taken down: a move may come in that moment."""
        self.drop_old_choice()
        if not self.query(Board):
            return
        board = self.query_one(Board)
        canvas = Canvas(board.size.width, board.size.height, not self.mono)
        if not self.covered:
            view = self.table.view(self.speech.eyes)
            scene = Scene(view, self.choosing, None if self.proposed else self.preview, self.zoom)
            frame.draw(canvas, self.face, scene, self.surroundings(view))
        board.show(canvas)

    def surroundings(self, view: Document) -> frame.Frame:
        """What stands around the table now."""
        progress = self.face.progress(view) if self.table.to_move is not None else ""
        head = [self.face.title, progress, self.turn_words()]
        lines = [said for step in self.steps if (said := self.face.say(step))]
        lines += [self.speech.told(*line) for line in self.table.heard()[self.heard :]]
        return frame.Frame(" · ".join(filter(None, head)), self.status(), self.info(view), lines, self.keys())

    def keys(self) -> frame.Keys:
        """The keys of the last row, as far as they make sense now."""
        has_deeds = self.choosing is not None and bool(self.choosing.deeds)
        senseless = set() if has_deeds else {"d"}
        if self.table.result is not None:
            senseless |= {"enter", "h", "u"}
        keys = [each for each in KEYS if each[2] not in senseless]
        parting = "page-rematch" if "again" in self.table.partings else "terminal-key-table"
        return [*keys, ("t", parting, "t")] if self.table.partings else keys

    def status(self) -> str:
        """What is said about the connection, if there is something to say; else the clocks, if there are any."""
        return self.speech.t(self.table.status) if self.table.status else self.talk.clocks()

    def turn_words(self) -> str:
        """Whose decision is awaited."""
        seat = self.table.to_move
        if seat is None:
            return self.speech.t("page-over")
        if seat in self.table.mine:
            return self.face.deed_words(seat)
        return self.speech.t("page-thinking", name=self.speech.name(seat))

    def info(self, view: Document) -> list[str]:
        """A notice, a question, or what the choice would bring."""
        if self.notice:
            return self.notice
        if self.table.asked is not None:
            return [self.talk.question()]
        action = self.chosen
        if action is None:
            message = f"{self.table.game.name}-terminal-keys"
            return [self.speech.t(message)] if self.is_turn and self.speech.has(message) else []
        head = self.speech.told(
            f"{self.face.action_words(action, view)} [{action}]", f"{self.speech.t('terminal-enter')}."
        )
        return [head, " · ".join(self.face.preview_lines(self.preview, view))] if self.preview else [head]

    # Choosing

    async def on_board_pointed(self, event: Board.Pointed) -> None:
        """Something was clicked: a key of the last row, or something of the game."""
        kind, _, name = event.what.partition(" ")
        if kind == "key":
            await self.press(name)
        elif self.choosing is not None and self.choosing.point(event.what):
            await self.choice_changed()

    async def on_board_turned(self, event: Board.Turned) -> None:
        """The wheel turns what is chosen."""
        if self.choosing is not None and self.choosing.key("r" if event.forward else "R"):
            await self.choice_changed()

    async def on_key(self, event: events.Key) -> None:
        """A key was pressed; it means nothing any more to a window that it opens."""
        if event.key.startswith("ctrl+"):
            return
        event.stop()
        name = event.character if event.character is not None and event.character.isprintable() else event.key
        await self.press("space" if name == " " else name)

    async def press(self, key: str) -> None:
        """Do what a key means: the choice comes first, then everything else."""
        self.drop_old_choice()
        if key == "escape" and (self.proposed or self.notice):
            self.proposed, self.notice = None, []
            await self.choice_changed()
        elif key == "enter":
            await self.play()
        elif key in DEEDS:
            await DEEDS[key](self)
        elif self.table.asked is not None and key in ("y", "n"):
            self.reply(key == "y")
        elif self.choosing is not None and self.choosing.key(key):
            await self.choice_changed()

    async def choice_changed(self) -> None:
        """Show the choice, and look what it would bring."""
        self.notice, self.preview = [], None
        self.paint()
        self.look_ahead()

    @work(exclusive=True, group="preview")
    async def look_ahead(self) -> None:
        """Show what the choice would bring, as soon as that is known."""
        action = self.chosen
        if action is None:
            return
        try:
            preview = await self.table.preview(action)
        except LudotecaError as refused:
            self.notice = [self.talk.refused(refused)]
        else:
            self.preview = preview if action == self.chosen else None
        self.paint()

    async def play(self) -> None:
        """Play what is chosen; with nothing chosen, show what else can be done."""
        if self.chosen is None:
            await self.list_deeds()
        elif not self.is_acting:
            self.is_acting = True
            self.carry_out(self.chosen)

    @work
    async def carry_out(self, action: str) -> None:
        """Play an action; the screen goes on meanwhile, should the answer take time."""
        refused = await self.talk.play(action)
        self.is_acting = False
        await self.renew()
        self.say(refused)

    def say(self, notice: str) -> None:
        """Show a notice in place of what a choice would bring."""
        if notice:
            self.notice = [notice]
            self.paint()

    @work
    async def reply(self, agree: bool) -> None:
        """Answer what somebody asks."""
        refused = await self.talk.reply(agree)
        await self.renew()
        self.say(refused)

    async def propose(self, action: str) -> None:
        """Show an action and what it would bring; Enter plays it."""
        self.proposed = None
        if self.choosing is not None:
            self.choosing.choose(action)
        if self.chosen != action:
            self.proposed = action
        await self.choice_changed()

    # What the keys do

    async def list_deeds(self) -> None:
        """Choose among the actions that are not chosen on the board."""
        if self.choosing is None or not self.choosing.deeds:
            return
        view = self.table.view(self.speech.eyes)
        choices = [(action, self.face.action_words(action, view)) for action in self.choosing.deeds]
        self.ask_for_deed(choices)

    @work
    async def ask_for_deed(self, choices: list[tuple[str, str]]) -> None:
        """Propose what is chosen from a list."""
        action = await self.app.push_screen_wait(ListDialog(self.speech.t("terminal-key-deeds"), choices))
        if action is not None:
            await self.propose(action)

    async def ask_hint(self) -> None:
        """Ask for advice, and wait for it without standing still."""
        if self.is_turn:
            self.notice = [self.speech.t("page-hint-thinking")]
            self.paint()
            self.show_hint()

    @work(exclusive=True, group="hint")
    async def show_hint(self) -> None:
        """Show what would be wise, once no other window is open; what is chosen is proposed."""
        length, view = self.table.length, self.table.view(self.speech.eyes)
        try:
            advice = await self.table.hint()
        except LudotecaError as refused:
            self.notice = [self.talk.refused(refused)]
            self.paint()
            return
        while self.app.screen is not self:
            await asyncio.sleep(LOOK_AGAIN)
        if self.table.length != length:
            return
        self.notice = []
        self.paint()
        choices = [(each.action, "\n".join(self.face.advice_lines(each, view))) for each in advice]
        action = await self.app.push_screen_wait(ListDialog(self.speech.t("page-hint"), choices))
        if action is not None and self.table.length == length:
            await self.propose(action)
        self.paint()

    async def undo(self) -> None:
        """Take back."""
        self.take_back()

    @work
    async def take_back(self) -> None:
        """Take back, or ask the others; the screen goes on meanwhile."""
        said = await self.talk.undo("")
        await self.renew()
        self.say(said)

    async def show_log(self) -> None:
        """Everything that happened; a line leads to its moment."""
        self.ask_for_moment()

    @work
    async def ask_for_moment(self) -> None:
        """Look at the moment of a line of the log."""
        lines = [(str(step.entry), f"{step.entry:3} {said}") for step in self.steps if (said := self.face.say(step))]
        if not lines:
            self.app.push_screen(TextDialog(self.speech.t("page-log"), self.speech.t("page-log-empty")))
            return
        title = self.speech.told(self.speech.t("page-log"), self.speech.t("page-log-jump"))
        entry = await self.app.push_screen_wait(ListDialog(title, lines, len(lines) - 1))
        if entry is not None:
            self.app.push_screen(ReplayScreen(self.table, self.speech, self.mono, int(entry)))

    async def type_line(self) -> None:
        """Type a move or a question."""
        self.ask_line(self.speech.t("terminal-key-type"), self.speech.t("terminal-type-here"), "")

    async def talk_to_others(self) -> None:
        """Say something to everybody."""
        if self.table.has_chat:
            lines = "\n".join(self.speech.told(*line) for line in self.table.heard()[-10:])
            self.ask_line(lines or self.speech.t("page-chat"), self.speech.t("page-say"), "say ")

    @work
    async def ask_line(self, title: str, hint: str, before: str) -> None:
        """Do what is typed, and show the answer."""
        line = await self.app.push_screen_wait(LineDialog(title, hint))
        if not line:
            return
        answer = await self.talk.answer(before + line)
        refused = await self.talk.play(line) if answer is None else ""
        if answer:
            self.app.push_screen(TextDialog(before + line, answer))
        await self.renew()
        self.say(refused)

    def show(self, message: str, text: str) -> None:
        """Show a text in a window."""
        self.app.push_screen(TextDialog(self.speech.t(message), text))

    async def show_help(self) -> None:
        """How to play, and all keys."""
        absent = {key for key, there in (("c", self.table.has_chat), ("t", self.table.partings)) if not there}
        keys = [*KEYS, *(each for each in MORE_KEYS if each[2] not in absent)]
        shown = in_rows((f"{sign} {self.speech.t(message)}" for sign, message, _ in keys), room_in(self.app), "   ")
        own = f"{self.table.game.name}-terminal-keys"
        parts = [self.speech.t(own)] if self.speech.has(own) else []
        parts += [self.speech.t("terminal-keys-more"), "", *shown, "", self.face.how_to]
        self.show("terminal-key-help", "\n".join(parts))

    async def show_score(self) -> None:
        """Everybody's points."""
        self.show("terminal-key-score", self.face.score(self.table.view(self.speech.eyes)))

    async def show_goals(self) -> None:
        """What there is to reach."""
        self.show("terminal-key-goals", self.face.goals(self.table.view(self.speech.eyes)))

    async def show_moves(self) -> None:
        """What may be done now."""
        self.show("terminal-key-moves", self.face.moves(self.table.view(self.speech.eyes)))

    async def show_rules(self) -> None:
        """The rulebook."""
        self.app.push_screen(RulesDialog(self.table.game, self.speech))

    async def next_zoom(self) -> None:
        """As large as fits, large, small."""
        self.zoom = (self.zoom + 1) % 3
        self.paint()

    async def list_partings(self) -> None:
        """Give up, leave for good, end the match, or play again: at a service, with the others there."""
        if self.table.partings:
            self.ask_for_parting()

    @work
    async def ask_for_parting(self) -> None:
        """Do a parting, after one more question; who leaves or plays again goes from this screen."""
        choices = [(how, self.speech.t(PARTINGS[how])) for how in self.table.partings]
        how: str | None = "again"
        if "again" not in self.table.partings:
            how = await self.app.push_screen_wait(ListDialog(self.speech.t("terminal-key-table"), choices))
        if how is None or (how != "again" and not await self.is_sure(how)):
            return
        refused = await self.talk.part(how)
        if not refused and how in ("leave", "again"):
            self.app.exit()
            return
        await self.renew()
        self.say(refused)

    async def is_sure(self, how: str) -> bool:
        """Ask once more."""
        choices = [("no", self.speech.t("page-cancel")), ("yes", self.speech.t(PARTINGS[how]))]
        return await self.app.push_screen_wait(ListDialog(self.talk.question_of(how), choices)) == "yes"

    async def go(self) -> None:
        """Leave; the match is saved."""
        self.app.exit()


DEEDS = {
    "?": TableScreen.show_help,
    "d": TableScreen.list_deeds,
    "h": TableScreen.ask_hint,
    "u": TableScreen.undo,
    "l": TableScreen.show_log,
    ":": TableScreen.type_line,
    "s": TableScreen.show_score,
    "g": TableScreen.show_goals,
    "m": TableScreen.show_moves,
    "b": TableScreen.show_rules,
    "z": TableScreen.next_zoom,
    "c": TableScreen.talk_to_others,
    "t": TableScreen.list_partings,
    "q": TableScreen.go,
}
