"""The command leaderboard."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, complete_games
from ludoteca.cli.language import translate
from ludoteca.cli.match_progress import exit_on_interrupt, match_bars
from ludoteca.cli.preparation import prepare_game
from ludoteca.cli.study_options import Jobs
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.arena.leaderboard import Contest
    from ludoteca.core.types import Document


@command("help-leaderboard", "help-panel-study")
def leaderboard(
    folder: Annotated[Path, typer.Argument(metavar="help-word-folder", help="help-argument-contest")],
    new: Annotated[
        str | None,
        typer.Option(metavar="help-word-game", help="help-option-new-contest", autocompletion=complete_games),
    ] = None,
    jobs: Jobs = None,
    as_json: Json = False,
) -> None:
    """Play the missing matches of a contest and write its leaderboard."""
    from ludoteca.arena.leaderboard import (
        CONTEST,
        board_rows,
        facts,
        new_contest,
        read_contest,
        require_contest,
        standings,
        write_board,
    )
    from ludoteca.arena.report import align
    from ludoteca.arena.report_tables import failure_lines
    from ludoteca.arena.runner import cores

    if new is not None:
        path = new_contest(folder, new)
        typer.echo(translate("commands-contest-made", file=str(path), folder=str(folder)))
        return
    require_contest(folder / CONTEST)
    with contextlib.chdir(folder), exit_on_interrupt("commands-stopped"):
        contest = read_contest(Path(CONTEST))
        prepare_game(contest.settings.game, GLANCING, THINKING)
        board = standings(contest, play_with_progress(contest, jobs if jobs is not None else cores()))
    path = write_board(board, folder)
    if as_json:
        typer.echo(json.dumps(board, indent=1, ensure_ascii=False))
        return
    typer.echo("\n\n".join([f"{board['title']}: {facts(board)}", align(board_rows(board)), *failure_lines(board)]))
    typer.echo(f"\n{translate('commands-leaderboard-written', file=str(path))}")


def play_with_progress(contest: Contest, jobs: int) -> list[Document]:
    """Play the missing matches, with a progress bar that shows the current result."""
    from ludoteca.arena.leaderboard import RESULTS, play_contest, with_names
    from ludoteca.arena.schedule import schedule
    from ludoteca.arena.summary import Standing

    standing = Standing(tuple(contest.names.values()))
    total = sum(len(schedule(each, contest.matches)) for each in contest.lineups())
    with match_bars() as progress:
        task = progress.add_task("", total=total)

        def show(records: list[Document]) -> None:
            standing.add(with_names(contest, records))
            progress.update(task, completed=standing.matches, description=str(standing))

        return play_contest(contest, Path(RESULTS), jobs, show)
