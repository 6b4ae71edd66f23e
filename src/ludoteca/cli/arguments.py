"""Arguments and options that several commands have, and how shells complete them."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.core.errors import LudotecaError


def complete_games(prefix: str) -> list[str]:
    """Complete the name of a game."""
    from ludoteca.core.library import game_names

    return [name for name in game_names() if name.startswith(prefix)]


def complete_matches(prefix: str) -> list[str]:
    """Complete the name of a saved match."""
    from ludoteca.terminal.saved_matches import matches_folder

    return sorted((path.stem for path in matches_folder().glob(f"{prefix}*.json")), reverse=True)


def complete_languages(prefix: str) -> list[str]:
    """Complete a language."""
    from ludoteca.locales import LANGUAGES

    return [name for name in LANGUAGES if name.startswith(prefix)]


def complete_options(ctx: typer.Context, prefix: str) -> list[str]:
    """Complete a table option and its value, of the named game or of all games."""
    from ludoteca.core.library import game, game_names

    named = [ctx.params.get("game"), ctx.params.get("new")]
    games = [name for name in named if name in game_names()] or game_names()
    options = [option for name in games for option in game(name).options]
    pairs = [f"{option.name}={str(choice).lower()}" for option in options for choice in option.choices]
    return [pair for pair in pairs if pair.startswith(prefix)]


GameName = Annotated[
    str, typer.Argument(metavar="help-word-game", help="help-argument-game", autocompletion=complete_games)
]
MatchName = Annotated[
    str,
    typer.Argument(metavar="help-word-match", help="help-argument-match", autocompletion=complete_matches),
]
Json = Annotated[bool, typer.Option("--json", help="help-option-json")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="help-word-language", help="help-option-lang", autocompletion=complete_languages),
]


def parse_options(pairs: list[str]) -> dict[str, object]:
    """Read `name=value` pairs; `true` and `false` become booleans."""
    ask_in_menu: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise LudotecaError("commands-bad-option", text=pair)
        ask_in_menu[name] = {"true": True, "false": False}.get(value.lower(), value)
    return ask_in_menu
