"""Plain mode: a whole match by reading and writing lines, over any pipe, without control codes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.core.types import Seat
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.table import Table
from ludoteca.terminal.typed_commands import TypedCommands

ReadLine = Callable[[], Awaitable[str]]
PrintLine = Callable[[str], None]
QUIT_WORDS = ("quit", "q", "exit")


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
        self.texts = self.commands.texts
        self.printed_entries = table.length
        self.printed_messages = 0

    async def run(self, read: ReadLine, write: PrintLine) -> bool:
        """Play until the match ends (True) or the person stops (False)."""
        self.read, self.write = read, write
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
            await self.offer_rematch()
        return True

    async def offer_rematch(self) -> None:
        """Ask whether to play again with the same people."""
        self.write(self.reader.t("terminal-again"))
        waiting = asyncio.create_task(self.print_rematch())
        try:
            line = await self.read_line()
        finally:
            waiting.cancel()
        if (line or "").lower() == "again" and (refusal := await self.commands.part("again")):
            self.write(refusal)

    async def print_rematch(self) -> None:
        """Print when the others want to play again."""
        self.write(await self.commands.wait_for_rematch("terminal-again"))

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
