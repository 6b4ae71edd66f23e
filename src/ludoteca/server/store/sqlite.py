"""The SQLite file: how it is opened and copied, and messages for its errors."""

from __future__ import annotations

import os
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from ludoteca.core.errors import LudotecaError

LOCK_TIMEOUT = 30.0
"""Seconds to wait for another writer's lock."""

READ, WRITE, CREATE = "ro", "rw", "rwc"
"""Modes of SQLite's URIs: read only; read and write an existing file; create the file if it is missing."""

PRIVATE = 0o600
"""File mode: other users of the machine must not read the seeds of running matches."""

MESSAGES = {
    sqlite3.SQLITE_FULL: "errors-storage-full",
    sqlite3.SQLITE_BUSY: "errors-storage-locked",
    sqlite3.SQLITE_LOCKED: "errors-storage-locked",
    sqlite3.SQLITE_READONLY: "errors-storage-readonly",
    sqlite3.SQLITE_PERM: "errors-storage-readonly",
    sqlite3.SQLITE_CANTOPEN: "errors-storage-unopened",
    sqlite3.SQLITE_NOTADB: "errors-storage-no-database",
    sqlite3.SQLITE_CORRUPT: "errors-storage-damaged",
    sqlite3.SQLITE_IOERR: "errors-storage-disk",
}


class StorageFailed(LudotecaError):
    """Data could not be stored or read; the message says why and what to do."""


class MaybeStored(StorageFailed):
    """The connection failed during a transaction: whether it was committed is not known yet."""


def is_busy(error: sqlite3.Error) -> bool:
    """Whether the database was only locked by another connection."""
    return primary_code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def primary_code(error: BaseException) -> int:
    """SQLite's primary error code; -1 if there is none."""
    code = getattr(error, "sqlite_errorcode", None)
    return -1 if code is None else int(code) & 0xFF


def explain_error(error: BaseException, file: Path) -> StorageFailed:
    """Turn an error of the database or the disk into a message."""
    if is_forbidden(file):
        return StorageFailed("errors-storage-forbidden", file=file)
    if isinstance(error, OSError):
        return StorageFailed("errors-storage-unused", place=error.filename or file, why=error.strerror or error)
    known = MESSAGES.get(primary_code(error))
    if known is None:
        return StorageFailed("errors-storage-unused", place=file, why=error)
    return StorageFailed(known, file=file)


def is_forbidden(file: Path) -> bool:
    """Whether this user may not read a file, or not look into its folder."""
    try:
        file.stat()
    except PermissionError:
        return True
    except OSError:
        return False
    return not os.access(file, os.R_OK)


def check_file(file: Path) -> None:
    """Refuse a database that does not exist, or that this user may not read."""
    if is_forbidden(file):
        raise StorageFailed("errors-storage-forbidden", file=file)
    if not file.is_file():
        raise StorageFailed("errors-storage-nothing", file=file)


@contextmanager
def explain_errors(file: Path) -> Iterator[None]:
    """Turn all errors of the database and the disk into messages."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise explain_error(error, file) from error


def file_uri(file: Path, mode: str) -> str:
    """A file as a URI; only with a URI can SQLite be told not to create a missing file."""
    return f"{file.absolute().as_uri()}?mode={mode}"


def connect(file: Path, mode: str = WRITE) -> sqlite3.Connection:
    """Open a file for explicit transactions; a commit returns when the data is on the disk."""
    if mode == CREATE:
        file.touch(PRIVATE)
    connection = sqlite3.connect(
        file_uri(file, mode), uri=True, timeout=LOCK_TIMEOUT, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


_urgent_writes: Counter[Path] = Counter()
"""How many moves wait to be written to each file."""


@contextmanager
def urgent_write(file: Path) -> Iterator[None]:
    """Ask other writers in this process to wait: SQLite only polls for its lock, and would often lose the race."""
    _urgent_writes[file] += 1
    try:
        yield
    finally:
        _urgent_writes[file] -= 1


def has_urgent_write(file: Path) -> bool:
    """Whether a move waits to be written."""
    return _urgent_writes[file] > 0


def check_integrity(connection: sqlite3.Connection, file: Path, thorough: bool = False) -> None:
    """Refuse a damaged database; a thorough check includes indexes and foreign keys."""
    (answer,) = connection.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)").fetchone()
    if answer != "ok" or (thorough and connection.execute("PRAGMA foreign_key_check").fetchone()):
        raise StorageFailed("errors-storage-damaged", file=file)


def copy_database(source: Path, target: Path) -> None:
    """Copy a database even while it is written: a consistent, checked snapshot in one file, flushed to the disk."""
    target.touch(PRIVATE)
    with explain_errors(source), closing(connect(source, READ)) as original, closing(connect(target)) as copy:
        try:
            original.backup(copy)
        except sqlite3.OperationalError as failed:
            raise explain_error(failed, target if primary_code(failed) == sqlite3.SQLITE_FULL else source) from failed
        # Leave everything in one file: people move backups without their side files.
        copy.execute("PRAGMA journal_mode=DELETE")
        check_integrity(copy, source, thorough=True)
    with explain_errors(target):
        sync(target)


def sync(path: Path) -> None:
    """Flush a file, or the entries of a folder, to the disk."""
    if path.is_dir() and os.name == "nt":
        return  # Windows cannot open folders.
    descriptor = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def free_path(path: Path) -> Path:
    """The path itself, or the first of NAME-2, NAME-3 and so on that does not exist."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


@contextmanager
def draft_of(target: Path) -> Iterator[Path]:
    """A temporary file in the target's folder: renamed to the target at the end, removed after an error."""
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        yield draft
        draft.replace(target)
        sync(target.parent)
    except OSError as failed:
        raise explain_error(failed, target) from failed
    finally:
        for path in (draft, *side_files(draft)):
            with suppress(OSError):
                path.unlink()


def side_files(file: Path) -> list[Path]:
    """The files that SQLite keeps next to a database while it is open; the write-ahead log is the first."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal")]
