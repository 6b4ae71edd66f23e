"""PostgreSQL and Redis: the same schema and guarantees as SQLite, and plain messages when they fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, insert, select

from ludoteca.match.log import ASK, Entry, Question
from ludoteca.server.bus.news import ENTRIES, OWNERS, News
from ludoteca.server.bus.redis import RedisBus
from ludoteca.server.store.database import open_database, open_postgres, postgres_database
from ludoteca.server.store.match_log import EntryConflict, MatchEnd
from ludoteca.server.store.postgres_log import PostgresMatchLog
from ludoteca.server.store.schema import entries, matches, metadata, people
from ludoteca.server.store.sqlite import StorageFailed
from ludoteca.server.store.tables import log_lengths
from tests.commands import run
from tests.server.cluster import FILE, SERVERS
from tests.server.machines import postgres, redis_server
from tests.server.patience import ending_within
from tests.server.stored import act

MATCH = {
    "game": "shelfie",
    "options": {},
    "players": 2,
    "clock": {},
    "public": True,
    "chat": True,
    "rated": False,
    "phase": "running",
    "seed": b"0",
    "rules": 1,
    "created": 0,
}

ENTRY = {"entry": 0, "kind": "act", "seat": 0, "at": 0, "spent": 0, "mark": "", "action": 0, "to": 0}


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A new database at the newest version."""
    return postgres().database_for(tmp_path / "ludoteca.sqlite3")


def with_entries(address: str, story: Callable[[PostgresMatchLog], Awaitable[None]]) -> None:
    """Run a story with two matches, m1 and m2."""

    async def main() -> None:
        database = postgres_database(address)
        async with database.writing() as connection:
            await connection.execute(insert(matches), [{"id": name, **MATCH} for name in ("m1", "m2")])
        store = PostgresMatchLog(address)
        try:
            await asyncio.wait_for(story(store), 30)
        finally:
            await store.close()
            await database.close()

    asyncio.run(main())


def refusal(address: str) -> str:
    """The message when a database cannot be opened."""
    with pytest.raises(StorageFailed) as refused:
        asyncio.run(open_postgres(address))
    sentence = str(refused.value)
    assert sentence.endswith(".")
    return sentence


# The tables


def test_the_migrations_create_exactly_the_schema_on_postgresql(address: str) -> None:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async def story() -> None:
        database = postgres_database(address)
        async with database.reading() as connection:
            assert await connection.run_sync(compare) == []
        await database.close()

    asyncio.run(story())


def test_one_of_several_simultaneous_starts_migrates() -> None:
    postgres().make("blank", "template0")

    async def story() -> None:
        opened = await asyncio.gather(*(open_postgres(postgres().address("blank")) for _ in range(4)))
        for database in opened:
            await database.close()

    asyncio.run(story())
    assert postgres().do("blank", "SELECT count(*) FROM alembic_version") == [(1,)]


def test_a_database_of_a_newer_version_or_another_program_is_refused(address: str) -> None:
    name = address.rpartition("/")[2]
    postgres().do(name, "UPDATE alembic_version SET version_num = '0999'", "SELECT 1")
    assert "newer Ludoteca, as version 0999" in refusal(address)
    postgres().make("foreign", "template0")
    postgres().do("foreign", "CREATE TABLE bills (id int)", "SELECT 1")
    assert "another program" in refusal(postgres().address("foreign"))


def test_the_refusal_of_an_address_says_why_and_hides_the_password() -> None:
    assert "There is no database" in refusal(postgres().address("nowhere"))
    assert "cannot be reached" in refusal("postgresql://me:secret@127.0.0.1:1/club")
    assert "secret" not in refusal("postgresql://me:secret@127.0.0.1:1/club")


def test_writers_in_two_processes_wait_for_each_other(address: str) -> None:
    """As with SQLite: what a writer has read does not change before it commits."""

    async def story() -> None:
        one, other = postgres_database(address), postgres_database(address)

        async def add(number: int) -> None:
            async with (one, other)[number % 2].writing() as connection:
                known = len((await connection.execute(select(people.c.id))).all())
                await asyncio.sleep(0.005)
                await connection.execute(insert(people).values(id=str(known), name="x", created=0, seen=0))

        await asyncio.gather(*map(add, range(10)))
        async with one.reading() as connection:
            found = sorted((await connection.execute(select(people.c.id))).scalars())
        assert found == sorted(map(str, range(10)))
        await one.close()
        await other.close()

    asyncio.run(story())


@pytest.mark.parametrize("storage", [FILE, SERVERS])
def test_the_lengths_of_any_number_of_logs_are_read_with_the_same_statement(tmp_path: Path, storage: str) -> None:
    """Connections cache statements, and a statement can have at most 32,767 parameters."""
    file = tmp_path / "ludoteca.sqlite3"
    statements = set()

    async def story() -> None:
        database = await (open_database(file) if storage == FILE else open_postgres(postgres().database_for(file)))
        async with database.writing() as connection:
            await connection.execute(insert(matches), [{"id": name, **MATCH} for name in ("m1", "m2", "m3")])
            stored = [{"match": "m1", **ENTRY}, {"match": "m1", **ENTRY, "entry": 1}, {"match": "m2", **ENTRY}]
            await connection.execute(insert(entries), stored)
        async with database.reading() as connection:
            event.listen(
                connection.sync_connection, "before_cursor_execute", lambda *arguments: statements.add(arguments[2])
            )
            for number in (0, 3, 40_000):
                asked = ["m1", "m2", "m3", "nowhere", *map(str, range(number))]
                assert await log_lengths(connection, asked) == {"m1": 2, "m2": 1}
        await database.close()

    asyncio.run(story())
    assert len(statements - {"BEGIN"}) == 1


# The logs


def test_entries_are_loaded_as_they_were_stored(address: str) -> None:
    asked = Entry(ASK, 1, at=5, mark="1.x", question=Question("undo", to=1))

    async def story(store: PostgresMatchLog) -> None:
        for number in range(3):
            await store.append("m1", number, act(number))
        await store.append("m1", 3, asked)
        assert await store.load("m1") == [act(0), act(1), act(2), asked]
        assert await store.load("m1", since=2) == [act(2), asked]
        assert await store.load("m2") == []

    with_entries(address, story)


def test_entries_are_stored_once_and_without_gaps(address: str) -> None:
    async def story(store: PostgresMatchLog) -> None:
        await store.append("m1", 0, act(0))
        for number in (0, 2):
            with pytest.raises(EntryConflict):
                await store.append("m1", number, act(9))
        assert await store.load("m1") == [act(0)]

    with_entries(address, story)


def test_one_of_many_simultaneous_appends_with_the_same_number_is_stored(address: str) -> None:
    async def story(store: PostgresMatchLog) -> None:
        other = PostgresMatchLog(address)
        tries = [(store, other)[number % 2].append("m1", 0, act(number)) for number in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, EntryConflict) for outcome in outcomes) == 19
        assert await store.load("m1") == [act(outcomes.index(None))]
        await other.close()

    with_entries(address, story)


def test_the_end_of_a_match_is_stored_with_its_last_entry_or_not_at_all(address: str) -> None:
    name = address.rpartition("/")[2]

    async def story(store: PostgresMatchLog) -> None:
        with pytest.raises(EntryConflict):
            await store.append("m1", 1, act(1), MatchEnd(7, {"reason": "played"}))
        assert await asyncio.to_thread(postgres().do, name, "SELECT phase FROM matches WHERE id = 'm1'") == [
            ("running",)
        ]
        await store.append("m1", 0, act(0), MatchEnd(7, {"reason": "played"}))
        query = "SELECT phase, ended, result->>'reason' FROM matches WHERE id = 'm1'"
        assert await asyncio.to_thread(postgres().do, name, query) == [("finished", 7, "played")]

    with_entries(address, story)


def test_an_invalid_entry_does_not_prevent_others_from_being_stored(address: str) -> None:
    async def story(store: PostgresMatchLog) -> None:
        wrong = replace(act(0), mark="x" * 1000)
        appends = store.append("gone", 0, act(0)), store.append("m1", 0, act(0)), store.append("m2", 0, wrong)
        missing, stored, invalid = await asyncio.gather(*appends, return_exceptions=True)
        assert "the match gone does not exist" in str(missing)
        assert stored is None
        assert isinstance(invalid, Exception)
        assert await store.load("m1") == [act(0)]

    with_entries(address, story)


def test_a_closed_log_stores_waiting_entries_and_refuses_new_ones(address: str) -> None:
    async def story(store: PostgresMatchLog) -> None:
        last = asyncio.create_task(store.append("m1", 0, act(0)))
        await asyncio.sleep(0)
        await store.close()
        await last
        with pytest.raises(StorageFailed):
            await store.append("m1", 1, act(1))

    with_entries(address, story)


# The bus


async def until(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not found():
            await asyncio.sleep(0.01)


def test_processes_receive_each_others_news_and_agree_on_the_owner_of_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        buses = [RedisBus(redis_server().address_for(tmp_path)) for _ in range(3)]
        received: list[list[News]] = [[], [], []]
        for bus, news in zip(buses, received, strict=True):
            bus.listen(news.append, bus.name)
            await bus.open()
        tables = [f"table {number}" for number in range(100)]
        await until(lambda: all(len(bus.others) == 2 for bus in buses))
        assert all(sum(bus.owns(table) for bus in buses) == 1 for table in tables)
        assert all(any(bus.owns(table) for table in tables) for bus in buses)
        buses[0].publish(News("t", ENTRIES, {"number": 3}), buses[0].name)
        await until(lambda: all(News("t", ENTRIES, {"number": 3}) in news for news in received[1:]))
        assert not any(news.what == ENTRIES for news in received[0])
        received[1].clear()
        await buses[0].close()
        await until(lambda: any(news.what == OWNERS for news in received[1]))
        assert all(sum(bus.owns(table) for bus in buses[1:]) == 1 for table in tables)
        for bus in buses[1:]:
            await bus.close()

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("steps", range(12))
def test_a_bus_can_be_cancelled_at_any_moment_of_sending(tmp_path: Path, steps: int) -> None:
    async def story() -> None:
        bus = RedisBus(redis_server().address_for(tmp_path))
        await bus.open()
        await until(lambda: bus.up and bus.waiting.empty())
        await asyncio.sleep(0.01)
        bus.publish(News("t", ENTRIES), bus.name)
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in bus.tasks:
            task.cancel()
        _, left = await asyncio.wait(bus.tasks, timeout=30)
        assert not left

    with ending_within(60):
        asyncio.run(story())


# The commands


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--database", "mysql://here"], "Write a database as an address like postgresql://"),
        (["--database", "postgresql://me@127.0.0.1:1/x", "--bus", "here"], "Write a bus as an address like redis://"),
        (["--bus", "redis://127.0.0.1"], "name it with --database"),
        (["--database", "postgresql://me@127.0.0.1:1/x"], "cannot be reached"),
    ],
)
def test_wrong_addresses_are_refused_in_one_line(options: list[str], message: str) -> None:
    process = run("serve", "--port", "0", *options)
    assert process.returncode == 1
    assert message in process.stderr
    assert len(process.stderr.splitlines()) == 1
