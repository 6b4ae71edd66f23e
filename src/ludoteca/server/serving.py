"""The service on its sockets: how uvicorn is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import uvicorn

from ludoteca.server.app import make_app
from ludoteca.server.wire import LARGEST_FRAME

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

PINGS, PATIENCE = 5.0, 7.0
"""A connection that is half open is noticed after the two together, at the latest."""


def make_server(settings: Settings) -> uvicorn.Server:
    """The service, ready to be run; frames over 8 kB are refused before they are buffered."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PINGS,
        ws_ping_timeout=PATIENCE,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)
