"""The device of the only person at an unrated table: it thinks for hints and bots, so that the host pays nothing.

It gets a state that agrees with everything a seat knows and is dealt at random in everything else. Its answer is
checked like any action. The server thinks itself if there is no such device, or as soon as it fails to answer.
"""

from __future__ import annotations

import asyncio
import base64
import zlib
from dataclasses import dataclass
from itertools import count

import structlog

from ludoteca.core.past import pack
from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.search.beliefs import PEOPLE
from ludoteca.search.levels import thinks_ahead
from ludoteca.server import metrics
from ludoteca.server.live import protocol
from ludoteca.server.live.room import Listener, Room
from ludoteca.server.store.tables import TableRow

log = structlog.get_logger("ludoteca.device")

ANSWER_SECONDS = 5.0
"""Seconds in which a device has to answer. The longest search takes one, slow devices start late."""
FASTEST = 1
"""The level of compression that needs the least time: a position is sent once."""
CHOSEN, LATE, ILLEGAL, DECLINED, GONE, STALE = "chosen", "late", "illegal", "declined", "gone", "stale"

numbers = count()
"""The numbers of tasks; an answer to an earlier task is ignored."""


class Unanswered(Exception):
    """A device has not decided; `why` is the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass
class Task:
    """A decision that a device was asked for, for a match with this many entries."""

    number: int
    listener: Listener
    entry: int
    answer: asyncio.Future[Action]

    def fail(self, why: str) -> None:
        """End the task without an answer."""
        if not self.answer.done():
            self.answer.set_exception(Unanswered(why))


class Device:
    """Asks the one device at a table to think for its bots."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: Task | None = None

    def find(self, row: TableRow) -> Listener | None:
        """The device that thinks for the bots of a table: the only one, if it has offered to."""
        if not row.thinks_on_device or len(self.room.seated) != 1 or self.room.remote_with_seats():
            return None
        (listener,) = self.room.seated
        return listener if listener.can_think else None

    def is_elsewhere(self, row: TableRow) -> bool:
        """Whether the device is connected to another process, which asks it."""
        others = self.room.remote_with_seats()
        return row.thinks_on_device and not self.room.seated and len(others) == 1 and others[0].thinks

    async def choose(self, row: TableRow, known: State, level: str, entry: int) -> Action | None:
        """Let the device decide; None if it does not. A device that fails is not asked again until it offers again."""
        listener = self.find(row)
        if listener is None or not thinks_ahead(level, known.game):
            return None
        try:
            action = await self.ask(listener, known, level, entry)
        except Unanswered as unanswered:
            metrics.DEVICE_DECISIONS.labels(unanswered.why).inc()
            if unanswered.why in (LATE, ILLEGAL, DECLINED):
                listener.can_think = False
                log.info("device has not decided", game=known.game.name, bot=level, why=unanswered.why)
            return None
        metrics.DEVICE_DECISIONS.labels(CHOSEN).inc()
        return action

    async def ask(self, listener: Listener, known: State, level: str, entry: int) -> Action:
        """Ask for one decision, and check that it is legal."""
        task = self.task = Task(next(numbers), listener, entry, asyncio.get_running_loop().create_future())
        listener.send(protocol.encode(think_message(task, known, level)))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                action = await task.answer
        except TimeoutError:
            raise Unanswered(LATE) from None
        finally:
            self.task = None
        if action not in known.legal_actions():
            raise Unanswered(ILLEGAL)
        return action

    def receive(self, listener: Listener, message: protocol.Offer | protocol.Thought) -> None:
        """Note that a device can think, or what it thought; an answer that comes too late is ignored."""
        if isinstance(message, protocol.Offer):
            listener.can_think = True
        elif (task := self.task) is not None and task.listener is listener and task.number == message.task:
            if message.action is None:
                task.fail(DECLINED)
            elif not task.answer.done():
                task.answer.set_result(message.action)

    def leave(self, listener: Listener) -> None:
        """A device has disconnected: do not wait for its answer."""
        if self.task is not None and self.task.listener is listener:
            self.task.fail(GONE)

    def note_length(self, length: int) -> None:
        """The match has this many entries: do not wait for a decision about an earlier one."""
        if self.task is not None and self.task.entry != length:
            self.task.fail(STALE)


def think_message(task: Task, known: State, level: str) -> protocol.Think:
    """Ask for a decision. Bots infer as little from how bots play as from people: they do not know who is one."""
    assert known.seat is not None
    return protocol.Think(task.number, task.entry, known.seat, level, state_text(known), past_text(known), PEOPLE)


def state_text(known: State) -> str:
    """A state that contains only what a seat knows, as it is sent."""
    return to_text(zlib.compress(known.to_bytes(), FASTEST))


def past_text(known: State) -> str:
    """What everybody has seen the seats do, as it is sent."""
    return to_text(pack(known.past, FASTEST))


def to_text(data: bytes) -> str:
    """Bytes in base64."""
    return base64.b64encode(data).decode()
