"""Services behind a small proxy: one process on a file, or three on PostgreSQL and Redis, with their clients spread."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.forked import ForkedService
from tests.server.machines import postgres, redis_server
from tests.server.proxies import Proxy

FILE, SERVERS = "sqlite", "postgresql"
PROCESSES = 3


class Cluster:
    """Processes that serve the same tables."""

    def __init__(self, services: list[ForkedService], proxy: Proxy) -> None:
        self.services = services
        self.proxy = proxy
        self.settings = services[0].settings
        self.url = f"http://127.0.0.1:{proxy.port}"

    def start(self) -> None:
        """Start all processes at once."""
        with ThreadPoolExecutor(len(self.services)) as threads:
            list(threads.map(ForkedService.start, self.services))

    def kill(self) -> None:
        """End all processes."""
        for service in self.services:
            if service.process is not None:
                wake(service)
                service.kill()


@contextmanager
def cluster(storage: str, folder: Path, **chosen: Any) -> Iterator[Cluster]:
    """Processes on a storage; `database` and `bus` may be chosen, else they are this test's own."""
    data = folder / "ludoteca.sqlite3"
    if storage == SERVERS:
        chosen = {"database": postgres().database_for(data), "bus": redis_server().address_for(data)} | chosen
    services = [ForkedService(data, **chosen) for _ in range(PROCESSES if storage == SERVERS else 1)]
    with Proxy(*(service.settings.port for service in services)) as proxy:
        made = Cluster(services, proxy)
        try:
            made.start()
            yield made
        finally:
            made.kill()


def pause(service: ForkedService) -> None:
    """Let a process stand still, as a machine that is moved elsewhere does."""
    assert service.process is not None
    assert service.process.pid is not None
    os.kill(service.process.pid, signal.SIGSTOP)


def wake(service: ForkedService) -> None:
    """Let a process go on as if nothing had been."""
    if service.process is not None and service.process.is_alive() and service.process.pid is not None:
        os.kill(service.process.pid, signal.SIGCONT)
