"""The command games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language
from ludoteca.cli.language import choose_language, translate

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Option
    from ludoteca.core.types import Document


@command("help-games", "help-panel-table")
def games(lang: Language = None, as_json: Json = False) -> None:
    """List the games, their options and their authors."""
    from ludoteca.core.library import game, game_names

    choose_language(lang)
    found = [game(name) for name in game_names()]
    if as_json:
        typer.echo(json.dumps([traits(each) for each in found], indent=2))
        return
    for each in found:
        least, most = each.players[0], each.players[-1]
        named = {"name": each.name, "title": each.title, "credits": credits_of(each)}
        message = "commands-game-line" if least < most else "commands-exact-game-line"
        typer.echo(translate(message, least=least, most=most, **named))
        for option in each.options:
            first, *others = (str(choice).lower() for choice in option.choices)
            choices = " | ".join([translate("commands-default-choice", choice=first), *others])
            typer.echo(f"    {option.name}={choices}: {option_words(each, option)} ({option.rule})")


def credits_of(game: Game) -> str:
    """The authors of a game, in the reader's language if there is such a message."""
    message = f"{game.name}-terminal-credits"
    text = translate(message)
    return game.credits if text == message else text


def option_words(game: Game, option: Option) -> str:
    """What a table option changes, in the reader's language if there is such a message."""
    message = f"{game.name}-box-option-{option.name}-why".replace("_", "-")
    text = translate(message)
    return option.explanation if text == message else text


def traits(game: Game) -> Document:
    """A game, for programs."""
    options = {option.name: list(option.choices) for option in game.options}
    return {"name": game.name, "title": game.title, "players": list(game.players), "options": options}
