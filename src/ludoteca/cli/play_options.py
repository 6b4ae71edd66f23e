"""Options of the commands that play."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.cli.arguments import complete_matches, complete_options
from ludoteca.cli.seats import PERSON

Plain = Annotated[bool, typer.Option("--plain", help="help-option-plain")]
Pace = Annotated[float, typer.Option(help="help-option-pace", min=0, max=60)]
Mono = Annotated[bool, typer.Option("--mono", help="help-option-mono")]
SavedName = Annotated[
    str | None,
    typer.Argument(metavar="help-word-match", help="help-argument-match", autocompletion=complete_matches),
]
Players = Annotated[int | None, typer.Option("--players", "-n", help="help-option-players")]
TableOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="help-option-option", autocompletion=complete_options)
]


def complete_players(prefix: str) -> list[str]:
    """Complete a player after `--with`."""
    from ludoteca.search.levels import LEVELS

    return [name for name in (PERSON, *LEVELS) if name.startswith(prefix)]


def read_players(names: list[str] | None) -> list[str] | None:
    """The players after `--with`; levels may be written in any case."""
    return names if names is None else [name.lower() for name in names]
