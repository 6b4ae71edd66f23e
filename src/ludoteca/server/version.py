"""The version of this program."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version as installed_version


@cache
def version() -> str:
    """The version of the installed package."""
    return installed_version("ludoteca")
