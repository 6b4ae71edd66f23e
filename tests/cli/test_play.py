"""`ludoteca play` and `ludoteca resume`, with the matches that they save."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from tests.commands import Ran, run


def match_of(started: Ran) -> str:
    """The name of the saved match."""
    return started.stdout.strip().splitlines()[-1].partition("To continue: ludoteca resume ")[2]


@pytest.mark.usefixtures("data_folder")
def test_a_match_is_saved_on_leaving_and_can_be_resumed() -> None:
    started = run("play", "shelfie", "--plain", "--seed", "7", "--pace", "0", text="take e2 > 1\n")
    assert started.returncode == 0
    name = match_of(started)
    (listing,) = json.loads(run("matches", "--json").stdout)
    assert (listing["name"], listing["game"], listing["result"]) == (name, "shelfie", None)
    assert f"{name}  " in run("matches").stdout
    for arguments in ((), (name,), (listing["file"],)):
        resumed = run("resume", *arguments, "--plain", "--pace", "0")
        assert resumed.returncode == 0
        assert match_of(resumed) in (name, listing["file"])
        assert json.loads(Path(listing["file"]).read_text())["log"][0]["kind"] == "act"


@pytest.mark.usefixtures("data_folder")
def test_the_same_seed_shows_the_same_match() -> None:
    command = ("play", "lanterns", "--plain", "--pace", "0", "--seed", "3")
    first, second = (run(*command, text="quit\n").stdout for _ in range(2))
    assert first.partition("The match is saved")[0] == second.partition("The match is saved")[0]


@pytest.mark.usefixtures("data_folder")
def test_a_match_can_start_from_a_position(tmp_path: Path) -> None:
    state = ludoteca.game("shelfie").new(players=3, seed=5)
    state.play(state.legal_actions()[0])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.position()))
    started = run("play", "--from", str(path), "--plain", "--with", "random", "--seat", str(state.seat))
    assert started.returncode == 0
    assert " ".join(state.view()["room"][3].replace("-", " ")).rstrip() in started.stdout
    assert run("resume", "--plain").returncode == 0


def test_without_a_writable_data_folder_a_match_is_saved_in_the_current_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.chdir(tmp_path)
    assert "The match is saved" in run("play", "shelfie", "--plain", "--with", "random").stdout
    (path,) = tmp_path.glob("shelfie-*.json")
    assert run("resume", str(path), "--plain").returncode == 0
