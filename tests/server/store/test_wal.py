"""After a power cut in mid-write, the log is a prefix of the confirmed entries, or the file is refused as damaged."""

from __future__ import annotations

import asyncio
import os
import shutil
from contextlib import AsyncExitStack, closing
from functools import cache
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from ludoteca.cli.commands.doctor import check_file
from ludoteca.server import metrics
from ludoteca.server.backends import open_stores
from ludoteca.server.settings import Settings
from ludoteca.server.store.database import open_database
from ludoteca.server.store.match_log import SqliteMatchLog
from ludoteca.server.store.migrations import inspect
from ludoteca.server.store.sqlite import StorageFailed, connect
from ludoteca.server.store.wal import FRAME_SIZE, HEADER_SIZE, frames_end, last_commit_end, read_header, torn_bytes_now
from tests.server.machines import needs_sqlite_file
from tests.server.stored import act, new_file
from tests.sizes import few

ENTRIES = 40
OFFSETS = few(60)
pytestmark = needs_sqlite_file


def make_played_file(folder: Path) -> Path:
    """A file as a power cut leaves it: the write-ahead log contains all entries of a match, and each was confirmed."""
    file, left = new_file(folder, "m1"), folder / "left.sqlite3"

    async def play() -> None:
        store = SqliteMatchLog(file)
        for number in range(ENTRIES):
            await store.append("m1", number, act(number))
        # Closing the last connection empties the write-ahead log, so copy it before.
        shutil.copy(file, left)
        shutil.copy(f"{file}-wal", f"{left}-wal")
        await store.close()

    asyncio.run(play())
    return left


def truncate(file: Path, ending: str, size: int) -> Path:
    """Copy a database and truncate the copy or its write-ahead log."""
    copy = file.with_name("torn.sqlite3")
    for each in ("", "-wal"):
        shutil.copy(f"{file}{each}", f"{copy}{each}")
    Path(f"{copy}-shm").unlink(missing_ok=True)
    os.truncate(f"{copy}{ending}", size)
    return copy


async def log_of(file: Path) -> list[object]:
    """The log of the match after opening the file."""
    await (await open_database(file)).close()
    store = SqliteMatchLog(file)
    try:
        return list(await store.load("m1"))
    finally:
        await store.close()


def sizes(file: Path) -> list[int]:
    """Many sizes to which a file may be truncated, both ends included."""
    whole = file.stat().st_size
    return sorted({whole * number // OFFSETS for number in range(OFFSETS)} | {1, whole - 1, whole})


@cache
def ends_of_transactions(file: Path) -> set[int]:
    """Where a write-ahead log may end without an incomplete transaction: at its start, and after each transaction."""
    data = Path(f"{file}-wal").read_bytes()
    header = read_header(data)
    assert header is not None
    frame = FRAME_SIZE + header.page
    return {0, HEADER_SIZE} | {
        last_commit_end(data[:size], header) for size in range(HEADER_SIZE, len(data) + 1, frame)
    }


def test_a_truncated_log_keeps_a_prefix_of_the_confirmed_entries(tmp_path: Path) -> None:
    file = make_played_file(tmp_path)
    lengths, torn = [], []
    for size in sizes(Path(f"{file}-wal")):
        torn.append(torn_bytes_now(Path(f"{truncate(file, '-wal', size)}-wal")))
        assert size - torn[-1] in ends_of_transactions(file)
        log = asyncio.run(log_of(truncate(file, "-wal", size)))
        assert log == [act(number) for number in range(len(log))]
        lengths.append(len(log))
    assert (torn[0], torn[-1]) == (0, 0)
    assert sum(map(bool, torn)) > len(torn) * 0.8
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (0, ENTRIES)
    assert len(set(lengths)) > 5


def test_a_truncated_file_is_refused_with_advice_or_still_intact(tmp_path: Path) -> None:
    file, refused = make_played_file(tmp_path), 0
    for size in sizes(file)[1:-1]:
        cut = truncate(file, "", size)
        try:
            inspect(cut)
            log = asyncio.run(log_of(cut))
        except StorageFailed as failed:
            assert "ludoteca restore" in str(failed) or "Choose another file" in str(failed)  # noqa: PT017
            refused += 1
        else:
            assert log == [act(number) for number in range(len(log))]
    assert refused > 0


@pytest.mark.parametrize("flipped", [0.3, 0.6, 0.9])
def test_a_log_is_read_up_to_a_wrong_bit(tmp_path: Path, flipped: float) -> None:
    file = make_played_file(tmp_path)
    wal = Path(f"{file}-wal")
    data = bytearray(wal.read_bytes())
    data[int(len(data) * flipped)] ^= 1
    wal.write_bytes(data)
    assert torn_bytes_now(wal) > 0
    log = asyncio.run(log_of(file))
    assert log == [act(number) for number in range(len(log))]
    assert len(log) < ENTRIES


async def start(file: Path) -> None:
    """Open the data as a server does at its start."""
    async with AsyncExitStack() as stack:
        await open_stores(Settings(data=file), stack)


def test_a_start_warns_once_about_an_incomplete_transaction(tmp_path: Path) -> None:
    file = make_played_file(tmp_path)
    cut = truncate(file, "-wal", Path(f"{file}-wal").stat().st_size - 100)
    before = metrics.TORN._value.get()
    with capture_logs() as logs:
        asyncio.run(start(cut))
    (warning,) = [each for each in logs if each["event"] == "journal torn"]
    assert warning["log_level"] == "warning"
    assert str(cut) in warning["sentence"]
    assert metrics.TORN._value.get() - before == warning["bytes"] > 0
    with capture_logs() as logs:
        asyncio.run(start(cut))
    assert not logs


def test_the_doctor_reports_an_incomplete_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = make_played_file(tmp_path)
    monkeypatch.setenv("LUDOTECA_DATA", str(truncate(file, "-wal", Path(f"{file}-wal").stat().st_size - 100)))
    for _ in range(2):
        # Doctor only reads: the start still finds and reports it.
        assert [each.state for each in check_file(None) if each.what == "journal"] == ["note"]
    monkeypatch.setenv("LUDOTECA_DATA", str(file))
    assert not [each for each in check_file(None) if each.what == "journal"]


def test_a_log_that_overwrites_an_older_one_is_complete(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1")
    with closing(connect(file)) as connection:
        for number in range(20):
            connection.execute("INSERT INTO pulse VALUES (?, 0)", (number,))
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        connection.execute("INSERT INTO pulse VALUES (99, 0)")
        wal = Path(f"{file}-wal")
        assert torn_bytes_now(wal) == 0
        data, header = wal.read_bytes(), read_header(wal.read_bytes())
        assert header is not None
        assert 0 < frames_end(data, header) < len(data)
