"""A power cut tears the journal anywhere: what is left is a beginning of what was confirmed, or said to be broken."""

from __future__ import annotations

import asyncio
import os
import shutil
from contextlib import AsyncExitStack, closing
from functools import cache
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from ludoteca.cli.health import data
from ludoteca.server import metrics
from ludoteca.server.database import open_database
from ludoteca.server.entries import SqliteEntries
from ludoteca.server.journal import FRAME, HEADER, claimed, read_head, torn_bytes, whole
from ludoteca.server.migrations import inspect
from ludoteca.server.settings import Settings
from ludoteca.server.storage import StorageFailed, connect
from ludoteca.server.stores import open_stores
from tests.server.machines import looks_into_the_file
from tests.server.stored import act, new_file
from tests.sizes import few

ENTRIES = 40
OFFSETS = few(60)
pytestmark = looks_into_the_file


def played(folder: Path) -> Path:
    """A file whose journal holds all entries of a match, each of which was confirmed, as a power cut leaves it."""
    file, left = new_file(folder, "m1"), folder / "left.sqlite3"

    async def play() -> None:
        store = SqliteEntries(file)
        for number in range(ENTRIES):
            await store.append("m1", number, act(number))
        # The last who closes a file empties its journal, so it is copied before.
        shutil.copy(file, left)
        shutil.copy(f"{file}-wal", f"{left}-wal")
        await store.close()

    asyncio.run(play())
    return left


def torn(file: Path, ending: str, size: int) -> Path:
    """The same file, of which one part ends too early."""
    copy = file.with_name("torn.sqlite3")
    for each in ("", "-wal"):
        shutil.copy(f"{file}{each}", f"{copy}{each}")
    Path(f"{copy}-shm").unlink(missing_ok=True)
    os.truncate(f"{copy}{ending}", size)
    return copy


async def log_of(file: Path) -> list[object]:
    """What is left of the match after a start."""
    await (await open_database(file)).close()
    store = SqliteEntries(file)
    try:
        return list(await store.load("m1"))
    finally:
        await store.close()


def sizes(file: Path) -> list[int]:
    """Many sizes at which a file may be cut, its ends among them."""
    whole = file.stat().st_size
    return sorted({whole * number // OFFSETS for number in range(OFFSETS)} | {1, whole - 1, whole})


@cache
def ends_of_transactions(file: Path) -> set[int]:
    """Where a journal may end without anything being torn: at its beginning, and after each transaction."""
    data = Path(f"{file}-wal").read_bytes()
    head = read_head(data)
    assert head is not None
    frame = FRAME + head.page
    return {0, HEADER} | {whole(data[:size], head) for size in range(HEADER, len(data) + 1, frame)}


def test_a_torn_journal_leaves_a_beginning_of_what_was_confirmed(tmp_path: Path) -> None:
    file = played(tmp_path)
    lengths, said = [], []
    for size in sizes(Path(f"{file}-wal")):
        said.append(torn_bytes(Path(f"{torn(file, '-wal', size)}-wal")))
        assert size - said[-1] in ends_of_transactions(file)
        log = asyncio.run(log_of(torn(file, "-wal", size)))
        assert log == [act(number) for number in range(len(log))]
        lengths.append(len(log))
    assert (said[0], said[-1]) == (0, 0)
    assert sum(map(bool, said)) > len(said) * 0.8
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (0, ENTRIES)
    assert len(set(lengths)) > 5


def test_a_torn_file_is_refused_with_what_to_do_or_is_as_good_as_whole(tmp_path: Path) -> None:
    file, refused = played(tmp_path), 0
    for size in sizes(file)[1:-1]:
        cut = torn(file, "", size)
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
def test_a_journal_with_a_wrong_bit_ends_before_it(tmp_path: Path, flipped: float) -> None:
    file = played(tmp_path)
    journal = Path(f"{file}-wal")
    data = bytearray(journal.read_bytes())
    data[int(len(data) * flipped)] ^= 1
    journal.write_bytes(data)
    assert torn_bytes(journal) > 0
    log = asyncio.run(log_of(file))
    assert log == [act(number) for number in range(len(log))]
    assert len(log) < ENTRIES


async def started(file: Path) -> None:
    """Start a service, as far as its data are concerned."""
    async with AsyncExitStack() as stack:
        await open_stores(Settings(data=file), stack)


def test_a_start_says_that_a_power_cut_has_torn_the_journal_and_the_next_one_says_nothing(tmp_path: Path) -> None:
    file = played(tmp_path)
    cut = torn(file, "-wal", Path(f"{file}-wal").stat().st_size - 100)
    before = metrics.TORN._value.get()
    with capture_logs() as logs:
        asyncio.run(started(cut))
    (told,) = [each for each in logs if each["event"] == "journal torn"]
    assert told["log_level"] == "warning"
    assert str(cut) in told["sentence"]
    assert metrics.TORN._value.get() - before == told["bytes"] > 0
    with capture_logs() as logs:
        asyncio.run(started(cut))
    assert not logs


def test_the_doctor_says_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = played(tmp_path)
    monkeypatch.setenv("LUDOTECA_DATA", str(torn(file, "-wal", Path(f"{file}-wal").stat().st_size - 100)))
    assert [each.state for each in data() if each.what == "journal"] == ["note"]
    monkeypatch.setenv("LUDOTECA_DATA", str(file))
    assert not [each for each in data() if each.what == "journal"]


def test_a_journal_that_is_written_anew_over_an_older_one_is_whole(tmp_path: Path) -> None:
    file = new_file(tmp_path, "m1")
    with closing(connect(file)) as connection:
        for number in range(20):
            connection.execute("INSERT INTO pulse VALUES (?, 0)", (number,))
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        connection.execute("INSERT INTO pulse VALUES (99, 0)")
        journal = Path(f"{file}-wal")
        assert torn_bytes(journal) == 0
        data, head = journal.read_bytes(), read_head(journal.read_bytes())
        assert head is not None
        assert 0 < claimed(data, head) < len(data)
