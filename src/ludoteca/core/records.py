"""Records: the fixed-size state of a game, its type, and how Python reads and copies it."""

from __future__ import annotations

from collections import namedtuple
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.luck import WORDS
from ludoteca.core.types import Box

HEAD = (
    ("luck", np.int64, (WORDS,)),
    ("players", np.int64),
    ("seat", np.int64),
    ("ply", np.int64),
    ("over", np.int64),
)
"""The first fields of every record: luck, number of players, seat to move, number of actions, whether it is over."""


def record_type(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The type of a game's record: the common head, a field for each option, and the game's own fields."""
    return np.dtype((np.record, np.dtype([*HEAD, *fields], align=True)))


@cache
def _fields_of(dtype: np.dtype[Any]) -> Any:
    return namedtuple("Fields", dtype.names or ())  # noqa: PYI024 (the names are known only at run time)


def fields(box: Box) -> Any:
    """A snapshot of a record for Python: its numbers and arrays as attributes."""
    return _fields_of(box.dtype)._make(box.tolist()[0])


def duplicate(box: Box) -> Box:
    """An independent copy; ten times faster than NumPy's, which copies a record field by field."""
    return np.frombuffer(bytearray(box.tobytes()), box.dtype)
