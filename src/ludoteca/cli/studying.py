"""Commands for those who study the games and the players: arena, train, warm, bench."""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import (
    GameName,
    Json,
    command,
    find_game,
    is_terminal,
    parse_options,
    prepare,
    ready,
    refuse,
)
from ludoteca.cli.words import say
from ludoteca.search.parts import FOR_PLAYING, GLANCING, PARTS, THINKING

if TYPE_CHECKING:
    from ludoteca.arena.schedule import Settings
    from ludoteca.core.types import Document
    from ludoteca.search.training import Progress as Soon
    from ludoteca.search.training import Training


Ray = Annotated[str, typer.Option(help="help-option-ray")]


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
    """Let players meet in many matches, and see who is better and how sure that is."""
    from ludoteca.arena.report import write_reports
    from ludoteca.arena.running import checked, cores
    from ludoteca.arena.schedule import Settings, check_players, fitting_seats
    from ludoteca.arena.summary import summary

    contestants = check_players([*(name.strip() for name in players.split(",") if players), *(player or [])])
    found = ready(game, GLANCING, THINKING)
    places = fitting_seats(seats, len(contestants), found.players)
    wanted = Settings(game, contestants, places, seed, parse_options(option or []))
    settings = checked(replace(wanted, schedule=schedule, stages=stages, limit=limit))
    folder = out or Path("arena", settings.name())
    try:
        records = watched_arena(settings, matches, folder, jobs if jobs is not None else cores(), ray)
    except KeyboardInterrupt:
        typer.echo(f"\n{say('commands-stopped', command=shlex.join(sys.argv))}", err=True)
        raise SystemExit(130) from None
    report = summary(settings, matches, records)
    write_reports(report, folder)
    if as_json:
        typer.echo(json.dumps(report, indent=1, ensure_ascii=False))
    else:
        show_arena(report)
        typer.echo(f"\n{say('commands-report-lies', file=str(folder / 'report.html'))}")


def watched_arena(settings: Settings, matches: int, folder: Path, jobs: int, ray: str) -> list[Document]:
    """Play an arena under a progress bar that shows the running result."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ludoteca.arena.running import match_count, run
    from ludoteca.arena.summary import Standing

    standing = Standing(settings.players)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not is_terminal(sys.stderr)
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=match_count(settings, matches))

        def told(records: list[Document]) -> None:
            standing.add(records)
            progress.update(task, completed=standing.matches, description=str(standing))

        return run(settings, matches, folder, jobs, told, ray)


def show_arena(report: Document) -> None:
    """Show the result of an arena: with drawn tables to people at a terminal, else as plain text."""
    from ludoteca.arena import report as reports
    from ludoteca.arena import tables

    if not is_terminal(sys.stdout):
        typer.echo(reports.plain(report))
        return
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"{tables.title(report)}. {tables.facts(report)}", markup=False)
    for head, *rows in (tables.contestant_rows(report), tables.pair_rows(report)):
        drawn = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
        for number, name in enumerate(head):
            drawn.add_column(name, justify="right" if number else "left", no_wrap=number == 0)
        for row in rows:
            drawn.add_row(*row)
        console.print("", drawn, sep="\n")
    for line in tables.troubles(report):
        console.print(line, markup=False, style="red")


@command("help-train", "help-panel-study")
def train(  # noqa: PLR0913 (a command's options are its parameters)
    game: GameName,
    players: Annotated[str, typer.Option("--players", "-n", help="help-option-train-players")] = "2,3,4",
    matches: Annotated[str, typer.Option("--matches", "-m", help="help-option-train-matches")] = "240000,120000,240000",
    seed: Annotated[int, typer.Option(help="help-option-train-seed")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="help-option-train-jobs")] = None,
    ray: Ray = "",
    out: Annotated[Path | None, typer.Option(metavar="help-word-folder", help="help-option-train-out")] = None,
) -> None:
    """Learn a game by self-play: less than an hour for one game on two cores."""
    from ludoteca.arena.running import cores
    from ludoteca.search.training import trainings, write_results

    try:
        wanted = trainings(game, numbers(players), numbers(matches), seed)
    except ValueError:
        refuse("commands-bad-sizes", players=repr(players), matches=repr(matches))
    folder = out or Path("training", game)
    ready(game, GLANCING)
    try:
        watched_training(wanted, folder, jobs or cores(), ray)
    except KeyboardInterrupt:
        typer.echo(f"\n{say('commands-stopped-learning', command=shlex.join(sys.argv))}", err=True)
        raise SystemExit(130) from None
    command = f"ludoteca train {game} --players {players} --matches {matches} --seed {seed}"
    write_results(wanted, folder, command)
    typer.echo(say("commands-trained", folder=str(folder)))


def numbers(text: str) -> list[int]:
    """Read whole numbers with commas."""
    return [int(number) for number in text.split(",")]


def watched_training(wanted: list[Training], folder: Path, jobs: int, ray: str) -> None:
    """Train, with a bar for each table size and its latest share of victories against greedy."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ludoteca.search.training import train

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bars = {each.players: progress.add_task(size_words(each.players), total=each.matches) for each in wanted}

        def told(training: Training, so_far: Soon) -> None:
            share = f"{so_far.curve[-1][1]:.0%}" if so_far.curve else ""
            words = size_words(training.players, share)
            progress.update(bars[training.players], completed=so_far.done, description=words)

        if ray:
            from ludoteca.arena.cluster import train_on_cluster

            train_on_cluster(ray, wanted, folder, told)
        else:
            train(wanted, folder, jobs, told)


def size_words(players: int, share: str = "") -> str:
    """The size of a table, and how often who learns there beats greedy, once that is known."""
    size = say("commands-table-size", count=players)
    return f"{size}, {say('commands-against-greedy', share=share)}" if share else size


@command("help-warm", "help-panel-computer")
def warm(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="help-word-game", help="help-argument-warm-games")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-option-warm-all")] = False,
) -> None:
    """Compile games now, for example while an image is built. Several games are compiled at the same time."""
    from ludoteca.core import cache, compiled
    from ludoteca.core.library import game_names
    from ludoteca.core.warmup import is_warm

    games = [find_game(name) for name in names or game_names()]
    if compiled.PURE:
        typer.echo(say("commands-uncompiled"))
        return
    if not cache.can_keep():
        refuse("commands-cache-unwritable", place=str(cache.cache_root()))
    prepare(games, PARTS if everything else FOR_PLAYING)
    missing = [game.title for game in games if not all(is_warm(game, part) for part in FOR_PLAYING)]
    if missing:
        refuse("commands-not-compiled", games=", ".join(missing))
    typer.echo(say("commands-compiled", place=str(cache.cache_root())))
