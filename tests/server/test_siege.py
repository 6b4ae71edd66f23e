"""Whatever an attacker sends within the limits, others play on: every message and every request, by cost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import httpx
import pytest

from ludoteca.server.live import protocol
from tests.server.cluster import FILE, Cluster, cluster
from tests.server.forked import in_process
from tests.server.siege import BODIES, LENGTH, Attacker, besiege, endpoints, messages, prepare, requests_of
from tests.server.test_attacks import ATTEMPTS, WARM, measure_moves, p99
from tests.sizes import QUICK

pytestmark = pytest.mark.skipif(QUICK, reason="takes a while")
WORST = ["hello", "POST /api/tables/{table}/invitations", "GET /api/tables/{table}/views"]
"""The most expensive ones before whole logs were no longer replayed on the event loop; these run in every test."""
BOUND, FLOOR = 3.0, 0.25
"""Others' moves take at most this many times as long as before, or this many seconds."""
SECONDS = 4.0


@dataclass(frozen=True)
class Figures:
    """What an attack did to others: moves per second and their p99 in seconds, and what it cost the server."""

    kind: str
    answered: float
    """Messages or requests per second."""
    cpu: float
    """Seconds of CPU that the server used per second."""
    moves: float
    p99: float

    @property
    def cost(self) -> float:
        """Milliseconds of CPU for each message or request, others' moves included."""
        return 1000 * self.cpu / max(1.0, self.answered)


def cpu_seconds(club: Cluster) -> float:
    """CPU time of the server so far."""
    assert club.servers[0].process is not None
    fields = Path(f"/proc/{club.servers[0].process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def measure(club: Cluster, kind: str, seconds: float, counted: Path) -> Figures:
    """Let people play for a while, and measure."""
    before, cpu, began = read_count(counted), cpu_seconds(club), time.monotonic()
    try:
        delays = asyncio.run(measure_moves(club.url, seconds))
    except (TimeoutError, httpx.HTTPError):
        # Nobody could even begin.
        delays = []
    took = time.monotonic() - began
    slowest = sorted(delays)[int(0.99 * len(delays))] if delays else float("inf")
    answered = (read_count(counted) - before) / took
    return Figures(kind, answered, (cpu_seconds(club) - cpu) / took, len(delays) / seconds, slowest)


def read_count(counted: Path) -> int:
    """How many messages or requests were sent so far."""
    return int(counted.read_text()) if counted.exists() else 0


@contextmanager
def besiege_server(club: Cluster, kind: str, attackers: Sequence[Attacker], counted: Path) -> Iterator[None]:
    """Attack a server, not through its proxy."""
    process = in_process(besiege, kind, club.servers[0].settings.port, list(attackers), counted)
    try:
        until = time.monotonic() + 60
        while not read_count(counted):
            assert time.monotonic() < until, f"nobody was answered: {kind}"
            assert process.is_alive()
            time.sleep(0.05)
        yield
        assert process.is_alive()
    finally:
        process.kill()
        process.join(30)


@contextmanager
def open_besieged_server(folder: Path) -> Iterator[tuple[Cluster, list[Attacker]]]:
    """A server with limits, on which attackers have prepared their tables."""
    attackers = prepare(folder / "ludoteca.sqlite3")
    with cluster(FILE, folder, limits=True, proxies=("127.0.0.1",)) as club:
        p99(club.url, WARM)
        yield club, attackers


def all_kinds(folder: Path) -> list[str]:
    """All types of messages, and all endpoints."""
    types = [each.__struct_config__.tag for each in protocol.ClientMessage.__args__]
    return [*map(str, types), *endpoints(folder / "none")]


def report(figures: Sequence[Figures]) -> str:
    """A table of all figures, the most expensive first."""
    lines = ["| attack | per second | CPU | ms each | moves/s | p99 ms |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for each in figures:
        answered = f"{each.answered:.0f}" if each.answered else ""
        cost = f"{each.cost:.2f}" if each.answered else ""
        speed = f"{each.moves:.0f} | {1000 * each.p99:.0f}"
        lines.append(f"| {each.kind} | {answered} | {100 * each.cpu:.0f}% | {cost} | {speed} |")
    return "\n".join(lines)


def withstands(folder: Path, kinds: Sequence[str], seconds: float) -> list[Figures]:
    """Attack with one kind after another; return the figures, calm ones first."""
    with open_besieged_server(folder) as (club, attackers):
        calm = measure(club, "calm", seconds, folder / "nothing")
        found = []
        for number, kind in enumerate(kinds):
            for attempt in range(ATTEMPTS):
                counted = folder / f"counted-{number}-{attempt}"
                with besiege_server(club, kind, attackers, counted):
                    figures = measure(club, kind, seconds, counted)
                if not is_bad(figures, calm):
                    break
            found.append(figures)
    return [calm, *sorted(found, key=lambda each: -each.cost)]


def is_bad(figures: Figures, calm: Figures) -> bool:
    """Whether others were disturbed."""
    return figures.p99 > max(BOUND * calm.p99, FLOOR) or not figures.moves


def check(figures: Sequence[Figures]) -> None:
    """Refuse figures that show that others were disturbed."""
    calm = figures[0]
    bad = [each for each in figures[1:] if is_bad(each, calm)]
    assert not bad, report([calm, *bad])


def test_every_message_and_every_request_with_a_body_has_an_expensive_form(tmp_path: Path) -> None:
    kinds = all_kinds(tmp_path)
    nobody = Attacker("", "", "", "", "", "", 0)
    assert list(messages(nobody)) == [kind for kind in kinds if " " not in kind]
    assert set(BODIES) <= set(kinds)
    for kind in kinds:
        assert " " not in kind or requests_of(kind, nobody, count(1)), "no place in its path is unknown"
    assert set(WORST) <= set(kinds)
    assert LENGTH > 1000


@pytest.mark.soak
def test_the_worst_attacks_disturb_nobody(tmp_path: Path) -> None:
    figures = withstands(tmp_path, WORST, 1.5)
    print(report(figures))
    check(figures)


@pytest.mark.soak
def test_no_attack_disturbs_others(tmp_path: Path) -> None:
    figures = withstands(tmp_path, all_kinds(tmp_path), SECONDS)
    print(report(figures))
    check(figures)
