"""Helpers for the tests of the store: new files, matches, entries, and ways to make the disk fail."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ludoteca.match.log import ACT, Entry
from ludoteca.server.store import sqlite as storage
from ludoteca.server.store.migrations import migrate
from ludoteca.server.store.sqlite import connect

ROOT = Path(__file__).parents[2]
"""The folder from which another process can import the tests."""

NEW_MATCH = """
INSERT INTO matches (id, game, options, players, clock, public, chat, rated, phase, seed, rules, created)
VALUES (?, 'shelfie', '{}', 2, '{}', 1, 1, 0, 'running', x'00', 1, 0)
"""


def new_file(folder: Path, *matches: str) -> Path:
    """A database at the newest version, with these matches."""
    file = folder / "ludoteca.sqlite3"
    migrate(file)
    add_matches(file, *matches)
    return file


def add_matches(file: Path, *matches: str) -> None:
    with closing(connect(file)) as connection:
        connection.execute("BEGIN")
        connection.executemany(NEW_MATCH, [(each,) for each in matches])
        connection.execute("COMMIT")


def act(number: int) -> Entry:
    """An entry that differs for each number."""
    return Entry(ACT, number % 2, at=1_700_000_000_000 + number, spent=number, mark=f"mark {number}", action=number)


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    """The rows that a query finds, through a connection of its own."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def connect_with(prepare: Callable[[sqlite3.Connection], object]) -> Callable[..., sqlite3.Connection]:
    """A replacement of `connect` that prepares every connection."""

    def open_prepared(file: Path, mode: str = storage.WRITE) -> sqlite3.Connection:
        connection = connect(file, mode)
        prepare(connection)
        return connection

    return open_prepared
