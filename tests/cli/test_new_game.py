"""`ludoteca new-game`: a package that works at once, and clear refusals."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli import new_game
from ludoteca.core.errors import LudotecaError
from tests.commands import refusal, run

FILES = {
    "README.md",
    "pyproject.toml",
    "src/tic_tac/RULEBOOK.md",
    "src/tic_tac/__init__.py",
    "src/tic_tac/messages/en.ftl",
    "src/tic_tac/rules.py",
    "tests/test_conformance.py",
    "tests/test_rules.py",
}


@pytest.fixture
def tic_tac(tmp_path: Path) -> Path:
    """The folder of a new game."""
    folder = tmp_path / "games" / "tic_tac"
    new_game.create_game("tic_tac", folder)
    return folder


def python(*arguments: str, **environment: str) -> str:
    """Run Python without any game of the tests, and return what it prints."""
    inherited = {name: value for name, value in os.environ.items() if name != "LUDOTECA_GAMES"}
    done = subprocess.run(
        [sys.executable, *arguments],
        env=inherited | environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_is_a_package_with_its_own_name_everywhere(tic_tac: Path) -> None:
    assert {path.relative_to(tic_tac).as_posix() for path in tic_tac.rglob("*") if path.is_file()} == FILES
    texts = [(tic_tac / file).read_text("utf-8") for file in FILES]
    assert not any("starter" in text.lower() or "ST-" in text for text in texts)
    assert 'tic_tac = "tic_tac"' in (tic_tac / "pyproject.toml").read_text("utf-8")
    assert 'name = "ludoteca-tic-tac"' in (tic_tac / "pyproject.toml").read_text("utf-8")
    assert "class TicTacGame(Game)" in (tic_tac / "src" / "tic_tac" / "__init__.py").read_text("utf-8")


def test_a_new_game_passes_its_tests_and_the_conformance_suite(tic_tac: Path) -> None:
    """Uncompiled, to be quick: the starter game itself is tested compiled with all other games."""
    options = ("-q", "-p", "no:cacheprovider", "-c", str(tic_tac / "pyproject.toml"), str(tic_tac))
    told = python("-m", "pytest", *options, LUDOTECA_GAMES=str(tic_tac / "src"), LUDOTECA_PURE="1")
    assert "passed" in told
    assert "failed" not in told


def test_an_installed_game_is_found_through_its_entry_point(tic_tac: Path, tmp_path: Path) -> None:
    place = tmp_path / "installed"
    options = ("--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "-q")
    python("-m", "pip", "install", *options, "--target", str(place), str(tic_tac))
    told = python("-m", "ludoteca", "games", PYTHONPATH=str(place), LUDOTECA_PURE="1")
    assert "tic_tac: Tic Tac, 2 players" in told
    script = "import ludoteca; state = ludoteca.game('tic_tac').new(seed=1); state.play('place b2'); print(state.ply)"
    assert python("-c", script, PYTHONPATH=str(place), LUDOTECA_PURE="1") == "1\n"


def test_a_broken_game_is_named_and_the_other_games_still_work(tic_tac: Path) -> None:
    (tic_tac / "src" / "tic_tac" / "rules.py").write_text("import nothing_of_this_name\n", "utf-8")
    environment = {"LUDOTECA_GAMES": str(tic_tac / "src"), "LUDOTECA_PURE": "1"}
    script = "import ludoteca\ntry: ludoteca.game('tic_tac')\nexcept ludoteca.UnknownGame as error: print(error)"
    told = python("-c", script, **environment)
    assert "The game 'tic_tac' cannot be loaded" in told
    assert "No module named 'nothing_of_this_name'" in told
    assert "lanterns" in python("-c", "import ludoteca; print(ludoteca.game('lanterns'))", **environment)


def test_the_command_says_what_to_do_next(tmp_path: Path) -> None:
    done = run("new-game", "pebbles", str(tmp_path / "my games"))
    assert f"The game pebbles is in {tmp_path / 'my games'} (8 files)." in done.stdout
    assert f"python -m pip install -e '{tmp_path / 'my games'}'" in done.stdout
    assert "ludoteca play pebbles" in done.stdout


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Tic Tac", "for example tic_tac, not 'Tic Tac'"),
        ("x", "2 to 24 small letters"),
        ("go9", "for example go, not 'go9'"),
        ("a__b", "single underscores"),
        ("x" * 25, "2 to 24 small letters"),
        ("lanterns", "There is a game 'lanterns' already"),
        ("json", "Python has something called 'json' already"),
        ("lambda", "for example lambda_game"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(LudotecaError, match=reason):
        new_game.create_game(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    assert "is not an empty folder" in refusal("new-game", "pebbles", str(tmp_path))
    assert "is not an empty folder" in refusal("new-game", "pebbles", str(tmp_path / "notes.txt"))
    assert list(tmp_path.iterdir()) == [tmp_path / "notes.txt"]


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert "cannot be written" in refusal("new-game", "pebbles", str(tmp_path / "file" / "below"))
