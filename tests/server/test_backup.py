"""Backups: whole while people play, checked before they are trusted, put back without losing what was there."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.server import storage
from ludoteca.server.backup import Contents, backup, hold, restore
from ludoteca.server.entries import SqliteEntries
from ludoteca.server.migrations import inspect, migrate
from ludoteca.server.storage import StorageFailed, connect
from tests.server.stored import ROOT, act, add_matches, new_file, prepared, rows


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def damage(file: Path) -> bytes:
    """Tear a page out of the middle of a file."""
    torn = bytearray(file.read_bytes())
    torn[-8192:-4096] = b"\xff" * 4096
    file.write_bytes(torn)
    return bytes(torn)


def filled(folder: Path, matches: int = 400) -> Path:
    folder.mkdir(exist_ok=True)
    return new_file(folder, *(f"m{number}" for number in range(matches)))


# Saving


def test_a_backup_holds_everything_in_one_file(tmp_path: Path) -> None:
    file = filled(tmp_path / "here", 5)
    target = tmp_path / "there.backup"
    assert backup(file, target) == Contents(target.stat().st_size, people=0, tables=5, entries=0)
    assert names(tmp_path) == {"here", "there.backup"}
    assert inspect(target) == inspect(file)
    assert rows(target, "SELECT id FROM matches") == rows(file, "SELECT id FROM matches")
    assert rows(target, "PRAGMA journal_mode") == [("delete",)]


def test_a_backup_during_writes_is_one_moment(tmp_path: Path) -> None:
    """Fifty tables play on: no copy has a log with a gap, and each was checked when it was made."""
    tables = [f"m{number}" for number in range(50)]
    file = new_file(tmp_path, *tables)
    contents: list[Contents] = []

    async def play(store: SqliteEntries, name: str, over: asyncio.Event) -> None:
        number = 0
        while not over.is_set():
            await store.append(name, number, act(number))
            number += 1

    async def story() -> None:
        store, over = SqliteEntries(file), asyncio.Event()
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


def test_a_backup_has_what_only_the_journal_holds(tmp_path: Path) -> None:
    """After a kill the newest entries may lie in the journal alone."""
    file = filled(tmp_path / "here", 3)
    code = (
        "import os, sys; from pathlib import Path; from tests.server.stored import add_matches;"
        "from ludoteca.server.storage import connect; kept = connect(Path(sys.argv[1]));"
        "kept.execute('SELECT 1 FROM matches'); add_matches(Path(sys.argv[1]), 'late'); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(file)], check=False, cwd=ROOT).returncode == 9
    assert file.with_name(file.name + "-wal").stat().st_size > 0
    assert backup(file, tmp_path / "x.backup").tables == 4


def test_a_backup_overwrites_only_when_told(tmp_path: Path) -> None:
    file = filled(tmp_path / "here", 1)
    target = tmp_path / "x.backup"
    target.write_text("precious")
    with pytest.raises(StorageFailed, match="already exists"):
        backup(file, target)
    assert target.read_text() == "precious"
    backup(file, target, overwrite=True)
    assert inspect(target) is not None


def test_a_backup_never_replaces_the_database_itself(tmp_path: Path) -> None:
    file = filled(tmp_path, 1)
    with pytest.raises(StorageFailed, match="is the database itself"):
        backup(file, tmp_path / "." / file.name, overwrite=True)


@pytest.mark.parametrize("target", ["", "missing/x.backup"])
def test_a_target_that_cannot_be_written_is_refused(tmp_path: Path, target: str) -> None:
    file = filled(tmp_path / "here", 1)
    with pytest.raises(StorageFailed):
        backup(file, tmp_path / target)
    assert names(tmp_path) == {"here"}


def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    file = filled(tmp_path / "here")
    damage(file)
    with pytest.raises(StorageFailed, match="is damaged"):
        backup(file, tmp_path / "x.backup")
    assert names(tmp_path) == {"here"}


def test_a_copy_that_is_not_whole_gets_no_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """References that lead nowhere are found in the copy."""
    file = filled(tmp_path / "here", 1)
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("UPDATE matches SET host = 'nobody'")
    with pytest.raises(StorageFailed, match="is damaged"):
        backup(file, tmp_path / "x.backup")
    assert names(tmp_path) == {"here"}


def test_a_full_disk_leaves_no_half_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = filled(tmp_path / "here")

    def limit(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA max_page_count=4")

    monkeypatch.setattr(storage, "connect", prepared(limit))
    with pytest.raises(StorageFailed, match=r"disk is full, so .*x\.backup"):
        backup(file, tmp_path / "x.backup")
    assert names(tmp_path) == {"here"}


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such permissions")
def test_nobody_else_on_the_machine_can_read_a_backup(tmp_path: Path) -> None:
    file = filled(tmp_path / "here", 1)
    backup(file, tmp_path / "x.backup")
    assert (tmp_path / "x.backup").stat().st_mode & 0o077 == 0


# Putting back


def test_a_backup_comes_back_and_what_was_there_is_kept(tmp_path: Path) -> None:
    file = filled(tmp_path / "here", 3)
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


def test_replaced_files_do_not_replace_each_other(tmp_path: Path) -> None:
    file = filled(tmp_path / "here", 1)
    source = tmp_path / "x.backup"
    backup(file, source)
    kept = [restore(source, file).replaced for _ in range(3)]
    assert [path and path.name for path in kept] == [
        "ludoteca.sqlite3.replaced.bak", "ludoteca.sqlite3.replaced-2.bak", "ludoteca.sqlite3.replaced-3.bak",
    ]  # fmt: skip


def test_a_backup_can_come_to_a_new_place(tmp_path: Path) -> None:
    backup(filled(tmp_path / "here", 2), tmp_path / "x.backup")
    file = tmp_path / "elsewhere" / "deep" / "y.sqlite3"
    assert restore(tmp_path / "x.backup", file).replaced is None
    assert rows(file, "SELECT count(*) FROM matches") == [(2,)]
    assert names(file.parent) == {"y.sqlite3", "y.sqlite3.lock"}


def test_a_damaged_database_can_be_replaced_and_its_journal_goes_with_it(tmp_path: Path) -> None:
    """A journal that stayed would be played into the restored database."""
    file = filled(tmp_path / "here")
    source = tmp_path / "x.backup"
    backup(file, source)
    journal = file.with_name(file.name + "-wal")
    with closing(connect(file)) as connection:
        connection.execute("DELETE FROM matches")
        journal_bytes = journal.read_bytes()
    file.write_text("no database any more")
    journal.write_bytes(journal_bytes)
    restored = restore(source, file)
    assert restored.replaced is not None
    assert restored.replaced.read_text() == "no database any more"
    assert restored.replaced.with_name(restored.replaced.name + "-wal").read_bytes() == journal_bytes
    assert rows(file, "SELECT count(*) FROM matches") == [(400,)]


def test_a_journal_without_its_database_does_not_ruin_the_restored_one(tmp_path: Path) -> None:
    file = filled(tmp_path / "here")
    source = tmp_path / "x.backup"
    backup(file, source)
    journal = file.with_name(file.name + "-wal")
    with closing(connect(file)) as connection:
        connection.execute("DELETE FROM matches")
        journal_bytes = journal.read_bytes()
    file.unlink()
    journal.write_bytes(journal_bytes)
    restore(source, file)
    assert rows(file, "SELECT count(*) FROM matches") == [(400,)]


def refused(source: Path, file: Path) -> str:
    """Why a backup is not put back; the database is as it was."""
    before = file.read_bytes()
    with pytest.raises(StorageFailed) as refusal:
        restore(source, file)
    assert file.read_bytes() == before
    assert not [name for name in names(file.parent) if name.endswith((".bak", ".part"))]
    return str(refusal.value)


def test_only_whole_backups_of_a_known_version_come_back(tmp_path: Path) -> None:
    file = filled(tmp_path / "here")
    source = tmp_path / "x.backup"
    assert "There is no database" in refused(source, file)
    source.touch()
    assert "is empty" in refused(source, file)
    source.write_text("a letter " * 1000)
    assert "is not a database" in refused(source, file)
    assert "is the database itself" in refused(file, file)
    source.unlink()
    backup(file, source)
    with closing(connect(source)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    assert "newer Ludoteca" in refused(source, file)
    backup(file, source, overwrite=True)
    damage(source)
    assert "is damaged" in refused(source, file)


def test_a_file_in_use_is_not_replaced(tmp_path: Path) -> None:
    file = filled(tmp_path / "here")
    source = tmp_path / "x.backup"
    backup(file, source)
    with hold(file), hold(file):
        assert "A server is running" in refused(source, file)
    with hold(file, alone=True), pytest.raises(StorageFailed, match="being replaced"), hold(file):
        pass
    restore(source, file)


def test_a_service_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    file = filled(tmp_path / "here", 1)
    source = tmp_path / "x.backup"
    backup(file, source)
    code = (
        "import sys, time; from pathlib import Path; from ludoteca.server.backup import hold\n"
        "with hold(Path(sys.argv[1])): print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(file)], stdout=subprocess.PIPE, text=True) as service:
        assert service.stdout is not None
        assert service.stdout.readline() == "held\n"
        said = refused(source, file)
        service.kill()
    assert "A server is running" in said
    assert file.with_name(f"{file.name}.lock").exists()
    restore(source, file)


def test_a_restore_through_another_name_of_the_folder_sees_the_service(tmp_path: Path) -> None:
    file = filled(tmp_path / "here", 1)
    backup(file, tmp_path / "x.backup")
    (tmp_path / "there.sqlite3").symlink_to(file)
    for held, replaced in ((file, tmp_path / "there.sqlite3"), (tmp_path / "there.sqlite3", file)):
        with hold(held), pytest.raises(StorageFailed, match="A server is running"):
            restore(tmp_path / "x.backup", replaced)


def test_where_files_have_only_one_name_they_are_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    file = filled(tmp_path / "here", 2)
    backup(file, tmp_path / "x.backup")
    replaced = restore(tmp_path / "x.backup", file).replaced
    assert replaced is not None
    assert rows(replaced, "SELECT count(*) FROM matches") == [(2,)]


# The commands


Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command through the door of the installed one: its exit code and all it said, on one line."""
    monkeypatch.setenv("COLUMNS", "400")

    def run(*arguments: str | Path) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["ludoteca", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        done = capsys.readouterr()
        return int(ended.value.code or 0), " ".join((done.out + done.err).split())

    return run


def test_the_commands_save_and_restore_and_say_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    file = filled(tmp_path / "here", 1)
    source = tmp_path / "x.backup"
    assert command("backup", "--data", file, source) == (
        0, f"Saved 1 table with 0 entries, and 0 people (0.2 MB) to {source}.",
    )  # fmt: skip
    monkeypatch.setenv("LUDOTECA_DATA", str(file))
    code, said = command("restore", source)
    assert code == 0
    assert said.startswith(f"Restored 1 table with 0 entries, and 0 people (0.2 MB) to {file}.")
    assert said.endswith(f"kept as {file}.replaced.bak.")


def test_the_commands_refuse_in_one_line(tmp_path: Path, command: Command) -> None:
    missing = tmp_path / "nothing.sqlite3"
    assert command("backup", "--data", missing, tmp_path / "x") == (
        1, f"ludoteca: There is no database at {missing}. Check its name.",
    )  # fmt: skip
    assert names(tmp_path) == set()


@pytest.mark.parametrize("name", ["backup", "restore"])
def test_the_commands_teach(name: str, command: Command) -> None:
    code, said = command(name, "--help")
    assert code == 0
    assert f"Example: • ludoteca {name} sunday.backup" in said
    assert "LUDOTECA_DATA" in said
