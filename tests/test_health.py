"""`ludoteca doctor`: what is in order, and what to do about what is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.core import cache, compiled
from tests.test_cli import run


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("LUDOTECA_DATA", raising=False)
    return tmp_path


def found() -> dict[str, str]:
    """What the doctor found, by its name."""
    return {each["what"]: each["state"] for each in json.loads(run("doctor", "--json").stdout)}


def test_a_healthy_house_is_found_healthy() -> None:
    done = run("doctor")
    assert done.returncode == 0
    assert {"ludoteca", "python", "libraries", "matches", "database", "page", "terminal"} <= found().keys()
    assert "bad" not in found().values()
    assert "ok     libraries: numpy" in done.stdout
    assert "ok " not in run("doctor", "--quiet").stdout


def test_folders_that_cannot_be_written_are_bad_and_say_what_to_do(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (house / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(house / "file"))
    monkeypatch.setattr(compiled, "PURE", False)
    monkeypatch.setattr(cache, "can_keep", lambda: False)
    done = run("doctor")
    assert done.returncode == 1
    assert "choose another place with XDG_DATA_HOME" in done.stdout
    assert "choose another place with LUDOTECA_CACHE" in done.stdout
    assert found()["matches"] == found()["cache"] == "bad"


def test_rules_that_run_uncompiled_are_worth_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "PURE", True)
    assert found()["rules"] == "note"


def test_the_database_is_named_with_its_size(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = house / "club.sqlite3"
    file.write_bytes(b"x" * 1_500_000)
    monkeypatch.setenv("LUDOTECA_DATA", str(file))
    assert f"{file} (1.5 MB)" in run("doctor").stdout
