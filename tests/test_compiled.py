"""Compiled rules are the rules: the same to the byte, compiled once each, with or without a place to keep them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core import kernels
from ludoteca.core.compiled import CACHE, PURE
from tests import sizes
from tests.digests import digests

ROOT = Path(__file__).parents[1]
SMALLEST = min(ludoteca.game_names(), key=lambda name: ludoteca.game(name).dtype.itemsize)

pytestmark = pytest.mark.skipif(PURE, reason="nothing is compiled here")


def digests_elsewhere(*names: str, **environment: str) -> dict[str, str]:
    """The digests that another process computes."""
    command = [sys.executable, "-W", "error", "-m", "tests.digests", *names]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    printed: dict[str, str] = json.loads(done.stdout)
    return printed


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_compiled_and_uncompiled_rules_agree_to_the_byte(name: str) -> None:
    assert digests_elsewhere(name, LUDOTECA_PURE="1") == digests([name])


def test_numbas_own_switch_turns_compilation_off_too() -> None:
    assert digests_elsewhere(SMALLEST, NUMBA_DISABLE_JIT="1") == digests([SMALLEST])


@pytest.mark.skipif(sizes.QUICK, reason="compiles a game")
def test_where_no_cache_can_be_written_the_rules_run_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert digests_elsewhere(SMALLEST, LUDOTECA_CACHE=str(file / "below")) == digests([SMALLEST])
    assert file.read_bytes() == b""


# Each new combination of argument types costs a second of compilation: it must be meant.


@pytest.mark.skipif(CACHE is None, reason="nothing is kept here")
def test_no_rule_is_compiled_more_than_once_and_no_door_more_than_once_for_each_game() -> None:
    """Rules, and what core does without a game, have one signature; all else may be called with any game's states."""
    games = ludoteca.game_names()
    digests(games)
    assert CACHE is not None
    counts = specialisations(CACHE)
    doors = doors_of_core()
    assert doors & counts.keys()
    once = {name for name in counts if name.partition("/")[0] in ("core", *games) and name not in doors}
    assert {name.partition("/")[0] for name in once} == {"core", *games}
    assert {name: count for name, count in counts.items() if count > (1 if name in once else len(games))} == {}


def specialisations(folder: Path) -> Counter[str]:
    """How often each kernel lies in a cache of compiled code, by folder, module and name."""
    kernel = re.compile(r"(.+)_[0-9a-f]+/([a-z_]+\.[a-z_]+)-\d+\.[^/]+\.nbc")
    files = (str(path.relative_to(folder)) for path in folder.rglob("*.nbc"))
    found = [kernel.fullmatch(file) for file in files]
    assert all(found)
    return Counter(f"{names[1]}/{names[2]}" for names in found if names)


def doors_of_core() -> set[str]:
    """The kernels of core whose first argument is a state or many."""
    found = {name: getattr(function, "py_func", None) for name, function in vars(kernels).items()}
    first = {name: [*function.__annotations__.values(), None][0] for name, function in found.items() if function}
    return {f"core/kernels.{name}" for name, kind in first.items() if kind in ("Box", "Batch", "Record")}
