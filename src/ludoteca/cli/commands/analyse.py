"""The command analyse."""

from __future__ import annotations

import json
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
    from ludoteca.match.match import Match
    from ludoteca.search.analysis_document import Analysis
    from ludoteca.terminal.saved_matches import SavedMatch

PICTURES = (".png", ".svg")


@command("help-analyse", "help-panel-matches")
def analyse(  # noqa: PLR0913 (a command's options are its parameters)
    name: MatchName,
    picture: Annotated[Path | None, typer.Option(help="help-option-picture")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="help-option-quick-analysis")] = False,
    iterations: Annotated[int, typer.Option(help="help-option-analysis-iterations", min=1, max=100_000)] = 600,
    seed: Annotated[int, typer.Option(help="help-option-analysis-seed", min=0)] = 0,
    retry: Annotated[bool, typer.Option("--retry", help="help-option-retry")] = False,
    points: Annotated[int, typer.Option(help="help-option-points", min=0, max=100)] = 6,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Show the chances during a match, what each decision cost, what luck brought, and the turning points."""
    from ludoteca.terminal.analysis_texts import analysis_lines
    from ludoteca.terminal.faces import face_of
    from ludoteca.terminal.player_names import saved_names
    from ludoteca.terminal.reader import Reader
    from ludoteca.terminal.saved_matches import find_match

    if picture is not None and picture.suffix.lower() not in PICTURES:
        refuse("commands-no-picture", file=picture.name)
    if retry and quick:
        refuse("commands-no-quick-retry")
    if picture is not None:
        require("plots")
    saved, language = find_match(name), choose_language(lang)
    game = prepare_game(str(saved.document["game"]), GLANCING, THINKING)
    match, names = saved.match(), saved_names(saved, language)
    found = analyse_match(match, seed, iterations, quick)
    face = face_of(game, Reader(language, names))
    if retry:
        retry_mistakes(saved, match, found, language)
    else:
        typer.echo(json.dumps({**found, "names": names}) if as_json else "\n".join(analysis_lines(face, found, points)))
    if picture is not None:
        from ludoteca.terminal.chart import draw_chances

        title = f"{face.title}: {face.reader.t('terminal-chances')}"
        draw_chances(picture.with_suffix(picture.suffix.lower()), title, names, found)


def retry_mistakes(saved: SavedMatch, match: Match, analysis: Analysis, language: str) -> None:
    """Let the people of a match try their mistakes again; in a match of bots, all mistakes."""
    from ludoteca.cli.streams import type_line
    from ludoteca.terminal.player_names import saved_names
    from ludoteca.terminal.retry_session import RetrySession

    seats = saved.document["seats"]
    people = [number for number, seat in enumerate(seats) if not seat.get("bot")]
    session = RetrySession(
        match.state, analysis, people or list(range(len(seats))), saved_names(saved, language), language
    )
    if session.is_over:
        typer.echo(session.reader.t("page-mistakes-none-here"))
    else:
        session.run(type_line, typer.echo)


def analyse_match(match: Match, seed: int, iterations: int, quick: bool) -> Analysis:
    """Analyze a match, with a progress bar on standard error; what was computed before is not computed again."""
    from rich.console import Console
    from rich.progress import Progress

    from ludoteca.search.analysis import analyses
    from ludoteca.terminal.analysis_cache import AnalysisCache

    cache = AnalysisCache(match, seed, iterations)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=1.0)
        for found in analyses(match, seed, iterations, cache.load()):
            progress.update(task, completed=found["done"])
            cache.save(found)
            if quick:
                break
    return found
