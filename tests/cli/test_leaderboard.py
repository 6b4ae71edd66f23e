"""`ludoteca leaderboard`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.commands import refusal, run


def test_a_contest_from_an_empty_folder_to_its_leaderboard(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    made = run("leaderboard", str(folder), "--new", "subtraction")
    assert f"ludoteca leaderboard {folder}" in made.stdout
    contest = folder / "contest.toml"
    contest.write_text(contest.read_text("utf-8").replace("matches = 100", "matches = 2") + 'Mine = "mine.py:Bot"\n')
    (folder / "mine.py").write_text("class Bot:\n    def choose(self, state, dice):\n        return 0\n")
    played = run("leaderboard", str(folder), "-j", "1")
    assert played.returncode == 0
    assert "Subtraction: an open contest: subtraction, 2 seats; 12 matches in 1 rounds, seed 1" in played.stdout
    assert f"Leaderboard: {folder / 'leaderboard.md'}" in played.stdout
    again = run("leaderboard", str(folder), "-j", "1", "--json")
    assert json.loads(again.stdout) == json.loads((folder / "leaderboard.json").read_text("utf-8"))
    assert len(json.loads(again.stdout)["contestants"]) == 4


def test_a_folder_without_a_contest_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "Create one with ludoteca leaderboard FOLDER --new" in refusal("leaderboard", str(tmp_path / "nothing"))
