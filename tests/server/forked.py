"""Services in processes that are forked from a warm one: ready in a moment, so that they can be killed often."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from ludoteca.server.backup import backup
from ludoteca.server.serving import make_server
from ludoteca.server.settings import Settings
from tests.server.machines import settings_for
from tests.server.service import await_ready, free_port

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.warm", __name__])


def in_process(work: Callable[..., object], *arguments: object) -> BaseProcess:
    """Start some work in a process of its own."""
    started = FORKS.Process(target=work, args=arguments, daemon=True)
    started.start()
    return started


def serve(settings: Settings) -> None:
    """Serve until killed."""
    make_server(settings).run()


def save(file: Path, target: Path) -> None:
    """Copy a database."""
    backup(file, target, overwrite=True)


class ForkedService:
    """A service in a process of its own; after a kill it comes back at the same address."""

    def __init__(self, data: Path, **chosen: Any) -> None:
        self.settings = settings_for(data, port=free_port(), **{"pace": 0.0, "limits": False, "thinkers": 1} | chosen)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.process: BaseProcess | None = None

    def start(self) -> None:
        """Start, and wait until people can play."""
        process = self.process = in_process(serve, self.settings)
        await_ready(self.url, process.is_alive)

    def kill(self) -> None:
        """End it as a power cut would: kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.join(30)
        assert not self.process.is_alive()
