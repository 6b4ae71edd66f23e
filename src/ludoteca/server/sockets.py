"""Sockets on the wire: uvicorn's, except that nobody who does not read is waited for, and no flood is taken in."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame

TOO_SLOW, FLOOD, NOT_UTF8 = 4408, 4429, 1007
MOUTHFUL = 1024
"""Bytes that are taken apart before anybody looks how many messages they held."""
MOST_UNREAD = 64
"""Messages that have arrived and were not yet read by the table."""
MOST_ODD = 128
"""Frames between two of our pings that are no whole messages: pings, pongs and pieces."""
MOST_UNSENT = 64 * 1024
"""Bytes that the system keeps for an other end that does not take them."""
GRACE = 1.0
"""Seconds in which what was written last may still leave."""
WRITE_NOW = "ludoteca.write_now"
"""What in the state of an ASGI scope leads around all layers: they cost more than most messages."""
WriteNow = Callable[[bytes], bool]
IS_GONE = "ludoteca.is_gone"
"""What in the state of an ASGI scope tells whether the other end has hung up."""


class Socket(WebSocketsSansIOProtocol):
    """One connection; whatever its other end does, it holds little memory and ends soon after it should."""

    odd = 0
    heard_at = 0.0
    lost: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        option(transport, socket.SO_SNDBUF, MOST_UNSENT)

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived, little by little, and no more of a flood."""
        self.heard_at = self.loop.time()
        for start in range(0, len(data), MOUTHFUL):
            super().data_received(data[start : start + MOUTHFUL])
            if self.queue.qsize() > MOST_UNREAD or self.odd > MOST_ODD:
                self.drop(FLOOD, "slow_down")
                return

    def handle_ping(self) -> None:
        """Answer a ping."""
        self.odd += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the other end lives."""
        self.odd += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message."""
        self.odd += 1
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, if its text is one.

        Unlike uvicorn's, this end goes on reading meanwhile, which spares two calls of the system for every message:
        who sends more than the table takes in is sent away.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.drop(NOT_UTF8, "not UTF-8")

    # What goes out

    def write_now(self, text: bytes) -> bool:
        """Write a message at once; False if its other end has to take in others first, or cannot hear any more."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message, or nothing after the end; a goodbye does not wait until there is room for it."""
        if self.close_sent:
            return
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.abort()
            return
        await super().send(message)

    def send_keepalive_ping(self) -> None:
        """Ask whether the other end lives."""
        self.odd = 0
        super().send_keepalive_ping()

    # The end

    def drop(self, code: int, reason: str) -> None:
        """Close from our side, whatever the table is doing."""
        if not self.close_sent:
            self.conn.send_close(code, reason)
            self.handle_parser_exception()
            self.let_go()

    def keepalive_timeout(self) -> None:
        """Close what does not answer our pings: it is gone, unless it still speaks and only does not listen."""
        assert self.ping_timeout is not None
        if not self.close_sent and self.heard_at > self.loop.time() - self.ping_timeout / 2:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
        super().keepalive_timeout()
        self.let_go()

    def shutdown(self) -> None:
        """Close because the service ends."""
        super().shutdown()
        self.let_go()

    async def run_asgi(self) -> None:
        """Serve a table until its part is over."""
        state = self.scope["state"]
        state[WRITE_NOW], state[IS_GONE] = self.write_now, self.is_gone
        await super().run_asgi()
        # What holds each other stays in memory until Python looks for that, which is seldom.
        del state[WRITE_NOW], state[IS_GONE]
        self.let_go()

    def let_go(self) -> None:
        """End a closed connection also if its other end never takes what was written."""
        if self.lost is None and not self.disconnected:
            self.lost = self.loop.call_later(GRACE, self.abort)

    def is_gone(self) -> bool:
        """Whether the other end has hung up."""
        return self.disconnected

    def abort(self) -> None:
        """Hang up at once; the system too forgets what it kept for the other end."""
        option(self.transport, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        super().connection_lost(exc)
        # The parser holds the protocol that it is a part of, as long as it waits for more.
        self.conn.parser.close()
        if self.lost is not None:
            self.lost.cancel()


def option(transport: asyncio.BaseTransport, name: int, value: int | bytes) -> None:
    """Set an option of the system's socket."""
    with suppress(OSError):
        # The other end may have hung up already.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, name, value)
