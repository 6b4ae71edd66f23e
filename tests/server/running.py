"""A service that really runs, for tests: in a thread, or in a process of its own that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from ludoteca.cli.service import listen
from ludoteca.client import Client
from ludoteca.server.serving import make_server
from ludoteca.server.settings import Settings

STARTING, STOPPING = 900.0, 60.0
"""Seconds that a start (rules may have to be compiled) and a graceful end may take."""


@dataclass(frozen=True)
class Running:
    """A service in a thread of this process."""

    url: str
    app: Any


@contextmanager
def running(data: Path, **traits: Any) -> Iterator[Running]:
    """Serve a data file on a free port until the block ends; if not told else, without limits, with quick bots."""
    settings = Settings(data=data, **{"port": 0, "limits": False, "pace": 0.0, "thinkers": 1} | traits)
    with listen(settings) as listening:
        server = make_server(settings)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, name="service")
        thread.start()
        try:
            url = f"http://127.0.0.1:{listening.getsockname()[1]}"
            wait_until_ready(url)
            yield Running(url, server.config.app)
        finally:
            server.should_exit = True
            thread.join(STOPPING)
            assert not thread.is_alive(), "the service did not end"


def wait_until_ready(url: str) -> None:
    """Wait until people can play."""
    with Client(url) as client:
        client.wait_until_ready(STARTING)


class ServiceProcess:
    """`ludoteca serve` in a process of its own; after a kill it comes back at the same address."""

    def __init__(self, data: Path, *options: str) -> None:
        with listen(Settings(data=data, port=0)) as free:
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "ludoteca", "serve", "--data", str(data), "--port", str(self.port)]
        self.command += options or ("--no-limits", "--pace", "0", "--thinkers", "1")
        self.log = data.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self, wait: bool = True) -> None:
        """Start, and wait until people can play."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=os.environ)
        if wait:
            wait_until_ready(self.url)

    def kill(self) -> None:
        """End it as a power cut would: kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """End it as Ctrl-C would, if it runs."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self.process = None
