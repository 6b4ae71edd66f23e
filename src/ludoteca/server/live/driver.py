"""What makes a match continue when no person has to act: bots, and clocks that run out."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import structlog

from ludoteca.core.state import State
from ludoteca.core.types import Action, Seat
from ludoteca.match.log import ACT, EXPIRE, Entry
from ludoteca.match.match import Match
from ludoteca.search.levels import thinks_ahead
from ludoteca.server.context import Context
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.device import ANSWER_SECONDS, Device
from ludoteca.server.live.room import Room
from ludoteca.server.store.sqlite import StorageFailed
from ludoteca.server.store.tables import TableRow
from ludoteca.server.times import now

log = structlog.get_logger("ludoteca.driver")

ANSWER_WITHIN = 30.0
"""Seconds for which a bot waits while people have not answered a question."""
NOTICE_SECONDS = 2.0
"""Seconds after which people are told that a bot waits for others, and between two such messages."""
RETRY_AFTER = 2.0
"""Seconds until a bot that could not move tries again."""
NEWS_SECONDS, POLL_SECONDS = 1.0, 0.05
"""Seconds for news from another process to arrive, and between two checks."""


class DrivenTable(Protocol):
    """What a driver needs to know of a table, and what it does to it."""

    id: str
    context: Context
    background: BackgroundTasks
    row: TableRow
    room: Room
    match: Match | None
    lock: asyncio.Lock

    @property
    def length(self) -> int:
        """How many entries the log has."""

    def decision_began(self) -> int:
        """When the present decision began."""

    def spent(self, seat: Seat | None) -> int:
        """Milliseconds charged for the present decision."""

    async def add_if_allowed(self, entry: Entry) -> None:
        """Add an entry of the server itself."""

    def broadcast_bot_queue(self, ahead: int) -> None:
        """Tell everybody how many decisions are made before the bot's."""

    def notify_presence(self) -> None:
        """Tell the other processes who is connected to this one, and whether a device here thinks."""


class Driver:
    """The bots and the clock of one live table.

    Of all processes, the one that the bus chooses drives a table; but another one, to which the only person's device is
    connected, lets that device think for the bots.
    """

    def __init__(self, table: DrivenTable) -> None:
        self.table = table
        self.device = Device(table.room)
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def is_owner(self) -> bool:
        """Whether this process is the one that drives the table."""
        return self.table.context.bus.owns(self.table.id)

    @property
    def is_needed(self) -> bool:
        """Whether a process has to drive the match now: a bot is to move, or a clock runs."""
        match = self.table.match
        if match is None or match.over or match.to_move is None:
            return False
        return match.holders[match.to_move].bot is not None or match.clocks.time_left(match.to_move) is not None

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks or a clock runs."""
        return self.alarm is not None or (self.thinking is not None and not self.thinking.done())

    def run(self) -> None:
        """Let the next bot think, and set the alarm for the seat whose clock runs."""
        table, match = self.table, self.table.match
        self.cancel_alarm()
        self.device.note_length(0 if match is None else match.length)
        to_move = None if match is None else match.to_move
        if match is None or to_move is None:
            return
        if match.holders[to_move].bot is not None:
            is_idle = self.thinking is None or self.thinking.done()
            if is_idle and (self.is_owner or self.device.find(table.row) is not None):
                self.thinking = table.background.spawn(self.play_bots())
        elif (left := match.clocks.time_left(to_move)) is not None and self.is_owner:
            due = table.context.outages.deadline(table.decision_began(), left) - now()
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(max(0, due) / 1000, self.ring, to_move, match.length)

    def stop(self) -> None:
        """Stop the clock and the bots in this process."""
        self.cancel_alarm()
        if self.thinking is not None:
            self.thinking.cancel()

    # Clocks

    def cancel_alarm(self) -> None:
        """Forget the alarm, if there is one."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def ring(self, seat: Seat, number: int) -> None:
        """A seat's time is up."""
        self.table.background.spawn(self.expire(seat, number))

    async def expire(self, seat: Seat, number: int) -> None:
        """Add the entry that a seat's time is up, unless it has moved."""
        table = self.table
        async with table.lock:
            match = table.match
            if match is None or match.over or match.length != number:
                return
            await table.context.check_for_outage()
            left = match.clocks.time_left(seat) or 0
            spent = table.spent(seat)
            if spent < left:
                self.run()
                return
            try:
                await table.add_if_allowed(Entry(EXPIRE, seat, at=now(), spent=max(spent, left)))
            except StorageFailed as failed:
                log.error("time is up but not stored", table=table.id, reason=str(failed))
                self.alarm = asyncio.get_running_loop().call_later(RETRY_AFTER, self.ring, seat, number)

    # Bots

    async def play_bots(self) -> None:
        """Let bots decide as long as it is a bot's turn; failures are logged and tried again."""
        while True:
            try:
                if not await self.play_turn():
                    return
            except Exception:
                log.exception("bot cannot move", table=self.table.id)
                await asyncio.sleep(RETRY_AFTER)

    async def play_turn(self) -> bool:
        """Let a bot decide, if one is to move, on what its seat knows; not faster than people can follow."""
        table, context = self.table, self.table.context
        async with table.lock:
            match = table.match
            seat = None if match is None else match.to_move
            level = None if match is None or seat is None else match.holders[seat].bot
            if match is None or seat is None or level is None:
                return False
            known, number = match.state.resample(seat), match.length
        started = time.monotonic()
        action = await self.decide(known, level, number)
        if action is None:
            return self.is_owner
        await asyncio.sleep(max(0.0, context.settings.pace - (time.monotonic() - started)))
        await self.wait_for_answers()
        async with table.lock:
            if table.match is not None and table.match.length == number:
                await table.add_if_allowed(Entry(ACT, seat, at=now(), action=action))
        return True

    async def decide(self, known: State, level: str, number: int) -> Action | None:
        """Let the device decide, or a bot of the server; None if the match has changed or another process decides."""
        if thinks_ahead(level, known.game):
            await self.wait_for_other_process(number)
            if self.table.length == number and (action := await self.ask_device(known, level, number)) is not None:
                return action
        return await self.think(known, level) if self.is_owner and self.table.length == number else None

    async def wait_for_other_process(self, number: int) -> None:
        """While the device is connected to another process, let that one ask it."""
        until, table = time.monotonic() + ANSWER_SECONDS + NEWS_SECONDS, self.table
        while self.device.is_elsewhere(table.row) and table.length == number and time.monotonic() < until:
            await asyncio.sleep(POLL_SECONDS)

    async def ask_device(self, known: State, level: str, number: int) -> Action | None:
        """Let the device decide, if there is one; if it fails, the other processes need not wait for it."""
        row = self.table.row
        if self.device.find(row) is None:
            return None
        action = await self.device.choose(row, known, level, number)
        if self.device.find(row) is None:
            self.table.notify_presence()
        return action

    async def think(self, known: State, level: str) -> Action:
        """Let a bot of the server decide; while it waits for other bots, tell everybody how many there are."""
        bots, was_busy, host = self.table.context.bots, False, self.table.row.host or self.table.id
        await self.table.context.limits.wait("thinking", host)
        thinking = asyncio.ensure_future(bots.choose(known, level, host))
        try:
            while not (await asyncio.wait({thinking}, timeout=NOTICE_SECONDS))[0]:
                ahead = bots.ahead(known)
                if ahead or was_busy:
                    self.table.broadcast_bot_queue(ahead)
                was_busy = ahead > 0
            return thinking.result()
        finally:
            thinking.cancel()
            if was_busy:
                self.table.broadcast_bot_queue(0)

    async def wait_for_answers(self) -> None:
        """Let people answer a question first, since a bot's move would end it; but not for long."""
        until = time.monotonic() + ANSWER_WITHIN
        while self.table.match is not None and self.table.match.asked is not None and time.monotonic() < until:
            await asyncio.sleep(0.1)
