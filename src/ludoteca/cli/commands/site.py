"""The command site."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.language import translate
from ludoteca.cli.refusals import refuse, system_reason

MEGABYTE = 1_000_000


@command("help-site", "help-panel-host")
def site(
    folder: Annotated[Path, typer.Argument(metavar="help-word-folder", help="help-argument-site-folder")],
) -> None:
    """Write the page as a static site: a folder that any web host can serve."""
    from ludoteca.server.static_site import write_site

    def report() -> None:
        typer.echo(translate("commands-site-writing", folder=str(folder)))

    try:
        written = write_site(folder, report=report)
    except OSError as failed:
        refuse("commands-site-unwritable", folder=str(folder), reason=system_reason(failed))
    size = round(written.bytes / MEGABYTE, 1)
    typer.echo(translate("commands-site-written", folder=str(folder), count=written.files, size=size))
    if not written.has_docs:
        typer.echo(translate("commands-site-no-docs"))
    typer.echo(translate("commands-site-look", command=f"python -m http.server --directory {quote(str(folder))}"))
