"""Servers in processes forked from one that has loaded everything: they start quickly, so tests can kill them often."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from ludoteca.server.run import make_server
from ludoteca.server.settings import Settings
from ludoteca.server.store.backup import backup
from tests.server.machines import settings_for
from tests.server.service import await_ready, free_port

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.warm", __name__])


def in_process(work: Callable[..., object], *arguments: object) -> BaseProcess:
    """Run a function in a new process."""
    started = FORKS.Process(target=work, args=arguments, daemon=True)
    started.start()
    return started


def serve(settings: Settings) -> None:
    """Serve until killed."""
    make_server(settings).run()


def save(file: Path, target: Path) -> None:
    """Copy a database."""
    backup(file, target, overwrite=True)


class ForkedServer:
    """A server in a process of its own; after a kill it can be started again at the same address."""

    def __init__(self, data: Path, **chosen: Any) -> None:
        self.settings = settings_for(data, port=free_port(), **{"pace": 0.0, "limits": False, "thinkers": 1} | chosen)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.process: BaseProcess | None = None

    def start(self) -> None:
        """Start, and wait until people can play."""
        process = self.process = in_process(serve, self.settings)
        await_ready(self.url, process.is_alive)

    def kill(self) -> None:
        """Kill the process with SIGKILL, which it cannot handle."""
        assert self.process is not None
        self.process.kill()
        self.process.join(30)
        assert not self.process.is_alive()
