"""Crowds: however many watch a table, what one of them does costs little."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.core.types import Document
from ludoteca.server import table, tables
from ludoteca.server.live import Connection
from ludoteca.server.room import Audience
from ludoteca.server.spreading import AT_ONCE, MOST_PENDING, Spreading
from tests.server.inside import Tab, open_inside, person, set_up

WATCHING = 60


def presences(heard: list[Document]) -> list[Document]:
    return [message for message in heard if message["type"] == "presence"]


def test_in_a_crowd_not_everybody_is_told_at_once_of_everybody_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "COUNTED_AFTER", 0.2)

    async def story() -> None:
        async with open_inside(tmp_path / "house.sqlite3") as house:
            people = [await person(house, name) for name in ("Anna", "Bea")]
            name = await set_up(house, "shelfie", people)
            seat, other = (Tab(house, name, who) for who in people)
            await seat.connect()
            curious = await person(house, "Cleo")
            crowd = [Tab(house, name, curious) for _ in range(WATCHING)]
            told = 0
            spreading = house.tables.live[name].spreading
            for number, tab in enumerate(crowd, 1):
                await tab.connect()
                while spreading.pending:
                    await asyncio.sleep(0)
                (mine,) = presences(tab.take_told())
                assert mine["watching"] == number
                told += sum(len(presences(each.take_told())) for each in (seat, *crowd[:number]))
            assert told < table.CROWD * (table.CROWD + 3) / 2 + 3 * WATCHING
            await other.connect()
            assert (
                presences(seat.take_told())[-1] | {"seats": [True, True], "watching": WATCHING}
                == presences(other.take_told())[-1]
            )
            for tab in crowd[30:]:
                tab.disconnect()
            while not (told_later := presences(seat.take_told())):
                await asyncio.sleep(0.01)
            assert told_later[-1]["watching"] == 30

    asyncio.run(asyncio.wait_for(story(), 60))


def test_who_comes_to_a_crowd_is_told_who_is_there_without_a_look_at_everybody(tmp_path: Path) -> None:
    looked = []

    class Watcher(Connection):
        """Somebody who notices being looked at."""

        @property
        def audiences(self) -> list[Audience]:
            looked.append(self)
            return [None]

        @audiences.setter
        def audiences(self, audiences: list[Audience]) -> None:
            assert audiences == [None]

    async def story() -> None:
        async with open_inside(tmp_path / "house.sqlite3") as house:
            name = await set_up(house, "shelfie", [await person(house, "Anna"), await person(house, "Bea")])
            live, curious = await house.tables.get(name), await person(house, "Cleo")
            assert live is not None
            for _ in range(WATCHING):
                await live.enter(Watcher(None, curious, [None]), None)  # type: ignore[arg-type]
            while live.spreading.pending:
                await asyncio.sleep(0)
            looked.clear()
            late = Watcher(None, curious, [None])  # type: ignore[arg-type]
            await live.enter(late, None)
            assert live.presence().watching == WATCHING + 1
            assert set(looked) == {late}

    asyncio.run(asyncio.wait_for(story(), 60))


def test_people_hear_of_other_processes_only_what_is_new(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_inside(tmp_path / "house.sqlite3") as house:
            people = [await person(house, name) for name in ("Anna", "Bea")]
            name = await set_up(house, "shelfie", people)
            seat = Tab(house, name, people[0])
            await seat.connect()
            seat.take_told()
            live = house.tables.live[name]
            heard = []
            for seats, watching in (([1], 0), ([1], 0), ([1], 2), ([1], 2), ([], 2)):
                live.note_elsewhere("another", seats, watching)
                heard.append([(each["seats"], each["watching"]) for each in presences(seat.take_told())])
            assert heard == [[([True, True], 0)], [], [([True, True], 2)], [], [([True, False], 2)]]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_other_processes_are_reminded_of_all_tables_with_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def story() -> None:
        async with open_inside(tmp_path / "house.sqlite3") as house:
            who = await person(house, "Anna")
            names = [await set_up(house, "shelfie", [who, await person(house, "Bea")]) for _ in range(5)]
            for name in names:
                await Tab(house, name, who).connect()
            told: list[str] = []
            monkeypatch.setattr(house, "tell", lambda table, what, more: told.append(table))
            monkeypatch.setattr(tables, "REMINDED_AT_ONCE", 2)
            with monkeypatch.context() as patched:
                patched.setattr(asyncio, "sleep", pause)
                await house.tables.show_who_is_here()
            assert sorted(told) == sorted(names)
            assert pauses == [tables.BREATH] * 2

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_crowd_is_told_a_few_at_a_time_and_each_of_them_in_order() -> None:
    class Watcher:
        def __init__(self) -> None:
            self.heard: list[bytes] = []

        def send(self, message: bytes) -> None:
            self.heard.append(message)

    async def story() -> None:
        crowd, spreading = [Watcher() for _ in range(3 * AT_ONCE)], Spreading()
        messages = [b"%d" % number for number in range(5)]
        for message in messages:
            spreading.tell(message, crowd)
        assert sum(len(each.heard) for each in crowd) == AT_ONCE
        while spreading.pending:
            told = sum(len(each.heard) for each in crowd)
            await asyncio.sleep(0)
            assert sum(len(each.heard) for each in crowd) - told <= AT_ONCE
        assert all(each.heard == messages for each in crowd)
        spreading.tell(b"few", crowd[:AT_ONCE])
        assert crowd[0].heard[-1] == b"few"
        for _ in range(MOST_PENDING + 3):
            spreading.tell(b"many", crowd)
        assert len(spreading.pending) <= MOST_PENDING
        spreading.stop()
        told = len(crowd[-1].heard)
        await asyncio.sleep(0.01)
        assert len(crowd[-1].heard) == told

    asyncio.run(story())
