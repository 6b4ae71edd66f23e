"""`ludoteca verify`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands import Ran, refusal, run
from tests.match.record import FOLDER

PLAYED = FOLDER / "shelfie-two-to-the-end.json"
RESIGNED = FOLDER / "lanterns-four-give-up-one-after-the-other.json"


def document(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def unreadable(*arguments: str, text: str = "") -> Ran:
    """The message for an unreadable file: exit code 2 and one line."""
    done = run(*arguments, text=text)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.strip().splitlines()
    assert line.startswith("ludoteca: ")
    return done


def test_it_prints_what_was_proved() -> None:
    done = run("verify", str(PLAYED))
    assert (done.returncode, done.stderr) == (0, "")
    match = document(PLAYED)
    assert "My Shelfie, 2 players: Ada, Bea." in done.stdout
    assert "The seed matches the hash in the file (compare it with the one you noted)" in done.stdout
    assert f"its SHA-256 is {match['promise']}." in done.stdout
    assert f"All {len(match['log'])} actions followed the rules (version 1), and every tile came from" in done.stdout
    winner = ("Ada", "Bea")[match["result"]["ranks"].index(1)]
    first, second = match["result"]["scores"]
    assert f"Won by {winner}. Points: Ada {first}, Bea {second}." in done.stdout


def test_with_the_noted_promise_it_is_a_proof() -> None:
    promise = document(PLAYED)["promise"]
    assert (
        f"matches the hash you noted: its SHA-256 is {promise}."
        in run("verify", str(PLAYED), "--promise", f" {promise.upper()} ").stdout
    )
    assert "The seed does not match the published hash" in refusal("verify", str(PLAYED), "--promise", "0" * 64)


@pytest.mark.parametrize("text", ["", "00", "0" * 63, "0" * 65, "x" * 64])
def test_a_promise_that_is_no_hash_says_nothing_about_the_match(text: str) -> None:
    sentence = refusal("verify", str(PLAYED), "--promise", text, code=2)
    assert f"has 64 digits 0–9 and a–f, not “{text}”" in sentence


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("lanterns-four-give-up-one-after-the-other", "Won by Bea: the others resigned."),
        ("shelfie-left-by-everybody", "It ended without a result."),
        ("shelfie-out-of-time", "the others ran out of time."),
    ],
)
def test_it_prints_why_a_match_ended_early(name: str, words: str) -> None:
    assert words in run("verify", str(FOLDER / f"{name}.json")).stdout


def test_programs_get_json() -> None:
    done = run("verify", str(RESIGNED), "--json")
    match = document(RESIGNED)
    assert done.returncode == 0
    assert json.loads(done.stdout) == {
        "holds": True,
        "game": "lanterns",
        "players": 4,
        "rules": 1,
        "promise": match["promise"],
        "entries": len(match["log"]),
        "actions": sum(line["kind"] == "act" for line in match["log"]),
        "result": match["result"],
    }


def test_a_match_can_be_read_from_standard_input() -> None:
    assert run("verify", "-", text=PLAYED.read_text("utf-8")).returncode == 0


def test_a_match_that_was_changed_is_not_valid(tmp_path: Path) -> None:
    match = document(PLAYED)
    match["log"][3]["events"][0]["item"] = "cats and dogs"
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match), "utf-8")
    assert refusal("verify", str(file)).startswith("ludoteca: This match is not valid. Entry 3 did not cause")
    done = run("verify", str(file), "--json")
    assert done.returncode == 1
    answer = json.loads(done.stdout)
    assert answer["holds"] is False
    assert answer["reason"].startswith("Entry 3 did not cause")


@pytest.mark.parametrize("text", ["[]", "7", "null", '{"format": "ludoteca match 1"}', '{"game": ["lanterns"]}'])
def test_json_without_a_match_is_not_valid(text: str) -> None:
    assert "is not valid" in refusal("verify", "-", text=text)


@pytest.mark.parametrize("text", ["", "{", "\x00", "[" * 100_000, "1" * 10_000])
def test_text_that_is_not_json_cannot_be_read(text: str) -> None:
    unreadable("verify", "-", text=text)


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    assert "cannot be read" in unreadable("verify", str(tmp_path / "nowhere.json")).stderr
    assert "cannot be read" in unreadable("verify", str(tmp_path)).stderr
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    unreadable("verify", str(tmp_path / "bytes"))


def test_control_characters_in_names_are_not_printed(tmp_path: Path) -> None:
    from ludoteca.match.document import digest

    match = document(PLAYED)
    match["seats"][0]["name"] = "A\x1b[2Jda\n\u202e"
    match["digest"] = digest(match)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match), "utf-8")
    assert "A?[2Jda??, Bea." in run("verify", str(file)).stdout


def test_the_help_explains_the_command() -> None:
    shown = " ".join(run("verify", "--help").stdout.split())
    assert "ludoteca verify match.json" in shown
    assert "Exit code 2" in shown
