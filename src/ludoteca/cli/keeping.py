"""Commands for those who run a service: backup, restore, move-data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import command

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
    typer.echo(f"Saved {told(contents)} to {target}.")


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
    typer.echo(f"Restored {told(restored.contents)} to {file}.")
    if restored.replaced is not None:
        typer.echo(f"What was there before is kept as {restored.replaced}.")


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
    tables, entries = counted(counts["matches"], "table"), counted(counts["entries"], "entry", "entries")
    typer.echo(f"Moved {tables} with {entries}, and {counted(counts['people'], 'person', 'people')}.")
    typer.echo(f"Now start every process of the service with --database, naming {place(database)}.")


def told(contents: Contents) -> str:
    """What a database holds, in words."""
    counts = (counted(contents.tables, "table"), counted(contents.entries, "entry", "entries"))
    people = counted(contents.people, "person", "people")
    return f"{counts[0]} with {counts[1]}, and {people} ({contents.size / 1e6:,.1f} MB)"


def counted(number: int, one: str, many: str | None = None) -> str:
    """A number of things."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"
