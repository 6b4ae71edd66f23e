"""What can be typed at a table: the same in plain mode and on the command line of the full screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from ludoteca.core.errors import LudotecaError
from ludoteca.core.rulebook import find_rules, players_book
from ludoteca.terminal.face import Face
from ludoteca.terminal.table import Hint, Table
from ludoteca.terminal.table_texts import TableTexts

if TYPE_CHECKING:
    from ludoteca.search.analysis_document import Analysis

REMATCH_INTERVAL = 3.0
"""Seconds between checks whether the others want another match."""
RECENT = 20
TURNING_POINTS = 6
"""The number of lines that `log` shows."""


def ignore(_: str) -> None:
    """Show no progress."""


class TypedCommands:
    """Answers what is typed at a table; a line that is not a command is an action."""

    def __init__(self, table: Table, face: Face) -> None:
        self.table = table
        self.face = face
        self.reader = face.reader
        self.texts = TableTexts(table, face)
        self.report: Callable[[str], None] = ignore
        """Shows the progress of something that takes long."""
        self.report_interval = 1.0
        """Seconds between two reports."""

    async def answer(self, line: str) -> str | None:
        """Answer a command; None if the line is not a command, and so an action."""
        word, _, rest = line.strip().partition(" ")
        command = COMMANDS.get(word.lower())
        return None if command is None else await command(self, rest.strip())

    async def attempt(self, request: Awaitable[None], answer: str = "") -> str:
        """Wait for a request to the table; return an answer, or the refusal."""
        try:
            await request
        except LudotecaError as refused:
            return self.texts.refusal(refused)
        return answer

    async def play(self, line: str) -> str:
        """Carry out an action; return the refusal, if there is one."""
        return await self.attempt(self.table.act(line))

    async def help(self, _: str) -> str:
        """How to play, and what can be typed."""
        chat = [self.reader.t("terminal-help-chat")] if self.table.has_chat else []
        parting = [self.reader.t("terminal-help-parting")] if self.table.partings else []
        return "\n".join([self.face.how_to, self.reader.t("terminal-help"), *chat, *parting])

    async def moves(self, wanted: str) -> str:
        """The legal actions that contain a text: as they are typed, and in words."""
        actions, view = self.texts.actions(), self.table.view(self.reader.viewer)
        width = max(map(len, actions), default=0)
        words = {action: self.face.action_words(action, view) for action in actions}
        lines = [each if words[each] == each else f"{each:{width}}  {words[each]}" for each in actions]
        found = [line for line in lines if wanted.lower() in line.lower()]
        return "\n".join(found) or self.reader.t("terminal-no-move", text=wanted)

    async def what(self, action: str) -> str:
        """What an action would bring."""
        if not action:
            return self.reader.t("terminal-what")
        view = self.table.view(self.reader.viewer)
        try:
            return "\n".join(self.face.preview_lines(await self.table.preview(action), view))
        except LudotecaError as refused:
            return self.texts.refusal(refused)

    async def find_hints(self) -> list[Hint]:
        """Look for hints, and report how far that is; sorted by the chances and points that are shown."""
        searching, reported = asyncio.ensure_future(self.table.hint()), ""
        # A table that refuses hints does so at once, before anything is reported.
        await asyncio.sleep(0)
        while not searching.done():
            if (progress := self.texts.hint_progress()) != reported:
                self.report(progress)
                reported = progress
            await asyncio.wait([searching], timeout=self.report_interval)
        return sorted(searching.result(), key=lambda each: (-round(100 * each.win), -round(each.points)))

    async def hint(self, _: str) -> str:
        """The recommended actions."""
        view = self.table.view(self.reader.viewer)
        try:
            hints = await self.find_hints()
        except LudotecaError as refused:
            return self.texts.refusal(refused)
        lines = [line for each in hints for line in self.face.hint_lines(each, view)]
        return "\n".join([*lines, *self.face.hint_footer(hints)])

    async def show(self, _: str) -> str:
        """The table."""
        return self.face.picture(self.table.view(self.reader.viewer))

    async def score(self, _: str) -> str:
        """Everybody's points."""
        return self.face.score(self.table.view(self.reader.viewer))

    async def goals(self, _: str) -> str:
        """The goals of the game."""
        return self.face.goals(self.table.view(self.reader.viewer))

    async def log(self, _: str) -> str:
        """The latest entries of the log."""
        steps = await self.table.log(self.reader.viewer)
        lines = [f"{step.entry:3} {line}" for step in steps if (line := self.face.step_line(step))]
        return "\n".join(lines[-RECENT:]) or self.reader.t("page-table-log-empty")

    async def coordinates(self, _: str) -> str:
        """Show the coordinates on the board and in the log, or hide them."""
        self.reader.coordinates = not self.reader.coordinates
        return self.reader.t("terminal-coordinates", shown="yes" if self.reader.coordinates else "no")

    async def analyse(self, _: str) -> str:
        """The analysis of the finished match: its curve, why it ended this way, and its turning points."""
        from ludoteca.terminal.analysis_texts import analysis_lines

        if not self.table.can_analyse:
            return self.reader.t("terminal-analyse-later")
        return "\n".join(analysis_lines(self.face, await self.wait_for_analysis(), TURNING_POINTS))

    async def wait_for_analysis(self) -> Analysis:
        """Analyze the match, and report how far that is; the analysis stops when nobody waits for it."""
        done, is_wanted = 0.0, True

        def note(share: float) -> None:
            nonlocal done
            done = share
            if not is_wanted:
                raise InterruptedError

        searching = asyncio.ensure_future(self.table.analyse(note))
        try:
            while not searching.done():
                self.report(self.texts.analysis_progress(done))
                await asyncio.wait([searching], timeout=self.report_interval)
        finally:
            is_wanted = False
        return searching.result()

    async def rule(self, wanted: str) -> str:
        """Rules by number or by word."""
        found = find_rules(players_book(self.table.game.rulebook(self.reader.language)), wanted)
        return "\n".join(found) or self.reader.t("terminal-no-rule", text=wanted)

    async def undo(self, _: str) -> str:
        """Undo our last action, or ask the others."""
        return await self.attempt(self.table.undo(), self.reader.t("terminal-undone"))

    async def say(self, text: str) -> str:
        """Send a chat message."""
        return await self.attempt(self.table.say(text))

    async def yes(self, _: str) -> str:
        """Agree to a question."""
        return await self.reply(True)

    async def no(self, _: str) -> str:
        """Disagree with a question."""
        return await self.reply(False)

    async def reply(self, agree: bool) -> str:
        """Answer a question of another player."""
        if self.table.asked is None:
            return self.reader.t("terminal-nobody-asked")
        return await self.attempt(self.table.answer(agree))

    async def resign(self, confirmation: str) -> str:
        """Resign."""
        return await self.part("resign", confirmation)

    async def leave(self, confirmation: str) -> str:
        """Leave the seat for good."""
        return await self.part("leave", confirmation)

    async def end(self, confirmation: str) -> str:
        """Ask the others to end the match."""
        return await self.part("end", confirmation)

    async def part(self, how: str, confirmation: str = "yes") -> str:
        """Do one of the partings, once it is confirmed."""
        if how in self.table.partings and confirmation.lower() != "yes":
            return f"{self.texts.parting_question(how)} {self.reader.t('terminal-sure', words=f'{how} yes')}"
        return await self.attempt(self.table.part(how))

    async def wait_for_rematch(self, how: str) -> str:
        """Wait until the others have opened a rematch; return that news, with a message that says how to join."""
        while not await self.table.has_rematch():
            await asyncio.sleep(REMATCH_INTERVAL)
        return f"{self.reader.t('page-table-rematch-awaited')} {self.reader.t(how)}"


COMMANDS = {
    "": TypedCommands.help,
    "help": TypedCommands.help,
    "?": TypedCommands.help,
    "moves": TypedCommands.moves,
    "what": TypedCommands.what,
    "hint": TypedCommands.hint,
    "show": TypedCommands.show,
    "score": TypedCommands.score,
    "goals": TypedCommands.goals,
    "log": TypedCommands.log,
    "coordinates": TypedCommands.coordinates,
    "analyse": TypedCommands.analyse,
    "analyze": TypedCommands.analyse,
    "rule": TypedCommands.rule,
    "undo": TypedCommands.undo,
    "say": TypedCommands.say,
    "yes": TypedCommands.yes,
    "no": TypedCommands.no,
    "resign": TypedCommands.resign,
    "leave": TypedCommands.leave,
    "end": TypedCommands.end,
}
"""These words belong to the notation and are the same in every language."""
