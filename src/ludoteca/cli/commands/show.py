"""The command show."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language
from ludoteca.cli.documents import read_state
from ludoteca.cli.language import choose_language, translate


@command("help-show", "help-panel-table")
def show(
    source: Annotated[str, typer.Argument(metavar="help-word-file", help="help-argument-position")],
    seat: Annotated[int | None, typer.Option(help="help-option-eyes")] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Draw a position."""
    from ludoteca.terminal.faces import face_of
    from ludoteca.terminal.reader import Reader

    language = choose_language(lang)
    state = read_state(source)
    view = state.view(seat if seat is not None else state.seat)
    names = [translate("commands-seat", seat=number) for number in range(state.players)]
    typer.echo(json.dumps(view) if as_json else face_of(state.game, Reader(language, names)).picture(view))
