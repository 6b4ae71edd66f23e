"""The command line as a whole: help, version, language, refusals and exit codes."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli.streams import is_terminal, read_line
from ludoteca.locales import LANGUAGES
from tests.cli.test_score import SHELF
from tests.commands import refusal, run


def test_help_teaches_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    for command in (
        "play",
        "resume",
        "matches",
        "replay",
        "export",
        "import",
        "arena",
        "rules",
        "score",
        "show",
        "games",
        "bench",
        "warm",
    ):
        assert command in done.stdout
        assert run(command, "--help").returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_in_the_help_has_its_own_line(language: str) -> None:
    shown = run("play", "--help", "--lang", language).stdout
    lines = [line.strip(" •") for line in shown.splitlines()]
    assert "ludoteca play shelfie" in lines
    assert "ludoteca play lanterns --with master --with novice" in lines


def test_the_help_begins_with_the_commands_for_players() -> None:
    words = [line.split()[1] for line in run("--help").stdout.splitlines() if line.startswith("│ ") and line[2] != " "]
    named = [word for word in words if not word.startswith("-")]
    assert named[:8] == ["play", "daily", "learn", "puzzles", "join", "watch", "matches", "resume"]


def test_the_version_is_the_package_s() -> None:
    done = subprocess.run([sys.executable, "-m", "ludoteca", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"ludoteca {ludoteca.__version__}"


def test_help_and_version_do_not_import_numba_and_numpy() -> None:
    """Imports that make the command slow to start wait until they are needed."""
    code = "import sys; from ludoteca import cli; assert not {'numba', 'numpy', 'rich'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("score", "shelfie", "PP..."), "6 rows of 5"),
        (("score", "shelfie", "....C", *SHELF[1:]), "floats"),
        (("score", "shelfie", "PPx..", *SHELF[1:]), "not an item"),
        (("score", "shelfie", *SHELF, "--goal", "13"), "1 to 12"),
        (("score", "subtraction", "x"), "no score sheet"),
        (("rules", "chess"), "no game “chess”"),
        (("rules", "shelfie", "no such word"), "No rule of shelfie"),
        (("rules", "shelfie", ""), "No rule of shelfie"),
        (("play", "lanterns", "--from", "nowhere.json"), "use --from without them"),
        (("play", "chess"), "lanterns"),
        (("play", "shelfie", "-n", "5"), "2 to 4 players, not 5"),
        (("play", "shelfie", "-n", "1"), "2 to 4 players, not 1"),
        (("play", "shelfie", "-n", "0"), "2 to 4 players, not 0"),
        (("join", "http://127.0.0.1:9", "--new", "shelfie", "-n", "0"), "2 to 4 players, not 0"),
        (("play", "shelfie", "-o", "rulebook=french"), "italian | english, not “french”"),
        (("play", "shelfie", "-o", "rulebook"), "name=value"),
        (
            ("play", "lanterns", "--players", "3", "-o", "seating=adjacent"),
            "With 3 players, the option seating can be opposite | empty-white | empty-black, not “adjacent”",
        ),
        (("play", "shelfie", "--with", "nobody"), "no player “nobody”. Choose one of: person, novice, apprentice"),
        (("play", "shelfie", "--with", "master@x"), "A budget is in seconds"),
        (("train", "shelfie", "--players", "two"), "numbers with commas"),
        (("train", "shelfie", "--players", "5"), "shelfie cannot be played with 5 players"),
        (("train", "chess"), "no game “chess”"),
        (("play", "shelfie", "--seat", "2"), "0 to 1"),
        (("play", "shelfie", "-n", "2", "--with", "novice", "--with", "adept"), "do not fit at a table with 2 seats"),
        (("resume", "nowhere"), "There is no saved match “nowhere”"),
        (("replay", "nowhere.json"), "ludoteca matches lists all matches"),
        (("export", "nowhere"), "There is no saved match"),
        (("replay", "/"), "it is a folder"),
        (("resume", "a\nb\x1b[2J\udcff"), "“a?b?[2J?”"),
        (("play", "shelfie", "--lang", "de"), "Choose one of: en, it, fr, pl"),
        (("play", "shelfie", "--seed", "-1"), "seed"),
        (("play",), "run ludoteca play --page. To play line by line, name the game: ludoteca play lanterns"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in refusal(*arguments)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "--from", "nowhere.json"), "cannot be read"),
        (("show", "nowhere.json"), "cannot be read"),
        (("show", __file__), "not valid JSON"),
        (("verify", "/"), "it is a folder"),
        (("import", "nowhere.json"), "it does not exist"),
    ],
)
def test_a_file_that_cannot_be_read_has_its_own_exit_code(arguments: tuple[str, ...], said: str) -> None:
    assert said in refusal(*arguments, code=2)


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "marked.json").write_text("[]", "utf-8-sig")
    assert 'with a "game"' in refusal("show", str(tmp_path / "marked.json"))


@pytest.mark.usefixtures("data_folder")
def test_the_language_is_the_system_s_unless_another_is_requested(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LUDOTECA_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Nie ma zapisanych partii" in run("matches").stdout
    assert "Non ci sono partite" in run("matches", "--lang", "it").stdout
    assert "Ogni tessera" in run("rules", "shelfie", "SH-3.3", "--lang", "it").stdout
    assert "Nie ma języka „xx”" in refusal("matches", "--lang", "xx")


def test_deep_json_and_closed_streams_cause_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "as JSON" in refusal("show", "-", text="[" * 100_000, code=2)
    assert not is_terminal(None)
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(EOFError):
        asyncio.run(read_line())


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("play", "lantern"), "lanterns"),
        (("play", "Shelfy"), "shelfie"),
        (("rules", "lanternss"), "lanterns"),
        (("play", "lanterns", "-o", "dealin=start"), "dealing"),
        (("play", "lanterns", "-o", "dealing=strat"), "start"),
        (("play", "lanterns", "--with", "mastr@0.25s"), "master"),
        (("play", "lanterns", "--with", "persn"), "person"),
        (("arena", "lanterns", "--players", "greedi,random"), "greedy"),
        (("arena", "lanterns", "--players", "greedy", "-o", "seatin=opposite"), "seating"),
        (("join", "http://127.0.0.1:9", "--new", "lanterns", "--clock", "minut"), "minute"),
        (("bench", "--only", "rulse"), "rules"),
    ],
)
def test_a_name_with_a_typing_error_is_guessed(arguments: tuple[str, ...], meant: str) -> None:
    assert refusal(*arguments).endswith(f"Did you mean “{meant}”?")


@pytest.mark.parametrize(
    ("arguments", "meant"), [(("paly",), "play"), (("play", "--plian"), "--plain"), (("mtches",), "matches")]
)
def test_a_command_or_option_with_a_typing_error_is_guessed(arguments: tuple[str, ...], meant: str) -> None:
    assert f"Did you mean “{meant}”? Help:" in refusal(*arguments, code=2)


@pytest.mark.usefixtures("data_folder")
def test_a_saved_match_with_a_typing_error_is_guessed() -> None:
    run("play", "shelfie", "--with", "greedy", "--plain")
    (name,) = (match["name"] for match in json.loads(run("matches", "--json").stdout))
    assert f"Did you mean “{name}”?" in refusal("resume", name[:-1])


@pytest.mark.usefixtures("data_folder")
def test_case_makes_no_difference() -> None:
    done = run("Play", "LANTERNS", "--with", "Greedy", "-o", "Dealing=START", "--plain")
    assert done.returncode == 0, done.stderr
    assert "ludoteca resume lanterns-" in done.stdout
    assert run("rules", "Lanternes", "LA-3.4").stdout.startswith("LA-3.4"), "its title in French"
    assert run("analyze", "--help").returncode == 0, "the American spelling"
