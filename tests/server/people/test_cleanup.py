"""Cleanup: removes only guests who cannot come back and left no data, on both storages."""

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
from ludoteca.server.app import Server
from ludoteca.server.live import lobby
from ludoteca.server.people import cleanup
from ludoteca.server.people import guests as people
from ludoteca.server.people.accounts import create_account
from ludoteca.server.people.cleanup import CleanupCounts, clean_up
from ludoteca.server.people.guests import LIFETIME, create_guest
from ludoteca.server.people.person import Person
from ludoteca.server.store.schema import messages, ratings, tokens
from ludoteca.server.store.schema import people as people_table
from ludoteca.server.times import now
from tests.server.cluster import FILE, SERVERS
from tests.server.inside import open_inside, person, set_up
from tests.server.machines import postgres
from tests.sizes import QUICK

STORAGES = [FILE] if QUICK else [FILE, SERVERS]
LONG_AGO = LIFETIME + 1000


@asynccontextmanager
async def server_on(storage: str, folder: Path) -> AsyncIterator[Server]:
    """A server on a storage, independent of LUDOTECA_STORAGE."""
    data = folder / "server.sqlite3"
    chosen = {"database": postgres().database_for(data)} if storage == SERVERS else {"database": None, "bus": None}
    async with open_inside(data, **chosen) as server:
        yield server


async def set_last_seen(server: Server, *them: Person, ago: int = LONG_AGO) -> None:
    """Set when people were last seen, by default longer ago than a token lasts."""
    async with server.context.database.writing() as connection:
        for each in them:
            at = now() - ago
            await connection.execute(update(tokens).where(tokens.c.person == each.id).values(seen=at))
            await connection.execute(update(people_table).where(people_table.c.id == each.id).values(seen=at))


async def values_of(server: Server, column: Any) -> set[str]:
    """All values of a column."""
    async with server.context.database.reading() as connection:
        return set((await connection.execute(select(column))).scalars())


def run_on(storage: str, folder: Path, story: Callable[[Server], Awaitable[None]]) -> None:
    """Run a story on a server."""

    async def main() -> None:
        async with server_on(storage, folder) as server:
            await story(server)

    asyncio.run(asyncio.wait_for(main(), 60))


@pytest.mark.parametrize("storage", STORAGES)
def test_only_guests_without_data_are_removed_when_their_token_has_expired(tmp_path: Path, storage: str) -> None:
    async def story(server: Server) -> None:
        gone = [await person(server, f"Gone {number}") for number in range(3)]
        here, late, player, host, owner, member, talker, rated = [
            await person(server, name)
            for name in ("Here", "Late", "Player", "Host", "Owner", "Member", "Talker", "Rated")
        ]
        played = await set_up(server, "shelfie", [player, "novice"])
        plan = lobby.Plan("shelfie", 2, {}, NO_CLOCK, public=True, chat=True, rated=False).check()
        await lobby.make_table(server.context.database, plan, host, [], {})
        program, _ = await people.add_program(server.context.database, owner, "Robot")
        await create_account(server.context.database, member, "Member", "a long passphrase of mine")
        async with server.context.database.writing() as connection:
            message = {"match": played, "number": 1, "name": "Talker", "text": "Hello", "mark": "1", "at": 1}
            await connection.execute(insert(messages).values(message | {"person": talker.id}))
            points = {"game": "shelfie", "mu": 25.0, "sigma": 8.0, "matches": 1}
            await connection.execute(insert(ratings).values(points | {"who": f"person {rated.id}"}))
        left = [player, host, owner, member, talker, rated]
        await set_last_seen(server, *gone, *left, program)
        await set_last_seen(server, late, ago=LIFETIME - 60_000)
        assert await clean_up(server.context.database, now()) == CleanupCounts(
            tokens=len(gone) + len(left) + 1, guests=len(gone)
        )
        assert await values_of(server, people_table.c.id) == {each.id for each in (here, late, program, *left)}
        assert await values_of(server, tokens.c.person) == {here.id, late.id}
        assert await clean_up(server.context.database, now()) == CleanupCounts(0, 0)

    run_on(storage, tmp_path, story)


@pytest.mark.parametrize("storage", STORAGES)
def test_many_guests_are_removed_in_small_batches(
    tmp_path: Path, storage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "BATCH_SIZE", 2)
    monkeypatch.setattr(cleanup, "PAUSE", 0.0)

    async def story(server: Server) -> None:
        await set_last_seen(server, *[await person(server) for _ in range(5)])
        assert await clean_up(server.context.database, now()) == CleanupCounts(tokens=5, guests=5)
        assert await values_of(server, people_table.c.id) == set()

    run_on(storage, tmp_path, story)


def test_a_server_cleans_up_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "FIRST_DELAY", 0.0)
    monkeypatch.setattr(cleanup, "INTERVAL", 0.01)

    async def story(server: Server) -> None:
        guest, token = await create_guest(server.context.database, "Anna")
        await set_last_seen(server, guest)
        while await values_of(server, people_table.c.id):
            await asyncio.sleep(0.01)
        assert await people.find_by_token(server.context.database, people.token_hash(token)) is None

    run_on(FILE, tmp_path, story)


@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("wanted", [cleanup.expired_tokens, cleanup.unused_guests])
def test_the_cleanup_queries_use_indexes(tmp_path: Path, storage: str, wanted: Callable[[int], Any]) -> None:
    async def story(server: Server) -> None:
        query = str(wanted(0).compile(compile_kwargs={"literal_binds": True}))
        async with server.context.database.reading() as connection:
            if storage == SERVERS:
                await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
                plan = await connection.exec_driver_sql(f"EXPLAIN {query}")
            else:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")
            explanation = str(plan.all())
        assert re.search("ix_(people|tokens)_seen", explanation)
        assert "SCAN" not in explanation
        assert "Seq Scan" not in explanation

    run_on(storage, tmp_path, story)
