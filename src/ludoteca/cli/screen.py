"""Play at a table: full screen, or line by line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.streams import can_draw, explain_plain, is_mono, read_line

if TYPE_CHECKING:
    from ludoteca.terminal.local_table import LocalTable
    from ludoteca.terminal.table import Table


def play_table(table: LocalTable, pace: float, language: str, plain: bool, mono: bool) -> None:
    """Play on this computer, one match after the other, until the person leaves; then print how to continue."""
    while True:
        table.pace = pace
        with compile_hints(table):
            show_table(table, language, plain, mono)
        if last_words := table.continue_text(language):
            typer.echo(f"\n{last_words}")
        if table.next_table is None:
            return
        table = table.next_table


def play_saved(name: str | None, pace: float, language: str, plain: bool, mono: bool) -> None:
    """Continue a saved match; a daily deal is compared at its end."""
    from ludoteca.cli.deal import compare_deal
    from ludoteca.cli.local_match import saved_table
    from ludoteca.terminal.daily_table import DailyTable

    table = saved_table(name, language)
    play_table(table, pace, language, plain, mono)
    if isinstance(table, DailyTable) and table.match.over:
        compare_deal(table, language)


@contextmanager
def compile_hints(table: LocalTable) -> Iterator[None]:
    """Compile in the background what hints need, while people play."""
    from ludoteca.core.compiled import stay_silent
    from ludoteca.search.parts import FOR_PLAYING
    from ludoteca.search.preparation import Preparation

    stay_silent()
    table.preparation = Preparation([table.game], FOR_PLAYING).start()
    try:
        yield
    finally:
        table.preparation.close()


def show_table(table: Table, language: str, plain: bool, mono: bool) -> None:
    """Show a table full screen, or line by line.

    With `Runner.run`, Ctrl-C would not interrupt the line that is being typed; with its loop alone it does.
    """
    if plain or not can_draw():
        explain_plain(plain)
        with asyncio.Runner() as runner, suppress(KeyboardInterrupt):
            runner.get_loop().run_until_complete(play_plain(table, language, read_line))
    else:
        from ludoteca.terminal.app import run_table

        run_table(table, language, is_mono(mono))


async def play_plain(table: Table, language: str, read: Callable[[], Awaitable[str]]) -> None:
    """Play line by line."""
    from ludoteca.terminal.plain_session import PlainSession

    await PlainSession(table, language).run(read, typer.echo)
