"""Commands for people at a real table: games, rules, score, show."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import (
    GameName,
    Json,
    Language,
    command,
    find_game,
    is_terminal,
    language_of,
    read_state,
    refuse,
)
from ludoteca.cli.words import say

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Option
    from ludoteca.core.types import Document


@command("help-games", "help-panel-table")
def games(lang: Language = None, as_json: Json = False) -> None:
    """List the games, their options and their authors."""
    from ludoteca.core.library import game, game_names

    language_of(lang)
    found = [game(name) for name in game_names()]
    if as_json:
        typer.echo(json.dumps([traits(each) for each in found], indent=2))
        return
    for each in found:
        least, most = each.players[0], each.players[-1]
        named = {"name": each.name, "title": each.title, "credits": credits_of(each)}
        typer.echo(say("commands-game-line", least=least, most=most, **named))
        for option in each.options:
            first, *others = (str(choice).lower() for choice in option.choices)
            choices = " | ".join([say("commands-default-choice", choice=first), *others])
            typer.echo(f"    {option.name}={choices}: {explained(each, option)} ({option.rule})")


def credits_of(game: Game) -> str:
    """Who made a game, in the reader's language where the game has words for it."""
    message = f"{game.name}-terminal-credits"
    said = say(message)
    return game.credits if said == message else said


def explained(game: Game, option: Option) -> str:
    """What a table option changes, in the reader's language where the game has words for it."""
    message = f"{game.name}-box-option-{option.name}-why".replace("_", "-")
    said = say(message)
    return option.explanation if said == message else said


def traits(game: Game) -> Document:
    """What a program wants to know of a game."""
    options = {option.name: list(option.choices) for option in game.options}
    return {"name": game.name, "title": game.title, "players": list(game.players), "options": options}


@command("help-rules", "help-panel-table")
def rules(
    game: GameName,
    wanted: Annotated[str | None, typer.Argument(metavar="help-word-rule", help="help-argument-rule")] = None,
    lang: Language = None,
) -> None:
    """Show the numbered rulebook of a game, or one rule of it."""
    from ludoteca.core.rulebook import find_rules

    rulebook = find_game(game).rulebook(language_of(lang))
    if wanted is not None:
        found = find_rules(rulebook, wanted)
        if not found:
            refuse("commands-no-rule", game=game, text=wanted)
        typer.echo("\n".join(found))
    elif is_terminal(sys.stdout):
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        with console.pager(styles=True):
            console.print(Markdown(rulebook))
    else:
        typer.echo(rulebook)


@command("help-score", "help-panel-table")
def score(
    game: GameName,
    rows: Annotated[list[str] | None, typer.Argument(metavar="help-word-row", help="help-argument-rows")] = None,
    goal: Annotated[int | None, typer.Option("--goal", "-g", help="help-option-goal")] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Count the points of a real table, explained."""
    from ludoteca.terminal.faces import face_of
    from ludoteca.terminal.speech import Speech

    language = language_of(lang)
    found = find_game(game)
    if not rows and is_terminal(sys.stdin):
        typer.echo(say("commands-type-rows"), err=True)
    lines = rows or [line.strip() for line in sys.stdin or () if line.strip()]
    sheet = found.score_sheet(lines, goal)
    typer.echo(json.dumps(sheet) if as_json else face_of(found, Speech(language)).sheet(sheet))


@command("help-show", "help-panel-table")
def show(
    source: Annotated[str, typer.Argument(metavar="help-word-file", help="help-argument-position")],
    seat: Annotated[int | None, typer.Option(help="help-option-eyes")] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Draw a position."""
    from ludoteca.terminal.faces import face_of
    from ludoteca.terminal.speech import Speech

    language = language_of(lang)
    state = read_state(source)
    view = state.view(seat if seat is not None else state.seat)
    names = [say("commands-seat", seat=number) for number in range(state.players)]
    typer.echo(json.dumps(view) if as_json else face_of(state.game, Speech(language, names)).picture(view))
