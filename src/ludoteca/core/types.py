"""Names for the types that all packages share."""

from __future__ import annotations

import operator
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Record: TypeAlias = Any
"""A state as the rules get it: a NumPy record whose fields are attributes."""

Box: TypeAlias = npt.NDArray[Any]
"""A state as Python holds it: an array of one record, which compiled code accepts twenty times faster."""

Batch: TypeAlias = npt.NDArray[Any]
"""Many states of one game: an array of records."""

Ints: TypeAlias = npt.NDArray[np.int64]

Bytes: TypeAlias = npt.NDArray[np.uint8]

Floats: TypeAlias = npt.NDArray[np.float32]

Observation: TypeAlias = npt.NDArray[np.int8]
"""What a seat observes, as small integers."""

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

Action: TypeAlias = int
"""One decision of a seat, as a number."""

Document: TypeAlias = dict[str, Any]
"""An object that can be written as JSON."""


def whole(value: object) -> int | None:
    """The value as an integer, or None if it is anything else; True and False do not count as integers."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return operator.index(value)
