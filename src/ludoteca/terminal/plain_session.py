"""Plain mode: a whole match by reading and writing lines, over any pipe, without control codes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.core.types import Seat
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.line_session import QUIT_WORDS
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.replay_text import print_replay
from ludoteca.terminal.table import PrintLine, Table
from ludoteca.terminal.typed_commands import TypedCommands

ReadLine = Callable[[], Awaitable[str]]
REPORT_INTERVAL = 5.0
"""Seconds between two lines about the progress of something."""
NO_WORDS = ("", "no", "n")


class PlainSession:
    """The people of this terminal at a table, in lines of text."""

    read: ReadLine
    write: PrintLine

    def __init__(self, table: Table, language: str) -> None:
        viewer = table.mine[0] if table.mine else None
        self.table = table
        self.reader = Reader(language, table.names, viewer, table.is_shared)
        self.face = face_of(table.game, self.reader)
        self.commands = TypedCommands(table, self.face)
        self.commands.report_interval = REPORT_INTERVAL
        self.texts = self.commands.texts
        self.printed_entries = table.length
        self.printed_messages = 0

    async def run(self, read: ReadLine, write: PrintLine) -> bool:
        """Play until the match ends (True) or the person stops (False)."""
        self.read, self.write = read, write
        self.commands.report = write
        if self.table.mine:
            self.write(self.reader.t("terminal-welcome"))
        while self.table.result is None:
            if self.table.asked is not None or self.table.to_move in self.table.mine:
                if not await self.take_turn():
                    return False
            else:
                await self.table.wait_for_change()
                await self.print_news()
        await self.print_news()
        self.write(self.face.picture(self.table.view(self.reader.viewer)))
        self.write(await self.texts.result())
        if "again" in self.table.partings:
            await self.offer_more()
        return True

    async def offer_more(self) -> None:
        """After a match, ask whether to play again, replay or analyze it, until the person plays again or leaves."""
        self.write(self.reader.t(self.offer))
        waiting = asyncio.create_task(self.print_rematch()) if self.table.is_online else None
        try:
            while (line := (await self.read_line() or "").lower()) not in NO_WORDS:
                if line == "again":
                    refusal = await self.commands.part("again")
                    if not refusal:
                        return
                    self.write(refusal)
                elif line == "replay":
                    await print_replay(self.table, self.reader.language, self.write)
                else:
                    answer = await self.commands.answer(line)
                    self.write(self.reader.t(self.offer) if answer is None else answer)
        finally:
            if waiting is not None:
                waiting.cancel()

    @property
    def offer(self) -> str:
        """The message that says what can be typed after the match."""
        return "terminal-again-or" if self.table.can_analyse else "terminal-again"

    async def print_rematch(self) -> None:
        """Print when the others want to play again."""
        self.write(await self.commands.wait_for_rematch(self.offer))

    async def take_turn(self) -> bool:
        """Show what there is to decide, and read lines until something has changed; False if the person stops."""
        if self.table.to_move in self.table.mine and not await self.hand_over(self.table.to_move):
            return False
        await self.print_news()
        self.print_decision()
        length, asked = self.table.length, self.table.asked
        while self.table.length == length and self.table.asked == asked and self.table.result is None:
            line = await self.read_line()
            if line is None:
                return False
            answer = await self.commands.answer(line)
            answer = await self.commands.play(line) if answer is None else answer
            if answer:
                self.write(answer)
        return True

    def print_decision(self) -> None:
        """Print the question that waits for our answer, and the table if it is our turn."""
        if self.table.asked is not None:
            self.write(self.texts.question())
        if self.table.to_move in self.table.mine:
            self.write(self.face.picture(self.table.view(self.reader.viewer)))
            if demand := self.face.demand(self.table.view(self.reader.viewer)):
                self.write(demand)
            self.write(self.texts.choices())
            if clocks := self.texts.clocks():
                self.write(self.reader.label(self.reader.t("page-clock"), clocks))

    async def hand_over(self, seat: Seat | None) -> bool:
        """At a shared terminal, wait for the next person before anything of theirs is shown."""
        if seat != self.reader.viewer and self.table.is_shared:
            self.write(self.reader.t("page-table-pass-device", name=self.reader.names[seat or 0]))
            self.write(self.reader.t("terminal-press-enter"))
            if await self.read_line() is None:
                return False
        self.reader.viewer = seat
        return True

    async def read_line(self) -> str | None:
        """Read what the person types; None if they stop."""
        try:
            line = (await self.read()).strip()
        except (EOFError, KeyboardInterrupt):
            return None
        return None if line.lower() in QUIT_WORDS else line

    async def print_news(self) -> None:
        """Print the entries and chat messages since the last time."""
        if self.table.length != self.printed_entries:
            for step in await self.table.log(self.reader.viewer):
                if step.entry > self.printed_entries and (line := self.face.step_line(step)):
                    self.write(f"  {line}")
            self.printed_entries = self.table.length
        messages = self.table.messages()
        for name, text in messages[self.printed_messages :]:
            self.write(f"  {self.reader.label(name, text)}")
        self.printed_messages = len(messages)
