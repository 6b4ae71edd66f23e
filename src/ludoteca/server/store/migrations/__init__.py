"""Versions of the database schema: a file is migrated to the newest version when the server starts.

A new database gets the newest schema at once, without Alembic, so that the first start takes less time.
`python -m ludoteca.server.store.migrations "why"` writes a new version: the difference between `schema.py` and the
versions.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.server.store import sqlite as storage
from ludoteca.server.store.sqlite import (
    CREATE,
    READ,
    StorageFailed,
    check_integrity,
    connect,
    copy_database,
    draft_of,
    explain_error,
    explain_errors,
)

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

FOLDER = Path(__file__).parent
APPLICATION_ID = int.from_bytes(b"Ludo")
"""SQLite's application id, which marks a file as Ludoteca's."""

ALEMBIC_LOCK = threading.Lock()
"""Alembic can run only one migration at a time in a process."""


def versions() -> list[str]:
    """All versions, oldest first."""
    return sorted(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*_*.py"))


NEWEST = versions()[-1]
"""The version that `schema.py` describes."""


def migrate(file: Path) -> None:
    """Migrate a file to the newest version, or create it; a damaged, foreign or newer file is refused and not changed.

    If several processes start at once, one migrates and the others wait. An interrupted migration changes nothing.
    """
    with explain_errors(file):
        found = inspect(file) if file.exists() and file.stat().st_size > 0 else None
        with closing(connect(file, CREATE)) as connection:
            use_wal(connection)
            if found != versions()[-1]:
                migrate_locked(connection, file)


def inspect(file: Path) -> str | None:
    """The version of a file, None if it is empty; refuse a file that is not an intact Ludoteca database."""
    with explain_errors(file), closing(connect(file, READ)) as connection:
        found = version_of(connection, file)
        check_integrity(connection, file)
        return found


def version_of(connection: sqlite3.Connection, file: Path) -> str | None:
    """The version of a database, None if it is empty; refuse a foreign or newer one."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    blank = connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    if blank:
        return None
    if application != APPLICATION_ID:
        raise StorageFailed("errors-storage-foreign", file=file)
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None or found[0] not in versions():
        check_integrity(connection, file)  # A damaged file can have lost its version.
        raise newer_version(file, found and found[0])
    return str(found[0])


def newer_version(place: Path | str, found: str | None) -> StorageFailed:
    """The refusal of a database that was written by a newer version."""
    return StorageFailed("errors-storage-newer", place=place, found=found, known=versions()[-1])


def use_wal(connection: sqlite3.Connection) -> None:
    """Use a write-ahead log, for concurrent reads and writes; retry, because SQLite may not wait for locks here."""
    deadline = time.monotonic() + storage.LOCK_TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").fetchone()
        except sqlite3.OperationalError as failed:
            if not storage.is_busy(failed) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def migrate_locked(connection: sqlite3.Connection, file: Path) -> None:
    """Migrate under the write lock, unless another process has done it meanwhile."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.pool import StaticPool

    # Check foreign keys only at the end: recreating a table would delete the rows that refer to it.
    connection.execute("PRAGMA foreign_keys=OFF")
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool, pool_reset_on_return=None)
    # SQLAlchemy inspects its first connection and rolls back, so begin the transaction after that.
    with engine.connect() as wrapped:
        connection.execute("BEGIN IMMEDIATE")
        found = version_of(connection, file)
        if found == versions()[-1]:
            return
        if found is not None:
            keep_backup(file, versions()[versions().index(found) + 1])
        try:
            wrapped.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
            create_or_upgrade(wrapped, found)
        except DBAPIError as failed:
            raise explain_error(failed.orig or failed, file) from failed
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise StorageFailed("errors-storage-not-whole", file=file)
        connection.execute("COMMIT")


def keep_backup(file: Path, following: str) -> None:
    """Keep a backup of the file before it is migrated to the following version."""
    target = storage.free_path(file.with_name(f"{file.name}.before-{following}.bak"))
    with draft_of(target) as draft:
        copy_database(file, draft)


def create_or_upgrade(connection: Connection, found: str | None) -> None:
    """Create the newest schema in an empty database, or run the missing migrations, inside the open transaction."""
    if found is None and NEWEST in versions():
        create_newest(connection)
        found = NEWEST
    if found != versions()[-1]:
        from alembic import command

        with ALEMBIC_LOCK:
            command.upgrade(configuration(connection), "head")


def create_newest(connection: Connection) -> None:
    """Create all tables, and the one in which Alembic keeps the version."""
    from ludoteca.server.store.schema import metadata

    metadata.create_all(connection, checkfirst=False)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
        "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{NEWEST}')")


def configuration(connection: Connection) -> Config:
    """Alembic's settings, without a configuration file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
