"""Copies of the whole database: made while the service runs, put back while it does not."""

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

from ludoteca.server.migrations import inspect
from ludoteca.server.storage import (
    READ,
    StorageFailed,
    beside,
    companions,
    connect,
    copy_whole,
    explaining,
    sync,
    unused,
)

if sys.platform == "win32":
    import msvcrt

    def grab(lock: IO[bytes], alone: bool) -> None:  # noqa: ARG001 (here every lock is held alone)
        """Take a lock that the system gives back when the process ends, however it ends."""
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def grab(lock: IO[bytes], alone: bool) -> None:
        """Take a lock that the system gives back when the process ends, however it ends."""
        fcntl.flock(lock, fcntl.LOCK_NB | (fcntl.LOCK_EX if alone else fcntl.LOCK_SH))


@dataclass(frozen=True)
class Contents:
    """What a database holds: bytes, people, tables (matches) and the entries of their logs."""

    size: int
    people: int
    tables: int
    entries: int


@dataclass(frozen=True)
class Restored:
    """What was put in place, and where the file that lay there is kept."""

    contents: Contents
    replaced: Path | None


@contextmanager
def hold(file: Path, alone: bool = False) -> Iterator[None]:
    """Keep a file from being replaced while services use it; or, alone, keep services from starting."""
    with explaining(file):
        file = file.resolve()
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.with_name(f"{file.name}.lock").open("ab")
    with lock:
        try:
            grab(lock, alone)
        except OSError as taken:
            message = "errors-storage-served" if alone else "errors-storage-replaced"
            raise StorageFailed(message, file=file) from taken
        yield


def backup(file: Path, target: Path, overwrite: bool = False) -> Contents:
    """Copy a database as it is at one moment, also while it is written; the copy is checked before it has its name."""
    check_source(file)
    if target.is_dir():
        raise StorageFailed("errors-storage-folder", folder=target, file=target / "ludoteca.backup")
    if target.exists() and target.samefile(file):
        raise StorageFailed("errors-storage-itself", file=target)
    if target.exists() and not overwrite:
        raise StorageFailed("errors-storage-exists", file=target)
    with beside(target) as draft:
        copy_whole(file, draft)
        return contents_of(draft)


def restore(source: Path, file: Path) -> Restored:
    """Put a backup in the place of a database that nobody uses, and keep the replaced one beside it."""
    check_source(source)
    file = file.resolve()
    if file.exists() and file.samefile(source):
        raise StorageFailed("errors-storage-no-backup", file=source)
    with hold(file, alone=True), beside(file) as draft:
        copy_whole(source, draft)
        contents = contents_of(draft)
        replaced = set_aside(file)
        if replaced is not None:
            belong_like(draft, replaced)
    return Restored(contents, replaced)


def check_source(file: Path) -> None:
    """Refuse whatever is no whole database of ours."""
    if not file.is_file():
        raise StorageFailed("errors-storage-nothing", file=file)
    if inspect(file) is None:
        raise StorageFailed("errors-storage-empty", file=file)


def contents_of(file: Path) -> Contents:
    """Count what a database holds."""
    with explaining(file), closing(connect(file, READ)) as connection:
        people, tables, entries = (
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("people", "matches", "entries")
        )
    return Contents(file.stat().st_size, people, tables, entries)


def set_aside(file: Path) -> Path | None:
    """Keep a database under another name, with its journals; the file itself stays until it is replaced."""
    if file.exists():
        # A whole database takes its journal in; a broken one keeps it beside, as it is.
        with suppress(sqlite3.Error), closing(connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = unused(file.with_name(f"{file.name}.replaced.bak"))
    with explaining(kept):
        # Journals go first: with another database beside them they would ruin it.
        for mine, theirs in zip(companions(file), companions(kept), strict=True):
            if mine.exists():
                mine.replace(theirs)
        if not file.exists():
            return None
        duplicate(file, kept)
        sync(kept.parent)
    return kept


def belong_like(file: Path, other: Path) -> None:
    """Let a file belong to whom another belongs: a service need not run as the person who restores."""
    shutil.copymode(other, file)
    if sys.platform != "win32":
        with suppress(PermissionError):
            os.chown(file, other.stat().st_uid, other.stat().st_gid)


def duplicate(file: Path, kept: Path) -> None:
    """Give a file a second name, or copy it where files have only one."""
    try:
        os.link(file, kept)
    except OSError:
        shutil.copy2(file, kept)
