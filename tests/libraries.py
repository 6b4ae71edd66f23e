"""The native libraries of the games in this repository, for tests."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from ludoteca.core.cache import GAMES
from ludoteca.core.native import INDEX, machine, read_index, source_hash
from tests.packages import all_are_needed
from tests.tables import BUILT_IN

FOLDER = Path(__file__).parents[1] / "build" / "native"


def are_current() -> bool:
    """Whether the libraries for this computer exist and were built from the present sources."""
    built = read_index(FOLDER) if (FOLDER / INDEX).is_file() else {}
    return all(
        name in built and machine() in built[name]["machines"] and built[name]["sources"] == source_hash(GAMES / name)
        for name in BUILT_IN
    )


def native_libraries() -> Path:
    """The folder with the libraries for this computer; what is up to date is not built again."""
    if importlib.util.find_spec("ziglang") is None and not all_are_needed():
        pytest.skip("needs ziglang, which links: make native")
    from ludoteca.targets import native

    if machine() not in native.MACHINES:
        pytest.skip(f"there is no native library for {machine()}")
    native.build(FOLDER, BUILT_IN, [machine()])
    return FOLDER
