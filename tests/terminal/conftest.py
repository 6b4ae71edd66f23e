"""Fixtures for the terminal: a data folder and a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.service import service_in_thread


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with service_in_thread(tmp_path_factory.mktemp("service") / "data.sqlite3") as url:
        yield url


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Resources that are closed at the end of a test."""
    with ExitStack() as resources:
        yield resources
