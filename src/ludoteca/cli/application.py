"""The application that all commands are added to, and its own options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import typer

from ludoteca.cli.arguments import Language
from ludoteca.cli.help import Command, Group
from ludoteca.cli.language import choose_language
from ludoteca.locales import t

app = typer.Typer(
    cls=Group,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="help-ludoteca",
)
CommandFunction = TypeVar("CommandFunction", bound=Callable[..., None])


def command(message: str, panel: str) -> Callable[[CommandFunction], CommandFunction]:
    """Make a function a command, named after its help message, in one panel of the help."""
    return app.command(message.removeprefix("help-"), cls=Command, help=message, rich_help_panel=panel)


def print_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"ludoteca {version('ludoteca')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def options(
    ctx: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="help-option-version")
    ] = False,
    lang: Language = None,
) -> None:
    """Show the first steps to somebody who names no command."""
    if ctx.invoked_subcommand is None:
        typer.echo(t(choose_language(lang), "commands-start-steps"))
