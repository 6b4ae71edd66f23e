"""The command that looks at a match again: analyse."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import Json, Language, MatchName, command, language_of, ready, refuse
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.core.types import Document
    from ludoteca.match.match import Match
    from ludoteca.terminal.analysing import Moment
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
    """Show everybody's chance to win along a match, and its turning points with the better move."""
    from ludoteca.terminal.analysing import turning_points
    from ludoteca.terminal.faces import face_of
    from ludoteca.terminal.names import names_of
    from ludoteca.terminal.saved import find
    from ludoteca.terminal.speech import Speech

    if picture is not None and picture.suffix.lower() not in PICTURES:
        refuse("commands-no-picture", file=picture.name)
    kept, language = find(name), language_of(lang)
    game = ready(str(kept.document["game"]), GLANCING, THINKING)
    match = kept.match()
    names = names_of(kept, language)
    moments = followed(match, seconds)
    turns = turning_points(moments, points)
    speech = Speech(language, names)
    face = face_of(game, speech)
    if as_json:
        typer.echo(json.dumps(told(match, names, moments, turns)))
    else:
        typer.echo("\n".join([*table(face, moments), *turn_lines(face, turns)]))
    if picture is not None:
        from ludoteca.terminal.chart import draw_chances

        title = f"{face.title}: {speech.t('terminal-chances')}"
        draw_chances(picture.with_suffix(picture.suffix.lower()), title, names, moments, turns)


def followed(match: Match, seconds: float) -> list[Moment]:
    """All moments of a match, with a bar on standard error."""
    from rich.console import Console
    from rich.progress import Progress

    from ludoteca.terminal.analysing import follow

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(match.state.actions))
        return follow(match, seconds, lambda: progress.advance(task))


def told(match: Match, names: list[str], moments: list[Moment], turns: list[Moment]) -> Document:
    """Everything, for programs."""
    return {
        "game": match.setting.game,
        "names": names,
        "moments": [asdict(moment) for moment in moments],
        "turning_points": [turn.ply for turn in turns],
    }


def table(face: Face, moments: list[Moment]) -> list[str]:
    """A line for each action: its number, who, what, and everybody's chance."""
    from ludoteca.terminal.canvas import cut

    names = [cut(name, 9) for name in face.speech.names]
    who = max(len(name) for name in names)
    what = max(len(moment.action) for moment in moments)
    head = " " * (who + what + 8) + "".join(f"{name:>11}" for name in names)
    return [head, *(f"{line(moment, names, who, what)}{chances(moment)}" for moment in moments)]


def line(moment: Moment, names: list[str], who: int, what: int) -> str:
    """Number, name and action of a moment."""
    name = names[moment.seat] if moment.seat is not None else ""
    return f"{moment.ply:4}  {name:{who}}  {moment.action:{what}}"


def chances(moment: Moment) -> str:
    """Everybody's chance at a moment."""
    return "".join(f"{chance:>11.0%}" for chance in moment.chances)


def turn_lines(face: Face, turns: list[Moment]) -> list[str]:
    """The turning points in words."""
    t = face.speech.t
    if not turns:
        return ["", t("terminal-no-turns")]
    lines = ["", t("terminal-turns")]
    for turn in turns:
        name = face.speech.name(turn.seat)
        said = t("terminal-turn", ply=turn.ply, name=name, action=turn.action, loss=f"{turn.loss:.0%}")
        lines.append(f"  {said}")
        if turn.better is not None:
            lines.append(f"      {t('terminal-better', action=turn.better)}")
    return lines
