"""Libraries for Windows play the same matches in Wine, which only a soak needs."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.core import kernels, luck, native
from ludoteca.core.compiled import COMPILES

WINE = shutil.which("wine64") or shutil.which("wine") or "/usr/lib/wine/wine64"
HOST = Path(__file__).with_name("windows_host.c")
MATCHES = 40
PRIME, START = 0x100000001B3, 0xCBF29CE484222325
CALLED = ("seed_luck", "next_block", "setup_one", "list_one", "apply_one", "read_head", "list_actions", "carry_out")

pytestmark = [
    pytest.mark.soak,
    pytest.mark.compiled,
    pytest.mark.skipif(not COMPILES, reason="nothing is compiled here"),
    pytest.mark.skipif(not Path(WINE).exists(), reason="needs Wine"),
    pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="needs ziglang, which links: make native"),
]


def fold(digest: int, numbers: list[int] | bytes) -> int:
    """FNV-1a, number by number."""
    for each in numbers:
        digest = ((digest ^ each) * PRIME) & (2**64 - 1)
    return digest


def digest(game: ludoteca.Game, seed: int) -> str:
    """The digest of a match: what was legal each time, and the last state."""
    box, key = game.empty(), np.zeros(luck.KEY_BYTES, np.uint8)
    key[0] = seed
    luck.seed_luck(box["luck"][0], key)
    kernels.setup_one(box, 2, np.zeros(len(game.options), np.int64))
    state, found = ludoteca.State(game, box), START
    while actions := state.legal_actions():
        found = fold(found, actions)
        state.apply(actions[state.ply * 7919 % len(actions)])
    return f"{fold(found, state.record.tobytes()):016x}"


def write_header(game: ludoteca.Game, file: Path) -> None:
    """Write what the host has to know about the table and the game."""
    sizes = {
        "ACTION_COUNT": game.action_count,
        "MATCHES": MATCHES,
        "OPTION_COUNT": len(game.options),
        "RECORD_SIZE": game.dtype.itemsize,
        "TABLE_SIZE": len(native.TABLE),
        "WORDS": luck.WORDS,
    }
    places = {f"T_{name}": place for place, name in enumerate(native.TABLE)}
    file.write_text("".join(f"#define {name} {value}\n" for name, value in (sizes | places).items()))


def build(game: ludoteca.Game, folder: Path) -> None:
    """Build a library with the few functions that the host calls, and the host."""
    from ludoteca.targets import native as builder
    from ludoteca.targets import runtime
    from ludoteca.targets.program import compile_program
    from ludoteca.targets.python_entries import example_arguments, python_entries_of

    entries = {name: entry for name, entry in python_entries_of(game).items() if name.endswith(CALLED)}
    program, machine = compile_program(entries, example_arguments(game)), builder.MACHINES["win32-AMD64"]
    builder.write_library(folder, "library", program, machine)
    write_header(game, folder / "game.h")
    (folder / "runtime.s").write_text(runtime.WINDOWS)
    words = [
        "cc",
        "-target",
        machine.zig,
        "-nostdlib",
        "-Wl,--subsystem,console",
        "-O1",
        "-fno-builtin",
        f"-I{folder}",
        str(HOST),
        "runtime.s",
    ]
    command = [sys.executable, "-m", "ziglang", *words, "-lkernel32", "-o", "host.exe"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_a_library_for_windows_plays_the_same_matches(name: str, tmp_path: Path) -> None:
    game = ludoteca.game(name)
    build(game, tmp_path)
    settings = os.environ | {"WINEPREFIX": str(tmp_path / "wine"), "WINEDEBUG": "-all", "DISPLAY": ""}
    done = subprocess.run([WINE, "host.exe"], cwd=tmp_path, env=settings, capture_output=True, text=True, check=False)
    assert done.stdout.split("\n")[:-1] == [*(digest(game, seed) for seed in range(MATCHES)), f"wrong {0:016x}"]
