"""Backups: consistent while people play, checked when they are made, restored without losing the replaced data."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ludoteca.cli import main
from ludoteca.server.store import sqlite as storage
from ludoteca.server.store.backup import Contents, backup, lock_database, lock_for_server, restore
from ludoteca.server.store.match_log import SqliteMatchLog
from ludoteca.server.store.migrations import inspect, migrate
from ludoteca.server.store.sqlite import StorageFailed, connect
from tests.commands import refusal as command_refusal
from tests.commands import run
from tests.server.service import service_in_thread
from tests.server.stored import ROOT, act, add_matches, connect_with, new_file, rows


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def damage(file: Path) -> bytes:
    """Overwrite a page in the middle of a file."""
    torn = bytearray(file.read_bytes())
    torn[-8192:-4096] = b"\xff" * 4096
    file.write_bytes(torn)
    return bytes(torn)


def make_file(folder: Path, matches: int = 400) -> Path:
    folder.mkdir(exist_ok=True)
    return new_file(folder, *(f"m{number}" for number in range(matches)))


# Making backups


def test_a_backup_contains_everything_in_one_file(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here", 5)
    target = tmp_path / "there.backup"
    assert backup(file, target) == Contents(target.stat().st_size, people=0, tables=5, entries=0)
    assert names(tmp_path) == {"here", "there.backup"}
    assert inspect(target) == inspect(file)
    assert rows(target, "SELECT id FROM matches") == rows(file, "SELECT id FROM matches")
    assert rows(target, "PRAGMA journal_mode") == [("delete",)]


def test_a_backup_during_writes_is_consistent(tmp_path: Path) -> None:
    """Fifty tables keep playing: no backup has a log with a gap, and its counts are right."""
    tables = [f"m{number}" for number in range(50)]
    file = new_file(tmp_path, *tables)
    contents: list[Contents] = []

    async def play(store: SqliteMatchLog, name: str, over: asyncio.Event) -> None:
        number = 0
        while not over.is_set():
            await store.append(name, number, act(number))
            number += 1

    async def story() -> None:
        store, over = SqliteMatchLog(file), asyncio.Event()
        playing = [asyncio.create_task(play(store, name, over)) for name in tables]
        for number in range(5):
            contents.append(await asyncio.to_thread(backup, file, tmp_path / f"{number}.backup"))
        over.set()
        await asyncio.gather(*playing)
        await store.close()

    asyncio.run(story())
    for number, found in enumerate(contents):
        whole = rows(tmp_path / f"{number}.backup", "SELECT count(*) FROM entries")
        assert whole == [(found.entries,)]
        gaps = "SELECT match FROM entries GROUP BY match HAVING count(*) != max(entry) + 1"
        assert rows(tmp_path / f"{number}.backup", gaps) == []
    assert contents[0].entries < contents[-1].entries


def test_a_backup_includes_the_write_ahead_log(tmp_path: Path) -> None:
    """After a kill, the newest entries may be only in the write-ahead log."""
    file = make_file(tmp_path / "here", 3)
    code = (
        "import os, sys; from pathlib import Path; from tests.server.stored import add_matches;"
        "from ludoteca.server.store.sqlite import connect; kept = connect(Path(sys.argv[1]));"
        "kept.execute('SELECT 1 FROM matches'); add_matches(Path(sys.argv[1]), 'late'); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(file)], check=False, cwd=ROOT).returncode == 9
    assert file.with_name(file.name + "-wal").stat().st_size > 0
    assert backup(file, tmp_path / "x.backup").tables == 4


def test_a_backup_overwrites_a_file_only_with_the_option(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here", 1)
    target = tmp_path / "x.backup"
    target.write_text("precious")
    with pytest.raises(StorageFailed, match="already exists"):
        backup(file, target)
    assert target.read_text() == "precious"
    backup(file, target, overwrite=True)
    assert inspect(target) is not None


def test_a_backup_never_replaces_the_database_itself(tmp_path: Path) -> None:
    file = make_file(tmp_path, 1)
    with pytest.raises(StorageFailed, match="is the database itself"):
        backup(file, tmp_path / "." / file.name, overwrite=True)


@pytest.mark.parametrize("target", ["", "missing/x.backup"])
def test_a_target_that_cannot_be_written_is_refused(tmp_path: Path, target: str) -> None:
    file = make_file(tmp_path / "here", 1)
    with pytest.raises(StorageFailed):
        backup(file, tmp_path / target)
    assert names(tmp_path) == {"here"}


def test_a_damaged_database_is_not_backed_up(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here")
    damage(file)
    with pytest.raises(StorageFailed, match="is damaged"):
        backup(file, tmp_path / "x.backup")
    assert names(tmp_path) == {"here"}


def test_a_copy_with_broken_references_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = make_file(tmp_path / "here", 1)
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("UPDATE matches SET host = 'nobody'")
    with pytest.raises(StorageFailed, match="is damaged"):
        backup(file, tmp_path / "x.backup")
    assert names(tmp_path) == {"here"}


def test_a_full_disk_leaves_no_partial_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = make_file(tmp_path / "here")

    def limit(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA max_page_count=4")

    monkeypatch.setattr(storage, "connect", connect_with(limit))
    with pytest.raises(StorageFailed, match=r"disk is full, so .*x\.backup"):
        backup(file, tmp_path / "x.backup")
    assert names(tmp_path) == {"here"}


@pytest.mark.skipif(os.name == "nt", reason="Windows does not have these permissions")
def test_other_users_of_the_machine_cannot_read_a_backup(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here", 1)
    backup(file, tmp_path / "x.backup")
    assert (tmp_path / "x.backup").stat().st_mode & 0o077 == 0


# Restoring


def test_a_restore_keeps_the_replaced_file(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here", 3)
    source = tmp_path / "x.backup"
    backup(file, source)
    add_matches(file, "later")
    file.chmod(0o640)
    restored = restore(source, file)
    assert restored.contents.tables == 3
    assert restored.replaced == file.with_name("ludoteca.sqlite3.replaced.bak")
    assert rows(file, "SELECT count(*) FROM matches") == [(3,)]
    assert rows(restored.replaced, "SELECT count(*) FROM matches") == [(4,)]
    assert file.stat().st_mode & 0o777 == 0o640
    migrate(file)
    assert rows(file, "PRAGMA journal_mode") == [("wal",)]


def test_several_replaced_files_are_all_kept(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here", 1)
    source = tmp_path / "x.backup"
    backup(file, source)
    kept = [restore(source, file).replaced for _ in range(3)]
    assert [path and path.name for path in kept] == [
        "ludoteca.sqlite3.replaced.bak", "ludoteca.sqlite3.replaced-2.bak", "ludoteca.sqlite3.replaced-3.bak",
    ]  # fmt: skip


def test_a_backup_can_be_restored_to_a_new_path(tmp_path: Path) -> None:
    backup(make_file(tmp_path / "here", 2), tmp_path / "x.backup")
    file = tmp_path / "elsewhere" / "deep" / "y.sqlite3"
    assert restore(tmp_path / "x.backup", file).replaced is None
    assert rows(file, "SELECT count(*) FROM matches") == [(2,)]
    assert names(file.parent) == {"y.sqlite3", "y.sqlite3.lock"}


def test_a_damaged_database_is_replaced_together_with_its_write_ahead_log(tmp_path: Path) -> None:
    """SQLite would apply a leftover log to the restored database."""
    file = make_file(tmp_path / "here")
    source = tmp_path / "x.backup"
    backup(file, source)
    wal = file.with_name(file.name + "-wal")
    with closing(connect(file)) as connection:
        connection.execute("DELETE FROM matches")
        wal_bytes = wal.read_bytes()
    file.write_text("not a database anymore")
    wal.write_bytes(wal_bytes)
    restored = restore(source, file)
    assert restored.replaced is not None
    assert restored.replaced.read_text() == "not a database anymore"
    assert restored.replaced.with_name(restored.replaced.name + "-wal").read_bytes() == wal_bytes
    assert rows(file, "SELECT count(*) FROM matches") == [(400,)]


def test_a_leftover_write_ahead_log_does_not_corrupt_the_restored_database(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here")
    source = tmp_path / "x.backup"
    backup(file, source)
    wal = file.with_name(file.name + "-wal")
    with closing(connect(file)) as connection:
        connection.execute("DELETE FROM matches")
        wal_bytes = wal.read_bytes()
    file.unlink()
    wal.write_bytes(wal_bytes)
    restore(source, file)
    assert rows(file, "SELECT count(*) FROM matches") == [(400,)]


def refusal_of(source: Path, file: Path) -> str:
    """The message when a backup cannot be restored; the database must not change."""
    before = file.read_bytes()
    with pytest.raises(StorageFailed) as refusal:
        restore(source, file)
    assert file.read_bytes() == before
    assert not [name for name in names(file.parent) if name.endswith((".bak", ".part"))]
    return str(refusal.value)


def test_only_intact_backups_of_a_known_version_are_restored(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here")
    source = tmp_path / "x.backup"
    assert "There is no database" in refusal_of(source, file)
    source.touch()
    assert "is empty" in refusal_of(source, file)
    source.write_text("a letter " * 1000)
    assert "is not a database" in refusal_of(source, file)
    assert "is the database itself" in refusal_of(file, file)
    source.unlink()
    backup(file, source)
    with closing(connect(source)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    assert "newer Ludoteca" in refusal_of(source, file)
    backup(file, source, overwrite=True)
    damage(source)
    assert "is damaged" in refusal_of(source, file)


def test_a_file_in_use_is_not_replaced(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here")
    source = tmp_path / "x.backup"
    backup(file, source)
    with lock_database(file), lock_database(file):
        assert "A server is running" in refusal_of(source, file)
    with lock_database(file, exclusive=True), pytest.raises(StorageFailed, match="being replaced"), lock_database(file):
        pass
    restore(source, file)


def test_a_second_server_on_a_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite3"
    with service_in_thread(file, database=None, bus=None) as url:
        sentence = command_refusal("serve", "--data", str(file), "--port", "0")
        assert f"Another server already uses {file}." in sentence
        assert run("reports", "--data", str(file)).returncode == 0
        assert httpx.get(f"{url}/ready").status_code == 200
    with lock_for_server(file):
        pass


def test_a_killed_server_releases_its_lock(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here", 1)
    source = tmp_path / "x.backup"
    backup(file, source)
    code = (
        "import sys, time; from pathlib import Path; from ludoteca.server.store.backup import lock_database\n"
        "with lock_database(Path(sys.argv[1])): print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(file)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "held\n"
        sentence = refusal_of(source, file)
        server.kill()
    assert "A server is running" in sentence
    assert file.with_name(f"{file.name}.lock").exists()
    restore(source, file)


def test_a_restore_through_a_symbolic_link_detects_the_running_server(tmp_path: Path) -> None:
    file = make_file(tmp_path / "here", 1)
    backup(file, tmp_path / "x.backup")
    (tmp_path / "there.sqlite3").symlink_to(file)
    for locked, replaced in ((file, tmp_path / "there.sqlite3"), (tmp_path / "there.sqlite3", file)):
        with lock_database(locked), pytest.raises(StorageFailed, match="A server is running"):
            restore(tmp_path / "x.backup", replaced)


def test_files_are_copied_where_hard_links_are_not_supported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "hard links are not supported")

    monkeypatch.setattr(os, "link", no_links)
    file = make_file(tmp_path / "here", 2)
    backup(file, tmp_path / "x.backup")
    replaced = restore(tmp_path / "x.backup", file).replaced
    assert replaced is not None
    assert rows(replaced, "SELECT count(*) FROM matches") == [(2,)]


# The commands


Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command like the installed program; return its exit code and its output joined into one line."""
    monkeypatch.setenv("COLUMNS", "400")

    def run(*arguments: str | Path) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["ludoteca", *map(str, arguments)])
        with pytest.raises(SystemExit) as exit_info:
            main()
        output = capsys.readouterr()
        return int(exit_info.value.code or 0), " ".join((output.out + output.err).split())

    return run


def test_the_commands_print_what_was_saved_and_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    file = make_file(tmp_path / "here", 1)
    source = tmp_path / "x.backup"
    assert command("backup", "--data", file, source) == (
        0, f"Saved 1 table with 0 entries, and 0 people (0.2 MB) to {source}.",
    )  # fmt: skip
    monkeypatch.setenv("LUDOTECA_DATA", str(file))
    code, output = command("restore", source)
    assert code == 0
    assert output.startswith(f"Restored 1 table with 0 entries, and 0 people (0.2 MB) to {file}.")
    assert output.endswith(f"kept as {file}.replaced.bak.")


def test_the_commands_print_errors_in_one_line(tmp_path: Path, command: Command) -> None:
    missing = tmp_path / "nothing.sqlite3"
    assert command("backup", "--data", missing, tmp_path / "x") == (
        1, f"ludoteca: There is no database at {missing}. Check its name.",
    )  # fmt: skip
    assert names(tmp_path) == set()


@pytest.mark.parametrize("name", ["backup", "restore"])
def test_the_help_of_the_commands_has_an_example(name: str, command: Command) -> None:
    code, output = command(name, "--help")
    assert code == 0
    assert f"Example: • ludoteca {name} sunday.backup" in output
    assert "LUDOTECA_DATA" in output
