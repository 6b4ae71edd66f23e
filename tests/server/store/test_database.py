"""The database: opening, migrating, refusals, readers and writers."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing, suppress
from itertools import count as count_up
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, func, insert, select
from sqlalchemy.exc import IntegrityError

from ludoteca.server.store import migrations
from ludoteca.server.store import sqlite as storage
from ludoteca.server.store.database import READERS, Database, default_file, open_database, sqlite_database
from ludoteca.server.store.migrations import inspect, migrate, versions
from ludoteca.server.store.schema import metadata, people, ratings
from ludoteca.server.store.sqlite import StorageFailed, connect, explain_error
from tests.server.stored import connect_with, new_file, rows

NOW = versions()[-1]
NEXT = f"{int(NOW) + 1:04}"
COMING = """
import time
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{next}", "{now}"

def upgrade():
    op.create_table("new", sa.Column("id", sa.Integer(), primary_key=True))
    time.sleep(0.2)
    {then}
"""


@pytest.fixture
def newer_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A future version of the program, with one more migration."""
    return next_version(tmp_path, monkeypatch, "pass")


def next_version(folder: Path, monkeypatch: pytest.MonkeyPatch, then: str) -> Path:
    copied = shutil.copytree(migrations.FOLDER, folder / "migrations 100%")
    written = COMING.replace("{next}", NEXT).replace("{now}", NOW).replace("{then}", then)
    (copied / "versions" / f"{NEXT}_new.py").write_text(written)
    monkeypatch.setattr(migrations, "FOLDER", copied)
    return copied


def refusal(file: Path) -> str:
    """The message when a file cannot be opened."""
    with pytest.raises(StorageFailed) as refused:
        asyncio.run(open_database(file))
    sentence = str(refused.value)
    assert sentence.endswith(".")
    return sentence


def person(name: str) -> dict[str, object]:
    return {"id": name, "name": name, "created": 1, "seen": 1}


# The file and its version


def test_a_new_file_is_created_with_its_folder_and_closed_without_side_files(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b c?#%" / "x.sqlite3"

    async def make() -> None:
        database = await open_database(file)
        async with database.writing() as connection:
            await connection.execute(insert(people).values(person("Ada")))
        await database.close()

    asyncio.run(make())
    assert [path.name for path in file.parent.iterdir()] == ["x.sqlite3"]
    assert rows(file, "SELECT name FROM people") == [("Ada",)]
    assert inspect(file) == versions()[-1]


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such permissions")
def test_other_users_of_the_machine_cannot_read_a_new_file(tmp_path: Path) -> None:
    assert new_file(tmp_path).stat().st_mode & 0o077 == 0


def test_a_new_file_has_what_all_migrations_create(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = layout(new_file(tmp_path))
    migrate_step_by_step(monkeypatch)
    (tmp_path / "old").mkdir()
    assert layout(new_file(tmp_path / "old")) == at_once
    assert at_once["people table_xinfo"]


def migrate_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new files be migrated from the first version on, as old ones were."""
    monkeypatch.setattr(migrations, "NEWEST", "none")


def layout(file: Path) -> dict[str, set[tuple[object, ...]]]:
    """The columns, keys and indexes of all tables, and the version."""
    found = {"version": set(rows(file, "SELECT version_num FROM alembic_version"))}
    for (table,) in rows(file, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"):
        # Without the first number, the place of a column, key or index.
        found |= {
            f"{table} {what}": {each[1:] for each in rows(file, f"PRAGMA {what}({table})")}
            for what in ("table_xinfo", "foreign_key_list", "index_list")
        }
        for _, name, *_ in rows(file, f"PRAGMA index_list({table})"):
            found[f"{table} {name}"] = {
                (place, column) for place, _, column in rows(file, f"PRAGMA index_info({name})")
            }
    return found


def test_the_migrations_create_exactly_the_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate_step_by_step(monkeypatch)
    engine = create_engine(f"sqlite:///{new_file(tmp_path)}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_versions_are_the_ones_alembic_finds() -> None:
    script = ScriptDirectory(str(migrations.FOLDER))
    assert script.get_heads() == [versions()[-1]]
    assert sorted(each.revision for each in script.walk_revisions()) == versions()


def test_an_older_file_is_backed_up_and_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = new_file(tmp_path, "m1")
    next_version(tmp_path, monkeypatch, "pass")
    migrate(file)
    assert inspect(file) == NEXT
    assert rows(file, "SELECT id FROM matches") == [("m1",)]
    kept = file.with_name(f"ludoteca.sqlite3.before-{NEXT}.bak")
    assert inspect(kept) == NOW
    assert rows(kept, "SELECT id FROM matches") == [("m1",)]


def older_version(folder: Path, monkeypatch: pytest.MonkeyPatch, newest: str) -> None:
    """An older version of the program, which knows the migrations up to one of them."""
    copied = shutil.copytree(migrations.FOLDER, folder / "older migrations")
    for file in (copied / "versions").glob("[0-9]*_*.py"):
        if file.name[:4] > newest:
            file.unlink()
    monkeypatch.setattr(migrations, "FOLDER", copied)


def test_programs_at_older_tables_are_marked_and_stay_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older_version(tmp_path, monkeypatch, "0003")
    file = new_file(tmp_path, "m1")
    with closing(connect(file)) as connection:
        connection.execute("BEGIN")
        new_person = "INSERT INTO people (id, name, owner, created, seen) VALUES (?, ?, ?, 0, 0)"
        connection.executemany(new_person, [("a", "Anna", None), ("p", "Robot", "a")])
        new_seat = "INSERT INTO seats (match, seat, person, name) VALUES ('m1', ?, ?, '')"
        connection.executemany(new_seat, [(0, "a"), (1, "p")])
        connection.execute("COMMIT")
    monkeypatch.undo()
    migrate(file)
    assert rows(file, "SELECT person, program, invited FROM seats ORDER BY seat") == [("a", 0, None), ("p", 1, None)]
    assert rows(file, "SELECT id, programs FROM matches") == [("m1", 1)]


def test_an_up_to_date_file_is_not_backed_up(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    migrate(file)
    assert not list(tmp_path.glob("*.bak"))


def test_a_migration_that_fails_halfway_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = new_file(tmp_path, "m1")
    next_version(tmp_path, monkeypatch, "raise RuntimeError('power cut')")
    with pytest.raises(RuntimeError, match="power cut"):
        migrate(file)
    monkeypatch.undo()
    assert inspect(file) == NOW
    assert rows(file, "SELECT name FROM sqlite_master WHERE name = 'new'") == []


def test_a_migration_that_would_break_references_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = new_file(tmp_path, "m1")
    next_version(tmp_path, monkeypatch, "op.execute(\"UPDATE matches SET host = 'nobody'\")")
    assert "was left as it was" in refusal(file)
    assert rows(file, "SELECT host FROM matches") == [(None,)]


def test_one_of_several_simultaneous_starts_migrates(tmp_path: Path, newer_program: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from ludoteca.server.store import migrations;"
        "migrations.FOLDER = Path(sys.argv[1]); migrations.migrate(Path(sys.argv[2]))"
    )

    def start_four(file: Path) -> None:
        command = [sys.executable, "-c", code, str(newer_program), str(file)]
        running = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(4)]
        assert [(each.communicate()[1], each.returncode) for each in running] == [("", 0)] * 4

    blank = tmp_path / "blank.sqlite3"
    start_four(blank)
    assert inspect(blank) == NEXT
    older = older_file(tmp_path)
    start_four(older)
    assert inspect(older) == NEXT
    assert [path.name for path in tmp_path.glob("*.bak")] == [f"ludoteca.sqlite3.before-{NEXT}.bak"]


def older_file(folder: Path) -> Path:
    """A file at the current version, created while the program knows the next one."""
    with pytest.MonkeyPatch.context() as earlier:
        earlier.setattr(migrations, "FOLDER", Path(migrations.__file__).parent)
        return new_file(folder)


def test_a_file_of_a_newer_version_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    with closing(connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    before = file.read_bytes()
    assert re.search(r"newer Ludoteca, as version 0999, .* Update Ludoteca", refusal(file))
    assert file.read_bytes() == before


def test_a_file_that_is_not_a_database_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 500)
    before = file.read_bytes()
    assert "is not a database" in refusal(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_database_of_another_program_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
        connection.commit()
    before = file.read_bytes()
    assert "another program" in refusal(file)
    assert file.read_bytes() == before


def test_a_damaged_file_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = new_file(tmp_path, *(f"m{number}" for number in range(400)))
    torn = bytearray(file.read_bytes())
    torn[-8192:-4096] = b"\xff" * 4096
    file.write_bytes(torn)
    assert "is damaged" in refusal(file)
    assert file.read_bytes() == torn


def test_a_truncated_file_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = new_file(tmp_path, *(f"m{number}" for number in range(400)))
    cut = file.read_bytes()[: 5 * 4096]
    file.write_bytes(cut)
    assert "is damaged" in refusal(file)
    assert file.read_bytes() == cut


def test_a_folder_that_cannot_be_created_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "File exists" in refusal(tmp_path / "file" / "x.sqlite3")
    assert "Not a directory" in refusal(tmp_path / "file" / "deeper" / "x.sqlite3")
    assert "is a folder. Name a file in it" in refusal(tmp_path)


def test_a_full_disk_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = connect_with(lambda connection: connection.execute("PRAGMA max_page_count=8"))
    monkeypatch.setattr(migrations, "connect", small)
    assert "The disk is full" in refusal(tmp_path / "x.sqlite3")
    monkeypatch.undo()
    assert inspect(tmp_path / "x.sqlite3") is None
    new_file(tmp_path)


def test_a_file_that_stays_locked_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = new_file(tmp_path)
    next_version(tmp_path, monkeypatch, "pass")
    monkeypatch.setattr(storage, "LOCK_TIMEOUT", 0.1)
    with closing(connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "Another program locked" in refusal(file)
        other.execute("ROLLBACK")
    migrate(file)


def test_switching_to_a_write_ahead_log_waits_for_a_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A restored file has no write-ahead log yet; switching to one waits even if SQLite does not."""
    file = new_file(tmp_path)
    monkeypatch.setattr(migrations, "connect", connect_with(lambda made: made.execute("PRAGMA busy_timeout=0")))
    with closing(connect(file)) as made:
        made.execute("PRAGMA journal_mode=DELETE")
    reader = connect(file)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM people").fetchall()
    leaving = threading.Timer(0.3, reader.close)
    leaving.start()
    migrate(file)
    leaving.join()
    assert rows(file, "PRAGMA journal_mode") == [("wal",)]


def test_every_error_becomes_a_message_that_names_the_file(tmp_path: Path) -> None:
    for code in (*storage.MESSAGES, 9999):
        error = sqlite3.OperationalError("detail")
        error.sqlite_errorcode = code | 0x100
        assert re.fullmatch(r".*x\.sqlite3.*\.", str(explain_error(error, tmp_path / "x.sqlite3")))
    assert "{" not in str(explain_error(sqlite3.OperationalError("a {file}"), Path("x"))).replace("a {file}", "")


def test_the_default_file_can_be_chosen_by_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LUDOTECA_DATA", raising=False)
    assert default_file().parts[-2:] == ("ludoteca", "ludoteca.sqlite3")
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "y"))
    assert default_file() == tmp_path / "y"


# Readers and writers


async def count(database: Database) -> int:
    async with database.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(people)) or 0


async def add(database: Database, *names: str | None) -> None:
    async with database.writing() as connection:
        for name in names:
            if name is None:
                raise TypeError("nobody")
            await connection.execute(insert(people).values(person(name)))


def test_a_write_is_stored_completely_or_not_at_all(tmp_path: Path) -> None:
    async def write() -> None:
        database = sqlite_database(new_file(tmp_path))
        with pytest.raises(IntegrityError):
            await add(database, "Ada", "Ada")
        assert await count(database) == 0
        with pytest.raises(TypeError):
            await add(database, "Ada", None)
        assert await count(database) == 0
        await database.close()

    asyncio.run(write())


def test_a_reader_sees_a_snapshot_and_cannot_write(tmp_path: Path) -> None:
    async def read() -> None:
        database = sqlite_database(new_file(tmp_path))
        async with database.reading() as connection:
            everybody = select(func.count()).select_from(people)
            assert await connection.scalar(everybody) == 0
            async with database.writing() as writer:
                await writer.execute(insert(people).values(person("Ada")))
            assert await connection.scalar(everybody) == 0
        assert await count(database) == 1
        with pytest.raises(StorageFailed):
            async with database.reading() as connection:
                await connection.execute(insert(people).values(person("Bob")))
        await database.close()

    asyncio.run(read())


def test_references_are_enforced_and_commits_are_flushed(tmp_path: Path) -> None:
    async def look() -> None:
        database = sqlite_database(new_file(tmp_path))
        async with database.writing() as connection:
            for pragma, value in (("foreign_keys", 1), ("synchronous", 2), ("journal_mode", "wal")):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
        with pytest.raises(IntegrityError):
            async with database.writing() as connection:
                await connection.execute(insert(people).values({**person("program"), "owner": "nobody"}))
        await database.close()

    asyncio.run(look())


def test_concurrent_writers_that_read_first_lose_nothing(tmp_path: Path) -> None:
    """Each adds one to the value it has read: without a lock from the start, some updates would be lost or refused."""
    row = {"game": "shelfie", "who": "bot adept", "mu": 0.0, "sigma": 0.0, "matches": 0}

    async def add_one(database: Database) -> None:
        async with database.writing() as connection:
            known = (await connection.scalars(select(ratings.c.matches))).one()
            await connection.execute(ratings.update().values(matches=known + 1))

    async def add() -> None:
        file = new_file(tmp_path)
        databases = [sqlite_database(file), sqlite_database(file)]
        async with databases[0].writing() as connection:
            await connection.execute(insert(ratings).values(row))
        await asyncio.gather(*(add_one(databases[number % 2]) for number in range(40)))
        for database in databases:
            await database.close()
        assert rows(file, "SELECT matches FROM ratings") == [(40,)]

    asyncio.run(add())


def test_cancelled_readers_and_writers_block_nobody(tmp_path: Path) -> None:
    numbers = count_up()

    async def slow(database: Database, writes: bool) -> None:
        async with database.writing() if writes else database.reading() as connection:
            if writes:
                await connection.execute(insert(people).values(person(str(next(numbers)))))
            await asyncio.sleep(0.01)

    async def cancel(database: Database) -> None:
        for number in range(30):
            tasks = [asyncio.create_task(slow(database, writes)) for writes in (True, False) * READERS]
            await asyncio.sleep(number / 2000)
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
        async with database.writing() as connection:
            await connection.execute(insert(people).values(person("after")))
        assert await count(database) >= 1

    async def story() -> None:
        database = sqlite_database(new_file(tmp_path))
        try:
            await cancel(database)
        finally:
            await database.close()

    asyncio.run(story())


def test_closing_waits_for_what_is_still_running_and_leaves_no_connection_open(tmp_path: Path) -> None:
    async def main() -> None:
        database = await open_database(new_file(tmp_path))
        begun, may_end = asyncio.Event(), asyncio.Event()

        async def read() -> int:
            async with database.reading() as connection:
                begun.set()
                await may_end.wait()
                return (await connection.execute(select(func.count()).select_from(people))).scalar_one()

        reading = asyncio.create_task(read())
        await begun.wait()
        closing_it = asyncio.create_task(database.close())
        await asyncio.sleep(0.05)
        assert not closing_it.done()
        may_end.set()
        assert await reading == 0
        await closing_it

    asyncio.run(main())
    assert [path.name for path in tmp_path.iterdir()] == ["ludoteca.sqlite3"]


def test_a_lock_that_is_held_too_long_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LOCK_TIMEOUT", 0.1)

    async def wait() -> None:
        database = sqlite_database(new_file(tmp_path))
        with closing(connect(tmp_path / "ludoteca.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageFailed, match="Another program locked"):
                async with database.writing():
                    pass
        async with database.writing():
            with pytest.raises(StorageFailed, match="too busy"):
                async with database.writing():
                    pass
        await database.close()

    asyncio.run(wait())
