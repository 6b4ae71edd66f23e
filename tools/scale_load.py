"""The servers that tools/scale.py measures, and the players who keep them busy, in as many processes as needed.

`python -m tools.scale_load KIND …` is one of these processes: it reports when all players are seated, waits for a line
on its input, and prints what it measured.
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
from ludoteca.bench.serving import SETTLE_SECONDS, Service, await_ready, free_port, greeted, lay
from ludoteca.core.types import Document

ROOT = Path(__file__).parents[1]
PLAYING, RESTING = "playing", "resting"
MANY = 200
"""So many tables are played by several processes, in one round: a match lasts longer there than it is measured."""
CLIENTS = 4
Playing = list["asyncio.Task[None]"]


class SpreadLoad(Load):
    """A load whose people are connected to all processes in turn."""

    def __init__(self, urls: list[str], pace: float = 0.0) -> None:
        super().__init__(urls[0], "lanterns", pace)
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
        self.urls = [service.url for service in services]

    @property
    def cpu_seconds(self) -> float:
        """What they have used."""
        return sum(service.cpu_seconds for service in self.services)

    @property
    def megabytes(self) -> float:
        """What they hold."""
        return sum(service.megabytes for service in self.services)


@contextmanager
def serving(number: int, options: list[str]) -> Iterator[Processes]:
    """So many processes, with all players loaded."""
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
        together = Processes(services)
        until_quiet(together)
        yield together


def until_quiet(together: Processes, patience: float = 120.0) -> None:
    """Wait until the processes have nothing to do."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        before = together.cpu_seconds
        time.sleep(1.0)
        if together.cpu_seconds - before < 0.1 * len(together.services):
            return


# Busy tables


def busy(together: Processes, tables: int, seconds: float, pace: float = 0.0) -> Document:
    """Moves and delays at so many tables; what happens while all are busy counts."""
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
    """Rounds of matches, played by this process."""
    load = SpreadLoad(together.urls, pace)
    took = used = 0.0
    laid = await lay(load, [None] * tables)
    while took < seconds and not load.tally.failures:
        more_took, more_used = await one_round(together, load, laid, seconds - took)
        took, used = took + more_took, used + more_used
        laid = await lay(load, [table.cookies for table in laid])
    await load.http.aclose()
    return {"delays": load.tally.delays, "seconds": took, "cpu": used, "failures": load.tally.failures[:3]}


async def one_round(together: Processes, load: Load, tables: list[Table], seconds: float) -> tuple[float, float]:
    """One match at every table, until the first of them is over: how long it took, and how much CPU."""
    meeting = Round(len(tables))
    playing = [asyncio.create_task(load.play(table, meeting)) for table in tables]
    await seated(meeting, playing)
    started, cpu = time.perf_counter(), together.cpu_seconds
    load.measuring = True
    meeting.begun.set()
    await until_over(meeting, seconds)
    load.measuring = False
    took, used = time.perf_counter() - started, together.cpu_seconds - cpu
    await gone(playing)
    return took, used


async def play_to_the_end(urls: list[str]) -> None:
    """One match, from its first move to its last."""
    load, meeting = SpreadLoad(urls), Round(1)
    playing = [asyncio.create_task(load.play(await load.table(), meeting))]
    await seated(meeting, playing)
    meeting.begun.set()
    await asyncio.gather(*playing)
    await load.http.aclose()


async def seated(meeting: Round, playing: Playing) -> None:
    """Wait until everybody sees their table, or something has failed."""
    everybody = asyncio.create_task(meeting.everybody_here.wait())
    await asyncio.wait({everybody, *playing}, return_when=asyncio.FIRST_COMPLETED)
    everybody.cancel()


async def until_over(meeting: Round, seconds: float) -> None:
    """Wait until the time or the first match is over."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await meeting.first_over.wait()


async def gone(playing: Playing) -> None:
    """Let everybody leave."""
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def in_processes(together: Processes, tables: int, seconds: float, pace: float) -> Document:
    """One round, played by several processes."""
    share = [tables // CLIENTS + (number < tables % CLIENTS) for number in range(CLIENTS)]
    with several([[PLAYING, str(each), str(seconds), str(pace), *together.urls] for each in share]) as clients:
        tell(clients, "go")
        time.sleep(SETTLE_SECONDS)
        started, cpu = time.perf_counter(), together.cpu_seconds
        hear(clients, "over")
        took, used = time.perf_counter() - started, together.cpu_seconds - cpu
        found = [json.loads(line) for line in hear(clients)]
    return {
        "delays": [delay for each in found for delay in each["delays"]],
        "seconds": took,
        "cpu": used,
        "failures": [failure for each in found for failure in each["failures"]][:3],
    }


async def play(tables: int, seconds: float, pace: float, urls: list[str]) -> None:
    """Be one of the processes that play: sit down, and when told to, move until the time or a match is over."""
    load, meeting = SpreadLoad(urls, pace), Round(tables)
    playing = [asyncio.create_task(load.play(table, meeting)) for table in await lay_slowly(load, tables)]
    await seated(meeting, playing)
    await ready()
    meeting.begun.set()
    await asyncio.sleep(SETTLE_SECONDS)
    load.measuring = True
    await until_over(meeting, seconds)
    load.measuring = False
    say("over")
    await gone(playing)
    say(json.dumps({"delays": load.tally.delays, "failures": load.tally.failures[:3]}))


async def lay_slowly(load: Load, tables: int) -> list[Table]:
    """Lay one table after the other: other processes do the same, and all write into one database."""
    return [await load.table() for _ in range(tables)]


# Idle connections


def idle(together: Processes, connections: int, seconds: float) -> Document:
    """Memory and CPU that people take who say nothing, two at each table, and how others play meanwhile."""
    before, calm = together.megabytes, busy(together, 20, seconds, 0.5)
    tables = connections // 2
    share = [tables // CLIENTS + (number < tables % CLIENTS) for number in range(CLIENTS)]
    with several([[RESTING, str(each), "0", "0", *together.urls] for each in share]) as clients:
        until_quiet(together)
        started, cpu = time.perf_counter(), together.cpu_seconds
        time.sleep(seconds)
        share_of_core = (together.cpu_seconds - cpu) / (time.perf_counter() - started)
        held, others = together.megabytes, busy(together, 20, seconds, 0.5)
        tell(clients, "go")
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
    """Be one of the processes that only listen."""
    load = SpreadLoad(urls)
    async with AsyncExitStack() as stack:
        for table in await lay_slowly(load, tables):
            for seat in (0, 1):
                await greeted(await stack.enter_async_context(load.socket(table, seat)))
        await ready()


# The processes


Clients = list["subprocess.Popen[str]"]


@contextmanager
def several(commands: list[list[str]]) -> Iterator[Clients]:
    """Processes that say when they are ready."""
    with ExitStack() as stack:
        clients = []
        for words in commands:
            command = [sys.executable, "-m", "tools.scale_load", *words]
            process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            stack.callback(process.wait)
            stack.callback(process.kill)
            clients.append(process)
        hear(clients, "ready")
        yield clients


def tell(clients: Clients, word: str) -> None:
    """Say something to all of them."""
    for client in clients:
        assert client.stdin is not None
        client.stdin.write(word + "\n")
        client.stdin.flush()


def hear(clients: Clients, word: str | None = None) -> list[str]:
    """The next line of each of them."""
    lines = []
    for client in clients:
        assert client.stdout is not None
        lines.append(client.stdout.readline().strip())
        if not lines[-1] or word not in (None, lines[-1]):
            raise RuntimeError(f"A process of the load said {lines[-1]!r}.")
    return lines


def say(text: str) -> None:
    """Say something to who started this process."""
    print(text, flush=True)


async def ready() -> None:
    """Say so, and wait for a word; open connections are looked after meanwhile."""
    say("ready")
    await asyncio.to_thread(sys.stdin.readline)


def main(kind: str, tables: str, seconds: str, pace: str, *urls: str) -> None:
    """Be one of the processes."""
    if kind == PLAYING:
        asyncio.run(play(int(tables), float(seconds), float(pace), list(urls)))
    else:
        asyncio.run(rest(int(tables), list(urls)))


if __name__ == "__main__":
    main(*sys.argv[1:])
