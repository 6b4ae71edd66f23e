"""Daily backups: the newest ones are kept, and the disk is never filled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.store.migrations import migrate

SCRIPT = Path(__file__).parents[2] / "deploy" / "ludoteca-backup"
OLD = [f"ludoteca-2026-01-0{day}T00-00-00Z.backup" for day in range(1, 6)]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="runs a shell script")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a server without any data."""
    file = tmp_path_factory.mktemp("data") / "club.sqlite3"
    migrate(file)
    return file


@pytest.fixture
def box(tmp_path: Path, data: Path) -> Path:
    """A server with data and five older backups."""
    for folder in ("bin", "backups"):
        (tmp_path / folder).mkdir()
    (tmp_path / "bin" / SCRIPT.name).symlink_to(SCRIPT)
    (tmp_path / "bin" / "ludoteca").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ludoteca "$@"\n')
    (tmp_path / "bin" / "ludoteca").chmod(0o755)
    for name in (*OLD, "mine.backup"):
        (tmp_path / "backups" / name).write_text(name)
    shutil.copy(data, tmp_path)
    return tmp_path


def run_ludoteca(box: Path, *words: str | Path) -> None:
    """Run a command that has to succeed."""
    subprocess.run([box / "bin" / "ludoteca", *words], check=True, capture_output=True)


def back_up(box: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the script."""
    environment = os.environ | {"LUDOTECA_DATA": str(box / "club.sqlite3"), "LUDOTECA_SPARE_MB": "0"} | settings
    command = [box / "bin" / SCRIPT.name, box / "backups"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def list_files(box: Path) -> list[str]:
    """The names of all files in the folder of the backups."""
    return sorted(file.name for file in (box / "backups").iterdir())


def test_the_newest_backups_are_kept_and_other_files_left_alone(box: Path) -> None:
    done = back_up(box, LUDOTECA_KEEP="3")
    assert done.returncode == 0, done.stderr
    *older, newest, other = list_files(box)
    assert (older, other) == (OLD[-2:], "mine.backup")
    file = box / "backups" / newest
    assert file.stat().st_mode & 0o077 == 0
    run_ludoteca(box, "restore", file, "--data", box / "again.sqlite3")


def test_a_disk_that_is_too_full_is_left_as_it_is(box: Path) -> None:
    before = list_files(box)
    done = back_up(box, LUDOTECA_KEEP="1", LUDOTECA_SPARE_MB="999999999")
    assert done.returncode == 1
    assert "999999999 MB must stay free" in done.stderr
    assert list_files(box) == before


def test_a_backup_that_fails_removes_nothing(box: Path) -> None:
    (box / "club.sqlite3").write_text("damaged")
    before = list_files(box)
    assert back_up(box, LUDOTECA_KEEP="1").returncode != 0
    assert list_files(box) == before


@pytest.mark.parametrize("number", ["0", "-1", "many", " 3"])
def test_a_number_to_keep_that_makes_no_sense_is_refused(box: Path, number: str) -> None:
    before = list_files(box)
    assert back_up(box, LUDOTECA_KEEP=number).returncode == 2
    assert list_files(box) == before
