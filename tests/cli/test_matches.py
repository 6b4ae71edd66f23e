"""`ludoteca matches`, `export`, `import` and `replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.terminal.saved_matches import matches_folder
from tests.cli.test_play import match_of
from tests.commands import refusal, run


@pytest.mark.usefixtures("data_folder")
def test_a_match_is_exported_and_imported(tmp_path: Path) -> None:
    name = match_of(run("play", "lanterns", "--plain", "--seed", "3", "--with", "random", text="quit\n"))
    file = tmp_path / "there.json"
    assert run("export", name, str(file)).returncode == 0
    assert json.loads(run("export", name).stdout) == json.loads(file.read_text())
    assert "already exists" in refusal("export", name, str(file))
    brought = run("import", str(file))
    assert brought.returncode == 0
    assert len(json.loads(run("matches", "--json").stdout)) == 2
    assert "is not over" in refusal("verify", name)
    told = run("replay", name, "--plain", "--lang", "fr")
    assert told.returncode == 0
    assert "Carré" in told.stdout


@pytest.mark.usefixtures("data_folder")
def test_a_file_without_a_match_is_not_imported(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text('{"format": "ludoteca match 1", "game": "lanterns"}')
    assert "missing" in refusal("import", str(tmp_path / "odd.json"))
    assert run("import", str(tmp_path / "nowhere.json")).returncode == 2
    assert "There are no saved matches" in run("matches").stdout


@pytest.mark.usefixtures("data_folder")
def test_files_that_contain_no_match_are_named() -> None:
    name = match_of(run("play", "lanterns", "--plain", "--seed", "3", "--with", "random", text="quit\n"))
    broken = matches_folder() / "broken.json"
    broken.write_text("{")
    listed = run("matches")
    assert listed.stdout.startswith(name)
    assert listed.stderr == f"{broken} is not a match written by Ludoteca.\n"
    assert f"note   matches: {broken} is not a match written by Ludoteca" in run("doctor").stdout
