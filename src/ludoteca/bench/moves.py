"""Benchmark of a move: the CPU time of the server's process at busy tables, compared with that of a bare relay.

Everything is measured in turn, several times, and the best counts.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from ludoteca.bench.server import Server, free_port, keep_to_core, server, under_load
from ludoteca.core.types import Document

TABLES, SECONDS, PASSES = 200, 2.0, 2
MOVE = '{{"type":"act","mark":"{0}","entry":{0},"action":"p 12 r1 @ 3,-2"}}'
RELAY, FILE, POSTGRES = "bare relay", "SQLite", "PostgreSQL"
TRIES = 100

Start = Callable[[], AbstractContextManager[Server]]
Measure = tuple[str, Callable[[], Document]]


def measures(games: Sequence[str], database: str | None, beside: Path | None, stack: ExitStack) -> Iterator[Measure]:
    """A bare relay and the server with a file, several times in turn.

    If they are given, also the server of a clone `beside` this one, and this one with a PostgreSQL database.
    """
    starts: dict[str, Start] = {RELAY: bare_relay, FILE: server}
    if beside is not None:
        starts[beside.absolute().name] = lambda: server(clone=beside)
    if database is not None:
        starts[POSTGRES] = lambda: server(database)
    stores = [name for name in starts if name != RELAY]
    running: dict[str, Server] = {}

    def start(name: str) -> Document:
        running[name] = stack.enter_context(starts[name]())
        return {}

    for name in starts:
        yield f"{name} starts", lambda n=name: start(n)  # type: ignore[misc]
    for _ in range(PASSES):
        yield RELAY, lambda: {"moves": [measure_relay(running[RELAY])]}
        for store in stores:
            for game in games:
                yield f"{game}, {store}", lambda s=store, g=game: {"moves": [measure_moves(running[s], s, g)]}  # type: ignore[misc]


def measure_moves(running: Server, store: str, game: str) -> Document:
    """What moves cost at busy tables."""
    load = under_load(running, game, TABLES, SECONDS)
    row = {"what": store, "game": game, "tables": TABLES, "moves_per_second": load["moves_per_second"]}
    return row | {"cpu_seconds_per_1000_moves": load["cpu_seconds_per_1000_moves"], "failures": load["first_failure"]}


# The relay


@contextmanager
def bare_relay() -> Iterator[Server]:
    """Run a relay on the core on which the server runs."""
    port = free_port()
    with subprocess.Popen([sys.executable, "-m", "ludoteca.bench.relay", str(port)]) as process:
        try:
            keep_to_core(process.pid, 0)
            yield Server(f"ws://127.0.0.1:{port}", process, 0.0)
        finally:
            process.terminate()


def measure_relay(running: Server) -> Document:
    """What it costs to pass as many messages on."""
    keep_to_core(0, 1)
    moves, took, used = asyncio.run(Rally(running).play())
    return {
        "what": RELAY,
        "game": "",
        "tables": TABLES,
        "moves_per_second": round(moves / took),
        "cpu_seconds_per_1000_moves": round(1000 * used / max(1, moves), 3),
        "failures": [],
    }


class Rally:
    """Two people at each table, who answer each other's message at once."""

    def __init__(self, relay: Server) -> None:
        self.relay = relay
        self.missing = 2 * TABLES
        self.everybody_here = asyncio.Event()
        self.moves = 0

    async def play(self) -> tuple[int, float, float]:
        """The number of moves, and the wall-clock and CPU seconds that they took."""
        people = [asyncio.create_task(self.sit(table, seat)) for table in range(TABLES) for seat in (0, 1)]
        await self.everybody_here.wait()
        await asyncio.sleep(SECONDS / 4)
        started, cpu, before = time.perf_counter(), self.relay.cpu_seconds, self.moves
        await asyncio.sleep(SECONDS)
        moves, took, used = self.moves - before, time.perf_counter() - started, self.relay.cpu_seconds - cpu
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        return moves, took, used

    async def sit(self, table: int, seat: int) -> None:
        """Answer every message of the other seat."""
        # Tables are not used again: people of an earlier pass may still be leaving.
        socket = await self.connect(f"{self.relay.url}/{id(self)}/{table}")
        try:
            self.missing -= 1
            if self.missing == 0:
                self.everybody_here.set()
            await self.everybody_here.wait()
            if seat == 0:
                await socket.send(MOVE.format(0))
            received = 0
            async for _ in socket:
                received += 1
                self.moves += seat
                if received % 2 == seat:
                    await socket.send(MOVE.format(received))
        finally:
            socket.transport.abort()
            await socket.wait_closed()

    async def connect(self, address: str) -> ClientConnection:
        """Connect as soon as the relay listens."""
        for _ in range(TRIES):
            try:
                return await connect(address, compression=None, ping_interval=None, max_queue=None, open_timeout=60)
            except OSError:
                await asyncio.sleep(0.1)
        raise RuntimeError("The relay does not listen.")
