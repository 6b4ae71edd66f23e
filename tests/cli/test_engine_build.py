"""In a checkout, the games for browsers are built in the background, after everything else."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from ludoteca.cli import engine_build
from ludoteca.cli.engine_build import building_engine, has_prepared

SECONDS = 30.0
PREPARING = {"status": "ready", "preparation": {"stage": "players"}}
READY = {"status": "ready", "preparation": None}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="builds in the background only elsewhere")


class Readiness:
    """What a server answers about itself."""

    document: Mapping[str, object] = PREPARING


@contextmanager
def serving() -> Iterator[tuple[str, Readiness]]:
    """A server that answers only /ready."""
    readiness = Readiness()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(readiness.document).encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", readiness
        server.shutdown()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose build writes its words and its priority, and then takes long."""
    monkeypatch.setattr(engine_build, "SECONDS_BETWEEN", 0.05)
    (tmp_path / engine_build.SCRIPT).write_text(
        "import os, pathlib, sys, time\n"
        "pathlib.Path('built.draft').write_text(f'{sys.argv[1]} {os.nice(0)} {os.getpid()}')\n"
        "os.rename('built.draft', 'built')\n"
        "time.sleep(600)\n"
    )
    return tmp_path


def wait_for(file: Path) -> str:
    until = time.monotonic() + SECONDS
    while not file.is_file():
        assert time.monotonic() < until
        time.sleep(0.02)
    return file.read_text()


def test_the_build_waits_for_the_server_has_low_priority_and_ends_with_it(checkout: Path) -> None:
    with serving() as (address, readiness), building_engine(address, checkout):
        assert not has_prepared(address)
        assert not (checkout / "built").exists()
        readiness.document = READY
        word, priority, process = wait_for(checkout / "built").split()
    assert (word, int(priority)) == ("engine", 19)
    until = time.monotonic() + SECONDS
    while Path(f"/proc/{process}").exists():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_an_installed_package_builds_nothing(tmp_path: Path) -> None:
    before = threading.active_count()
    with building_engine("http://127.0.0.1:9", tmp_path):
        assert threading.active_count() == before
    assert not any(tmp_path.iterdir())


def test_a_server_that_does_not_answer_is_not_ready() -> None:
    assert not has_prepared("http://127.0.0.1:9")
