"""Run a server in this process until it is stopped."""

from __future__ import annotations

import errno
import logging
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.language import translate
from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from socket import socket

    from ludoteca.server.settings import Settings


class PortTaken(LudotecaError):
    """Another program listens on the port."""


def listen(settings: Settings) -> socket:
    """Listen on the port, or refuse with the reason."""
    import socket

    from ludoteca.server.edge.own_addresses import family_of, url

    try:
        return socket.create_server((settings.host, settings.port), family=family_of(settings.host), backlog=2048)
    except OSError as refused:
        if refused.errno == errno.EADDRINUSE:
            raise PortTaken("commands-port-taken", host=settings.host, port=str(settings.port)) from None
        why = str(refused.strerror).partition(" (while ")[0]
        raise LudotecaError("commands-no-listening", address=url(settings.host, settings.port), why=why) from None


def check_storage(settings: Settings) -> None:
    """Open the data and the bus once before serving, so that a problem is reported in one line."""
    import asyncio

    from ludoteca.server.backends import look_once
    from ludoteca.server.edge.request_log import set_up_logs

    set_up_logs(logging.WARNING)
    asyncio.run(look_once(settings))


def run_server(settings: Settings, listening: socket, level: int = logging.INFO) -> None:
    """Serve until stopped, and log what has this level or more."""
    from ludoteca.server.edge.request_log import set_up_logs
    from ludoteca.server.run import make_server

    set_up_logs(level)
    make_server(settings).run(sockets=[listening])


@contextmanager
def stop_on_signals() -> Iterator[None]:
    """Let SIGTERM stop a command like Ctrl-C, with a sentence and exit code 0."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            yield
        typer.echo(translate("commands-served"), err=True)
    finally:
        signal.signal(signal.SIGTERM, before)
