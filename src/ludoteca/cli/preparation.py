"""Find a game by its name, and compile what a command needs, with a progress bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.language import translate
from ludoteca.core.errors import LudotecaError
from ludoteca.search.parts import RULES

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.search.preparation import Preparation


def find_game(name: str) -> Game:
    """The game of a name; a refusal lists all games."""
    from ludoteca.core.library import game, game_names

    if name not in game_names():
        raise LudotecaError("commands-no-game", game=name, games=", ".join(game_names()))
    return game(name)


def prepare_game(name: str, *parts: str) -> Game:
    """The game of a name, with its rules and these parts compiled."""
    found = find_game(name)
    compile_parts([found], (RULES, *parts))
    return found


def compile_parts(games: list[Game], parts: Sequence[str]) -> None:
    """Compile the parts of games that are not in the cache, in parallel, with one progress bar."""
    from ludoteca.search.preparation import Preparation

    preparation = Preparation(games, parts)
    if not preparation.jobs:
        return
    titles = ", ".join(dict.fromkeys(job.game.title for job in preparation.jobs))
    try:
        show_progress(preparation.start(), parts, translate("commands-preparing", games=titles))
    finally:
        preparation.close()


def show_progress(preparation: Preparation, parts: Sequence[str], sentence: str) -> None:
    """Show the progress of a preparation until it is done; without a terminal, only a sentence."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    console = Console(stderr=True)
    typer.echo(sentence, err=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=1.0, left="")
        while not preparation.wait(parts, timeout=0.2):
            found = preparation.progress(parts)
            left = translate("commands-seconds-left", seconds=max(1, round(found.seconds)))
            bar.update(task, completed=max(found.done, bar.tasks[0].completed), left=left)
