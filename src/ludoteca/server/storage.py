"""The SQLite file: opened the same way everywhere, and what can be wrong with it, in sentences."""

from __future__ import annotations

import os
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from ludoteca.core.errors import LudotecaError

PATIENCE = 30.0
"""Seconds to wait for another writer before giving up."""

READ, WRITE, MAKE = "ro", "rw", "rwc"
"""Only read a file; write it, but never make one; make it if it is missing."""

SECRET = 0o600
"""Seeds of running matches are nobody else's business, whoever has an account on the machine."""

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
    """What was to be stored or read is not: the text says why and what to do."""


class PerhapsStored(StorageFailed):
    """The database went away in the middle of a transaction: nobody knows yet whether it has happened."""


def is_busy(error: sqlite3.Error) -> bool:
    """Whether only another writer stood in the way."""
    return primary_code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def primary_code(error: BaseException) -> int:
    """SQLite's number of an error without its details; -1 if it has none."""
    code = getattr(error, "sqlite_errorcode", None)
    return -1 if code is None else int(code) & 0xFF


def explained(error: BaseException, file: Path) -> StorageFailed:
    """Say in a sentence what an error of the database or the disk means."""
    if isinstance(error, OSError):
        return StorageFailed("errors-storage-unused", place=error.filename or file, why=error.strerror or error)
    known = MESSAGES.get(primary_code(error))
    if known is None:
        return StorageFailed("errors-storage-unused", place=file, why=error)
    return StorageFailed(known, file=file)


@contextmanager
def explaining(file: Path) -> Iterator[None]:
    """Turn every error of the database and the disk into a sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise explained(error, file) from error


def address(file: Path, mode: str) -> str:
    """A file as a URI, which alone can forbid SQLite to make a file that is missing."""
    return f"{file.absolute().as_uri()}?mode={mode}"


def connect(file: Path, mode: str = WRITE) -> sqlite3.Connection:
    """Open a file for explicit transactions; a commit returns when the disk has it."""
    if mode == MAKE:
        file.touch(SECRET)
    connection = sqlite3.connect(
        address(file, mode), uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


_urgent: Counter[Path] = Counter()
"""Files for which a move waits to be written."""


@contextmanager
def urgent(file: Path) -> Iterator[None]:
    """Ask others in this process to let a write go first: SQLite only looks now and then whether it may."""
    _urgent[file] += 1
    try:
        yield
    finally:
        _urgent[file] -= 1


def is_urgent(file: Path) -> bool:
    """Whether somebody asks to go first."""
    return _urgent[file] > 0


def check_whole(connection: sqlite3.Connection, file: Path, thorough: bool = False) -> None:
    """Refuse a damaged database; thoroughly, its indexes and references too."""
    (answer,) = connection.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)").fetchone()
    if answer != "ok" or (thorough and connection.execute("PRAGMA foreign_key_check").fetchone()):
        raise StorageFailed("errors-storage-damaged", file=file)


def copy_whole(source: Path, target: Path) -> None:
    """Copy a database while others write it: the copy is one moment, checked, one file, and on the disk."""
    target.touch(SECRET)
    with explaining(source), closing(connect(source, READ)) as original, closing(connect(target)) as copy:
        try:
            original.backup(copy)
        except sqlite3.OperationalError as failed:
            raise explained(failed, target if primary_code(failed) == sqlite3.SQLITE_FULL else source) from failed
        # Everything in one file: a copy that is carried away has no companions.
        copy.execute("PRAGMA journal_mode=DELETE")
        check_whole(copy, source, thorough=True)
    with explaining(target):
        sync(target)


def sync(path: Path) -> None:
    """Wait until a file, or what a folder lists, is on the disk."""
    if path.is_dir() and os.name == "nt":
        return  # Windows opens no folders.
    descriptor = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def unused(path: Path) -> Path:
    """The path itself, or the first of NAME-2, NAME-3 and so on that is free."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


@contextmanager
def beside(target: Path) -> Iterator[Path]:
    """A file beside the target to write into: renamed to it at the end, removed if anything goes wrong."""
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        yield draft
        draft.replace(target)
        sync(target.parent)
    except OSError as failed:
        raise explained(failed, target) from failed
    finally:
        for path in (draft, *companions(draft)):
            with suppress(OSError):
                path.unlink()


def companions(file: Path) -> list[Path]:
    """The journals that SQLite keeps beside a file while it is used."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal")]
