"""The line mode: a whole match by reading and writing lines, over any pipe, without control codes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.core.types import Seat
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Table
from ludoteca.terminal.talk import Talk

Ask = Callable[[], Awaitable[str]]
Say = Callable[[str], None]
LEAVING = ("quit", "q", "exit")


class PlainTable:
    """The people of this terminal at a table, in lines of text."""

    def __init__(self, table: Table, language: str) -> None:
        eyes = table.mine[0] if table.mine else None
        self.table = table
        self.speech = Speech(language, table.names, eyes, table.is_shared)
        self.face = face_of(table.game, self.speech)
        self.talk = Talk(table, self.face, self.speech)
        self.told = table.length
        self.heard = 0

    async def run(self, ask: Ask, say: Say) -> bool:
        """Play until the match ends (True) or the person stops (False)."""
        if self.table.mine:
            say(self.speech.t("terminal-welcome"))
        while self.table.result is None:
            if self.table.asked is not None or self.table.to_move in self.table.mine:
                if not await self.person_moves(ask, say):
                    return False
            else:
                await self.table.forward()
                await self.tell(say)
        await self.tell(say)
        say(self.face.picture(self.table.view(self.speech.eyes)))
        say(self.talk.result())
        if "again" in self.table.partings:
            await self.offer_another(ask, say)
        return True

    async def offer_another(self, ask: Ask, say: Say) -> None:
        """Ask whether to play again with the same people."""
        say(self.speech.t("terminal-again"))
        telling = asyncio.create_task(self.tell_rematch(say))
        try:
            line = await self.line(ask)
        finally:
            telling.cancel()
        if (line or "").lower() == "again" and (refused := await self.talk.part("again")):
            say(refused)

    async def tell_rematch(self, say: Say) -> None:
        """Say when the others want to play again."""
        say(await self.talk.rematch("terminal-again"))

    async def person_moves(self, ask: Ask, say: Say) -> bool:
        """Show what is to be decided, and read lines until something has changed or the person stops."""
        if self.table.to_move in self.table.mine and not await self.hand_over(self.table.to_move, ask, say):
            return False
        await self.tell(say)
        if self.table.asked is not None:
            say(self.talk.question())
        if self.table.to_move in self.table.mine:
            say(self.face.picture(self.table.view(self.speech.eyes)))
            say(self.talk.choices())
            if clocks := self.talk.clocks():
                say(self.speech.told(self.speech.t("page-clock"), clocks))
        length, asked = self.table.length, self.table.asked
        while self.table.length == length and self.table.asked == asked and self.table.result is None:
            line = await self.line(ask)
            if line is None:
                return False
            answer = await self.talk.answer(line)
            answer = await self.talk.play(line) if answer is None else answer
            if answer:
                say(answer)
        return True

    async def hand_over(self, seat: Seat | None, ask: Ask, say: Say) -> bool:
        """At a shared terminal, wait until the next person sits there before anything of theirs is shown."""
        if seat != self.speech.eyes and self.table.is_shared:
            say(self.speech.t("page-pass-device", name=self.speech.names[seat or 0]))
            say(self.speech.t("terminal-press-enter"))
            if await self.line(ask) is None:
                return False
        self.speech.eyes = seat
        return True

    async def line(self, ask: Ask) -> str | None:
        """What the person types; None if they stop."""
        try:
            line = (await ask()).strip()
        except (EOFError, KeyboardInterrupt):
            return None
        return None if line.lower() in LEAVING else line

    async def tell(self, say: Say) -> None:
        """Say what happened and what was said since the last time."""
        if self.table.length != self.told:
            for step in await self.table.story(self.speech.eyes):
                if step.entry > self.told and (said := self.face.say(step)):
                    say(f"  {said}")
            self.told = self.table.length
        for name, text in self.table.heard()[self.heard :]:
            say(f"  {self.speech.told(name, text)}")
        self.heard = len(self.table.heard())
