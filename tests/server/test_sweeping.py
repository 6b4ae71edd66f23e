"""Sweeping: who can never come back and left nothing is removed, and nobody else, on both storages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from ludoteca.match.clocks import NO_CLOCK
from ludoteca.server import lobby, people, sweeping
from ludoteca.server.accounts import make_account
from ludoteca.server.house import House
from ludoteca.server.people import LIFETIME, welcome
from ludoteca.server.persons import Person
from ludoteca.server.schema import messages, ratings, tokens
from ludoteca.server.schema import people as people_table
from ludoteca.server.sweeping import Swept, sweep
from ludoteca.server.times import now
from tests.server.cluster import FILE, SERVERS
from tests.server.inside import open_inside, person, set_up
from tests.server.machines import postgres
from tests.sizes import QUICK

STORAGES = [FILE] if QUICK else [FILE, SERVERS]
LONG_AGO = LIFETIME + 1000


@asynccontextmanager
async def house_on(storage: str, folder: Path) -> AsyncIterator[House]:
    """A house on a storage, whichever one the tests run on."""
    data = folder / "house.sqlite3"
    chosen = {"database": postgres().database_for(data)} if storage == SERVERS else {"database": None, "bus": None}
    async with open_inside(data, **chosen) as house:
        yield house


async def go_away(house: House, *them: Person, ago: int = LONG_AGO) -> None:
    """Let people have been here for the last time long ago."""
    async with house.database.writing() as connection:
        for each in them:
            at = now() - ago
            await connection.execute(update(tokens).where(tokens.c.person == each.id).values(seen=at))
            await connection.execute(update(people_table).where(people_table.c.id == each.id).values(seen=at))


async def found(house: House, column: Any) -> set[str]:
    """What is left in a column."""
    async with house.database.reading() as connection:
        return set((await connection.execute(select(column))).scalars())


def on(storage: str, folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Tell a story in a house."""

    async def told() -> None:
        async with house_on(storage, folder) as house:
            await story(house)

    asyncio.run(asyncio.wait_for(told(), 60))


@pytest.mark.parametrize("storage", STORAGES)
def test_guests_without_matches_are_swept_when_their_token_has_expired_and_nobody_else(
    tmp_path: Path, storage: str
) -> None:
    async def story(house: House) -> None:
        gone = [await person(house, f"Gone {number}") for number in range(3)]
        here, late, player, host, owner, member, talker, rated = [
            await person(house, name)
            for name in ("Here", "Late", "Player", "Host", "Owner", "Member", "Talker", "Rated")
        ]
        played = await set_up(house, "shelfie", [player, "novice"])
        plan = lobby.Plan("shelfie", 2, {}, NO_CLOCK, public=True, chat=True, rated=False).checked()
        await lobby.make_table(house.database, plan, host, [], {})
        program, _ = await people.add_program(house.database, owner, "Robot")
        await make_account(house.database, member, "Member", "a long passphrase of mine")
        async with house.database.writing() as connection:
            said = {"match": played, "number": 1, "name": "Talker", "text": "Hello", "mark": "1", "at": 1}
            await connection.execute(insert(messages).values(said | {"person": talker.id}))
            points = {"game": "shelfie", "mu": 25.0, "sigma": 8.0, "matches": 1}
            await connection.execute(insert(ratings).values(points | {"who": f"person {rated.id}"}))
        left = [player, host, owner, member, talker, rated]
        await go_away(house, *gone, *left, program)
        await go_away(house, late, ago=LIFETIME - 60_000)
        assert await sweep(house.database, now()) == Swept(tokens=len(gone) + len(left) + 1, guests=len(gone))
        assert await found(house, people_table.c.id) == {each.id for each in (here, late, program, *left)}
        assert await found(house, tokens.c.person) == {here.id, late.id}
        assert await sweep(house.database, now()) == Swept(0, 0)

    on(storage, tmp_path, story)


@pytest.mark.parametrize("storage", STORAGES)
def test_many_are_swept_in_small_steps(tmp_path: Path, storage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)
    monkeypatch.setattr(sweeping, "PAUSE", 0.0)

    async def story(house: House) -> None:
        await go_away(house, *[await person(house) for _ in range(5)])
        assert await sweep(house.database, now()) == Swept(tokens=5, guests=5)
        assert await found(house, people_table.c.id) == set()

    on(storage, tmp_path, story)


def test_a_service_sweeps_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "FIRST_AFTER", 0.0)
    monkeypatch.setattr(sweeping, "EVERY", 0.01)

    async def story(house: House) -> None:
        guest, token = await welcome(house.database, "Anna")
        await go_away(house, guest)
        while await found(house, people_table.c.id):
            await asyncio.sleep(0.01)
        assert await people.meet(house.database, people.token_hash(token)) is None

    on(FILE, tmp_path, story)


@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("wanted", [sweeping.expired, sweeping.forgotten])
def test_nobody_is_looked_for_without_an_index(tmp_path: Path, storage: str, wanted: Callable[[int], Any]) -> None:
    async def story(house: House) -> None:
        query = str(wanted(0).compile(compile_kwargs={"literal_binds": True}))
        async with house.database.reading() as connection:
            if storage == SERVERS:
                await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
                plan = await connection.exec_driver_sql(f"EXPLAIN {query}")
            else:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")
            told = str(plan.all())
        assert re.search("ix_(people|tokens)_seen", told)
        assert "SCAN" not in told
        assert "Seq Scan" not in told

    on(storage, tmp_path, story)
