"""The command analyse."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language, MatchName
from ludoteca.cli.language import choose_language
from ludoteca.cli.preparation import prepare_game
from ludoteca.cli.refusals import refuse
from ludoteca.core.extras import require
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.core.types import Document
    from ludoteca.match.match import Match
    from ludoteca.search.analysis import Moment

PICTURES = (".png", ".svg")


@command("help-analyse", "help-panel-matches")
def analyse(
    name: MatchName,
    picture: Annotated[Path | None, typer.Option(help="help-option-picture")] = None,
    seconds: Annotated[float, typer.Option(help="help-option-seconds", min=0.001, max=60)] = 0.2,
    points: Annotated[int, typer.Option(help="help-option-points", min=0, max=100)] = 3,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Show all chances to win during a match, and its turning points with the better move."""
    from ludoteca.search.analysis import turning_points
    from ludoteca.terminal.analysis_texts import chances_table, turn_lines
    from ludoteca.terminal.faces import face_of
    from ludoteca.terminal.player_names import saved_names
    from ludoteca.terminal.reader import Reader
    from ludoteca.terminal.saved_matches import find_match

    if picture is not None and picture.suffix.lower() not in PICTURES:
        refuse("commands-no-picture", file=picture.name)
    if picture is not None:
        require("plots")
    saved, language = find_match(name), choose_language(lang)
    game = prepare_game(str(saved.document["game"]), GLANCING, THINKING)
    match = saved.match()
    names = saved_names(saved, language)
    moments = analyse_match(match, seconds)
    turns = turning_points(moments, points)
    reader = Reader(language, names)
    face = face_of(game, reader)
    if as_json:
        typer.echo(json.dumps(analysis_document(match, names, moments, turns)))
    else:
        typer.echo("\n".join([*chances_table(face, moments), "", *turn_lines(face, turns)]))
    if picture is not None:
        from ludoteca.terminal.chart import draw_chances

        title = f"{face.title}: {reader.t('terminal-chances')}"
        draw_chances(picture.with_suffix(picture.suffix.lower()), title, names, moments, turns)


def analyse_match(match: Match, seconds: float) -> list[Moment]:
    """Analyse a match, with a progress bar on standard error."""
    from rich.console import Console
    from rich.progress import Progress

    from ludoteca.search.analysis import analyse_actions

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(match.state.actions))
        return analyse_actions(
            match.setting.first_state(), match.state.actions, seconds, lambda: progress.advance(task)
        )


def analysis_document(match: Match, names: list[str], moments: list[Moment], turns: list[Moment]) -> Document:
    """The analysis, for programs."""
    return {
        "game": match.setting.game,
        "names": names,
        "moments": [asdict(moment) for moment in moments],
        "turning_points": [turn.ply for turn in turns],
    }
