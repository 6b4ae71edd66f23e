"""Crowds: a spectator costs little, however many there are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.core.types import Document
from ludoteca.server.live import registry as tables
from ludoteca.server.live import table
from ludoteca.server.live.connection import Connection
from ludoteca.server.live.fanout import BATCH, MAX_PENDING, Fanout
from ludoteca.server.live.room import Audience
from tests.server.inside import Tab, open_inside, person, set_up

WATCHING = 60


def presences(heard: list[Document]) -> list[Document]:
    return [message for message in heard if message["type"] == "presence"]


def test_in_a_crowd_new_spectators_are_broadcast_only_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "COUNT_AFTER", 0.2)

    async def story() -> None:
        async with open_inside(tmp_path / "server.sqlite3") as server:
            people = [await person(server, name) for name in ("Anna", "Bea")]
            name = await set_up(server, "shelfie", people)
            seat, other = (Tab(server, name, who) for who in people)
            await seat.connect()
            curious = await person(server, "Cleo")
            crowd = [Tab(server, name, curious) for _ in range(WATCHING)]
            told = 0
            fanout = server.tables.live[name].room.fanout
            for number, tab in enumerate(crowd, 1):
                await tab.connect()
                while fanout.pending:
                    await asyncio.sleep(0)
                (mine,) = presences(tab.new_messages())
                assert mine["watching"] == number
                told += sum(len(presences(each.new_messages())) for each in (seat, *crowd[:number]))
            assert told < table.CROWD * (table.CROWD + 3) / 2 + 3 * WATCHING
            await other.connect()
            assert (
                presences(seat.new_messages())[-1] | {"seats": [True, True], "watching": WATCHING}
                == presences(other.new_messages())[-1]
            )
            for tab in crowd[30:]:
                tab.disconnect()
            while not (told_later := presences(seat.new_messages())):
                await asyncio.sleep(0.01)
            assert told_later[-1]["watching"] == 30

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_new_spectator_gets_the_presence_without_a_search_through_the_crowd(tmp_path: Path) -> None:
    looked = []

    class Watcher(Connection):
        """A connection that records accesses to its audiences."""

        @property
        def audiences(self) -> list[Audience]:
            looked.append(self)
            return [None]

        @audiences.setter
        def audiences(self, audiences: list[Audience]) -> None:
            assert audiences == [None]

    async def story() -> None:
        async with open_inside(tmp_path / "server.sqlite3") as server:
            name = await set_up(server, "shelfie", [await person(server, "Anna"), await person(server, "Bea")])
            live, curious = await server.tables.get(name), await person(server, "Cleo")
            assert live is not None
            for _ in range(WATCHING):
                await live.enter(Watcher(None, curious, [None]), None)  # type: ignore[arg-type]
            while live.room.fanout.pending:
                await asyncio.sleep(0)
            looked.clear()
            late = Watcher(None, curious, [None])  # type: ignore[arg-type]
            await live.enter(late, None)
            assert live.presence().watching == WATCHING + 1
            assert set(looked) == {late}

    asyncio.run(asyncio.wait_for(story(), 60))


def test_presence_in_other_processes_is_broadcast_only_when_it_changes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_inside(tmp_path / "server.sqlite3") as server:
            people = [await person(server, name) for name in ("Anna", "Bea")]
            name = await set_up(server, "shelfie", people)
            seat = Tab(server, name, people[0])
            await seat.connect()
            seat.new_messages()
            live = server.tables.live[name]
            heard = []
            for seats, watching in (([1], 0), ([1], 0), ([1], 2), ([1], 2), ([], 2)):
                live.note_remote_presence("another", seats, watching)
                heard.append([(each["seats"], each["watching"]) for each in presences(seat.new_messages())])
            assert heard == [[([True, True], 0)], [], [([True, True], 2)], [], [([True, False], 2)]]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_presence_is_reported_to_other_processes_in_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def story() -> None:
        async with open_inside(tmp_path / "server.sqlite3") as server:
            who = await person(server, "Anna")
            names = [await set_up(server, "shelfie", [who, await person(server, "Bea")]) for _ in range(5)]
            for name in names:
                await Tab(server, name, who).connect()
            told: list[str] = []
            monkeypatch.setattr(server.context, "notify", lambda table, what, more: told.append(table))
            monkeypatch.setattr(tables, "REPORT_BATCH", 2)
            with monkeypatch.context() as patched:
                patched.setattr(asyncio, "sleep", pause)
                await server.tables.report_presence()
            assert sorted(told) == sorted(names)
            assert pauses == [tables.REPORT_PAUSE] * 2

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_crowd_gets_messages_in_batches_and_in_order() -> None:
    class Watcher:
        def __init__(self) -> None:
            self.heard: list[bytes] = []

        def send(self, message: bytes) -> None:
            self.heard.append(message)

    async def story() -> None:
        crowd, fanout = [Watcher() for _ in range(3 * BATCH)], Fanout()
        messages = [b"%d" % number for number in range(5)]
        for message in messages:
            fanout.send(message, crowd)
        assert sum(len(each.heard) for each in crowd) == BATCH
        while fanout.pending:
            told = sum(len(each.heard) for each in crowd)
            await asyncio.sleep(0)
            assert sum(len(each.heard) for each in crowd) - told <= BATCH
        assert all(each.heard == messages for each in crowd)
        fanout.send(b"few", crowd[:BATCH])
        assert crowd[0].heard[-1] == b"few"
        for _ in range(MAX_PENDING + 3):
            fanout.send(b"many", crowd)
        assert len(fanout.pending) <= MAX_PENDING
        fanout.stop()
        told = len(crowd[-1].heard)
        await asyncio.sleep(0.01)
        assert len(crowd[-1].heard) == told

    asyncio.run(story())
