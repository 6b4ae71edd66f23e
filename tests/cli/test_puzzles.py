"""`ludoteca puzzles`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ludoteca.puzzles import load
from tests.commands import refusal, run


def test_puzzles_are_solved_one_after_the_other_and_not_twice(data_folder: Path) -> None:
    first = min(load("shelfie"), key=lambda puzzle: puzzle.difficulty)
    answer = first.state.action_text(first.right[0]) if first.kind != "reader" else str(first.right[0])
    shown = run("puzzles", "shelfie", text=f"{answer}\nquit\n").stdout
    assert f"{first.id} (very easy)" in shown
    assert "1 in a row" in shown
    again = run("puzzles", "shelfie", text="quit\n").stdout
    assert f"{first.id} (" not in again
    assert (data_folder / "ludoteca" / "puzzles.json").is_file()


def test_one_puzzle_by_its_name_in_another_language(data_folder: Path) -> None:
    name = load("lanterns")[0].id
    shown = run("puzzles", "lanterns", "--puzzle", name, "--lang", "fr", text="hint\n").stdout
    assert name in shown
    assert "Plus aucun hasard" in shown


def test_puzzles_are_listed() -> None:
    assert "shelfie, This turn: " in run("puzzles", "list").stdout
    rows = json.loads(run("puzzles", "list", "lanterns", "--kind", "exact", "--difficulty", "5", "--json").stdout)
    assert rows
    assert all((row["kind"], row["difficulty"]) == ("exact", 5) for row in rows)
    counts = json.loads(run("puzzles", "list", "--json").stdout)
    assert sum(kind["count"] for kind in counts["lanterns"]) == len(load("lanterns"))


def test_puzzles_are_made(tmp_path: Path) -> None:
    made = run("puzzles", "make", "shelfie", "--kind", "turn", "--count", "2", "--out", str(tmp_path))
    assert "2 puzzles are in" in made.stdout
    assert len((tmp_path / "shelfie" / "turn-1.jsonl").read_text().splitlines()) == 2


def test_puzzles_are_rated_again(tmp_path: Path) -> None:
    options = ("shelfie", "--kind", "turn", "--out", str(tmp_path))
    run("puzzles", "make", *options, "--count", "2")
    file = tmp_path / "shelfie" / "turn-1.jsonl"
    right = file.read_text()
    file.write_text(re.sub(r'"difficulty":\d', '"difficulty":1', right, count=1))
    assert "Puzzles rated: 2" in run("puzzles", "rate", *options).stdout
    assert file.read_text() == right
    assert "no puzzles of the kind exact" in refusal(
        "puzzles", "rate", "shelfie", "--kind", "exact", "--out", str(tmp_path)
    )


def test_what_does_not_fit_is_refused() -> None:
    assert "Which kind?" in refusal("puzzles", "make", "shelfie")
    assert "Choose one of: exact, best, turn" in refusal("puzzles", "make", "lanterns", "--kind", "reader")
    assert "Choose one of: exact, best, turn" in refusal("puzzles", "rate", "lanterns", "--kind", "nope")
    assert "no puzzles of the kind reader" in refusal("puzzles", "lanterns", "--kind", "reader")
    assert "not list, make or rate" in refusal("puzzles", "shelfie", "lanterns")
    assert "has no puzzle exact-1" in refusal("puzzles", "shelfie", "--puzzle", "exact-1")
    assert "--count needs a number, at least 1." in refusal("puzzles", "make", "--count", "0", code=2)
    assert "--seed has no effect with ludoteca puzzles." in refusal("puzzles", "lanterns", "--seed", "7")
    assert "ludoteca puzzles list." in refusal("puzzles", "list", "lanterns", "--out", "here")
    assert "Name the game too" in refusal("puzzles", "list", "--kind", "exact")
    assert "Name it: ludoteca puzzles make lanterns | shelfie" in refusal("puzzles", "make", "--kind", "exact")
