"""The command new-game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.language import translate
from ludoteca.cli.refusals import refuse, system_reason


@command("help-new-game", "help-panel-study")
def new_game(
    name: Annotated[str, typer.Argument(metavar="help-word-name", help="help-argument-new-game-name")],
    folder: Annotated[
        Path | None, typer.Argument(metavar="help-word-folder", help="help-argument-new-game-folder")
    ] = None,
) -> None:
    """Create a game of your own: a small package that can be played, tested and changed."""
    from ludoteca.cli.new_game import create_game

    place = folder or Path(name)
    try:
        files = create_game(name, place)
    except OSError as failed:
        refuse("commands-new-game-unwritable", folder=str(place), reason=system_reason(failed))
    typer.echo(translate("commands-new-game-created", name=name, folder=str(place), count=len(files)))
    for line in next_steps(name, place):
        typer.echo(line)


def next_steps(name: str, folder: Path) -> list[str]:
    """What to do with a new game: a command and what it does in each line."""
    commands = {
        f"python -m pip install -e {quote(folder)}": "commands-new-game-install",
        f"ludoteca play {name}": "commands-new-game-play",
        "ludoteca serve": "commands-new-game-serve",
        f"python -m pytest {quote(folder)}": "commands-new-game-test",
    }
    width = max(map(len, commands)) + 2
    return [f"  {line:<{width}}{translate(message)}" for line, message in commands.items()]


def quote(folder: Path) -> str:
    """A folder as one types it in a shell; never mistaken for the name of a package."""
    import shlex

    return shlex.quote(str(folder) if folder.is_absolute() else f"./{folder}")
