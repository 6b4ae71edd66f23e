"""The native libraries of the games in this repository, for tests."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from ludoteca.core.native import machine
from tests.packages import all_are_needed
from tests.tables import BUILT_IN

FOLDER = Path(__file__).parents[1] / "build" / "native"


def native_libraries() -> Path:
    """The folder with the libraries for this computer; what is up to date is not built again."""
    if importlib.util.find_spec("ziglang") is None and not all_are_needed():
        pytest.skip("needs ziglang, which links: make native")
    from ludoteca.targets import native

    if machine() not in native.MACHINES:
        pytest.skip(f"there is no native library for {machine()}")
    native.build(FOLDER, BUILT_IN, [machine()])
    return FOLDER
