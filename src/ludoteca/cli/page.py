"""Play in the browser: what `make play` and `ludoteca play --page` do."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.addresses import drawable_columns, local_url, qr_code, tunnel
from ludoteca.cli.browser import has_browser, open_page
from ludoteca.cli.engine_build import building_engine
from ludoteca.cli.language import translate
from ludoteca.cli.refusals import refuse
from ludoteca.cli.server_run import PortTaken, check_storage, listen, run_server, stop_on_signals
from ludoteca.server.edge.own_addresses import is_loopback, network_urls

if TYPE_CHECKING:
    from socket import socket

    from ludoteca.server.settings import Settings

NEARBY = 20
"""The number of ports to try before the system chooses one."""


def play_on_page(host: str, port: int) -> None:
    """Serve the page and its bots until stopped, print the address, and open a browser if there is one."""
    from ludoteca.server.http.page import is_built
    from ludoteca.server.settings import Settings
    from ludoteca.server.store.database import default_file

    if not is_built():
        refuse("commands-page-not-built")
    settings = Settings(data=default_file(), host=host, port=port)
    with stop_on_signals(), listen_nearby(settings) as listening:
        check_storage(settings)
        used = listening.getsockname()[1]
        announce(host, port, used)
        with building_engine(local_url(host, used)):
            run_server(settings, listening, logging.WARNING)


def listen_nearby(settings: Settings) -> socket:
    """Listen on the port, or on the next free one."""
    for port in range(settings.port, min(settings.port + NEARBY, 65536)):
        try:
            return listen(replace(settings, port=port))
        except PortTaken:
            continue
    return listen(replace(settings, port=0))


def announce(host: str, wanted: int, port: int) -> None:
    """Print the address of the page and how to open it; open it if there is a browser."""
    if wanted not in (0, port):
        typer.echo(translate("commands-port-moved", wanted=str(wanted), port=str(port)))
    address = local_url(host, port)
    typer.echo(translate("commands-page-runs", address=address))
    if has_browser():
        typer.echo(translate("commands-page-opens"))
        open_page(address)
    elif is_loopback(host) and (command := tunnel(port)) is not None:
        typer.echo(translate("commands-page-tunnel", command=command))
    else:
        typer.echo(translate("commands-page-open-yourself"))
    print_network(host, port)
    typer.echo(translate("commands-page-stop"))


def print_network(host: str, port: int) -> None:
    """Print the addresses for other devices, and the first one as a QR code if the terminal can show it."""
    if is_loopback(host):
        return
    addresses = network_urls(host, port)
    if not addresses:
        typer.echo(translate("commands-page-no-network"))
        return
    typer.echo(translate("commands-page-network"))
    for address in addresses:
        typer.echo(f"  {address}")
    columns = drawable_columns(sys.stdout)
    if columns and (code := qr_code(addresses[0], columns)) is not None:
        typer.echo(code)
