"""Where a server stores its data: options and their checks."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.refusals import refuse

# Typer does not check whether files are readable: the commands can say what to do about it.
DataFile = Annotated[
    Path | None,
    typer.Option("--data", help="help-option-data", readable=False, envvar="LUDOTECA_DATA"),
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


def check_servers(database: str | None, bus: str | None, data: Path | None = None) -> None:
    """Refuse addresses that are not of PostgreSQL or Redis, a bus without a shared database, and two databases."""
    from ludoteca.server.backends import is_postgres

    if database is not None and not is_postgres(database):
        refuse("commands-bad-database")
    if bus is not None:
        check_bus(bus)
    if bus is not None and database is None:
        refuse("commands-bus-alone")
    if database is not None and data is not None and str(data) != os.environ.get("LUDOTECA_DATA"):
        refuse("commands-data-or-database")


def check_bus(bus: str) -> None:
    """Refuse addresses that are not of Redis."""
    from ludoteca.server.backends import is_redis

    if not is_redis(bus):
        refuse("commands-bad-bus")
