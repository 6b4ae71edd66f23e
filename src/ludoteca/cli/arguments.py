"""Arguments and options that several commands have, and how shells complete them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.preparation import find_game_name
from ludoteca.core.errors import LudotecaError
from ludoteca.core.suggestions import suggest

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Option


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


def read_game(ctx: typer.Context, name: str | None) -> str | None:
    """The name of a game in its own spelling; refused if there is no such game."""
    return name if name is None or ctx.resilient_parsing else find_game_name(name)


GameName = Annotated[
    str,
    typer.Argument(
        metavar="help-word-game", help="help-argument-game", autocompletion=complete_games, callback=read_game
    ),
]
AskedGame = Annotated[
    str | None,
    typer.Argument(
        metavar="help-word-game", help="help-argument-play-game", autocompletion=complete_games, callback=read_game
    ),
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


def parse_options(pairs: list[str], game: Game) -> dict[str, object]:
    """Read the `name=value` pairs of a game's options, in any case; refuses what the game does not have."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise LudotecaError("commands-bad-option", text=pair)
        option = find_option(game, name)
        found[option.name] = find_choice(option, value)
    return found


def find_option(game: Game, name: str) -> Option:
    """The option of a name."""
    known = {option.name: option for option in game.options}
    wanted = name.strip().lower().replace("-", "_")
    if wanted not in known:
        refusal = LudotecaError("commands-no-such-option", game=game.title, option=name, options=", ".join(known))
        raise suggest(refusal, wanted, known)
    return known[wanted]


def find_choice(option: Option, value: str) -> str | bool:
    """The choice of an option that a text stands for."""
    texts = {str(choice).casefold(): choice for choice in option.choices}
    wanted = value.strip().casefold()
    if wanted not in texts:
        refusal = LudotecaError("commands-bad-choice", option=option.name, choices=" | ".join(texts), value=value)
        raise suggest(refusal, wanted, texts)
    return texts[wanted]
