"""The public list is fair to addresses, and abandoned tables are closed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ludoteca.match.clocks import DAYS, NO_CLOCK, Clock
from ludoteca.server.app import Server
from ludoteca.server.http.public_tables import MAX_LISTED_PER_ADDRESS, select_fairly
from ludoteca.server.live import lobby
from ludoteca.server.live.abandoned import ALONE_SECONDS, TOGETHER_SECONDS, AbandonedTables
from ludoteca.server.people.cleanup import FORGOTTEN_AFTER, clean_up
from ludoteca.server.people.person import Person
from ludoteca.server.store.schema import matches
from ludoteca.server.store.schema import people as people_table
from ludoteca.server.store.tables import MAX_LISTED, MAX_LISTED_PER_HOST, load_table
from ludoteca.server.times import now
from tests.server.inside import Tab, open_inside, person, set_up, stored_row


class TurnedClock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def run(folder: Path, story: Callable[[Server], Awaitable[None]]) -> None:
    """Run a story on its own server."""

    async def run_story() -> None:
        async with open_inside(folder / "server.sqlite3") as server:
            await asyncio.wait_for(story(server), 60)

    asyncio.run(run_story())


async def open_table(server: Server, host: Person, public: bool = True, clock: Clock = NO_CLOCK) -> str:
    """A table that waits for a second player."""
    plan = lobby.Plan("shelfie", 2, {}, clock, public=public, chat=True, rated=False).check()
    table = await lobby.make_table(server.context.database, plan, host, [host.name], {})
    await server.tables.refresh(table)
    return table


async def exists(server: Server, table: str) -> bool:
    async with server.context.database.reading() as connection:
        return await load_table(connection, table) is not None


# The list


async def list_ids(server: Server) -> list[str]:
    return [table["id"] for table in json.loads(await server.public_tables.get())]


def test_one_address_does_not_push_others_off_the_list(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        quiet = await person(server, "Quiet")
        server.context.note_address(quiet.id, "192.0.2.1")
        old = [await open_table(server, quiet) for _ in range(2)]
        for number in range(15):
            eve = await person(server, f"Eve {number}")
            server.context.note_address(eve.id, "198.51.100.1")
            for _ in range(MAX_LISTED_PER_HOST):
                await open_table(server, eve)
        found = await list_ids(server)
        assert set(old) <= set(found)
        assert len(found) == len(old) + MAX_LISTED_PER_ADDRESS

    run(tmp_path, story)


def test_all_addresses_get_a_place_before_any_gets_a_second_one() -> None:
    many = [(f"{host} {number}", f"host {host}") for host in range(60) for number in range(3)]
    chosen = select_fairly(many, lambda host: "one" if int(host.split()[1]) < 20 else host)
    assert len(chosen) == MAX_LISTED
    assert {table.split()[0] for table in chosen} >= {str(host) for host in range(20, 60)}
    assert sum(int(table.split()[0]) < 20 for table in chosen) <= MAX_LISTED_PER_ADDRESS
    counts = [sum(table.split()[0] == str(host) for table in chosen) for host in range(20, 60)]
    assert max(counts) - min(counts) <= 1


def test_where_everybody_has_the_same_address_the_list_is_full() -> None:
    many = [(str(number), f"host {number}") for number in range(2 * MAX_LISTED)]
    assert select_fairly(many, lambda _: "proxy") == [table for table, _ in many[:MAX_LISTED]]


def test_the_list_is_ordered_by_age(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, bob = await person(server), await person(server, "Bob")
        tables = []
        for number, host in enumerate((anna, anna, bob, anna)):
            tables.append(await open_table(server, host))
            async with server.context.database.writing() as connection:
                await connection.execute(
                    update(matches).where(matches.c.id == tables[-1]).values(created=1000 + number)
                )
        for table in tables:
            await server.tables.refresh(table)
        assert await list_ids(server) == tables[::-1]

    run(tmp_path, story)


# Abandoned tables


async def passes(abandoned: AbandonedTables, seconds: float) -> None:
    """Let time pass, with a look at the tables before and after."""
    await abandoned.close()
    assert isinstance(abandoned.clock, TurnedClock)
    abandoned.clock.now += seconds
    await abandoned.close()


def test_a_table_is_closed_when_nobody_has_been_connected_for_a_while(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = await person(server)
        table, abandoned = await open_table(server, anna), AbandonedTables(server.tables, TurnedClock())
        await passes(abandoned, ALONE_SECONDS - 1)
        assert await exists(server, table)
        tab = Tab(server, table, anna)
        await tab.connect()
        await passes(abandoned, 10 * ALONE_SECONDS)
        assert await exists(server, table), "somebody is connected"
        tab.disconnect()
        await passes(abandoned, ALONE_SECONDS - 1)
        assert await exists(server, table), "the time starts again"
        await passes(abandoned, 1)
        assert not await exists(server, table)
        assert table not in server.tables.live
        assert await list_ids(server) == []

    run(tmp_path, story)


def test_tables_whose_people_may_come_back_stay(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, bob = await person(server), await person(server, "Bob")
        private = await open_table(server, anna, public=False)
        slow = await open_table(server, anna, clock=Clock(DAYS, 3))
        together = await open_table(server, anna)
        async with server.context.database.writing() as connection:
            await lobby.sit(connection, await stored_row(server, together), 1, bob, "Bob")
        running = await set_up(server, "shelfie", [anna, bob])
        abandoned = AbandonedTables(server.tables, TurnedClock())
        await passes(abandoned, TOGETHER_SECONDS - 1)
        assert await exists(server, together)
        await passes(abandoned, 1)
        assert not await exists(server, together)
        await passes(abandoned, 1000 * TOGETHER_SECONDS)
        assert [await exists(server, table) for table in (private, slow, running)] == [True] * 3

    run(tmp_path, story)


def test_people_connected_to_another_process_count(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table = await open_table(server, await person(server))
        abandoned = AbandonedTables(server.tables, TurnedClock())
        server.tables.presence.note(table, "another process", [0], 0)
        await passes(abandoned, 10 * ALONE_SECONDS)
        assert await exists(server, table)
        server.tables.presence.forget(1e12)
        await passes(abandoned, ALONE_SECONDS)
        assert not await exists(server, table)

    run(tmp_path, story)


@pytest.mark.parametrize("seen", ["nobody", "host", "guest"])
def test_tables_are_forgotten_when_none_of_their_people_has_been_seen_for_a_month(tmp_path: Path, seen: str) -> None:
    async def story(server: Server) -> None:
        anna, bob = await person(server), await person(server, "Bob")
        table = await open_table(server, anna, public=False)
        running = await set_up(server, "shelfie", [anna, bob])
        async with server.context.database.writing() as connection:
            await lobby.sit(connection, await stored_row(server, table), 1, bob, "Bob")
        long_ago: dict[str, Any] = {"seen": now() - FORGOTTEN_AFTER - 1000}
        old = [each.id for each, name in ((anna, "host"), (bob, "guest")) if name != seen]
        async with server.context.database.writing() as connection:
            await connection.execute(update(matches).values(created=long_ago["seen"]))
            await connection.execute(update(people_table).where(people_table.c.id.in_(old)).values(**long_ago))
        assert (await clean_up(server.context.database, now())).tables == (seen == "nobody")
        assert await exists(server, table) == (seen != "nobody")
        assert await exists(server, running)

    run(tmp_path, story)
