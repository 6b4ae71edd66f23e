"""A live table: the match as this process knows it, with its storage, its clocks and its bots.

Check, apply, store, publish, always in this order. No process owns a match: the store's key (match, entry) decides who
was first; who came second reads the store anew and is told.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import asdict, replace

import msgspec
import structlog

from ludoteca.core.types import Seat
from ludoteca.match.log import ACT, EXPIRE, Entry, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import RULES_VERSION, Setting
from ludoteca.server import bus, lobby, metrics, wire
from ludoteca.server.entries import AlreadyTaken, Closing
from ludoteca.server.house import House
from ludoteca.server.lobby import FINISHED, OPEN, TableRow
from ludoteca.server.room import Elsewhere, Listener, Room, version
from ludoteca.server.storage import StorageFailed
from ludoteca.server.times import now

log = structlog.get_logger("ludoteca.tables")

ANSWER_WITHIN = 30.0
"""Seconds for which a bot waits when people have been asked something."""
AGAIN_AFTER = 2.0
"""Seconds until a bot that could not move tries again."""
CROWD, COUNTED_AFTER = 20, 1.0
"""Where so many listen, all are told only after so many seconds that more do: else a thousand would hear it a thousand
times."""


class LiveTable(Room):
    """One table in this process."""

    def __init__(self, house: House, row: TableRow) -> None:
        super().__init__(house, row)
        self.unplayable: Refused | None = None
        """Why the match cannot go on in this service, whatever anybody wishes."""
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.counting: asyncio.TimerHandle | None = None
        """When all are told how many watch."""
        self.seats_shown: list[bool] = []

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
        events, closing = match.add(entry), self.closing()
        try:
            await self.house.entries.append(self.id, number, entry, closing)
        except AlreadyTaken:
            await self.catch_up()
            # It may be this very entry, whose answer was lost: then nobody else has been told of it.
            self.house.tell(self.id, bus.ENTRIES, {"driven": self.is_driven})
            raise Refused("stale", "The table has changed. Choose again.") from None
        except BaseException:
            # What was there before is certain; whether the entry is too, the store knows if it can be read.
            self.match = match.at(number)
            with suppress(StorageFailed):
                await self.look_again()
                self.house.tell(self.id, bus.ENTRIES, {"driven": self.is_driven})
            raise
        if closing is not None:
            await self.finished(closing)
        self.publish(number, entry, events)
        self.go_on()
        told = {"number": number, "entry": msgspec.to_builtins(entry), "driven": self.is_driven}
        self.house.tell(self.id, bus.ENTRIES, told)

    def closing(self) -> Closing | None:
        """What is stored with the entry that ends a match."""
        result = self.match.result if self.match else None
        return None if result is None else Closing(now(), asdict(result))

    async def finished(self, closing: Closing) -> None:
        """The match is over: count it for the ratings, and show the table as it is now."""
        from ludoteca.server.ratings import rate_finished

        metrics.FINISHED.labels(self.row.game).inc()
        self.row = replace(self.row, phase=FINISHED, ended=closing.ended, result=closing.result)
        try:
            if self.row.rated:
                await rate_finished(self.house.database, self.id)
                async with self.house.database.reading() as connection:
                    self.row = await lobby.load_table(connection, self.id) or self.row
        except StorageFailed as failed:
            # The end itself is stored and has to be told; the next start counts what was not counted.
            log.error("match over but not rated", table=self.id, reason=str(failed))

    async def follow(self, number: int, entry: Entry) -> None:
        """Another process has stored an entry: carry it out here too; if others are missing before it, read them."""
        async with self.lock:
            match = self.match
            if match is None or number > match.length:
                await self.catch_up()
            elif number == match.length:
                events = match.add(entry)
                if self.closing() is not None:
                    async with self.house.database.reading() as connection:
                        self.row = await lobby.load_table(connection, self.id) or self.row
                self.publish(number, entry, events)
                self.go_on()

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

    # Coming and going

    async def enter(self, listener: Listener, have: int | None) -> None:
        """Somebody connects: they get the gap since what they have, or fresh views."""
        async with self.lock:
            if have is not None and have > self.length:
                await self.look_again()
            # Seats may have changed hands between the connection and the hello.
            self.place(listener)
            self.touched = time.monotonic()
            seats = [seat for seat in listener.audiences if seat is not None]
            listener.send(wire.encode(wire.Welcome(self.id, self.length, seats, self.row.phase, version())))
            listener.send(wire.encode(wire.TableNews(self.document())))
            if self.match is not None:
                for audience in listener.audiences:
                    listener.send(self.gap_message(self.match, audience, have) or self.view_message(audience))
            if self.unplayable is not None:
                listener.end(4409, wire.Bye(self.unplayable.code, self.unplayable.sentence, again=False))
            self.show_presence(listener)

    def show_presence(self, newcomer: Listener | None = None) -> None:
        """Tell everybody who is there, and the other processes who is there because of this one.

        In a crowd, only who comes is told at once that somebody more is watching: all others hear of it now and then.
        """
        presence = self.presence()
        if len(self.listeners) <= CROWD or presence.seats != self.seats_shown:
            self.show_everybody()
            return
        if newcomer is not None:
            newcomer.send(wire.encode(presence))
        self.count_soon()

    def exit(self, listener: Listener) -> None:
        """Somebody is gone; that a crowd has become smaller is told now and then."""
        if len(self.listeners) > CROWD and listener in self.listeners and listener not in self.seated:
            self.listeners.discard(listener)
            self.touched = time.monotonic()
            self.count_soon()
        else:
            super().exit(listener)

    def count_soon(self) -> None:
        """Tell everybody soon how many there are."""
        if self.counting is None:
            self.counting = asyncio.get_running_loop().call_later(COUNTED_AFTER, self.show_everybody)

    def show_everybody(self) -> None:
        """Tell everybody, here and elsewhere, who is there."""
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None
        self.seats_shown = self.presence().seats
        super().show_presence()
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell the other processes who is connected to this one."""
        seats = [seat for seat in self.audiences() if seat is not None]
        told = {"process": self.house.name, "seats": seats, "watching": self.watching()}
        self.house.tell(self.id, bus.PRESENCE, told)

    def note_elsewhere(self, process: str, seats: list[Seat], watching: int) -> None:
        """Another process says who is connected to it, and people hear what is new; a new one is told who is here."""
        before = self.presence()
        if process not in self.elsewhere:
            self.tell_presence()
        self.elsewhere[process] = Elsewhere(frozenset(seats), watching, time.monotonic())
        if self.presence() != before:
            super().show_presence()

    def forget_elsewhere(self, before: float) -> None:
        """Forget processes that have said nothing since a moment: they are gone, and so is who was there."""
        heard = {process: other for process, other in self.elsewhere.items() if other.at >= before}
        if len(heard) != len(self.elsewhere):
            self.elsewhere = heard
            super().show_presence()

    def dismiss(self, farewell: wire.Bye, code: int = 4404) -> None:
        """Send everybody away."""
        for listener in list(self.listeners):
            listener.end(code, farewell)
        self.stop()

    # Time, and bots

    def go_on(self) -> None:
        """Let the next bot think, and wind the clock."""
        match = self.match
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if match is None or match.over or match.to_move is None or not self.house.bus.keeps(self.id):
            return
        level = match.holders[match.to_move].bot
        if level is not None:
            if self.thinking is None or self.thinking.done():
                self.thinking = self.house.tables.spawn(self.play_bot())
        elif (left := match.hourglass.left(match.to_move)) is not None:
            due = self.house.outages.deadline(self.since(), left) - now()
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(max(0, due) / 1000, self.ring, match.to_move, match.length)

    @property
    def is_driven(self) -> bool:
        """Whether somebody has to see to it that the match goes on: a bot is to move, or a clock runs."""
        match = self.match
        if match is None or match.over or match.to_move is None:
            return False
        return match.holders[match.to_move].bot is not None or match.hourglass.left(match.to_move) is not None

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
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None
        if self.thinking is not None:
            self.thinking.cancel()
        self.spreading.stop()

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
            f"This match was started with version {setting.rules} of the rules, but this server has version "
            f"{RULES_VERSION}. It can only continue on a server with version {setting.rules}.",
        )
