"""The three forms of an observation, and the spaces that describe them.

- `dict`: `{"observation": …, "action_mask": …}`, small whole numbers (`int8`), as PettingZoo has them.
- `flat`: one array of `float32` from 0 to 1. The mask comes from `action_masks()` and `info["action_mask"]`.
- `rllib`: `{"observations": …, "action_mask": …}`, `float32` from 0 to 1, the keys of RLlib's action masking.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector.utils import batch_space

from ludoteca.core import kernels
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Seat

DICT, FLAT, RLLIB = FORMS = ("dict", "flat", "rllib")
Mask = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int8]


class NumbersBox(spaces.Box):
    """A box with different limits in its parts, which prints on one line."""

    def __repr__(self) -> str:
        return f"NumbersBox(0, {self.high.min()}…{self.high.max()}, {self.shape}, {self.dtype})"


@batch_space.register(NumbersBox)
def batch_numbers(space: NumbersBox, n: int = 1) -> NumbersBox:
    """The box of many observations."""
    repeats = (n, *[1] * len(space.shape))
    return NumbersBox(np.tile(space.low, repeats), np.tile(space.high, repeats), dtype=np.int8)


def highest(game: Game) -> Numbers:
    """The highest possible number of each value of an observation."""
    if not game.observation_size:
        raise LudotecaError(
            sentence=f"{game.title} has no observation for programs that learn: its folder offers none."
        )
    return np.concatenate([np.full(part.size, part.most, np.int8) for part in game.observation.values()])


def check_form(form: str) -> str:
    """Refuse an unknown form of observations."""
    if form not in FORMS:
        raise LudotecaError(sentence=f"The form of an observation is {', '.join(FORMS)}; not {form!r}.")
    return form


def observation_space(game: Game, form: str = DICT) -> spaces.Space[Any]:
    """The space of the observations of a seat in a form; out of turn, no action is legal."""
    high = highest(game)
    numbers = NumbersBox(np.zeros_like(high), high, dtype=np.int8)
    scaled = spaces.Box(0, 1, high.shape, np.float32)
    if form == FLAT:
        return scaled
    if form == RLLIB:
        mask = spaces.Box(0, 1, (game.action_count,), np.float32)
        return spaces.Dict({"observations": scaled, "action_mask": mask})
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8)})


class Shaper:
    """Brings numbers and masks into a form: of one table or of many, in new arrays unless it is `dict`."""

    def __init__(self, game: Game, form: str) -> None:
        self.form = check_form(form)
        self.scale = 1 / np.maximum(highest(game), 1).astype(np.float32)

    def shape(self, numbers: Numbers, mask: Mask) -> Any:
        """An observation in the form."""
        if self.form == DICT:
            return {"observation": numbers, "action_mask": mask}
        scaled = numbers * self.scale
        return scaled if self.form == FLAT else {"observations": scaled, "action_mask": mask.astype(np.float32)}


class Observer:
    """Observes for the seats of a table, with sizes and buffers that are prepared once."""

    def __init__(self, game: Game, form: str = DICT) -> None:
        self.width, self.count = game.observation_size, game.action_count
        self.actions = game.action_buffer()
        self.shaper = Shaper(game, form)

    def observe(self, state: State, seat: Seat) -> Any:
        """A seat's observation and mask, in new arrays."""
        seen = np.empty(self.width, np.int8)
        kernels.observe_one(state.record, seat, seen)
        return self.shaper.shape(seen, self.mask(state, seat))

    def mask(self, state: State, seat: Seat) -> Mask:
        """The actions that are legal for a seat now, in a new array."""
        mask = np.zeros(self.count, np.int8)
        if state.seat == seat:
            mask[self.actions[: kernels.list_one(state.record, self.actions)]] = 1
        return mask
