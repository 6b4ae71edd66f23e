"""The full-screen client. Textual is imported here and in what this imports: it takes half a second."""

from __future__ import annotations

import os

from textual.app import App
from textual.screen import Screen

from ludoteca.terminal.looking import ReplayScreen
from ludoteca.terminal.screens import TableScreen
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Table


class TableApp(App[None]):
    """One screen, and what is opened above it."""

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
    """A match to look at, from its beginning."""
    return TableApp(ReplayScreen(table, Speech(language, table.names), mono, 0))


def run_table(table: Table, language: str, mono: bool) -> None:
    """Play until the person leaves."""
    leave_out_colours(mono)
    table_app(table, language, mono).run()


def run_replay(table: Table, language: str, mono: bool) -> None:
    """Look at a match until the person leaves."""
    leave_out_colours(mono)
    replay_app(table, language, mono).run()


def leave_out_colours(mono: bool) -> None:
    """Tell Textual, which looks there when it starts, that no colours are wanted."""
    if mono:
        os.environ["NO_COLOR"] = "1"
