"""The WebSocket connections of clients to tables: they read with rate limits and write through a bounded queue."""

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
from ludoteca.server import metrics
from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import address_of
from ludoteca.server.edge.authentication import Person, maybe_person, request_token_hash
from ludoteca.server.edge.security import host_allowed, origin_allowed
from ludoteca.server.edge.ws_protocol import FLOOD, RECEIVE, TOO_SLOW, WRITE_NOW, Receive, WriteNow
from ludoteca.server.errors import RequestRefused
from ludoteca.server.live import chat, lobby, lookahead, protocol
from ludoteca.server.live.registry import tables_at
from ludoteca.server.live.room import Audience
from ludoteca.server.live.table import REPLACED, LiveTable
from ludoteca.server.store.sqlite import MaybeStored, StorageFailed
from ludoteca.server.times import now

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

router = APIRouter()
PATH = "/api/tables/{table}/live"
TABLE = compile_path(PATH)[0]
log = structlog.get_logger("ludoteca.live")

MAX_QUEUED = 128
MAX_QUEUED_BYTES = 256 * 1024
HELLO_TIMEOUT = 20.0
"""Seconds in which a client has to send hello."""
MAX_UNREADABLE = 10
"""Unreadable messages after which a connection is closed."""

FAILED, UNREADABLE, NOBODY, NO_TABLE, FORBIDDEN = 1011, 1003, 4401, 4404, 4403
RECONNECT = 1012

connection_numbers = count()
"""Every connection gets its own number as the key of its rate limit."""

KINDS = {
    protocol.Act: ACT,
    protocol.Undo: UNDO,
    protocol.Ask: ASK,
    protocol.Resign: RESIGN,
    protocol.Leave: LEAVE,
    protocol.Return: RETURN,
}


LIMITED: dict[type[protocol.Command], str] = {protocol.Undo: "undo", protocol.Ask: "ask"}
"""Commands that are limited per person and per address: each of them plays the match again from its start."""


def cannot_write_now(_: bytes) -> bool:
    """Without the server's own WebSocket protocol, every message goes through the queue."""
    return False


class Connection:
    """A person's socket at a table."""

    def __init__(
        self,
        socket: WebSocket,
        person: Person,
        audiences: list[Audience],
        address: str = "local",
        token: str | None = None,
    ) -> None:
        self.socket = socket
        self.address = address
        self.token = token
        self.person = person.id
        self.identity = person
        self.audiences = audiences
        self.write_now: WriteNow = cannot_write_now
        self.next_event: Receive | None = None
        """Waits for what the client sends without the layers of `socket`, if the server's own protocol serves it."""
        self.queue: deque[bytes] = deque()
        self.queued_bytes = 0
        self.wake_up = asyncio.Event()
        self.is_sending = False
        self.close_code: int | None = None
        self.writer: asyncio.Task[None] | None = None
        self.has_entered = False
        self.is_fair = False
        self.can_think = False
        self.unreadable_count = 0

    def send(self, message: bytes) -> None:
        """Write a message, or queue it behind others; clients that read too slowly are disconnected."""
        if self.close_code is not None or (not self.is_sending and not self.queue and self.write_now(message)):
            return
        self.queue.append(message)
        self.queued_bytes += len(message)
        if len(self.queue) > MAX_QUEUED or self.queued_bytes > MAX_QUEUED_BYTES:
            metrics.DISCONNECTS.labels("slow").inc()
            self.drop_queue()
        self.wake_up.set()

    def drop_queue(self) -> None:
        """Disconnect a client that reads too slowly, without waiting for what is being written."""
        self.queue.clear()
        self.close_code = TOO_SLOW
        if self.writer is not None:
            self.writer.cancel()

    def end(self, code: int, farewell: protocol.Bye) -> None:
        """Send a last message and close."""
        self.send(protocol.encode(farewell))
        if self.close_code is None:
            self.close_code = code
        self.wake_up.set()

    def become(self, person: str) -> None:
        """Belong to another person: the account to which a guest has logged in."""
        self.person = person
        self.identity = replace(self.identity, id=person)

    def check_hello(self) -> None:
        """Disconnect a client that has not sent hello in time."""
        if not self.has_entered:
            metrics.DISCONNECTS.labels("hello").inc()
            self.end(TOO_SLOW, protocol.Bye("hello", "The first message must be hello.", again=True))

    async def write(self) -> None:
        """Send what is in the queue until the connection ends."""
        send = self.socket.send
        while True:
            await self.wake_up.wait()
            self.wake_up.clear()
            self.is_sending = True
            while self.queue:
                message = self.queue.popleft()
                self.queued_bytes -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
            self.is_sending = False
            if self.close_code is not None:
                await self.socket.close(self.close_code)
                return

    async def read(self, live: LiveTable) -> None:
        """Handle the client's messages until it disconnects."""
        limits = context_of(self.socket).limits
        key = f"connection {next(connection_numbers)}"
        next_event = self.next_event or self.socket.receive
        while True:
            message = await next_event()
            if message["type"] == "websocket.disconnect":
                if message.get("code") == TOO_SLOW:
                    self.close_code = TOO_SLOW
                return
            try:
                limits.check("messages", key)
            except RequestRefused as refused:
                metrics.DISCONNECTS.labels("flood").inc()
                self.end(FLOOD, protocol.Bye("slow_down", refused.sentence, again=True))
                return
            text = message.get("text")
            if text is None:
                self.end(UNREADABLE, protocol.Bye("binary", "Messages must be texts, not bytes.", again=False))
                return
            await self.receive(live, text)
            if self.close_code is not None:
                return

    async def receive(self, live: LiveTable, text: str) -> None:
        """Decode and handle one message; errors are answered with a refusal."""
        try:
            message = protocol.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self.refuse_unreadable(live, str(error))
            return
        metrics.message_counter(type(message).__name__).inc()
        mark = getattr(message, "mark", None)
        try:
            await self.handle(live, message)
        except Refused as refused:
            self.refuse(live, refused, mark)
        except RequestRefused as refused:
            self.refuse(live, Refused(refused.code, rule=refused.rule, sentence=refused.sentence), mark)
        except StorageFailed as failed:
            log.error("storage failed", reason=str(failed))
            self.end(FAILED, protocol.Bye("storage", "The data cannot be reached. Reconnect in a moment.", again=True))

    def refuse_unreadable(self, live: LiveTable, error: str) -> None:
        """Refuse an unreadable message; close the connection after too many of them."""
        self.unreadable_count += 1
        self.refuse(live, Refused("unreadable", sentence=f"This message cannot be read: {error}."), None)
        if self.unreadable_count >= MAX_UNREADABLE:
            metrics.DISCONNECTS.labels("unreadable").inc()
            self.end(UNREADABLE, protocol.Bye("unreadable", "Too many unreadable messages.", again=False))

    def refuse(self, live: LiveTable, refused: Refused, mark: str | None) -> None:
        """Tell the client why a message was not carried out."""
        metrics.REFUSED.labels(refused.code).inc()
        answer = protocol.Refusal(refused.code, refused.sentence, live.length, refused.rule, mark, refused.reason)
        self.send(protocol.encode(answer))

    async def handle(self, live: LiveTable, message: protocol.ClientMessage) -> None:
        """Carry out a message."""
        if isinstance(message, protocol.Hello):
            await self.enter(live, message)
        elif isinstance(message, protocol.Ping):
            self.send(protocol.encode(protocol.Pong()))
        elif not self.has_entered:
            raise Refused("hello", sentence="Send hello first, so that you receive the result.")
        elif isinstance(message, protocol.Command):
            await self.execute(live, message)
        elif isinstance(message, protocol.LookRequest):
            lookahead.look(self, live, message)
        elif isinstance(message, protocol.Offer | protocol.Thought):
            live.driver.device.receive(self, message)
            if isinstance(message, protocol.Offer):
                live.notify_presence()
        elif isinstance(message, protocol.Contribute):
            live.contributions.accept(self.person, message)
        else:
            await chat.say(live, self.identity, message)

    async def enter(self, live: LiveTable, message: protocol.Hello) -> None:
        """Enter the table, unless the person has lost access or logged out since the connection was opened."""
        if self.token is not None and await maybe_person(self.socket) is None:
            self.end(NOBODY, protocol.Bye("nobody", "You are not logged in any more.", again=False))
            return
        try:
            self.check_limits(live, "hello")
        except RequestRefused as refused:
            metrics.DISCONNECTS.labels("flood").inc()
            self.end(FLOOD, protocol.Bye("slow_down", refused.sentence, again=True))
            return
        if not await may_enter(live, self.identity):
            self.end(NO_TABLE, protocol.Bye("table", "You no longer have access to this table.", again=False))
            return
        if live.stopped:
            # It was unloaded before this hello; other people may be at another copy of it.
            self.end(RECONNECT, protocol.Bye("again", "The table was unloaded. Reconnect.", again=True))
            return
        self.has_entered = True
        self.is_fair = message.fair
        await live.enter(self, message.have)

    def check_limits(self, live: LiveTable, kind: str) -> None:
        """Refuse a kind of message that this person or this address sends too often."""
        live.context.limits.check(kind, self.person)
        live.context.limits.check(f"{kind}_address", self.address)

    async def execute(self, live: LiveTable, message: protocol.Command) -> None:
        """Add the entry of a command to the log, or refuse it; a command that is sent twice is carried out once."""
        async with live.lock:
            if message.entry > live.playing().length:
                # Another process has stored entries that this process has not received yet.
                await live.check_store()
            # A command that handed its seat to a bot can be repeated too.
            seats = [seat for seat in live.row.seats_of(self.person) if message.seat in (None, seat)]
            if not self.is_repeated(live.playing(), message, seats):
                if type(message) in LIMITED:
                    self.check_limits(live, LIMITED[type(message)])
                try:
                    await self.add_entry(live, message, self.seats_for(live, message))
                except MaybeStored:
                    # Only the store knows. If the client sends the command again with the same mark, it is told.
                    raise
                except (Refused, StorageFailed) as failed:
                    # The first copy of the command may have reached another process, or the store after all.
                    if not self.is_repeated(live.playing(), message, seats):
                        raise to_refusal(failed) from None

    async def add_entry(self, live: LiveTable, message: protocol.Command, seats: list[Seat]) -> None:
        """Add the entry of a command to the log, for the seat to move if the sender holds it."""
        match = live.playing()
        if message.entry != match.length and not match.over:
            raise Refused("stale", sentence=protocol.STALE)
        await live.context.check_late_heartbeat()
        seat = match.to_move if match.to_move in seats else seats[0]
        await live.add(entry_for(live, message, seat))
        if seat not in self.audiences:
            # The update was not sent to this seat's person: they are a spectator now.
            self.send(protocol.encode(protocol.Done(message.mark, live.length)))

    def is_repeated(self, match: Match, message: protocol.Command, seats: list[Seat]) -> bool:
        """Whether a command has been carried out already; if so, tell the sender at which entry."""
        for seat in seats:
            if (number := match.marks.get(f"{seat}.{message.mark}")) is not None:
                self.send(protocol.encode(protocol.Done(message.mark, number + 1)))
                return True
        return False

    def seats_for(self, live: LiveTable, message: protocol.Command | protocol.LookRequest) -> list[Seat]:
        """The seats to which a message applies: the one that it names, or all of the sender's."""
        held = live.required_seats(self.person, "Only players can do this. You are watching.")
        if message.seat is None:
            return held
        if message.seat in live.row.seats_of(self.person) and message.seat not in held:
            raise Refused("replaced", sentence=REPLACED)
        if message.seat not in held:
            raise Refused("seat", sentence="This is not your seat.")
        return [message.seat]


def to_refusal(failed: Refused | StorageFailed) -> Refused:
    """Why a command was not carried out; details of a storage failure go only to the log."""
    if isinstance(failed, Refused):
        return failed
    log.error("move not stored", reason=str(failed))
    return Refused("storage", sentence="This could not be stored, so it was not done. Try again in a moment.")


def entry_for(live: LiveTable, message: protocol.Command, seat: Seat) -> Entry:
    """The entry of a command that was sent now."""
    match = live.match
    assert match is not None
    sent = now(), live.spent(seat), f"{seat}.{message.mark}"
    if isinstance(message, protocol.Act):
        action = message.action if isinstance(message.action, int) else match.read_action(message.action, seat)
        return Entry(ACT, seat, *sent, action)
    if isinstance(message, protocol.Undo):
        return Entry(UNDO, seat, *sent, to=message.to)
    if isinstance(message, protocol.Ask):
        if message.topic == TO_SUBSTITUTE and message.level:
            lobby.check_level(message.level)
        return Entry(ASK, seat, *sent, question=Question(message.topic, message.to, message.of, message.level))
    if isinstance(message, protocol.Answer):
        return Entry(AGREE if message.agree else REFUSE, seat, *sent)
    return Entry(KINDS[type(message)], seat, *sent)


class Shortcut:
    """Opens sockets without the layers that other requests need: these would be half of the work."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a socket, or pass anything else on; before the server is ready, the other layers refuse."""
        path = TABLE.match(scope["path"]) if scope["type"] == "websocket" and scope["app"].state.ready else None
        if path is None:
            await self.app(scope, receive, send)
        else:
            await table_socket(WebSocket(scope, receive, send), path["table"])


@router.websocket(PATH)
async def table_socket(socket: WebSocket, table: str) -> None:
    """Connect a person to a table: as a player if they hold seats there, otherwise as a spectator."""
    context = context_of(socket)
    if not host_allowed(socket, context.settings):
        await reject(socket, FORBIDDEN, "host")
        return
    if not origin_allowed(socket, context.settings):
        await reject(socket, FORBIDDEN, "origin")
        return
    try:
        context.limits.check("connect", address_of(socket))
    except RequestRefused:
        await reject(socket, FLOOD, "slow_down")
        return
    try:
        person = await maybe_person(socket)
        live = None if person is None else await tables_at(socket).get(table, address_of(socket))
        allowed = live is not None and person is not None and await may_enter(live, person)
    except StorageFailed as failed:
        log.error("storage failed", reason=str(failed))
        await reject(socket, FAILED, "storage")
        return
    except RequestRefused as refused:
        await reject(socket, FLOOD, refused.code)
        return
    if person is None:
        await reject(socket, NOBODY, "nobody")
        return
    if live is None or not allowed:
        await reject(socket, NO_TABLE, "table")
        return
    context.note_address(person.id, address_of(socket))
    held: list[Audience] = [*live.seats_of(person.id)]
    token = request_token_hash(socket)
    connection = Connection(socket, person, held or [None], address_of(socket), token)
    direct = socket.scope.get("state", {})
    connection.write_now = direct.get(WRITE_NOW, cannot_write_now)
    connection.next_event = direct.get(RECEIVE)
    await serve(connection, live)


async def may_enter(live: LiveTable, person: Person) -> bool:
    """Whether a person may see a table."""
    return await lobby.may_watch(live.context.database, live.row, person.id)


async def reject(socket: WebSocket, code: int, why: str) -> None:
    """Accept and close a socket: otherwise a browser would not see the code."""
    metrics.DISCONNECTS.labels(why).inc()
    await socket.accept()
    await close(socket, code, why)


async def serve(connection: Connection, live: LiveTable) -> None:
    """Read and write until one of them ends, then remove the connection from the table."""
    socket = connection.socket
    await socket.accept()
    with metrics.CONNECTIONS.track_inprogress():
        writer = connection.writer = asyncio.create_task(connection.write())
        reader = asyncio.create_task(connection.read(live))
        hello_timer = asyncio.get_running_loop().call_later(HELLO_TIMEOUT, connection.check_hello)
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if connection.close_code is not None and not writer.done():
                await asyncio.wait({writer}, timeout=2.0)
        finally:
            hello_timer.cancel()
            live.exit(connection)
            writer.cancel()
            if connection.close_code == TOO_SLOW and connection.token is not None:
                live.context.limits.block(connection.token)
            if socket.application_state is not WebSocketState.DISCONNECTED:
                await close(socket, connection.close_code or FAILED)
            await wait_for_end(writer, reader)
            connection.writer = None
            # The last message that was read may have been a hello.
            live.exit(connection)


async def wait_for_end(*tasks: asyncio.Task[None]) -> None:
    """Wait for the writer and the reader of a connection, and log their failures.

    The reader ends when the socket is closed. It is not canceled: it may be about to store an entry, which then has to
    be broadcast.
    """
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
            log.error("connection failed", exc_info=outcome)


async def close(socket: WebSocket, code: int, why: str = "") -> None:
    """Close a socket, unless it is closed already."""
    try:
        await socket.close(code, why)
    except (RuntimeError, WebSocketDisconnect):
        return
