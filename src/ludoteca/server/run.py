"""Running the server with uvicorn."""

from __future__ import annotations

import gc
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn

from ludoteca.server.app import make_app
from ludoteca.server.edge.http_protocol import HttpProtocol
from ludoteca.server.edge.ws_protocol import WebSocketProtocol
from ludoteca.server.live.protocol import MAX_FRAME_BYTES

if TYPE_CHECKING:
    from socket import socket

    from fastapi import FastAPI

    from ludoteca.server.settings import Settings


TICKS_PER_HOUR = 36_000
"""uvicorn ticks ten times a second."""


class UvicornServer(uvicorn.Server):
    """A server that tells all clients that it shuts down before it closes their connections."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start serving; from now on `collect_garbage` replaces Python's automatic garbage collection."""
        allow_many_connections()
        await super().startup(sockets)
        gc.freeze()
        gc.disable()

    async def on_tick(self, counter: int) -> bool:
        """Collect garbage ten times a second."""
        collect_garbage(counter)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Send every client a last message, then shut down as uvicorn does."""
        tables = getattr(self.app.state, "tables", None)
        if tables is not None:
            await tables.context.announce_shutdown()
            await tables.disconnect_all()
        await super().shutdown(sockets)
        gc.enable()

    @property
    def app(self) -> FastAPI:
        """The application that is served."""
        app: FastAPI = self.config.app  # type: ignore[assignment]
        return app


def collect_garbage(tick: int) -> None:
    """Collect reference cycles: young objects at every tick, all objects once an hour.

    Python's automatic collection runs when the number of objects has grown by a threshold. On a busy server that
    happens rarely, and then it looks at the objects of a thousand connections at once: a pause of a tenth of a second.
    """
    gc.collect(0 if tick % TICKS_PER_HOUR else 2)


def allow_many_connections() -> None:
    """Raise the limit of open files to the most that the system allows; the default is often 1,024."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit.
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def make_server(settings: Settings) -> UvicornServer:
    """Make a server that is ready to run; frames over 8 kB are refused before they are buffered."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=settings.pings,
        ws_ping_timeout=settings.patience,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    return UvicornServer(config)
