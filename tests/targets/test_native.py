"""Native libraries do exactly what Numba's code does, and are used only if they fit."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.compiled import COMPILES
from ludoteca.core.native import INDEX, SWITCH, machine
from ludoteca.core.native_trial import PASSED
from ludoteca.targets.native import MACHINES
from tests.libraries import native_libraries
from tests.tables import BUILT_IN

ROOT = Path(__file__).parents[2]
SMALL = (
    "core.kernels.no_events",
    *("games.lanterns.lake.", "games.lanterns.supply.take_token"),
    *("games.shelfie.goals.", "games.shelfie.scoring.", "games.shelfie.shelf.list_groups"),
)
"""Kernels that may run as plain Python: they make an empty array, read a position, or count one shelf."""

pytestmark = [pytest.mark.compiled, pytest.mark.skipif(not COMPILES, reason="nothing is compiled here")]


@pytest.fixture(scope="module")
def libraries() -> Path:
    """The folder with the libraries for this computer."""
    return native_libraries()


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in another process."""
    command = [sys.executable, "-W", "error", *words]
    return subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)


def test_native_code_and_numba_agree_to_the_byte(libraries: Path) -> None:
    from tests.targets.deeds import all_digests

    done = run("-m", "tests.targets.deeds", **{SWITCH: str(libraries)})
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["native"]
    assert [name for name in found["plain"] if not name.removeprefix("ludoteca.").startswith(SMALL)] == []
    assert found["digests"] == all_digests(BUILT_IN)


def test_calls_that_handle_objects_keep_their_promises(libraries: Path) -> None:
    words = ("-m", "pytest", "-q", "tests/core/test_record_calls.py")
    done = run(*words, **{SWITCH: str(libraries)})
    assert done.returncode == 0, done.stdout


MODE = """
import importlib.util, os, sys
find = importlib.util.find_spec
if "NO_NUMBA" in os.environ:
    importlib.util.find_spec = lambda name, package=None: None if name == "numba" else find(name, package)
import ludoteca
from ludoteca.core import compiled
if not compiled.COMPILES:
    state = ludoteca.game("shelfie").new(2, seed=1)
    state.play(state.legal_actions()[0])
print("native" if compiled.NATIVE else "pure" if compiled.PURE else "numba", "numba" in sys.modules)
"""


def copy_package(place: Path, libraries: Path) -> Path:
    """A package that contains libraries, as a wheel installs it."""
    ignored = shutil.ignore_patterns("server", "__pycache__")
    shutil.copytree(ROOT / "src" / "ludoteca", place / "ludoteca", ignore=ignored)
    shutil.copytree(libraries, place / "ludoteca" / "native")
    return place


def mode(place: Path, **environment: str) -> str:
    """How the rules of a copied package run."""
    settings = {"PYTHONPATH": str(place), "LUDOTECA_GAMES": "", SWITCH: ""} | environment
    done = run("-c", MODE, **settings)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_package_with_libraries_never_imports_numba(libraries: Path, tmp_path: Path) -> None:
    place = copy_package(tmp_path, libraries)
    assert mode(place) == "native False"
    assert mode(place, LUDOTECA_NATIVE="0") == "numba True"
    assert mode(place, LUDOTECA_PURE="1") == "pure False"
    own = str(ROOT / "tests" / "third_game")
    assert mode(place, LUDOTECA_GAMES=own) == "numba True"


def test_changed_rules_are_compiled_by_numba_or_run_uncompiled(libraries: Path, tmp_path: Path) -> None:
    place = copy_package(tmp_path, libraries)
    rules = place / "ludoteca" / "games" / "shelfie" / "rules.py"
    rules.write_text(rules.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert mode(place) == "numba True"
    assert mode(place, NO_NUMBA="1") == "native False"  # Lanterns is unchanged
    assert mode(place, NO_NUMBA="1", LUDOTECA_NATIVE="0") == "pure False"


def test_a_library_that_plays_differently_is_not_used(libraries: Path, tmp_path: Path) -> None:
    place = copy_package(tmp_path, libraries)
    file = place / "ludoteca" / "native" / INDEX
    index: dict[str, Any] = json.loads(file.read_bytes())
    index["shelfie"]["check"]["digest"] = "another"
    file.write_text(json.dumps(index))
    settings = {"PYTHONPATH": str(place), "LUDOTECA_GAMES": "", SWITCH: ""}
    done = run("-c", MODE, **settings)
    assert done.stdout.strip() == "numba True"
    assert done.stderr.count("\n") == 1
    assert "gives wrong results on this computer, so it is not used" in done.stderr
    assert run("-c", MODE, **settings, NO_NUMBA="1").stdout.strip() == "native False"  # Lanterns plays as it should


def package_for_another_machine(place: Path, libraries: Path) -> Path:
    """A package whose libraries are for a machine on which nobody has run them, which this computer pretends to be."""
    copy_package(place, libraries)
    (place / "sitecustomize.py").write_text("import platform\nplatform.machine = lambda: 'untried'\n")
    change_machines(place, lambda machines: {f"{sys.platform}-untried": machines[machine()]})
    return place


def change_machines(place: Path, change: Callable[[Any], Any]) -> None:
    """Change which files a package has for which machines."""
    file = place / "ludoteca" / "native" / INDEX
    index: dict[str, Any] = json.loads(file.read_bytes())
    for game in index.values():
        game["machines"] = change(game["machines"])
    file.write_text(json.dumps(index))


def crashing_library(folder: Path) -> dict[str, str]:
    """A library that stops the process as soon as it is used; its entry in the index."""
    code, file = folder / "crash.c", folder / "crash.so"
    code.write_text("void use_python(void *table) { __builtin_trap(); }")
    words = ["-target", MACHINES[machine()].zig, "-shared", "-nostdlib", str(code), "-o", str(file)]
    subprocess.run([sys.executable, "-m", "ziglang", "cc", *words], check=True)
    return {"file": file.name, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}


def test_where_nobody_has_run_a_library_it_is_tried_once_in_another_process(libraries: Path, tmp_path: Path) -> None:
    place = package_for_another_machine(tmp_path, libraries)
    settings = {"LUDOTECA_CACHE": str(tmp_path / "cache")}
    assert mode(place, **settings) == "native False"
    (verdict,) = (tmp_path / "cache").glob("native-trial-*")
    assert verdict.read_text() == PASSED
    verdict.write_text("it crashed")
    assert mode(place, **settings) == "numba True", "the verdict is remembered"


def test_a_library_that_crashes_is_not_used(libraries: Path, tmp_path: Path) -> None:
    place = package_for_another_machine(tmp_path, libraries)
    crash = crashing_library(place / "ludoteca" / "native")
    change_machines(place, lambda machines: dict.fromkeys(machines, crash))
    settings = {"PYTHONPATH": str(place), "LUDOTECA_GAMES": "", SWITCH: "", "LUDOTECA_CACHE": str(tmp_path / "cache")}
    done = run("-c", MODE, **settings)
    assert done.stdout.strip() == "numba True"
    assert done.stderr.count("\n") == 1
    assert "do not work on this computer (exit code -" in done.stderr


def test_a_damaged_library_is_refused_in_one_sentence(libraries: Path, tmp_path: Path) -> None:
    folder = tmp_path / "native"
    shutil.copytree(libraries, folder)
    for file in folder.glob("shelfie*"):
        file.write_bytes(file.read_bytes()[:-1000])
    done = run("-c", MODE, **{SWITCH: str(folder)})
    assert done.returncode == 1
    assert "the file is damaged. Install Ludoteca again, or set LUDOTECA_NATIVE=0" in done.stderr.splitlines()[-1]


def test_a_file_that_is_not_a_library_is_refused_in_one_sentence(libraries: Path, tmp_path: Path) -> None:
    folder = tmp_path / "native"
    shutil.copytree(libraries, folder)
    index: dict[str, Any] = json.loads((folder / INDEX).read_bytes())
    for game in index.values():
        for each in game["machines"].values():
            (folder / each["file"]).write_bytes(b"no library")
            each["sha256"] = hashlib.sha256(b"no library").hexdigest()
    (folder / INDEX).write_text(json.dumps(index))
    done = run("-c", MODE, **{SWITCH: str(folder)})
    assert "cannot be loaded: " in done.stderr.splitlines()[-1]
    done = run("-c", MODE, **{SWITCH: str(tmp_path / "nowhere")})
    assert "nowhere/index.json cannot be loaded: " in done.stderr.splitlines()[-1]
