"""Servers behind a small proxy: one process on a file, or three on PostgreSQL and Redis."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.forked import ForkedServer
from tests.server.machines import postgres, redis_server
from tests.server.proxies import Proxy

FILE, SERVERS = "sqlite", "postgresql"
PROCESSES = 3


class Cluster:
    """Processes that serve the same tables."""

    def __init__(self, servers: list[ForkedServer], proxy: Proxy) -> None:
        self.servers = servers
        self.proxy = proxy
        self.settings = servers[0].settings
        self.url = f"http://127.0.0.1:{proxy.port}"

    def start(self) -> None:
        """Start all processes at once."""
        with ThreadPoolExecutor(len(self.servers)) as threads:
            list(threads.map(ForkedServer.start, self.servers))

    def kill(self) -> None:
        """Kill all processes."""
        for server in self.servers:
            if server.process is not None:
                wake(server)
                server.kill()


@contextmanager
def cluster(storage: str, folder: Path, **chosen: Any) -> Iterator[Cluster]:
    """Start processes on a storage; by default `database` and `bus` are the test's own."""
    data = folder / "ludoteca.sqlite3"
    if storage == SERVERS:
        chosen = {"database": postgres().database_for(data), "bus": redis_server().address_for(data)} | chosen
    servers = [ForkedServer(data, **chosen) for _ in range(PROCESSES if storage == SERVERS else 1)]
    with Proxy(*(server.settings.port for server in servers)) as proxy:
        group = Cluster(servers, proxy)
        try:
            group.start()
            yield group
        finally:
            group.kill()


def pause(server: ForkedServer) -> None:
    """Suspend a process, like a virtual machine that is being migrated."""
    assert server.process is not None
    assert server.process.pid is not None
    os.kill(server.process.pid, signal.SIGSTOP)


def wake(server: ForkedServer) -> None:
    """Resume a suspended process."""
    if server.process is not None and server.process.is_alive() and server.process.pid is not None:
        os.kill(server.process.pid, signal.SIGCONT)
