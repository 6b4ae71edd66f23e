"""The command learn."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Language, complete_games, read_game
from ludoteca.cli.game_menu import ask_game
from ludoteca.cli.language import choose_language
from ludoteca.cli.preparation import prepare_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.streams import is_terminal


@command("help-learn", "help-panel-play")
def learn(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="help-word-game",
            help="help-argument-play-game",
            autocompletion=complete_games,
            callback=read_game,
        ),
    ] = None,
    step: Annotated[int, typer.Option(min=1, help="help-option-step")] = 1,
    lang: Language = None,
) -> None:
    """Play a guided first match, line by line."""
    from ludoteca.lessons.script import read_script
    from ludoteca.terminal.lesson_session import LessonSession

    language = choose_language(lang)
    name = game or ask_game(language)
    script = read_script(name)
    if step > len(script.steps):
        refuse("commands-no-step", step=step, count=len(script.steps))
    prepare_game(name)
    session = LessonSession(script, language, step - 1)
    if not session.run(read_line, typer.echo):
        typer.echo(f"ludoteca learn {name} --step {session.lesson.number + 1}")


def read_line() -> str:
    """Read a line; only a terminal gets a prompt."""
    return input("> " if is_terminal(sys.stdin) else "")
