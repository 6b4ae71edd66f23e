"""Guessing what somebody meant who typed a name that does not exist."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeVar

from ludoteca.core.errors import LudotecaError

ErrorType = TypeVar("ErrorType", bound=LudotecaError)
LEAST_PREFIX = 3
"""The number of letters from which the beginning of a name stands for it."""


def suggest(refusal: ErrorType, word: str, known: Iterable[str]) -> ErrorType:
    """Add to a refusal the known name that a word resembles, if there is one."""
    refusal.nearest = nearest(word, known)
    return refusal


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known name that a word resembles most: a typing error, another case, or the beginning of a name."""
    names = {name.casefold(): name for name in known}
    wanted = word.strip().casefold()
    begun = [name for name in names if name.startswith(wanted)] if len(wanted) >= LEAST_PREFIX else []
    close = begun if len(begun) == 1 else get_close_matches(wanted, begun or names, 1)
    return names[close[0]] if close else None
