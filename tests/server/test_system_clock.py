"""A system clock that is wrong: nothing is deleted, no outage is believed, and no clock stops."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from ludoteca.match.clocks import DAY, MOVE, Clock
from ludoteca.server import metrics, times
from ludoteca.server.app import Server, continue_matches
from ludoteca.server.people.cleanup import CleanupCounts, clean_up
from ludoteca.server.people.guests import LIFETIME, create_guest, find_by_token, token_hash
from ludoteca.server.people.person import Person
from ludoteca.server.store.database import Database
from ludoteca.server.store.outages import (
    follow_others,
    record_heartbeat,
    record_heartbeats,
    record_outage,
    record_start,
)
from ludoteca.server.store.schema import clock_jumps, outages, tokens
from tests.server.inside import Tab, open_inside, person, set_up
from tests.server.times import SECOND, TimeOfDay, set_time

YEAR = 366 * DAY
MINUTE = 60


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TimeOfDay:
    """The clocks of the computer."""
    return set_time(monkeypatch)


def run(folder: Path, *stories: Callable[[Server], Awaitable[None]]) -> None:
    """Run each story on a new start of the same server."""

    async def main() -> None:
        for story in stories:
            async with open_inside(folder / "ludoteca.sqlite3") as server:
                await continue_matches(server)
                await asyncio.wait_for(story(server), 60)

    asyncio.run(main())


async def rows(server: Server, table: Any) -> list[tuple[Any, ...]]:
    async with server.context.database.reading() as connection:
        return [tuple(row) for row in await connection.execute(select(table))]


async def beat(server: Server) -> None:
    """Write one heartbeat, and let the server accept the outage that it finds."""
    metrics.HEARTBEAT_FAILING.set(1)
    beats = asyncio.create_task(record_heartbeats(server.context.database, 60, server.context.accept_outages))
    while metrics.HEARTBEAT_FAILING._value.get() == 1:
        await asyncio.sleep(0.01)
    beats.cancel()


async def match_with_clock(server: Server, seconds: int = 60) -> str:
    people = [await person(server, f"Guest {seat}") for seat in range(2)]
    table = await set_up(server, "shelfie", people, Clock(MOVE, seconds))
    await server.tables.get(table)
    return table


def spent(server: Server, table: str) -> int:
    """What the present decision has used, in milliseconds."""
    live = server.tables.live[table]
    return live.spent(live.playing().to_move)


@pytest.mark.parametrize("jump", [YEAR, -YEAR, 10 * MINUTE, -10 * MINUTE])
def test_a_running_server_does_not_follow_a_system_clock_that_jumps(
    tmp_path: Path, clock: TimeOfDay, jump: int
) -> None:
    async def story(server: Server) -> None:
        guest, token = await create_guest(server.context.database, "Anna")
        table = await match_with_clock(server)
        clock.wait(2)
        await beat(server)
        before, counted = times.now(), metrics.CLOCK_JUMPS._value.get()
        clock.jump(jump)
        assert times.now() == before
        clock.wait(2)
        with capture_logs() as logs:
            await beat(server)
        clock.wait(2)
        await beat(server)
        assert [line["event"] for line in logs] == ["clock jumped"]
        assert "Restart the server if the new time is right." in logs[0]["sentence"]
        assert metrics.CLOCK_JUMPS._value.get() == counted + 1
        assert await rows(server, clock_jumps) == [(before + 2 * SECOND, jump * SECOND)]
        assert await rows(server, outages) == []
        assert spent(server, table) == 6 * SECOND
        assert await clean_up(server.context.database, times.now()) == CleanupCounts(0, 0)
        found = await find_by_token(server.context.database, token_hash(token))
        assert found is not None
        assert found.id == guest.id

    run(tmp_path, story)


def test_small_corrections_of_the_system_clock_are_not_reported(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        clock.jump(50)
        clock.wait(2)
        await beat(server)
        assert await rows(server, clock_jumps) == []

    run(tmp_path, story)


def test_a_computer_that_slept_is_still_an_outage(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        table = await match_with_clock(server)
        clock.wait(2)
        await beat(server)
        clock.wait(8 * 3600)
        await beat(server)
        assert spent(server, table) == 2 * SECOND
        assert await rows(server, clock_jumps) == []

    run(tmp_path, story)


def test_a_restart_with_a_clock_two_years_ahead_deletes_nothing(tmp_path: Path, clock: TimeOfDay) -> None:
    """The battery of the clock is dead, or somebody set the wrong year; then it is corrected."""
    kept: list[str] = []
    matches: list[str] = []

    async def before(server: Server) -> None:
        kept.append((await create_guest(server.context.database, "Anna"))[1])
        matches.append(await match_with_clock(server))
        clock.wait(2)
        await beat(server)
        clock.wait(10)
        await record_heartbeat(server.context.database, times.now())
        clock.jump(2 * YEAR)

    async def ahead(server: Server) -> None:
        assert await clean_up(server.context.database, times.now()) == CleanupCounts(0, 0)
        assert await find_by_token(server.context.database, token_hash(kept[0])) is not None
        assert spent(server, matches[0]) == 12 * SECOND
        clock.wait(2)
        await beat(server)
        assert spent(server, matches[0]) == 14 * SECOND
        clock.jump(-2 * YEAR)

    async def check_corrected(server: Server) -> None:
        assert all(ended <= times.now() for _, ended in await rows(server, outages))
        # The wrong outage now ends at this start, so the two seconds in between are not charged.
        assert spent(server, matches[0]) == 12 * SECOND
        clock.wait(20)
        assert spent(server, matches[0]) == 32 * SECOND
        await record_heartbeat(server.context.database, times.now())
        assert await clean_up(server.context.database, times.now()) == CleanupCounts(0, 0)
        assert await find_by_token(server.context.database, token_hash(kept[0])) is not None

    with capture_logs() as logs:
        run(tmp_path, before, ahead, check_corrected)
    assert [line["event"] for line in logs if line["log_level"] == "warning"] == ["long outage", "clock behind"]


def test_after_a_restart_with_a_clock_that_is_behind_time_goes_on(tmp_path: Path, clock: TimeOfDay) -> None:
    """A computer without a battery starts in the past, until the network corrects its clock."""
    kept: list[str] = []
    matches: list[str] = []

    async def before(server: Server) -> None:
        kept.append((await create_guest(server.context.database, "Anna"))[1])
        matches.append(await match_with_clock(server))
        clock.wait(10)
        await record_heartbeat(server.context.database, times.now())
        clock.jump(-2 * YEAR)

    async def behind(server: Server) -> None:
        assert spent(server, matches[0]) == 0
        clock.wait(20)
        assert spent(server, matches[0]) == 20 * SECOND
        tab = Tab(server, matches[0], await mover(server, matches[0]))
        await tab.connect()
        assert (await tab.act())["type"] == "update"
        clock.wait(5)
        assert spent(server, matches[0]) == 5 * SECOND
        assert await clean_up(server.context.database, times.now()) == CleanupCounts(0, 0)
        assert await find_by_token(server.context.database, token_hash(kept[0])) is not None
        await record_heartbeat(server.context.database, times.now())
        clock.jump(2 * YEAR)

    async def check_corrected(server: Server) -> None:
        assert spent(server, matches[0]) == 5 * SECOND
        assert await clean_up(server.context.database, times.now()) == CleanupCounts(0, 0)
        assert await find_by_token(server.context.database, token_hash(kept[0])) is not None

    run(tmp_path, before, behind, check_corrected)


async def mover(server: Server, table: str) -> Person:
    """The person to move."""
    live = server.tables.live[table]
    seat = live.playing().to_move
    assert seat is not None
    held = live.row.seats[seat]
    assert held.person is not None
    return Person(held.person, held.name)


@pytest.mark.parametrize("error", [YEAR, -YEAR, 10 * MINUTE])
def test_a_process_with_a_wrong_clock_uses_the_time_of_those_that_it_joins(
    tmp_path: Path, clock: TimeOfDay, error: int
) -> None:
    """It stored an outage of a year, which stopped the clocks of all processes, or removed the real outages."""

    async def beats_of_another(database: Database, until: asyncio.Event) -> None:
        while not until.is_set():
            clock.wait(1)
            await record_heartbeat(database, clock())
            await asyncio.sleep(0.1)

    async def follow(database: Database, done: asyncio.Event) -> None:
        await follow_others(database, 0.5)
        done.set()

    async def story(server: Server) -> None:
        database = server.context.database
        await record_outage(database, clock() - MINUTE * SECOND)
        await record_outage(database, clock())
        known = await rows(server, outages)
        assert len(known) == 1
        clock.jump(error)
        times.start()
        await record_heartbeat(database, clock())
        with capture_logs() as logs:
            done = asyncio.Event()
            await asyncio.gather(follow(database, done), beats_of_another(database, done))
        assert [line["event"] for line in logs] == ["clock differs"]
        assert abs(times.now() - clock()) <= 2 * SECOND
        assert times.new_jump() is None
        await record_start(database, times.now())
        assert await rows(server, outages) == known

    run(tmp_path, story)


def test_a_process_that_starts_alone_believes_its_clock(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        await record_heartbeat(server.context.database, times.now())
        clock.wait(YEAR)
        await follow_others(server.context.database, 0.01)
        assert times.now() == clock()

    run(tmp_path, story)


def test_a_decision_that_began_in_the_future_can_run_out_of_time(tmp_path: Path, clock: TimeOfDay) -> None:
    matches: list[str] = []

    async def before(server: Server) -> None:
        matches.append(await match_with_clock(server))
        clock.wait(2)
        await record_heartbeat(server.context.database, times.now())
        clock.jump(-10 * MINUTE)

    async def behind(server: Server) -> None:
        live = server.tables.live[matches[0]]
        clock.wait(59)
        await record_heartbeat(server.context.database, times.now())
        live.driver.run()
        for _ in range(5):
            await asyncio.sleep(0.01)
        assert not live.playing().over
        await live.read()
        clock.wait(1)
        live.driver.run()
        while not live.playing().over:
            await asyncio.sleep(0.01)

    run(tmp_path, before, behind)


def test_tokens_expire_only_by_time_in_which_the_server_ran(tmp_path: Path, clock: TimeOfDay) -> None:
    kept: list[str] = []

    async def before(server: Server) -> None:
        kept.append((await create_guest(server.context.database, "Anna"))[1])
        clock.wait(LIFETIME / SECOND - MINUTE)
        await record_heartbeat(server.context.database, times.now())
        clock.wait(YEAR)

    async def after(server: Server) -> None:
        database = server.context.database
        assert await clean_up(database, times.now()) == CleanupCounts(0, 0)
        clock.wait(2 * MINUTE)
        await record_heartbeat(database, times.now())
        assert await find_by_token(database, token_hash(kept[0])) is None
        assert len(await rows(server, tokens)) == 1
        assert await clean_up(database, times.now()) == CleanupCounts(1, 1)

    run(tmp_path, before, after)
