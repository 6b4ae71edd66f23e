"""People at tables on which their clients contribute to the seed, in one process or several."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.types import Document
from ludoteca.match.clocks import NO_CLOCK
from ludoteca.match.document import verify
from ludoteca.match.log import RESIGN, Entry
from ludoteca.server.app import Server
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.bus.news import Bus
from ludoteca.server.live import contributions, dealing, lobby
from ludoteca.server.people.archive import export_match
from ludoteca.server.people.person import Person
from tests.server.inside import Tab, open_inside, person, stored_row

RANDOM = "ab" * 32


def set_patience(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Choose how long each stage of a round waits."""
    for stage in ("COMMIT_SECONDS", "REVEAL_SECONDS"):
        monkeypatch.setattr(contributions, stage, seconds)


class Player(Tab):
    """A client that answers as soon as anything comes, in a task of its own."""

    ignored: tuple[str, ...] = ()
    """The stages in which it does not answer."""
    lies = False
    """Whether it reveals another number than it committed to."""

    async def live_on(self) -> None:
        while self.connection is not None:
            self.hear()
            while self.state.outbox:
                await self.send_next()
            await asyncio.sleep(0.001)

    async def send_next(self) -> None:
        message = self.state.outbox.pop(0)
        if message["type"] == "contribute":
            stage = "commit" if "commitment" in message else "reveal"
            if stage in self.ignored:
                return
            if stage == "reveal" and self.lies:
                message = message | {"random": RANDOM}
        await self.say(message)


class House:
    """A server of one or more processes, with a table of people, each connected by one client."""

    def __init__(self, *servers: Server) -> None:
        self.server, self.servers = servers[0], servers
        self.table = ""
        self.people: list[Person] = []
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, *names: str, bots: dict[int, str] | None = None) -> None:
        seats = len(names) + len(bots or {})
        plan = lobby.Plan("lanterns", seats, {}, NO_CLOCK, public=True, chat=True, rated=False).check()
        self.people = [await person(self.server, name) for name in names]
        self.table = await lobby.make_table(self.server.context.database, plan, self.people[0], [names[0]], bots or {})
        async with self.server.context.database.writing() as connection:
            for seat, who in enumerate(self.people[1:], start=1):
                await lobby.sit(connection, await stored_row(self.server, self.table), seat, who, who.name)
        await self.server.tables.refresh(self.table)

    async def connect(self, able: bool = True) -> None:
        """Connect everybody; with several processes, each to another one."""
        for number, who in enumerate(self.people):
            await self.connect_one(who, able, self.servers[number % len(self.servers)])

    async def connect_one(self, who: Person, able: bool = True, server: Server | None = None) -> Player:
        player = Player(server or self.server, self.table, who)
        player.state.can_contribute = able
        await player.connect()
        self.players.append(player)
        self.tasks.append(asyncio.create_task(player.live_on()))
        await asyncio.sleep(0.01)
        return player

    async def start(self, fill: str | None = None, random: str | None = None, server: Server | None = None) -> None:
        server = server or self.server
        live = await server.tables.get(self.table)
        assert live is not None
        deal = await dealing.prepare_deal(live, fill, random)
        async with server.context.database.writing() as connection:
            await lobby.start(connection, await stored_row(server, self.table), fill, deal)
        await server.tables.refresh(self.table)
        await asyncio.sleep(0.02)

    async def finish(self) -> Document:
        """Let the players resign until the match is over, and return the table's document."""
        live = await self.server.tables.get(self.table)
        assert live is not None
        async with live.lock:
            for seat, held in enumerate(live.row.seats):
                if held.bot is None and not live.playing().over:
                    await live.add(Entry(RESIGN, seat, at=1))
        row = await stored_row(self.server, self.table)
        log = await self.server.context.match_log.load(self.table)
        assert verify(export_match(row, log), row.promise).over
        return live.document()

    def messages(self) -> str:
        """Everything that any client has heard."""
        return str([player.unread for player in self.players])


def run_house(
    tmp_path: Path,
    story: Callable[[House], Awaitable[None]],
    processes: int = 1,
    bus: Bus | None = None,
    **chosen: Any,
) -> None:
    """Run a story at a server of one or more processes."""

    async def main() -> None:
        shared = bus or MemoryBus()
        async with AsyncExitStack() as stack:
            file = tmp_path / "server.sqlite3"
            opened = [open_inside(file, shared, **chosen) for _ in range(processes)]
            house = House(*[await stack.enter_async_context(each) for each in opened])
            try:
                await asyncio.wait_for(story(house), 60)
            finally:
                for task in house.tasks:
                    task.cancel()

    asyncio.run(main())
