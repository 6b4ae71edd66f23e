"""One WebSocket per table: reading with limits, writing through a bounded queue, never disturbing other tables."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import msgspec
import structlog
from fastapi import APIRouter
from starlette.routing import compile_path
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludoteca.core.types import Seat
from ludoteca.match.log import (
    ACT,
    AGREE,
    ASK,
    LEAVE,
    REFUSE,
    RESIGN,
    RETURN,
    TO_SUBSTITUTE,
    UNDO,
    Entry,
    Question,
    Refused,
)
from ludoteca.match.match import Match
from ludoteca.server import foresight, lobby, metrics, wire
from ludoteca.server.chat import say
from ludoteca.server.errors import Problem
from ludoteca.server.house import house
from ludoteca.server.identity import Person, asked_hash, maybe_person
from ludoteca.server.limits import address_of
from ludoteca.server.room import Audience
from ludoteca.server.security import origin_allowed
from ludoteca.server.sockets import FLOOD, TOO_SLOW, WRITE_NOW, WriteNow
from ludoteca.server.storage import PerhapsStored, StorageFailed
from ludoteca.server.table import LiveTable
from ludoteca.server.times import now

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

router = APIRouter()
PATH = "/api/tables/{table}/live"
TABLE = compile_path(PATH)[0]
log = structlog.get_logger("ludoteca.live")

MOST_WAITING = 128
MOST_WAITING_BYTES = 256 * 1024
HELLO_WITHIN = 20.0
"""Seconds in which a connection has to say hello."""
MOST_STRIKES = 10
"""Unreadable messages in one connection before it is closed."""

FAILED, UNREADABLE, NOBODY, NO_TABLE, NOT_HERE = 1011, 1003, 4401, 4404, 4403
COME_BACK = 1012

numbers = count()
"""Every connection has one: limits of a former one must not hit a new one."""

KINDS = {
    wire.Act: ACT,
    wire.Undo: UNDO,
    wire.Ask: ASK,
    wire.Resign: RESIGN,
    wire.Leave: LEAVE,
    wire.Return: RETURN,
}


def cannot_write_now(_: bytes) -> bool:
    """Where nothing but ASGI leads to the network, every message waits for its turn."""
    return False


class Connection:
    """Somebody's socket at a table."""

    def __init__(self, socket: WebSocket, person: Person, audiences: list[Audience]) -> None:
        self.socket = socket
        self.person = person.id
        self.identity = person
        self.audiences = audiences
        self.write_now: WriteNow = cannot_write_now
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.woken = asyncio.Event()
        self.sending = False
        self.ending: int | None = None
        self.writing: asyncio.Task[None] | None = None
        self.greeted = False
        self.strikes = 0

    def send(self, message: bytes) -> None:
        """Write a message, or queue it behind others; who reads too slowly is cut off and may come back."""
        if self.ending is not None or (not self.sending and not self.waiting and self.write_now(message)):
            return
        self.waiting.append(message)
        self.waiting_bytes += len(message)
        if len(self.waiting) > MOST_WAITING or self.waiting_bytes > MOST_WAITING_BYTES:
            metrics.CUT_OFF.labels("slow").inc()
            self.cut_off()
        self.woken.set()

    def cut_off(self) -> None:
        """Wait no longer: what is being written may never leave."""
        self.waiting.clear()
        self.ending = TOO_SLOW
        if self.writing is not None:
            self.writing.cancel()

    def end(self, code: int, farewell: wire.Bye) -> None:
        """Say goodbye and close."""
        self.send(wire.encode(farewell))
        if self.ending is None:
            self.ending = code
        self.woken.set()

    def expect_hello(self) -> None:
        """Nobody keeps a connection open for nothing."""
        if not self.greeted:
            metrics.CUT_OFF.labels("hello").inc()
            self.end(TOO_SLOW, wire.Bye("hello", "The first message must be hello.", again=True))

    async def write(self) -> None:
        """Send what waits until the connection ends."""
        send = self.socket.send
        while True:
            await self.woken.wait()
            self.woken.clear()
            self.sending = True
            while self.waiting:
                message = self.waiting.popleft()
                self.waiting_bytes -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
            self.sending = False
            if self.ending is not None:
                await self.socket.close(self.ending)
                return

    async def read(self, live: LiveTable) -> None:
        """Do what the client asks until it is gone."""
        limits = house(self.socket).limits
        key = f"connection {next(numbers)}"
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                if message.get("code") == TOO_SLOW:
                    self.ending = TOO_SLOW
                return
            try:
                limits.check("messages", key)
            except Problem as flooded:
                metrics.CUT_OFF.labels("flood").inc()
                self.end(FLOOD, wire.Bye("slow_down", flooded.sentence, again=True))
                return
            text = message.get("text")
            if text is None:
                self.end(UNREADABLE, wire.Bye("binary", "Messages must be texts, not bytes.", again=False))
                return
            await self.take(live, text)
            if self.ending is not None:
                return

    async def take(self, live: LiveTable, text: str) -> None:
        """Read one message and do it; whatever is wrong with it is answered."""
        try:
            message = wire.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as unreadable:
            self.strike(live, str(unreadable))
            return
        metrics.messages(type(message).__name__).inc()
        mark = getattr(message, "mark", None)
        try:
            await self.obey(live, message)
        except Refused as refused:
            self.refuse(live, refused, mark)
        except Problem as problem:
            self.refuse(live, Refused(problem.code, problem.sentence, problem.rule), mark)
        except StorageFailed as failed:
            log.error("storage failed", reason=str(failed))
            self.end(FAILED, wire.Bye("storage", "The data cannot be reached. Reconnect in a moment.", again=True))

    def strike(self, live: LiveTable, what: str) -> None:
        """Answer an unreadable message; after some, close."""
        self.strikes += 1
        self.refuse(live, Refused("unreadable", f"This message cannot be read: {what}."), None)
        if self.strikes >= MOST_STRIKES:
            metrics.CUT_OFF.labels("unreadable").inc()
            self.end(UNREADABLE, wire.Bye("unreadable", "Too many unreadable messages.", again=False))

    def refuse(self, live: LiveTable, refused: Refused, mark: str | None) -> None:
        """Say why a message was not carried out."""
        metrics.REFUSED.labels(refused.code).inc()
        answer = wire.RefusedMessage(refused.code, refused.sentence, live.length, refused.rule, mark, refused.reason)
        self.send(wire.encode(answer))

    async def obey(self, live: LiveTable, message: wire.ClientMessage) -> None:
        """Do what a message asks."""
        if isinstance(message, wire.Hello):
            await self.greet(live, message)
        elif isinstance(message, wire.Ping):
            self.send(wire.encode(wire.Pong()))
        elif not self.greeted:
            raise Refused("hello", "Send hello first, so that you receive the result.")
        elif isinstance(message, wire.Wish):
            await self.wish(live, message)
        elif isinstance(message, wire.Look):
            foresight.look(self, live, message)
        else:
            await say(live, self.identity, message)

    async def greet(self, live: LiveTable, message: wire.Hello) -> None:
        """Come to the table, unless it was closed to the person since the connection was made."""
        if not await admitted(live, self.identity):
            self.end(NO_TABLE, wire.Bye("table", "You no longer have access to this table.", again=False))
            return
        if live.house.tables.live.get(live.id) is not live:
            # It was put away while nobody had said hello; others may sit at another copy of it.
            self.end(COME_BACK, wire.Bye("again", "The table was unloaded. Reconnect.", again=True))
            return
        self.greeted = True
        await live.enter(self, message.have)

    async def wish(self, live: LiveTable, message: wire.Wish) -> None:
        """Put an entry into the log, or say why not; a message that comes twice is carried out once."""
        async with live.lock:
            match, seats = live.playing(), self.seats_for(live, message)
            if message.entry > match.length:
                # Elsewhere more has been stored than this process has heard of.
                await live.look_again()
            if not self.is_repeated(live.playing(), message, seats):
                try:
                    await self.put(live, message, seats)
                except PerhapsStored:
                    # Only the store can tell, and who comes back with the same mark is told.
                    raise
                except (Refused, StorageFailed) as failed:
                    # The first copy of the message may have come to another process, or into the store after all.
                    if not self.is_repeated(live.playing(), message, seats):
                        raise refusal(failed) from None

    async def put(self, live: LiveTable, message: wire.Wish, seats: list[Seat]) -> None:
        """Put what a message asks for into the log, for the seat to move if it is among the sender's."""
        match = live.playing()
        if message.entry != match.length and not match.over:
            raise Refused("stale", "The table has changed. Choose again.")
        seat = match.to_move if match.to_move in seats else seats[0]
        entry = entry_for(live, message, seat)
        await live.put(replace(entry, mark=f"{seat}.{message.mark}", at=now(), spent=live.spent(seat)))

    def is_repeated(self, match: Match, message: wire.Wish, seats: list[Seat]) -> bool:
        """Whether a message has been carried out already; then its sender is told at which entry."""
        for seat in seats:
            if (number := match.marks.get(f"{seat}.{message.mark}")) is not None:
                self.send(wire.encode(wire.Done(message.mark, number + 1)))
                return True
        return False

    def seats_for(self, live: LiveTable, message: wire.Wish | wire.Look) -> list[Seat]:
        """The seats that a message may speak for: the one it names, else all of the sender's."""
        held = live.row.seats_of(self.person)
        if not held:
            raise Refused("watching", "Only players can do this. You are watching.")
        if message.seat is None:
            return held
        if message.seat not in held:
            raise Refused("seat", "This is not your seat.")
        return [message.seat]


def refusal(failed: Refused | StorageFailed) -> Refused:
    """Why a wish was not carried out; what is wrong with the data is told to the host alone, in the log."""
    if isinstance(failed, Refused):
        return failed
    log.error("move not stored", reason=str(failed))
    return Refused("storage", "This could not be stored, so it was not done. Try again in a moment.")


def entry_for(live: LiveTable, message: wire.Wish, seat: Seat) -> Entry:
    """The entry that a message asks for."""
    match = live.match
    assert match is not None
    if isinstance(message, wire.Act):
        action = message.action if isinstance(message.action, int) else match.read_action(message.action, seat)
        return Entry(ACT, seat, action=action)
    if isinstance(message, wire.Undo):
        return Entry(UNDO, seat, to=message.to)
    if isinstance(message, wire.Ask):
        if message.topic == TO_SUBSTITUTE and message.level:
            lobby.check_level(message.level)
        return Entry(ASK, seat, question=Question(message.topic, message.to, message.of, message.level))
    if isinstance(message, wire.Answer):
        return Entry(AGREE if message.agree else REFUSE, seat)
    return Entry(KINDS[type(message)], seat)


class Shortcut:
    """Leads a socket straight to its table: the layers that requests need would be half the work of opening one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a socket, or let anything else pass; before the service is ready the layers say so."""
        found = TABLE.match(scope["path"]) if scope["type"] == "websocket" and scope["app"].state.ready else None
        if found is None:
            await self.app(scope, receive, send)
        else:
            await table_socket(WebSocket(scope, receive, send), found["table"])


@router.websocket(PATH)
async def table_socket(socket: WebSocket, table: str) -> None:
    """Sit down at a table's socket: as who holds seats there, or to watch."""
    here = house(socket)
    if not origin_allowed(socket, here.settings):
        await turn_away(socket, NOT_HERE, "origin")
        return
    try:
        here.limits.check("connect", address_of(socket))
    except Problem:
        await turn_away(socket, FLOOD, "slow_down")
        return
    try:
        person = await maybe_person(socket)
        live = None if person is None else await here.tables.get(table)
        welcome = live is not None and person is not None and await admitted(live, person)
    except StorageFailed as failed:
        log.error("storage failed", reason=str(failed))
        await turn_away(socket, FAILED, "storage")
        return
    if person is None:
        await turn_away(socket, NOBODY, "nobody")
        return
    if live is None or not welcome:
        await turn_away(socket, NO_TABLE, "table")
        return
    held: list[Audience] = [*live.row.seats_of(person.id)]
    connection = Connection(socket, person, held or [None])
    connection.write_now = socket.scope.get("state", {}).get(WRITE_NOW, cannot_write_now)
    await serve(connection, live)


async def admitted(live: LiveTable, person: Person) -> bool:
    """Whether a person may see a table."""
    return await lobby.may_watch(live.house.database, live.row, person.id)


async def turn_away(socket: WebSocket, code: int, why: str) -> None:
    """Accept and close at once: only so does a browser learn the code."""
    metrics.CUT_OFF.labels(why).inc()
    await socket.accept()
    await quietly_close(socket, code, why)


async def serve(connection: Connection, live: LiveTable) -> None:
    """Read and write until one of them ends, then leave no trace but the seat."""
    socket = connection.socket
    await socket.accept()
    with metrics.CONNECTIONS.track_inprogress():
        writing = connection.writing = asyncio.create_task(connection.write())
        reading = asyncio.create_task(connection.read(live))
        overdue = asyncio.get_running_loop().call_later(HELLO_WITHIN, connection.expect_hello)
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            if connection.ending is not None and not writing.done():
                await asyncio.wait({writing}, timeout=2.0)
        finally:
            overdue.cancel()
            live.exit(connection)
            writing.cancel()
            if connection.ending == TOO_SLOW and (hashed := asked_hash(socket)) is not None:
                live.house.limits.bar(hashed)
            if socket.application_state is not WebSocketState.DISCONNECTED:
                await quietly_close(socket, connection.ending or FAILED)
            await ended(writing, reading)
            connection.writing = None
            # The last message that was read may have been a hello.
            live.exit(connection)


async def ended(*tasks: asyncio.Task[None]) -> None:
    """Wait for the two halves of a connection; what went wrong in them is written down.

    Reading ends by itself when the socket is closed. It is not cancelled: what it is about to store would be stored
    without anybody being told.
    """
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
            log.error("connection failed", exc_info=outcome)


async def quietly_close(socket: WebSocket, code: int, why: str = "") -> None:
    """Close a socket that may be closed already."""
    try:
        await socket.close(code, why)
    except (RuntimeError, WebSocketDisconnect):
        return
