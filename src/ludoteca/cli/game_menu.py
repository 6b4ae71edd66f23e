"""Ask what to play: on the full screen, or line by line."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.refusals import refuse
from ludoteca.cli.seats import PERSON
from ludoteca.cli.streams import is_terminal

if TYPE_CHECKING:
    from ludoteca.terminal.menu import MenuChoice


def ask_in_menu(language: str, mono: bool, against: list[str], players: int | None) -> MenuChoice:
    """Ask on the full screen for everything that the command line does not say."""
    from ludoteca.terminal.app import disable_colors
    from ludoteca.terminal.menu import MenuChoice, run_menu
    from ludoteca.terminal.reader import Reader
    from ludoteca.terminal.saved_matches import list_matches

    disable_colors(mono)
    waiting = next((saved for saved in list_matches() if not saved.is_over), None)
    choice = run_menu(Reader(language), MenuChoice(against=against, players=players), PERSON, waiting)
    if choice is None:
        raise typer.Exit
    return choice


def ask_game(language: str, command: str = "play") -> str:
    """Ask which game a command is for; without a terminal, say how to name it."""
    from ludoteca.core.library import game_names
    from ludoteca.locales import t

    names = game_names()
    if not is_terminal(sys.stdin):
        message = "commands-which-game" if command == "play" else "commands-name-game"
        refuse(message, games=" | ".join(names), command=f"ludoteca {command}")
    asked = t(language, "page-what-to-play")
    typer.echo(f"{asked} " + ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1)))
    while True:
        answer = input("> ").strip().lower()
        if answer in ("quit", "q", "exit"):
            raise typer.Exit
        if answer in names:
            return answer
        if answer in map(str, range(1, len(names) + 1)):
            return names[int(answer) - 1]
        typer.echo(f"1–{len(names)} · quit")
