"""Outages: detected from heartbeats, and never charged to a clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.store import outages as module
from ludoteca.server.store.database import Database, sqlite_database
from ludoteca.server.store.outages import (
    MIN_OUTAGE,
    Outages,
    load_outages,
    merge,
    record_heartbeat,
    record_heartbeats,
    record_outage,
)
from ludoteca.server.store.sqlite import StorageFailed
from ludoteca.server.times import now
from tests.server.stored import new_file, rows

moments = st.integers(-30, 60)
spans = st.lists(st.tuples(moments, moments), max_size=6)


def naive_charge(lost: list[tuple[int, int]], since: int, until: int) -> int:
    """Count every millisecond that no outage covers."""
    return sum(not any(began <= each < ended for began, ended in lost) for each in range(since, until))


@given(spans, moments, moments)
def test_every_millisecond_outside_outages_is_charged(lost: list[tuple[int, int]], since: int, until: int) -> None:
    assert Outages(lost).charged_time(since, until) == naive_charge(lost, since, until)


@given(spans, moments, st.integers(0, 80))
def test_the_deadline_is_the_first_moment_at_which_the_allowance_is_used(
    lost: list[tuple[int, int]], since: int, allowance: int
) -> None:
    outages = Outages(lost)
    deadline = outages.deadline(since, allowance)
    assert deadline >= since
    assert outages.charged_time(since, deadline) == allowance
    assert deadline == since or outages.charged_time(since, deadline - 1) < allowance


@given(spans)
def test_merged_spans_do_not_touch_and_cover_the_same_time(lost: list[tuple[int, int]]) -> None:
    merged = merge(lost)
    assert all(left[1] < right[0] for left, right in pairwise(merged))
    assert naive_charge(merged, -40, 70) == naive_charge(lost, -40, 70)


@pytest.mark.parametrize("outages", [Outages(), Outages([(100, 200)])])
def test_nothing_is_charged_when_the_system_clock_goes_back(outages: Outages) -> None:
    assert outages.charged_time(150, 90) == 0
    assert outages.deadline(150, -20) == 150


def test_without_outages_all_time_is_charged() -> None:
    assert Outages().charged_time(5, 12) == 7
    assert Outages().deadline(5, 7) == 12


def with_database(tmp_path: Path, story: Callable[[Database], Awaitable[None]]) -> None:
    async def main() -> None:
        database = sqlite_database(new_file(tmp_path))
        try:
            await story(database)
        finally:
            await database.close()

    asyncio.run(main())


def stored_outages(tmp_path: Path) -> list[tuple[object, ...]]:
    return rows(tmp_path / "ludoteca.sqlite3", "SELECT began, ended FROM outages ORDER BY began")


def test_an_outage_lasts_from_the_last_heartbeat_to_the_next_start(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        assert not await record_outage(database, 1_000)
        await record_heartbeat(database, 3_000)
        await record_heartbeat(database, 5_000)
        assert await record_outage(database, 65_000)
        outages = await load_outages(database)
        assert outages.charged_time(4_000, 66_000) == 2_000
        assert outages.deadline(4_000, 3_000) == 67_000
        assert not await record_outage(database, 65_500)

    with_database(tmp_path, story)
    assert stored_outages(tmp_path) == [(5_000, 65_000)]
    assert rows(tmp_path / "ludoteca.sqlite3", "SELECT alive FROM pulse") == [(65_500,)]


def test_a_short_gap_is_not_an_outage(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await record_heartbeat(database, 1_000)
        assert not await record_outage(database, 1_000 + MIN_OUTAGE)
        assert await record_outage(database, 1_000 + 2 * MIN_OUTAGE + 1)

    with_database(tmp_path, story)


def test_a_clock_that_goes_back_is_not_an_outage_and_the_heartbeat_follows_it(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await record_heartbeat(database, 100_000)
        assert await record_outage(database, 200_000)
        await record_heartbeat(database, 100_000)
        assert not await record_outage(database, 50_000)
        await record_heartbeat(database, 100_000)
        # An outage with the same start, once longer and once shorter.
        assert await record_outage(database, 300_000)
        await record_heartbeat(database, 100_000)
        assert await record_outage(database, 150_000)

    with_database(tmp_path, story)
    assert stored_outages(tmp_path) == [(100_000, 300_000)]


def test_processes_whose_clocks_differ_do_not_suggest_outages_to_each_other(tmp_path: Path) -> None:
    """One has kept its time through a jump of the system clock, another has started after it."""
    ahead = 365 * 86_400_000

    async def story(database: Database) -> None:
        other = sqlite_database(tmp_path / "ludoteca.sqlite3")
        await record_heartbeat(other, 1_000)
        await record_heartbeat(database, ahead)
        for at in range(2_000, 10_000, 2_000):
            assert not await record_outage(other, at)
            assert not await record_outage(database, ahead + at)
        await other.close()

    with_database(tmp_path, story)
    assert stored_outages(tmp_path) == []


async def next_heartbeat(tmp_path: Path, after: int) -> int:
    """Wait for a heartbeat later than another."""
    while True:
        for (at,) in rows(tmp_path / "ludoteca.sqlite3", "SELECT alive FROM pulse"):
            if isinstance(at, int) and at > after:
                return at
        await asyncio.sleep(0.01)


def test_the_heartbeat_is_written_repeatedly(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        heartbeats = asyncio.create_task(record_heartbeats(database, every=0.01))
        first = await next_heartbeat(tmp_path, 0)
        second = await next_heartbeat(tmp_path, first)
        heartbeats.cancel()
        with pytest.raises(asyncio.CancelledError):
            await heartbeats
        assert now() - 60_000 < first < second <= now()

    with_database(tmp_path, story)
    assert stored_outages(tmp_path) == []


def test_a_computer_that_slept_is_an_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([1_000, 3_000, 90_000])

    def next_time() -> int:
        return next(times, 92_000)

    monkeypatch.setattr(module, "now", next_time)

    async def story(database: Database) -> None:
        reports: asyncio.Queue[Outages] = asyncio.Queue()
        heartbeats = asyncio.create_task(record_heartbeats(database, 0.01, reports.put_nowait))
        outages = await asyncio.wait_for(reports.get(), 20)
        heartbeats.cancel()
        assert outages.charged_time(0, 91_000) == 4_000

    with_database(tmp_path, story)
    assert stored_outages(tmp_path) == [(3_000, 90_000)]


def test_a_heartbeat_that_cannot_be_written_is_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    async def fail_at_first(database: Database, at: int) -> bool:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise StorageFailed(sentence="The disk is full.")
        return await record_outage(database, at)

    monkeypatch.setattr(module, "record_outage", fail_at_first)

    async def story(database: Database) -> None:
        heartbeats = asyncio.create_task(record_heartbeats(database, every=0.01))
        async with asyncio.timeout(20):
            while not rows(tmp_path / "ludoteca.sqlite3", "SELECT alive FROM pulse"):
                await asyncio.sleep(0.01)
        heartbeats.cancel()

    with_database(tmp_path, story)
