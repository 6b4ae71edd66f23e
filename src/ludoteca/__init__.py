"""Ludoteca: a library of board games to play, to host and to study.

Start a match, see what is legal, and play:

>>> import ludoteca
>>> ludoteca.game_names()
['lanterns', 'shelfie']
>>> game = ludoteca.game("lanterns")
>>> state = game.new(players=3, seed=7)
>>> state.play(state.legal_actions()[0])
>>> state
<lanterns, 3 players, ply 1, seat 0 to move>

Where to go from here:

- `Game`: everything a game offers; `game.new`, `game.options`, `game.rulebook`, batches of states
- `State`: one table; `state.play`, `state.legal_actions`, `state.view`, `state.preview`, `state.outcome`
- `hint` and `evaluate`: the best actions with reasons, and every seat's chance to win
- `analyse`: why a match ended as it did; what each decision cost, and what luck brought
- `LudotecaError`: the base of all errors; each says what is wrong and what to do
- `ludoteca.envs`: PettingZoo, Gymnasium and OpenSpiel environments, with the extra `research`
- `ludoteca.client`: play at the tables of a server, with the extra `client`
- the command `ludoteca --help`: play, host, tournaments, data
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from ludoteca import games as games
    from ludoteca.core.errors import BadOption as BadOption
    from ludoteca.core.errors import BadPosition as BadPosition
    from ludoteca.core.errors import BadSeed as BadSeed
    from ludoteca.core.errors import IllegalAction as IllegalAction
    from ludoteca.core.errors import LudotecaError as LudotecaError
    from ludoteca.core.errors import UnknownGame as UnknownGame
    from ludoteca.core.errors import UnreadableAction as UnreadableAction
    from ludoteca.core.game import Game as Game
    from ludoteca.core.game import Outcome as Outcome
    from ludoteca.core.library import game_names as game_names
    from ludoteca.core.state import State as State
    from ludoteca.games.lanterns import Lanterns
    from ludoteca.games.shelfie import Shelfie
    from ludoteca.search.analysis import analyse as analyse
    from ludoteca.search.analysis import analyses as analyses
    from ludoteca.search.analysis_document import Analysis as Analysis
    from ludoteca.search.hints import Hint as Hint
    from ludoteca.search.hints import evaluate as evaluate
    from ludoteca.search.hints import hint as hint

    # Type checkers learn here what each game's views, previews and events contain.
    @overload
    def game(name: Literal["lanterns"]) -> Lanterns: ...
    @overload
    def game(name: Literal["shelfie"]) -> Shelfie: ...
    @overload
    def game(name: str) -> Game: ...
    def game(name: str) -> Any:
        """The game with this name."""


_HOME = {
    "Analysis": "search.analysis_document",
    "BadOption": "core.errors",
    "BadPosition": "core.errors",
    "BadSeed": "core.errors",
    "IllegalAction": "core.errors",
    "LudotecaError": "core.errors",
    "UnknownGame": "core.errors",
    "UnreadableAction": "core.errors",
    "Game": "core.game",
    "Outcome": "core.game",
    "Hint": "search.hints",
    "State": "core.state",
    "analyse": "search.analysis",
    "analyses": "search.analysis",
    "evaluate": "search.hints",
    "game": "core.library",
    "game_names": "core.library",
    "hint": "search.hints",
}

__all__ = sorted([*_HOME, "games"])  # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> Any:
    """Import each name when it is first used, so that the command line starts quickly."""
    if name == "games":
        return importlib.import_module("ludoteca.games")
    if name == "__version__":
        from importlib.metadata import version

        return version("ludoteca")
    if name in _HOME:
        return getattr(importlib.import_module(f"ludoteca.{_HOME[name]}"), name)
    raise AttributeError(f"module 'ludoteca' has no attribute {name!r}")


def __dir__() -> list[str]:
    """Everything that can be imported from here, for tab completion."""
    return [*__all__, "__doc__", "__file__", "__name__", "__path__", "__version__"]
