"""The full-screen client. Textual is imported here and in what this imports: it takes half a second."""

from __future__ import annotations

import os

from textual.app import App
from textual.screen import Screen

from ludoteca.terminal.reader import Reader
from ludoteca.terminal.replay_screen import ReplayScreen
from ludoteca.terminal.table import Table
from ludoteca.terminal.table_screen import TableScreen


class TableApp(App[None]):
    """One screen, and the windows above it."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Ludoteca"
    CSS = """
    Screen { background: #0f1a1e; color: #e6edee; }
    Dialog { background: #0f1a1e 70%; }
    Dialog Input, Dialog Input:focus { background: #0f1a1e; background-tint: #0f1a1e 0%; border: tall #38798a; }
    CoverDialog { background: #0f1a1e; }
    CoverDialog Button, CoverDialog Button:focus, CoverDialog Button:hover { background: #23515e; color: #ffffff;
        border-top: tall #38798a; border-bottom: tall #173842; background-tint: #23515e 0%; text-style: bold; }
    """

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        self.first = first

    def on_mount(self) -> None:
        """Open the screen."""
        self.push_screen(self.first)


def table_app(table: Table, language: str, mono: bool) -> TableApp:
    """A table to play at."""
    return TableApp(TableScreen(table, language, mono))


def replay_app(table: Table, language: str, mono: bool) -> TableApp:
    """A replay of a match, from its beginning."""
    return TableApp(ReplayScreen(table, Reader(language, table.names), mono, 0))


def run_table(table: Table, language: str, mono: bool) -> None:
    """Play until the person leaves."""
    disable_colors(mono)
    table_app(table, language, mono).run()


def run_replay(table: Table, language: str, mono: bool) -> None:
    """Replay a match until the person leaves."""
    disable_colors(mono)
    replay_app(table, language, mono).run()


def disable_colors(mono: bool) -> None:
    """Turn colors off through the variable that Textual reads when it starts."""
    if mono:
        os.environ["NO_COLOR"] = "1"
