"""Match logs: durable before confirmed, batched, in order, never lost, and never hanging."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.match.log import ASK, Question
from ludoteca.server.store import match_log as module
from ludoteca.server.store import sqlite as storage
from ludoteca.server.store.database import sqlite_database
from ludoteca.server.store.match_log import CLOSED, EntryConflict, MatchEnd, SqliteMatchLog
from ludoteca.server.store.sqlite import StorageFailed, connect
from tests.server.stored import ROOT, act, connect_with, new_file, rows

TIMEOUT = 20.0
"""Seconds after which a test fails because something hangs."""


def run(file: Path, story: Callable[[SqliteMatchLog], Coroutine[Any, Any, None]]) -> None:
    """Run a story with a log; nothing may hang."""

    async def main() -> None:
        store = SqliteMatchLog(file)
        try:
            async with asyncio.timeout(TIMEOUT):
                await story(store)
        finally:
            await asyncio.wait_for(store.close(), TIMEOUT)

    asyncio.run(main())


async def fill(store: SqliteMatchLog, match: str, first: int, until: int) -> None:
    for number in range(first, until):
        await store.append(match, number, act(number))


def outcomes(found: list[BaseException | None]) -> list[str]:
    return ["stored" if each is None else type(each).__name__ for each in found]


def test_appended_entries_are_loaded_in_order(tmp_path: Path) -> None:
    asked = replace(act(3), kind=ASK, mark="żółć \x00 🏮", question=Question("substitute", 2, 1, "adept"), to=2)

    async def story(store: SqliteMatchLog) -> None:
        await fill(store, "m1", 0, 3)
        await store.append("m1", 3, asked)
        assert await store.load("m1") == [act(0), act(1), act(2), asked]
        assert await store.load("m2") == []

    run(new_file(tmp_path, "m1", "m2"), story)


def test_an_entry_is_stored_only_once_and_the_first_stays(tmp_path: Path) -> None:
    async def story(store: SqliteMatchLog) -> None:
        await fill(store, "m1", 0, 2)
        with pytest.raises(EntryConflict):
            await store.append("m1", 1, act(77))
        assert await store.load("m1") == [act(0), act(1)]

    run(new_file(tmp_path, "m1"), story)


@pytest.mark.parametrize("number", [1, 3, -1, 10**6])
def test_an_entry_without_the_one_before_it_is_refused(tmp_path: Path, number: int) -> None:
    async def story(store: SqliteMatchLog) -> None:
        await store.append("m2", 0, act(0))
        with pytest.raises(EntryConflict):
            await store.append("m1", number, act(0))
        assert await store.load("m1") == []

    run(new_file(tmp_path, "m1", "m2"), story)


def test_one_of_many_writers_of_the_same_entry_succeeds(tmp_path: Path) -> None:
    """Two logs, as in two processes: every number is stored by exactly one of them."""
    file = new_file(tmp_path, "m1")
    wins: list[int] = []

    async def climb(store: SqliteMatchLog, name: int) -> None:
        while (length := len(await store.load("m1"))) < 20:
            try:
                await store.append("m1", length, replace(act(length), action=name))
                wins.append(length)
            except EntryConflict:
                continue

    async def story(store: SqliteMatchLog) -> None:
        other = SqliteMatchLog(file)
        await asyncio.gather(*(climb(each, name) for name, each in enumerate([store, other] * 3)))
        await other.close()

    run(file, story)
    assert sorted(wins) == list(range(len(wins)))
    assert rows(file, "SELECT count(*), max(entry) FROM entries") == [(len(wins), len(wins) - 1)]


def test_a_refused_entry_does_not_affect_the_others_of_its_batch(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1", "m2", "m3", "m4")

    async def story(store: SqliteMatchLog) -> None:
        await store.append("m2", 0, act(0))
        with WriteLock(file):
            appends = [
                store.append("m1", 0, act(0)),
                store.append("m2", 0, act(0)),
                store.append("nowhere", 0, act(0)),
                store.append("m3", 5, act(0)),
                store.append("m4", 0, replace(act(0), mark="half \ud800")),
                store.append("m4", 0, replace(act(0), at=2**70)),
                store.append("m1", 1, act(1)),
                store.append("m3", 0, act(0), MatchEnd(5, {"reason": "played"})),
            ]
            gathered = asyncio.gather(*appends, return_exceptions=True)
            await asyncio.sleep(0.05)
        stored, conflict, failed = "stored", "EntryConflict", "StorageFailed"
        assert outcomes(await gathered) == [
            stored, conflict, failed, conflict, "UnicodeEncodeError", "OverflowError", stored, stored,
        ]  # fmt: skip
        await store.append("m4", 0, act(0))

    run(file, story)
    assert rows(file, "SELECT match, count(*) FROM entries GROUP BY match") == [
        ("m1", 2), ("m2", 1), ("m3", 1), ("m4", 1),
    ]  # fmt: skip
    assert rows(file, "SELECT id FROM matches WHERE phase = 'finished'") == [("m3",)]


class WriteLock:
    """Hold the write lock, so that all entries that arrive meanwhile are written as one batch or two."""

    def __init__(self, file: Path) -> None:
        self.connection = connect(file)

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self.connection.execute("ROLLBACK")
        self.connection.close()


def test_waiting_entries_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 tables of 10 entries each; commits are counted with SQLite's trace."""
    commits: list[str] = []
    monkeypatch.setattr(
        module,
        "connect",
        connect_with(
            lambda made: made.set_trace_callback(lambda line: commits.append(line) if line == "COMMIT" else None)
        ),
    )
    names = [f"m{number}" for number in range(200)]

    async def story(store: SqliteMatchLog) -> None:
        await asyncio.gather(*(fill(store, name, 0, 10) for name in names))
        shared = len(commits)
        assert shared <= 100
        await fill(store, "m0", 10, 15)
        assert len(commits) == shared + 5

    run(file := new_file(tmp_path, *names), story)
    assert rows(file, "SELECT count(*) FROM entries") == [(2005,)]


def test_a_commit_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings: list[object] = []

    def look(connection: sqlite3.Connection) -> None:
        for pragma in ("synchronous", "journal_mode", "foreign_keys"):
            settings.extend(connection.execute(f"PRAGMA {pragma}").fetchone())

    monkeypatch.setattr(module, "connect", connect_with(look))
    run(new_file(tmp_path, "m1"), lambda store: store.append("m1", 0, act(0)))
    assert settings == [2, "wal", 1]


def test_the_end_of_a_match_is_stored_with_its_last_entry(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1", "m2")
    result = {"reason": "played", "scores": [3, 4], "ranks": [2, 1]}

    async def story(store: SqliteMatchLog) -> None:
        await store.append("m1", 0, act(0))
        with pytest.raises(EntryConflict):
            await store.append("m1", 0, act(0), MatchEnd(7, {"reason": "late"}))
        assert rows(file, "SELECT DISTINCT phase FROM matches") == [("running",)]
        await store.append("m1", 1, act(1), MatchEnd(99, result))

    run(file, story)
    found = rows(file, "SELECT id, phase, ended, result FROM matches ORDER BY id")
    assert found == [("m1", "finished", 99, json.dumps(result)), ("m2", "running", None, None)]


def test_an_end_that_cannot_be_stored_rolls_back_its_entry(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1")
    with closing(connect(file)) as connection:
        connection.execute(
            "CREATE TRIGGER never BEFORE UPDATE ON matches BEGIN SELECT RAISE(ABORT, 'no end today'); END"
        )

    async def story(store: SqliteMatchLog) -> None:
        with pytest.raises(StorageFailed):
            await store.append("m1", 0, act(0), MatchEnd(1, {}))
        assert await store.load("m1") == []

    run(file, story)


def test_a_log_with_a_gap_is_refused(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1")

    async def story(store: SqliteMatchLog) -> None:
        await fill(store, "m1", 0, 5)
        with closing(connect(file)) as connection:
            connection.execute("DELETE FROM entries WHERE entry = 3")
        with pytest.raises(StorageFailed, match="lacks entry 3"):
            await store.load("m1")

    run(file, story)


def test_everything_confirmed_survives_a_kill(tmp_path: Path) -> None:
    names = [f"m{number}" for number in range(20)]
    file = new_file(tmp_path, *names)
    confirmed = dict.fromkeys(names, -1)
    for _ in range(4):
        output = killed_writer(file, names, lines=random.Random(len(confirmed)).randint(50, 400))
        for line in output:
            name, number = line.split()
            confirmed[name] = max(confirmed[name], int(number))

    async def story(store: SqliteMatchLog) -> None:
        for name in names:
            log = await store.load(name)
            assert log == [act(number) for number in range(len(log))]
            assert len(log) > confirmed[name]

    run(file, story)
    assert max(confirmed.values()) > 0


WRITER = """
import asyncio, os, sys
from pathlib import Path
from ludoteca.server.store.match_log import SqliteMatchLog
from tests.server.stored import act

async def play(store, name):
    number = len(await store.load(name))
    while True:
        await store.append(name, number, act(number))
        os.write(1, f"{name} {number}\\n".encode())
        number += 1

async def main():
    store = SqliteMatchLog(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, name) for name in sys.argv[2:]))

asyncio.run(main())
"""


def killed_writer(file: Path, names: list[str], lines: int) -> list[str]:
    """The entries that a writer process had confirmed when it was killed."""
    command = [sys.executable, "-c", WRITER, str(file), *names]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as writer:
        assert writer.stdout is not None
        output = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        return [line for line in [*output, *writer.stdout] if line.endswith("\n")]


def test_a_full_disk_confirms_nothing_and_writing_resumes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = new_file(tmp_path, "m1", "m2")
    full = True

    def limit(connection: sqlite3.Connection) -> None:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={pages + 2 if full else 10**6}")

    monkeypatch.setattr(module, "connect", connect_with(limit))
    stored = {"m1": 0, "m2": 0}

    async def until_full(store: SqliteMatchLog, name: str) -> None:
        async def count() -> None:
            for number in range(10_000):
                await store.append(name, number, act(number))
                stored[name] = number + 1

        with pytest.raises(StorageFailed, match="The disk is full"):
            await count()

    async def story(store: SqliteMatchLog) -> None:
        nonlocal full
        await asyncio.gather(*(until_full(store, name) for name in stored))
        for name, length in stored.items():
            assert await store.load(name) == [act(number) for number in range(length)]
        full = False
        for name, length in stored.items():
            await fill(store, name, length, length + 200)

    run(file, story)
    assert min(stored.values()) > 0


@pytest.mark.parametrize("patient", [True, False])
def test_entries_wait_for_another_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patient: bool) -> None:
    """Another transaction holds the lock for a while: entries wait for it even if SQLite does not."""
    if not patient:
        monkeypatch.setattr(module, "connect", connect_with(lambda made: made.execute("PRAGMA busy_timeout=0")))
    file = new_file(tmp_path, "m1")

    async def story(store: SqliteMatchLog) -> None:
        database = sqlite_database(file)
        async with database.writing():
            waiting = asyncio.create_task(store.append("m1", 0, act(0)))
            await asyncio.sleep(0.3)
            assert not waiting.done()
        await waiting
        await database.close()
        assert await store.load("m1") == [act(0)]

    run(file, story)


def test_a_lock_that_is_held_too_long_fails_the_entry_but_not_later_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "LOCK_TIMEOUT", 0.2)
    file = new_file(tmp_path, "m1")

    async def story(store: SqliteMatchLog) -> None:
        with WriteLock(file), pytest.raises(StorageFailed, match="Another program locked"):
            await store.append("m1", 0, act(0))
        assert await store.load("m1") == []
        await store.append("m1", 0, act(0))

    run(file, story)


def test_a_missing_file_is_an_error_and_not_created_again(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"

    async def story(store: SqliteMatchLog) -> None:
        with pytest.raises(StorageFailed, match="cannot be opened"):
            await store.append("m1", 0, act(0))
        with pytest.raises(StorageFailed, match="cannot be opened"):
            await store.load("m1")

    run(missing, story)
    assert not missing.exists()


@pytest.mark.parametrize("moment", ["insert_batch", "settle"])
def test_appends_fail_when_the_writer_thread_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    calls = 0
    original = getattr(module, moment)

    def fail_once(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            time.sleep(0.05)
            raise MemoryError("no more")
        return original(*arguments)

    monkeypatch.setattr(module, moment, fail_once)

    async def story(store: SqliteMatchLog) -> None:
        names = ("m1", "m2", "m3")
        appends = [asyncio.create_task(store.append(name, 0, act(0))) for name in names]
        found = await asyncio.gather(*appends, return_exceptions=True)
        assert outcomes(found) == ["StorageFailed"] * 3
        with pytest.raises(StorageFailed, match=CLOSED):
            await store.append("m1", 0, act(0))

    run(new_file(tmp_path, "m1", "m2", "m3"), story)


def test_an_append_while_the_thread_ends_is_refused(tmp_path: Path) -> None:
    """The thread has checked the queue for the last time, and ends before the entry is put into it."""

    async def story(store: SqliteMatchLog) -> None:
        await store.close()
        put = store._waiting.put

        def put_late(each: Any) -> None:
            store._ended = True
            put(each)

        store._ended = False
        store._waiting = LateQueue(put_late, store._waiting)  # type: ignore[assignment]
        with pytest.raises(StorageFailed, match=CLOSED):
            await store.append("m1", 0, act(0))

    run(new_file(tmp_path, "m1"), story)


class LateQueue:
    """A queue with another `put`."""

    def __init__(self, put: Callable[[Any], None], queue: Any) -> None:
        self.put = put
        self.empty = queue.empty
        self.get_nowait = queue.get_nowait


def test_closing_stores_waiting_entries_and_refuses_new_ones(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1", "m2")

    async def story(store: SqliteMatchLog) -> None:
        with WriteLock(file):
            waiting = asyncio.create_task(store.append("m1", 0, act(0)))
            await asyncio.sleep(0.05)
            ending = asyncio.create_task(store.close())
            await asyncio.sleep(0.05)
            late = asyncio.create_task(store.append("m2", 0, act(0)))
            await asyncio.sleep(0.05)
        await waiting
        await ending
        with pytest.raises(StorageFailed, match=CLOSED):
            await late

    run(file, story)
    assert rows(file, "SELECT match FROM entries") == [("m1",)]
    assert not [thread for thread in threading.enumerate() if thread.name == "entries"]


def test_a_cancelled_append_does_not_affect_others(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1", "m2")

    async def story(store: SqliteMatchLog) -> None:
        with WriteLock(file):
            gone = asyncio.create_task(store.append("m1", 0, act(0)))
            stays = asyncio.create_task(store.append("m2", 0, act(0)))
            await asyncio.sleep(0.05)
            gone.cancel()
        await stays
        await fill(store, "m2", 1, 5)

    run(file, story)


def test_two_event_loops_may_share_a_store(tmp_path: Path) -> None:
    names = [f"m{number}" for number in range(4)]
    store = SqliteMatchLog(new_file(tmp_path, *names))
    threads = [threading.Thread(target=lambda name=name: asyncio.run(fill(store, name, 0, 50))) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(TIMEOUT)
    assert [len(asyncio.run(store.load(name))) for name in names] == [50] * 4
    asyncio.run(store.close())
