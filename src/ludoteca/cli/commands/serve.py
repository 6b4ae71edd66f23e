"""The command serve."""

from __future__ import annotations

import gc
import os
import re
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.addresses import local_url
from ludoteca.cli.application import command
from ludoteca.cli.language import translate
from ludoteca.cli.refusals import refuse
from ludoteca.cli.server_options import BusAddress, DatabaseAddress, DataFile, check_servers
from ludoteca.cli.server_run import check_storage, listen, run_server, stop_on_signals

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

HOST_NAME = re.compile(r"[a-z0-9._-]+|\[[0-9a-f:.]+\]")
ORIGIN = re.compile(r"https?://[^/\s?#]+")
MIN_TOKEN = 16
"""The shortest token for the metrics, in characters: a mistyped address must not become a token."""


@command("help-serve", "help-panel-host")
def serve(  # noqa: PLR0913 (a command's options are its parameters)
    data: DataFile = None,
    database: DatabaseAddress = None,
    bus: BusAddress = None,
    host: Annotated[str, typer.Option(help="help-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help-option-port", min=0, max=65535)] = 8000,
    origin: Annotated[list[str] | None, typer.Option(help="help-option-origin")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="help-option-proxy")] = None,
    host_name: Annotated[list[str] | None, typer.Option(help="help-option-host-name")] = None,
    metrics: Annotated[list[str] | None, typer.Option(help="help-option-metrics", envvar="LUDOTECA_METRICS")] = None,
    secure: Annotated[bool, typer.Option("--secure", help="help-option-secure")] = False,
    limits: Annotated[bool, typer.Option(help="help-option-limits")] = True,
    thinkers: Annotated[int | None, typer.Option(help="help-option-thinkers", min=1, max=1024)] = None,
    workers: Annotated[bool, typer.Option("--workers", help="help-option-workers")] = False,
    pace: Annotated[float, typer.Option(help="help-option-bot-pace", min=0, max=60)] = 1.0,
    show: Annotated[bool, typer.Option("--open", help="help-option-open")] = False,
) -> None:
    """Serve the page and its tables from one data file, or as one of several processes on PostgreSQL."""
    # Imports leave almost nothing to collect, but make Python look often. Once it serves, the server does it itself.
    gc.disable()
    from ludoteca.server.edge.own_addresses import url
    from ludoteca.server.settings import Settings
    from ludoteca.server.store.database import default_file
    from ludoteca.server.store.served_files import remember_file

    check_servers(database, bus, data)
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
        hosts=tuple(name.lower() for name in host_name or ()),
        metrics=tuple(metrics) if metrics else Settings.metrics,
        secure_cookies=secure,
        limits=limits,
        workers=bus if workers else None,
        pace=pace,
        thinkers=thinkers or max(1, (os.cpu_count() or 2) - 1),
    )
    check_proxies(settings)
    check_host_names(settings)
    check_origins(settings)
    check_metrics(settings)
    with stop_on_signals(), listen(settings) as listening:
        is_new = data is not None and not os.access(data, os.F_OK)
        check_storage(settings)
        if database is None:
            remember_file(settings.data)
        port = listening.getsockname()[1]
        place = place_of(settings)
        if is_new and database is None:
            place = translate("commands-new-file", file=place)
        typer.echo(translate("commands-serves", address=url(host, port), place=place), err=True)
        if show:
            open_if_possible(local_url(host, port))
        run_server(settings, listening)


def open_if_possible(address: str) -> None:
    """Open the page, or print how to."""
    from ludoteca.cli.browser import has_browser, open_page

    if has_browser():
        open_page(address)
    else:
        typer.echo(translate("commands-open-yourself", address=address), err=True)


def place_of(settings: Settings) -> str:
    """Where the data is stored, without passwords."""
    if settings.database is None:
        return str(settings.data)
    from ludoteca.server.store.postgres import without_password

    return without_password(settings.database)


def check_proxies(settings: Settings) -> None:
    """Refuse proxies that are not addresses."""
    from ipaddress import ip_network

    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            refuse("commands-bad-proxy", proxy=repr(proxy))


def check_host_names(settings: Settings) -> None:
    """Refuse host names that no request can have: with a scheme, a port, a path or a space."""
    for each in settings.hosts:
        if not HOST_NAME.fullmatch(each):
            refuse("commands-bad-host-name", given=repr(each))


def check_origins(settings: Settings) -> None:
    """Refuse origins that no page can have: without a scheme, or with a path."""
    for each in settings.origins:
        if not ORIGIN.fullmatch(each):
            refuse("commands-bad-origin", given=repr(each))


def check_metrics(settings: Settings) -> None:
    """Refuse what is neither a network nor a token that is long enough."""
    from ludoteca.server.edge.addresses import is_network

    for each in settings.metrics:
        if not is_network(each) and len(each) < MIN_TOKEN:
            refuse("commands-bad-metrics", given=repr(each), least=MIN_TOKEN)
