"""Play on the full screen like a person: by keys and clicks, waiting for what is visible."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from html import unescape
from typing import Any

from rich.cells import cell_len
from textual.app import App
from textual.pilot import Pilot

from ludoteca.search.baselines import greedy
from ludoteca.terminal.app import TableApp, table_app
from ludoteca.terminal.board import Board
from ludoteca.terminal.local_table import LocalTable
from ludoteca.terminal.table import Table
from ludoteca.terminal.table_screen import TableScreen

Size = tuple[int, int]
SMALLEST = (80, 24)
PATIENCE = 60.0
"""Seconds to wait for something on a busy machine."""
PIECE = re.compile(r'<text[^>]* x="([\d.]+)"[^>]*line-(\d+)\)"[^>]*>(.*?)</text>')
CELL = 12.2
"""The width of a character in a screenshot."""


async def play_greedily(table: LocalTable, actions: int) -> None:
    """Play a number of actions, always the same, until it is a person's turn."""
    while table.result is None and (actions > 0 or table.to_move not in table.mine):
        if table.to_move in table.mine:
            await table.act(table.match.state.action_text(greedy(table.match.state, table.luck)))
        else:
            await table.wait_for_change()
        actions -= 1


def screen_text(app: App[Any]) -> str:
    """Everything on the screen as text, with the windows above the table."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for x, line, text in PIECE.findall(app.export_screenshot()):
        rows.setdefault(int(line), []).append((round(float(x) / CELL), unescape(text).replace("\xa0", " ")))
    return "\n".join(row_text(rows.get(y, []), app.size.width).rstrip() for y in range(app.size.height))


def row_text(pieces: list[tuple[int, str]], width: int) -> str:
    """One row, from its pieces."""
    row = " " * width
    for column, text in sorted(pieces):
        row = row[:column] + text + row[column + cell_len(text) :]
    return row


class Player:
    """A person at the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> TableScreen:
        """The table's screen, below any window."""
        return next(each for each in self.app.screen_stack if isinstance(each, TableScreen))

    @property
    def above(self) -> str:
        """The class name of the top window."""
        return type(self.app.screen).__name__

    def board_text(self) -> str:
        """The board as text."""
        canvas = self.app.screen.query_one(Board).canvas
        assert canvas is not None
        return canvas.text()

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    def where(self, what: str) -> tuple[range, range]:
        """The columns and rows of something on the screen."""
        canvas = self.screen.query_one(Board).canvas
        assert canvas is not None
        columns, rows, _ = next(mark for mark in reversed(canvas.marks) if mark[2] == what)
        return columns, rows

    async def click(self, what: str) -> None:
        """Click something by its name."""
        columns, rows = self.where(what)
        await self.pilot.click(Board, offset=(columns[len(columns) // 2], rows[len(rows) // 2]))
        await self.pilot.pause()

    async def until(self, found: Callable[[], Any]) -> None:
        """Wait until a condition is true."""
        ending = time.monotonic() + PATIENCE
        while not found():
            assert time.monotonic() < ending, "What was awaited did not come."
            await self.pilot.pause(0.005)

    async def wait_for_move(self, before: int) -> None:
        """Wait until the log is longer than before."""
        await self.until(lambda: self.screen.table.length > before)

    async def my_turn(self) -> bool:
        """Wait for the next decision; False when the match is over."""
        table, screen = self.screen.table, self.screen
        await self.until(lambda: table.result is not None or (screen.is_turn and screen.choice is not None))
        return table.result is None


@asynccontextmanager
async def playing(
    table: Table, size: Size = SMALLEST, language: str = "en", mono: bool = False
) -> AsyncIterator[Player]:
    """Open the full screen at a table."""
    app = table_app(table, language, mono)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.until(lambda: player.screen.known_length >= 0)
        await pilot.pause()
        yield player
