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
    from ludoteca.terminal.face import Face

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
        typer.echo("\n".join([*table(face, moments), *turn_lines(face, turns)]))
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


def table(face: Face, moments: list[Moment]) -> list[str]:
    """A line for each action: its number, the player, the action, and all chances."""
    from ludoteca.terminal.canvas import cut

    names = [cut(name, 9) for name in face.reader.names]
    who = max(len(name) for name in names)
    what = max(len(moment.action) for moment in moments)
    head = " " * (who + what + 8) + "".join(f"{name:>11}" for name in names)
    return [head, *(f"{moment_line(moment, names, who, what)}{chances(moment)}" for moment in moments)]


def moment_line(moment: Moment, names: list[str], who: int, what: int) -> str:
    """Number, name and action of a moment."""
    name = names[moment.seat] if moment.seat is not None else ""
    return f"{moment.ply:4}  {name:{who}}  {moment.action:{what}}"


def chances(moment: Moment) -> str:
    """All chances at a moment."""
    return "".join(f"{chance:>11.0%}" for chance in moment.chances)


def turn_lines(face: Face, turns: list[Moment]) -> list[str]:
    """The turning points in words."""
    t = face.reader.t
    if not turns:
        return ["", t("terminal-no-turns")]
    lines = ["", t("terminal-turns")]
    for turn in turns:
        name = face.reader.name(turn.seat)
        words = t("terminal-turn", ply=turn.ply, name=name, action=turn.action, loss=f"{turn.loss:.0%}")
        lines.append(f"  {words}")
        if turn.better is not None:
            lines.append(f"      {t('terminal-better', action=turn.better)}")
    return lines
