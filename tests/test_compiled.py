"""Compiled and uncompiled rules agree exactly, and each rule is compiled once, with or without a cache."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ludoteca
import ludoteca.search.thinker  # with its kernels
from ludoteca.core import kernels, writers
from ludoteca.core.cache import can_cache
from ludoteca.core.compiled import PURE
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
def test_the_rules_run_without_a_writable_cache(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert digests_elsewhere(SMALLEST, LUDOTECA_CACHE=str(file / "below")) == digests([SMALLEST])
    assert file.read_bytes() == b""


# Each new combination of argument types costs a second of compilation, so it must be intended.


@pytest.mark.skipif(not can_cache(), reason="nothing is kept here")
def test_no_rule_is_compiled_twice_and_no_entry_point_twice_for_a_game() -> None:
    """Rules and functions of core without a state have one signature; others have one for each game."""
    games = ludoteca.game_names()
    digests(games)
    counts = specialisations()
    doors = doors_of_core()
    assert doors & counts.keys()
    once = {name for name in counts if {"core", *games} & {*name.split(".")} and name not in doors}
    assert {part for name in once for part in name.split(".")} >= {"core", *games}
    assert {name: count for name, count in counts.items() if count > (1 if name in once else len(games))} == {}


def specialisations() -> Counter[str]:
    """The number of cached signatures of each kernel of this checkout, for the processor that compiled most of them."""
    rooms = {"core", "games", "search", *ludoteca.game_names()}
    modules = [module for name, module in list(sys.modules.items()) if rooms & {*name.split(".")}]
    found = [function for module in modules for function in vars(module).values() if hasattr(function, "py_func")]
    return Counter({f"{kept.__module__}.{kept.__name__}": times_kept(kept) for kept in found})


def times_kept(function: Any) -> int:
    """The number of signatures of a kernel in Numba's cache; other types of processor have their own."""
    indexes = [cache._cache_file._load_index() for cache in function._cache.caches.values()]
    processors = Counter(processor for index in indexes for _, processor, _ in index)
    return max(processors.values(), default=0)


def doors_of_core() -> set[str]:
    """The kernels of core whose first argument is one state or many."""
    every = [getattr(function, "py_func", None) for module in (kernels, writers) for function in vars(module).values()]
    first = {f"{each.__module__}.{each.__name__}": [*each.__annotations__.values(), None][0] for each in every if each}
    return {name for name, kind in first.items() if kind in ("Box", "Batch", "Record")}
