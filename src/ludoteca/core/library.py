"""Finding games: every package in the games folders is a game."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

from ludoteca.core.errors import UnknownGame
from ludoteca.core.suggestions import suggest

if TYPE_CHECKING:
    from ludoteca.core.game import Game


def game_names() -> list[str]:
    """The names of all games, in alphabetical order."""
    games = importlib.import_module("ludoteca.games")
    return sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)


def game(name: str) -> Game:
    """The game with this name."""
    if name not in game_names():
        refusal = UnknownGame("errors-no-game", game=repr(name), games=", ".join(game_names()))
        raise suggest(refusal, str(name), game_names())
    module = importlib.import_module(f"ludoteca.games.{name}")
    if not hasattr(module, "GAME"):
        raise UnknownGame("errors-empty-game", game=repr(name))
    found: Game = module.GAME
    return found
