"""All live tables of this process: opened when somebody asks for them, put away when nobody looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from sqlalchemy import select

from ludoteca.core.errors import LudotecaError
from ludoteca.match.log import LEAVE, Entry
from ludoteca.server import bus, lobby, wire
from ludoteca.server.house import House
from ludoteca.server.listing import PublicTables
from ludoteca.server.lobby import OPEN, RUNNING
from ludoteca.server.room import Listener, version
from ludoteca.server.schema import matches
from ludoteca.server.table import LiveTable
from ludoteca.server.times import now

log = structlog.get_logger("ludoteca.tables")

FAREWELL = 1.0
"""Seconds for saying goodbye to everybody when the service ends."""
ELSEWHERE_FOR = 40.0
"""Seconds after which a process that has not said who is connected to it is taken for gone."""
REMINDED_AT_ONCE, BREATH = 50, 0.05
"""Of so many tables other processes are reminded at once, and seconds until the next ones."""


class Tables:
    """All live tables of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.public = PublicTables(self)

    async def get(self, table: str) -> LiveTable | None:
        """A table, read from the store if it is not live here."""
        found = self.live.get(table)
        if found is not None:
            found.touched = time.monotonic()
            return found
        if table not in self.opening:
            # One task for all who ask at the same time: two live tables would not know of each other.
            self.opening[table] = asyncio.ensure_future(self.open(table))
            self.opening[table].add_done_callback(lambda _: self.opening.pop(table))
        return await asyncio.shield(self.opening[table])

    async def open(self, table: str) -> LiveTable | None:
        """Read a table from the store and let it go on here."""
        async with self.house.database.reading() as connection:
            row = await lobby.load_table(connection, table)
        if row is None:
            return None
        opened = LiveTable(self.house, row)
        await opened.read()
        self.live[table] = opened
        opened.go_on()
        return opened

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; a failure is written down, never lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.note_end)
        return task

    def note_end(self, task: asyncio.Task[None]) -> None:
        """Background work has ended: by itself, by being told to, or by failing."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    async def changed(self, table: str) -> None:
        """The table itself was changed in the store: read it, and show it here and elsewhere."""
        await self.reread(table)
        live = self.live.get(table)
        self.house.tell(table, bus.TABLE, {"driven": live is not None and live.is_driven})

    async def reread(self, table: str) -> None:
        """Read a live table anew and show it."""
        self.public.forget()
        live = await self.get(table) if table in self.opening else self.live.get(table)
        if live is None:
            return
        async with live.lock:
            before = live.length, live.row.phase
            await live.read()
            if live is not self.live.get(table):
                return
            for listener in list(live.listeners):
                self.reseat(live, listener)
            await self.send_strangers_away(live)
            live.announce()
            if live.match is not None and (live.length, live.row.phase) != before:
                for audience in live.audiences():
                    live.tell(live.view_message(audience), audience)
            live.go_on()

    def reseat(self, live: LiveTable, listener: Listener) -> None:
        """A listener's seats may have changed while the table was open."""
        before = listener.audiences
        live.place(listener)
        if listener.audiences != before:
            seats = [seat for seat in listener.audiences if seat is not None]
            listener.send(wire.encode(wire.Welcome(live.id, live.length, seats, live.row.phase, version())))

    async def send_strangers_away(self, live: LiveTable) -> None:
        """Whoever may not see the table any more has to go: their seat was taken, or the link revoked."""
        if live.row.public:
            return
        farewell = wire.Bye("revoked", "The host has ended your access to this table.", again=False)
        for listener in list(live.listeners):
            if not await lobby.may_watch(self.house.database, live.row, listener.person):
                listener.end(4403, farewell)

    # What other processes tell

    def heard(self, news: bus.News) -> None:
        """Another process has something new; it does not wait until that is taken in."""
        self.spawn(self.take(news))

    async def take(self, news: bus.News) -> None:
        """Take in something new."""
        live, more = self.live.get(news.table), news.more
        match news.what:
            case bus.ENTRIES if live is not None and "entry" in more:
                await live.follow(more["number"], msgspec.convert(more["entry"], Entry))
            case bus.ENTRIES | bus.TABLE:
                await self.reread(news.table)
                if news.table not in self.live and more.get("driven") and self.house.bus.keeps(news.table):
                    await self.get(news.table)
            case bus.CHAT if live is not None:
                live.pass_on(more["said"].encode(), more["deaf"])
            case bus.PRESENCE if live is not None:
                live.note_elsewhere(more["process"], more["seats"], more["watching"])
            case bus.PERSON:
                self.house.let_go(more["person"], more["farewell"] and wire.Bye(**more["farewell"]))
            case bus.OUTAGE:
                await self.house.read_outages()
            case bus.MISSED:
                await self.look_for_missed()
            case bus.KEEPERS:
                await self.share_out()

    async def look_for_missed(self) -> None:
        """News may have been lost: read every table anew of which more is stored, or that has not begun."""
        async with self.house.database.reading() as connection:
            stored = await lobby.lengths(connection, list(self.live))
        for table, live in list(self.live.items()):
            if live.row.phase == OPEN or stored.get(table, 0) != live.length:
                await self.reread(table)

    async def share_out(self) -> None:
        """Other processes keep the tables now: go on with those that are this one's."""
        for live in list(self.live.values()):
            live.go_on()
        await self.resume()

    async def show_who_is_here(self) -> None:
        """Remind the other processes who is connected here, and forget what those that died have said.

        A few tables at a time, since thousands at once would hold up the moves of all processes.
        """
        for number, live in enumerate(list(self.live.values()), 1):
            live.forget_elsewhere(time.monotonic() - ELSEWHERE_FOR)
            if live.listeners:
                live.tell_presence()
            if number % REMINDED_AT_ONCE == 0:
                await asyncio.sleep(BREATH)

    async def person_leaves(self, person: str) -> None:
        """Somebody goes for good: their running matches are told, their connections closed."""
        async with self.house.database.reading() as connection:
            found = await lobby.tables_of(connection, person, [RUNNING])
        for table in found:
            live = await self.get(table)
            if live is None:
                continue
            async with live.lock:
                seats = live.row.seats_of(person)
                if live.match is not None and not live.match.over and seats:
                    await live.put_safely(Entry(LEAVE, seats[0], at=now()))
        self.hang_up(person, wire.Bye("deleted", "You have deleted your data.", again=False))

    def hang_up(self, person: str, farewell: wire.Bye) -> None:
        """Close everything that somebody has open: what let them in is not valid any more."""
        for live in self.live.values():
            for listener in [each for each in live.listeners if each.person == person]:
                listener.end(4401, farewell)

    async def resume(self) -> None:
        """After a start, go on where bots and clocks were when the service ended."""
        async with self.house.database.reading() as connection:
            found = (await connection.execute(select(matches.c.id).where(matches.c.phase == RUNNING))).scalars().all()
        for table in found:
            if not self.house.bus.keeps(table):
                continue
            try:
                await self.get(table)
            except LudotecaError as failed:
                # One damaged match must not keep all others from going on.
                log.error("match cannot go on", table=table, reason=str(failed))
            await asyncio.sleep(0)

    def put_away(self) -> None:
        """Forget tables that nobody looks at; they come back from the store."""
        for table, live in list(self.live.items()):
            if live.idle:
                live.stop()
                del self.live[table]

    async def send_away(self) -> None:
        """Say goodbye to everybody, and wait a little until they have heard it."""
        farewell = wire.Bye("restart", "The server is restarting. Reconnect in a moment.", again=True)
        for live in list(self.live.values()):
            live.dismiss(farewell, 1012)
        until = time.monotonic() + FAREWELL
        while any(live.listeners for live in self.live.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let nothing go on here; what is being stored is stored, and found again at the next start."""
        await self.send_away()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
