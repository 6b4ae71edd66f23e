"""The service on its sockets: how uvicorn is set up."""

from __future__ import annotations

import gc
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn

from ludoteca.server.app import make_app
from ludoteca.server.arrivals import Requests
from ludoteca.server.sockets import Socket
from ludoteca.server.wire import LARGEST_FRAME

if TYPE_CHECKING:
    from socket import socket

    from fastapi import FastAPI

    from ludoteca.server.settings import Settings


HOUR = 36_000
"""Ticks of uvicorn, of which there are ten in a second."""


class Service(uvicorn.Server):
    """A server that says goodbye to everybody at a table before it hangs up."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to serve; what is there now stays, and what comes is looked through by `tidy_up`."""
        allow_many_connections()
        await super().startup(sockets)
        gc.freeze()
        gc.disable()

    async def on_tick(self, counter: int) -> bool:
        """Do what is to be done ten times a second."""
        tidy_up(counter)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Send everybody away in words, then end as uvicorn does."""
        house = getattr(self.app.state, "house", None)
        if house is not None:
            await house.excuse_return()
            await house.tables.send_away()
        await super().shutdown(sockets)
        gc.enable()

    @property
    def app(self) -> FastAPI:
        """What is served."""
        app: FastAPI = self.config.app  # type: ignore[assignment]
        return app


def tidy_up(tick: int) -> None:
    """Forget objects that hold each other: those made since the last tick, and once in an hour all of them.

    Python by itself looks for them when there are so many objects more than before. Where some come while others go
    there are never more, until it looks at a thousand people who came and everybody waits for a tenth of a second.
    """
    gc.collect(0 if tick % HOUR else 2)


def allow_many_connections() -> None:
    """Let this process hold as many connections as the system allows it: often 1,024 if nobody asks for more."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def make_server(settings: Settings) -> Service:
    """The service, ready to be run; frames over 8 kB are refused before they are buffered."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        http=Requests,
        ws=Socket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=settings.pings,
        ws_ping_timeout=settings.patience,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    return Service(config)
