"""Live tables: the match as this process knows it, and everybody who is connected to it.

Check, apply, store, publish, always in this order. No process owns a match: the store's key (match, entry) decides who
was first; who came second reads the store anew and is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import asdict
from functools import cache
from typing import Protocol

import structlog
from sqlalchemy import select

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document, Seat
from ludoteca.match.clocks import NONE
from ludoteca.match.log import ACT, EXPIRE, LEAVE, Entry, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import RULES_VERSION, Setting
from ludoteca.server import bus, lobby, metrics, wire
from ludoteca.server.entries import AlreadyTaken, Closing
from ludoteca.server.house import House
from ludoteca.server.lobby import OPEN, RUNNING, TableRow
from ludoteca.server.schema import matches
from ludoteca.server.storage import StorageFailed
from ludoteca.server.times import now

log = structlog.get_logger("ludoteca.tables")

FAREWELL = 1.0
"""Seconds for saying goodbye to everybody when the service ends."""

ANSWER_WITHIN = 30.0
"""Seconds for which a bot waits when people have been asked something."""
AGAIN_AFTER = 2.0
"""Seconds until a bot that could not move tries again."""

Audience = Seat | None
"""A seat, or None for everybody who watches."""


class Listener(Protocol):
    """Somebody connected to a table."""

    person: str
    audiences: list[Audience]

    def send(self, message: bytes) -> None:
        """Queue a message; who reads too slowly is cut off."""

    def end(self, code: int, farewell: wire.Bye) -> None:
        """Say goodbye and close."""


class LiveTable:
    """One table in this process."""

    def __init__(self, house: House, row: TableRow) -> None:
        self.house = house
        self.row = row
        self.match: Match | None = None
        self.unplayable: Refused | None = None
        """Why the match cannot go on in this service, whatever anybody wishes."""
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.shown: dict[Audience, Document] = {}
        """The view that every audience has been sent last."""
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self.row.id

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return self.match.length if self.match else 0

    # What is stored

    async def read(self) -> None:
        """Read table and log anew: the store is right, whatever this process believed."""
        async with self.house.database.reading() as connection:
            row = await lobby.load_table(connection, self.id)
        if row is None:
            self.dismiss(wire.Bye("gone", "The host has removed this table.", again=False))
            self.house.tables.live.pop(self.id, None)
            return
        self.row = row
        if row.phase == OPEN:
            self.match = None
            return
        try:
            check_rules(row.setting())
        except Refused as refused:
            self.match, self.unplayable = None, refused
            return
        self.match = Match(row.setting(), await self.house.entries.load(self.id))

    def playing(self) -> Match:
        """The match; refused while there is none to be played."""
        if self.match is None:
            raise self.unplayable or Refused("phase", "The match has not begun.")
        return self.match

    async def put(self, entry: Entry) -> None:
        """Check, apply, store, publish one entry; the lock is held."""
        match = self.playing()
        match.check(entry)
        number = match.length
        events = match.add(entry)
        try:
            await self.house.entries.append(self.id, number, entry, self.closing())
        except AlreadyTaken:
            await self.catch_up()
            raise Refused("stale", "Somebody else was quicker: look again.") from None
        except BaseException:
            await self.read()
            raise
        if match.over:
            await self.finished()
        self.publish(number, entry, events)
        await self.house.bus.publish(bus.News(self.id, bus.ENTRIES), self.house.tables.heard)
        self.go_on()

    def closing(self) -> Closing | None:
        """What is stored with the entry that ends a match."""
        result = self.match.result if self.match else None
        return None if result is None else Closing(now(), asdict(result))

    async def finished(self) -> None:
        """The match is over: count it for the ratings, and show the table as it is now."""
        from ludoteca.server.ratings import rate_finished

        metrics.FINISHED.labels(self.row.game).inc()
        if self.row.rated:
            await rate_finished(self.house.database, self.id)
        async with self.house.database.reading() as connection:
            self.row = await lobby.load_table(connection, self.id) or self.row

    async def catch_up(self) -> None:
        """Read what others have stored, and show it."""
        await self.read()
        self.show_all()
        self.go_on()

    async def look_again(self) -> None:
        """Somebody claims to know of more entries: read and show them, if there are any."""
        known = self.length
        await self.read()
        if self.length != known:
            self.show_all()
            self.go_on()

    # What people see

    def document(self) -> Document:
        """The table as everybody there may know it."""
        match = self.match
        document = self.row.document()
        for seat, held in enumerate(document["seats"]):
            held["here"] = held["kind"] == "bot" or self.is_here(seat)
            if match is not None and self.row.phase == RUNNING:
                holder = match.holders[seat]
                held["absent"] = seat in match.absent
                held["bot"] = holder.bot
        return document | {"entry": self.length, "to_move": match.to_move if match else None}

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody who holds the seat is connected."""
        return any(seat in listener.audiences for listener in self.listeners)

    def audiences(self) -> list[Audience]:
        """For whom views are needed."""
        return list({audience for listener in self.listeners for audience in listener.audiences})

    def clock(self) -> Document | None:
        """The clocks as everybody may see them, with how long the present decision has taken."""
        match = self.match
        if match is None or match.setting.clock.kind == NONE:
            return None
        document = match.hourglass.document(match.to_move)
        return None if document is None else document | {"running": self.spent(match.to_move)}

    def asked(self) -> Document | None:
        """The question that lies on the table."""
        asked = self.match.asked if self.match else None
        if asked is None or self.match is None:
            return None
        agreed = [seat for seat, holder in enumerate(self.match.holders) if holder.person in asked.agreed]
        question = asdict(asked.question) | {"of": asked.question.seat, "seat": asked.seat}
        return question | {"agreed": agreed}

    def result(self) -> Document | None:
        """How the match ended."""
        return asdict(self.match.result) if self.match and self.match.result else None

    def publish(self, number: int, entry: Entry, events: list[Document]) -> None:
        """Tell every audience what an entry changed, encoded once for each."""
        match = self.match
        assert match is not None
        audiences = self.audiences()
        mark = entry.mark.partition(".")[2] or None
        clock, asked, result = self.clock(), self.asked(), self.result()
        for audience, view in zip(audiences, match.state.views(audiences), strict=True):
            shown, self.shown[audience] = self.shown.get(audience), view
            if shown is None:
                # Who has only just come to watch, because the seat is not theirs any more.
                self.tell(self.view_message(audience), audience)
                continue
            changed, added = wire.changes(shown, view)
            update = wire.Update(
                since=number,
                entry=number + 1,
                seat=audience,
                changed=changed,
                added=added,
                events=match.state.as_seen(events, audience),
                kind=entry.kind,
                by=entry.seat,
                mark=mark,
                clock=clock,
                asked=asked,
                result=result,
            )
            self.tell(wire.encode(update), audience)
        if entry.kind not in (ACT,) or result is not None:
            self.announce()

    def tell(self, message: bytes, audience: Audience) -> None:
        """Send a message to everybody of an audience."""
        for listener in self.listeners:
            if audience in listener.audiences:
                listener.send(message)

    def tell_all(self, message: wire.FromServer) -> None:
        """Send a message to everybody once."""
        encoded = wire.encode(message)
        for listener in list(self.listeners):
            listener.send(encoded)

    def announce(self) -> None:
        """Show everybody the table anew."""
        if self.listeners:
            self.tell_all(wire.TableNews(self.document()))

    def show_presence(self) -> None:
        """Tell everybody who is there."""
        self.tell_all(self.presence())

    def presence(self) -> wire.Presence:
        """Who is there."""
        watching = sum(1 for listener in self.listeners if listener.audiences == [None])
        here = [row.bot is not None or self.is_here(seat) for seat, row in enumerate(self.row.seats)]
        return wire.Presence(here, watching)

    def view_message(self, audience: Audience) -> bytes:
        """Everything an audience may know now."""
        assert self.match is not None
        view = self.match.state.view(audience)
        self.shown[audience] = view
        return wire.encode(wire.View(self.length, audience, view, [], self.clock(), self.asked(), self.result()))

    def show_all(self) -> None:
        """Show everybody everything anew."""
        self.announce()
        if self.match is not None:
            for audience in self.audiences():
                self.tell(self.view_message(audience), audience)

    # Coming and going

    async def enter(self, listener: Listener, have: int | None) -> None:
        """Somebody connects: they get the gap since what they have, or fresh views."""
        async with self.lock:
            if have is not None and have > self.length:
                await self.look_again()
            # Seats may have changed hands between the connection and the hello.
            listener.audiences = [*self.row.seats_of(listener.person)] or [None]
            self.listeners.add(listener)
            self.touched = time.monotonic()
            seats = [seat for seat in listener.audiences if seat is not None]
            listener.send(wire.encode(wire.Welcome(self.id, self.length, seats, self.row.phase, version())))
            listener.send(wire.encode(wire.TableNews(self.document())))
            if self.match is not None:
                for audience in listener.audiences:
                    listener.send(self.gap_message(self.match, audience, have) or self.view_message(audience))
            if self.unplayable is not None:
                listener.end(4409, wire.Bye(self.unplayable.code, self.unplayable.sentence, again=False))
            self.show_presence()

    def gap_message(self, match: Match, audience: Audience, have: int | None) -> bytes | None:
        """What has changed since the entry that a client has, or None if it is better shown everything.

        The view it has is not remembered anywhere: it is made again from the log.
        """
        if have is None or not 0 <= have <= match.length:
            return None
        missed = match.log[have:]
        if any(entry.kind != ACT for entry in missed):
            return None
        then = Match(match.setting, match.log[:have])
        before = then.state.view(audience)
        events = [event for entry in missed for event in then.add(entry)]
        view = match.state.view(audience)
        self.shown[audience] = view
        changed, added = wire.changes(before, view)
        seen = match.state.as_seen(events, audience)
        update = wire.Update(have, match.length, audience, changed, added, seen, "gap")
        update.clock, update.asked, update.result = self.clock(), self.asked(), self.result()
        return wire.encode(update)

    def exit(self, listener: Listener) -> None:
        """Somebody is gone; their seat is kept and shown as away."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.touched = time.monotonic()
            present = set(self.audiences())
            self.shown = {audience: view for audience, view in self.shown.items() if audience in present}
            self.show_presence()

    def dismiss(self, farewell: wire.Bye, code: int = 4404) -> None:
        """Send everybody away."""
        for listener in list(self.listeners):
            listener.end(code, farewell)
        self.stop()

    # Time, and bots

    def since(self) -> int:
        """When the present decision began."""
        match = self.match
        if match is None or match.timed_from == 0:
            return self.row.started or now()
        return match.log[match.timed_from - 1].at

    def spent(self, seat: Seat | None) -> int:
        """Milliseconds that count for the present decision; nobody counts a bot's, nor those when nobody served."""
        if self.match is None or seat is None or self.match.holders[seat].bot is not None:
            return 0
        return self.house.outages.charged(self.since(), now())

    def go_on(self) -> None:
        """Let the next bot think, and wind the clock."""
        match = self.match
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if match is None or match.over or match.to_move is None:
            return
        level = match.holders[match.to_move].bot
        if level is not None:
            if self.thinking is None or self.thinking.done():
                self.thinking = self.house.tables.spawn(self.play_bot())
        elif (left := match.hourglass.left(match.to_move)) is not None:
            due = self.house.outages.deadline(self.since(), left) - now()
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(max(0, due) / 1000, self.ring, match.to_move, match.length)

    def ring(self, seat: Seat, number: int) -> None:
        """A seat's time is up."""
        self.house.tables.spawn(self.expire(seat, number))

    async def expire(self, seat: Seat, number: int) -> None:
        """Note that a seat's time is up, unless it has moved."""
        async with self.lock:
            match = self.match
            if match is None or match.over or match.length != number:
                return
            await self.house.look_for_outages()
            left = match.hourglass.left(seat) or 0
            spent = self.spent(seat)
            if spent < left:
                self.go_on()
                return
            try:
                await self.put_safely(Entry(EXPIRE, seat, at=now(), spent=max(spent, left)))
            except StorageFailed as failed:
                log.error("time is up but not stored", table=self.id, reason=str(failed))
                self.alarm = asyncio.get_running_loop().call_later(AGAIN_AFTER, self.ring, seat, number)

    async def put_safely(self, entry: Entry) -> None:
        """Put an entry of the house itself; if somebody was quicker, theirs counts."""
        try:
            await self.put(entry)
        except Refused as refused:
            log.info("entry refused", table=self.id, kind=entry.kind, code=refused.code)

    async def play_bot(self) -> None:
        """Let bots decide as long as it is a bot's turn; what fails is written down and tried again."""
        while True:
            try:
                if not await self.play_turn():
                    return
            except Exception:
                log.exception("bot cannot move", table=self.id)
                await asyncio.sleep(AGAIN_AFTER)

    async def play_turn(self) -> bool:
        """Let a bot decide, if one is to move: on what its seat knows, at a pace that people can follow."""
        async with self.lock:
            match = self.match
            seat = None if match is None else match.to_move
            level = None if match is None or seat is None else match.holders[seat].bot
            if match is None or seat is None or level is None:
                return False
            known, number = match.state.resample(seat), match.length
        started, host = time.monotonic(), self.row.host or self.id
        await self.house.limits.wait("thinking", host)
        action = await self.house.thinkers.choose(known, level, host)
        await asyncio.sleep(max(0.0, self.house.settings.pace - (time.monotonic() - started)))
        await self.until_answered()
        async with self.lock:
            if self.match is not None and self.match.length == number:
                await self.put_safely(Entry(ACT, seat, at=now(), action=action))
        return True

    async def until_answered(self) -> None:
        """Let people answer a question first: a bot's move would end it; but nobody holds up a table for long."""
        patience = time.monotonic() + ANSWER_WITHIN
        while self.match is not None and self.match.asked is not None and time.monotonic() < patience:
            await asyncio.sleep(0.1)

    def stop(self) -> None:
        """Let nothing of this table go on in this process."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.thinking is not None:
            self.thinking.cancel()

    @property
    def idle(self) -> bool:
        """Whether the table can be put away: nobody looks, no bot thinks, no clock runs."""
        if self.listeners or self.lock.locked() or self.alarm is not None:
            return False
        if self.thinking is not None and not self.thinking.done():
            return False
        return time.monotonic() - self.touched > self.house.settings.idle


def check_rules(setting: Setting) -> None:
    """Refuse to go on with a match that was begun by other rules: it would be another match."""
    if setting.rules != RULES_VERSION:
        raise Refused(
            "rules",
            f"This match was begun by version {setting.rules} of the rules, and this service plays version "
            f"{RULES_VERSION}: it can only go on in a service that plays by version {setting.rules}.",
        )


@cache
def version() -> str:
    """The version of this program."""
    from importlib.metadata import version as installed

    return installed("ludoteca")


class Tables:
    """All live tables of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

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

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something in the background; a failure is written down, never lost."""
        task = asyncio.ensure_future(watched(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def changed(self, table: str) -> None:
        """The table itself was changed in the store: read it, and show it here and elsewhere."""
        await self.reread(table)
        await self.house.bus.publish(bus.News(table, bus.TABLE), self.heard)

    async def reread(self, table: str) -> None:
        """Read a live table anew and show it."""
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
        held: list[Audience] = [*live.row.seats_of(listener.person)]
        if held != listener.audiences and (held or listener.audiences != [None]):
            listener.audiences = held or [None]
            seats = [seat for seat in held if seat is not None]
            listener.send(wire.encode(wire.Welcome(live.id, live.length, seats, live.row.phase, version())))

    async def send_strangers_away(self, live: LiveTable) -> None:
        """Whoever may not see the table any more has to go: their seat was taken, or the link revoked."""
        if live.row.public:
            return
        farewell = wire.Bye("revoked", "The host does not let you watch this table any more.", again=False)
        async with self.house.database.reading() as connection:
            for listener in list(live.listeners):
                if not await lobby.may_watch(connection, live.row, listener.person):
                    listener.end(4403, farewell)

    async def heard(self, news: bus.News) -> None:
        """Another process has changed a table that may be live here; it does not wait until that is read."""
        if news.table in self.live or news.table in self.opening:
            self.spawn(self.reread(news.table))

    async def person_leaves(self, person: str) -> None:
        """Somebody goes for good: their running matches are told, their connections closed."""
        async with self.house.database.reading() as connection:
            rows = await lobby.tables_of(connection, person)
        for row in rows:
            live = await self.get(row.id) if row.phase == RUNNING else self.live.get(row.id)
            if live is None:
                continue
            async with live.lock:
                seats = live.row.seats_of(person)
                if live.match is not None and not live.match.over and seats:
                    await live.put_safely(Entry(LEAVE, seats[0], at=now()))
                for listener in [each for each in live.listeners if each.person == person]:
                    listener.end(4401, wire.Bye("deleted", "You have deleted everything about you.", again=False))

    async def resume(self) -> None:
        """After a start, go on where bots and clocks were when the service ended."""
        async with self.house.database.reading() as connection:
            found = (await connection.execute(select(matches.c.id).where(matches.c.phase == RUNNING))).scalars().all()
        for table in found:
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
        farewell = wire.Bye("restart", "The service is restarting: come back in a moment.", again=True)
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


async def watched(work: Awaitable[None]) -> None:
    """Wait for background work, and write down how it failed if it did."""
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("background work failed")
