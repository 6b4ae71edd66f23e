"""The games' rule of thumb, asked for one state."""

from __future__ import annotations

from ludoteca import State
from ludoteca.core import kernels
from ludoteca.core.types import Ints


def quick_action(state: State, luck: Ints) -> int:
    """The action that the game's rule of thumb picks."""
    return int(kernels.quick(state.record[0], luck))
