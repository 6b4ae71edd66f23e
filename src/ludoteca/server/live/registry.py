"""All live tables of this process: loaded when somebody asks for them, unloaded when nobody is connected."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

import msgspec
import structlog
from sqlalchemy import select
from starlette.requests import HTTPConnection

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.match.log import LEAVE, Entry
from ludoteca.server.bus import news
from ludoteca.server.bus.news import News
from ludoteca.server.context import Context
from ludoteca.server.live import lobby, protocol
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.contributions import FollowedRounds, report_asked
from ludoteca.server.live.room import Listener, RemotePresences
from ludoteca.server.live.summary import Summary, table_document
from ludoteca.server.live.table import LiveTable
from ludoteca.server.store.schema import matches
from ludoteca.server.store.tables import (
    FINISHED,
    OPEN,
    RUNNING,
    TableRow,
    load_rematch,
    load_table,
    load_tables,
    log_lengths,
    tables_of,
)
from ludoteca.server.times import now

log = structlog.get_logger("ludoteca.tables")

GOODBYE_SECONDS = 1.0
"""How long a server that shuts down waits until its clients have got their last message."""
PRESENCE_TIMEOUT = 40.0
"""Seconds after which a process that has not reported who is connected to it counts as gone."""
NOBODY, RECONNECT = 4401, 1012
"""Close codes: the token is not valid any more; reconnect."""
REPORT_BATCH, REPORT_PAUSE = 50, 0.05
"""How many tables are reported to the other processes at once, and the seconds between two batches."""
MAX_SUMMARIES = 10_000
"""How many unloaded tables are remembered, so that lists can show them without replaying them."""


class TableRegistry:
    """All live tables of this process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.background = BackgroundTasks()
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.version = 0
        """Grows whenever a table was opened, changed or closed, as far as this process knows."""
        self.summaries: OrderedDict[str, Summary] = OrderedDict()
        """Of tables that were unloaded."""
        self.presence = RemotePresences()
        self.followed_rounds = FollowedRounds()

    async def get(self, table: str, address: str | None = None) -> LiveTable | None:
        """A table, loaded from the store if it is not live here; an address that asks for it pays for the replay."""
        if table not in self.live and table not in self.loading and address is not None:
            await self.charge(table, address)
        found = self.live.get(table)
        if found is not None:
            found.touched = time.monotonic()
            return found
        if table not in self.loading:
            # One task for everybody who asks at the same time: two live copies would not know of each other.
            self.loading[table] = asyncio.ensure_future(self.load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table))
        return await asyncio.shield(self.loading[table])

    async def charge(self, table: str, address: str) -> None:
        """Refuse an address that lets too many or too long matches be loaded."""
        async with self.context.database.reading() as connection:
            lengths = await log_lengths(connection, [table])
        if table in lengths:
            self.context.replays.loader.check()
            self.context.limits.check("replayed", address, amount=lengths[table])

    async def load(self, table: str) -> LiveTable | None:
        """Load a table from the store and let it continue here."""
        async with self.context.database.reading() as connection:
            row = await load_table(connection, table)
        if row is None:
            return None
        live = LiveTable(self.context, self.background, row, self.remove)
        await live.read()
        live.contributions.followed = self.followed_rounds.tables.get(table)
        live.room.remote = dict(self.presence.tables.get(table, {}))
        self.live[table] = live
        live.driver.run()
        return live

    def remove(self, table: str) -> None:
        """Forget a table that no longer exists."""
        self.live.pop(table, None)

    async def describe(self, tables: Sequence[str]) -> list[tuple[TableRow, Document]]:
        """The rows and documents of tables for a list; matches that are known from before are not replayed."""
        others = [table for table in tables if table not in self.live]
        async with self.context.database.reading() as connection:
            rows = {row.id: row for row in await load_tables(connection, others)}
            lengths = await log_lengths(connection, others)
            finished = [row for row in rows.values() if row.phase == FINISHED]
            rematches = {row.id: await load_rematch(connection, row) for row in finished}
        found = []
        for table in tables:
            if table not in self.live and table in rows:
                summary = self.known_summary(rows[table], lengths.get(table, 0))
                if summary is not None:
                    is_here = partial(self.presence.is_here, table)
                    document = table_document(rows[table], summary, is_here)
                    found.append((rows[table], document | {"rematch": rematches.get(table)}))
                    continue
            live = self.live.get(table) or await self.get(table)
            if live is not None:
                found.append((live.row, live.document()))
        return found

    def known_summary(self, row: TableRow, length: int) -> Summary | None:
        """What is known of the match of a table that is not live, without replaying it."""
        if row.phase != RUNNING or length == 0:
            return None if row.phase == RUNNING else Summary(length)
        known = self.summaries.get(row.id)
        return known if known is not None and known.length == length else None

    def is_anybody_at(self, table: str) -> bool:
        """Whether anybody is connected to a table, in this process or another."""
        live = self.live.get(table)
        return (live is not None and bool(live.room.listeners)) or self.presence.is_anybody_at(table)

    async def refresh(self, table: str) -> None:
        """A table was changed in the store: read it here, and let the other processes read it.

        People at the match of which it is a rematch see who has agreed to it.
        """
        before = self.live.get(table)
        await self.reread(table)
        live = self.live.get(table)
        self.context.notify(table, news.TABLE, {"driven": live is not None and live.driver.is_needed})
        known = live or before
        if known is not None and known.row.rematch_of is not None:
            await self.reread(known.row.rematch_of)
            self.context.notify(known.row.rematch_of, news.TABLE, {"driven": False})

    async def reread(self, table: str) -> None:
        """Read a live table again and broadcast it."""
        self.version += 1
        live = await self.get(table) if table in self.loading else self.live.get(table)
        if live is None:
            return
        async with live.lock:
            before = live.length, live.row.phase
            await live.update()
            if live is not self.live.get(table):
                return
            live.reseat_all()
            await self.disconnect_strangers(live)
            live.broadcast_table()
            if (live.length, live.row.phase) != before:
                live.broadcast_views()
            live.driver.run()

    async def disconnect_strangers(self, live: LiveTable) -> None:
        """Disconnect people who may no longer see the table: they lost their seat, or the link was revoked."""
        if live.row.public:
            return
        farewell = protocol.Bye("revoked", "The host has ended your access to this table.", again=False)
        for listener in list(live.room.listeners):
            if not await lobby.may_watch(self.context.database, live.row, listener.person):
                listener.end(4403, farewell)

    # News from other processes

    def receive(self, item: News) -> None:
        """Another process has news; it does not wait until they are handled."""
        self.background.spawn(self.handle(item))

    async def handle(self, item: News) -> None:
        """Handle news from another process."""
        live, details = self.live.get(item.table), item.more
        match item.what:
            case news.ENTRIES if live is not None and "entry" in details:
                await live.follow(details["number"], msgspec.convert(details["entry"], Entry))
            case news.ENTRIES | news.TABLE:
                await self.reread(item.table)
                if item.table not in self.live and details.get("driven") and self.context.bus.owns(item.table):
                    await self.get(item.table)
            case news.CHAT if live is not None:
                live.room.broadcast_chat(details["said"].encode(), details["deaf"])
            case news.PRESENCE:
                thinks = details.get("thinks", False)
                self.presence.note(item.table, details["process"], details["seats"], details["watching"], thinks)
                if live is not None:
                    live.note_remote_presence(details["process"], details["seats"], details["watching"], thinks)
            case news.COLLECT:
                self.follow_round(item.table, details)
            case news.ASKED if live is not None:
                live.contributions.note_asked(details)
            case news.CONTRIBUTION if live is not None:
                live.contributions.note_contribution(details)
            case news.PERSON:
                farewell = details["farewell"] and protocol.Bye(**details["farewell"])
                self.forget_locally(details["person"], farewell, details.get("token"), details.get("becomes"))
            case news.ADDRESS:
                self.context.bots.note_address(details["person"], details["address"])
            case news.OUTAGE:
                await self.context.read_outages()
            case news.MISSED:
                await self.read_missed()
            case news.OWNERS:
                await self.take_over()

    def follow_round(self, table: str, details: Document) -> None:
        """Another process starts a match: let the players who are connected to this one contribute to its seed."""
        followed, live = self.followed_rounds.note(table, details), self.live.get(table)
        seats = live.contributions.follow(followed) if live is not None else []
        if followed is not None:
            report_asked(self.context, table, followed, seats)

    async def read_missed(self) -> None:
        """News may have been lost: read every table that has more entries in the store, or has not begun."""
        async with self.context.database.reading() as connection:
            stored = await log_lengths(connection, list(self.live))
        for table, live in list(self.live.items()):
            if live.row.phase == OPEN or stored.get(table, 0) != live.length:
                await self.reread(table)

    async def take_over(self) -> None:
        """The tables are divided among the processes in a new way: continue those of this one."""
        for live in list(self.live.values()):
            live.driver.run()
        await self.resume()

    async def report_presence(self) -> None:
        """Report to the other processes who is connected here, and forget what dead processes reported.

        In small batches, since thousands of tables at once would hold up the moves of all processes.
        """
        self.presence.forget(time.monotonic() - PRESENCE_TIMEOUT)
        for number, live in enumerate(list(self.live.values()), 1):
            live.forget_remote_presence(time.monotonic() - PRESENCE_TIMEOUT)
            if live.room.listeners:
                live.notify_presence()
            if number % REPORT_BATCH == 0:
                await asyncio.sleep(REPORT_PAUSE)

    # People

    def forget_person(
        self,
        person: str,
        farewell: protocol.Bye | None = None,
        token: str | None = None,
        becomes: str | None = None,
    ) -> None:
        """Ask the database about a person's tokens again, in all processes.

        With a farewell, disconnect the person, or only the device whose token has a hash. A guest who logs in `becomes`
        an account: their connections stay at their seats until they are closed.
        """
        self.forget_locally(person, farewell, token, becomes)
        details = {"person": person, "farewell": farewell and farewell_document(farewell), "token": token}
        self.context.notify("", news.PERSON, details | {"becomes": becomes})

    def forget_locally(
        self, person: str, farewell: protocol.Bye | None, token: str | None = None, becomes: str | None = None
    ) -> None:
        """Do in this process what `forget_person` does in all of them."""
        self.context.tokens.forget(person)
        if farewell is not None:
            self.disconnect(person, farewell, token)
        if becomes is not None:
            for listener in self.listeners_of(person):
                listener.become(becomes)
            for live in self.live.values():
                live.contributions.rename(person, becomes)

    async def leave_all(self, person: str) -> None:
        """Leave all running matches of a person who deletes their data, and disconnect them."""
        async with self.context.database.reading() as connection:
            found = await tables_of(connection, person, [RUNNING])
        for table in found:
            live = await self.get(table)
            if live is None:
                continue
            async with live.lock:
                seats = live.seats_of(person)
                if live.match is not None and not live.match.over and seats:
                    await live.add_if_allowed(Entry(LEAVE, seats[0], at=now()))
        self.disconnect(person, protocol.Bye("deleted", "You have deleted your data.", again=False))

    def disconnect(self, person: str, farewell: protocol.Bye, token: str | None = None) -> None:
        """Close the connections of a person, or of one token of theirs, which is no longer valid."""
        for listener in self.listeners_of(person):
            if token is None or listener.token == token:
                listener.end(RECONNECT if farewell.again else NOBODY, farewell)

    def listeners_of(self, person: str) -> list[Listener]:
        """All connections of a person in this process."""
        return [each for live in self.live.values() for each in live.room.listeners if each.person == person]

    # Start and end

    async def resume(self) -> None:
        """After a start, continue where bots and clocks were when the server stopped."""
        async with self.context.database.reading() as connection:
            found = (await connection.execute(select(matches.c.id).where(matches.c.phase == RUNNING))).scalars().all()
        for table in found:
            if not self.context.bus.owns(table):
                continue
            try:
                await self.get(table)
            except LudotecaError as failed:
                # One damaged match must not keep all others from continuing.
                log.error("match cannot continue", table=table, reason=str(failed))
            await asyncio.sleep(0)

    def unload_idle(self) -> None:
        """Unload tables to which nobody is connected; they come back from the store."""
        for table, live in list(self.live.items()):
            if live.is_idle:
                live.stop()
                del self.live[table]
                self.summaries[table] = live.summary()
                if len(self.summaries) > MAX_SUMMARIES:
                    self.summaries.popitem(last=False)

    async def disconnect_all(self) -> None:
        """Tell all clients that the server restarts, and wait a moment until they know."""
        farewell = protocol.Bye("restart", "The server is restarting. Reconnect in a moment.", again=True)
        for live in list(self.live.values()):
            live.dismiss(farewell, 1012)
        until = time.monotonic() + GOODBYE_SECONDS
        while any(live.room.listeners for live in self.live.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop everything; what is being stored is stored, and found again at the next start."""
        await self.disconnect_all()
        await self.background.close()


def farewell_document(farewell: protocol.Bye) -> dict[str, object]:
    """A farewell as other processes get it."""
    return {"code": farewell.code, "sentence": farewell.sentence, "again": farewell.again}


def tables_at(connection: HTTPConnection) -> TableRegistry:
    """The live tables of the server that a request or a socket came to."""
    tables: TableRegistry = connection.app.state.tables
    return tables
