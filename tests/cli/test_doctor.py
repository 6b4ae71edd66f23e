"""`ludoteca doctor`: what works, and what to do about what does not."""

from __future__ import annotations

import json
import os
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.core import cache, compiled
from ludoteca.server.store.backup import lock_for_server
from ludoteca.server.store.migrations import migrate
from ludoteca.server.store.sqlite import connect
from ludoteca.server.times import read_clock
from tests.commands import refusal, run

pytestmark = pytest.mark.usefixtures("data_folder")


def findings() -> dict[str, str]:
    """The state of every finding, by its name."""
    return {each["what"]: each["state"] for each in json.loads(run("doctor", "--json").stdout)}


def test_a_working_installation_has_no_bad_findings() -> None:
    done = run("doctor")
    assert done.returncode == 0
    assert {"ludoteca", "python", "libraries", "matches", "database", "page", "terminal"} <= findings().keys()
    assert "bad" not in findings().values()
    assert "ok     libraries: numpy" in done.stdout
    assert "ok " not in run("doctor", "--quiet").stdout


def test_folders_that_are_not_writable_are_bad_with_a_remedy(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data_folder / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(data_folder / "file"))
    monkeypatch.setattr(compiled, "PURE", False)
    monkeypatch.setattr(compiled, "NATIVE", False)
    monkeypatch.setattr(cache, "can_cache", lambda: False)
    done = run("doctor")
    assert done.returncode == 1
    assert "choose another place with XDG_DATA_HOME" in done.stdout
    assert "choose another place with LUDOTECA_CACHE" in done.stdout
    assert findings()["matches"] == findings()["cache"] == "bad"


def test_rules_that_run_uncompiled_are_worth_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "PURE", True)
    assert findings()["rules"] == "note"


def test_games_come_from_native_libraries_or_run_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "PURE", False)
    monkeypatch.setattr(compiled, "NATIVE", True)
    monkeypatch.setattr(compiled, "is_slow", lambda folder: folder.name == "subtraction")
    assert (findings()["lanterns"], findings()["subtraction"]) == ("ok", "note")
    assert "lanterns: native library" in run("doctor").stdout
    assert 'pip install "ludoteca[compile]"' in run("doctor").stdout


def test_the_database_is_named_with_its_size(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = data_folder / "club.sqlite3"
    migrate(file)
    monkeypatch.setenv("LUDOTECA_DATA", str(file))
    assert f"{file} ({file.stat().st_size / 1e6:.1f} MB)" in run("doctor").stdout


def test_another_file_and_a_database_can_be_checked(data_folder: Path) -> None:
    file = data_folder / "other.sqlite3"
    assert str(file) in run("doctor", "--data", str(file)).stdout
    migrate(file)
    found = clock_of("--data", str(file))
    assert found["state"] == "ok"
    gone = run("doctor", "--database", "postgresql://nobody:secret@127.0.0.1:1/gone", "--json")
    assert gone.returncode == 1
    database = next(each for each in json.loads(gone.stdout) if each["what"] == "database")
    assert database["state"] == "bad"
    assert "secret" not in gone.stdout
    assert "postgresql://" in run("doctor", "--database", "mysql://x").stderr


def clock_of(*options: str) -> dict[str, str]:
    """What doctor finds about the clock."""
    found = json.loads(run("doctor", "--json", *options).stdout)
    return next(each for each in found if each["what"] == "clock")


def test_a_clock_behind_the_data_is_bad_and_jumps_are_worth_a_note(data_folder: Path) -> None:
    file = data_folder / "club.sqlite3"
    migrate(file)
    at = read_clock()
    with closing(connect(file)) as connection:
        connection.execute("INSERT INTO pulse (id, alive) VALUES (1, ?)", [at - 1000])
        connection.execute('INSERT INTO clock_jumps (at, "by") VALUES (?, ?)', [at - 5000, 3_600_000])
        found = clock_of("--data", str(file))
        assert found["state"] == "note"
        assert "jumped once" in found["message"]
        assert "by 3,600 s" in found["message"]
        connection.execute("UPDATE pulse SET alive = ?", [at + 86_400_000])
        found = clock_of("--data", str(file))
        assert found["state"] == "bad"
        assert "the newest data is from" in found["message"]
        assert "correct the system clock" in found["remedy"]


def test_the_clock_of_an_older_database_can_be_checked(data_folder: Path) -> None:
    file = data_folder / "old.sqlite3"
    migrate(file)
    with closing(connect(file)) as connection:
        connection.execute("DROP TABLE clock_jumps")
    assert clock_of("--data", str(file))["state"] == "ok"


def test_a_second_server_on_a_file_is_refused(data_folder: Path) -> None:
    file = data_folder / "club.sqlite3"
    with lock_for_server(file):
        sentence = refusal("serve", "--data", str(file), "--port", "0")
    assert f"Another server already uses {file}" in sentence
    assert "--data" in sentence


def test_tokens_for_the_metrics_are_long() -> None:
    assert "10.0.0.7" in refusal("serve", "--metrics", "10.0.0.300", "--port", "0")


def test_data_that_is_not_a_database_is_an_error(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("This is not a database. " * 40)
    for data, said in ((tmp_path, "is not readable and writable"), (text, "is not a database")):
        done = run("doctor", "--data", str(data))
        assert done.returncode == 1
        assert f"{data} {said}" in done.stdout
        assert done.stdout.count("database:") == 1
        assert done.stderr == ""


def test_data_that_this_user_may_not_read_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "club.sqlite3"
    migrate(file)
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != file)
    said = f"{file} cannot be read: permission denied. Run the command as the user that the server runs as"
    data = ("--data", str(file))
    assert said in run("doctor", *data).stdout
    for words in (
        ("backup", "copy"),
        ("restore", str(file)),
        ("reports",),
        ("move-data", "postgresql://127.0.0.1:1/a"),
    ):
        assert said in refusal(*words, *data)
