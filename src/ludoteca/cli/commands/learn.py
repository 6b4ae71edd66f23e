"""The command learn."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import AskedGame, Language
from ludoteca.cli.game_menu import ask_game
from ludoteca.cli.language import choose_language
from ludoteca.cli.preparation import prepare_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.streams import type_line


@command("help-learn", "help-panel-play")
def learn(
    game: AskedGame = None,
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
    if not session.run(type_line, typer.echo):
        typer.echo(f"ludoteca learn {name} --step {session.lesson.number + 1}")
