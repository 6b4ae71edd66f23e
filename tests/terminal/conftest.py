"""What tests of the terminal share: a data folder of one's own, and a service."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.service import service_in_thread


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service."""
    with service_in_thread(tmp_path_factory.mktemp("service") / "house.sqlite3") as url:
        yield url


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """What is opened in a test and closed at its end."""
    with ExitStack() as opened:
        yield opened
