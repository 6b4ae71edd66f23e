"""Clocks of real processes: one that was suspended, and one whose system clock is wrong by a year."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.bench.load import Legal, choose
from ludoteca.server import times
from ludoteca.server.run import make_server
from ludoteca.server.settings import Settings
from tests.server.cluster import FILE, SERVERS, Cluster, cluster, pause, wake
from tests.server.forked import ForkedServer, in_process
from tests.server.service import await_ready
from tests.server.visitors import Message, Socket, Visitor, visiting

pytestmark = pytest.mark.soak
SECOND = 1000
BANK = 600
YEAR = 366 * 24 * 3600 * SECOND
SUSPENDED = 8.0


def serve_with_wrong_clock(settings: Settings, error: int) -> None:
    """Serve until killed, with a system clock that is wrong by some milliseconds."""
    right = times.read_clock
    times.read_clock = lambda: right() + error
    make_server(settings).run()


@contextmanager
def join_late(club: Cluster, folder: Path, error: int) -> Iterator[str]:
    """Another process on the same storage, whose system clock is wrong; yields its URL."""
    late = ForkedServer(folder / "late.sqlite3", database=club.settings.database, bus=club.settings.bus)
    late.process = in_process(serve_with_wrong_clock, late.settings, error)
    try:
        await_ready(late.url, late.process.is_alive)
        yield late.url
    finally:
        late.kill()


def begin(first: Visitor, second: Visitor) -> str:
    """A match of two people with a clock."""
    clock = {"kind": "bank", "amount": BANK, "increment": 0}
    table = first.call("POST", "/api/tables", {"game": "shelfie", "players": 2, "public": True, "clock": clock})["id"]
    second.call("POST", f"/api/tables/{table}/join", {})
    first.call("POST", f"/api/tables/{table}/start", {})
    return str(table)


def clock_at(visitor: Visitor, table: str) -> Any:
    """The clock as a new connection sees it."""
    with visitor.enter(table) as socket:
        return last_clock(socket.messages)


def last_clock(messages: list[Message]) -> Any:
    return next(each["clock"] for each in reversed(messages) if each.get("clock"))


def move(sockets: list[Socket]) -> tuple[Socket, str]:
    """The player to move sends an action; return their socket and the mark."""
    for socket in sockets:
        view = next(each["view"] for each in socket.messages if each["type"] == "view")
        if view.get("legal"):
            socket.send(
                type="act", mark="late", entry=0, action=choose(msgspec.convert(view["legal"], Legal), random.Random())
            )
            return socket, "late"
    raise AssertionError("nobody is to move")


def test_a_move_during_a_suspension_is_not_charged_for_it(tmp_path: Path) -> None:
    with cluster(FILE, tmp_path) as club, visiting(club.servers[0].url) as come:
        people = [come("Ada"), come("Bea")]
        table = begin(*people)
        with people[0].enter(table) as one, people[1].enter(table) as other:
            pause(club.servers[0])
            sender, mark = move([one, other])
            time.sleep(SUSPENDED)
            wake(club.servers[0])
            told = sender.until(lambda each: each.get("mark") == mark)
        assert told["type"] == "update", told
        left = min(each for each in told["clock"]["left"] if each is not None)
        assert left > (BANK - SUSPENDED / 2) * SECOND


@pytest.mark.parametrize("error", [YEAR, -YEAR])
def test_a_process_with_a_wrong_clock_disturbs_no_clock(tmp_path: Path, error: int) -> None:
    with cluster(SERVERS, tmp_path) as club, visiting(club.url) as come:
        people = [come("Ada"), come("Bea")]
        table = begin(*people)
        time.sleep(3)
        before = clock_at(people[0], table)["running"]
        assert before >= 2 * SECOND
        with join_late(club, tmp_path, error) as url:
            late = Visitor(url)
            late.http.cookies = people[0].http.cookies
            for visitor in (late, people[0]):
                first = clock_at(visitor, table)["running"]
                time.sleep(3)
                second = clock_at(visitor, table)["running"]
                assert before < first < 120 * SECOND
                assert 2 * SECOND < second - first < 60 * SECOND
            late.http.close()
