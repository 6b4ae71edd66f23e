"""Finding games: packages in the games folders, and entry points of other packages."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from typing import TYPE_CHECKING

from ludoteca.core.errors import UnknownGame
from ludoteca.core.folders import installed_games
from ludoteca.core.suggestions import suggest

if TYPE_CHECKING:
    from types import ModuleType

    from ludoteca.core.game import Game


def game_modules() -> dict[str, str]:
    """The module of every game, by name; where two have the same name, the one in a folder counts."""
    games = importlib.import_module("ludoteca.games")
    found = (each.name for each in pkgutil.iter_modules(games.__path__) if each.ispkg)
    return installed_games() | {name: f"ludoteca.games.{name}" for name in found}


def game_names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(game_modules())


def game(name: str) -> Game:
    """The game with this name; one that is loaded already is found without looking for files."""
    loaded: Game | None = getattr(sys.modules.get(f"ludoteca.games.{name}"), "GAME", None)
    if loaded is not None and loaded.name == name:
        return loaded
    modules = game_modules()
    if name not in modules:
        refusal = UnknownGame("errors-no-game", game=repr(name), games=", ".join(game_names()))
        raise suggest(refusal, str(name), game_names())
    module = load(name, modules[name])
    if not hasattr(module, "GAME"):
        raise UnknownGame("errors-empty-game", game=repr(name))
    found: Game = module.GAME
    if found.name != name:
        raise UnknownGame("errors-misnamed-game", game=repr(name), module=modules[name], name=repr(found.name))
    return found


def load(name: str, module: str) -> ModuleType:
    """Import a game's module; whatever goes wrong there becomes one sentence, with the original error as its cause."""
    try:
        return importlib.import_module(module)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise UnknownGame("errors-broken-game", game=repr(name), module=module, problem=problem) from error
