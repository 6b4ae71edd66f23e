"""Measuring the service: a process of its own on one core, under load from this one on another."""

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
"""How long it takes until so many tables that have begun together move at their own pace; with fewer it is less."""
MOST_AT_ONCE = 20


@dataclass
class Service:
    """A running service."""

    url: str
    process: subprocess.Popen[bytes]
    seconds_to_ready: float

    def count(self, name: str) -> float:
        """One of the numbers that the service counts."""
        for line in httpx.get(f"{self.url}/metrics", timeout=30).text.splitlines():
            if line.startswith(name + " "):
                return float(line.split()[1])
        raise RuntimeError(f"The service does not count {name}.")

    @property
    def cpu_seconds(self) -> float:
        """CPU seconds that the process has used: from the system if it tells, since a busy service answers late."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return self.count("process_cpu_seconds_total")
        user, system = stat.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def megabytes(self) -> float:
        """Memory that the process holds."""
        return self.count("process_resident_memory_bytes") / 1e6


class Running:
    """A service that is started by a measurement, and ended with the stack."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack

    def start(self) -> Document:
        """Start it, and say how long that took."""
        self.service = self.stack.enter_context(service())
        with tempfile.TemporaryDirectory() as folder:
            disk = fsync_milliseconds(Path(folder))
        return {"service": {"seconds_to_ready": self.service.seconds_to_ready, "fsync_milliseconds": disk}}


@contextmanager
def service() -> Iterator[Service]:
    """Start a service with empty data on one core, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "ludoteca", "serve", "--data", str(Path(folder, "bench.sqlite3"))]
        started = time.perf_counter()
        with subprocess.Popen(
            [*command, "--port", str(port), "--no-limits", "--pace", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                keep_to_core(process.pid, 0)
                url = f"http://127.0.0.1:{port}"
                await_ready(url, process)
                yield Service(url, process, round(time.perf_counter() - started, 2))
            finally:
                process.terminate()


def keep_to_core(pid: int, core: int) -> None:
    """Keep a process to one core, where the system can."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def await_ready(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until people could play."""
    for _ in range(1200):
        if process.poll() is not None:
            raise RuntimeError("The service ended before it was ready: start `ludoteca serve` by hand to see why.")
        try:
            if httpx.get(f"{url}/ready", timeout=5).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise RuntimeError("The service was not ready within two minutes.")


def under_load(running: Service, game: str, tables: int, seconds: float, pace: float = 0.0) -> Document:
    """Moves a second, the service's CPU and memory, and delays with so many busy tables."""
    keep_to_core(0, 1)
    return asyncio.run(loaded(running, game, tables, seconds, pace))


async def loaded(running: Service, game: str, tables: int, seconds: float, pace: float) -> Document:
    """Play rounds of matches at all tables; only what happens while all of them are busy is measured."""
    load = Load(running.url, game, pace)
    before = running.megabytes
    laid = await lay(load, [None] * tables)
    took, used, after = 0.0, 0.0, before
    while took < seconds and not load.tally.failures:
        more_took, more_used = await play_round(running, load, laid, seconds - took)
        took, used = took + more_took, used + more_used
        after = await asyncio.to_thread(lambda: running.megabytes)
        laid = await lay(load, [table.cookies for table in laid])
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


async def lay(load: Load, people: Sequence[tuple[str, str] | None]) -> list[Table]:
    """Lay tables, not too many at once."""
    some = asyncio.Semaphore(MOST_AT_ONCE)

    async def lay_one(cookies: tuple[str, str] | None) -> Table:
        async with some:
            return await load.table(cookies)

    return await asyncio.gather(*map(lay_one, people))


async def play_round(running: Service, load: Load, tables: list[Table], seconds: float) -> tuple[float, float]:
    """One match at every table; measure until the first of them is over: how long it took, and how much CPU."""
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


def at_rest(running: Service, game: str, tables: int) -> Document:
    """Memory that running matches take, and sockets on which nobody says anything."""
    return asyncio.run(resting(running, game, tables))


async def resting(running: Service, game: str, tables: int) -> Document:
    """Set up matches, then connect both people of each, and look at the memory each time."""
    load = Load(running.url, game, 0.0)
    before = await asyncio.to_thread(lambda: running.megabytes)
    waiting = [await load.table() for _ in range(tables)]
    with_matches = await asyncio.to_thread(lambda: running.megabytes)
    async with AsyncExitStack() as stack:
        for table in waiting:
            for seat in (0, 1):
                await greeted(await stack.enter_async_context(load.socket(table, seat)))
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


async def greeted(socket: ClientConnection) -> None:
    """Say hello, and wait for the first view."""
    await socket.send('{"type":"hello"}')
    async for text in socket:
        if decode(text).view is not None:
            return


def first_views(running: Service, game: str, times: int) -> Document:
    """Milliseconds from asking for a table (against a bot) until its first view is there."""
    return {"game": game, "milliseconds": asyncio.run(first_view(running, game, times))}


async def first_view(running: Service, game: str, times: int) -> Document:
    """Make a table, start, connect, and see it, again and again."""
    load = Load(running.url, game, 0.0)
    cookie, delays = await load.person(), []
    for _ in range(times):
        started = time.perf_counter()
        made = await load.ask("/api/tables", {"game": game, "players": 2, "bots": {"1": "novice"}}, cookie)
        match = made.json()["id"]
        await load.ask(f"/api/tables/{match}/start", {}, cookie)
        async with load.socket(Table((cookie, cookie), match), 0) as socket:
            await greeted(socket)
        delays.append(time.perf_counter() - started)
    await load.http.aclose()
    return spread(delays)


def fsync_milliseconds(folder: Path) -> float:
    """How long the disk itself takes to make a few bytes durable: the median of many."""
    delays = []
    with Path(folder, "fsync").open("wb") as file:
        for _ in range(200):
            file.write(bytes(4096))
            file.flush()
            started = time.perf_counter()
            os.fsync(file.fileno())
            delays.append(time.perf_counter() - started)
    return round(1000 * sorted(delays)[100], 3)
