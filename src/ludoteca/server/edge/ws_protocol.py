"""uvicorn's WebSocket protocol, except that clients that do not read, or that flood the server, are disconnected."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C if possible
from websockets.protocol import OPEN, Protocol
from websockets.streams import StreamReader

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame

TOO_SLOW, FLOOD, NOT_UTF8 = 4408, 4429, 1007
CHUNK_BYTES = 1024
"""Bytes that are parsed before the number of unread messages is checked again."""
MAX_UNREAD = 64
"""The most messages that have arrived and were not yet read by the table."""
MAX_OTHER_FRAMES = 128
"""The most frames between two of the server's pings that are not whole messages: pings, pongs and fragments."""
SEND_BUFFER_BYTES = 64 * 1024
"""The most bytes that the system buffers for a client that does not read them."""
ABORT_AFTER = 1.0
"""Seconds in which the last messages may still be sent after a connection was closed."""
WRITE_NOW = "ludoteca.write_now"
"""The key in the state of an ASGI scope of a function that bypasses all layers: they cost more than most messages."""
WriteNow = Callable[[bytes], bool]
RECEIVE = "ludoteca.receive"
"""The key in the state of an ASGI scope of a function that waits for the next event, without any layers too."""
Receive = Callable[[], Awaitable[Any]]
IS_CLOSED = "ludoteca.is_closed"
"""The key in the state of an ASGI scope of a function that tells whether the client has disconnected."""
SHORT = 126
"""Bytes of the shortest text whose length does not fit into the second byte of its frame."""
TEXT_FRAME, MASKED = 0x81, 0x80
"""The first byte of a frame that is a whole text, and the bit in its second byte that says that it is masked."""


class Inbox:
    """Events that have arrived, for one reader: what a connection needs of a queue, at a third of its cost."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[ASGIReceiveEvent] = deque()
        self.arrival: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Add an event, and wake the reader up if it waits."""
        self.events.append(event)
        if self.arrival is not None and not self.arrival.done():
            self.arrival.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Wait for the next event."""
        while not self.events:
            self.arrival = self.loop.create_future()
            try:
                await self.arrival
            finally:
                self.arrival = None
        return self.events.popleft()

    def empty(self) -> bool:
        """Whether nothing is waiting."""
        return not self.events


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection; whatever the client does, it uses little memory and ends soon after it should."""

    other_frames = 0
    received_at = 0.0
    abort_timer: asyncio.TimerHandle | None = None
    parser_is_idle = False
    """Whether the parser waits for the first byte of a message."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        """Receive into an inbox instead of a queue."""
        super().__init__(*arguments, **named)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Limit the system's send buffer."""
        super().connection_made(transport)
        set_option(transport, socket.SO_SNDBUF, SEND_BUFFER_BYTES)

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived in small chunks, and disconnect a client that floods the server."""
        self.received_at = self.loop.time()
        if self.parser_is_idle and is_short_text(data) and self.conn.state is OPEN:
            # The parser would do the same, but it takes a tenth of the time of a whole move.
            self.receive_text(apply_mask(data[6:], data[2:6]))
            if len(self.queue.events) > MAX_UNREAD:
                self.drop(FLOOD, "slow_down")
            return
        for start in range(0, len(data), CHUNK_BYTES):
            super().data_received(data[start : start + CHUNK_BYTES])
            if len(self.queue.events) > MAX_UNREAD or self.other_frames > MAX_OTHER_FRAMES:
                self.drop(FLOOD, "slow_down")
                return
        self.parser_is_idle = is_idle(self.conn)

    def handle_ping(self) -> None:
        """Answer a ping."""
        self.other_frames += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the client is alive."""
        self.other_frames += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Receive a fragment of a message."""
        self.other_frames += 1
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a message for the table, if it is valid UTF-8.

        Unlike uvicorn, this protocol continues to read while the table is busy, which saves two system calls for every
        message; clients that send more than the table can read are disconnected.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self.receive_text(data)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})

    def receive_text(self, data: bytes) -> None:
        """Queue a text for the table, if it is valid UTF-8."""
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.drop(NOT_UTF8, "not UTF-8")

    # Sending

    def write_now(self, text: bytes) -> bool:
        """Write a message at once; False if the client has to read others first, or the connection is closed."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:
            return False
        self.transport.write(text_frame(text))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message, unless the connection is closed; closing does not wait for a full buffer."""
        if self.close_sent:
            return
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.abort()
            return
        await super().send(message)

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is alive."""
        self.other_frames = 0
        super().send_keepalive_ping()

    # Closing

    def drop(self, code: int, reason: str) -> None:
        """Close the connection, whatever the table is doing."""
        if not self.close_sent:
            # If the client's own close has arrived in the same read, the parser has answered it already.
            if self.conn.state is OPEN:
                self.conn.send_close(code, reason)
            self.handle_parser_exception()
            self.abort_soon()

    def keepalive_timeout(self) -> None:
        """Close a connection without a pong: the client is gone, or it still sends but does not read."""
        assert self.ping_timeout is not None
        if not self.close_sent and self.received_at > self.loop.time() - self.ping_timeout / 2:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
        super().keepalive_timeout()
        self.abort_soon()

    def shutdown(self) -> None:
        """Close because the server shuts down."""
        super().shutdown()
        self.abort_soon()

    async def run_asgi(self) -> None:
        """Run the application for this connection until it ends."""
        state = self.scope["state"]
        state[WRITE_NOW], state[RECEIVE], state[IS_CLOSED] = self.write_now, self.queue.get, self.is_closed
        await super().run_asgi()
        # Break the reference cycle: full garbage collections are rare.
        del state[WRITE_NOW], state[RECEIVE], state[IS_CLOSED]
        self.abort_soon()

    def abort_soon(self) -> None:
        """End a closed connection even if the client never reads what was written."""
        if self.abort_timer is None and not self.disconnected:
            self.abort_timer = self.loop.call_later(ABORT_AFTER, self.abort)

    def is_closed(self) -> bool:
        """Whether the client has disconnected."""
        return self.disconnected

    def abort(self) -> None:
        """Close at once, and let the system drop its buffers too."""
        set_option(self.transport, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything that belongs to a closed connection."""
        super().connection_lost(exc)
        # A waiting parser references the protocol to which it belongs.
        self.conn.parser.close()
        if self.abort_timer is not None:
            self.abort_timer.cancel()


def is_short_text(data: bytes) -> bool:
    """Whether what has arrived is exactly one frame with a whole, short, masked text (RFC 6455, section 5.2)."""
    return data[0] == TEXT_FRAME and len(data) > 5 and len(data) - 6 == data[1] - MASKED < SHORT


def is_idle(conn: Protocol) -> bool:
    """Whether a parser waits for the first byte of a message, with nothing in its buffer.

    Only the place where the parser waits shows that: while it waits for the rest of a frame, its buffer can be empty.
    """
    place: Any = conn.parser
    while (inner := place.gi_yieldfrom) is not None:
        place = inner
    return place.gi_code is StreamReader.at_eof.__code__ and conn.current_size is None


def text_frame(text: bytes) -> bytes:
    """A message as one frame of a server, which is neither masked nor compressed (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def set_option(transport: asyncio.BaseTransport, name: int, value: int | bytes) -> None:
    """Set an option of the system's socket."""
    with suppress(OSError):
        # The client may have disconnected already.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, name, value)
