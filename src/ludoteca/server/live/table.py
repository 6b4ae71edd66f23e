"""A live table: the match in the memory of this process, its log in the store, and the people connected to it.

Check, apply, store, broadcast, always in this order. No process owns a match: the store's key (match, entry) decides
which entry came first. A process that came second reads the store again and tells its clients.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import msgspec
import structlog

from ludoteca.core.action_events import ActionEvents
from ludoteca.core.types import Document, Seat
from ludoteca.match.clocks import NONE
from ludoteca.match.log import ACT, ASK, RETURN, UNDO, Entry, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import PLAYABLE_RULES, RULES_VERSION, Setting
from ludoteca.server import metrics
from ludoteca.server.bus.news import ENTRIES, PRESENCE
from ludoteca.server.context import Context
from ludoteca.server.live import protocol
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.contributions import Contributions
from ludoteca.server.live.driver import Driver
from ludoteca.server.live.room import Listener, Room
from ludoteca.server.live.summary import Summary, summarize, table_document
from ludoteca.server.live.updates import Surroundings, Views, question_document, result_document
from ludoteca.server.people.ratings import rate_finished
from ludoteca.server.store.match_log import EntryConflict, MatchEnd, end_of
from ludoteca.server.store.sqlite import StorageFailed
from ludoteca.server.store.tables import FINISHED, OPEN, TableRow, load_rematch, load_table, log_lengths
from ludoteca.server.times import now
from ludoteca.server.version import version

log = structlog.get_logger("ludoteca.tables")

REPLACED = "A bot plays for your seat now. You can watch."
MAX_ENTRIES = 2000
"""The number of entries from which a match can only be played to its end; real ones have at most a few hundred."""
TOO_LONG = f"This match has {MAX_ENTRIES} entries or more. From here on it can only be played to its end."
CROWD, COUNT_AFTER = 20, 1.0
"""With more connections than this, the number of spectators is broadcast only after this many seconds: otherwise a
thousand spectators would each get it a thousand times."""


class LiveTable:
    """One table in this process."""

    def __init__(
        self, context: Context, background: BackgroundTasks, row: TableRow, on_removed: Callable[[str], None]
    ) -> None:
        self.context = context
        self.background = background
        self.id = row.id
        """The table's name in links."""
        self.row = row
        self.on_removed = on_removed
        self.match: Match | None = None
        self.rematch: Document | None = None
        """The rematch of a finished match, and who has agreed to it."""
        self.unplayable: Refused | None = None
        """Why the match cannot continue on this server."""
        self.room = Room()
        self.views = Views()
        self.lock = asyncio.Lock()
        self.driver = Driver(self)
        self.contributions = Contributions(context, row.id, self.room)
        self.touched = time.monotonic()
        self.presence_timer: asyncio.TimerHandle | None = None
        self.seats_sent: list[bool] = []
        self.future_beginning: tuple[int, int] | None = None
        """The stored beginning of a decision that was in the future, and when it was read."""
        self.stopped = False
        """Whether this copy was unloaded; then another one may be live."""

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return self.match.length if self.match else 0

    def playing(self) -> Match:
        """The match; refused while there is none to be played."""
        if self.match is None:
            raise self.unplayable or Refused("phase", sentence="The match has not begun.")
        return self.match

    # Who plays

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats for which a person decides; while the match runs, not those that a bot has taken over."""
        held, match = self.row.seats_of(person), self.match
        if match is None or match.over:
            return held
        return [seat for seat in held if match.holders[seat].bot is None]

    def required_seats(self, person: str, watching: str) -> list[Seat]:
        """The seats for which a person decides; refused for spectators and for people who were replaced by a bot."""
        held = self.seats_of(person)
        if not held and self.row.seats_of(person):
            raise Refused("replaced", sentence=REPLACED)
        if not held:
            raise Refused("watching", sentence=watching)
        return held

    def reseat(self, listener: Listener) -> bool:
        """Move a connection to the seats for which its person decides now, or to the spectators, if it is elsewhere."""
        before = listener.audiences
        self.room.admit(listener, self.seats_of(listener.person))
        if listener.audiences == before:
            return False
        self.welcome(listener)
        return True

    def reseat_all(self) -> None:
        """Move everybody whose seats have changed hands."""
        changed = [listener for listener in list(self.room.listeners) if self.reseat(listener)]
        if changed:
            self.broadcast_presence()

    def welcome(self, listener: Listener) -> None:
        """Tell a client which seats are its own."""
        seats = [seat for seat in listener.audiences if seat is not None]
        message = protocol.Welcome(self.id, self.length, seats, self.row.phase, version())
        listener.send(protocol.encode(message))

    # What is stored

    async def read(self) -> None:
        """Read table and log again: the store is right, whatever this process believed."""
        row = await self.read_row()
        if row is None:
            self.dismiss(protocol.Bye("gone", "The host has removed this table.", again=False))
            self.on_removed(self.id)
            return
        self.row = row
        if row.phase == OPEN:
            self.match = None
            return
        if row.phase == FINISHED:
            self.rematch = await self.read_rematch()
        try:
            check_rules(row.setting())
        except Refused as refused:
            self.match, self.unplayable = None, refused
            return
        log = await self.context.match_log.load(self.id)
        self.match = await self.context.replays.match(row.setting(), log)
        self.note_future_beginning()

    async def update(self) -> None:
        """Read the table again, and its log only if it is longer; under the lock, all known entries are certain."""
        (row, length), match = await self.read_length(), self.match
        if row is not None and match is not None and length == match.length and row.setting() == match.setting:
            self.row = row
            self.rematch = await self.read_rematch() if row.phase == FINISHED else None
        else:
            await self.read()

    async def read_length(self) -> tuple[TableRow | None, int]:
        """The table and the number of its entries as the store has them."""
        async with self.context.database.reading() as connection:
            stored = await log_lengths(connection, [self.id])
            return await load_table(connection, self.id), stored.get(self.id, 0)

    async def read_row(self) -> TableRow | None:
        """The table as the store has it."""
        async with self.context.database.reading() as connection:
            return await load_table(connection, self.id)

    async def read_rematch(self) -> Document | None:
        """The rematch as the store has it."""
        async with self.context.database.reading() as connection:
            return await load_rematch(connection, self.row)

    async def add(self, entry: Entry) -> None:
        """Check, apply, store and broadcast one entry; the lock is held."""
        match = self.playing()
        match.check(entry)
        check_length(match, entry)
        number = match.length
        caused, closing = match.add(entry), self.closing()
        try:
            await self.context.match_log.append(self.id, number, entry, closing)
        except EntryConflict:
            await self.catch_up()
            # It may be this very entry, whose answer was lost: then nobody else has been notified of it.
            self.notify_changed()
            raise Refused("stale", sentence=protocol.STALE) from None
        except BaseException:
            # The entries before are certain. Whether this one is stored too, only the store knows.
            await self.take_back(match, number)
            with suppress(StorageFailed):
                await self.check_store()
                self.notify_changed()
            raise
        if closing is not None:
            await self.close_match(closing)
        self.broadcast_entry(number, entry, caused)
        self.driver.run()
        if not self.context.bus.is_alone:
            details = {"number": number, "entry": msgspec.to_builtins(entry), "driven": self.driver.is_needed}
            self.context.notify(self.id, ENTRIES, details)

    async def take_back(self, match: Match, number: int) -> None:
        """Return to the match as it was before an entry that may not be stored."""
        try:
            self.match = await self.context.replays.match(match.setting, match.log[:number])
        except BaseException:
            self.match = match.at(number)
            raise

    async def add_if_allowed(self, entry: Entry) -> None:
        """Add an entry of the server itself; if somebody was faster, theirs counts."""
        try:
            await self.add(entry)
        except Refused as refused:
            log.info("entry refused", table=self.id, kind=entry.kind, code=refused.code)

    def notify_changed(self) -> None:
        """Let the other processes read the log."""
        self.context.notify(self.id, ENTRIES, {"driven": self.driver.is_needed})

    def closing(self) -> MatchEnd | None:
        """What is stored with the entry that ends a match."""
        return end_of(self.match, now()) if self.match is not None and self.match.over else None

    async def close_match(self, closing: MatchEnd) -> None:
        """The match is over: count it for the ratings, and show the table as it is now."""
        metrics.FINISHED.labels(self.row.game).inc()
        self.row = replace(self.row, phase=FINISHED, ended=closing.ended, result=closing.result)
        try:
            if self.row.rated:
                await rate_finished(self.context.database, self.id)
                self.row = await self.read_row() or self.row
        except StorageFailed as failed:
            # The end itself is stored and has to be broadcast; the next start counts what was not counted.
            log.error("match over but not rated", table=self.id, reason=str(failed))

    async def follow(self, number: int, entry: Entry) -> None:
        """Apply an entry that another process has stored; if entries before it are missing, read them."""
        async with self.lock:
            match = self.match
            if match is None or number > match.length:
                await self.catch_up()
            elif number == match.length:
                caused = match.add(entry)
                if self.closing() is not None:
                    self.row = await self.read_row() or self.row
                self.broadcast_entry(number, entry, caused)
                self.driver.run()

    async def catch_up(self) -> None:
        """Read what others have stored, and broadcast it."""
        await self.read()
        self.broadcast_all()
        self.driver.run()

    async def check_store(self) -> None:
        """Read and broadcast entries of which this process does not know, if there are any."""
        known = self.length
        row, length = await self.read_length()
        if row is not None and row.phase == self.row.phase and length == known:
            return
        await self.read()
        if self.length != known:
            self.broadcast_all()
            self.driver.run()

    # Time

    def decision_began(self) -> int:
        """When the present decision began; one that was stored with a time in the future began when it was read."""
        began = self.stored_beginning()
        if self.future_beginning is not None and self.future_beginning[0] == began:
            return self.future_beginning[1]
        return began

    def stored_beginning(self) -> int:
        """When the present decision began, as it was stored."""
        match = self.match
        if match is None or match.decision_start == 0:
            return self.row.started or now()
        return match.log[match.decision_start - 1].at

    def note_future_beginning(self) -> None:
        """If the system clock was set back since the present decision began, count its time from now on."""
        began, at = self.stored_beginning(), now()
        if began > at and (self.future_beginning is None or self.future_beginning[0] != began):
            self.future_beginning = began, at

    def spent(self, seat: Seat | None) -> int:
        """Milliseconds charged for the present decision; those of bots and of outages are not."""
        if self.match is None or seat is None or self.match.holders[seat].bot is not None:
            return 0
        return self.context.outages.charged_time(self.decision_began(), now())

    # What people see

    def document(self) -> Document:
        """The table as everybody there may know it."""
        document = table_document(self.row, self.summary(), self.room.is_here)
        return document | {"rematch": self.rematch}

    def summary(self) -> Summary:
        """What the table's document says about its match."""
        return summarize(self.match)

    def surroundings(self) -> Surroundings:
        """What everybody sees beside the view."""
        match = self.match
        if match is None:
            return Surroundings(None, None, None)
        return Surroundings(self.clock_document(match), question_document(match), result_document(match))

    def clock_document(self, match: Match) -> Document | None:
        """The clocks, with how long the present decision has taken."""
        if match.setting.clock.kind == NONE:
            return None
        document = match.clocks.document(match.to_move)
        return None if document is None else document | {"running": self.spent(match.to_move)}

    def presence(self) -> protocol.Presence:
        """Who is connected."""
        return protocol.Presence([*map(self.is_here, range(len(self.row.seats)))], self.room.all_spectators())

    def is_here(self, seat: Seat) -> bool:
        """Whether a seat's person is connected, or a bot plays for it."""
        has_bot = self.row.seats[seat].bot if self.match is None else self.match.holders[seat].bot
        return has_bot is not None or self.room.is_here(seat)

    # Broadcasts

    def broadcast_entry(self, number: int, entry: Entry, caused: ActionEvents | None) -> None:
        """Send every audience what an entry changed."""
        match, around = self.playing(), self.surroundings()
        if entry.kind != ACT or match.over:
            self.reseat_all()
        audiences = self.room.audiences()
        for audience, message in self.views.entry_messages(match, number, entry, caused, audiences, around):
            self.room.send_to_audience(message, audience)
        if entry.kind != ACT or around.result is not None:
            self.broadcast_table()

    def broadcast_table(self) -> None:
        """Send everybody the table's document."""
        if self.room.listeners:
            self.room.broadcast(protocol.TableNews(self.document()))

    def broadcast_views(self) -> None:
        """Send everybody a whole view."""
        if self.match is not None:
            for audience in self.room.audiences():
                self.room.send_to_audience(self.view_message(self.match, audience), audience)

    def broadcast_all(self) -> None:
        """Send everybody the table and a whole view."""
        self.reseat_all()
        self.broadcast_table()
        self.broadcast_views()

    def view_message(self, match: Match, audience: Seat | None) -> bytes:
        """Everything an audience may know now."""
        return self.views.view_message(match, audience, self.surroundings())

    def broadcast_bot_queue(self, ahead: int) -> None:
        """Tell everybody how many decisions of other bots are made before that of the bot to move."""
        self.room.broadcast(protocol.BotQueue(ahead))

    def broadcast_presence(self) -> None:
        """Tell everybody, in this process and in others, who is connected."""
        if self.presence_timer is not None:
            self.presence_timer.cancel()
            self.presence_timer = None
        presence = self.presence()
        self.seats_sent = presence.seats
        self.room.broadcast(presence)
        self.notify_presence()

    def broadcast_presence_soon(self) -> None:
        """Tell everybody in a moment: in a crowd, many come and go together."""
        if self.presence_timer is None:
            self.presence_timer = asyncio.get_running_loop().call_later(COUNT_AFTER, self.broadcast_presence)

    def notify_presence(self) -> None:
        """Tell the other processes who is connected to this one."""
        details = {
            "process": self.context.process,
            "seats": self.room.seats_here(),
            "watching": self.room.spectators(),
            "thinks": self.driver.device.find(self.row) is not None,
        }
        self.context.notify(self.id, PRESENCE, details)

    # Connections

    async def enter(self, listener: Listener, have: int | None) -> None:
        """Admit a connection: it gets what changed since the entry it has, or whole views."""
        async with self.lock:
            if have is not None and have > self.length:
                await self.check_store()
            before = listener.audiences if listener in self.room.listeners else None
            # Seats may have changed hands between the connection and the hello.
            self.room.admit(listener, self.seats_of(listener.person))
            self.touched = time.monotonic()
            self.welcome(listener)
            listener.send(protocol.encode(protocol.TableNews(self.document())))
            if self.match is not None:
                around = self.surroundings()
                for audience in listener.audiences:
                    gap = self.views.gap_message(self.match, audience, have, around)
                    listener.send(gap or self.views.view_message(self.match, audience, around))
            if self.unplayable is not None:
                listener.end(4409, protocol.Bye(self.unplayable.code, self.unplayable.sentence, again=False))
            if listener.audiences == before:
                listener.send(protocol.encode(self.presence()))
            else:
                self.note_arrival(listener)
            self.contributions.ask(listener)

    def note_arrival(self, listener: Listener) -> None:
        """Tell everybody who is connected; in a crowd, only the new spectator is told at once."""
        presence = self.presence()
        if len(self.room.listeners) <= CROWD or presence.seats != self.seats_sent:
            self.broadcast_presence()
        else:
            listener.send(protocol.encode(presence))
            self.broadcast_presence_soon()

    def exit(self, listener: Listener) -> None:
        """Remove a connection; its seat stays, and is shown as away."""
        if listener not in self.room.listeners:
            return
        is_one_of_many = len(self.room.listeners) > CROWD and listener not in self.room.seated
        self.room.remove(listener)
        self.driver.device.leave(listener)
        self.touched = time.monotonic()
        if is_one_of_many:
            self.broadcast_presence_soon()
        else:
            self.views.keep_only(self.room.audiences())
            self.broadcast_presence()

    def note_remote_presence(self, process: str, seats: list[Seat], spectators: int, thinks: bool = False) -> None:
        """Another process reported who is connected to it."""
        before = self.presence()
        if process not in self.room.remote:
            self.notify_presence()
        self.room.note_remote(process, seats, spectators, thinks)
        if self.presence() != before:
            self.room.broadcast(self.presence())

    def forget_remote_presence(self, before: float) -> None:
        """Forget processes that have reported nothing since a moment."""
        if self.room.forget_remote(before):
            self.room.broadcast(self.presence())

    def dismiss(self, farewell: protocol.Bye, code: int = 4404) -> None:
        """Disconnect everybody."""
        self.room.disconnect_all(code, farewell)
        self.stop()

    def stop(self) -> None:
        """Stop everything that this table does in this process."""
        self.stopped = True
        self.driver.stop()
        if self.presence_timer is not None:
            self.presence_timer.cancel()
            self.presence_timer = None
        self.room.fanout.stop()

    @property
    def is_idle(self) -> bool:
        """Whether the table can be unloaded: nobody is connected, no bot thinks, no clock runs."""
        if self.room.listeners or self.lock.locked() or self.driver.is_busy:
            return False
        return time.monotonic() - self.touched > self.context.settings.idle


def check_length(match: Match, entry: Entry) -> None:
    """Refuse whatever could make a very long match even longer, but nothing that brings it closer to its end."""
    if match.length >= MAX_ENTRIES and entry.kind in (UNDO, ASK, RETURN):
        raise Refused("long", sentence=TOO_LONG)


def check_rules(setting: Setting) -> None:
    """Refuse to continue a match that was started with unknown rules: it would become another match."""
    if setting.rules not in PLAYABLE_RULES:
        raise Refused(
            "rules",
            sentence=f"This match was started with version {setting.rules} of the rules, but this server has version "
            f"{RULES_VERSION}. It can only continue on a server with version {setting.rules}.",
        )
