"""Clocks are the server's: time runs out there, also while nobody looks, but never while nobody serves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.state import State
from ludoteca.core.types import Action, Document
from ludoteca.match.clocks import BANK, DAY, DAYS, MOVE, Clock
from ludoteca.match.log import EXPIRE
from ludoteca.match.match import Match
from ludoteca.server import app as app_module
from ludoteca.server.app import Server
from ludoteca.server.bots.warmup import Warmup
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.live import driver
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.store.outages import record_heartbeat
from ludoteca.server.store.sqlite import StorageFailed
from tests.server.inside import Tab, forget, open_inside, person, replay, set_up
from tests.server.machines import settings_for
from tests.server.times import TimeOfDay, set_time

SECOND = 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TimeOfDay:
    """The time of day, everywhere in the server."""
    return set_time(monkeypatch)


def run(data: Path, story: Callable[[Server], Awaitable[None]]) -> None:
    """Run a story on its own server."""

    async def run_story() -> None:
        async with open_inside(data / "ludoteca.sqlite3") as server:
            await asyncio.wait_for(story(server), 60)

    asyncio.run(run_story())


async def two(server: Server, clock: Clock, seats: int = 2) -> tuple[str, list[Tab]]:
    """A match with a clock, and everybody at the table, in the order of the seats."""
    people = [await person(server, f"Guest {seat}") for seat in range(seats)]
    table = await set_up(server, "shelfie", people, clock)
    tabs = [Tab(server, table, each) for each in people]
    for tab in tabs:
        await tab.connect()
    return table, tabs


async def settle(server: Server) -> None:
    """Let every alarm that is due ring, and wait for what it does."""
    for _ in range(5):
        await asyncio.sleep(0)
        await asyncio.gather(*server.tables.background.tasks)


async def restart(server: Server, tabs: list[Tab]) -> None:
    """Restart the server, and let everybody reconnect."""
    forget(server)
    await server.context.check_for_outage()
    await server.tables.resume()
    await settle(server)
    for tab in tabs:
        await tab.connect()


def out_of_time(match: Match) -> list[int]:
    """The seats whose time was up."""
    return [entry.seat for entry in match.log if entry.kind == EXPIRE]


def mover(tabs: list[Tab]) -> Tab:
    """The player to move."""
    return next(tab for tab in tabs if tab.state.to_move() in tab.state.seats)


def time_left(tab: Tab) -> list[int | None]:
    """What everybody's clock showed when the present decision began."""
    assert tab.state.clock is not None
    shown: list[int | None] = tab.state.clock["left"]
    return shown


async def act(tabs: list[Tab]) -> Document:
    """Let the player to move act, and everybody receive it."""
    answer = await mover(tabs).act()
    for tab in tabs:
        tab.hear()
    return answer


def test_a_player_whose_time_is_up_loses_and_everybody_is_told(tmp_path: Path) -> None:
    """By the real time of day: nobody has to look for the alarm to ring."""

    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(MOVE, 1))
        until = time.monotonic() + 20
        while not all(tab.state.over for tab in tabs) and time.monotonic() < until:
            await asyncio.sleep(0.02)
            for tab in tabs:
                tab.hear()
        match = await replay(server, table)
        assert out_of_time(match) == [match.at(0).to_move]
        assert match.log[-1].spent >= SECOND
        for tab in tabs:
            assert tab.state.result is not None
            assert tab.state.result["reason"] == "time"

    run(tmp_path, story)


def test_every_turn_begins_with_all_its_time(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(MOVE, 30))
        for _ in range(4):
            clock.wait(29)
            assert (await act(tabs))["type"] == "update"
            assert time_left(tabs[0]) == [30 * SECOND] * 2
        clock.wait(31)
        late = await act(tabs)
        assert (late["type"], late["code"]) == ("refused", "time")
        assert (await replay(server, table)).length == 4

    run(tmp_path, story)


def test_a_bank_is_used_up_and_grows_by_its_increment(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(BANK, 60, 5))
        first = mover(tabs).state.seats[0]
        clock.wait(20)
        await act(tabs)
        assert time_left(tabs[0])[first] == 45 * SECOND
        clock.wait(30)
        await act(tabs)
        assert time_left(tabs[0])[1 - first] == 35 * SECOND
        clock.wait(45)
        await act(tabs)
        assert time_left(tabs[0])[first] == 5 * SECOND
        clock.wait(36)
        late = await act(tabs)
        assert (late["type"], late["code"]) == ("refused", "time")
        assert (await replay(server, table)).length == 3

    run(tmp_path, story)


async def alive_for(server: Server, clock: TimeOfDay, seconds: float) -> None:
    """Let time pass while the server writes its heartbeat."""
    clock.wait(seconds)
    await record_heartbeat(server.context.database, clock())


def test_a_bank_that_is_empty_ends_the_match_of_two(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(BANK, 60, 5))
        first = mover(tabs).state.seats
        for _ in range(2):
            await alive_for(server, clock, 40)
            await act(tabs)
        await alive_for(server, clock, 24.9)
        await restart(server, tabs)
        assert out_of_time(await replay(server, table)) == []
        await alive_for(server, clock, 0.1)
        await restart(server, tabs)
        assert out_of_time(await replay(server, table)) == first
        assert all(tab.state.over for tab in tabs)

    run(tmp_path, story)


def test_a_clock_of_days_runs_while_nobody_is_connected(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(DAYS, 2))
        await alive_for(server, clock, 2 * DAY - 1)
        await act(tabs)
        late = mover(tabs).state.seats
        await alive_for(server, clock, 2 * DAY - 1)
        await restart(server, tabs)
        assert out_of_time(await replay(server, table)) == []
        await alive_for(server, clock, 1)
        await restart(server, tabs)
        assert out_of_time(await replay(server, table)) == late

    run(tmp_path, story)


def test_at_a_table_of_three_a_bot_replaces_a_player_whose_time_is_up(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(MOVE, 30), seats=3)
        late = mover(tabs).state.seats
        await alive_for(server, clock, 30)
        await restart(server, tabs)
        match = await replay(server, table)
        assert out_of_time(match) == late
        assert not match.over
        assert match.log[-1].kind == "act"
        assert time_left(tabs[0])[late[0]] is None

    run(tmp_path, story)


@pytest.mark.parametrize("kind", [Clock(MOVE, 60), Clock(BANK, 60), Clock(DAYS, 1)], ids=lambda each: each.kind)
def test_clocks_stop_while_the_server_is_down(tmp_path: Path, clock: TimeOfDay, kind: Clock) -> None:
    allowance = kind.allowance / SECOND

    async def story(server: Server) -> None:
        table, tabs = await two(server, kind)
        late = mover(tabs).state.seats
        await alive_for(server, clock, allowance / 2)
        for down in (3600, 40 * DAY):
            clock.wait(down)
            await restart(server, tabs)
            assert out_of_time(await replay(server, table)) == []
            assert tabs[0].state.clock is not None
            assert tabs[0].state.clock["running"] == allowance / 2 * SECOND
        await alive_for(server, clock, allowance / 2 - 1)
        await restart(server, tabs)
        assert out_of_time(await replay(server, table)) == []
        await alive_for(server, clock, 1)
        await restart(server, tabs)
        assert out_of_time(await replay(server, table)) == late

    run(tmp_path, story)


def test_a_move_after_an_outage_is_not_charged_for_the_outage(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(BANK, 60))
        await alive_for(server, clock, 10)
        clock.wait(3600)
        await restart(server, tabs)
        await alive_for(server, clock, 5)
        assert (await act(tabs))["type"] == "update"
        assert [entry.spent for entry in await server.context.match_log.load(table)] == [15 * SECOND]

    run(tmp_path, story)


def test_a_suspended_computer_is_noticed_before_anybody_loses_on_time(tmp_path: Path, clock: TimeOfDay) -> None:
    """The alarm may ring before the next beat of the pulse."""

    async def story(server: Server) -> None:
        table, _ = await two(server, Clock(MOVE, 60))
        await alive_for(server, clock, 20)
        clock.wait(8 * 3600)
        live = server.tables.live[table]
        match = live.playing()
        assert match.to_move is not None
        live.driver.ring(match.to_move, match.length)
        await settle(server)
        assert out_of_time(await replay(server, table)) == []
        assert live.spent(match.to_move) == 20 * SECOND

    run(tmp_path, story)


@pytest.mark.parametrize("kind", [BANK, MOVE])
def test_a_move_sent_while_the_computer_was_suspended_is_not_charged_for_that(
    tmp_path: Path, clock: TimeOfDay, kind: str
) -> None:
    """It may be read before the next beat of the pulse."""

    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(kind, 60))
        await alive_for(server, clock, 10)
        clock.wait(8 * 3600)
        assert (await act(tabs))["type"] == "update"
        assert [entry.spent for entry in await server.context.match_log.load(table)] == [10 * SECOND]

    run(tmp_path, story)


def test_clocks_stop_during_the_warmup(tmp_path: Path, clock: TimeOfDay, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an update the rules may have to be compiled, which takes minutes."""
    data = tmp_path / "ludoteca.sqlite3"

    async def prepare_slowly(warmup: Warmup) -> None:
        clock.wait(300)

    monkeypatch.setattr(Warmup, "prepare_tables", prepare_slowly)

    async def story() -> None:
        async with open_inside(data) as server:
            table, tabs = await two(server, Clock(MOVE, 60))
            await alive_for(server, clock, 10)
            seat = mover(tabs).state.seats[0]
        app = app_module.make_app(settings_for(data, pace=0.0, thinkers=1))
        async with app.router.lifespan_context(app):
            while not app.state.ready:
                await asyncio.sleep(0.01)
            tables: TableRegistry = app.state.tables
            assert tables.live[table].spent(seat) == 10 * SECOND
            assert not tables.live[table].playing().over

    asyncio.run(asyncio.wait_for(story(), 60))


def test_bots_are_not_timed(tmp_path: Path, clock: TimeOfDay) -> None:
    async def choose(known: State, *_: object) -> Action:
        clock.wait(1000)
        return known.legal_actions()[0]

    async def story(server: Server) -> None:
        server.context.bots.choose = choose  # type: ignore[method-assign, assignment]
        anna = await person(server)
        table = await set_up(server, "shelfie", [anna, "novice"], Clock(BANK, 60))
        tab = Tab(server, table, anna)
        await tab.connect()
        await settle(server)
        tab.hear()
        for turns in range(1, 5):
            clock.wait(10)
            assert (await tab.act())["type"] == "update"
            await settle(server)
            tab.hear()
            assert time_left(tab) == [(60 - 10 * turns) * SECOND, None]
        assert not (await replay(server, table)).over

    run(tmp_path, story)


def test_an_expiry_that_cannot_be_stored_is_retried(
    tmp_path: Path, clock: TimeOfDay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "RETRY_AFTER", 0.01)

    async def story(server: Server) -> None:
        table, tabs = await two(server, Clock(MOVE, 30))
        append, failures = server.context.match_log.append, [StorageFailed(sentence="The disk is full.")] * 2

        async def failing(*arguments: Any) -> None:
            if failures:
                raise failures.pop()
            await append(*arguments)

        server.context.match_log.append = failing  # type: ignore[method-assign, assignment]
        await alive_for(server, clock, 30)
        server.tables.live[table].driver.run()
        for _ in range(200):
            await asyncio.sleep(0.01)
            tabs[0].hear()
            if tabs[0].state.over:
                break
        assert not failures
        assert len(out_of_time(await replay(server, table))) == 1

    run(tmp_path, story)


def test_only_one_of_two_processes_stores_an_expiry(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story() -> None:
        file, bus = tmp_path / "ludoteca.sqlite3", MemoryBus()
        async with open_inside(file, bus) as one, open_inside(file, bus) as other:
            table, tabs = await two(one, Clock(MOVE, 30))
            far = Tab(other, table, tabs[0].who)
            await far.connect()
            await alive_for(one, clock, 30)
            for server in (one, other):
                server.tables.live[table].driver.run()
            for _ in range(3):
                await settle(one)
                await settle(other)
            assert len(out_of_time(await replay(one, table))) == 1
            far.hear()
            assert far.state.over

    asyncio.run(asyncio.wait_for(story(), 60))
