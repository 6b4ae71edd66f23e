"""uvicorn's HTTP protocol, except that unfinished requests time out and requests have a maximum size."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludoteca.server import metrics

REQUEST_TIMEOUT = 20.0
"""Seconds in which a request has to arrive, with its body."""
MAX_HEAD_BYTES = 32 * 1024
"""The most bytes before the body of a request."""
MAX_HEADERS = 100
"""The most headers of a request; browsers and proxies send about thirty. Thousands of short ones need ten times as much
memory as their bytes."""
MAX_REQUEST_BYTES = 1024 * 1024
"""The most bytes of a request in all: head, body, whatever is between the chunks of a body, and trailers."""


class HttpProtocol(HttpToolsProtocol):
    """One connection; it is closed if a request does not arrive completely in time, or is far too large."""

    request_timer: asyncio.TimerHandle | None = None
    in_head = True
    head_bytes = 0
    request_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first request."""
        super().connection_made(transport)
        self.start_timer()

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived; close the connection if the head of a request, or all of it, is too long."""
        self.head_bytes = self.head_bytes + len(data) if self.in_head else 0
        self.request_bytes += len(data)
        super().data_received(data)
        is_long_head = self.in_head and self.head_bytes > MAX_HEAD_BYTES + len(data)
        if is_long_head or self.request_bytes > MAX_REQUEST_BYTES:
            self.abort()

    def on_message_begin(self) -> None:
        """Start the timer of a request."""
        self.in_head = True
        self.request_bytes = 0
        self.start_timer()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Note a header, but no trailer: that would fill the memory, and come after the headers were checked.

        The parser answers an exception with 400 and closes the connection.
        """
        if self.in_head:
            if len(self.headers) >= MAX_HEADERS:
                raise ValueError("too many headers")
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Note that the head of a request has arrived."""
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer: the request has arrived completely."""
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which has its own timeouts."""
        self.stop_timer()
        super().handle_websocket_upgrade()
        # The parser references this protocol: without this line, the cycle would wait for the garbage collection.
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer of a closed connection."""
        self.stop_timer()
        super().connection_lost(exc)

    def start_timer(self) -> None:
        """Wait for a complete request, but not forever."""
        self.stop_timer()
        self.request_timer = self.loop.call_later(REQUEST_TIMEOUT, self.abort)

    def stop_timer(self) -> None:
        """Stop the timer, if it runs."""
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None

    def abort(self) -> None:
        """Close the connection at once."""
        if not self.transport.is_closing():
            metrics.DISCONNECTS.labels("half open").inc()
            self.transport.abort()
