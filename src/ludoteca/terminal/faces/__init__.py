"""How each game is told and drawn in the terminal: a package of the game's name with a `FACE`, found by looking."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from ludoteca.core.game import Game
from ludoteca.terminal.face import Face
from ludoteca.terminal.speech import Speech


def face_of(game: Game, speech: Speech) -> Face:
    """The face of a game; one made of what every game says of itself where it has none of its own."""
    name = f"{__name__}.{game.name}"
    kind: type[Face] = importlib.import_module(name).FACE if find_spec(name) else Face
    return kind(game, speech)
