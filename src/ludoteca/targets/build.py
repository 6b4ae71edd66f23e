"""Builds the programs of games for browsers: WebAssembly, weights and manifests, in one folder.

The name of every file contains a hash of its contents. `index.json` names the manifest of each game, and a manifest
names all other files of the game. What has not changed is not built again.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np

from ludoteca.core.cache import CORE, SEARCH, hash_sources
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.types import Document
from ludoteca.search.error_rates import MEASURED
from ludoteca.search.network import Net
from ludoteca.search.weights import FILE, packed_net
from ludoteca.targets.machines import emit_object, wasm
from ludoteca.targets.manifest import FORMAT, describe
from ludoteca.targets.plans import Plan, carry_out
from ludoteca.targets.program import Program, compile_browser_program
from ludoteca.targets.wasm_module import build_module

INDEX = "index.json"
HERE = Path(__file__).parent
HASH_DIGITS = 12


def build(folder: Path, names: Iterable[str]) -> list[str]:
    """Build the programs of some games; return the names of those that were not up to date."""
    return carry_out(plan(folder, names))


def plan(folder: Path, names: Iterable[str]) -> Plan:
    """What is to be built, so that a folder contains the programs of these games."""
    folder.mkdir(parents=True, exist_ok=True)
    old = read_index(folder)
    stamps = {name: stamp(find_game(name)) for name in names}
    changed = [name for name in stamps if not is_current(folder, old.get(name), stamps[name])]

    def record(manifests: dict[str, str]) -> None:
        manifests = {name: old[name]["manifest"] for name in stamps if name not in changed} | manifests
        games = {name: {"manifest": manifests[name], "stamp": stamps[name]} for name in stamps}
        replace(folder / INDEX, json.dumps({"format": FORMAT, "games": games}).encode())
        remove_others(folder, manifests.values())

    return Plan({name: partial(build_game, folder, name) for name in changed}, record)


def stamp(game: Game) -> str:
    """A hash of everything that a game's program is made of."""
    weights = game.source_folder / FILE
    learned = hashlib.sha256(weights.read_bytes()).hexdigest() if weights.is_file() else ""
    sources = hash_sources(CORE, SEARCH, HERE, game.source_folder)
    measured = hashlib.sha256(MEASURED.read_bytes()).hexdigest()
    parts = (sources, learned, measured, numba.__version__, llvmlite.__version__)
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:HASH_DIGITS]


def read_index(folder: Path) -> dict[str, Document]:
    """The games in a folder: the manifest and the stamp of each."""
    try:
        games: dict[str, Document] = json.loads((folder / INDEX).read_bytes())["games"]
    except (OSError, ValueError, KeyError):
        return {}
    return games


def is_current(folder: Path, found: Document | None, wanted: str) -> bool:
    """Whether a game's program is complete and was built from these sources."""
    if found is None or found["stamp"] != wanted or not (folder / found["manifest"]).is_file():
        return False
    return all((folder / file).is_file() for file in files_of(folder, found["manifest"]))


def files_of(folder: Path, manifest: str) -> list[str]:
    """All files of a game's program."""
    described = json.loads((folder / manifest).read_bytes())
    weights = [each["file"] for each in described["weights"].values()]
    return [manifest, *described["wasm"].values(), *weights]


def remove_others(folder: Path, manifests: Iterable[str]) -> None:
    """Remove the files of earlier builds."""
    kept = {INDEX, *(file for manifest in manifests for file in files_of(folder, manifest))}
    for file in folder.glob("[!.]*"):
        if file.name not in kept:
            file.unlink()


def build_game(folder: Path, name: str) -> str:
    """Build the program of one game; return the name of its manifest."""
    game = find_game(name)
    program = compile_browser_program(game)
    document = describe(game, program.functions)
    document["wasm"] = {
        kind: write(folder, f"{name}-{kind}", "wasm", build_wasm(program, simd))
        for kind, simd in (("simd", True), ("plain", False))
    }
    nets = {players: packed_net(game, players) for players in game.players}
    document["weights"] = {
        str(players): write_net(folder, f"{name}-{players}", net) for players, net in nets.items() if net is not None
    }
    return write(folder, name, "json", json.dumps(document, separators=(",", ":")).encode())


def build_wasm(program: Program, simd: bool) -> bytes:
    """The WebAssembly module of a program."""
    target = wasm(simd)
    return build_module(emit_object(program, target), [*program.functions, *target.exported])


def write_net(folder: Path, name: str, net: dict[str, Any]) -> Document:
    """Write a packed network, its arrays one after the other, compressed; return its description.

    Half precision becomes float32, which JavaScript can read.
    """
    net = {field: array.astype(np.float32) if array.dtype == np.float16 else array for field, array in net.items()}
    arrays, at = {}, 0
    for field, array in net.items():
        arrays[field] = {"at": at, "type": array.dtype.name, "shape": list(array.shape)}
        at += array.nbytes
    data = gzip.compress(b"".join(array.tobytes() for array in net.values()), 9, mtime=0)
    return {"file": write(folder, name, "bin", data), "arrays": arrays, "fields": list(Net._fields)}


def write(folder: Path, name: str, suffix: str, data: bytes) -> str:
    """Write a file whose name contains a hash of its contents; return the name."""
    file = folder / f"{name}.{hashlib.sha256(data).hexdigest()[:HASH_DIGITS]}.{suffix}"
    replace(file, data)
    return file.name


def replace(file: Path, data: bytes) -> None:
    """Write a file in one step, so that a server never reads half of it."""
    draft = file.with_name(f"{file.name}.draft")
    draft.write_bytes(data)
    draft.replace(file)
