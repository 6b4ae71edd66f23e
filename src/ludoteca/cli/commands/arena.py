"""The command arena."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import GameName, Json, parse_options
from ludoteca.cli.language import translate
from ludoteca.cli.match_progress import exit_on_interrupt, match_bars
from ludoteca.cli.preparation import find_game, prepare_game
from ludoteca.cli.streams import is_terminal
from ludoteca.cli.study_options import Ray
from ludoteca.core.extras import install_command, is_installed
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.arena.schedule import Settings
    from ludoteca.core.types import Document


@command("help-arena", "help-panel-study")
def arena(  # noqa: PLR0913 (a command's options are its parameters)
    game: GameName,
    players: Annotated[str, typer.Option("--players", "-p", help="help-option-arena-players")] = "",
    player: Annotated[
        list[str] | None,
        typer.Option(help="help-option-arena-player"),
    ] = None,
    matches: Annotated[int, typer.Option("--matches", "-m", help="help-option-arena-matches")] = 100,
    schedule: Annotated[str, typer.Option(help="help-option-schedule")] = "robin",
    stages: Annotated[int, typer.Option(help="help-option-stages")] = 0,
    limit: Annotated[float, typer.Option(help="help-option-limit")] = 10.0,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="help-option-arena-seats")] = None,
    seed: Annotated[int, typer.Option(help="help-option-arena-seed")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="help-option-option")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="help-option-arena-jobs")] = None,
    ray: Ray = "",
    out: Annotated[Path | None, typer.Option(metavar="help-word-folder", help="help-option-arena-out")] = None,
    as_json: Json = False,
) -> None:
    """Let players compete in many matches, and show which is better and how certain that is."""
    from ludoteca.arena.report import write_reports
    from ludoteca.arena.runner import check_settings, cores
    from ludoteca.arena.schedule import Settings, check_players, check_rivals, fitting_seats
    from ludoteca.arena.summary import summary

    contestants = check_players([*(name.strip() for name in players.split(",") if players), *(player or [])])
    found = find_game(game)
    places = fitting_seats(seats, len(contestants), found.players)
    wanted = Settings(game, contestants, places, seed, parse_options(option or [], found))
    settings = check_settings(replace(wanted, schedule=schedule, stages=stages, limit=limit))
    check_rivals(game, contestants)
    prepare_game(game, GLANCING, THINKING)
    folder = out or Path("arena", settings.name())
    with exit_on_interrupt("commands-stopped"):
        records = run_with_progress(settings, matches, folder, jobs if jobs is not None else cores(), ray)
    report = summary(settings, matches, records)
    write_reports(report, folder)
    if not is_installed("plots"):
        typer.echo(translate("errors-extras-no-poster", command=install_command("plots")), err=True)
    if as_json:
        typer.echo(json.dumps(report, indent=1, ensure_ascii=False))
    else:
        show_arena(report)
        typer.echo(f"\n{translate('commands-report-lies', file=str(folder / 'report.html'))}")


def run_with_progress(settings: Settings, matches: int, folder: Path, jobs: int, ray: str) -> list[Document]:
    """Play an arena, with a progress bar that shows the current result."""
    from ludoteca.arena.runner import match_count, run
    from ludoteca.arena.summary import Standing

    standing = Standing(settings.players)
    with match_bars() as progress:
        task = progress.add_task("", total=match_count(settings, matches))

        def show(records: list[Document]) -> None:
            standing.add(records)
            progress.update(task, completed=standing.matches, description=str(standing))

        return run(settings, matches, folder, jobs, show, ray)


def show_arena(report: Document) -> None:
    """Print the result of an arena: with tables in a terminal, otherwise as plain text."""
    from ludoteca.arena import report as reports
    from ludoteca.arena import report_tables

    if not is_terminal(sys.stdout):
        typer.echo(reports.plain(report))
        return
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"{report_tables.title(report)}. {report_tables.facts(report)}", markup=False)
    for head, *rows in (report_tables.contestant_rows(report), report_tables.pair_rows(report)):
        drawn = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
        for number, name in enumerate(head):
            drawn.add_column(name, justify="right" if number else "left", no_wrap=number == 0)
        for row in rows:
            drawn.add_row(*row)
        console.print("", drawn, sep="\n")
    for line in report_tables.failure_lines(report):
        console.print(line, markup=False, style="red")
