"""Names for the few types that everything shares."""

from __future__ import annotations

import operator
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Record: TypeAlias = Any
"""One game's state inside a rule: a NumPy record whose fields are attributes."""

Box: TypeAlias = npt.NDArray[Any]
"""One game's state held from Python: an array of one record. Compiled code takes it twenty times quicker."""

Batch: TypeAlias = npt.NDArray[Any]
"""Many states of one game: an array of records."""

Ints: TypeAlias = npt.NDArray[np.int64]

Bytes: TypeAlias = npt.NDArray[np.uint8]

Floats: TypeAlias = npt.NDArray[np.float32]

Seen: TypeAlias = npt.NDArray[np.int8]
"""What a seat observes, as small whole numbers."""

Seat: TypeAlias = int
"""A player's place, counted clockwise from 0."""

Action: TypeAlias = int
"""One decision, a number inside and a short text outside."""

Document: TypeAlias = dict[str, Any]
"""Something that can be written as JSON."""


def whole(value: object) -> int | None:
    """The whole number that a value is, or None for anything else; true and false are no numbers."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return operator.index(value)
