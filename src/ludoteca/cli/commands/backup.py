"""The commands backup and restore."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.language import translate
from ludoteca.cli.server_data import ServerFile, count_words

if TYPE_CHECKING:
    from ludoteca.server.store.backup import Contents


@command("help-backup", "help-panel-host")
def backup(
    target: Annotated[Path, typer.Argument(metavar="help-word-file", help="help-argument-backup-target")],
    data: ServerFile = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="help-option-overwrite")] = False,
) -> None:
    """Save all data of a server to one file, also while people play."""
    from ludoteca.server.store.backup import backup as save_backup
    from ludoteca.server.store.served_files import find_data

    contents = save_backup(data or find_data(must_exist=True), target, overwrite)
    typer.echo(translate("commands-backed-up", **contents_words(contents), file=str(target)))


@command("help-restore", "help-panel-host")
def restore(
    source: Annotated[
        Path, typer.Argument(metavar="help-word-file", help="help-argument-backup-source", readable=False)
    ],
    data: ServerFile = None,
) -> None:
    """Replace a server's database with a backup. Stop the server first."""
    from ludoteca.server.store.backup import restore as restore_backup
    from ludoteca.server.store.served_files import find_data

    file = data or find_data()
    restored = restore_backup(source, file)
    typer.echo(translate("commands-restored", **contents_words(restored.contents), file=str(file)))
    if restored.replaced is not None:
        typer.echo(translate("commands-replaced", file=str(restored.replaced)))


def contents_words(contents: Contents) -> dict[str, str]:
    """The contents of a database, in words."""
    return count_words(contents.tables, contents.entries, contents.people) | {"size": f"{contents.size / 1e6:,.1f}"}
