"""Progress bars over many matches, and Ctrl-C in the middle of them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.language import translate
from ludoteca.cli.streams import is_terminal

if TYPE_CHECKING:
    from rich.progress import Progress

    from ludoteca.arena.selfplay import Chunk


def match_bars() -> Progress:
    """Progress bars with the number of matches and the remaining time, on standard error if it is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not is_terminal(sys.stderr))


@contextmanager
def match_progress(words: str, total: int) -> Iterator[Callable[[Chunk], None]]:
    """A progress bar over matches. Ctrl-C stops it and prints how to continue."""
    with exit_on_interrupt("commands-stopped"), match_bars() as progress:
        task = progress.add_task(words, total=total)
        yield lambda chunk: progress.advance(task, chunk.count)


@contextmanager
def step_bar(words: str) -> Iterator[Callable[[], None]]:
    """Progress through an unknown number of steps on standard error: a moving bar and a count, or the words alone."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    if not is_terminal(sys.stderr):
        typer.echo(words, err=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"))
    with Progress(
        *columns, console=Console(stderr=True), transient=True, disable=not is_terminal(sys.stderr)
    ) as progress:
        task = progress.add_task(words, total=None)
        yield lambda: progress.advance(task)


@contextmanager
def exit_on_interrupt(message: str) -> Iterator[None]:
    """On Ctrl-C, print a message with the command that continues, and exit with code 130."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(f"\n{translate(message, command=shlex.join(sys.argv))}", err=True)
        raise SystemExit(130) from None
