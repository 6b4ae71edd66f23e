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
from ludoteca.server import house as house_module
from ludoteca.server import live as live_module
from ludoteca.server import lobby, outages, room, table, tables
from ludoteca.server.bus import MemoryBus
from ludoteca.server.house import House
from ludoteca.server.outages import note_alive
from ludoteca.server.storage import StorageFailed
from ludoteca.server.warmup import Warmup
from tests.server.inside import Tab, forget, open_inside, person, replayed, set_up
from tests.server.machines import settings_for

SECOND = 1000
START = 1_700_000_000_000


class TimeOfDay:
    """A time of day that goes on only when told to."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at

    def wait(self, seconds: float) -> None:
        self.at += int(seconds * SECOND)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TimeOfDay:
    """The time of day, everywhere in the service."""
    made = TimeOfDay()
    for module in (app_module, house_module, live_module, lobby, outages, room, table, tables):
        monkeypatch.setattr(module, "now", made)
    return made


def run(data: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Run a story in a house of its own."""

    async def told() -> None:
        async with open_inside(data / "ludoteca.sqlite3") as house:
            await asyncio.wait_for(story(house), 60)

    asyncio.run(told())


async def two(house: House, clock: Clock, seats: int = 2) -> tuple[str, list[Tab]]:
    """A match with a clock, and everybody at the table, in the order of the seats."""
    people = [await person(house, f"Guest {seat}") for seat in range(seats)]
    table = await set_up(house, "shelfie", people, clock)
    tabs = [Tab(house, table, each) for each in people]
    for tab in tabs:
        await tab.connect()
    return table, tabs


async def settled(house: House) -> None:
    """Let every alarm that is due ring, and wait for what it does."""
    for _ in range(5):
        await asyncio.sleep(0)
        await asyncio.gather(*house.tables.tasks)


async def came_back(house: House, tabs: list[Tab]) -> None:
    """The service starts again, and everybody comes back."""
    forget(house)
    await house.look_for_outages()
    await house.tables.resume()
    await settled(house)
    for tab in tabs:
        await tab.connect()


def out_of_time(match: Match) -> list[int]:
    """The seats whose time was up."""
    return [entry.seat for entry in match.log if entry.kind == EXPIRE]


def mover(tabs: list[Tab]) -> Tab:
    """Whoever is to move."""
    return next(tab for tab in tabs if tab.state.to_move() in tab.state.seats)


def left(tab: Tab) -> list[int | None]:
    """What everybody's clock showed when the present decision began."""
    assert tab.state.clock is not None
    shown: list[int | None] = tab.state.clock["left"]
    return shown


async def acted(tabs: list[Tab]) -> Document:
    """Whoever is to move acts, and everybody hears of it."""
    answer = await mover(tabs).act()
    for tab in tabs:
        tab.hear()
    return answer


def test_who_does_not_move_in_time_has_lost_and_everybody_is_told(tmp_path: Path) -> None:
    """By the real time of day: nobody has to look for the alarm to ring."""

    async def story(house: House) -> None:
        table, tabs = await two(house, Clock(MOVE, 1))
        until = time.monotonic() + 20
        while not all(tab.state.over for tab in tabs) and time.monotonic() < until:
            await asyncio.sleep(0.02)
            for tab in tabs:
                tab.hear()
        match = await replayed(house, table)
        assert out_of_time(match) == [match.at(0).to_move]
        assert match.log[-1].spent >= SECOND
        for tab in tabs:
            assert tab.state.result is not None
            assert tab.state.result["reason"] == "time"

    run(tmp_path, story)


def test_every_turn_begins_with_all_its_time(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(house: House) -> None:
        table, tabs = await two(house, Clock(MOVE, 30))
        for _ in range(4):
            clock.wait(29)
            assert (await acted(tabs))["type"] == "update"
            assert left(tabs[0]) == [30 * SECOND] * 2
        clock.wait(31)
        late = await acted(tabs)
        assert (late["type"], late["code"]) == ("refused", "time")
        assert (await replayed(house, table)).length == 4

    run(tmp_path, story)


def test_a_bank_is_used_up_and_grows_by_its_increment(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(house: House) -> None:
        table, tabs = await two(house, Clock(BANK, 60, 5))
        first = mover(tabs).state.seats[0]
        clock.wait(20)
        await acted(tabs)
        assert left(tabs[0])[first] == 45 * SECOND
        clock.wait(30)
        await acted(tabs)
        assert left(tabs[0])[1 - first] == 35 * SECOND
        clock.wait(45)
        await acted(tabs)
        assert left(tabs[0])[first] == 5 * SECOND
        clock.wait(36)
        late = await acted(tabs)
        assert (late["type"], late["code"]) == ("refused", "time")
        assert (await replayed(house, table)).length == 3

    run(tmp_path, story)


async def alive_for(house: House, clock: TimeOfDay, seconds: float) -> None:
    """Time passes while the service keeps its pulse: that it was alive is written at the end."""
    clock.wait(seconds)
    await note_alive(house.database, clock())


def test_a_bank_that_is_empty_ends_the_match_of_two(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(house: House) -> None:
        table, tabs = await two(house, Clock(BANK, 60, 5))
        first = mover(tabs).state.seats
        for _ in range(2):
            await alive_for(house, clock, 40)
            await acted(tabs)
        await alive_for(house, clock, 24.9)
        await came_back(house, tabs)
        assert out_of_time(await replayed(house, table)) == []
        await alive_for(house, clock, 0.1)
        await came_back(house, tabs)
        assert out_of_time(await replayed(house, table)) == first
        assert all(tab.state.over for tab in tabs)

    run(tmp_path, story)


def test_days_pass_without_anybody_looking(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(house: House) -> None:
        table, tabs = await two(house, Clock(DAYS, 2))
        await alive_for(house, clock, 2 * DAY - 1)
        await acted(tabs)
        late = mover(tabs).state.seats
        await alive_for(house, clock, 2 * DAY - 1)
        await came_back(house, tabs)
        assert out_of_time(await replayed(house, table)) == []
        await alive_for(house, clock, 1)
        await came_back(house, tabs)
        assert out_of_time(await replayed(house, table)) == late

    run(tmp_path, story)


def test_with_three_at_the_table_a_bot_plays_on_for_who_was_too_late(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(house: House) -> None:
        table, tabs = await two(house, Clock(MOVE, 30), seats=3)
        late = mover(tabs).state.seats
        await alive_for(house, clock, 30)
        await came_back(house, tabs)
        match = await replayed(house, table)
        assert out_of_time(match) == late
        assert not match.over
        assert match.log[-1].kind == "act"
        assert left(tabs[0])[late[0]] is None

    run(tmp_path, story)


@pytest.mark.parametrize("kind", [Clock(MOVE, 60), Clock(BANK, 60), Clock(DAYS, 1)], ids=lambda each: each.kind)
def test_nobody_is_charged_while_nobody_serves(tmp_path: Path, clock: TimeOfDay, kind: Clock) -> None:
    allowance = kind.allowance / SECOND

    async def story(house: House) -> None:
        table, tabs = await two(house, kind)
        late = mover(tabs).state.seats
        await alive_for(house, clock, allowance / 2)
        for down in (3600, 40 * DAY):
            clock.wait(down)
            await came_back(house, tabs)
            assert out_of_time(await replayed(house, table)) == []
            assert tabs[0].state.clock is not None
            assert tabs[0].state.clock["running"] == allowance / 2 * SECOND
        await alive_for(house, clock, allowance / 2 - 1)
        await came_back(house, tabs)
        assert out_of_time(await replayed(house, table)) == []
        await alive_for(house, clock, 1)
        await came_back(house, tabs)
        assert out_of_time(await replayed(house, table)) == late

    run(tmp_path, story)


def test_a_move_after_an_outage_is_charged_for_what_was_served_alone(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story(house: House) -> None:
        table, tabs = await two(house, Clock(BANK, 60))
        await alive_for(house, clock, 10)
        clock.wait(3600)
        await came_back(house, tabs)
        await alive_for(house, clock, 5)
        assert (await acted(tabs))["type"] == "update"
        assert [entry.spent for entry in await house.entries.load(table)] == [15 * SECOND]

    run(tmp_path, story)


def test_a_computer_that_slept_is_noticed_before_anybody_has_lost(tmp_path: Path, clock: TimeOfDay) -> None:
    """The alarm may ring before the next beat of the pulse."""

    async def story(house: House) -> None:
        table, _ = await two(house, Clock(MOVE, 60))
        await alive_for(house, clock, 20)
        clock.wait(8 * 3600)
        live = house.tables.live[table]
        match = live.playing()
        assert match.to_move is not None
        live.ring(match.to_move, match.length)
        await settled(house)
        assert out_of_time(await replayed(house, table)) == []
        assert live.spent(match.to_move) == 20 * SECOND

    run(tmp_path, story)


def test_nobody_is_charged_while_a_service_warms_up(
    tmp_path: Path, clock: TimeOfDay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an update the rules may have to be compiled, which takes minutes."""
    data = tmp_path / "ludoteca.sqlite3"

    async def prepare_slowly(warmup: Warmup) -> None:
        clock.wait(300)

    monkeypatch.setattr(Warmup, "prepare_tables", prepare_slowly)

    async def story() -> None:
        async with open_inside(data) as house:
            table, tabs = await two(house, Clock(MOVE, 60))
            await alive_for(house, clock, 10)
            seat = mover(tabs).state.seats[0]
        app = app_module.make_app(settings_for(data, pace=0.0, thinkers=1))
        async with app.router.lifespan_context(app):
            while not app.state.ready:
                await asyncio.sleep(0.01)
            again: House = app.state.house
            assert again.tables.live[table].spent(seat) == 10 * SECOND
            assert not again.tables.live[table].playing().over

    asyncio.run(asyncio.wait_for(story(), 60))


def test_bots_are_not_timed(tmp_path: Path, clock: TimeOfDay) -> None:
    async def choose(known: State, *_: object) -> Action:
        clock.wait(1000)
        return known.legal_actions()[0]

    async def story(house: House) -> None:
        house.thinkers.choose = choose  # type: ignore[method-assign, assignment]
        anna = await person(house)
        table = await set_up(house, "shelfie", [anna, "novice"], Clock(BANK, 60))
        tab = Tab(house, table, anna)
        await settled(house)
        await tab.connect()
        for turns in range(1, 5):
            clock.wait(10)
            assert (await tab.act())["type"] == "update"
            await settled(house)
            tab.hear()
            assert left(tab) == [(60 - 10 * turns) * SECOND, None]
        assert not (await replayed(house, table)).over

    run(tmp_path, story)


def test_an_expiry_that_cannot_be_stored_is_tried_again(
    tmp_path: Path, clock: TimeOfDay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "AGAIN_AFTER", 0.01)

    async def story(house: House) -> None:
        table, tabs = await two(house, Clock(MOVE, 30))
        append, failures = house.entries.append, [StorageFailed("The disk is full.")] * 2

        async def failing(*arguments: Any) -> None:
            if failures:
                raise failures.pop()
            await append(*arguments)

        house.entries.append = failing  # type: ignore[method-assign, assignment]
        await alive_for(house, clock, 30)
        house.tables.live[table].go_on()
        for _ in range(200):
            await asyncio.sleep(0.01)
            tabs[0].hear()
            if tabs[0].state.over:
                break
        assert not failures
        assert len(out_of_time(await replayed(house, table))) == 1

    run(tmp_path, story)


def test_of_two_processes_that_notice_at_once_one_writes_it_down(tmp_path: Path, clock: TimeOfDay) -> None:
    async def story() -> None:
        file, bus = tmp_path / "ludoteca.sqlite3", MemoryBus()
        async with open_inside(file, bus) as one, open_inside(file, bus) as other:
            table, tabs = await two(one, Clock(MOVE, 30))
            far = Tab(other, table, tabs[0].who)
            await far.connect()
            await alive_for(one, clock, 30)
            for house in (one, other):
                house.tables.live[table].go_on()
            for _ in range(3):
                await settled(one)
                await settled(other)
            assert len(out_of_time(await replayed(one, table))) == 1
            far.hear()
            assert far.state.over

    asyncio.run(asyncio.wait_for(story(), 60))
