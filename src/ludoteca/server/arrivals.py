"""Requests on the wire: uvicorn's, except that nobody is waited for who begins one and does not end it."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludoteca.server import metrics

WITHIN = 20.0
"""Seconds in which a request has to be there, with its body."""
LARGEST_HEAD = 64 * 1024
"""Bytes before the body of a request."""


class Requests(HttpToolsProtocol):
    """One connection; what it leaves half said is forgotten soon."""

    overdue: asyncio.TimerHandle | None = None
    in_head = True
    heads = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin."""
        super().connection_made(transport)
        self.expect()

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived, and no head without end."""
        self.heads = self.heads + len(data) if self.in_head else 0
        super().data_received(data)
        if self.in_head and self.heads > LARGEST_HEAD + len(data):
            self.give_up()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.in_head = True
        self.expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is there as a whole."""
        self.content()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on; from now on others look after it."""
        self.content()
        super().handle_websocket_upgrade()
        # It holds this end, and would wait for Python to look for what holds each other.
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.content()
        super().connection_lost(exc)

    def expect(self) -> None:
        """Wait for a whole request, but not for ever."""
        self.content()
        self.overdue = self.loop.call_later(WITHIN, self.give_up)

    def content(self) -> None:
        """Wait for nothing."""
        if self.overdue is not None:
            self.overdue.cancel()
            self.overdue = None

    def give_up(self) -> None:
        """Hang up."""
        if not self.transport.is_closing():
            metrics.CUT_OFF.labels("half open").inc()
            self.transport.abort()
