"""Commands for hosts: serve, worker, openapi, reports."""

from __future__ import annotations

import errno
import json
import logging
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.addresses import family_of, local_url, url
from ludoteca.cli.common import Json, command, refuse
from ludoteca.cli.words import say
from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from socket import socket

    from ludoteca.server.settings import Settings

Data = Annotated[
    Path | None,
    typer.Option("--data", help="help-option-data", envvar="LUDOTECA_DATA"),
]
DatabaseAddress = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="postgresql://…",
        help="help-option-database",
        envvar="LUDOTECA_DATABASE",
    ),
]
BusAddress = Annotated[
    str | None,
    typer.Option(
        "--bus",
        metavar="redis://…",
        help="help-option-bus",
        envvar="LUDOTECA_BUS",
    ),
]


@command("help-serve", "help-panel-host")
def serve(  # noqa: PLR0913 (a command's options are its parameters)
    data: Data = None,
    database: DatabaseAddress = None,
    bus: BusAddress = None,
    host: Annotated[str, typer.Option(help="help-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help-option-port", min=0, max=65535)] = 8000,
    origin: Annotated[list[str] | None, typer.Option(help="help-option-origin")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="help-option-proxy")] = None,
    secure: Annotated[bool, typer.Option("--secure", help="help-option-secure")] = False,
    limits: Annotated[bool, typer.Option(help="help-option-limits")] = True,
    thinkers: Annotated[int | None, typer.Option(help="help-option-thinkers")] = None,
    workers: Annotated[bool, typer.Option("--workers", help="help-option-workers")] = False,
    pace: Annotated[float, typer.Option(help="help-option-bot-pace", min=0, max=60)] = 1.0,
    show: Annotated[bool, typer.Option("--open", help="help-option-open")] = False,
) -> None:
    """Serve the page, tables for people and bots, from one file of data; or as one of many processes on PostgreSQL."""
    from ludoteca.server.database import default_file
    from ludoteca.server.settings import Settings

    check_servers(database, bus)
    if workers and bus is None:
        refuse("commands-workers-alone")
    settings = Settings(
        data=data or default_file(),
        database=database,
        bus=bus,
        host=host,
        port=port,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        secure_cookies=secure,
        limits=limits,
        workers=bus if workers else None,
        pace=pace,
        thinkers=thinkers or max(1, (os.cpu_count() or 2) - 1),
    )
    check_proxies(settings)
    with stop_on_signals(), listen(settings) as listening:
        look_at(settings)
        port = listening.getsockname()[1]
        typer.echo(say("commands-serves", address=url(host, port), place=place_of(settings)), err=True)
        if show:
            open_if_possible(local_url(host, port))
        run_service(settings, listening)


@command("help-worker", "help-panel-host")
def worker(
    bus: BusAddress = None,
    thinkers: Annotated[int | None, typer.Option(help="help-option-worker-thinkers", min=1)] = None,
) -> None:
    """Think for the bots of a service whose processes were started with `--workers`."""
    import asyncio

    if bus is None:
        refuse("commands-worker-alone")
    check_bus(bus)
    from ludoteca.server.logs import set_up_logs
    from ludoteca.server.stores import look_at_bus
    from ludoteca.server.worker import Worker

    asyncio.run(look_at_bus(bus))
    set_up_logs(logging.INFO)
    typer.echo(say("commands-worker-thinks"), err=True)
    asyncio.run(Worker(bus, thinkers or os.cpu_count() or 1).run())


def open_if_possible(address: str) -> None:
    """Open the page, or say how to."""
    from ludoteca.cli.browser import has_browser, open_page

    if has_browser():
        open_page(address)
    else:
        typer.echo(say("commands-open-yourself", address=address), err=True)


def check_servers(database: str | None, bus: str | None) -> None:
    """Refuse addresses that are none of PostgreSQL or Redis, and processes that could not hear each other."""
    from ludoteca.server.stores import is_postgres

    if database is not None and not is_postgres(database):
        refuse("commands-bad-database")
    if bus is not None:
        check_bus(bus)
    if bus is not None and database is None:
        refuse("commands-bus-alone")


def check_bus(bus: str) -> None:
    """Refuse addresses that are none of Redis."""
    from ludoteca.server.stores import is_redis

    if not is_redis(bus):
        refuse("commands-bad-bus")


def place_of(settings: Settings) -> str:
    """Where the data lies, as it may be shown."""
    from ludoteca.server.postgres import place

    return str(settings.data) if settings.database is None else place(settings.database)


def check_proxies(settings: Settings) -> None:
    """Refuse proxies that are no addresses."""
    from ipaddress import ip_network

    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            refuse("commands-bad-proxy", proxy=repr(proxy))


class PortTaken(LudotecaError):
    """Another program listens on the port."""


def listen(settings: Settings) -> socket:
    """Take the port, or say why that is not possible."""
    import socket

    try:
        return socket.create_server((settings.host, settings.port), family=family_of(settings.host), backlog=2048)
    except OSError as refused:
        if refused.errno == errno.EADDRINUSE:
            raise PortTaken("commands-port-taken", host=settings.host, port=str(settings.port)) from None
        why = str(refused.strerror).partition(" (while ")[0]
        raise LudotecaError("commands-no-listening", address=url(settings.host, settings.port), why=why) from None


def look_at(settings: Settings) -> None:
    """Open data and bus once before serving, so that whatever is wrong with them is said plainly."""
    import asyncio

    from ludoteca.server.logs import set_up_logs
    from ludoteca.server.stores import look_once

    set_up_logs(logging.WARNING)
    asyncio.run(look_once(settings))


def run_service(settings: Settings, listening: socket, level: int = logging.INFO) -> None:
    """Serve until told to stop; what is less grave than the level is not written down."""
    from ludoteca.server.logs import set_up_logs
    from ludoteca.server.serving import make_server

    set_up_logs(level)
    make_server(settings).run(sockets=[listening])


@contextmanager
def stop_on_signals() -> Iterator[None]:
    """Let SIGTERM end a command as Ctrl-C does: with a sentence and exit code 0."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            yield
        typer.echo(say("commands-served"), err=True)
    finally:
        signal.signal(signal.SIGTERM, before)


@command("help-openapi", "help-panel-host")
def openapi() -> None:
    """Print the service's contract: OpenAPI, with the messages of the socket among its schemas."""
    from ludoteca.server.app import make_app
    from ludoteca.server.settings import Settings

    typer.echo(json.dumps(make_app(Settings(Path("unused"))).openapi(), indent=1))


@command("help-reports", "help-panel-host")
def reports(data: Data = None, database: DatabaseAddress = None, as_json: Json = False) -> None:
    """Show what people have reported in chats, the newest first."""
    import asyncio

    from ludoteca.server.chat import reported
    from ludoteca.server.database import default_file
    from ludoteca.server.settings import Settings
    from ludoteca.server.stores import ask

    check_servers(database, None)
    found = asyncio.run(ask(Settings(data or default_file(), database=database), reported))
    if as_json:
        typer.echo(json.dumps(found, indent=1))
    for each in [] if as_json else found:
        told = {name: str(each[name]) for name in ("when", "table", "name", "text")}
        typer.echo(f"{say('commands-report', **told)}\n    {each['reason']}")
    if not found and not as_json:
        typer.echo(say("commands-no-reports"))
