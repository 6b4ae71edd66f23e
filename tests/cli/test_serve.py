"""`ludoteca serve`: options that make no sense are refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli.commands import serve
from tests.commands import refusal, run


@pytest.mark.parametrize("name", ["a b", "https://play.example.org", "play.example.org:8000", ""])
def test_a_host_name_that_no_request_can_have_is_refused(tmp_path: Path, name: str) -> None:
    assert "Write a host name" in refusal("serve", "--host-name", name, "--data", str(tmp_path / "data.sqlite3"))


@pytest.mark.parametrize("count", ["0", "-1"])
def test_a_server_needs_at_least_one_thinker(count: str) -> None:
    assert "--thinkers needs a number from 1" in refusal("serve", "--thinkers", count, code=2)


@pytest.mark.parametrize("origin", ["play.example.org", "https://play.example.org/", "https://", "*"])
def test_an_origin_that_no_page_can_have_is_refused(origin: str) -> None:
    assert "https://play.example.org" in refusal("serve", "--origin", origin)


def test_data_is_in_a_file_or_in_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, database = tmp_path / "data.sqlite3", "postgresql://127.0.0.1:1/gone"
    for command in ("serve", "doctor", "reports"):
        assert "use --data or --database" in refusal(command, "--data", str(file), "--database", database)
    monkeypatch.setenv("LUDOTECA_DATA", str(file))
    assert "cannot be reached" in refusal("serve", "--database", database, "--port", "0")


def test_a_data_file_that_did_not_exist_is_called_new(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "run_server", lambda *_: None)
    file = data_folder / "club.sqlite3"
    words = ("serve", "--port", "0", "--data", str(file))
    assert f"with its data in {file} (a new file). " in run(*words).stderr
    assert f"with its data in {file}. " in run(*words).stderr


@pytest.mark.parametrize("words", [("backup", "copy"), ("reports",), ("doctor",), ("move-data", "postgresql://h/a")])
def test_commands_that_need_data_create_no_folders(tmp_path: Path, words: tuple[str, ...]) -> None:
    run(*words, "--data", str(tmp_path / "club" / "data.sqlite3"))
    assert not (tmp_path / "club").exists()


def test_whoever_wants_to_back_up_a_database_is_told_how() -> None:
    assert "with pg_dump --format=custom" in refusal("backup", "--database", "postgresql://h/a", "x", code=2)
    assert "with pg_restore" in refusal("restore", "x", "--database=postgresql://h/a", code=2)
