"""Commands find the data of a server that was started with --data, and ask if it is not clear which data is meant."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.server.backends import ask
from ludoteca.server.live.chat import list_reports
from ludoteca.server.settings import Settings
from ludoteca.server.store.backup import lock_for_server
from ludoteca.server.store.database import default_file
from ludoteca.server.store.served_files import MOST, find_data, noted_files, notes, remember_file
from tests.commands import refusal, run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path


def make_data(file: Path) -> Path:
    """A data file without any tables."""
    asyncio.run(ask(Settings(file), list_reports))
    return file


def test_the_reports_of_a_file_that_does_not_exist_are_refused(home: Path) -> None:
    file = home / "none.sqlite3"
    assert refusal("reports", "--data", str(file)) == f"ludoteca: There is no database at {file}. Check its name."
    assert not file.exists()
    assert "--data" in refusal("reports")


def test_a_backup_finds_the_file_that_was_served(home: Path) -> None:
    club = make_data(home / "club.sqlite3")
    remember_file(club)
    assert find_data() == club
    assert run("backup", str(home / "sunday.backup")).returncode == 0
    assert (home / "sunday.backup").is_file()


def test_of_several_files_the_one_of_the_running_server_is_meant(home: Path) -> None:
    club, school = make_data(home / "club.sqlite3"), make_data(home / "school.sqlite3")
    for file in (club, school):
        remember_file(file)
    with lock_for_server(school):
        assert find_data() == school
    line = refusal("backup", str(home / "sunday.backup"))
    assert line == f"ludoteca: There is more than one data file. Choose one: --data {club}, --data {school}"


def test_the_usual_file_counts_too(home: Path) -> None:
    usual, club = make_data(default_file()), make_data(home / "club.sqlite3")
    remember_file(usual)
    assert find_data() == usual
    assert not notes().exists()
    remember_file(club)
    assert "more than one data file" in refusal("backup", str(home / "sunday.backup"))
    assert "more than one data file" in run("doctor").stdout


def test_the_environment_decides_alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    remember_file(make_data(home / "club.sqlite3"))
    monkeypatch.setenv("LUDOTECA_DATA", str(home / "other"))
    assert find_data() == home / "other"


def test_without_any_data_a_backup_says_what_to_name() -> None:
    assert "Name the data file of your server with --data." in refusal("backup", "sunday.backup")


def test_files_that_are_gone_are_forgotten(home: Path) -> None:
    files = [home / f"{number}.sqlite3" for number in range(MOST + 2)]
    for file in files:
        file.touch()
        remember_file(file)
    assert noted_files() == files[2:]
    files[-1].unlink()
    remember_file(files[3])
    assert noted_files() == [files[2], *files[4:-1], files[3]]


def test_a_note_that_cannot_be_read_or_written_is_ignored(home: Path) -> None:
    notes().mkdir(parents=True)
    remember_file(make_data(home / "club.sqlite3"))
    assert find_data() == default_file()
