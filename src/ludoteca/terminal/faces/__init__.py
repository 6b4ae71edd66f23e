"""How each game is shown in the terminal: a package of the game's name with a `FACE`, found by scanning."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from ludoteca.core.game import Game
from ludoteca.terminal.face import Face
from ludoteca.terminal.reader import Reader


def face_of(game: Game, reader: Reader) -> Face:
    """The face of a game, or the general one for a game that has none of its own."""
    name = f"{__name__}.{game.name}"
    kind: type[Face] = importlib.import_module(name).FACE if find_spec(name) else Face
    return kind(game, reader)
