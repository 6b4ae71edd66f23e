"""Backups of the whole database: made while the server runs, restored while it is stopped."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from ludoteca.server.store.migrations import inspect
from ludoteca.server.store.sqlite import (
    READ,
    StorageFailed,
    check_file,
    connect,
    copy_database,
    draft_of,
    explain_errors,
    free_path,
    side_files,
    sync,
)

if sys.platform == "win32":
    import msvcrt

    def acquire(lock: IO[bytes], exclusive: bool) -> None:  # noqa: ARG001 (every lock is exclusive on Windows)
        """Acquire a file lock; the operating system releases it when the process ends, even if it is killed."""
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def acquire(lock: IO[bytes], exclusive: bool) -> None:
        """Acquire a file lock; the operating system releases it when the process ends, even if it is killed."""
        fcntl.flock(lock, fcntl.LOCK_NB | (fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH))


@dataclass(frozen=True)
class Contents:
    """What a database contains: bytes, people, tables (matches) and log entries."""

    size: int
    people: int
    tables: int
    entries: int


@dataclass(frozen=True)
class Restoration:
    """What was restored, and where the replaced file is kept."""

    contents: Contents
    replaced: Path | None


@contextmanager
def lock_database(file: Path, exclusive: bool = False) -> Iterator[None]:
    """Prevent a file from being replaced while servers use it; an exclusive lock prevents servers from starting."""
    message = "errors-storage-served" if exclusive else "errors-storage-replaced"
    with lock_file(file, "lock", exclusive, message):
        yield


@contextmanager
def lock_for_server(file: Path) -> Iterator[None]:
    """Prevent a second server on a file: without a bus between them, the players of one would wait for the other's."""
    with lock_file(file, "server.lock", True, "errors-storage-second-server"):
        yield


@contextmanager
def lock_file(file: Path, ending: str, exclusive: bool, message: str) -> Iterator[None]:
    """Hold a lock beside a file; refuse with a message if somebody else holds it."""
    with explain_errors(file):
        file = file.resolve()
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.with_name(f"{file.name}.{ending}").open("ab")
    with lock:
        try:
            acquire(lock, exclusive)
        except OSError as locked:
            raise StorageFailed(message, file=file) from locked
        yield


def is_served(file: Path) -> bool:
    """Whether a server uses a file now."""
    lock = file.with_name(f"{file.name}.server.lock")
    try:
        with lock.open("rb+") as opened:
            acquire(opened, True)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def backup(file: Path, target: Path, overwrite: bool = False) -> Contents:
    """Copy a consistent snapshot of a database, even while it is written; the copy is checked before it is renamed."""
    check_source(file)
    if target.is_dir():
        raise StorageFailed("errors-storage-folder", folder=target, file=target / "ludoteca.backup")
    if target.exists() and target.samefile(file):
        raise StorageFailed("errors-storage-itself", file=target)
    if target.exists() and not overwrite:
        raise StorageFailed("errors-storage-exists", file=target)
    with draft_of(target) as draft:
        copy_database(file, draft)
        return count_contents(draft)


def restore(source: Path, file: Path) -> Restoration:
    """Replace a database that is not in use with a backup, and keep the replaced file in the same folder."""
    check_source(source)
    file = file.resolve()
    with explain_errors(file):
        if file.exists() and file.samefile(source):
            raise StorageFailed("errors-storage-no-backup", file=source)
    with lock_database(file, exclusive=True), draft_of(file) as draft:
        copy_database(source, draft)
        contents = count_contents(draft)
        replaced = keep_replaced(file)
        if replaced is not None:
            copy_owner(draft, replaced)
    return Restoration(contents, replaced)


def check_source(file: Path) -> None:
    """Refuse a file that is not an intact Ludoteca database."""
    check_file(file)
    if inspect(file) is None:
        raise StorageFailed("errors-storage-empty", file=file)


def count_contents(file: Path) -> Contents:
    """Count what a database contains."""
    with explain_errors(file), closing(connect(file, READ)) as connection:
        people, tables, entries = (
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("people", "matches", "entries")
        )
    return Contents(file.stat().st_size, people, tables, entries)


def keep_replaced(file: Path) -> Path | None:
    """Keep a database and its side files under another name; the file itself stays until it is replaced."""
    if file.exists():
        # An intact database absorbs its write-ahead log; with a damaged one, the log is kept as a file.
        with suppress(sqlite3.Error), closing(connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = free_path(file.with_name(f"{file.name}.replaced.bak"))
    with explain_errors(kept):
        # Move the side files first: next to another database they would corrupt it.
        for mine, theirs in zip(side_files(file), side_files(kept), strict=True):
            if mine.exists():
                mine.replace(theirs)
        if not file.exists():
            return None
        link_or_copy(file, kept)
        sync(kept.parent)
    return kept


def copy_owner(file: Path, other: Path) -> None:
    """Copy mode and owner from another file: the server may run as another user than the person who restores."""
    shutil.copymode(other, file)
    if sys.platform != "win32":
        with suppress(PermissionError):
            os.chown(file, other.stat().st_uid, other.stat().st_gid)


def link_or_copy(file: Path, kept: Path) -> None:
    """Hard-link a file, or copy it where hard links are not supported."""
    try:
        os.link(file, kept)
    except OSError:
        shutil.copy2(file, kept)
