"""The servers that tools/scale.py measures, and the players who keep them busy, in as many processes as needed.

`python -m tools.scale_load KIND …` is one of these processes: it prints a line when all players are connected, waits
for a line on its input, and prints its measurements.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path

from websockets.asyncio.client import connect

from ludoteca.bench.load import Load, Round, Table
from ludoteca.bench.server import SETTLE_SECONDS, Server, await_first_view, await_ready, free_port, open_tables
from ludoteca.core.types import Document

ROOT = Path(__file__).parents[1]
PLAYING, RESTING = "playing", "resting"
MANY = 200
"""From this number of tables on, several processes play one round: a match lasts longer than the measurement."""
CLIENTS = 4
Playing = list["asyncio.Task[None]"]


class SpreadLoad(Load):
    """A load whose connections are spread over all processes."""

    def __init__(self, urls: list[str], pace: float = 0.0) -> None:
        super().__init__(urls[0], "lanterns", pace)
        self.urls = urls
        self.next = count()

    def socket(self, table: Table, seat: int) -> connect:
        """A seat's socket to the next process."""
        self.url = self.urls[next(self.next) % len(self.urls)]
        return super().socket(table, seat)


class Processes:
    """All processes of a server, measured together."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.urls = [server.url for server in servers]

    @property
    def cpu_seconds(self) -> float:
        """The CPU seconds of all processes."""
        return sum(server.cpu_seconds for server in self.servers)

    @property
    def megabytes(self) -> float:
        """The memory of all processes."""
        return sum(server.megabytes for server in self.servers)


@contextmanager
def serving(number: int, options: list[str]) -> Iterator[Processes]:
    """Run a number of processes, with all players loaded."""
    with ExitStack() as stack:
        servers = []
        for _ in range(number):
            port = free_port()
            command = [sys.executable, "-m", "ludoteca", "serve", "--no-limits", "--pace", "0", "--port", str(port)]
            process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.terminate)
            servers.append(Server(f"http://127.0.0.1:{port}", process, 0.0))
        for server in servers:
            await_ready(server.url, server.process)
        together = Processes(servers)
        until_quiet(together)
        yield together


def until_quiet(together: Processes, patience: float = 120.0) -> None:
    """Wait until the processes are idle."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        before = together.cpu_seconds
        time.sleep(1.0)
        if together.cpu_seconds - before < 0.1 * len(together.servers):
            return


# Busy tables


def busy(together: Processes, tables: int, seconds: float, pace: float = 0.0) -> Document:
    """Moves and delays at a number of tables, measured while all of them are busy."""
    before = together.megabytes
    if tables < MANY:
        found = asyncio.run(in_rounds(together, tables, seconds, pace))
    else:
        found = in_processes(together, tables, seconds, pace)
    delays = sorted(found.pop("delays")) or [0.0]
    moves = len(delays)
    return {
        "tables": tables,
        "moves_per_second": round(moves / found["seconds"], 1),
        "p50": round(1000 * delays[moves // 2], 2),
        "p99": round(1000 * delays[int(0.99 * (moves - 1))], 2),
        "cpu_seconds_per_1000_moves": round(1000 * found["cpu"] / moves, 3),
        "megabytes": round(together.megabytes),
        "megabytes_before": round(before),
        "moves": moves,
        "seconds": round(found["seconds"], 1),
        "failures": found["failures"],
    }


async def in_rounds(together: Processes, tables: int, seconds: float, pace: float) -> Document:
    """Play rounds of matches in this process."""
    load = SpreadLoad(together.urls, pace)
    took = used = 0.0
    opened = await open_tables(load, [None] * tables)
    while took < seconds and not load.tally.failures:
        more_took, more_used = await one_round(together, load, opened, seconds - took)
        took, used = took + more_took, used + more_used
        opened = await open_tables(load, [table.cookies for table in opened])
    await load.http.aclose()
    return {"delays": load.tally.delays, "seconds": took, "cpu": used, "failures": load.tally.failures[:3]}


async def one_round(together: Processes, load: Load, tables: list[Table], seconds: float) -> tuple[float, float]:
    """Play one match at every table; measure wall-clock and CPU seconds until the first of them is over."""
    meeting = Round(len(tables))
    playing = [asyncio.create_task(load.play(table, meeting)) for table in tables]
    await wait_for_everybody(meeting, playing)
    started, cpu = time.perf_counter(), together.cpu_seconds
    load.measuring = True
    meeting.begun.set()
    await until_over(meeting, seconds)
    load.measuring = False
    took, used = time.perf_counter() - started, together.cpu_seconds - cpu
    await cancel_all(playing)
    return took, used


async def play_to_the_end(urls: list[str]) -> None:
    """Play one match from its first move to its last."""
    load, meeting = SpreadLoad(urls), Round(1)
    playing = [asyncio.create_task(load.play(await load.table(), meeting))]
    await wait_for_everybody(meeting, playing)
    meeting.begun.set()
    await asyncio.gather(*playing)
    await load.http.aclose()


async def wait_for_everybody(meeting: Round, playing: Playing) -> None:
    """Wait until everybody is connected, or something has failed."""
    everybody = asyncio.create_task(meeting.everybody_here.wait())
    await asyncio.wait({everybody, *playing}, return_when=asyncio.FIRST_COMPLETED)
    everybody.cancel()


async def until_over(meeting: Round, seconds: float) -> None:
    """Wait until the time or the first match is over."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await meeting.first_over.wait()


async def cancel_all(playing: Playing) -> None:
    """Cancel all tasks."""
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def in_processes(together: Processes, tables: int, seconds: float, pace: float) -> Document:
    """Play one round in several processes."""
    share = [tables // CLIENTS + (number < tables % CLIENTS) for number in range(CLIENTS)]
    with start_clients([[PLAYING, str(each), str(seconds), str(pace), *together.urls] for each in share]) as clients:
        send(clients, "go")
        time.sleep(SETTLE_SECONDS)
        started, cpu = time.perf_counter(), together.cpu_seconds
        read_line_of_each(clients, "over")
        took, used = time.perf_counter() - started, together.cpu_seconds - cpu
        found = [json.loads(line) for line in read_line_of_each(clients)]
    return {
        "delays": [delay for each in found for delay in each["delays"]],
        "seconds": took,
        "cpu": used,
        "failures": [failure for each in found for failure in each["failures"]][:3],
    }


async def play(tables: int, seconds: float, pace: float, urls: list[str]) -> None:
    """Be one of the playing processes: connect, wait for the signal, and move until the time or a match is over."""
    load, meeting = SpreadLoad(urls, pace), Round(tables)
    playing = [asyncio.create_task(load.play(table, meeting)) for table in await open_one_by_one(load, tables)]
    await wait_for_everybody(meeting, playing)
    await ready()
    meeting.begun.set()
    await asyncio.sleep(SETTLE_SECONDS)
    load.measuring = True
    await until_over(meeting, seconds)
    load.measuring = False
    write_line("over")
    await cancel_all(playing)
    write_line(json.dumps({"delays": load.tally.delays, "failures": load.tally.failures[:3]}))


async def open_one_by_one(load: Load, tables: int) -> list[Table]:
    """Open tables one after the other: other processes do the same, and all write into one database."""
    return [await load.table() for _ in range(tables)]


# Idle connections


def idle(together: Processes, connections: int, seconds: float) -> Document:
    """Memory and CPU of idle connections, two at each table, and the delays of other tables at the same time."""
    before, calm = together.megabytes, busy(together, 20, seconds, 0.5)
    tables = connections // 2
    share = [tables // CLIENTS + (number < tables % CLIENTS) for number in range(CLIENTS)]
    with start_clients([[RESTING, str(each), "0", "0", *together.urls] for each in share]) as clients:
        until_quiet(together)
        started, cpu = time.perf_counter(), together.cpu_seconds
        time.sleep(seconds)
        share_of_core = (together.cpu_seconds - cpu) / (time.perf_counter() - started)
        held, others = together.megabytes, busy(together, 20, seconds, 0.5)
        send(clients, "go")
    return {
        "connections": 2 * tables,
        "kilobytes_a_connection": round(1000 * (held - before) / (2 * tables), 1),
        "megabytes": round(held),
        "cores": round(share_of_core, 3),
        "p50_before": calm["p50"],
        "p99_before": calm["p99"],
        "p50": others["p50"],
        "p99": others["p99"],
        "failures": others["failures"],
    }


async def rest(tables: int, urls: list[str]) -> None:
    """Be one of the processes with idle connections."""
    load = SpreadLoad(urls)
    async with AsyncExitStack() as stack:
        for table in await open_one_by_one(load, tables):
            for seat in (0, 1):
                await await_first_view(await stack.enter_async_context(load.socket(table, seat)))
        await ready()


# The processes


Clients = list["subprocess.Popen[str]"]


@contextmanager
def start_clients(commands: list[list[str]]) -> Iterator[Clients]:
    """Start processes and wait until they are ready."""
    with ExitStack() as stack:
        clients = []
        for words in commands:
            command = [sys.executable, "-m", "tools.scale_load", *words]
            process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            stack.callback(process.wait)
            stack.callback(process.kill)
            clients.append(process)
        read_line_of_each(clients, "ready")
        yield clients


def send(clients: Clients, word: str) -> None:
    """Send a line to all processes."""
    for client in clients:
        assert client.stdin is not None
        client.stdin.write(word + "\n")
        client.stdin.flush()


def read_line_of_each(clients: Clients, word: str | None = None) -> list[str]:
    """Read the next line of each process."""
    lines = []
    for client in clients:
        assert client.stdout is not None
        lines.append(client.stdout.readline().strip())
        if not lines[-1] or word not in (None, lines[-1]):
            raise RuntimeError(f"A process of the load printed {lines[-1]!r}.")
    return lines


def write_line(text: str) -> None:
    """Print a line for the parent process."""
    print(text, flush=True)


async def ready() -> None:
    """Report that this process is ready, and wait for a line; open connections stay alive in the meantime."""
    write_line("ready")
    await asyncio.to_thread(sys.stdin.readline)


def main(kind: str, tables: str, seconds: str, pace: str, *urls: str) -> None:
    """Run one of the processes."""
    if kind == PLAYING:
        asyncio.run(play(int(tables), float(seconds), float(pace), list(urls)))
    else:
        asyncio.run(rest(int(tables), list(urls)))


if __name__ == "__main__":
    main(*sys.argv[1:])
