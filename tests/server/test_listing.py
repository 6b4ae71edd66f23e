"""The list of public tables: one for all who ask at the same time, and never without what one has just done."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import listing
from ludoteca.server.bus import MemoryBus
from ludoteca.server.house import House
from tests.server.inside import open_inside, person, set_up


def in_house(path: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Let something happen in a house of its own."""

    async def told() -> None:
        async with open_inside(path / "house.sqlite3") as house:
            await story(house)

    asyncio.run(told())


async def ids(house: House) -> set[str]:
    """The tables that somebody who asks now is told of."""
    return {table["id"] for table in json.loads(await house.tables.public.told())}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All lists that are made."""
    lists: list[bytes] = []
    read = listing.PublicTables.read

    async def noting(self: listing.PublicTables) -> bytes:
        lists.append(await read(self))
        return lists[-1]

    monkeypatch.setattr(listing.PublicTables, "read", noting)
    return lists


@pytest.fixture
def kept_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "KEPT_FOR", 1000.0)


@pytest.mark.usefixtures("kept_long")
def test_one_list_serves_all_who_ask(tmp_path: Path, made: list[bytes]) -> None:
    async def story(house: House) -> None:
        table = await set_up(house, "shelfie", [await person(house), await person(house)])
        told = await asyncio.gather(*(house.tables.public.told() for _ in range(50)))
        told += [await house.tables.public.told()]
        assert set(told) == set(made)
        assert len(made) == 1
        assert await ids(house) == {table}

    in_house(tmp_path, story)


def test_an_old_list_is_made_anew(tmp_path: Path, made: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        await house.tables.public.told()
        await asyncio.sleep(0.02)
        await house.tables.public.told()
        assert len(made) == 2

    monkeypatch.setattr(listing, "KEPT_FOR", 0.01)
    in_house(tmp_path, story)


@pytest.mark.usefixtures("kept_long")
def test_who_asks_after_a_change_is_told_of_it_even_while_an_older_list_is_being_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        has_read, going_on, read = asyncio.Event(), asyncio.Event(), listing.PublicTables.read

        async def slow(self: listing.PublicTables) -> bytes:
            found = await read(self)
            has_read.set()
            await going_on.wait()
            return found

        monkeypatch.setattr(listing.PublicTables, "read", slow)
        early = asyncio.create_task(ids(house))
        await has_read.wait()
        table = await set_up(house, "shelfie", [await person(house), await person(house)])
        late = asyncio.create_task(ids(house))
        await asyncio.sleep(0.05)
        going_on.set()
        assert await early == set()
        assert await late == {table}
        assert await ids(house) == {table}

    in_house(tmp_path, story)


@pytest.mark.usefixtures("kept_long")
def test_one_who_gives_up_waiting_takes_the_list_from_nobody(tmp_path: Path, made: list[bytes]) -> None:
    async def story(house: House) -> None:
        asking: list[asyncio.Task[Any]] = [asyncio.create_task(house.tables.public.told()) for _ in range(2)]
        await asyncio.sleep(0)
        asking[0].cancel()
        assert await asking[1] == made[0]

    in_house(tmp_path, story)


@pytest.mark.usefixtures("kept_long")
def test_a_list_that_could_not_be_made_is_made_by_the_next_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        async def failing(_: object) -> bytes:
            raise OSError("no storage")

        with monkeypatch.context() as patch:
            patch.setattr(listing.PublicTables, "read", failing)
            with pytest.raises(OSError, match="no storage"):
                await house.tables.public.told()
        assert await ids(house) == set()

    in_house(tmp_path, story)


@pytest.mark.usefixtures("kept_long")
def test_what_another_process_has_changed_is_told_soon(tmp_path: Path) -> None:
    async def story() -> None:
        bus, data = MemoryBus(), tmp_path / "house.sqlite3"
        async with open_inside(data, bus) as here, open_inside(data, bus) as there:
            assert await ids(there) == set()
            table = await set_up(here, "shelfie", [await person(here), await person(here)])
            async with asyncio.timeout(10):
                while await ids(there) != {table}:
                    await asyncio.sleep(0.01)

    asyncio.run(story())
