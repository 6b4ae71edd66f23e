"""The versions of the tables: a file is brought to this program's version when the service starts.

`python -m ludoteca.server.migrations "why"` writes a new version: the difference between `schema.py` and the versions.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.server import storage
from ludoteca.server.storage import (
    MAKE,
    READ,
    StorageFailed,
    beside,
    check_whole,
    connect,
    copy_whole,
    explained,
    explaining,
)

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

FOLDER = Path(__file__).parent
APPLICATION = int.from_bytes(b"Ludo")
"""Marks a file as ours, where SQLite files have a place for that."""

ALEMBIC = threading.Lock()
"""Alembic knows one migration at a time in a process."""


def versions() -> list[str]:
    """All versions that this program knows, oldest first."""
    return sorted(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*_*.py"))


def migrate(file: Path) -> None:
    """Bring a file to the newest version, or make it; what is broken, foreign or newer is refused and not touched.

    Of several that start at once one migrates, and the others wait for it. Killed halfway, nothing has happened.
    """
    with explaining(file):
        found = inspect(file) if file.exists() and file.stat().st_size > 0 else None
        with closing(connect(file, MAKE)) as connection:
            use_journal(connection)
            if found != versions()[-1]:
                migrate_alone(connection, file)


def inspect(file: Path) -> str | None:
    """The version of a file, None if it is blank; reads only, and refuses what is no whole database of ours."""
    with explaining(file), closing(connect(file, READ)) as connection:
        found = version_of(connection, file)
        check_whole(connection, file)
        return found


def version_of(connection: sqlite3.Connection, file: Path) -> str | None:
    """The version of a database, None if it is blank; refuses what is foreign or newer."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    blank = connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    if blank:
        return None
    if application != APPLICATION:
        raise StorageFailed("errors-storage-foreign", file=file)
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None or found[0] not in versions():
        raise newer(file, found and found[0])
    return str(found[0])


def newer(place: Path | str, found: str | None) -> StorageFailed:
    """Data that this program does not understand yet."""
    return StorageFailed("errors-storage-newer", place=place, found=found, known=versions()[-1])


def use_journal(connection: sqlite3.Connection) -> None:
    """Let readers and a writer work side by side; where two switch at once, SQLite may not wait by itself."""
    deadline = time.monotonic() + storage.PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").fetchone()
        except sqlite3.OperationalError as failed:
            if not storage.is_busy(failed) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def migrate_alone(connection: sqlite3.Connection, file: Path) -> None:
    """Migrate while nobody else can write, unless another process has done it meanwhile."""
    from sqlalchemy import create_engine
    from sqlalchemy.pool import StaticPool

    # References are checked at the end: a table that is made anew would take what refers to it along.
    connection.execute("PRAGMA foreign_keys=OFF")
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool, pool_reset_on_return=None)
    # SQLAlchemy looks around on its first connection and rolls back: only after that the transaction begins.
    with engine.connect() as wrapped:
        connection.execute("BEGIN IMMEDIATE")
        found = version_of(connection, file)
        if found == versions()[-1]:
            return
        if found is not None:
            keep_copy(file, versions()[versions().index(found) + 1])
        upgrade(wrapped, file)
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise StorageFailed("errors-storage-not-whole", file=file)
        connection.execute("COMMIT")


def keep_copy(file: Path, following: str) -> None:
    """Keep the file as it is before a version."""
    target = storage.unused(file.with_name(f"{file.name}.before-{following}.bak"))
    with beside(target) as draft:
        copy_whole(file, draft)


def upgrade(connection: Connection, file: Path) -> None:
    """Run the migrations that are missing, inside the transaction that is open."""
    from alembic import command
    from sqlalchemy.exc import DBAPIError

    try:
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")
        with ALEMBIC:
            command.upgrade(configuration(connection), "head")
    except DBAPIError as failed:
        raise explained(failed.orig or failed, file) from failed


def configuration(connection: Connection) -> Config:
    """Alembic's settings, which need no file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
