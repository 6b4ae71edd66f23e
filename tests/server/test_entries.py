"""The logs of the matches: durable before confirmed, grouped, in order, and never lost or hanging."""

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
from ludoteca.server import entries as module
from ludoteca.server import storage
from ludoteca.server.database import sqlite_database
from ludoteca.server.entries import GONE, AlreadyTaken, Closing, SqliteEntries
from ludoteca.server.storage import StorageFailed, connect
from tests.server.stored import ROOT, act, new_file, prepared, rows

PROMPT = 20.0
"""Seconds after which a test says that something hangs."""


def run(file: Path, story: Callable[[SqliteEntries], Coroutine[Any, Any, None]]) -> None:
    """Tell a story with a store; nothing may hang."""

    async def told() -> None:
        store = SqliteEntries(file)
        try:
            async with asyncio.timeout(PROMPT):
                await story(store)
        finally:
            await asyncio.wait_for(store.close(), PROMPT)

    asyncio.run(told())


async def fill(store: SqliteEntries, match: str, first: int, until: int) -> None:
    for number in range(first, until):
        await store.append(match, number, act(number))


def outcomes(found: list[BaseException | None]) -> list[str]:
    return ["stored" if each is None else type(each).__name__ for each in found]


def test_what_was_appended_is_loaded_in_order(tmp_path: Path) -> None:
    asked = replace(act(3), kind=ASK, mark="żółć \x00 🏮", question=Question("substitute", 2, 1, "adept"), to=2)

    async def story(store: SqliteEntries) -> None:
        await fill(store, "m1", 0, 3)
        await store.append("m1", 3, asked)
        assert await store.load("m1") == [act(0), act(1), act(2), asked]
        assert await store.load("m2") == []

    run(new_file(tmp_path, "m1", "m2"), story)


def test_an_entry_is_taken_once_and_the_first_stays(tmp_path: Path) -> None:
    async def story(store: SqliteEntries) -> None:
        await fill(store, "m1", 0, 2)
        with pytest.raises(AlreadyTaken):
            await store.append("m1", 1, act(77))
        assert await store.load("m1") == [act(0), act(1)]

    run(new_file(tmp_path, "m1"), story)


@pytest.mark.parametrize("number", [1, 3, -1, 10**6])
def test_no_entry_without_the_one_before_it(tmp_path: Path, number: int) -> None:
    async def story(store: SqliteEntries) -> None:
        await store.append("m2", 0, act(0))
        with pytest.raises(AlreadyTaken):
            await store.append("m1", number, act(0))
        assert await store.load("m1") == []

    run(new_file(tmp_path, "m1", "m2"), story)


def test_of_many_who_want_the_same_entry_one_gets_it(tmp_path: Path) -> None:
    """Two stores, as two processes have them: every number goes to exactly one."""
    file = new_file(tmp_path, "m1")
    wins: list[int] = []

    async def climb(store: SqliteEntries, name: int) -> None:
        while (length := len(await store.load("m1"))) < 20:
            try:
                await store.append("m1", length, replace(act(length), action=name))
                wins.append(length)
            except AlreadyTaken:
                continue

    async def story(store: SqliteEntries) -> None:
        other = SqliteEntries(file)
        await asyncio.gather(*(climb(each, name) for name, each in enumerate([store, other] * 3)))
        await other.close()

    run(file, story)
    assert sorted(wins) == list(range(len(wins)))
    assert rows(file, "SELECT count(*), max(entry) FROM entries") == [(len(wins), len(wins) - 1)]


def test_a_refused_entry_does_not_spoil_the_others_of_its_batch(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1", "m2", "m3", "m4")

    async def story(store: SqliteEntries) -> None:
        await store.append("m2", 0, act(0))
        with batch_together(file):
            wishes = [
                store.append("m1", 0, act(0)),
                store.append("m2", 0, act(0)),
                store.append("nowhere", 0, act(0)),
                store.append("m3", 5, act(0)),
                store.append("m4", 0, replace(act(0), mark="half \ud800")),
                store.append("m4", 0, replace(act(0), at=2**70)),
                store.append("m1", 1, act(1)),
                store.append("m3", 0, act(0), Closing(5, {"reason": "played"})),
            ]
            gathered = asyncio.gather(*wishes, return_exceptions=True)
            await asyncio.sleep(0.05)
        stored, taken, failed = "stored", "AlreadyTaken", "StorageFailed"
        assert outcomes(await gathered) == [
            stored, taken, failed, taken, "UnicodeEncodeError", "OverflowError", stored, stored,
        ]  # fmt: skip
        await store.append("m4", 0, act(0))

    run(file, story)
    assert rows(file, "SELECT match, count(*) FROM entries GROUP BY match") == [
        ("m1", 2), ("m2", 1), ("m3", 1), ("m4", 1),
    ]  # fmt: skip
    assert rows(file, "SELECT id FROM matches WHERE phase = 'finished'") == [("m3",)]


class batch_together:  # noqa: N801 (reads as a phrase)
    """Hold the write lock, so that everything that comes meanwhile is written as one batch or two."""

    def __init__(self, file: Path) -> None:
        self.connection = connect(file)

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self.connection.execute("ROLLBACK")
        self.connection.close()


def test_entries_that_wait_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 tables of 10 entries each: counted from SQLite's own trace."""
    commits: list[str] = []
    monkeypatch.setattr(
        module,
        "connect",
        prepared(lambda made: made.set_trace_callback(lambda line: commits.append(line) if line == "COMMIT" else None)),
    )
    names = [f"m{number}" for number in range(200)]

    async def story(store: SqliteEntries) -> None:
        await asyncio.gather(*(fill(store, name, 0, 10) for name in names))
        together = len(commits)
        assert together <= 100
        await fill(store, "m0", 10, 15)
        assert len(commits) == together + 5

    run(file := new_file(tmp_path, *names), story)
    assert rows(file, "SELECT count(*) FROM entries") == [(2005,)]


def test_a_commit_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings: list[object] = []

    def look(connection: sqlite3.Connection) -> None:
        for pragma in ("synchronous", "journal_mode", "foreign_keys"):
            settings.extend(connection.execute(f"PRAGMA {pragma}").fetchone())

    monkeypatch.setattr(module, "connect", prepared(look))
    run(new_file(tmp_path, "m1"), lambda store: store.append("m1", 0, act(0)))
    assert settings == [2, "wal", 1]


def test_the_end_of_a_match_comes_with_its_last_entry(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1", "m2")
    result = {"reason": "played", "scores": [3, 4], "ranks": [2, 1]}

    async def story(store: SqliteEntries) -> None:
        await store.append("m1", 0, act(0))
        with pytest.raises(AlreadyTaken):
            await store.append("m1", 0, act(0), Closing(7, {"reason": "late"}))
        assert rows(file, "SELECT DISTINCT phase FROM matches") == [("running",)]
        await store.append("m1", 1, act(1), Closing(99, result))

    run(file, story)
    found = rows(file, "SELECT id, phase, ended, result FROM matches ORDER BY id")
    assert found == [("m1", "finished", 99, json.dumps(result)), ("m2", "running", None, None)]


def test_an_end_that_cannot_be_stored_takes_its_entry_back(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1")
    with closing(connect(file)) as connection:
        connection.execute(
            "CREATE TRIGGER never BEFORE UPDATE ON matches BEGIN SELECT RAISE(ABORT, 'no end today'); END"
        )

    async def story(store: SqliteEntries) -> None:
        with pytest.raises(StorageFailed):
            await store.append("m1", 0, act(0), Closing(1, {}))
        assert await store.load("m1") == []

    run(file, story)


def test_a_log_with_a_gap_is_refused_loudly(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1")

    async def story(store: SqliteEntries) -> None:
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
        told = killed_writer(file, names, lines=random.Random(len(confirmed)).randint(50, 400))
        for line in told:
            name, number = line.split()
            confirmed[name] = max(confirmed[name], int(number))

    async def story(store: SqliteEntries) -> None:
        for name in names:
            log = await store.load(name)
            assert log == [act(number) for number in range(len(log))]
            assert len(log) > confirmed[name]

    run(file, story)
    assert max(confirmed.values()) > 0


WRITER = """
import asyncio, os, sys
from pathlib import Path
from ludoteca.server.entries import SqliteEntries
from tests.server.stored import act

async def play(store, name):
    number = len(await store.load(name))
    while True:
        await store.append(name, number, act(number))
        os.write(1, f"{name} {number}\\n".encode())
        number += 1

async def main():
    store = SqliteEntries(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, name) for name in sys.argv[2:]))

asyncio.run(main())
"""


def killed_writer(file: Path, names: list[str], lines: int) -> list[str]:
    """What a writer had confirmed when it was killed, in the middle of whatever it did."""
    command = [sys.executable, "-c", WRITER, str(file), *names]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        return [line for line in [*told, *writer.stdout] if line.endswith("\n")]


def test_a_full_disk_confirms_nothing_and_heals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = new_file(tmp_path, "m1", "m2")
    full = True

    def limit(connection: sqlite3.Connection) -> None:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={pages + 2 if full else 10**6}")

    monkeypatch.setattr(module, "connect", prepared(limit))
    stored = {"m1": 0, "m2": 0}

    async def until_full(store: SqliteEntries, name: str) -> None:
        async def count() -> None:
            for number in range(10_000):
                await store.append(name, number, act(number))
                stored[name] = number + 1

        with pytest.raises(StorageFailed, match="The disk is full"):
            await count()

    async def story(store: SqliteEntries) -> None:
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
def test_another_writer_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patient: bool) -> None:
    """An ordinary transaction holds the lock for a while: entries wait for it, also where SQLite does not."""
    if not patient:
        monkeypatch.setattr(module, "connect", prepared(lambda made: made.execute("PRAGMA busy_timeout=0")))
    file = new_file(tmp_path, "m1")

    async def story(store: SqliteEntries) -> None:
        database = sqlite_database(file)
        async with database.writing():
            waiting = asyncio.create_task(store.append("m1", 0, act(0)))
            await asyncio.sleep(0.3)
            assert not waiting.done()
        await waiting
        await database.close()
        assert await store.load("m1") == [act(0)]

    run(file, story)


def test_a_lock_that_is_never_given_back_is_told_and_later_entries_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "PATIENCE", 0.2)
    file = new_file(tmp_path, "m1")

    async def story(store: SqliteEntries) -> None:
        with batch_together(file), pytest.raises(StorageFailed, match="Another program locked"):
            await store.append("m1", 0, act(0))
        assert await store.load("m1") == []
        await store.append("m1", 0, act(0))

    run(file, story)


def test_a_file_that_is_gone_is_told_and_not_made_anew(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"

    async def story(store: SqliteEntries) -> None:
        with pytest.raises(StorageFailed, match="cannot be opened"):
            await store.append("m1", 0, act(0))
        with pytest.raises(StorageFailed, match="cannot be opened"):
            await store.load("m1")

    run(missing, story)
    assert not missing.exists()


@pytest.mark.parametrize("moment", ["together", "settle"])
def test_a_thread_that_dies_leaves_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    calls = 0
    original = getattr(module, moment)

    def dying(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            time.sleep(0.05)
            raise MemoryError("no more")
        return original(*arguments)

    monkeypatch.setattr(module, moment, dying)

    async def story(store: SqliteEntries) -> None:
        names = ("m1", "m2", "m3")
        wishes = [asyncio.create_task(store.append(name, 0, act(0))) for name in names]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        assert outcomes(found) == ["StorageFailed"] * 3
        with pytest.raises(StorageFailed, match=GONE):
            await store.append("m1", 0, act(0))

    run(new_file(tmp_path, "m1", "m2", "m3"), story)


def test_an_append_that_comes_while_the_thread_ends_is_refused(tmp_path: Path) -> None:
    """The thread has looked for the last time, and ends before the entry is laid down."""

    async def story(store: SqliteEntries) -> None:
        await store.close()
        put = store._waiting.put

        def late(each: Any) -> None:
            store._ended = True
            put(each)

        store._ended = False
        store._waiting = LateQueue(late, store._waiting)  # type: ignore[assignment]
        with pytest.raises(StorageFailed, match=GONE):
            await store.append("m1", 0, act(0))

    run(new_file(tmp_path, "m1"), story)


class LateQueue:
    """A queue that lets something happen at each put."""

    def __init__(self, put: Callable[[Any], None], queue: Any) -> None:
        self.put = put
        self.empty = queue.empty
        self.get_nowait = queue.get_nowait


def test_closing_stores_what_waits_and_refuses_what_comes(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1", "m2")

    async def story(store: SqliteEntries) -> None:
        with batch_together(file):
            waiting = asyncio.create_task(store.append("m1", 0, act(0)))
            await asyncio.sleep(0.05)
            ending = asyncio.create_task(store.close())
            await asyncio.sleep(0.05)
            late = asyncio.create_task(store.append("m2", 0, act(0)))
            await asyncio.sleep(0.05)
        await waiting
        await ending
        with pytest.raises(StorageFailed, match=GONE):
            await late

    run(file, story)
    assert rows(file, "SELECT match FROM entries") == [("m1",)]
    assert not [thread for thread in threading.enumerate() if thread.name == "entries"]


def test_who_goes_away_while_waiting_disturbs_nobody(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1", "m2")

    async def story(store: SqliteEntries) -> None:
        with batch_together(file):
            gone = asyncio.create_task(store.append("m1", 0, act(0)))
            stays = asyncio.create_task(store.append("m2", 0, act(0)))
            await asyncio.sleep(0.05)
            gone.cancel()
        await stays
        await fill(store, "m2", 1, 5)

    run(file, story)


def test_two_event_loops_may_share_a_store(tmp_path: Path) -> None:
    names = [f"m{number}" for number in range(4)]
    store = SqliteEntries(new_file(tmp_path, *names))
    threads = [threading.Thread(target=lambda name=name: asyncio.run(fill(store, name, 0, 50))) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PROMPT)
    assert [len(asyncio.run(store.load(name))) for name in names] == [50] * 4
    asyncio.run(store.close())
