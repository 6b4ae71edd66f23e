"""The list of public tables: one for all who ask at the same time, and never without what one has just done."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.app import Server
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.http import public_tables
from tests.server.inside import open_inside, person, set_up


def run(path: Path, story: Callable[[Server], Awaitable[None]]) -> None:
    """Run a story on its own server."""

    async def run_story() -> None:
        async with open_inside(path / "server.sqlite3") as server:
            await story(server)

    asyncio.run(run_story())


async def ids(server: Server) -> set[str]:
    """The ids in the present list."""
    return {table["id"] for table in json.loads(await server.public_tables.get())}


@pytest.fixture
def lists_read(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All lists that were lists_read."""
    lists: list[bytes] = []
    read = public_tables.PublicTables.read

    async def note_and_read(self: public_tables.PublicTables) -> bytes:
        lists.append(await read(self))
        return lists[-1]

    monkeypatch.setattr(public_tables.PublicTables, "read", note_and_read)
    return lists


@pytest.fixture
def long_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_tables, "MAX_AGE", 1000.0)


@pytest.mark.usefixtures("long_cache")
def test_one_list_serves_all_requests(tmp_path: Path, lists_read: list[bytes]) -> None:
    async def story(server: Server) -> None:
        table = await set_up(server, "shelfie", [await person(server), await person(server)])
        told = await asyncio.gather(*(server.public_tables.get() for _ in range(50)))
        told += [await server.public_tables.get()]
        assert set(told) == set(lists_read)
        assert len(lists_read) == 1
        assert await ids(server) == {table}

    run(tmp_path, story)


def test_an_expired_list_is_computed_again(
    tmp_path: Path, lists_read: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server) -> None:
        await server.public_tables.get()
        await asyncio.sleep(0.02)
        await server.public_tables.get()
        assert len(lists_read) == 2

    monkeypatch.setattr(public_tables, "MAX_AGE", 0.01)
    run(tmp_path, story)


@pytest.mark.usefixtures("long_cache")
def test_a_request_after_a_change_gets_it_even_while_an_older_list_is_computed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server) -> None:
        has_read, going_on, read = asyncio.Event(), asyncio.Event(), public_tables.PublicTables.read

        async def slow(self: public_tables.PublicTables) -> bytes:
            found = await read(self)
            has_read.set()
            await going_on.wait()
            return found

        monkeypatch.setattr(public_tables.PublicTables, "read", slow)
        early = asyncio.create_task(ids(server))
        await has_read.wait()
        table = await set_up(server, "shelfie", [await person(server), await person(server)])
        late = asyncio.create_task(ids(server))
        await asyncio.sleep(0.05)
        going_on.set()
        assert await early == set()
        assert await late == {table}
        assert await ids(server) == {table}

    run(tmp_path, story)


@pytest.mark.usefixtures("long_cache")
def test_a_canceled_request_does_not_cancel_the_list_of_others(tmp_path: Path, lists_read: list[bytes]) -> None:
    async def story(server: Server) -> None:
        asking: list[asyncio.Task[Any]] = [asyncio.create_task(server.public_tables.get()) for _ in range(2)]
        await asyncio.sleep(0)
        asking[0].cancel()
        assert await asking[1] == lists_read[0]

    run(tmp_path, story)


@pytest.mark.usefixtures("long_cache")
def test_after_a_failure_the_next_request_computes_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        async def failing(_: object) -> bytes:
            raise OSError("no storage")

        with monkeypatch.context() as patch:
            patch.setattr(public_tables.PublicTables, "read", failing)
            with pytest.raises(OSError, match="no storage"):
                await server.public_tables.get()
        assert await ids(server) == set()

    run(tmp_path, story)


@pytest.mark.usefixtures("long_cache")
def test_changes_of_another_process_show_up_soon(tmp_path: Path) -> None:
    async def story() -> None:
        bus, data = MemoryBus(), tmp_path / "server.sqlite3"
        async with open_inside(data, bus) as here, open_inside(data, bus) as there:
            assert await ids(there) == set()
            table = await set_up(here, "shelfie", [await person(here), await person(here)])
            async with asyncio.timeout(60):
                while await ids(there) != {table}:
                    await asyncio.sleep(0.01)

    asyncio.run(story())
