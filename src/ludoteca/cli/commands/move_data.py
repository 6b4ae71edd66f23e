"""The command move-data."""

from __future__ import annotations

import shlex
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.language import translate
from ludoteca.cli.server_data import ServerFile, count_words


@command("help-move-data", "help-panel-host")
def move_data(
    database: Annotated[str, typer.Argument(metavar="help-word-database", help="help-argument-empty-database")],
    data: ServerFile = None,
) -> None:
    """Move all data from a server's file to a PostgreSQL database. Stop the server first."""
    import asyncio

    from rich.console import Console
    from rich.progress import Progress, TaskID

    from ludoteca.cli.server_options import check_servers
    from ludoteca.server.store.postgres import hide_password
    from ludoteca.server.store.served_files import find_data
    from ludoteca.server.store.to_postgres import move

    check_servers(database, None)
    tasks: dict[str, TaskID] = {}
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:

        def show(table: str, done: int, total: int) -> None:
            if table not in tasks:
                tasks[table] = progress.add_task(table, total=total)
            progress.update(tasks[table], completed=done)

        counts = asyncio.run(move(data or find_data(must_exist=True), database, show))
    typer.echo(translate("commands-moved", **count_words(counts["matches"], counts["entries"], counts["people"])))
    command = f"ludoteca serve --database {shlex.quote(hide_password(database))}"
    typer.echo(translate("commands-moved-next", command=command))
