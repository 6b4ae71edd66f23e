"""The command worker."""

from __future__ import annotations

import logging
import os
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.language import translate
from ludoteca.cli.refusals import refuse
from ludoteca.cli.server_options import BusAddress, check_bus


@command("help-worker", "help-panel-host")
def worker(
    bus: BusAddress = None,
    thinkers: Annotated[int | None, typer.Option(help="help-option-worker-thinkers", min=1)] = None,
) -> None:
    """Compute the moves of bots for server processes that were started with `--workers`."""
    import asyncio

    if bus is None:
        refuse("commands-worker-alone")
    check_bus(bus)
    from ludoteca.server.backends import look_at_bus
    from ludoteca.server.bots.worker import Worker
    from ludoteca.server.edge.request_log import set_up_logs

    asyncio.run(look_at_bus(bus))
    set_up_logs(logging.INFO)
    typer.echo(translate("commands-worker-thinks"), err=True)
    asyncio.run(Worker(bus, thinkers or os.cpu_count() or 1).run())
