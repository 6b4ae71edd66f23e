"""Commands for those who run a service: backup, restore, move-data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import command
from ludoteca.cli.words import say

if TYPE_CHECKING:
    from ludoteca.server.backup import Contents

DataFile = Annotated[
    Path | None,
    typer.Option("--data", metavar="help-word-file", help="help-option-kept-data"),
]


@command("help-backup", "help-panel-host")
def backup(
    target: Annotated[Path, typer.Argument(metavar="help-word-file", help="help-argument-backup-target")],
    data: DataFile = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="help-option-overwrite")] = False,
) -> None:
    """Save everything a service keeps into one file, also while people play."""
    from ludoteca.server.backup import backup as save
    from ludoteca.server.database import default_file

    contents = save(data or default_file(), target, overwrite)
    typer.echo(say("commands-backed-up", **told(contents), file=str(target)))


@command("help-restore", "help-panel-host")
def restore(
    source: Annotated[Path, typer.Argument(metavar="help-word-file", help="help-argument-backup-source")],
    data: DataFile = None,
) -> None:
    """Put a backup in the place of a service's database. Stop the service first."""
    from ludoteca.server.backup import restore as put_back
    from ludoteca.server.database import default_file

    file = data or default_file()
    restored = put_back(source, file)
    typer.echo(say("commands-restored", **told(restored.contents), file=str(file)))
    if restored.replaced is not None:
        typer.echo(say("commands-replaced", file=str(restored.replaced)))


@command("help-move-data", "help-panel-host")
def move_data(
    database: Annotated[str, typer.Argument(metavar="help-word-database", help="help-argument-empty-database")],
    data: DataFile = None,
) -> None:
    """Move everything from a service's file into a PostgreSQL database. Stop the service first."""
    import asyncio

    from rich.console import Console
    from rich.progress import Progress, TaskID

    from ludoteca.cli.service import check_servers
    from ludoteca.server.database import default_file
    from ludoteca.server.moving import move
    from ludoteca.server.postgres import place

    check_servers(database, None)
    tasks: dict[str, TaskID] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:

        def moved(table: str, done: int, total: int) -> None:
            if table not in tasks:
                tasks[table] = progress.add_task(table, total=total)
            progress.update(tasks[table], completed=done)

        counts = asyncio.run(move(data or default_file(), database, moved))
    typer.echo(say("commands-moved", **counted(counts["matches"], counts["entries"], counts["people"])))
    typer.echo(say("commands-moved-next", place=place(database)))


def told(contents: Contents) -> dict[str, str]:
    """What a database holds, in words."""
    return counted(contents.tables, contents.entries, contents.people) | {"size": f"{contents.size / 1e6:,.1f}"}


def counted(tables: int, entries: int, people: int) -> dict[str, str]:
    """How many of everything there are."""
    return {
        "tables": say("commands-tables", count=tables),
        "entries": say("commands-entries", count=entries),
        "people": say("commands-people", count=people),
    }
