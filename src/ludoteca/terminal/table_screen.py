"""The full screen of a table: what its keys open, such as hints, the log, the rules and the chat."""

from __future__ import annotations

import asyncio

from textual import work

from ludoteca.core.errors import LudotecaError
from ludoteca.terminal.board_screen import KEYS, BoardScreen
from ludoteca.terminal.canvas import fill_rows
from ludoteca.terminal.choice import Keys
from ludoteca.terminal.dialogs import EndDialog, LineDialog, ListDialog, RulesDialog, TextDialog, text_width
from ludoteca.terminal.replay_screen import ReplayScreen

MORE_KEYS: Keys = (
    ("s", "terminal-key-score", "s"),
    ("g", "terminal-key-goals", "g"),
    ("m", "terminal-key-moves", "m"),
    ("b", "terminal-key-rules", "b"),
    ("x", "terminal-key-coordinates", "x"),
    ("z", "terminal-key-zoom", "z"),
    ("c", "terminal-key-chat", "c"),
)
WINDOW_INTERVAL = 0.1
"""Seconds between checks whether another window is still open."""
IN_EVERY_MATCH = {"enter", "d", "h", "u"}
"""Keys that the help explains even when they can do nothing."""
AFTERWARDS = ("a", "r", "n")
"""Keys that do something only after the match; during it, the choice may use them."""
PARTINGS = {
    "resign": "page-table-resign",
    "leave": "page-table-leave",
    "end": "page-table-ask-end",
    "again": "page-table-rematch",
}


class TableScreen(BoardScreen):
    """A table, with everything that its keys open."""

    async def press_command(self, key: str) -> bool:
        """Do what a key means apart from choosing; False if it has no meaning."""
        if key not in KEY_ACTIONS or (key in AFTERWARDS and self.table.result is None):
            return False
        await KEY_ACTIONS[key](self)
        return True

    async def list_other_actions(self) -> None:
        """List the actions that are not chosen on the board."""
        if self.choice is None or not self.choice.other_actions:
            return
        view = self.table.view(self.reader.viewer)
        choices = [(action, self.face.action_words(action, view)) for action in self.choice.other_actions]
        self.ask_other_action(choices)

    @work
    async def ask_other_action(self, choices: list[tuple[str, str]]) -> None:
        """Ask for an action from a list, and propose it."""
        action = await self.app.push_screen_wait(ListDialog(self.reader.t("terminal-key-deeds"), choices))
        if action is not None:
            await self.propose(action)

    async def ask_hint(self) -> None:
        """Ask for a hint, without blocking the screen."""
        if self.is_turn:
            self.show_hint()

    @work(exclusive=True, group="hint")
    async def show_hint(self) -> None:
        """Show the recommended actions once no other window is open; the chosen one is proposed."""
        length, view = self.table.length, self.table.view(self.reader.viewer)
        try:
            hints = await self.commands.find_hints()
        except LudotecaError as refused:
            self.notice = [self.texts.refusal(refused)]
            self.paint()
            return
        while self.app.screen is not self:
            await asyncio.sleep(WINDOW_INTERVAL)
        if self.table.length != length:
            return
        self.notice = []
        self.paint()
        choices = [(each.action, "\n".join(self.face.hint_lines(each, view))) for each in hints]
        footer = "\n".join(self.face.hint_footer(hints))
        action = await self.app.push_screen_wait(ListDialog(self.reader.t("page-table-hint"), choices, footer=footer))
        if action is not None and self.table.length == length:
            await self.propose(action)
        self.paint()

    async def undo(self) -> None:
        """Undo, without blocking the screen."""
        self.take_back()

    @work
    async def take_back(self) -> None:
        """Undo our last action, or ask the others."""
        answer = await self.commands.undo("")
        await self.reload()
        self.show_notice(answer)

    async def show_log(self) -> None:
        """Show the log; a line leads to its moment."""
        self.ask_moment()

    @work
    async def ask_moment(self) -> None:
        """Ask for a line of the log, and show its moment."""
        lines = [
            (str(step.entry), f"{step.entry:3} {line}") for step in self.steps if (line := self.face.step_line(step))
        ]
        if not lines:
            self.app.push_screen(TextDialog(self.reader.t("page-table-log"), self.reader.t("page-table-log-empty")))
            return
        title = self.reader.label(self.reader.t("page-table-log"), self.reader.t("page-table-log-jump"))
        entry = await self.app.push_screen_wait(ListDialog(title, lines, len(lines) - 1))
        if entry is not None:
            self.app.push_screen(ReplayScreen(self.table, self.reader, self.mono, int(entry)))

    async def type_line(self) -> None:
        """Type a move or a question."""
        self.ask_line(self.reader.t("terminal-key-type"), self.reader.t("terminal-type-here"), "")

    async def open_chat(self) -> None:
        """Send a chat message."""
        if self.table.has_chat:
            lines = "\n".join(self.reader.label(*line) for line in self.table.messages()[-10:])
            self.ask_line(lines or self.reader.t("page-chat"), self.reader.t("page-table-say"), "say ")

    @work
    async def ask_line(self, title: str, hint: str, before: str) -> None:
        """Ask for a line, carry it out, and show the answer."""
        line = await self.app.push_screen_wait(LineDialog(title, hint))
        if not line:
            return
        answer = await self.commands.answer(before + line)
        refusal = await self.commands.play(line) if answer is None else ""
        if answer:
            self.app.push_screen(TextDialog(before + line, answer))
        await self.reload()
        self.show_notice(refusal)

    def show(self, message: str, text: str) -> None:
        """Show a text in a window."""
        self.app.push_screen(TextDialog(self.reader.t(message), text))

    async def show_help(self) -> None:
        """Show how to play, and all keys."""
        more = [each for each in MORE_KEYS if each[2] != "c" or self.table.has_chat]
        listed = (self.possible_keys() | IN_EVERY_MATCH) - {"?"}
        own = self.choice.keys if self.choice is not None else ()
        keys = [*own, *(each for each in KEYS if each[2] in listed), *more]
        texts = (f"{sign} {self.reader.t(message)}" for sign, message, _ in keys)
        rows = fill_rows(texts, text_width(self.app), "   ")
        advice = self.face.advice(self.table.view(self.reader.viewer)) if self.is_turn else ""
        parts = [advice] if advice else []
        parts += [self.reader.t("terminal-keys-more"), "", *rows, "", self.face.how_to]
        self.show("terminal-key-help", "\n".join(parts))

    async def show_score(self) -> None:
        """Everybody's points."""
        self.show("terminal-key-score", self.face.score(self.table.view(self.reader.viewer)))

    async def show_goals(self) -> None:
        """What there is to reach."""
        self.show("terminal-key-goals", self.face.goals(self.table.view(self.reader.viewer)))

    async def show_moves(self) -> None:
        """What may be done now."""
        self.show("terminal-key-moves", self.face.moves(self.table.view(self.reader.viewer)))

    async def show_rules(self) -> None:
        """The rulebook."""
        self.app.push_screen(RulesDialog(self.table.game, self.reader))

    async def next_zoom(self) -> None:
        """Switch the size: as large as fits, large, small."""
        self.zoom = (self.zoom + 1) % 3
        self.paint()

    async def switch_coordinates(self) -> None:
        """Show the coordinates on the board and in the log, or hide them."""
        self.show_notice(await self.commands.coordinates(""))

    async def finish(self) -> None:
        """Show the result and what to do next; at a server, also tell when the others want to play again."""
        self.show_end()
        if "again" in self.table.partings and self.table.is_online:
            self.show_notice(await self.commands.wait_for_rematch("terminal-rematch-join"))

    @work
    async def show_end(self) -> None:
        """Show the result, with a choice of what to do next."""
        offered = [("a", "page-table-rematch"), ("r", "page-replay"), ("n", "terminal-key-analyse")]
        choices = [(key, self.reader.t(words)) for key, words in offered if key in self.possible_keys()]
        choices.append(("look", self.reader.t("terminal-look-at-table")))
        dialog = EndDialog(self.face.title, await self.texts.result(), choices)
        answer = await self.app.push_screen_wait(dialog)
        if answer in KEY_ACTIONS:
            await KEY_ACTIONS[answer](self)

    async def play_again(self) -> None:
        """Play again with the same players."""
        if "again" in self.table.partings:
            self.ask_parting()

    async def replay(self) -> None:
        """Go through the finished match from its beginning."""
        if "r" in self.possible_keys():
            self.app.push_screen(ReplayScreen(self.table, self.reader, self.mono, 0))

    async def analyse(self) -> None:
        """Look for the turning points of the finished match, without blocking the screen."""
        if "n" in self.possible_keys():
            self.show_analysis()

    @work(exclusive=True, group="analysis")
    async def show_analysis(self) -> None:
        """Show the turning points once no other window is open."""
        self.commands.report(self.texts.analysis_progress(0.0))
        text = await self.commands.analyse("")
        while self.app.screen is not self:
            await asyncio.sleep(WINDOW_INTERVAL)
        self.notice = []
        self.paint()
        self.show("terminal-key-analyse", text)

    async def list_partings(self) -> None:
        """Resign, leave for good, end the match, or play again, at a server's table."""
        if self.table.partings:
            self.ask_parting()

    @work
    async def ask_parting(self) -> None:
        """Do a parting after a confirmation; leaving and playing again close this screen."""
        choices = [(how, self.reader.t(PARTINGS[how])) for how in self.table.partings]
        how: str | None = "again"
        if "again" not in self.table.partings:
            how = await self.app.push_screen_wait(ListDialog(self.reader.t("terminal-key-table"), choices))
        if how is None or (how != "again" and not await self.is_sure(how)):
            return
        refusal = await self.commands.part(how)
        if not refusal and how in ("leave", "again"):
            self.app.exit()
            return
        await self.reload()
        self.show_notice(refusal)

    async def is_sure(self, how: str) -> bool:
        """Ask for a confirmation."""
        choices = [("no", self.reader.t("page-cancel")), ("yes", self.reader.t(PARTINGS[how]))]
        return await self.app.push_screen_wait(ListDialog(self.texts.parting_question(how), choices)) == "yes"

    async def leave(self) -> None:
        """Leave the screen; the match is saved."""
        self.app.exit()


KEY_ACTIONS = {
    "?": TableScreen.show_help,
    "d": TableScreen.list_other_actions,
    "h": TableScreen.ask_hint,
    "u": TableScreen.undo,
    "l": TableScreen.show_log,
    ":": TableScreen.type_line,
    "s": TableScreen.show_score,
    "g": TableScreen.show_goals,
    "m": TableScreen.show_moves,
    "b": TableScreen.show_rules,
    "x": TableScreen.switch_coordinates,
    "z": TableScreen.next_zoom,
    "a": TableScreen.play_again,
    "r": TableScreen.replay,
    "n": TableScreen.analyse,
    "c": TableScreen.open_chat,
    "t": TableScreen.list_partings,
    "q": TableScreen.leave,
}
