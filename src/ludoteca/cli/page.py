"""Playing on the page: what `make play` and `ludoteca play --page` do."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.addresses import drawable_columns, is_loopback, local_url, network_urls, qr_code, tunnel
from ludoteca.cli.browser import has_browser, open_page
from ludoteca.cli.common import refuse
from ludoteca.cli.service import PortTaken, listen, look_at, run_service, stop_on_signals
from ludoteca.cli.words import say

if TYPE_CHECKING:
    from socket import socket

    from ludoteca.server.settings import Settings

NEARBY = 20
"""How many ports are tried before the system chooses one."""


def play_on_page(host: str, port: int) -> None:
    """Serve the page and its bots until stopped, print where it is, and open a browser if there is one."""
    from ludoteca.server.database import default_file
    from ludoteca.server.pages import is_built
    from ludoteca.server.settings import Settings

    if not is_built():
        refuse("commands-page-not-built")
    settings = Settings(data=default_file(), host=host, port=port)
    with stop_on_signals(), listen_nearby(settings) as listening:
        look_at(settings)
        announce(host, port, listening.getsockname()[1])
        run_service(settings, listening, logging.WARNING)


def listen_nearby(settings: Settings) -> socket:
    """Take the port, or the next free one."""
    for port in range(settings.port, min(settings.port + NEARBY, 65536)):
        try:
            return listen(replace(settings, port=port))
        except PortTaken:
            continue
    return listen(replace(settings, port=0))


def announce(host: str, wanted: int, port: int) -> None:
    """Print where the page is and how to get there; open it if there is a browser."""
    if wanted not in (0, port):
        typer.echo(say("commands-port-moved", wanted=str(wanted), port=str(port)))
    address = local_url(host, port)
    typer.echo(say("commands-page-runs", address=address))
    if has_browser():
        typer.echo(say("commands-page-opens"))
        open_page(address)
    elif is_loopback(host) and (command := tunnel(port)) is not None:
        typer.echo(say("commands-page-tunnel", command=command))
    else:
        typer.echo(say("commands-page-open-yourself"))
    print_network(host, port)
    typer.echo(say("commands-page-stop"))


def print_network(host: str, port: int) -> None:
    """Print the addresses for other devices, with a QR code of the first where one can be drawn."""
    if is_loopback(host):
        return
    addresses = network_urls(host, port)
    if not addresses:
        typer.echo(say("commands-page-no-network"))
        return
    typer.echo(say("commands-page-network"))
    for address in addresses:
        typer.echo(f"  {address}")
    columns = drawable_columns(sys.stdout)
    if columns and (code := qr_code(addresses[0], columns)) is not None:
        typer.echo(code)
