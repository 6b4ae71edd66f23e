"""What all environments share: settings, actions, rewards and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.core.extras import require
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Ints, Seat

RENDER_MODES = ("human", "ansi", "rgb_array")


class UnknownSetting(BadOption, TypeError):
    """A setting that an environment does not have: also a TypeError, as libraries expect for any function."""


def check_options(game: Game, players: int, options: Mapping[str, object]) -> Ints:
    """Check the number of players and the options of the game; return the options as numbers."""
    known = [option.name for option in game.options]
    for name in options:
        if name not in known:
            raise UnknownSetting(
                sentence=f"This environment got an unexpected keyword argument {name!r}: it is neither one of its "
                f"settings nor an option of {game.title} ({', '.join(known) or 'which has none'})."
            )
    return game.option_numbers(players, options)


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    """All actions of a game, legal or not."""
    return spaces.Discrete(game.action_count)


def rewards(ranks: Sequence[int]) -> list[float]:
    """1 for the first place, -1 for the last, evenly spaced in between; ties share. The sum is 0."""
    return [sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks]


def check_render_mode(mode: str | None) -> str | None:
    """Refuse an unknown render mode, and pictures without the libraries that draw them."""
    if mode is not None and mode not in RENDER_MODES:
        raise LudotecaError(
            sentence=f"A table is rendered as {', '.join(RENDER_MODES)} or not at all, not as {mode!r}."
        )
    if mode == "rgb_array":
        require("plots")
    return mode


def render_view(state: State, seat: Seat | None, mode: str | None) -> Any:
    """A seat's view: as a text, as a picture, or printed."""
    if mode is None:
        return None
    text = state.game.picture(state.view(seat))
    if mode == "ansi":
        return text
    if mode == "human":
        import sys

        sys.stdout.write(f"{text}\n\n")
        return None
    from ludoteca.envs.picture import draw_text

    return draw_text(text, state.game.palette)
