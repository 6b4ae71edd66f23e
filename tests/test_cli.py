"""The command line, as a person or a script meets it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest
import structlog

import ludoteca
from ludoteca import bench
from ludoteca.bench import environments, rules, thinking
from ludoteca.cli import common, main, measuring, playing
from ludoteca.core import cache, compiled
from ludoteca.locales import LANGUAGES
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.speech import Speech
from tests import sizes

SHELF = ["PP...", "PPPP.", "FFPPB", "FGGGB", "FTCCC", "TTTCC"]


class Ran(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


@contextmanager
def kept_logs() -> Iterator[None]:
    """Let logs go on as before after a command that sets them up, such as one that serves."""
    known, root = structlog.get_config(), logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        yield
    finally:
        structlog.configure(**known)
        root.handlers, root.level = handlers, level


def run(*arguments: str, text: str = "") -> Ran:
    """Run a command in this process, through the same door as the installed one."""
    stdout, stderr = io.StringIO(), io.StringIO()
    code = 0
    with (
        kept_logs(),
        patch.object(sys, "argv", ["ludoteca", *arguments]),
        patch.object(sys, "stdin", io.StringIO(text)),
        redirect_stdout(stdout),
        redirect_stderr(stderr),
    ):
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Ran(code, stdout.getvalue(), stderr.getvalue())


def refusal(*arguments: str, text: str = "", code: int = 1) -> str:
    """The one line that a refused command leaves on standard error."""
    done = run(*arguments, text=text)
    assert done.returncode == code, done.stdout
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.strip().splitlines()
    return line


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
def test_every_example_of_a_help_has_a_line_of_its_own(language: str) -> None:
    shown = run("play", "--help", "--lang", language).stdout
    lines = [line.strip(" •") for line in shown.splitlines()]
    assert "ludoteca play shelfie" in lines
    assert "ludoteca play lanterns --with master --with novice" in lines


def test_what_players_need_first_comes_first_in_the_help() -> None:
    words = [line.split()[1] for line in run("--help").stdout.splitlines() if line.startswith("│ ") and line[2] != " "]
    named = [word for word in words if not word.startswith("-")]
    assert named[:7] == ["play", "join", "watch", "matches", "resume", "replay", "analyse"]


def test_the_version_is_the_package_s() -> None:
    done = subprocess.run([sys.executable, "-m", "ludoteca", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"ludoteca {ludoteca.__version__}"


def test_help_and_version_come_without_numba_and_numpy() -> None:
    """What makes the command slow to start is imported when it is needed."""
    code = "import sys; from ludoteca import cli; assert not {'numba', 'numpy', 'rich'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_games_lists_games_options_and_authors() -> None:
    shown = run("games").stdout
    assert "Christopher Chung" in shown
    assert "rulebook=italian (default) | english" in shown
    assert [game["name"] for game in json.loads(run("games", "--json").stdout)] == ludoteca.game_names()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("rules", "lanterns", "LA-3.4"), "Twelve cards"),
        (("rules", "lanterns"), "## LA-8"),
        (("rules", "shelfie", "staircase"), "SH-6.12"),
        (("rules", "lanterns", "la-3"), "LA-3.5 Place a lake tile (mandatory)"),
    ],
)
def test_rules_shows_the_book_a_rule_or_every_rule_with_a_word(arguments: tuple[str, ...], expected: str) -> None:
    assert expected in run(*arguments).stdout


def test_score_counts_a_shelf_from_arguments_or_standard_input() -> None:
    from_arguments = run("score", "shelfie", *SHELF, "--goal", "1").stdout
    assert "total: 21" in from_arguments
    assert "3 of 6 cells, 4 points" in from_arguments
    assert run("score", "shelfie", "-g", "1", text="\n".join(SHELF)).stdout == from_arguments
    sheet = json.loads(run("score", "shelfie", *SHELF, "--json").stdout)
    assert sheet["total"] == 21
    assert sheet["groups"][0]["item"] == "plants"


def test_score_is_explained_in_the_reader_s_language() -> None:
    shown = run("score", "shelfie", *SHELF, "--goal", "1", "--lang", "it").stdout
    assert "  8 piante: 8\n" in shown
    assert "obiettivo personale 1: 3 spazi su 6, punti: 4" in shown
    assert "totale senza tessere Punteggio: 25" in shown


def test_score_says_what_a_rulebook_changes() -> None:
    shown = run("score", "shelfie", ".....", ".....", ".....", ".....", "CCBB.", "CCBB.").stdout
    assert "common goals met: none" in shown
    assert "English rulebook only" in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("score", "shelfie", "PP..."), "6 rows of 5"),
        (("score", "shelfie", "....C", *SHELF[1:]), "floats"),
        (("score", "shelfie", "PPx..", *SHELF[1:]), "not an item"),
        (("score", "shelfie", *SHELF, "--goal", "13"), "1 to 12"),
        (("score", "lanterns", "x"), "no score sheet"),
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
        (("play", "shelfie", "--with", "nobody"), "no player “nobody”. Choose one of: novice, apprentice"),
        (("play", "shelfie", "--with", "master@x"), "A budget is in seconds"),
        (("train", "shelfie", "--players", "two"), "numbers with commas"),
        (("train", "shelfie", "--players", "5"), "shelfie cannot be played with 5 players"),
        (("train", "chess"), "no game 'chess'"),
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
def test_a_file_that_cannot_be_read_is_another_exit_code(arguments: tuple[str, ...], said: str) -> None:
    assert said in refusal(*arguments, code=2)


def test_a_file_with_the_mark_of_windows_is_read(tmp_path: Path) -> None:
    (tmp_path / "marked.json").write_text("[]", "utf-8-sig")
    assert 'with a "game"' in refusal("show", str(tmp_path / "marked.json"))


@pytest.mark.parametrize("text", ["[]", '{"players": 2}', '{"game": "chess"}', '{"game": "shelfie", "players": "x"}'])
def test_show_refuses_what_is_no_position(text: str) -> None:
    assert refusal("show", "-", text=text).startswith("ludoteca: ")


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_show_draws_a_position_with_the_eyes_of_a_seat(name: str, tmp_path: Path) -> None:
    state = ludoteca.game(name).new(players=3, seed=5)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.position()))
    speech = Speech("it", ["Posto 0", "Posto 1", "Posto 2"])
    shown = run("show", str(path), "--lang", "it").stdout
    assert shown.rstrip() == face_of(state.game, speech).picture(state.view(state.seat))
    assert f">Posto {state.seat}" in shown
    assert json.loads(run("show", str(path), "--seat", "1", "--json").stdout) == state.view(1)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def match_of(started: Ran) -> str:
    """The name that a match was saved under."""
    return started.stdout.strip().splitlines()[-1].partition("To continue: ludoteca resume ")[2]


@pytest.mark.usefixtures("house")
def test_a_match_that_is_left_is_saved_and_goes_on() -> None:
    started = run("play", "shelfie", "--plain", "--seed", "7", "--pace", "0", text="take e2 > 1\n")
    assert started.returncode == 0
    name = match_of(started)
    (listed,) = json.loads(run("matches", "--json").stdout)
    assert (listed["name"], listed["game"], listed["result"]) == (name, "shelfie", None)
    assert f"{name}  " in run("matches").stdout
    for arguments in ((), (name,), (listed["file"],)):
        resumed = run("resume", *arguments, "--plain", "--pace", "0")
        assert resumed.returncode == 0
        assert match_of(resumed) in (name, listed["file"])
        assert json.loads(Path(listed["file"]).read_text())["log"][0]["kind"] == "act"


@pytest.mark.usefixtures("house")
def test_the_same_seed_shows_the_same_match() -> None:
    command = ("play", "lanterns", "--plain", "--pace", "0", "--seed", "3")
    first, second = (run(*command, text="quit\n").stdout for _ in range(2))
    assert first.partition("The match is saved")[0] == second.partition("The match is saved")[0]


@pytest.mark.usefixtures("house")
def test_a_match_goes_to_another_computer_and_on(tmp_path: Path) -> None:
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


@pytest.mark.usefixtures("house")
def test_what_is_no_match_is_not_brought_in(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text('{"format": "ludoteca match 1", "game": "lanterns"}')
    assert "missing" in refusal("import", str(tmp_path / "odd.json"))
    assert run("import", str(tmp_path / "nowhere.json")).returncode == 2
    assert "There are no saved matches" in run("matches").stdout


@pytest.mark.usefixtures("house")
def test_a_match_begins_with_a_position(tmp_path: Path) -> None:
    state = ludoteca.game("shelfie").new(players=3, seed=5)
    state.play(state.legal_actions()[0])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.position()))
    started = run("play", "--from", str(path), "--plain", "--with", "random", "--seat", str(state.seat))
    assert started.returncode == 0
    assert " ".join(state.view()["room"][3].replace("-", " ")).rstrip() in started.stdout
    assert run("resume", "--plain").returncode == 0


def test_where_the_data_folder_cannot_be_written_a_match_is_saved_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.chdir(tmp_path)
    assert "The match is saved" in run("play", "shelfie", "--plain", "--with", "random").stdout
    (path,) = tmp_path.glob("shelfie-*.json")
    assert run("resume", str(path), "--plain").returncode == 0


@pytest.mark.usefixtures("house")
def test_the_system_s_language_is_spoken_unless_another_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LUDOTECA_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Nie ma zapisanych partii" in run("matches").stdout
    assert "Non ci sono partite" in run("matches", "--lang", "it").stdout
    assert "Ogni tessera" in run("rules", "shelfie", "SH-3.3", "--lang", "it").stdout
    assert "Nie ma języka „xx”" in refusal("matches", "--lang", "xx")


def test_unreadable_json_and_closed_streams_are_no_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "as JSON" in refusal("show", "-", text="[" * 100_000, code=2)
    assert not common.is_terminal(None)
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(EOFError):
        asyncio.run(playing.prompt())


def test_warm_says_where_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "can_keep", lambda: False)
    monkeypatch.setattr(compiled, "PURE", False)
    assert "is not writable" in refusal("warm")


@pytest.mark.skipif(sizes.QUICK, reason="starts a service")
def test_bench_writes_the_documented_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With almost no time for each measurement; the real figures are for `make bench`."""
    monkeypatch.setattr(rules, "SECONDS", 0.001)
    monkeypatch.setattr(thinking, "FIRST_MOVE", 100)
    monkeypatch.setattr(thinking, "EACH_MOVE", 50)
    monkeypatch.setattr(thinking, "TRIES", 1)
    monkeypatch.setattr(thinking, "seconds_to_first_answer", lambda game, players: 1.0)
    monkeypatch.setattr(bench, "starts", lambda: {"help": 0.1})
    for name, little in {"BUSY_TABLES": (1, 2), "AT_REST": 2, "BUSY_SECONDS": 0.5, "PACED_SECONDS": 2.0}.items():
        monkeypatch.setattr(bench, name, little)
    monkeypatch.setattr(bench, "FIRST_VIEWS", 1)
    plot = tmp_path / "load.svg"
    measuring.bench(plot=plot, as_json=True)
    report = json.loads(capsys.readouterr().out)
    measured = {(row["game"], row["players"], row["policy"]) for row in report["results"]}
    assert {
        (game, n, p) for game in ("lanterns", "shelfie") for n in (2, 3, 4) for p in ("listed", "quick")
    } <= measured
    assert {(row["game"], row["players"]) for row in report["thinking"]} >= {("lanterns", 2), ("shelfie", 4)}
    assert all(row["games_per_cpu_second"] > 0 for row in report["results"])
    played = {(row["game"], row["tables"]): row for row in report["loads"]}
    assert played["lanterns", 2]["moves_per_second"] > 0
    assert played["shelfie", 2]["failures"] == 0
    assert "polyline" in plot.read_text("utf-8")
    assert {row["kind"] for row in report["environments"]} == {
        environments.AGENTS,
        environments.STATES,
        environments.VECTOR,
    }
    table = measuring.bench_table(report)
    assert all(words in table for words in ("games/s", "iterations/s", "moves/s", "to OpenSpiel hearts"))


def test_bench_knows_what_it_measures() -> None:
    assert "Choose one of: rules, players, environments, service" in refusal("bench", "--only", "everything")
