"""Find a game by its name, and compile what a command needs, with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.language import translate
from ludoteca.cli.streams import is_terminal
from ludoteca.core.errors import LudotecaError
from ludoteca.core.suggestions import nearest, suggest
from ludoteca.search.parts import RULES

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.search.preparation import Preparation
    from ludoteca.search.preparation import Progress as PreparationProgress

LINE_SECONDS = 5.0
"""Seconds between two lines of progress where there is no terminal."""


def find_game(name: str) -> Game:
    """The game of a name; a refusal lists all games."""
    from ludoteca.core.library import game

    return game(find_game_name(name))


def find_game_name(name: str) -> str:
    """The name of a game, from the same in any case, or from its title in any language; a refusal lists all games."""
    from ludoteca.core.library import game_names
    from ludoteca.locales import LANGUAGES, t

    named = {t(language, f"{each}-box-title").casefold(): each for each in game_names() for language in LANGUAGES}
    named |= {each.casefold(): each for each in game_names()}
    if name.strip().casefold() not in named:
        refusal = LudotecaError("commands-no-game", game=name, games=", ".join(game_names()))
        near = nearest(name, named)
        raise suggest(refusal, named[near] if near else name, game_names())
    return named[name.strip().casefold()]


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
    """Show the progress of a preparation until it is done: a bar on a terminal, otherwise a line every few seconds."""
    typer.echo(sentence, err=True)
    (show_bar if is_terminal(sys.stderr) else print_progress)(preparation, parts)


def show_bar(preparation: Preparation, parts: Sequence[str]) -> None:
    """Show a progress bar with the remaining time."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0, left="")
        while not preparation.wait(parts, timeout=0.2):
            found = preparation.progress(parts)
            bar.update(task, completed=max(found.done, bar.tasks[0].completed), left=time_left(found))


def print_progress(preparation: Preparation, parts: Sequence[str]) -> None:
    """Print the progress every few seconds."""
    while not preparation.wait(parts, timeout=LINE_SECONDS):
        found = preparation.progress(parts)
        typer.echo(f"{found.done:.0%}, {time_left(found)}", err=True)


def time_left(progress: PreparationProgress) -> str:
    """The remaining time in words."""
    return translate("commands-seconds-left", seconds=max(1, round(progress.seconds)))
