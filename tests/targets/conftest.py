"""The engine of the games in this repository, built once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables import BUILT_IN

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def engine() -> Path:
    """The folder with the engine of all games; what is up to date is not built again."""
    from ludoteca.targets.build import build

    folder = ROOT / "src" / "ludoteca" / "server" / "engine"
    build(folder, BUILT_IN)
    return folder
