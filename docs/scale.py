"""Measures what docs/scale.md says: one process on a file, one and three on PostgreSQL and Redis, under growing load.

`python -m docs.scale [SECONDS]` prints the table; it needs Debian's PostgreSQL and Redis.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

from websockets.asyncio.client import connect

from ludoteca.bench.load import Load, Table, spread
from ludoteca.bench.serving import Service, await_ready, free_port, lay, play_round
from ludoteca.core.types import Document
from tests.server.machines import Postgres, redis_server

TABLES = (20, 100)
SECONDS = 8.0
HEAD = """| | busy tables | moves/s | p50 ms | p99 ms | CPU s for 1,000 moves | memory MB |
|---|---:|---:|---:|---:|---:|---:|"""


class SpreadLoad(Load):
    """A load whose people are connected to all processes in turn."""

    def __init__(self, urls: list[str]) -> None:
        super().__init__(urls[0], "lanterns", 0.0)
        self.urls = urls
        self.next = count()

    def socket(self, table: Table, seat: int) -> connect:
        """A seat's socket at the next process."""
        self.url = self.urls[next(self.next) % len(self.urls)]
        return super().socket(table, seat)


class Processes:
    """All processes of a service, counted together."""

    def __init__(self, services: list[Service]) -> None:
        self.services = services

    @property
    def cpu_seconds(self) -> float:
        """What they have used."""
        return sum(service.cpu_seconds for service in self.services)

    @property
    def megabytes(self) -> float:
        """What they hold."""
        return sum(service.megabytes for service in self.services)


@contextmanager
def serving(number: int, options: list[str]) -> Iterator[list[Service]]:
    """So many processes."""
    with ExitStack() as stack:
        services = []
        for _ in range(number):
            port = free_port()
            command = [sys.executable, "-m", "ludoteca", "serve", "--no-limits", "--pace", "0", "--port", str(port)]
            process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.terminate)
            services.append(Service(f"http://127.0.0.1:{port}", process, 0.0))
        for service in services:
            await_ready(service.url, service.process)
        yield services


async def measured(services: list[Service], tables: int, seconds: float) -> Document:
    """Rounds of matches at so many tables; what happens while all are busy counts."""
    load, together = SpreadLoad([service.url for service in services]), Processes(services)
    took = used = 0.0
    laid = await lay(load, [None] * tables)
    while took < seconds and not load.tally.failures:
        more_took, more_used = await play_round(together, load, laid, seconds - took)  # type: ignore[arg-type]
        took, used = took + more_took, used + more_used
        laid = await lay(load, [table.cookies for table in laid])
    await load.http.aclose()
    moves = max(1, load.tally.moves)
    return {
        "moves": round(load.tally.moves / took),
        "cpu": 1000 * used / moves,
        "megabytes": await asyncio.to_thread(lambda: together.megabytes),
        "failures": load.tally.failures[:1],
        **spread(load.tally.delays),
    }


def main() -> None:
    """Measure everything, and print it as a table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    durable = Postgres(fsync="on")
    with tempfile.TemporaryDirectory() as folder:
        servers = ["--database", durable.database_for(Path(folder)), "--bus", redis_server().address_for(Path(folder))]
        ways = {
            "one process, SQLite": (1, ["--data", str(Path(folder, "bench.sqlite3"))]),
            "one process, PostgreSQL + Redis": (1, servers),
            "three processes, PostgreSQL + Redis": (3, servers),
        }
        print(HEAD, flush=True)
        for name, (number, options) in ways.items():
            with serving(number, options) as services:
                time.sleep(3)
                for tables in TABLES:
                    found = asyncio.run(measured(services, tables, seconds))
                    print(
                        f"| {name} | {tables} | {found['moves']:,} | {found['p50']:,} | {found['p99']:,} "
                        f"| {found['cpu']:.2f} | {found['megabytes']:.0f} |{found['failures'] or ''}",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
