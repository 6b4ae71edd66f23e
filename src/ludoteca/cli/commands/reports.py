"""The command reports."""

from __future__ import annotations

import json

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json
from ludoteca.cli.language import translate
from ludoteca.cli.server_data import ServerFile
from ludoteca.cli.server_options import DatabaseAddress, check_servers


@command("help-reports", "help-panel-host")
def reports(data: ServerFile = None, database: DatabaseAddress = None, as_json: Json = False) -> None:
    """Show the chat messages that people have reported, the newest first."""
    import asyncio

    from ludoteca.server.backends import ask
    from ludoteca.server.live.chat import list_reports
    from ludoteca.server.settings import Settings
    from ludoteca.server.store.database import default_file
    from ludoteca.server.store.served_files import find_data
    from ludoteca.server.store.sqlite import check_file

    check_servers(database, None, data)
    file = data or (find_data(must_exist=True) if database is None else default_file())
    if database is None:
        check_file(file)
    found = asyncio.run(ask(Settings(file, database=database), list_reports))
    if as_json:
        typer.echo(json.dumps(found, indent=1))
    for each in [] if as_json else found:
        values = {name: str(each[name]) for name in ("when", "table", "name", "text")}
        typer.echo(f"{translate('commands-report', **values)}\n    {each['reason']}")
    if not found and not as_json:
        typer.echo(translate("commands-no-reports"))
