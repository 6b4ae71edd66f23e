"""What a state asks of its record all the time, each in one call that takes and returns Python objects.

Native libraries have these functions too (`ludoteca.targets.object_calls`). The functions here answer what a library
cannot, and everything where there is none.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import kernels
from ludoteca.core.compiled import from_library
from ludoteca.core.records import HEAD
from ludoteca.core.types import Action, Box, whole

PLAYERS, SEAT, PLY, OVER = 1, 2, 3, 4
"""The places of numbers in the head of a record."""

_NAMES = tuple(field[0] for field in HEAD)
_SILENT = np.zeros((1, kernels.EVENT_COLUMNS), np.int64)


@from_library
def read_head(box: Box, place: int) -> int:
    """A number in the head of a record."""
    number: int = box[_NAMES[place]].item()
    return number


@from_library
def list_actions(box: Box) -> list[Action]:
    """All legal actions of one state, ascending."""
    buffer = np.empty(kernels.count_actions(box), np.int64)
    actions: list[Action] = buffer[: kernels.list_one(box, buffer)].tolist()
    return actions


@from_library
def carry_out(box: Box, action: Action, actions: list[Action]) -> bool:
    """Carry out a legal action and append it to a list; False, and nothing changes, if the game has no such action."""
    number = whole(action)
    if number is None or not 0 <= number < kernels.count_actions(box):
        return False
    kernels.apply_one(box, number, _SILENT)
    actions.append(number)
    return True
