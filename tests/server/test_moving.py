"""Moving from a file to PostgreSQL: everything arrives or nothing, and everybody goes on where they were."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from ludoteca.server import moving
from ludoteca.server.backup import hold
from ludoteca.server.database import Database, postgres_database
from ludoteca.server.house import House
from ludoteca.server.schema import matches, metadata, mutes
from ludoteca.server.settings import Settings
from ludoteca.server.storage import StorageFailed
from ludoteca.server.stores import ask
from tests.server.inside import Tab, open_inside, person, replayed, set_up
from tests.server.machines import looks_into_the_file, postgres
from tests.test_cli import run

pytestmark = looks_into_the_file


async def evening(house: House) -> str:
    """A finished match, one that runs and has a question on the table, some chat, somebody muted; return the second."""
    people = [await person(house, name) for name in ("Anna", "Bruno")]
    over, table = await set_up(house, "shelfie", people, rated=True), await set_up(house, "lanterns", people)
    tabs = {name: [Tab(house, name, each) for each in people] for name in (over, table)}
    for tab in [*tabs[over], *tabs[table]]:
        await tab.connect()
    await tabs[over][0].say({"type": "resign", "mark": "r", "entry": 0})
    await tabs[table][0].say({"type": "say", "mark": "s", "text": "Good evening"})
    await tabs[table][house.tables.live[table].playing().to_move or 0].act()
    await tabs[table][1].say({"type": "ask", "mark": "q", "entry": 1, "topic": "end"})
    async with house.database.writing() as connection:
        await connection.execute(insert(mutes).values(person=people[0].id, muted=people[1].id))
        await connection.execute(update(matches).where(matches.c.id == table).values(rematch_of=over))
    return table


def filled(file: Path) -> str:
    """Fill a file; return the table that runs."""

    async def fill() -> str:
        async with open_inside(file) as house:
            return await evening(house)

    return asyncio.run(fill())


def new_database(folder: Path) -> str:
    """A database in which there is nothing."""
    postgres().make(f"moving {folder.name}", "template0")
    return postgres().address(f"moving {folder.name}").replace(" ", "%20")


async def everything(database: Database) -> dict[str, list[Any]]:
    """All rows of all tables."""
    async with database.reading() as connection:
        return {
            table.name: [
                tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in metadata.sorted_tables
        }


def test_everything_arrives_and_matches_go_on(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite3"
    table, address = filled(file), new_database(tmp_path)
    told = run("move-data", address, "--data", str(file))
    assert told.returncode == 0, told.stderr
    assert "Moved 2 tables with 3 entries, and 2 people." in told.stdout

    async def story() -> None:
        before = await ask(Settings(file), everything)
        assert await ask(Settings(file, database=address), everything) == before
        assert all(before[name] for name in ("people", "tokens", "matches", "seats", "entries", "messages", "ratings"))
        async with open_inside(file, database=address) as house:
            match = await replayed(house, table)
            assert match.asked is not None
            assert match.length == 2

    asyncio.run(story())


def test_a_move_that_fails_halfway_has_not_happened(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite3"
    filled(file)
    address = new_database(tmp_path)

    def fails(table: str, done: int, _: int) -> None:
        if table == "entries" and done:
            raise RuntimeError("power cut")

    with pytest.raises(RuntimeError, match="power cut"):
        asyncio.run(moving.move(file, address, fails))

    async def nothing() -> None:
        database = postgres_database(address)
        async with database.reading() as connection:
            await moving.check_empty(connection, address)
        await database.close()

    asyncio.run(nothing())
    assert asyncio.run(moving.move(file, address, lambda *_: None))["entries"] == 3


def test_what_cannot_be_moved_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite3"
    filled(file)
    address = new_database(tmp_path)
    assert "There is no database" in run("move-data", address, "--data", str(tmp_path / "none")).stderr
    with hold(file):
        assert "A server is running" in run("move-data", address, "--data", str(file)).stderr
    assert run("move-data", address, "--data", str(file)).returncode == 0
    with pytest.raises(StorageFailed, match="already contains data"):
        asyncio.run(moving.move(file, address, lambda *_: None))
