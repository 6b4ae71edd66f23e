"""PostgreSQL and Redis as a service uses them: the same tables, the same promises, and plain words when they fail."""

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
from ludoteca.server.bus import ENTRIES, KEEPERS, News
from ludoteca.server.database import open_database, open_server, postgres_database
from ludoteca.server.entries import AlreadyTaken, Closing
from ludoteca.server.lobby import lengths
from ludoteca.server.postgres_entries import PostgresEntries
from ludoteca.server.redis_bus import RedisBus
from ludoteca.server.schema import entries, matches, metadata, people
from ludoteca.server.storage import StorageFailed
from tests.server.cluster import FILE, SERVERS
from tests.server.machines import postgres, redis_server
from tests.server.patience import ending_within
from tests.server.stored import act
from tests.test_cli import run

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


def with_entries(address: str, story: Callable[[PostgresEntries], Awaitable[None]]) -> None:
    """Let a story happen with two matches, m1 and m2."""

    async def told() -> None:
        database = postgres_database(address)
        async with database.writing() as connection:
            await connection.execute(insert(matches), [{"id": name, **MATCH} for name in ("m1", "m2")])
        store = PostgresEntries(address)
        try:
            await asyncio.wait_for(story(store), 30)
        finally:
            await store.close()
            await database.close()

    asyncio.run(told())


def refusal(address: str) -> str:
    """What is said when a database cannot be opened."""
    with pytest.raises(StorageFailed) as refused:
        asyncio.run(open_server(address))
    sentence = str(refused.value)
    assert sentence.endswith(".")
    return sentence


# The tables


def test_the_migrations_make_exactly_the_schema_there_too(address: str) -> None:
    def compared(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async def story() -> None:
        database = postgres_database(address)
        async with database.reading() as connection:
            assert await connection.run_sync(compared) == []
        await database.close()

    asyncio.run(story())


def test_of_many_that_start_at_once_one_migrates() -> None:
    postgres().make("blank", "template0")

    async def story() -> None:
        opened = await asyncio.gather(*(open_server(postgres().address("blank")) for _ in range(4)))
        for database in opened:
            await database.close()

    asyncio.run(story())
    assert postgres().do("blank", "SELECT count(*) FROM alembic_version") == [(1,)]


def test_a_database_of_a_newer_or_of_another_program_is_refused(address: str) -> None:
    name = address.rpartition("/")[2]
    postgres().do(name, "UPDATE alembic_version SET version_num = '0999'", "SELECT 1")
    assert "newer Ludoteca, as version 0999" in refusal(address)
    postgres().make("foreign", "template0")
    postgres().do("foreign", "CREATE TABLE bills (id int)", "SELECT 1")
    assert "another program" in refusal(postgres().address("foreign"))


def test_what_cannot_be_opened_says_why() -> None:
    assert "There is no database" in refusal(postgres().address("nowhere"))
    assert "cannot be reached" in refusal("postgresql://me:secret@127.0.0.1:1/club")
    assert "secret" not in refusal("postgresql://me:secret@127.0.0.1:1/club")


def test_two_who_write_the_ordinary_tables_wait_for_each_other(address: str) -> None:
    """As in a file: what one has read stays true until it has written, whichever process it is."""

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
def test_however_many_tables_are_looked_after_their_lengths_are_asked_for_in_the_same_words(
    tmp_path: Path, storage: str
) -> None:
    """A connection keeps the statements it was given, and none may have more than 32,767 values."""
    file = tmp_path / "ludoteca.sqlite3"
    statements = set()

    async def story() -> None:
        database = await (open_database(file) if storage == FILE else open_server(postgres().database_for(file)))
        async with database.writing() as connection:
            await connection.execute(insert(matches), [{"id": name, **MATCH} for name in ("m1", "m2", "m3")])
            kept = [{"match": "m1", **ENTRY}, {"match": "m1", **ENTRY, "entry": 1}, {"match": "m2", **ENTRY}]
            await connection.execute(insert(entries), kept)
        async with database.reading() as connection:
            event.listen(connection.sync_connection, "before_cursor_execute", lambda *told: statements.add(told[2]))
            for number in (0, 3, 40_000):
                asked = ["m1", "m2", "m3", "nowhere", *map(str, range(number))]
                assert await lengths(connection, asked) == {"m1": 2, "m2": 1}
        await database.close()

    asyncio.run(story())
    assert len(statements - {"BEGIN"}) == 1


# The logs


def test_entries_come_back_as_they_were_stored(address: str) -> None:
    asked = Entry(ASK, 1, at=5, mark="1.x", question=Question("undo", to=1))

    async def story(store: PostgresEntries) -> None:
        for number in range(3):
            await store.append("m1", number, act(number))
        await store.append("m1", 3, asked)
        assert await store.load("m1") == [act(0), act(1), act(2), asked]
        assert await store.load("m1", since=2) == [act(2), asked]
        assert await store.load("m2") == []

    with_entries(address, story)


def test_each_number_is_stored_once_and_none_is_left_out(address: str) -> None:
    async def story(store: PostgresEntries) -> None:
        await store.append("m1", 0, act(0))
        for taken in (0, 2):
            with pytest.raises(AlreadyTaken):
                await store.append("m1", taken, act(9))
        assert await store.load("m1") == [act(0)]

    with_entries(address, story)


def test_of_many_who_want_a_number_at_once_one_gets_it(address: str) -> None:
    async def story(store: PostgresEntries) -> None:
        other = PostgresEntries(address)
        tries = [(store, other)[number % 2].append("m1", 0, act(number)) for number in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, AlreadyTaken) for outcome in outcomes) == 19
        assert await store.load("m1") == [act(outcomes.index(None))]
        await other.close()

    with_entries(address, story)


def test_the_end_of_a_match_is_stored_with_its_last_entry_or_not_at_all(address: str) -> None:
    name = address.rpartition("/")[2]

    async def story(store: PostgresEntries) -> None:
        with pytest.raises(AlreadyTaken):
            await store.append("m1", 1, act(1), Closing(7, {"reason": "played"}))
        assert await asyncio.to_thread(postgres().do, name, "SELECT phase FROM matches WHERE id = 'm1'") == [
            ("running",)
        ]
        await store.append("m1", 0, act(0), Closing(7, {"reason": "played"}))
        query = "SELECT phase, ended, result->>'reason' FROM matches WHERE id = 'm1'"
        assert await asyncio.to_thread(postgres().do, name, query) == [("finished", 7, "played")]

    with_entries(address, story)


def test_what_cannot_be_stored_does_not_keep_its_neighbours_from_it(address: str) -> None:
    async def story(store: PostgresEntries) -> None:
        wrong = replace(act(0), mark="x" * 1000)
        appends = store.append("gone", 0, act(0)), store.append("m1", 0, act(0)), store.append("m2", 0, wrong)
        missing, stored, unfit = await asyncio.gather(*appends, return_exceptions=True)
        assert "no match gone any more" in str(missing)
        assert stored is None
        assert isinstance(unfit, Exception)
        assert await store.load("m1") == [act(0)]

    with_entries(address, story)


def test_after_the_end_nothing_is_taken(address: str) -> None:
    async def story(store: PostgresEntries) -> None:
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


def test_processes_hear_each_other_and_agree_on_who_keeps_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        buses = [RedisBus(redis_server().address_for(tmp_path)) for _ in range(3)]
        heard: list[list[News]] = [[], [], []]
        for bus, news in zip(buses, heard, strict=True):
            bus.listen(news.append)
            await bus.open()
        tables = [f"table {number}" for number in range(100)]
        await until(lambda: all(len(bus.others) == 2 for bus in buses))
        assert all(sum(bus.keeps(table) for bus in buses) == 1 for table in tables)
        assert all(any(bus.keeps(table) for table in tables) for bus in buses)
        buses[0].publish(News("t", ENTRIES, {"number": 3}), heard[0].append)
        await until(lambda: all(News("t", ENTRIES, {"number": 3}) in news for news in heard[1:]))
        assert not any(news.what == ENTRIES for news in heard[0])
        heard[1].clear()
        await buses[0].close()
        await until(lambda: any(news.what == KEEPERS for news in heard[1]))
        assert all(sum(bus.keeps(table) for bus in buses[1:]) == 1 for table in tables)
        for bus in buses[1:]:
            await bus.close()

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("steps", range(12))
def test_a_bus_comes_to_its_end_at_whatever_moment_of_sending_it_is_told_to(tmp_path: Path, steps: int) -> None:
    async def story() -> None:
        bus = RedisBus(redis_server().address_for(tmp_path))
        await bus.open()
        await until(lambda: bus.up and bus.waiting.empty())
        await asyncio.sleep(0.01)
        bus.publish(News("t", ENTRIES), lambda _: None)
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in bus.tasks:
            task.cancel()
        _, left = await asyncio.wait(bus.tasks, timeout=5)
        assert not left

    with ending_within(60):
        asyncio.run(story())


# The commands


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--database", "mysql://here"], "Write a database as an address like postgresql://"),
        (["--database", "postgresql://me@127.0.0.1:1/x", "--bus", "here"], "Write a bus as an address like redis://"),
        (["--bus", "redis://127.0.0.1"], "name it with --database"),
        (["--database", "postgresql://me@127.0.0.1:1/x"], "cannot be reached"),
    ],
)
def test_addresses_that_lead_nowhere_are_refused_in_one_line(options: list[str], said: str) -> None:
    told = run("serve", "--port", "0", *options)
    assert told.returncode == 1
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1
