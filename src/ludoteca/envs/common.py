"""What all environments share: spaces, observations, rewards and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ludoteca.core import kernels
from ludoteca.core.errors import LudotecaError
from ludoteca.core.extras import require
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Seat

RENDER_MODES = ("human", "ansi", "rgb_array")
SeatObservation = dict[str, npt.NDArray[np.int8]]


def part_space(game: Game) -> spaces.Box:
    """The space of a seat's observation."""
    if not game.observation_size:
        raise LudotecaError(
            sentence=f"{game.title} has no observation for programs that learn: its folder offers none."
        )
    high = np.concatenate([np.full(part.size, part.most, np.int8) for part in game.observation.values()])
    return spaces.Box(np.zeros_like(high), high, dtype=np.int8)


def observation_space(game: Game) -> spaces.Dict:
    """The space of an observation and a mask of legal actions; out of turn, no action is legal."""
    mask = spaces.Box(0, 1, (game.action_count,), np.int8)
    return spaces.Dict({"observation": part_space(game), "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    """All actions of a game, legal or not."""
    return spaces.Discrete(game.action_count)


class Observer:
    """Observes for the seats of a table, with sizes and buffers that are prepared once."""

    def __init__(self, game: Game) -> None:
        self.width, self.count = game.observation_size, game.action_count
        self.actions = game.action_buffer()

    def observe(self, state: State, seat: Seat) -> SeatObservation:
        """A seat's observation and mask, in new arrays."""
        seen, mask = np.empty(self.width, np.int8), np.zeros(self.count, np.int8)
        kernels.observe_one(state.record, seat, seen)
        if state.seat == seat:
            mask[self.actions[: kernels.list_one(state.record, self.actions)]] = 1
        return {"observation": seen, "action_mask": mask}


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
