"""`ludoteca arena`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.commands import refusal, run
from tests.processes import interruptible

PAIR = ("arena", "subtraction", "--players", "greedy,random")


def test_four_matches_are_played_and_reported(tmp_path: Path) -> None:
    done = run(*PAIR, "--matches", "4", "--out", str(tmp_path))
    assert done.returncode == 0
    assert "Arena: subtraction, 2 seats. 4 matches in 2 rounds, seed 1." in done.stdout
    assert "greedy before random" in done.stdout or "random before greedy" in done.stdout
    assert f"Report with pictures: {tmp_path / 'report.html'}" in done.stdout
    assert {each.name for each in tmp_path.iterdir()} == {
        *("results.jsonl", "summary.json", "report.html", "report.md", "report.png")
    }
    again = run(*PAIR, "--matches", "4", "--out", str(tmp_path), "--json")
    assert (again.returncode, again.stderr) == (0, ""), "everything has been compiled"
    assert json.loads(again.stdout) == json.loads((tmp_path / "summary.json").read_text("utf-8"))


def test_the_folder_is_named_after_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*PAIR, "-m", "1", "-o", "misere=true", "--seats", "3", "-j", "1").returncode == 0
    (folder,) = Path("arena").iterdir()
    assert folder.name.startswith("subtraction-")


def test_the_help_has_examples() -> None:
    shown = run("arena", "--help").stdout
    assert "ludoteca arena lanterns --players greedy,random --matches 200" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "greedy,"), "needs players"),
        (("--players", "random"), "ludoteca arena subtraction --player random --player greedy"),
        (("--players", "greedy,nobody"), "no player 'nobody'"),
        (("--players", "greedy,random", "--seats", "7"), "2 to 4 seats, not 7"),
        (("--players", "greedy,random", "--matches", "0"), "at least one match"),
        (("--players", "greedy,random", "-o", "colour=red"), "no option “colour”"),
        (("--players", "greedy,random", "--out", "/dev/null/x"), "cannot be used"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in refusal("arena", "subtraction", *arguments)


def start(folder: Path, matches: int) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "ludoteca", *PAIR, "--matches", str(matches), "--out", str(folder), "--json"]
    return interruptible(words)


def wait_for_lines(path: Path, count: int) -> None:
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        time.sleep(0.01)


def test_an_arena_continues_after_ctrl_c_or_a_kill(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    with start(tmp_path, 100_000) as stopped:
        wait_for_lines(results, 10)
        stopped.send_signal(signal.SIGINT)
        assert "The matches played so far are kept. To continue:" in stopped.communicate()[1]
    assert stopped.returncode == 130
    before = results.read_bytes()
    with start(tmp_path, 100_000) as killed:
        wait_for_lines(results, before.count(b"\n") + 10)
        killed.kill()
    assert results.read_bytes().startswith(before)
    with start(tmp_path, 50) as finished:
        found = json.loads(finished.communicate()[0])
    assert found["matches"] == 50
