"""During an attack others play on, and memory does not grow; in a soak, moves take at most twice as long."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from ludoteca.bench.load import Load, Round
from tests.server.attacks import attack
from tests.server.cluster import FILE, SERVERS, Cluster, cluster
from tests.server.forked import in_process
from tests.server.lines import resident, stolen
from tests.sizes import QUICK

addresses = (f"100.64.{number // 256}.{number % 256}" for number in count(1))
pytestmark = pytest.mark.skipif(QUICK, reason="takes a while")
TABLES, PACE = 4, 0.05
BUSY = 0.05
"""Seconds that a move may take in any case, since other programs run here too."""
ATTEMPTS = 3
"""Other programs can only make a server slower: it holds if one of these comparisons is good. An attack that really
disturbs others does so every time."""
WARM = 2.0
SOON = 60.0
GROWN, FOR_EACH = 40.0, 0.1
"""Megabytes that a server may use more during an attack, and for each connection of the attackers."""


@dataclass(frozen=True)
class Siege:
    """How an attack goes: with how many connections, and for how many seconds others are watched."""

    kind: str
    number: int
    seconds: float


SMALL = [Siege("flood", 10, 1), Siege("half open", 200, 1), Siege("tables", 20, 1), Siege("slow readers", 50, 1)]
LARGE = [
    Siege("flood", 50, 30),
    Siege("half open", 1000, 30),
    Siege("tables", 100, 30),
    Siege("slow readers", 1000, 30),
    Siege("slow strangers", 1000, 30),
]


async def measure_moves(url: str, seconds: float) -> list[float]:
    """How long moves take at some tables, from sending to the opponent's receipt."""
    load = Load(url, "lanterns", PACE)
    load.http.headers["X-Forwarded-For"] = next(addresses)
    tables = [await load.table() for _ in range(TABLES)]
    together = Round(TABLES)
    playing = [asyncio.create_task(load.play(table, together)) for table in tables]
    async with asyncio.timeout(SOON):
        await together.everybody_here.wait()
    together.begun.set()
    # All begin together, as nowhere else.
    await asyncio.sleep(0.2)
    load.measuring = True
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await together.first_over.wait()
    load.measuring = False
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await load.http.aclose()
    assert not load.tally.failures, load.tally.failures
    return load.tally.delays


def p99(url: str, seconds: float) -> float:
    """What 99 of 100 moves take at most."""
    delays: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        delays += asyncio.run(measure_moves(url, max(0.5, until - time.monotonic())))
    return sorted(delays)[int(0.99 * len(delays))]


@contextmanager
def attacking(siege: Siege, club: Cluster, folder: Path) -> Iterator[None]:
    """Attack a server, bypassing the proxy, which is slow and has to serve the others."""
    begun = folder / "begun"
    process = in_process(attack, siege.kind, [each.settings.port for each in club.servers], siege.number, begun)
    try:
        until = time.monotonic() + SOON
        while not begun.exists():
            assert time.monotonic() < until
            assert process.is_alive()
            time.sleep(0.05)
        yield
        assert process.is_alive()
    finally:
        process.kill()
        process.join(30)


def memory_of(club: Cluster) -> float:
    """Megabytes that all processes hold."""
    return sum(resident(each.process.pid) for each in club.servers if each.process is not None)


@contextmanager
def limited_cluster(storage: str, folder: Path) -> Iterator[Cluster]:
    """A server with limits; everybody connects from this machine, so X-Forwarded-For counts."""
    with cluster(storage, folder, limits=True, proxies=("127.0.0.1",)) as club:
        # Players are loaded after the start, for some seconds.
        p99(club.url, WARM)
        yield club


def is_small(siege: Siege, club: Cluster, before: float) -> bool:
    """Whether the server uses hardly more memory than before the attack."""
    return memory_of(club) - before < GROWN * len(club.servers) + FOR_EACH * siege.number


def withstands(siege: Siege, club: Cluster, folder: Path) -> None:
    """Attack a server, and compare the delays of others before and during the attack."""
    before, summaries = memory_of(club), []
    for attempt in range(ATTEMPTS):
        (place := folder / str(attempt)).mkdir()
        is_calm, summary = compare(siege, club, place, before)
        print(summary)
        summaries.append(summary)
        if is_calm:
            return
    raise AssertionError(summaries)


def compare(siege: Siege, club: Cluster, folder: Path, before: float) -> tuple[bool, str]:
    """Measure others before and during an attack; return whether they were hardly disturbed, and the figures."""
    elsewhere, calm = stolen(), p99(club.url, siege.seconds)
    with attacking(siege, club, folder):
        disturbed = p99(club.url, siege.seconds)
        summary = f"{siege.kind} ×{siege.number}: p99 {1000 * calm:.1f} -> {1000 * disturbed:.1f} ms, "
        summary += f"{before:.0f} -> {memory_of(club):.0f} MB; load average {os.getloadavg()[0]:.1f}, "
        summary += f"{stolen() - elsewhere:.1f} s lost to other machines"
        assert is_small(siege, club, before), summary
    return disturbed <= max(2 * calm, BUSY), summary


def count_moves(url: str, wanted: int) -> int:
    """Let others play until they have made a number of moves, however slow this machine is; return how many."""
    moves, until = 0, time.monotonic() + SOON
    while moves < wanted and time.monotonic() < until:
        moves += len(asyncio.run(measure_moves(url, 1)))
    return moves


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with limited_cluster(FILE, tmp_path_factory.mktemp("attacked")) as club:
        yield club


@pytest.mark.parametrize("siege", SMALL, ids=lambda siege: siege.kind)
def test_a_small_attack_disturbs_nobody(club: Cluster, tmp_path: Path, siege: Siege) -> None:
    before = memory_of(club)
    with attacking(siege, club, tmp_path):
        assert count_moves(club.url, 2 * TABLES) >= 2 * TABLES, "people play on"
        assert is_small(siege, club, before)


@pytest.mark.soak
@pytest.mark.parametrize("storage", [FILE, SERVERS])
@pytest.mark.parametrize("siege", LARGE, ids=lambda siege: siege.kind)
def test_a_large_attack_disturbs_nobody(tmp_path: Path, siege: Siege, storage: str) -> None:
    with limited_cluster(storage, tmp_path) as club:
        withstands(siege, club, tmp_path)
