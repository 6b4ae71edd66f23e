"""Benchmarks of the server: a separate process on one core, under load from this process on another."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from asyncio import FIRST_COMPLETED
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection

from ludoteca.bench.load import Load, Round, Table, decode, spread
from ludoteca.core.types import Document

SETTLE_SECONDS, SETTLING_TABLES = 0.3, 200
"""Seconds until this number of tables that started together move independently; proportionally less with fewer."""
MAX_AT_ONCE = 20
SECONDS_TO_READY = 120
PYTHON_OF_CLONE = ".venv/bin/python"


@dataclass
class Server:
    """A running server."""

    url: str
    process: subprocess.Popen[bytes]
    seconds_to_ready: float

    def count(self, name: str) -> float:
        """One of the server's metrics."""
        for line in httpx.get(f"{self.url}/metrics", timeout=30).text.splitlines():
            if line.startswith(name + " "):
                return float(line.split()[1])
        raise RuntimeError(f"The server has no metric {name}.")

    @property
    def cpu_seconds(self) -> float:
        """CPU seconds of the process: from the operating system if possible, because a busy server answers late."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return self.count("process_cpu_seconds_total")
        user, system = stat.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def megabytes(self) -> float:
        """Memory of the process."""
        return self.count("process_resident_memory_bytes") / 1e6


class RunningServer:
    """A server that a measurement starts and that ends with the stack."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack

    def start(self) -> Document:
        """Start the server with an empty file, and return the seconds until it was ready."""
        self.server = self.stack.enter_context(server())
        used = round(self.server.cpu_seconds, 2)
        with tempfile.TemporaryDirectory() as folder:
            disk = fsync_milliseconds(Path(folder))
        times = {"seconds_to_ready": self.server.seconds_to_ready, "cpu_seconds_to_ready": used}
        return {"service": {**times, "fsync_milliseconds": disk}}


@contextmanager
def server(database: str | None = None, clone: Path | None = None) -> Iterator[Server]:
    """Run a server on one core, with an empty file or with a PostgreSQL database; of this clone or another."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        place = ["--data", str(Path(folder, "bench.sqlite3"))] if database is None else ["--database", database]
        python = sys.executable if clone is None else str(clone.absolute() / PYTHON_OF_CLONE)
        command = [python, "-m", "ludoteca", "serve", *place]
        started = time.perf_counter()
        with subprocess.Popen(
            [*command, "--port", str(port), "--no-limits", "--pace", "0"],
            cwd=clone,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                keep_to_core(process.pid, 0)
                url = f"http://127.0.0.1:{port}"
                await_ready(url, process)
                yield Server(url, process, round(time.perf_counter() - started, 2))
            finally:
                process.terminate()


def keep_to_core(pid: int, core: int) -> None:
    """Pin a process to one core, if the operating system supports it."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def await_ready(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server is ready."""
    until = time.monotonic() + SECONDS_TO_READY
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError("The server ended before it was ready: start `ludoteca serve` by hand to see why.")
        try:
            if httpx.get(f"{url}/ready", timeout=5).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.01)
    raise RuntimeError(f"The server was not ready within {SECONDS_TO_READY} seconds.")


def under_load(running: Server, game: str, tables: int, seconds: float, pace: float = 0.0) -> Document:
    """Moves per second, the server's CPU and memory, and delays with a number of busy tables."""
    keep_to_core(0, 1)
    return asyncio.run(measure_load(running, game, tables, seconds, pace))


async def measure_load(running: Server, game: str, tables: int, seconds: float, pace: float) -> Document:
    """Play rounds of matches at all tables; measure only while all of them are busy."""
    load = Load(running.url, game, pace)
    before = running.megabytes
    opened = await open_tables(load, [None] * tables)
    took = used = 0.0
    while True:
        more_took, more_used = await play_round(running, load, opened, seconds - took)
        took, used = took + more_took, used + more_used
        after = await asyncio.to_thread(lambda: running.megabytes)
        if took >= seconds or load.tally.failures:
            break
        opened = await open_tables(load, [table.cookies for table in opened])
    await load.http.aclose()
    moves = max(1, load.tally.moves)
    return {
        "game": game,
        "tables": tables,
        "pace": pace,
        "moves_per_second": round(load.tally.moves / max(took, 1e-9)),
        "cpu_seconds_per_1000_moves": round(1000 * used / moves, 3),
        "milliseconds": spread(load.tally.delays),
        "megabytes_more": round(after - before, 1),
        "failures": len(load.tally.failures),
        "first_failure": load.tally.failures[:1],
    }


async def open_tables(load: Load, people: Sequence[tuple[str, str] | None]) -> list[Table]:
    """Open tables, a limited number at once."""
    some = asyncio.Semaphore(MAX_AT_ONCE)

    async def open_one(cookies: tuple[str, str] | None) -> Table:
        async with some:
            return await load.table(cookies)

    return await asyncio.gather(*map(open_one, people))


async def play_round(running: Server, load: Load, tables: list[Table], seconds: float) -> tuple[float, float]:
    """Play one match at every table; measure wall-clock and CPU seconds until the first of them is over."""
    together = Round(len(tables))
    playing = [asyncio.create_task(load.play(table, together)) for table in tables]
    await asyncio.wait({asyncio.create_task(together.everybody_here.wait()), *playing}, return_when=FIRST_COMPLETED)
    together.begun.set()
    await asyncio.sleep(SETTLE_SECONDS * min(1.0, len(tables) / SETTLING_TABLES))
    started, cpu = time.perf_counter(), running.cpu_seconds
    load.measuring = True
    with suppress(TimeoutError):
        await asyncio.wait_for(together.first_over.wait(), seconds)
    load.measuring = False
    took, used = time.perf_counter() - started, running.cpu_seconds - cpu
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return took, used


def at_rest(running: Server, game: str, tables: int) -> Document:
    """The memory of running matches and of idle sockets."""
    return asyncio.run(measure_rest(running, game, tables))


async def measure_rest(running: Server, game: str, tables: int) -> Document:
    """Start matches, then connect both people of each, and measure the memory each time."""
    load = Load(running.url, game, 0.0)
    before = await asyncio.to_thread(lambda: running.megabytes)
    waiting = [await load.table() for _ in range(tables)]
    with_matches = await asyncio.to_thread(lambda: running.megabytes)
    async with AsyncExitStack() as stack:
        for table in waiting:
            for seat in (0, 1):
                await await_first_view(await stack.enter_async_context(load.socket(table, seat)))
        with_sockets = await asyncio.to_thread(lambda: running.megabytes)
    await load.http.aclose()
    return {
        "game": game,
        "tables": tables,
        "sockets": 2 * tables,
        "megabytes_idle": round(before, 1),
        "kilobytes_a_match": round(1000 * (with_matches - before) / tables, 1),
        "kilobytes_a_socket": round(1000 * (with_sockets - with_matches) / (2 * tables), 1),
        "megabytes_more": round(with_sockets - before, 1),
    }


async def await_first_view(socket: ClientConnection) -> None:
    """Say hello, and wait for the first view."""
    await socket.send('{"type":"hello"}')
    async for text in socket:
        if decode(text).view is not None:
            return


def first_views(running: Server, game: str, times: int) -> Document:
    """Milliseconds from requesting a table against a bot until its first view."""
    return {"game": game, "milliseconds": asyncio.run(first_view(running, game, times))}


async def first_view(running: Server, game: str, times: int) -> Document:
    """Open a table, start the match, connect, and wait for the view, several times."""
    load = Load(running.url, game, 0.0)
    cookie, delays = await load.person(), []
    for _ in range(times):
        started = time.perf_counter()
        made = await load.ask("/api/tables", {"game": game, "players": 2, "bots": {"1": "novice"}}, cookie)
        match = made.json()["id"]
        await load.ask(f"/api/tables/{match}/start", {}, cookie)
        async with load.socket(Table((cookie, cookie), match), 0) as socket:
            await await_first_view(socket)
        delays.append(time.perf_counter() - started)
    await load.http.aclose()
    return spread(delays)


def fsync_milliseconds(folder: Path) -> float:
    """The time that the disk needs for an fsync of a few bytes: the median of many."""
    delays = []
    with Path(folder, "fsync").open("wb") as file:
        for _ in range(200):
            file.write(bytes(4096))
            file.flush()
            started = time.perf_counter()
            os.fsync(file.fileno())
            delays.append(time.perf_counter() - started)
    return round(1000 * sorted(delays)[100], 3)
