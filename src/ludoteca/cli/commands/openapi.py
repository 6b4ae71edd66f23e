"""The command openapi."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from ludoteca.cli.application import command


@command("help-openapi", "help-panel-host")
def openapi() -> None:
    """Print the server's contract: OpenAPI, with the messages of the socket among its schemas."""
    from ludoteca.server.app import make_app
    from ludoteca.server.settings import Settings

    typer.echo(json.dumps(make_app(Settings(Path("unused"))).openapi(), indent=1))
