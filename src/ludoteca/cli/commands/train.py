"""The command train."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import GameName
from ludoteca.cli.language import translate
from ludoteca.cli.match_progress import exit_on_interrupt
from ludoteca.cli.preparation import find_game, prepare_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.study_options import Ray
from ludoteca.search.parts import GLANCING

if TYPE_CHECKING:
    from ludoteca.search.training import Training, TrainingProgress


MATCHES, MOST_MATCHES = {"3": 120_000}, 240_000
"""The number of matches by table size, unless another number is wanted."""


@command("help-train", "help-panel-study")
def train(  # noqa: PLR0913 (a command's options are its parameters)
    game: GameName,
    players: Annotated[str, typer.Option("--players", "-n", help="help-option-train-players")] = "",
    matches: Annotated[str, typer.Option("--matches", "-m", help="help-option-train-matches")] = "",
    seed: Annotated[int, typer.Option(help="help-option-train-seed")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="help-option-train-jobs")] = None,
    ray: Ray = "",
    out: Annotated[Path | None, typer.Option(metavar="help-word-folder", help="help-option-train-out")] = None,
) -> None:
    """Learn a game by self-play: less than an hour for one game on two cores."""
    from ludoteca.arena.runner import cores
    from ludoteca.core import compiled
    from ludoteca.core.extras import require
    from ludoteca.search.training import plan_trainings, write_results

    found = find_game(game)
    if compiled.is_slow(found.source_folder):
        require("compile")
    players = players or ",".join(map(str, found.players))
    matches = matches or ",".join(str(MATCHES.get(size, MOST_MATCHES)) for size in players.split(","))
    try:
        wanted = plan_trainings(game, read_numbers(players), read_numbers(matches), seed)
    except ValueError:
        refuse("commands-bad-sizes", players=repr(players), matches=repr(matches))
    folder = out or Path("training", game)
    prepare_game(game, GLANCING)
    with exit_on_interrupt("commands-stopped-learning"):
        train_with_progress(wanted, folder, jobs or cores(), ray)
    command = f"ludoteca train {game} --players {players} --matches {matches} --seed {seed}"
    write_results(wanted, folder, command)
    typer.echo(translate("commands-trained", folder=str(folder)))


def read_numbers(text: str) -> list[int]:
    """Read integers with commas between them."""
    return [int(number) for number in text.split(",")]


def train_with_progress(wanted: list[Training], folder: Path, jobs: int, ray: str) -> None:
    """Train, with a progress bar for each table size and its latest win rate against greedy."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ludoteca.search.training import train

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bars = {each.players: progress.add_task(size_words(each.players), total=each.matches) for each in wanted}

        def show(training: Training, so_far: TrainingProgress) -> None:
            share = f"{so_far.curve[-1][1]:.0%}" if so_far.curve else ""
            words = size_words(training.players, share)
            progress.update(bars[training.players], completed=so_far.done, description=words)

        if ray:
            from ludoteca.arena.cluster import train_on_cluster

            train_on_cluster(ray, wanted, folder, show)
        else:
            train(wanted, folder, jobs, show)


def size_words(players: int, share: str = "") -> str:
    """The size of a table, and the win rate against greedy once it is known."""
    size = translate("commands-table-size", count=players)
    return f"{size}, {translate('commands-against-greedy', share=share)}" if share else size
