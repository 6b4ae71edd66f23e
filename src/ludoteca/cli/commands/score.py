"""The command score."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import GameName, Json, Language
from ludoteca.cli.language import choose_language, translate
from ludoteca.cli.preparation import find_game
from ludoteca.cli.streams import is_terminal


@command("help-score", "help-panel-table")
def score(
    game: GameName,
    rows: Annotated[list[str] | None, typer.Argument(metavar="help-word-row", help="help-argument-rows")] = None,
    goal: Annotated[int | None, typer.Option("--goal", "-g", help="help-option-goal")] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Count the points of a real table, with an explanation."""
    from ludoteca.terminal.faces import face_of
    from ludoteca.terminal.reader import Reader

    language = choose_language(lang)
    found = find_game(game)
    if not rows and is_terminal(sys.stdin):
        typer.echo(translate("commands-type-rows"), err=True)
    lines = rows or [line.strip() for line in sys.stdin or () if line.strip()]
    sheet = found.score_sheet(lines, goal)
    typer.echo(json.dumps(sheet) if as_json else face_of(found, Reader(language)).sheet(sheet))
