"""Moving from a file to PostgreSQL: all data or nothing is copied, and matches continue."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from ludoteca.server.app import Server
from ludoteca.server.backends import ask
from ludoteca.server.settings import Settings
from ludoteca.server.store import to_postgres as moving
from ludoteca.server.store.backup import lock_database
from ludoteca.server.store.database import Database, postgres_database
from ludoteca.server.store.postgres import hide_password
from ludoteca.server.store.schema import matches, metadata, mutes
from ludoteca.server.store.sqlite import StorageFailed
from tests.commands import refusal, run
from tests.server.inside import Tab, open_inside, person, replay, set_up
from tests.server.machines import needs_sqlite_file, postgres

pytestmark = needs_sqlite_file


async def play_matches(server: Server) -> str:
    """Play a finished match and a running one with an open question, chat and a muted person; return the second."""
    people = [await person(server, name) for name in ("Anna", "Bruno")]
    over, table = await set_up(server, "shelfie", people, rated=True), await set_up(server, "lanterns", people)
    tabs = {name: [Tab(server, name, each) for each in people] for name in (over, table)}
    for tab in [*tabs[over], *tabs[table]]:
        await tab.connect()
    for entry in range(2):
        await tabs[over][server.tables.live[over].playing().to_move or 0].act(entry=entry)
    await tabs[over][0].say({"type": "resign", "mark": "r", "entry": 2})
    await tabs[table][0].say({"type": "say", "mark": "s", "text": "Good evening"})
    await tabs[table][server.tables.live[table].playing().to_move or 0].act()
    await tabs[table][1].say({"type": "ask", "mark": "q", "entry": 1, "topic": "end"})
    async with server.context.database.writing() as connection:
        await connection.execute(insert(mutes).values(person=people[0].id, muted=people[1].id))
        await connection.execute(update(matches).where(matches.c.id == table).values(rematch_of=over))
    return table


def fill_file(file: Path) -> str:
    """Fill a file with matches; return the running table."""

    async def fill() -> str:
        async with open_inside(file) as server:
            return await play_matches(server)

    return asyncio.run(fill())


def new_database(folder: Path) -> str:
    """Create an empty database."""
    postgres().make(f"moving {folder.name}", "template0")
    return postgres().address(f"moving {folder.name}").replace(" ", "%20")


async def all_rows(database: Database) -> dict[str, list[Any]]:
    """All rows of all tables."""
    async with database.reading() as connection:
        return {
            table.name: [
                tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in metadata.sorted_tables
        }


def test_all_data_is_moved_and_matches_continue(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite3"
    table, address = fill_file(file), new_database(tmp_path)
    process = run("move-data", address, "--data", str(file))
    assert process.returncode == 0, process.stderr
    assert "Moved 2 tables with 5 entries, and 2 people." in process.stdout
    assert process.stdout.endswith(f"From now on, start the server with: ludoteca serve --database {address}\n")

    async def story() -> None:
        before = await ask(Settings(file), all_rows)
        assert await ask(Settings(file, database=address), all_rows) == before
        assert all(before[name] for name in ("people", "tokens", "matches", "seats", "entries", "messages", "ratings"))
        async with open_inside(file, database=address) as server:
            match = await replay(server, table)
            assert match.asked is not None
            assert match.length == 2

    asyncio.run(story())


def test_a_move_that_fails_halfway_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite3"
    fill_file(file)
    address = new_database(tmp_path)

    def fail(table: str, done: int, _: int) -> None:
        if table == "entries" and done:
            raise RuntimeError("power cut")

    with pytest.raises(RuntimeError, match="power cut"):
        asyncio.run(moving.move(file, address, fail))

    async def check() -> None:
        database = postgres_database(address)
        async with database.reading() as connection:
            await moving.check_empty(connection, address)
        await database.close()

    asyncio.run(check())
    assert asyncio.run(moving.move(file, address, lambda *_: None))["entries"] == 5


def test_data_that_cannot_be_moved_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite3"
    fill_file(file)
    address = new_database(tmp_path)
    assert "There is no database" in refusal("move-data", address, "--data", str(tmp_path / "none"))
    with lock_database(file):
        assert "A server is running" in run("move-data", address, "--data", str(file)).stderr
    assert run("move-data", address, "--data", str(file)).returncode == 0
    with pytest.raises(StorageFailed, match="already contains data"):
        asyncio.run(moving.move(file, address, lambda *_: None))


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://localhost/club", "postgresql://localhost/club"),
        ("postgresql://me@localhost:5/club?host=/run", "postgresql://me@localhost:5/club?host=/run"),
        ("postgres://me:a@b:c@localhost/club", "postgres://me:PASSWORD@localhost/club"),
        (
            "postgresql://localhost/club?user=me&password=abc&ssl=1",
            "postgresql://localhost/club?user=me&password=PASSWORD&ssl=1",
        ),
        ("postgresql://[::1]:5432/club", "postgresql://[::1]:5432/club"),
    ],
)
def test_a_command_with_an_address_contains_no_password(address: str, shown: str) -> None:
    assert hide_password(address) == shown
