"""The command learn."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import AskedGame, Language
from ludoteca.cli.game_menu import ask_game
from ludoteca.cli.language import choose_language, translate
from ludoteca.cli.preparation import find_game, prepare_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.streams import type_line


@command("help-learn", "help-panel-play")
def learn(
    game: AskedGame = None,
    step: Annotated[int, typer.Option(min=1, help="help-option-step")] = 1,
    exercises: Annotated[bool, typer.Option("--exercises", help="help-option-exercises")] = False,
    lang: Language = None,
) -> None:
    """Play a guided first match, or answer questions about the rules, line by line."""
    language = choose_language(lang)
    name = game or ask_game(language, "learn")
    (do_exercises if exercises else take_lesson)(name, step, language)


def take_lesson(name: str, step: int, language: str) -> None:
    """Play the guided first match from a step; then print how to go on."""
    from ludoteca.lessons.script import read_script
    from ludoteca.terminal.lesson_session import LessonSession

    script = read_script(name)
    if step > len(script.steps):
        refuse("commands-no-step", step=step, count=len(script.steps))
    prepare_game(name)
    session = LessonSession(script, language, step - 1)
    if session.run(type_line, typer.echo):
        typer.echo(translate("commands-learn-exercises", command=f"ludoteca learn {name} --exercises"))
    else:
        command = f"ludoteca learn {name} --step {session.lesson.number + 1}"
        typer.echo(translate("commands-learn-continue", command=command))


def do_exercises(name: str, step: int, language: str) -> None:
    """Answer questions about the rules, from one of them."""
    from ludoteca.lessons.exercises import read_exercises
    from ludoteca.terminal.exercise_session import ExerciseSession

    game = find_game(name)
    count = len(read_exercises(game))
    if count == 0:
        refuse("commands-no-exercises", game=game.title)
    if step > count:
        refuse("commands-no-exercise", step=step, count=count)
    session = ExerciseSession(prepare_game(name), language, step - 1)
    if not session.run(type_line, typer.echo):
        command = f"ludoteca learn {name} --exercises --step {session.number + 1}"
        typer.echo(translate("commands-learn-continue", command=command))
