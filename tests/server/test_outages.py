"""Outages: noted from the pulse, and never charged to a clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server import outages as module
from ludoteca.server.database import Database, sqlite_database
from ludoteca.server.outages import SHORTEST, Outages, beat, load_outages, merge, note_alive, note_outage
from ludoteca.server.storage import StorageFailed
from ludoteca.server.times import now
from tests.server.stored import new_file, rows

moments = st.integers(-30, 60)
spans = st.lists(st.tuples(moments, moments), max_size=6)


def naive_charge(lost: list[tuple[int, int]], since: int, until: int) -> int:
    """Count every millisecond that no outage covers."""
    return sum(not any(began <= each < ended for began, ended in lost) for each in range(since, until))


@given(spans, moments, moments)
def test_what_is_charged_is_every_served_millisecond(lost: list[tuple[int, int]], since: int, until: int) -> None:
    assert Outages(lost).charged(since, until) == naive_charge(lost, since, until)


@given(spans, moments, st.integers(0, 80))
def test_the_deadline_is_the_first_moment_at_which_the_allowance_is_used(
    lost: list[tuple[int, int]], since: int, allowance: int
) -> None:
    outages = Outages(lost)
    deadline = outages.deadline(since, allowance)
    assert deadline >= since
    assert outages.charged(since, deadline) == allowance
    assert deadline == since or outages.charged(since, deadline - 1) < allowance


@given(spans)
def test_merged_spans_are_apart_and_cover_the_same(lost: list[tuple[int, int]]) -> None:
    merged = merge(lost)
    assert all(left[1] < right[0] for left, right in pairwise(merged))
    assert naive_charge(merged, -40, 70) == naive_charge(lost, -40, 70)


@pytest.mark.parametrize("outages", [Outages(), Outages([(100, 200)])])
def test_a_clock_that_went_back_charges_nothing(outages: Outages) -> None:
    assert outages.charged(150, 90) == 0
    assert outages.deadline(150, -20) == 150


def test_without_outages_time_is_time() -> None:
    assert Outages().charged(5, 12) == 7
    assert Outages().deadline(5, 7) == 12


def with_database(tmp_path: Path, story: Callable[[Database], Awaitable[None]]) -> None:
    async def told() -> None:
        database = sqlite_database(new_file(tmp_path))
        try:
            await story(database)
        finally:
            await database.close()

    asyncio.run(told())


def noted(tmp_path: Path) -> list[tuple[object, ...]]:
    return rows(tmp_path / "ludoteca.sqlite3", "SELECT began, ended FROM outages ORDER BY began")


def test_from_the_last_pulse_to_the_next_start_nobody_served(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        assert not await note_outage(database, 1_000)
        await note_alive(database, 3_000)
        await note_alive(database, 5_000)
        assert await note_outage(database, 65_000)
        outages = await load_outages(database)
        assert outages.charged(4_000, 66_000) == 2_000
        assert outages.deadline(4_000, 3_000) == 67_000
        assert not await note_outage(database, 65_500)

    with_database(tmp_path, story)
    assert noted(tmp_path) == [(5_000, 65_000)]
    assert rows(tmp_path / "ludoteca.sqlite3", "SELECT alive FROM pulse") == [(65_500,)]


def test_a_short_gap_is_no_outage(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await note_alive(database, 1_000)
        assert not await note_outage(database, 1_000 + SHORTEST)
        assert await note_outage(database, 1_000 + 2 * SHORTEST + 1)

    with_database(tmp_path, story)


def test_a_clock_that_went_back_is_no_outage_and_the_pulse_follows_it(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await note_alive(database, 100_000)
        assert await note_outage(database, 200_000)
        await note_alive(database, 100_000)
        assert not await note_outage(database, 50_000)
        await note_alive(database, 100_000)
        # The same beginning again, once longer and once shorter.
        assert await note_outage(database, 300_000)
        await note_alive(database, 100_000)
        assert await note_outage(database, 150_000)

    with_database(tmp_path, story)
    assert noted(tmp_path) == [(100_000, 300_000)]


async def next_pulse(tmp_path: Path, after: int) -> int:
    """The first pulse that was written after another."""
    while True:
        for (at,) in rows(tmp_path / "ludoteca.sqlite3", "SELECT alive FROM pulse"):
            if isinstance(at, int) and at > after:
                return at
        await asyncio.sleep(0.01)


def test_the_pulse_is_written_again_and_again(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        beating = asyncio.create_task(beat(database, every=0.01))
        first = await next_pulse(tmp_path, 0)
        second = await next_pulse(tmp_path, first)
        beating.cancel()
        with pytest.raises(asyncio.CancelledError):
            await beating
        assert now() - 60_000 < first < second <= now()

    with_database(tmp_path, story)
    assert noted(tmp_path) == []


def test_a_computer_that_slept_is_an_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([1_000, 3_000, 90_000])

    def next_time() -> int:
        return next(times, 92_000)

    monkeypatch.setattr(module, "now", next_time)

    async def story(database: Database) -> None:
        told: asyncio.Queue[Outages] = asyncio.Queue()
        beating = asyncio.create_task(beat(database, 0.01, told.put_nowait))
        outages = await asyncio.wait_for(told.get(), 20)
        beating.cancel()
        assert outages.charged(0, 91_000) == 4_000

    with_database(tmp_path, story)
    assert noted(tmp_path) == [(3_000, 90_000)]


def test_a_pulse_that_cannot_be_written_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    async def fail_at_first(database: Database, at: int) -> bool:
        nonlocal tried
        tried += 1
        if tried < 3:
            raise StorageFailed("The disk is full.")
        return await note_outage(database, at)

    monkeypatch.setattr(module, "note_outage", fail_at_first)

    async def story(database: Database) -> None:
        beating = asyncio.create_task(beat(database, every=0.01))
        async with asyncio.timeout(20):
            while not rows(tmp_path / "ludoteca.sqlite3", "SELECT alive FROM pulse"):
                await asyncio.sleep(0.01)
        beating.cancel()

    with_database(tmp_path, story)
