"""Builds the native libraries of games for Python.

Each game is compiled once, for all machines. Zig, which comes as a package (`ziglang`), links for Linux, macOS and
Windows. What has not changed is not built again. `ludoteca.core.native` loads the libraries.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ludoteca.core.library import game as find_game
from ludoteca.core.native import INDEX, source_hash
from ludoteca.core.types import Document
from ludoteca.targets import runtime
from ludoteca.targets.build import replace
from ludoteca.targets.checks import find_check
from ludoteca.targets.machines import BuildError, emit_object, native
from ludoteca.targets.plans import Plan, carry_out
from ludoteca.targets.program import Program, compile_program
from ludoteca.targets.python_entries import example_arguments, python_entries_of


class Machine(NamedTuple):
    """A kind of computer: its name for LLVM, its least processor, its name for Zig, and how its libraries are named.

    The last field is what a library contains besides the program.
    """

    triple: str
    processor: str
    zig: str
    suffix: str = "so"
    assembly: str = ""


MACHINES = {
    "linux-x86_64": Machine("x86_64-unknown-linux-gnu", "x86-64-v2", "x86_64-linux-none"),
    "linux-aarch64": Machine("aarch64-unknown-linux-gnu", "generic", "aarch64-linux-none"),
    "darwin-arm64": Machine("arm64-apple-macosx11.0.0", "apple-m1", "aarch64-macos.11.0", "dylib"),
    "darwin-x86_64": Machine("x86_64-apple-macosx11.0.0", "x86-64-v2", "x86_64-macos.11.0", "dylib"),
    "win32-AMD64": Machine("x86_64-w64-windows-gnu", "x86-64-v2", "x86_64-windows-gnu", "dll", runtime.WINDOWS),
}
"""By the names that Python has for them: `sys.platform` and `platform.machine()`.

Wheels contain the libraries for all of them; `ludoteca.core.native_trial` says on which they are tried first.
"""


def build(folder: Path, games: list[str], machines: list[str]) -> list[str]:
    """Build the libraries of games for some machines; return the games that were not up to date."""
    return carry_out(plan(folder, games, machines))


def plan(folder: Path, games: list[str], machines: list[str]) -> Plan:
    """What is to be built, so that a folder contains the libraries of these games for these machines."""
    folder.mkdir(parents=True, exist_ok=True)
    old = read_index(folder)
    changed = [name for name in games if not is_current(folder, name, old.get(name), machines)]

    def record(built: dict[str, Document]) -> None:
        index = {name: (old | built)[name] for name in games}
        replace(folder / INDEX, json.dumps(index, indent=1).encode())
        kept = {INDEX, *(each["file"] for game in index.values() for each in game["machines"].values())}
        for file in folder.iterdir():
            if file.name not in kept:
                file.unlink()

    return Plan({name: partial(build_game, folder, name, machines) for name in changed}, record)


def read_index(folder: Path) -> dict[str, Document]:
    """What has been built in a folder."""
    try:
        index: dict[str, Document] = json.loads((folder / INDEX).read_bytes())
    except (OSError, ValueError):
        return {}
    return index


def is_current(folder: Path, name: str, found: Document | None, machines: list[str]) -> bool:
    """Whether the libraries of a game are complete and were built from these sources by this builder."""
    if found is None or found["stamp"] != stamp(name) or not found["machines"].keys() >= set(machines):
        return False
    return all((folder / each["file"]).is_file() for each in found["machines"].values())


def stamp(name: str) -> str:
    """A hash of a game's sources and of the builder's."""
    builder = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py"))))
    return f"{source_hash(find_game(name).source_folder)}-{builder.hexdigest()[:12]}"


def build_game(folder: Path, name: str, machines: list[str]) -> Document:
    """Build the libraries of one game; return its entry in the index."""
    game = find_game(name)
    program = compile_program(python_entries_of(game), example_arguments(game))
    sources = source_hash(game.source_folder)
    files = {each: write_library(folder, f"{name}-{each}-{sources}", program, MACHINES[each]) for each in machines}
    return {"sources": sources, "stamp": stamp(name), "check": find_check(name), "machines": files}


def write_library(folder: Path, name: str, program: Program, machine: Machine) -> Document:
    """Write the library of a program for a machine; return its name and a hash of its contents."""
    target = native(machine.triple, machine.processor)
    data = link(emit_object(program, target), machine)
    replace(folder / f"{name}.{machine.suffix}", data)
    return {"file": f"{name}.{machine.suffix}", "sha256": hashlib.sha256(data).hexdigest()}


def link(code: bytes, machine: Machine) -> bytes:
    """Link an object file into a shared library."""
    with tempfile.TemporaryDirectory() as place:
        object_file, library = Path(place, "code.o"), Path(place, f"library.{machine.suffix}")
        object_file.write_bytes(code)
        sources = [object_file]
        if machine.assembly:
            sources.append(Path(place, "runtime.s"))
            sources[-1].write_text(machine.assembly)
        words = ["cc", "-target", machine.zig, "-shared", "-nostdlib", "-s", *map(str, sources), "-o", str(library)]
        ran = subprocess.run(
            [sys.executable, "-m", "ziglang", *words], cwd=place, capture_output=True, text=True, check=False
        )
        if ran.returncode or not library.is_file():
            raise BuildError(f"Zig cannot link for {machine.zig}: {ran.stderr.strip()}")
        return library.read_bytes()
