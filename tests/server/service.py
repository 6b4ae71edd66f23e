"""Servers for tests: in a thread of this process, or in their own process that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from ludoteca.server.run import make_server
from tests.server.machines import settings_for
from tests.server.ports import free_port

__all__ = ["STARTING", "ServiceProcess", "await_ready", "free_port", "service_in_thread"]


STARTING = 600.0
"""Seconds that a start may take, since everything may have to be compiled."""


def await_ready(url: str, alive: Any, seconds: float = STARTING) -> None:
    """Wait until the server is ready and everything is compiled, so that tests do not depend on the cache."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        assert alive(), "the server ended before it was ready"
        try:
            told = httpx.get(f"{url}/ready", timeout=5)
            if told.status_code == 200 and told.json()["preparation"] is None:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.05)
    raise AssertionError("the server was never ready")


@contextmanager
def service_in_thread(data: Path, **chosen: Any) -> Iterator[str]:
    """A server in this process; yields its URL. By default, bots answer at once and there are no limits."""
    settings = settings_for(data, port=free_port(), **{"pace": 0.0, "limits": False} | chosen)
    server = make_server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{settings.port}"
    try:
        await_ready(url, thread.is_alive)
        yield url
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


class ServiceProcess:
    """A server in its own process, on one data file; it can be killed and started again on the same port."""

    def __init__(self, data: Path, *options: str, games: str | None = None) -> None:
        """A server with the games of the tests, or with those in other folders; an empty text means none."""
        self.data = data
        self.options = options
        self.environment = os.environ | ({} if games is None else {"LUDOTECA_GAMES": games})
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data.with_suffix(".log")

    def start(self) -> None:
        command = [sys.executable, "-m", "ludoteca", "serve", "--data", str(self.data), "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--no-limits", "--pace", "0", *self.options],
                stdout=log,
                stderr=log,
                env=self.environment,
            )
        await_ready(self.url, lambda: self.process is not None and self.process.poll() is None)

    def kill(self) -> None:
        """Kill it, like a power cut."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> int:
        """Shut it down."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
